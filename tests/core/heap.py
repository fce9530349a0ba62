"""Heap: a complete game in one file, made of nothing but the core, as anybody outside this project could write it.

Two or three players take one to three stones in turn from a heap and get £1 from the bank for each. Who takes three has
to tip the next player an even number of pounds, which may be none. Most money wins when the heap is gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, ClassVar, Self

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.choices import NOTHING, Choices, Range
from bradshaw.core.frame import Frame, finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import NOBODY, Entry, Log
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.outcome import Outcome
from bradshaw.core.refusal import Refusal
from bradshaw.core.rulebook import Rulebook
from bradshaw.core.state import State
from bradshaw.core.title import Title
from bradshaw.core.versions import Settings
from bradshaw.core.view import Board, View

MOST = 3

RULES = b"""
[[rule]]
id = "heap.setup.players"
section = "Set up"
kind = "information"
statement = "Two or three people play."

[[rule]]
id = "heap.setup.stones"
section = "Set up"
kind = "setup"
statement = "The heap has as many stones as agreed, and up to three more."

[[rule]]
id = "heap.take.one-to-three"
section = "Taking"
kind = "restriction"
statement = "The player whose turn it is takes one, two or three stones."

[[rule]]
id = "heap.take.in-turn"
section = "Taking"
kind = "restriction"
statement = "Turns go round."
note = "To the left or to the right, as agreed."

[[rule]]
id = "heap.take.paid"
section = "Taking"
kind = "effect"
statement = "The bank pays one pound for each stone."

[[rule]]
id = "heap.tip.even"
section = "Tipping"
kind = "restriction"
statement = "After taking three, tip the next player an even number of pounds that you have."

