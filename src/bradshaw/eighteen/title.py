"""What the titles of all 18xx games answer alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import ClassVar, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.title import Title
from bradshaw.core.view import Chart
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.tiles import Tile
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)


class EighteenTitle(Title[S]):
    """A game of companies with shares and prices that run trains."""

    companies: ClassVar[Sequence[str]]
    """The names of the companies by number."""
    tiles: ClassVar[Sequence[Tile]]
    words: ClassVar[tuple[str, ...]] = ("bradshaw.eighteen",)

    @abstractmethod
    def worth(self, state: S, seat: int) -> int:
        """What a player has."""

    @abstractmethod
    def last_revenue(self, state: S, company: int) -> int:
        """What a company's latest runs have earned."""

    @abstractmethod
    def can_run(self, state: S, company: int) -> bool:
        """Whether a company has a train and a route for it."""

    def sign(self, action: Action) -> Hashable:
        """Symmetric tiles can be turned without any difference."""
        if type(action) is LayTile:
            alike = next((tile.alike for tile in self.tiles if tile.id == action.tile), ())
            return msgspec.structs.replace(action, rotation=alike[action.rotation])
        return action

    def shares_and_tiles(self, state: S) -> dict[str, int]:
        """How many there are of each, wherever they are."""
        sums = {
            f"{name} shares": sum(state.shares(seat, company) for seat in range(state.players))
            + state.ipo[company]
            + state.pool[company]
            for company, name in enumerate(self.companies)
        }
        sums["tiles"] = sum(state.supply) + sum(code >= 0 for code in state.tiles)
        return sums

    def running_companies(self, state: S) -> Sequence[str]:
        numbers = range(len(self.companies))
        running = [company for company in numbers if state.is_floated(company) and self.can_run(state, company)]
        return [self.companies[company] for company in state.markers.order(running)]

    def chart(self, state: S) -> Chart:
        companies = {
            name: {
                "price": state.price(company),
                "revenue": self.last_revenue(state, company),
                "shares": [state.shares(seat, company) for seat in range(state.players)],
            }
            for company, name in enumerate(self.companies)
            if state.is_started(company)
        }
        seats = range(state.players)
        return Chart([state.money(seat) for seat in seats], [self.worth(state, seat) for seat in seats], companies)
