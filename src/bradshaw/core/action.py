"""Actions: small frozen values, tagged by type, the same in Python and in JSON."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec

from bradshaw.core.errors import BadAction


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One decision of one player. Each game derives its own; the tag is the name in JSON."""


@cache
def _field_types(cls: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(cls)
    return tuple((name, hints[name]) for name in cls.__struct_fields__)


def ill_formed(value: msgspec.Struct) -> str | None:
    """Name the first field whose value has the wrong type: structs made in Python are not checked by msgspec."""
    for name, kind in _field_types(type(value)):
        content = getattr(value, name)
        if kind is int or kind is str or kind is bool:
            if type(content) is not kind:
                return name
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if type(content) is not kind:
                return name
            inner = ill_formed(content)
            if inner is not None:
                return f"{name}.{inner}"
        else:
            try:
                msgspec.convert(msgspec.to_builtins(content), kind, strict=True)
            except (TypeError, ValueError):
                return name
    return None


def read_action(data: object, kind: Any) -> Action:
    """Turn decoded JSON, or JSON bytes, into an action of the union `kind`."""
    try:
        if isinstance(data, bytes | bytearray | memoryview | str | msgspec.Raw):
            action = msgspec.json.decode(data, type=kind)
        else:
            action = msgspec.convert(data, kind, strict=True)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadAction(f"Not an action of this game: {error}") from None
    except RecursionError:
        raise BadAction("Not an action of this game: nested too deeply") from None
    assert isinstance(action, Action)
    return action