[[rule]]
id = "heap.end.empty"
section = "End"
kind = "end"
statement = "The game ends when the heap is gone; most money wins."
"""

RULINGS = b"""
[[ruling]]
id = "H1"
subject = "Zero"
rules = ["heap.tip.even"]
decision = "None is an even number."
"""


class Take(Action, frozen=True, tag="take"):
    stones: int


class Tip(Action, frozen=True, tag="tip"):
    pounds: int


class HeapSettings(Settings, frozen=True):
    tips: bool
    step: int


class HeapState(State):
    players: int
    settings: HeapSettings
    stones: int
    odd: bool
    """Derived: whether the number of stones is odd."""

    def copy(self) -> Self:
        return type(self)(self.frames.copy(), self.cash.copy(), self.players, self.settings, self.stones, self.odd)

    def canonical(self) -> Any:
        return self.frames, self.cash, self.players, self.settings, self.stones

    def derive(self) -> None:
        self.odd = self.stones % 2 == 1

    def next_to(self, seat: int) -> int:
        return (seat + self.settings.step) % self.players

    def worth(self, stones: int) -> int:
        """What the bank pays for stones."""
        return stones

    def most_tip(self, seat: int) -> int:
        return self.cash[1 + seat]


class HeapFrame(Frame[HeapState, Take | Tip], frozen=True):
    player: int

    def actor(self, state: HeapState) -> int:
        return self.player

    def not_your_turn(self, state: HeapState, seat: int) -> Refusal:
        if seat not in range(state.players):
            return Refusal("heap.setup.players", f"There is no seat {seat}.")
        return Refusal("heap.take.in-turn", "It is not your turn.")


class Turn(HeapFrame, frozen=True, tag="turn"):
    def choices(self, state: HeapState) -> Choices:
        return Choices(ranges=(Range(Take(1), "stones", 1, min(MOST, state.stones)),))

    def legal(self, state: HeapState, action: Take | Tip) -> bool:
        return isinstance(action, Take) and 1 <= action.stones <= min(MOST, state.stones)

    def explain(self, state: HeapState, action: Take | Tip) -> Refusal:
        if isinstance(action, Tip):
            return Refusal("heap.tip.even", "A tip is given after taking three stones.")
        if 1 <= action.stones <= MOST:
            return Refusal("heap.take.one-to-three", f"Only {state.stones} stones are left.")
        return Refusal("heap.take.one-to-three", f"Take one to three stones, not {action.stones}.")

    def apply(self, state: HeapState, action: Take | Tip, log: Log) -> None:
        assert isinstance(action, Take)
        state.stones -= action.stones
        state.derive()
        pay(state, BANK, 1 + self.player, state.worth(action.stones), "heap.take.paid", log)
        log.note("take", "heap.take.one-to-three", self.player, stones=action.stones)
        if action.stones == MOST and state.settings.tips:
            state.frames.append(Tipping(self.player))
        else:
            state.frames[-1] = Turn(state.next_to(self.player))

    def settle(self, state: HeapState, log: Log) -> bool:
        if state.stones:
            return False
        log.note("gone", "heap.end.empty")
        state.frames[:] = [Over(NOBODY)]
        return True

    def resume(self, state: HeapState, result: Any, log: Log) -> None:
        state.frames[-1] = Turn(result)


class Tipping(HeapFrame, frozen=True, tag="tipping"):
    def choices(self, state: HeapState) -> Choices:
        most = state.most_tip(self.player)
        return Choices((Tip(0),), (Range(Tip(0), "pounds", 2, most, step=2),) if most >= 2 else ())

    def legal(self, state: HeapState, action: Take | Tip) -> bool:
        return isinstance(action, Tip) and action.pounds in range(0, state.most_tip(self.player) + 1, 2)

    def explain(self, state: HeapState, action: Take | Tip) -> Refusal:
        if isinstance(action, Take):
            return Refusal("heap.tip.even", "First give a tip, which may be nothing.")
        if action.pounds % 2:
            return Refusal("heap.tip.even", f"£{action.pounds} is not an even number of pounds.")
        return Refusal("heap.tip.even", f"You can tip £{state.most_tip(self.player)} at most, not £{action.pounds}.")

    def apply(self, state: HeapState, action: Take | Tip, log: Log) -> None:
        assert isinstance(action, Tip)
        neighbour = state.next_to(self.player)
        pay(state, 1 + self.player, 1 + neighbour, action.pounds, "heap.tip.even", log)
        log.note("tip", "heap.tip.even", self.player, pounds=action.pounds, to=neighbour)
        finish(state, neighbour, log)


class Over(HeapFrame, frozen=True, tag="over"):
    def choices(self, state: HeapState) -> Choices:
        return NOTHING

    def legal(self, state: HeapState, action: Take | Tip) -> bool:
        return False

    def explain(self, state: HeapState, action: Take | Tip) -> Refusal:
        return Refusal("heap.end.empty", "The heap is gone and the game is over.")

    def not_your_turn(self, state: HeapState, seat: int) -> Refusal:
        return Refusal("heap.end.empty", "The heap is gone and the game is over.")


class Heap(Title[HeapState]):
    id = "heap"
    name = "Heap"
    designer = "Nobody"
    players = range(2, 4)
    rules_version = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("stones", "How many stones the heap has at least.", 21, "heap.setup.stones", low=5, high=40),
        Option("tips", "Whether tips are given.", True, "heap.tip.even"),
        Option("turns", "Where turns go.", "left", "heap.take.in-turn", values=("left", "right")),
    )
    action_type: ClassVar[Any] = Take | Tip
    longest_game = 100

    def __init__(self) -> None:
        self.rulebook = Rulebook(RULES, RULINGS)

    def setup(self, players: int, options: Mapping[str, OptionValue], chance: Chance) -> HeapState:
        state = HeapState(
            frames=[Turn(chance.below(players))],
            cash=[0] * (1 + players),
            players=players,
            settings=HeapSettings(tips=bool(options["tips"]), step=1 if options["turns"] == "left" else -1),
            stones=int(options["stones"]) + chance.below(MOST + 1),
            odd=False,
        )
        state.derive()
        return state

    def outcome(self, state: HeapState) -> Outcome | None:
        if state.stones or not isinstance(state.frames[-1], Over):
            return None
        scores = tuple(state.cash[1:])
        return Outcome(("empty",), scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def totals(self, state: HeapState) -> Mapping[str, int]:
        return {"money": sum(state.cash), "stones and pounds": state.stones + sum(state.cash[1:])}

    def tell(self, entry: Entry, players: Sequence[str]) -> str:
        if entry.kind == "take":
            return f"{players[entry.actor]} takes {entry.facts['stones']}."
        if entry.kind == "tip":
            return f"{players[entry.actor]} tips {players[entry.facts['to']]} £{entry.facts['pounds']}."
        return "The heap is gone."

    def describe(self, state: HeapState, action: Action) -> str:
        return self.name_of(action)

    def name_of(self, action: Action) -> str:
        return f"Take {action.stones}" if isinstance(action, Take) else f"Tip £{getattr(action, 'pounds', 0)}"

    def view(self, state: HeapState, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
        return View(headline=f"{state.stones} stones", hint="", board=Board(()), tables=(), styles=())

    def evaluate(self, state: HeapState) -> Sequence[float]:
        return [float(money) for money in state.cash[1:]]


TITLE = Heap()
