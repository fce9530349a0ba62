"""Encodings: a game in numbers, for programs that learn. Each move has an index, each position is a row of integers.

A game declares both from building blocks. Its moves are `Fixed` actions, each with an index of its own; a `Ladder` for
amounts, whose rungs are values of a range; and `Places` for actions that no list made ahead could hold, such as sets
of runs, which go by their place among the choices. Its observation is made of fields (`Field`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import lru_cache, partial
from math import prod
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.frame import Frame
from bradshaw.core.log import NOBODY
from bradshaw.core.state import State

S = TypeVar("S", bound=State)

MONEY = 1_000_000
"""No sum of money in an observation is above this, or below its negative."""


# Moves


class Fixed(NamedTuple):
    """Actions that are known ahead: each has an index."""

    name: str
    actions: tuple[Action, ...]

    @property
    def size(self) -> int:
        return len(self.actions)


class Ladder(NamedTuple):
    """Actions with an amount. Each of `actions`, whose amount is 0, has `rungs` indices for the values of its range.

    The first rung is the lowest value. A range with no more values than rungs has each of them; of a longer one three
    quarters of the rungs are its lowest values, and the others are spread evenly up to its highest.
    """

    name: str
    actions: tuple[Action, ...]
    field: str
    rungs: int

    @property
    def size(self) -> int:
        return len(self.actions) * self.rungs


class Places(NamedTuple):
    """Actions of one kind that go by their place among the listed choices of that kind.

    With `by` they are counted apart for each value of that field, in the order of `values`. Choices beyond the last
    place have no index.
    """

    name: str
    kind: type[Action]
    places: int
    by: str = ""
    values: tuple[Any, ...] = (None,)

    @property
    def size(self) -> int:
        return len(self.values) * self.places


Block = Fixed | Ladder | Places


def offset(rung: int, rungs: int, values: int) -> int:
    """How many steps above the lowest value a rung of a ladder stands, for a range of this many values."""
    if values <= rungs:
        return rung
    lowest = 3 * rungs // 4
    if rung < lowest:
        return rung
    # Rounded up, so that no two rungs are the same and the last is the highest value.
    above = (rung - lowest + 1) * (values - lowest)
    return lowest - 1 + -(-above // (rungs - lowest))


class LegalMoves:
    """The legal moves of one position that have an index."""

    __slots__ = ("_actions", "_indices", "_spans")

    def __init__(self) -> None:
        self._indices: dict[Action, int] | None = None
        self._actions: dict[int, Action] = {}
        self._spans: list[tuple[int, int, int, Range]] = []

    def add(self, index: int, action: Action) -> None:
        self._actions[index] = action

    def add_range(self, first: int, rungs: int, span: Range) -> None:
        self._spans.append((first, first + min(rungs, len(span)), rungs, span))

    def __len__(self) -> int:
        return len(self._actions) + sum(end - first for first, end, _, _ in self._spans)

    def indices(self) -> list[int]:
        """The index of each."""
        found = list(self._actions)
        for first, end, _, _ in self._spans:
            found.extend(range(first, end))
        return found

    def action(self, index: int) -> Action | None:
        """The action of an index; None if it is not legal."""
        action = self._actions.get(index)
        if action is None:
            for first, end, rungs, span in self._spans:
                if first <= index < end:
                    return span[offset(index - first, rungs, len(span))]
        return action

    def index(self, action: Action) -> int | None:
        """The index of a legal action; None if it has none."""
        if self._indices is None:
            self._indices = {known: index for index, known in self._actions.items()}
        index = self._indices.get(action)
        if index is None:
            for first, end, rungs, span in self._spans:
                if action in span:
                    steps, values = (getattr(action, span.field) - span.low) // span.step, len(span)
                    rung = bisect_left(range(end - first), steps, key=partial(offset, rungs=rungs, values=values))
                    return first + rung if offset(rung, rungs, values) == steps else None
        return index


class MoveSpace:
    """All moves that a game can ever ask for, numbered."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.firsts: list[int] = []
        """The first index of each block."""
        self._fixed: dict[Action, int] = {}
        self._ladders: dict[Action, tuple[int, int]] = {}
        self._places: dict[type[Action], tuple[int, Places]] = {}
        size = 0
        for block in blocks:
            self.firsts.append(size)
            if isinstance(block, Fixed):
                self._fixed.update((action, size + number) for number, action in enumerate(block.actions))
            elif isinstance(block, Ladder):
                for number, action in enumerate(block.actions):
                    self._ladders[action] = size + number * block.rungs, block.rungs
            else:
                self._places[block.kind] = size, block
            size += block.size
        self.size = size

    def legal(self, choices: Choices) -> LegalMoves:
        """What is legal, by index. A choice of a kind that no block has is a defect of the game's encoding."""
        moves = LegalMoves()
        fixed = self._fixed
        placed: dict[tuple[type, Any], int] = {}
        for action in choices.actions:
            index = None if type(action) in self._places else fixed.get(action)
            if index is None:
                index = self._by_place(action, placed)
            if index is not None:
                moves.add(index, action)
        for span in choices.ranges:
            first, rungs = self._ladders[msgspec.structs.replace(span.action, **{span.field: 0})]
            moves.add_range(first, rungs, span)
        return moves

    def _by_place(self, action: Action, placed: dict[tuple[type, Any], int]) -> int | None:
        if type(action) not in self._places:
            raise LookupError(f"no move of the encoding stands for {action}")
        first, block = self._places[type(action)]
        value = getattr(action, block.by) if block.by else None
        place = placed.get((block.kind, value), 0)
        placed[block.kind, value] = place + 1
        return first + block.values.index(value) * block.places + place if place < block.places else None

    def name(self, index: int) -> str:
        """What an index stands for, whatever the position, such as `lay_tile G5 763 0` or `bid rung 3`."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        number = max(number for number, first in enumerate(self.firsts) if first <= index)
        block, place = self.blocks[number], index - self.firsts[number]
        if isinstance(block, Fixed):
            return " ".join((block.name, *_values(block.actions[place])))
        if isinstance(block, Ladder):
            which, rung = divmod(place, block.rungs)
            values = _values(block.actions[which], without=block.field)
            return " ".join((block.name, *values, "rung", str(rung)))
        which, place = divmod(place, block.places)
        return " ".join((block.name, *([str(block.values[which])] if block.by else []), "place", str(place)))


def _values(action: Action, without: str = "") -> list[str]:
    names = (name for name in action.__struct_fields__ if name != without)
    return [str(getattr(action, name)).replace(" ", "") for name in names]


# Observations


class Look(Generic[S]):
    """A position as one seat sees it. `hidden` are the companies whose money it does not know."""

    __slots__ = ("hidden", "pending", "players", "seat", "state")

    def __init__(self, state: S, seat: int, hidden: Set[str], players: int, pending: dict[str, int]) -> None:
        self.state = state
        self.seat = seat
        self.hidden = hidden
        self.players = players
        self.pending = pending
        """Facts of the decision that is due, by name: only those that there are."""

    def place(self, seat: int) -> int:
        """How many places to the left of the observer a seat is; what is no seat stays as it is."""
        return (seat - self.seat) % self.players if 0 <= seat < self.players else seat

    def around(self, values: Sequence[int], most: int) -> list[int]:
        """Values by seat, from the observer to the left; 0 for seats that nobody has."""
        seat, players = self.seat, self.players
        return [*values[seat:players], *values[:seat], *(0,) * (most - players)]

    def members(self, seats: int, most: int) -> list[int]:
        """A set of seats as a row of 0 and 1, from the observer to the left."""
        return self.around(bits(seats, self.players), most)


@lru_cache(maxsize=1 << 14)
def bits(mask: int, size: int) -> tuple[int, ...]:
    """A set of small numbers as a row of 0 and 1. Sets change slowly, so the same ones are asked for again."""
    return tuple(mask >> number & 1 for number in range(size))


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    read: Callable[[Look[Any]], Sequence[int]]
    """The values in a position, row by row."""
    unit: int = 1
    """About how large a value often is: by this it is divided where all fields should be of one size."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Pending(NamedTuple):
    """A fact of the decision that is due, such as the highest bid, and where each kind of frame has it.

    It is an attribute of the frame, or worked out from it. If several frames have it, that nearest the top counts.
    """

    name: str
    frames: Mapping[type, str | Callable[[Any], int]]
    low: int
    high: int
    missing: int = -1
    """What stands for it where no frame has it."""
    unit: int = 1

    def field(self) -> Field:
        return Field(self.name, (1,), self.low, self.high, self.value, self.unit)

    def value(self, look: Look[Any]) -> tuple[int]:
        return (look.pending.get(self.name, self.missing),)


