"""A title is a game that can be played: what a game package declares and registers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bradshaw.core.action import Action, read_action
from bradshaw.core.chance import Chance
from bradshaw.core.log import Entry
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.outcome import Outcome
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.state import State
from bradshaw.core.view import Chart, View

S = TypeVar("S", bound=State)


class Reference(Protocol):
    """How a title reads and writes the positions of recorded games that others made."""

    def step(self, before: object, player: object, move: object) -> dict[str, Any]:
        """The snapshot after a move. Raises IllegalAction, BadAction or BadPosition."""

    def compare(self, game: object) -> Sequence[tuple[int, int, list[str]]]:
        """Go through a whole reference game: (move number, expected differences, unexpected ones in words)."""


class Title(ABC, Generic[S]):
    """The one object that a game package registers under the entry point group `bradshaw.games`."""

    id: ClassVar[str]
    name: ClassVar[str]
    designer: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    action_type: ClassVar[Any]
    """The union of the game's actions."""
    longest_game: ClassVar[int]
    """No game can have more actions than this."""
    rulebook: Rulebook
    reference: Reference | None = None

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> S:
        """The position before the first decision. The only place where chance is used."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def totals(self, state: S) -> Mapping[str, int]:
        """Sums that no action may change: money, certificates, cubes, tiles."""

    @abstractmethod
    def tell(self, entry: Entry, players: Sequence[str]) -> str:
        """A log entry as a sentence; empty where a neighbouring entry says it all."""

    @abstractmethod
    def describe(self, state: S, action: Action) -> str:
        """A legal action as a player would name it, with its cost and effect."""

    @abstractmethod
    def view(self, state: S, players: Sequence[str]) -> View:
        """The position for people: the question, the board, the tables, and what is not possible."""

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """What each seat's position is worth in money at the end, as a fair player would judge it."""

    def doubt(self, state: S) -> float:
        """How far apart in money two such judgements must be before the better one is clearly the likelier winner."""
        worths = self.evaluate(state)
        return 1 + 0.15 * sum(map(abs, worths)) / len(worths)

    def check_options(self, options: Mapping[str, OptionValue], players: int) -> None:
        """Refuse combinations of options that do not go together, with BadOption."""

    def position(self, state: S) -> Mapping[str, Any]:
        """The position as JSON in the game's own terms, for clients that know the game."""
        return {}

    def spot(self, action: Action) -> str:
        """Where on the table an action happens, such as "hex:5,2"; empty if nowhere in particular."""
        return ""

    def chart(self, state: S) -> Chart:
        """The figures that charts of a game show."""
        return Chart((), {})

    def read_action(self, data: object) -> Action:
        """An action of this game from JSON or decoded JSON."""
        return read_action(data, self.action_type)
