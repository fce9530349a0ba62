"""Actions: small frozen values, tagged by type, the same in Python and in JSON."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from bradshaw.core.errors import BadAction, quoted
from bradshaw.core.messages import message

NUMBER_LIMIT = 1 << 53
"""Numbers in actions are smaller than this, so that they survive as JSON numbers everywhere."""


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One decision of one player. Each game derives its own; the tag is the name in JSON.

    A field holds a number, a text, yes or no, nothing, a frozen struct of these, a tuple of these, or one of several.
    """


@cache
def members(kind: Any) -> frozenset[type]:
    """The classes of a union of actions."""
    return frozenset(get_args(kind) or (kind,))


@cache
def _field_types(cls: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(cls)
    return tuple((name, hints[name]) for name in cls.__struct_fields__)


def ill_formed(value: msgspec.Struct) -> str | None:
    """Name the first field whose value JSON would not give: structs made in Python are not checked by msgspec."""
    for name, kind in _field_types(type(value)):
        if not _fits(getattr(value, name), kind):
            return name
    return None


def _fits(value: object, kind: Any) -> bool:
    """Whether the value is exactly of the kind: True is no number and a list no tuple."""
    if kind is int:
        return type(value) is int and -NUMBER_LIMIT < value < NUMBER_LIMIT
    if kind is str or kind is bool or kind is NoneType:
        return type(value) is kind
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return type(value) is kind and ill_formed(value) is None
    parts = get_args(kind)
    if get_origin(kind) is tuple:
        if type(value) is not tuple:
            return False
        if parts[-1] is ...:
            return all(_fits(item, parts[0]) for item in value)
        return len(value) == len(parts) and all(_fits(item, part) for item, part in zip(value, parts, strict=True))
    if get_origin(kind) in (Union, UnionType):
        return any(_fits(value, part) for part in parts)
    if get_origin(kind) is Literal:
        return any(type(value) is type(part) and value == part for part in parts)
    raise TypeError(f"an action cannot hold a field of type {kind}")


def read_action(data: object, kind: Any) -> Action:
    """Turn decoded JSON, or JSON bytes, into an action of the union `kind`."""
    try:
        if isinstance(data, bytes | bytearray | memoryview | str | msgspec.Raw):
            action = msgspec.json.decode(data, type=kind)
        else:
            action = msgspec.convert(data, kind, strict=True)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise BadAction(message("core-error-action", problem=quoted(error))) from None
    except RecursionError:
        raise BadAction(message("core-error-action", problem=message("core-problem-nested"))) from None
    assert isinstance(action, Action)
    return action
