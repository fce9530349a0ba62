"""Actions of 18xx.games read as ours, and ours written as theirs, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.errors import BadAction, quoted
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import SellShares
from bradshaw.eighteen.building.tokens import TokenStep
from bradshaw.eighteen.site.exports import certificates_named
from bradshaw.eighteen.site.games import Ids
from bradshaw.eighteen.site.labels import TileCopies
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.dividends import DividendStep
from bradshaw.eighteen.trains.running import RunStep

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)
L = TypeVar("L")
T = TypeVar("T")

INCOMPLETE = (KeyError, ValueError, TypeError, IndexError, AttributeError, StopIteration)
"""What an action that lacks something, or holds something else, leads to."""


class ActionReader(Generic[S, A]):
    """Reads the actions of one game in order."""

    companies: ClassVar[Mapping[str, int]]
    """The companies by their names there."""
    labels: TileCopies
    readers: ClassVar[Mapping[str, Callable[[Any, Any, Mapping[str, Any]], Any]]]
    """A method of the game's own reader for each type of action."""

    def check(self, state: S, action: Mapping[str, Any]) -> None:
        """Refuse an action that cannot come now, such as one of somebody whose turn it is not. Raises BadAction."""
        raise NotImplementedError

    def sell_shares(self, state: S, action: Mapping[str, Any]) -> SellShares:
        """A sale of shares, of which the file names every certificate."""
        company, _ = certificates_named(action, self.companies)[0]
        return SellShares(state.companies[company], int(action["percent"]) // 10)

    def city(self, action: Mapping[str, Any]) -> tuple[str, int]:
        """The hex of a city, which is named by the copy of the tile that it is on, and its number there."""
        tile, copy, city = str(action["city"]).rsplit("-", 2)
        return self.labels.tiles.get((tile, int(copy)), tile), int(city)

    def read(self, state: S, action: Mapping[str, Any]) -> A | None:
        """Our action for one of theirs; None for the first half of one that they make in two. Raises BadAction."""
        kind = action.get("type")
        reader = self.readers.get(str(kind))
        if reader is None:
            raise BadAction(message("eighteen-site-no-action-type", kind=quoted(kind)[:40]))
        self.check(state, action)
        try:
            ours: A | None = reader(self, state, action)
        except INCOMPLETE as error:
            what = f"{type(error).__name__}: {quoted(error)}"
            raise BadAction(message("eighteen-site-incomplete", kind=str(kind), problem=what)) from None
        return ours


def other_turn(entity: object, expected: object) -> BadAction:
    """Somebody acts whose turn it is not."""
    return BadAction(message("eighteen-site-other-turn", entity=quoted(entity)[:20], expected=quoted(expected)))


ACTS: Final[Mapping[type, Sequence[str]]] = {
    TokenStep: ["pass", "place_token"],
    RunStep: ["run_routes"],
    DividendStep: ["dividend"],
}
"""The types of actions that can be made in steps which all games have."""


STEPS: Final[Mapping[type, str]] = {TokenStep: "Token", RunStep: "Route", DividendStep: "Dividend"}
"""What these steps are called there."""


def of_kind(frame: object, table: Mapping[type, T]) -> T:
    """What a table has for the kind of decision that a frame is."""
    for kind in type(frame).__mro__:
        if kind in table:
            return table[kind]
    raise TypeError(f"a decision of the kind {type(frame).__name__} is unknown there")


class ActionWriter(Generic[L]):
    """Writes the actions of one game in order, giving numbers to what has one there."""

    def __init__(self, labels: L, ids: Ids) -> None:
        self.labels = labels
        self.ids = ids
