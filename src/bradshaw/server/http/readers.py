"""Readers: in which language somebody reads, and whether texts go out as sentences or as messages.

The engine and the server say messages (`core/messages.py`). Whoever asks for `facts=true`, as the web client does, gets
them as they are and makes the sentences. Everybody else gets sentences, with the message of each beside it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bradshaw.core.messages import is_message, read_text
from bradshaw.server.http.packing import Piece, embed
from bradshaw.words import LANGUAGES, say

SENTENCES: Final = ("text", "headline", "error")
"""The fields that are the sentence of an object: its message stands beside it as `message`."""


class Reader(msgspec.Struct, frozen=True):
    """For whom an answer is."""

    language: str = LANGUAGES[0]
    """In which texts are said, and drawings lettered."""
    facts: bool = False
    """Whether texts go out as messages."""


def encoded(answer: Any, reader: Reader) -> bytes:
    """An answer as JSON, as the reader takes it."""
    return msgspec.json.encode(answer if reader.facts else said(answer, reader.language), enc_hook=_embedded)


def _embedded(part: Any) -> msgspec.Raw:
    if not isinstance(part, Piece):
        raise NotImplementedError(f"{type(part).__name__} in an answer")
    return embed(part)


def said(answer: Any, language: str) -> Any:
    """An answer with every message said. What is JSON already stays as it is."""
    return _said(msgspec.to_builtins(answer, builtin_types=(msgspec.Raw, Piece)), language)


def fields(answer: msgspec.Struct) -> dict[str, Any]:
    """The fields of an answer that are set."""
    return {name: value for name, value in msgspec.structs.asdict(answer).items() if value is not msgspec.UNSET}


def said_again(data: bytes, reader: Reader) -> bytes:
    """JSON with messages, as the reader takes it."""
    return data if reader.facts else msgspec.json.encode(_said(msgspec.json.decode(data), reader.language))


def _said(data: Any, language: str) -> Any:
    if isinstance(data, list | tuple):
        return [_said(one, language) for one in data]
    if not isinstance(data, dict):
        return data
    if is_message(data):
        return say(read_text(data), language)
    told = {name: _said(value, language) for name, value in data.items()}
    for name in SENTENCES:
        if is_message(data.get(name)):
            told["message"] = data[name]
    return told
