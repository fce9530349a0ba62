"""Rules of thumb that bots of all 18xx games follow.

Of track, stations reached count, higher values on a tile count, and so does every open end by what lies beyond it, the
nearer the more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import SellShares
from bradshaw.eighteen.board.geography import FAR, Geography
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
T = TypeVar("T")

LAYS: Final = 2
"""How many ways to begin a turn's track are thought about."""
SEARCH: Final = 60_000
"""How long runs are searched for."""
VILLAGE_VALUE: Final = 8.0
FADING: Final = 0.55
"""What a place counts with each hex that it is further away."""
_FADED: Final = [FADING**steps for steps in range(FAR + 1)]
OPEN_END: Final = 0.5
WALLED: Final = 0.15
"""What an open end of track counts of all that lies beyond it: in an empty hex, and in one whose track turns away."""
JOINED: Final = 15.0
SERVED: Final = 0.8
"""To join track that others have laid, and what its stations count."""
RISE: Final = 1.5
"""A pound more on a station that is reached already."""
WILLING: Final = 0.9
"""A share is sold for this part of what it seems worth, if something better can be had for it."""
WORTHWHILE: Final = 1.0
"""Track that counts less is not laid."""


def ask_adviser(state: S, advisers: Mapping[type, Callable[[S, Any], Sequence[Action]]]) -> Sequence[Action]:
    """What the adviser for the top frame recommends; nothing if there is none."""
    frame = state.frames[-1]
    adviser = advisers.get(type(frame))
    return adviser(state, frame) if adviser is not None else ()


class Lays(NamedTuple):
    """How many tiles an expert compares to begin a turn's track and to go on with it, and at most for each hex."""

    first: int
    following: int
    for_each_hex: int


USUAL: Final = Lays(30, 12, 6)
FEW: Final = Lays(5, 2, 2)


def lays(breadth: int) -> Lays:
    """What is compared in a search that is this many times as broad as usual; 0 for positions further on."""
    return Lays(*(breadth * count for count in USUAL)) if breadth else FEW


class Prospects:
    """What lies around each hex: what places that are not reached yet can become worth, the nearer the more."""

    def __init__(self, geography: Geography, worths: Iterable[float], reached: set[int]) -> None:
        self._steps = geography.steps
        self._goals = [(place, worth) for place, worth in enumerate(worths) if worth and place not in reached]
        self._known: dict[int, float] = {}

    def __getitem__(self, place: int) -> float:
        known = self._known.get(place)
        if known is None:
            row = self._steps[place]
            known = self._known[place] = sum([worth * _FADED[row[goal]] for goal, worth in self._goals])
        return known


class Starting(Protocol):
    """An action that starts a company."""

    @property
    def company(self) -> str: ...


class Trades(NamedTuple):
    """What can be done in a turn of a stock round."""

    sales: dict[str, list[Any]]
    """For each company the sales of numbers of its shares."""
    starts: dict[str, list[Any]]
    """For each company the ways to start it."""
    others: list[Any]


def trades(actions: Iterable[Action], starts: type[Starting], may_sell: Callable[[str], bool]) -> Trades:
    """All that can be done, by company; sales only of the companies that may be sold."""
    found = Trades({}, {}, [])
    for action in actions:
        if isinstance(action, SellShares):
            if action.company in found.sales or may_sell(action.company):
                found.sales.setdefault(action.company, []).append(action)
        elif isinstance(action, starts):
            found.starts.setdefault(action.company, []).append(action)
        else:
            found.others.append(action)
    return found


def three_of(listed: Sequence[T]) -> list[T]:
    """The first of many, the middle one and the last."""
    return list({id(one): one for one in (listed[0], listed[len(listed) // 2], listed[-1])}.values())
