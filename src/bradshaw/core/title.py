"""A title is a game that can be played: what a game package declares and registers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bradshaw.core.action import Action, members, read_action
from bradshaw.core.chance import Chance
from bradshaw.core.changes import Foreseen, Holding, Sheet, carry_out, compare, joined
from bradshaw.core.choices import Course
from bradshaw.core.encoding import Encoding
from bradshaw.core.errors import UnknownRules, quoted
from bradshaw.core.expertise import Expertise
from bradshaw.core.lines import LineSearch
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Text, message
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.outcome import Outcome, Wealth
from bradshaw.core.programs import Program
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.state import State
from bradshaw.core.versions import Decision, differences, terms
from bradshaw.core.view import Chart, Line, Sketch, View

S = TypeVar("S", bound=State)


class Steps(Protocol):
    """How a title continues single positions that others wrote."""

    def step(self, before: object, player: object, move: object) -> dict[str, Any]:
        """The snapshot after a move. Raises IllegalAction, BadAction or BadPosition."""


class Reference(Protocol):
    """How a title compares recorded games that others made with its rules."""

    def compare(self, game: object) -> Sequence[tuple[int, int, list[Text]]]:
        """Go through a whole reference game: (move number, expected differences, unexpected ones in words)."""

    def states(self, game: object) -> Iterator[dict[str, Any]]:
        """The snapshots that our rules reach, one after each move."""


class Title(ABC, Generic[S]):
    """The one object that a game package registers under the entry point group `bradshaw.games`."""

    id: ClassVar[str]
    name: ClassVar[str]
    designer: ClassVar[str]
    players: ClassVar[range]
    about: ClassVar[Text] = ""
    """What one does in the game, in a sentence or two for somebody who does not know it."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long a game takes at a table, at least and at most; zeros where nobody has said."""
    weight: ClassVar[int] = 0
    """How much there is to learn and to think about, from 1 (light) to 5 (very heavy); 0 where nobody has said."""
    rules_version: ClassVar[int]
    """The newest version of the rules, by which new games are played. All from 1 on can be played."""
    decisions: ClassVar[tuple[Decision, ...]] = ()
    """What later versions of the rules decide otherwise than the first."""
    options: ClassVar[tuple[Option, ...]]
    """Those of all rules versions."""
    action_type: ClassVar[Any]
    """The union of the game's actions."""
    pauses: ClassVar[frozenset[str]] = frozenset()
    """Kinds of log entries before which a course that goes on without a decision can be looked at."""
    words: ClassVar[tuple[str, ...]] = ()
    """The packages whose folders `words` hold the catalogues of its messages."""
    web: ClassVar[str] = ""
    """The package whose folder `web` holds its panels for the browser, if it brings any: `panels.js`, `panels.css`."""
    lessons: ClassVar[str] = ""
    """The package that teaches it, if one does: with a folder `lessons` (`core/lessons.py`), its rules on two pages
    (`core/primer.py`) and a guide for the first turn (`core/guide.py`)."""
    programs: ClassVar[tuple[Program[Any], ...]] = ()
    """The kinds of standing orders that players can give."""
    expertise: ClassVar[Expertise[Any] | None] = None
    """What bots that learn from play know of the game; without it they have `evaluate` and `advice`."""
    line_search: LineSearch[Any] | None = None
    """Its own way to find lines of play; without it they are found step by step."""
    longest_game: ClassVar[int]
    """No game can have more actions than this."""
    rulebook: Rulebook
    reference: Reference | None = None
    steps: Steps | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A title goes to another process by its name: it is installed there too."""
        from bradshaw.core.registry import title

        return title, (self.id,)

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> S:
        """The position before the first decision. The only place where chance is used.

        The options are those of `terms`: also decisions are among them, and options that the game's version lacks.
        """

    def setup_log(self, state: S) -> Sequence[Entry]:
        """What set-up drew and dealt, read from the position that it made; money moves in none of these entries."""
        return ()

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def totals(self, state: S) -> Mapping[str, int]:
        """Sums that no action may change: money, certificates, cubes, tiles."""

    @abstractmethod
    def tell(self, entry: Entry, players: Sequence[str]) -> Text:
        """A log entry as a sentence; empty where a neighbouring entry says it all."""

    @abstractmethod
    def describe(self, state: S, action: Action) -> Text:
        """A legal action as a player would name it, with its cost and effect."""

    @abstractmethod
    def name_of(self, action: Action) -> Text:
        """An action as a button says it, without its cost and effect.

        The number in which the actions of a range differ is a fact of that field's name.
        """

    def courses(self, state: S) -> Sequence[Course]:
        """What the one who decides now may want to do in one go: legal actions, each after the one before."""
        return ()

    @abstractmethod
    def view(self, state: S, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        """The position for people: the question, the board, the tables, and what is not possible.

        Nothing in it depends on the money of the companies that are `hidden`.
        """

    def secrets(self, state: S, seat: int) -> Set[str]:
        """The companies whose money a seat may not know; for NOBODY, those whose money not everybody may know."""
        return frozenset()

    def told_by_choices(self, state: S) -> Set[str]:
        """The companies of whose money the choices of this position tell, and the reasons why others are refused."""
        return frozenset()

    def guess(self, state: S, hidden: Set[str]) -> S:
        """A copy of the position in which something likely stands for the money of the companies that are hidden."""
        return state.copy()

    def known_to(self, seat: int, state: S) -> S:
        """The position as far as a seat knows it, with something likely for what it does not: for bots to think in."""
        hidden = self.secrets(state, seat)
        return self.guess(state, hidden) if hidden else state

    def headline(self, state: S, players: Sequence[str]) -> Text:
        """Who decides, and what, as far as all may know it; quicker than a whole view where that takes long."""
        return self.view(state, players, self.secrets(state, NOBODY)).headline

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """What each seat's position is worth in money at the end, as a fair player would judge it."""

    def doubt(self, state: S) -> float:
        """How far apart in money two such judgements must be before the better one is clearly the likelier winner."""
        worths = self.evaluate(state)
        return 1 + 0.15 * sum(map(abs, worths)) / len(worths)

    def advice(self, state: S) -> Sequence[Action]:
        """The few legal actions that a sensible player would think about, for bots; empty to think about all.

        For games with more choices than can be compared in a reasonable time.
        """
        return ()

    def encoding(self) -> Encoding[S] | None:
        """The game in numbers, for programs that learn; None if it has no such form."""
        return None

    def check_options(self, options: Mapping[str, OptionValue], players: int) -> None:
        """Refuse combinations of options that do not go together, with BadOption. The options are as in `setup`."""

    def check_rules(self, rules: int) -> None:
        """Refuse a version of the rules that this program does not have, with UnknownRules."""
        if rules > self.rules_version:
            raise UnknownRules(
                message("core-error-newer-rules", game=self.name, version=quoted(rules), newest=self.rules_version)
            )
        if rules < 1:
            raise UnknownRules(message("core-error-no-rules", game=self.name, version=quoted(rules)))

    def terms(self, options: Mapping[str, OptionValue], rules: int | None = None) -> dict[str, OptionValue]:
        """What a game with these options is set up with under a version of the rules, the newest unless given."""
        return terms(self.options, self.decisions, options, self.rules_version if rules is None else rules)

    def differences(self, rules: int) -> list[Text]:
        """What the newest rules have otherwise than those of a version, in sentences."""
        return differences(self.options, self.decisions, rules, self.rules_version)

    def position(self, state: S, hidden: Set[str] = frozenset()) -> Mapping[str, Any]:
        """The position as JSON in the game's own terms, for clients that know the game; `hidden` as in `view`."""
        return {}

    def auction(self, state: S) -> str:
        """What tells the auction that is going on from all others of the game; empty where there is none."""
        return ""

    def sign(self, action: Action) -> Hashable:
        """What an action does: of legal actions with the same sign, people are offered only one."""
        return action

    def spot(self, action: Action) -> str:
        """Where on the table an action happens, such as "hex:5,2" or the first stop of a hex, "stop:G5.0".

        Empty if nowhere in particular.
        """
        return ""

    def sketch(self, state: S, action: Action) -> Sketch | None:
        """How a legal action would show on the board, for choices that people make by looking; None for others."""
        return None

    def holdings(self, state: S, hidden: Set[str] = frozenset()) -> Sequence[Holding]:
        """What players and companies have; `hidden` as in `view`. Empty for games that show no before and after."""
        return ()

    def foresee(self, state: S, action: Action) -> Foreseen[S]:
        """Where a legal action leads: to the next decision, or to the end of what is proposed if all agree."""
        return Foreseen(carry_out(state, action))

    def sheet(self, state: S, foreseen: Foreseen[S], hidden: Set[str] = frozenset()) -> Sheet:
        """What changes hands up to what is foreseen: before and after; `hidden` as in `view`."""
        after = joined(self.holdings(foreseen.state, hidden), foreseen.besides)
        holders = compare(self.holdings(state, hidden), after)
        return Sheet(holders, foreseen.notes if holders else ())

    def consent(self, state: S) -> Action | None:
        """The answer by which whoever is asked agrees to a proposal; None where nobody is asked."""
        return None

    def traced(self, state: S, entries: Sequence[Entry]) -> Sequence[Line]:
        """The lines, such as runs, that log entries tell of, to be drawn on the board of a position after them."""
        return ()

    def chart(self, state: S) -> Chart:
        """The figures that charts of a game show."""
        return Chart((), (), {})

    def wealth(self, state: S) -> Sequence[Wealth]:
        """What each seat's score at the end is made of: cash alone unless a game says otherwise."""
        outcome = self.outcome(state)
        return [Wealth(score) for score in outcome.scores] if outcome is not None else []

    @cached_property
    def action_types(self) -> frozenset[type]:
        """The classes of the game's actions: to look the union up takes longer than to find a class among them."""
        return members(self.action_type)

    def read_action(self, data: object, state: S | None = None) -> Action:
        """An action of this game from JSON or decoded JSON.

        A game may take what people see for the id of a thing; some of that means something only in a position.
        """
        return read_action(data, self.action_type)
