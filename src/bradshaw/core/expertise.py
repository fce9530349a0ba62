"""What a title tells bots that learn from play: plausible moves, and what matters of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Text
from bradshaw.core.state import State

S = TypeVar("S", bound=State)


class Holding(NamedTuple):
    """A company that has shareholders."""

    facts: tuple[float, ...]
    """What is known of one of its shares, in the order of `share_facts`."""
    held: int
    """Shares in the hands of all players."""
    holders: Sequence[tuple[int, int]]
    """Seats, and how many shares each has."""


class Stakes(NamedTuple):
    """A position in numbers: who has a stake in what. A network judges by it what shares are worth."""

    table: tuple[float, ...]
    """What is the same for everybody, in the order of `table_facts`."""
    holdings: Sequence[Holding]
    cash: Sequence[float]
    """For each seat."""
    order: Sequence[int]
    """For each seat how many others move before it does; -1 where that is open."""


class Taught(NamedTuple):
    """A network that judges positions, with all its weights in one row."""

    units: int
    moods: int
    weights: array[float]


class TurnTree(ABC, Generic[S]):
    """A tree of whole turns of all players behind a position, which grows by looks.

    The turns of the position are numbered: first as they were found, and from the start of the looks on by what they
    promise, the best first.
    """

    @property
    @abstractmethod
    def turns(self) -> Sequence[tuple[Action, ...]]:
        """The actions of each turn; none where turns are to be found step by step and added."""

    @abstractmethod
    def add(self, actions: tuple[Action, ...], after: S) -> None:
        """Compare one more turn, which leads to this position."""

    @abstractmethod
    def at_first_sight(self, turn: int, seat: int) -> float:
        """A seat's chance to win after a turn, before anybody looks further."""

    @abstractmethod
    def start(self, order: Sequence[int]) -> None:
        """No turn will be added any more. Those that look alike are looked into in this order."""

    def expect_anyhow(self, likely: float, seed: int) -> None:
        """Allow for a chance that all others move at random: games are also played on to the end against such players,
        and count by that chance. Call it once the tree has started."""
        raise NotImplementedError

    @abstractmethod
    def look(self, into: int = NOBODY) -> None:
        """Look into one more position, behind this turn or where it promises most."""

    @abstractmethod
    def after(self, turn: int) -> S:
        """Where a turn leads, once it has started."""

    @property
    @abstractmethod
    def judgements(self) -> int:
        """How many positions have been judged."""

    @abstractmethod
    def visits(self, turn: int) -> int:
        """How many looks went behind a turn."""

    @abstractmethod
    def outlook(self, turn: int) -> tuple[list[float], list[float]]:
        """What is expected of a turn: each seat's worth at the end, and its chance to win."""

    def ranking(self, seat: int) -> list[int]:
        """The turns in the order in which the seat would play them: those that most looks went behind first."""
        return sorted(range(len(self.turns)), key=lambda turn: (-self.visits(turn), -self.outlook(turn)[1][seat]))


class Expertise(ABC, Generic[S]):
    """The knowledge of one game that an expert plays by. What each measure is worth is learned and shipped as data."""

    terms: ClassVar[Mapping[str, Text]]
    """The measures of a position by name, with what players call them. The first is the judged worth."""

    decisions: ClassVar[Mapping[type, Text]] = {}
    """Kinds of decisions by the type of the action, or of the frame in which it is made, or by what these are kinds of;
    others are not told apart."""

    broadest: ClassVar[int] = 1
    """With time, at most this many times as many moves as usual are compared: more where comparing more wins more."""

    plays_on: ClassVar[int] = 0
    """Given enough time, the expert plays turns on to the end of this many stretches of the game to compare them there;
    0 in games where that has not been shown to win more."""

    share_facts: ClassVar[Mapping[str, str]] = {}
    """What a network is told of a share, by name, each with the term that it belongs to."""

    play_facts: ClassVar[Sequence[str]] = ()
    """What a position tells of how others play, by name; none where nobody has been taught to read it."""

    stake_terms: ClassVar[tuple[str, str, str]] = ("cash", "tempo", "shares")
    """The terms of what it makes of cash, of whose turn is next, and of a share whatever is known of it."""

    @property
    def table_facts(self) -> Sequence[str]:
        """What a network is told of the whole position, by name."""
        return ()

    def stakes(self, state: S) -> Stakes:
        """The position as a network is told of it, if one has been taught the game."""
        raise NotImplementedError

    def play_seen(self, state: S, seat: int) -> Sequence[float]:
        """What a position tells a seat of how the others have played, in the order of `play_facts`."""
        raise NotImplementedError

    @property
    def package(self) -> str:
        """The package that ships what was learned, as `weights.json`: that of the game's expertise."""
        return type(self).__module__.rpartition(".")[0]

    @abstractmethod
    def measure(self, state: S) -> Sequence[Sequence[float]]:
        """For each seat its measures, in money. What is pending (`expected_reply`) has been played out before."""

    @abstractmethod
    def progress(self, state: S) -> float:
        """How far the game has come, from 0 to 1."""

    def added_up(self, state: S) -> Sequence[float] | None:
        """What each seat will have at the end, where that can be added up instead of judged; else None."""
        return None

    def is_opening(self, state: S) -> bool:
        """Whether all games among the same players would go alike so far, since nothing has been drawn."""
        return False

    def plausible(self, state: S, breadth: int = 1) -> Sequence[Action]:
        """The legal actions worth comparing; empty for those that the title advises.

        `breadth`: how many times as many as usual there is time for; 0 in positions further on, where few will do.
        """
        return ()

    def is_answered(self, state: S) -> bool:
        """Whether a turn here is as good as what others do about it, so that it pays to look behind it."""
        return True

    def tree(self, state: S, taught: Taught) -> TurnTree[S] | None:
        """The tree of whole turns behind a position, for a game that can be looked through so."""
        return None

    def turn(self, state: S) -> Hashable:
        """What stays the same during a turn and changes with the next one, even if the same player decides."""
        return state.frames[0]

    def stretch(self, state: S) -> Hashable:
        """What changes when one stretch of the game ends and the next begins, such as a stock round."""
        raise NotImplementedError

    def expected_reply(self, state: S) -> Action | None:
        """How what is pending is taken to go on before a position is judged, as by nobody bidding any more.

        It is asked again until nothing is pending any more or the turn is over.
        """
        return None

    def decision(self, state: S, action: Action) -> Text | None:
        """The kind of decision that an action settles."""
        kinds = (*type(action).__mro__, *type(state.frames[-1]).__mro__)
        return next((self.decisions[kind] for kind in kinds if kind in self.decisions), None)
