"""Lines of play: everything that one player does until somebody else decides or the turn is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.state import State

S = TypeVar("S", bound=State)

BEGINNINGS: Final = 128
"""Up to this many first steps, and pairs of first and second step, are all followed."""
WIDTH: Final = 8
"""Of longer unfinished lines this many are followed, those that look best."""
LONGEST: Final = 8
"""A line ends after this many actions even if the same player goes on."""


class Line(Protocol):
    """One line, and what it comes to."""

    @property
    def actions(self) -> tuple[Action, ...]: ...

    @property
    def state(self) -> Any:
        """The position that it leads to."""

    @property
    def standing(self) -> Sequence[float]:
        """How each player stands there."""

    @property
    def actor(self) -> int:
        """Who decides there, or NOBODY."""


class LineSearch(ABC, Generic[S]):
    """A title's own way to find lines: those that `bots.lines` finds step by step, in the same order and by the same
    chances, but faster."""

    @abstractmethod
    def lines(self, state: S, chance: Chance, thorough: bool) -> Sequence[Line]:
        """Lines of the player who decides in a position, the best for this player first."""

    @abstractmethod
    def onward(self, line: Line, chance: Chance, most: int) -> Sequence[Line]:
        """The best lines, at most this many, from where a line leads that was found here."""

    @property
    @abstractmethod
    def judgements(self) -> int:
        """How many positions have been judged since the program began."""
