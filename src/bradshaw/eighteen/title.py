"""What the titles of all 18xx games answer alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Course
from bradshaw.core.errors import BadPosition
from bradshaw.core.messages import message
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.title import Reference, Title
from bradshaw.core.view import Chart
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.tiles import Tile
from bradshaw.eighteen.site.games import PublicSite
from bradshaw.eighteen.site.positions import SitePositions
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.courses import courses
from bradshaw.eighteen.views.manifest import Manifest
from bradshaw.eighteen.views.shown_runs import BestRuns, LaidRuns, Ways

S = TypeVar("S", bound=AnyState)


class Dialect(NamedTuple):
    """How a game is read from 18xx.games and written for it: whole games, games to compare, single positions."""

    site: Callable[[Any], PublicSite[Any, Any]]
    reference: Callable[[Any], Reference]
    positions: Callable[[Any], SitePositions[Any, Any]]


class EighteenTitle(Title[S]):
    """A game of companies with shares and prices that run trains."""

    companies: ClassVar[Sequence[str]]
    """The names of the companies by number."""
    tiles: ClassVar[Sequence[Tile]]
    site: PublicSite[Any, Any] | None = None
    """How games of 18xx.games are read and written."""
    positions: SitePositions[Any, Any] | None = None
    """How files of single positions are answered: the best runs of a company, or every tile that it may lay."""
    words: ClassVar[tuple[str, ...]] = ("bradshaw.eighteen",)

    def __init__(self, package: str, dialect: Dialect | None = None) -> None:
        """`package` ships the game's rules."""
        self.rulebook = Rulebook.of(package)
        if dialect is not None:
            self.site = dialect.site(self)
            self.reference = dialect.reference(self.site)
            self.positions = dialect.positions(self.site)

    @abstractmethod
    def worth(self, state: S, seat: int) -> int:
        """What a player has."""

    @abstractmethod
    def liquidity(self, state: S, seat: int) -> int:
        """What a player would have after selling all that can be sold in this stock round, or the next."""

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

    def courses(self, state: S) -> Sequence[Course]:
        return courses(state)

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
        """The companies that could run trains now, in operating order."""
        numbers = range(len(self.companies))
        running = [company for company in numbers if state.is_floated(company) and self.can_run(state, company)]
        return [self.companies[company] for company in state.markers.order(running)]

    @abstractmethod
    def best_runs(self, state: S, company: str) -> BestRuns:
        """The best runs of a company's trains, or of the train that it would lease. Raises BadPosition."""

    def run_splits(self, state: S, company: str) -> Sequence[BestRuns]:
        """The best subsidy for every revenue that is worth having, the highest revenue first."""
        return (self.best_runs(state, company),)

    @abstractmethod
    def ways(self, state: S, company: str) -> Ways:
        """The trains of a company, the stops that track joins with its bases, and the ways from stop to stop."""

    @abstractmethod
    def lay_runs(self, state: S, action: Action) -> LaidRuns:
        """What becomes of runs that are being laid. Raises BadPosition where no runs are to be chosen.

        A run without a path stands for a train that stays idle. What else an action leaves open is filled in.
        """

    @abstractmethod
    def manifest(self, state: S) -> Manifest:
        """All tiles, with where the company that operates can lay them, or where they fit if none does."""

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
        return Chart(
            [state.money(seat) for seat in seats],
            [self.worth(state, seat) for seat in seats],
            companies,
            [self.liquidity(state, seat) for seat in seats],
        )


def running_title(title: Title[Any]) -> EighteenTitle[Any]:
    """The title of a game in which companies run trains. Raises BadPosition for any other."""
    if not isinstance(title, EighteenTitle):
        raise BadPosition(message("eighteen-error-no-trains", game=title.name))
    return title


def public_site(title: Title[Any]) -> PublicSite[Any, Any] | None:
    """How a title reads and writes games of 18xx.games, if it does."""
    return title.site if isinstance(title, EighteenTitle) else None


def answered_positions(title: Title[Any]) -> SitePositions[Any, Any] | None:
    """How a title answers files of single positions, if it does."""
    return title.positions if isinstance(title, EighteenTitle) else None
