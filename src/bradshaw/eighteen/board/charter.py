"""What every company has from the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """A railway company as it is printed. `home` is the hex of its home station."""

    name: str
    full_name: str
    home: str
    colour: str
    text_colour: str


CharterT = TypeVar("CharterT", bound=Charter)


def read_charters(kind: type[CharterT], data: Iterable[Mapping[str, Any]], **called: str) -> tuple[CharterT, ...]:
    """The companies of a game. `called`: by which name its data have a field, where that is another."""
    fields = {field: called.get(field, field) for field in kind.__struct_fields__}
    return tuple(msgspec.convert({field: one[name] for field, name in fields.items()}, kind) for one in data)
