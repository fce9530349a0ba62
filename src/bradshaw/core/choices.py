"""Everything that is legal now, complete and readable by a machine."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import overload

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.messages import Text


class Range(msgspec.Struct, frozen=True):
    """Actions that differ in one number only, such as a bid from £5 to £95."""

    action: Action
    field: str
    low: int
    high: int
    step: int = 1

    def __len__(self) -> int:
        return max(0, (self.high - self.low) // self.step + 1)

    def __getitem__(self, index: int) -> Action:
        if index < 0:
            index += len(self)
        value = self.low + index * self.step
        if index < 0 or value > self.high:
            raise IndexError(index)
        return msgspec.structs.replace(self.action, **{self.field: value})

    def __contains__(self, action: object) -> bool:
        if type(action) is not type(self.action):
            return False
        value = getattr(action, self.field)
        if type(value) is not int or not self.low <= value <= self.high or (value - self.low) % self.step:
            return False
        return bool(msgspec.structs.replace(self.action, **{self.field: value}) == action)


SHOWN = 3
"""At most this many actions are shown in the `repr` of choices."""


class Choices(msgspec.Struct, frozen=True, dict=True):
    """The legal actions of the one who decides: a list of them, and ranges where a list would be silly.

    It is a sequence of concrete actions (ranges unrolled), so `len`, indexing, slices, iteration and `in` all work.
    Where even ranges would not do, as for sets of runs, the list holds the actions that a player would want; `family`
    says in words which others there are, and they count for `in` only.
    """

    actions: Sequence[Action] = ()
    ranges: Sequence[Range] = ()
    family: Text = ""

    def with_family(self, text: Text, accepts: Callable[[Action], bool]) -> Choices:
        """The same choices and a family besides: the rules are asked about each action that is not listed."""
        choices = Choices(self.actions, self.ranges, text)
        # Beside the fields, because it is not part of what is sent.
        choices.__dict__["accepts"] = accepts
        return choices

    def distinct(self, sign: Callable[[Action], Hashable]) -> Choices:
        """The same choices for people: of listed actions with one sign the first; the others count for `in` only."""
        first: dict[Hashable, Action] = {}
        for action in self.actions:
            first.setdefault(sign(action), action)
        if len(first) == len(self.actions):
            return self
        return Choices(list(first.values()), self.ranges).with_family(self.family, self.__contains__)

    def __len__(self) -> int:
        total = len(self.actions)
        for span in self.ranges:
            total += len(span)
        return total

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        """The action at this place, or those of a slice; places count through the list and then the ranges."""
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
            if index < 0:
                raise IndexError(index)
        listed = len(self.actions)
        if index < listed:
            return self.actions[index]
        index -= listed
        for span in self.ranges:
            if index < len(span):
                return span[index]
            index -= len(span)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Action]:
        yield from self.actions
        for span in self.ranges:
            for index in range(len(span)):
                yield span[index]

    def __repr__(self) -> str:
        """How many there are, and the first few."""
        if not len(self):
            return "<no choices>"
        shown = [*map(repr, self[:SHOWN]), *(["…"] if len(self) > SHOWN else [])]
        return f"<{len(self)} choices: {', '.join(shown)}>"

    def __contains__(self, action: object) -> bool:
        if action in self.actions or any(action in span for span in self.ranges):
            return True
        accepts = self.__dict__.get("accepts")
        return accepts is not None and isinstance(action, Action) and accepts(action)


class Course(msgspec.Struct, frozen=True):
    """Actions that one player often makes one after the other, such as runs and the dividend from them."""

    actions: tuple[Action, ...]
    text: Text
    """What they do together, in few words."""


NOTHING = Choices()
