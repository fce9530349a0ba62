"""How errors look to those who use the interface: always one sentence, and what a program can do something with."""

from __future__ import annotations

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, UnsetType

from bradshaw.core.messages import Message, Text
from bradshaw.server.play.present import Position

MEANINGS = {
    400: "The request cannot be understood, or what it asks for cannot be.",
    401: "It needs a login.",
    403: "It is not yours to do, or the X-CSRF-Token header is missing.",
    404: "There is no such thing.",
    409: "Not now: the game, or whatever it is about, is not or no longer in the state that this supposes.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "The rules refuse it; `rule` says which one.",
    429: "Too many requests: wait as long as the Retry-After header says.",
    503: "The server cannot reach its storage, or has too much to do: then Retry-After says when to ask again.",
}
CHANGING = (400, 403, 413, 415, 429, 503)
"""What every request that changes something may meet."""


class Problem(msgspec.Struct):
    """An error: a sentence for people, and more where there is more to say."""

    error: Text
    message: Message | UnsetType = UNSET
    """What the sentence was made of, for programs."""
    rule: str | UnsetType = UNSET
    """The id of the rule that refuses it; its text is in the rules of the title."""
    index: int | UnsetType = UNSET
    """Which of several actions is refused, counted from 0."""
    version: int | UnsetType = UNSET
    """The version of the game that holds."""
    position: Position | UnsetType = UNSET
    """The position that holds, for whoever was too late."""


def reading(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a request that only reads."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted(statuses)
    }


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a request that changes something."""
    return reading(*CHANGING, *statuses)
