"""Actions: small frozen values, tagged by type, the same in Python and in JSON."""

from __future__ import annotations

from collections.abc import Callable
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


_JSON = (bytes, bytearray, memoryview, str, msgspec.Raw)
"""What is JSON still, and not decoded yet."""
_TEXT = frozenset((str,))


@cache
def members(kind: Any) -> frozenset[type]:
    """The classes of a union of actions."""
    return frozenset(get_args(kind) or (kind,))


@cache
def _field_tests(cls: type[msgspec.Struct]) -> tuple[tuple[str, Callable[[Any], bool]], ...]:
    """For each field what tells whether a value may stand there."""
    hints = get_type_hints(cls)
    return tuple((name, _test(hints[name])) for name in cls.__struct_fields__)


def ill_formed(value: msgspec.Struct) -> str | None:
    """Name the first field whose value JSON would not give: structs made in Python are not checked by msgspec."""
    for name, fits in _field_tests(type(value)):
        if not fits(getattr(value, name)):
            return name
    return None


def _test(kind: Any) -> Callable[[Any], bool]:
    """Tells whether a value is exactly of the kind: True is no number and a list no tuple."""
    if kind is int:
        return lambda value: type(value) is int and -NUMBER_LIMIT < value < NUMBER_LIMIT
    if kind is str or kind is bool or kind is NoneType:
        return lambda value: type(value) is kind
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return lambda value: type(value) is kind and ill_formed(value) is None
    parts = get_args(kind)
    if kind == tuple[str, ...]:
        return lambda value: type(value) is tuple and _TEXT.issuperset(map(type, value))
    if get_origin(kind) is tuple:
        tests = [_test(part) for part in parts if part is not ...]
        if parts[-1] is ...:
            return lambda value: type(value) is tuple and all(map(tests[0], value))
        return lambda value: (
            type(value) is tuple
            and len(value) == len(tests)
            and all(fits(item) for fits, item in zip(tests, value, strict=True))
        )
    if get_origin(kind) in (Union, UnionType):
        either = [_test(part) for part in parts]
        return lambda value: any(fits(value) for fits in either)
    if get_origin(kind) is Literal:
        return lambda value: any(type(value) is type(part) and value == part for part in parts)
    raise TypeError(f"an action cannot hold a field of type {kind}")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Reads actions of a union. To work the union out takes longer than to read an action."""
    return msgspec.json.Decoder(kind)


def read_action(data: object, kind: Any) -> Action:
    """Turn decoded JSON, or JSON bytes, into an action of the union `kind`."""
    try:
        if not isinstance(data, _JSON):
            data = msgspec.json.encode(data)
        action = _decoder(kind).decode(data)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        raise BadAction(message("core-error-action", problem=quoted(error))) from None
    except RecursionError:
        raise BadAction(message("core-error-action", problem=message("core-problem-nested"))) from None
    assert isinstance(action, Action)
    return action
