"""The record of a game: versioned JSON that outlives the code. Reading it trusts nothing."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import BadRecord, quoted
from bradshaw.core.messages import message
from bradshaw.core.options import OptionValue

FORMAT = "bradshaw-record"
VERSION = 1
LARGEST = 16 * 1024 * 1024
"""Bytes that a record may have; a long game needs less than a hundredth of it."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action as it was played: the seat, the action, the hash of the state after it, and when, if that is known.

    `decisions`: what the program decided after it for companies that nobody decides for.
    """

    actor: int
    action: Action
    hash: str
    time: str | None = None
    decisions: tuple[Action, ...] = ()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: from it the game can be played again exactly."""

    game: str
    rules: int
    players: list[str]
    seed: int
    options: dict[str, OptionValue]
    start: str
    """The hash of the state before the first action."""
    actions: list[Played]
    format: str = FORMAT
    version: int = VERSION

    def encode(self) -> bytes:
        """The record as JSON, one action a line so that two records can be compared by eye."""
        head = msgspec.to_builtins(self)
        actions = head.pop("actions")
        order = ["format", "version", *[name for name in head if name not in ("format", "version")]]
        lines = [f"  {_json(name)}: {_json(head[name])}" for name in order]
        rows = ",\n".join(f"    {_json(action)}" for action in actions)
        lines.append(f'  "actions": [\n{rows}\n  ]' if rows else '  "actions": []')
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


class RawPlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in a record that has not been read against its game yet."""

    actor: int
    action: msgspec.Raw
    hash: str
    time: str | None = None
    decisions: list[msgspec.Raw] = []


class RawRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose actions have not been read yet, so that what is wrong with one can be told with its number."""

    format: str
    version: int
    game: str
    rules: int
    players: list[str]
    seed: int
    options: dict[str, bool | int | str]
    start: str
    actions: list[msgspec.Raw]


class _Head(msgspec.Struct, frozen=True):
    format: str = ""
    version: int = 0


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def decode(data: bytes | str) -> RawRecord:
    """Read a record's outer form. The actions are read by the game, which knows their types."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise BadRecord(message("core-record-too-large", size=len(raw), most=LARGEST))
    try:
        head = msgspec.json.decode(raw, type=_Head)
        if head.format != FORMAT:
            raise BadRecord(message("core-record-format", format=quoted(head.format)[:40], expected=FORMAT))
        if head.version > VERSION:
            raise BadRecord(message("core-record-newer", version=quoted(head.version), newest=VERSION))
        if head.version != VERSION:
            raise BadRecord(message("core-record-version", version=quoted(head.version), newest=VERSION))
        return msgspec.json.decode(raw, type=RawRecord)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise BadRecord(message("core-record-unreadable", problem=quoted(error))) from None
    except RecursionError:
        raise BadRecord(message("core-record-unreadable", problem=message("core-problem-nested"))) from None


_PLAYED: Final = msgspec.json.Decoder(RawPlayed)


def decode_played(data: msgspec.Raw) -> RawPlayed:
    """Read the outer form of one action."""
    try:
        return _PLAYED.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise BadRecord(message("core-record-unreadable-action", problem=quoted(error))) from None