def having(field: str, frames: Iterable[type[Frame[Any, Any]]]) -> Mapping[type, str]:
    """Those of the frames that have a field, where it is to be read."""
    return {frame: field for frame in frames if field in frame.__struct_fields__}


class PendingSeat(Pending):
    """A seat, told as it lies from the observer."""

    def value(self, look: Look[Any]) -> tuple[int]:
        return (look.place(super().value(look)[0]),)


class PendingSeats(Pending):
    """A set of seats; `high` is the number of seats that there may be."""

    def field(self) -> Field:
        return Field(self.name, (self.high,), 0, 1, self.values)

    def values(self, look: Look[Any]) -> list[int]:
        return look.members(look.pending.get(self.name, 0), self.high)


class PendingSet(Pending):
    """A set of companies or of other things; `high` is their number."""

    def field(self) -> Field:
        return Field(self.name, (self.high,), 0, 1, self.values)

    def values(self, look: Look[Any]) -> Sequence[int]:
        return bits(look.pending.get(self.name, 0), self.high)


class Encoding(Generic[S]):
    """A game in numbers. `version` changes whenever an index or a field does."""

    def __init__(
        self,
        version: int,
        moves: MoveSpace,
        fields: Sequence[Field],
        stages: Sequence[type],
        pending: Iterable[Pending] = (),
        most_players: int = 8,
    ) -> None:
        """`stages` are the frames that may be on top: the kinds of decisions, and the end."""
        self.version = version
        self.moves = moves
        self.stages = tuple(stages)
        numbers = {stage: number for number, stage in enumerate(self.stages)}
        known = tuple(pending)
        self._pending: dict[type, list[tuple[str, Callable[[Any], int]]]] = {}
        for fact in known:
            for frame, read in fact.frames.items():
                reader = attrgetter(read) if isinstance(read, str) else read
                self._pending.setdefault(frame, []).append((fact.name, reader))
        self.fields: tuple[Field, ...] = (
            Field("players", (1,), 1, most_players, lambda look: (look.players,)),
            Field("stage", (1,), 0, len(self.stages) - 1, lambda look: (numbers[type(look.state.frames[-1])],)),
            Field("decides", (1,), NOBODY, most_players - 1, _decides),
            *(fact.field() for fact in known),
            *fields,
        )
        self.size = sum(field.size for field in self.fields)

    def slices(self) -> dict[str, slice]:
        """Where each field stands in an observation."""
        found: dict[str, slice] = {}
        first = 0
        for field in self.fields:
            found[field.name] = slice(first, first + field.size)
            first += field.size
        return found

    def observe(self, state: S, seat: int, players: int, hidden: Set[str] = frozenset()) -> list[int]:
        """What a seat sees of a position, field after field. What is hidden from it must be guessed in the state."""
        facts: dict[str, int] = {}
        for frame in state.frames:
            for name, read in self._pending.get(type(frame), ()):
                facts[name] = int(read(frame))
        look = Look(state, seat, hidden, players, facts)
        row: list[int] = []
        for field in self.fields:
            row.extend(field.read(look))
        return row


def _decides(look: Look[Any]) -> tuple[int]:
    return (look.place(look.state.frames[-1].actor(look.state)),)
