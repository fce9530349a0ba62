"""`bradshaw step`: positions and moves on standard input, answers on standard output, a line of JSON each."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from bradshaw.cli.arguments import GameName
from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import BradshawError, IllegalAction, quoted
from bradshaw.core.messages import Text, message
from bradshaw.core.registry import title as title_called
from bradshaw.core.title import Steps
from bradshaw.words import say

LONGEST_LINE = 4 << 20
"""Bytes of a line that are looked at; a position needs less than a hundredth of it."""


class Request(msgspec.Struct):
    """A position, the seat that moves, and the move."""

    before: Any
    player: Any
    move: Any


def step(game: GameName, /) -> None:
    """Answer each line {"before": position, "player": seat, "move": {…}} of standard input with a line.

    The answer is {"state": position}, or {"refused": {"rule": …, "text": …}} if the rules forbid the move, or
    {"error": "…"} if the line makes no sense. Blank lines are skipped.
    """
    steps = title_called(game).steps
    if steps is None:
        raise BadUsage(message("cli-error-no-steps", game=game))
    for line in lines(sys.stdin.buffer):
        sys.stdout.buffer.write(reply(steps, line))
        sys.stdout.buffer.flush()


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None for one that is too long to be read."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield None
        elif line.strip():
            yield line


def reply(steps: Steps, line: bytes | None) -> bytes:
    """The answer to a line, itself a line."""
    if line is None:
        return _error(message("cli-step-too-long", most=LONGEST_LINE))
    try:
        request = msgspec.json.decode(line, type=Request)
        return _encoded({"state": steps.step(request.before, request.player, request.move)})
    except IllegalAction as error:
        return _encoded({"refused": {"rule": error.refusal.rule, "text": say(error.refusal.text)}})
    except BradshawError as error:
        return _error(error.whole)
    except RecursionError:
        return _error(message("cli-step-nested"))
    except (msgspec.DecodeError, UnicodeError) as error:
        return _error(message("cli-step-unreadable", problem=quoted(error)))
    except Exception as error:
        # Whatever a hostile line brings about, the next line is answered.
        return _error(message("cli-step-unusable", kind=type(error).__name__, problem=quoted(error)))


def _error(text: Text) -> bytes:
    return _encoded({"error": say(text)})


def _encoded(answer: dict[str, Any]) -> bytes:
    try:
        return msgspec.json.encode(answer) + b"\n"
    except (ValueError, OverflowError):
        # Characters or numbers that JSON in UTF-8 cannot hold, quoted from the line.
        return _error(message("cli-step-unwritable"))
