"""The whole position of a game: plain data and the stack of frames."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Self, TypeVar, get_origin, get_type_hints

import msgspec

from bradshaw.core.frame import Frame

HASH_BYTES = 8
_ENCODER = msgspec.msgpack.Encoder()


class State(msgspec.Struct):
    """What every game's state has. A game derives its own with its fields, and makes it `copied`.

    `frames` is where the game stands: the last frame decides next. Frames are frozen, so copying the list is enough.
    `cash` is indexed by account; the bank is account 0.
    """

    sources: ClassVar[frozenset[int]] = frozenset((0,))
    """The accounts that may give more than they have: the bank, and whatever else issues money."""

    frames: list[Frame[Any, Any]]
    cash: list[int]

    def copy(self) -> Self:
        """An independent state, cheaply: bots search with it."""
        raise NotImplementedError

    def canonical(self) -> Any:
        """The position as plain data without anything that is merely derived: what the state hash is made of.

        Its form belongs to the rules version: changing it makes old records fail.
        """
        raise NotImplementedError

    def digest(self) -> str:
        """A short hash of the position, equal on every machine and in every version of Python."""
        data = _ENCODER.encode(self.canonical())
        return hashlib.blake2b(data, digest_size=HASH_BYTES).hexdigest()


S = TypeVar("S", bound=State)


def copied(cls: type[S]) -> type[S]:
    """Write the `copy` of a state: lists, and whatever else can be copied, are; all other values are shared.

    It is compiled once, with every field in its place, because nothing is called as often by bots.
    """
    kinds = get_type_hints(cls)
    fields = [
        f"self.{name}.copy()" if hasattr(get_origin(kinds[name]) or kinds[name], "copy") else f"self.{name}"
        for name in cls.__struct_fields__
    ]
    cls.copy = eval(f"lambda self: type(self)({', '.join(fields)})")  # type: ignore[method-assign]
    return cls
