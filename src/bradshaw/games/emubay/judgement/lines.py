"""Lines of play found by the kernel, where it is compiled: positions and steps as it takes them, and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.lines import BEGINNINGS, LONGEST, WIDTH, Line, LineSearch
from bradshaw.core.log import SILENCE
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    END_TAKE,
    ISSUE,
    LIFT,
    MERGERS,
    PASS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    TAKES,
    Bid,
)
from bradshaw.games.emubay.judgement import tree
from bradshaw.games.emubay.judgement.search_kernel import position
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.resources import Taking
from bradshaw.games.emubay.rules.turn import ChooseAction
from bradshaw.games.emubay.state import EmuBay

if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.games.emubay.judgement import search_kernel as kernel
else:
    from bradshaw.games.emubay.judgement.tree import kernel


class Start:
    """A position from which lines have been found."""

    __slots__ = ("_known", "position", "search")

    def __init__(self, search: kernel.Lines, position: array[int], known: EmuBay | EmuBayLine) -> None:
        self.search = search
        self.position = position
        self._known = known
        """The position itself, or the line that leads there."""

    @property
    def state(self) -> EmuBay:
        return self._known.state if isinstance(self._known, EmuBayLine) else self._known

    def find(self, chance: Chance, thorough: bool, most: int | None = None) -> list[EmuBayLine]:
        found = self.search.find(thorough, chance.state)
        chance.state = self.search.chance
        kept = found if most is None else min(found, most)
        return [EmuBayLine(self, *self.search.found(place)) for place in range(kept)]


class EmuBayLine:
    """A line. What it leads to is worked out when somebody asks; a tree of lines asks for few of them."""

    __slots__ = ("actor", "standing", "start", "steps")

    def __init__(self, start: Start, steps: tuple[int, ...], standing: list[float], actor: int) -> None:
        self.start = start
        self.steps = steps
        """As the kernel numbers them."""
        self.standing = standing
        self.actor = actor

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple([action(step) for step in self.steps])

    @property
    def state(self) -> EmuBay:
        state = self.start.state.copy()
        for one in self.actions:
            advance(state, one, SILENCE)
        return state


class EmuBayLines(LineSearch[EmuBay]):
    """Each search from a position has a kernel of its own, which also finds the lines further on."""

    def __init__(self) -> None:
        self._judgements = 0

    def lines(self, state: EmuBay, chance: Chance, thorough: bool) -> Sequence[EmuBayLine]:
        search = kernel.Lines(tree.box(state.players, state.settings), BEGINNINGS, WIDTH, LONGEST)
        position = packed(state)
        search.begin(position)
        found = Start(search, position, state.copy()).find(chance, thorough)
        self._judgements += search.judgements
        return found

    def onward(self, line: Line, chance: Chance, most: int) -> Sequence[EmuBayLine]:
        assert isinstance(line, EmuBayLine)
        search = line.start.search
        search.begin(line.start.position)
        for step in line.steps:
            search.go(step)
        before = search.judgements
        found = Start(search, search.here(), line).find(chance, False, most)
        self._judgements += search.judgements - before
        return found

    @property
    def judgements(self) -> int:
        return self._judgements


def line_search() -> EmuBayLines | None:
    """None where the kernel is not compiled: in Python it takes longer than the rules."""
    return EmuBayLines() if tree.compiled() else None


def packed(state: EmuBay) -> array[int]:
    """A position as a row of numbers, also in the middle of a turn."""
    numbers, frame = tree.packed(state), state.frames[-1]
    if isinstance(frame, ChooseAction):
        numbers[position.STAGE], numbers[position.STEP] = position.LIFTING, frame.source
    elif isinstance(frame, Building):
        numbers[position.STAGE], numbers[position.STEP] = position.BUILDING, frame.placed
        numbers[position.COMPANY] = frame.company
    elif isinstance(frame, Taking):
        numbers[position.STAGE], numbers[position.STEP] = position.TAKING, frame.hex
        numbers[position.COMPANY] = frame.company
    return numbers


def action(step: int) -> Action:
    """The action of a step."""
    kind, given = step & 15, step >> 4
    if kind == position.BID:
        return Bid(given)
    if kind == position.BOND:
        return ISSUE[given & 7][given >> 3]
    if kind == position.MERGE:
        return MERGERS[given & 7][given >> 3]
    if kind == position.PLACE_TRACK:
        return (BUILD_NARROW if given >> 6 else BUILD_REGULAR)[given & 63]
    return _STEPS[kind][given]


_STEPS: dict[int, Sequence[Action]] = {
    position.BUILD: START_BUILD,
    position.AUCTION: START_AUCTION,
    position.TAKE: START_TAKE,
    position.DIVIDEND: (PAY,),
    position.PASS: (PASS,),
    position.LIFT: LIFT,
    position.END_BUILD: (END_BUILD,),
    position.TAKE_CUBE: TAKES,
    position.END_TAKE: (END_TAKE,),
}
