"""What a user of the command line can get wrong."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib.util import find_spec
from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import Message, Text, message
from bradshaw.words import say

_LONGEST = 60
"""Characters of something mistyped that are quoted."""


class BadUsage(BradshawError):
    """Arguments that do not make sense together, or that name something that does not exist."""


def require_package(package: str, extra: str) -> None:
    """Refuse what cannot be done without a package that is not installed."""
    if find_spec(package) is None:
        raise BadUsage(message("cli-error-missing-extra", package=package, extra=extra))


def complain(text: Text) -> None:
    """One line on standard error, whatever the text holds."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in say(text)).split())
    print(f"bradshaw: {line}", file=sys.stderr)


def in_words(error: CycloptsError) -> Message:
    """What is wrong with the arguments, by the error of the parser."""
    match error:
        case UnknownCommandError():
            commands = sorted(name for name in error.app or () if not name.startswith("-"))
            wrong = (error.unused_tokens or [""])[0]
            return message("cli-error-no-command", command=_quoted(wrong), commands=tuple(commands))
        case UnusedCliTokensError():
            return message("cli-error-too-many-arguments", arguments=quoted(" ".join(error.unused_tokens or ())))
        case UnknownOptionError():
            wrong = error.token.keyword or error.token.value
            known = [name for argument in error.argument_collection for name in argument.names]
            near = get_close_matches(wrong[:_LONGEST], known, n=1)
            return message("cli-error-unknown-option", option=_quoted(wrong), near=near[0] if near else None)
        case MissingArgumentError() if error.keyword is not None:
            return message("cli-error-no-value", option=error.keyword)
        case MissingArgumentError() if error.argument is not None:
            command = " ".join(error.command_chain or ())
            return message("cli-error-missing-argument", argument=error.argument.name, command=command)
        case RepeatArgumentError():
            return message("cli-error-repeated", option=error.token.keyword or "")
        case CoercionError() if error.token is not None and (allowed := _allowed(error.target_type)) is not None:
            named = error.token.keyword or (error.argument.name if error.argument is not None else "")
            return message("cli-error-value", name=named, allowed=allowed, value=_quoted(error.token.value))
        case _:
            return message("cli-error-arguments", problem=quoted(error))


def _quoted(text: str) -> str:
    return quoted(text)[:_LONGEST]


def _allowed(kind: object) -> Message | None:
    """What an argument of this type may be, in words."""
    if get_origin(kind) is Literal:
        return message("core-option-values", values=get_args(kind))
    if kind is bool:
        return message("core-option-bool")
    return message("cli-allowed-number") if kind is int else None
