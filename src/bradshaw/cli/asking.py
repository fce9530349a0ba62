"""Questions before something is lost."""

from __future__ import annotations

import sys

from bradshaw.cli.errors import BadUsage
from bradshaw.core.messages import Message, message
from bradshaw.words import say


def confirm(question: Message, given: bool, flag: str) -> None:
    """Go on only if the flag was given or somebody at the keyboard agrees. Raises BadUsage."""
    if given:
        return
    if not sys.stdin.isatty():
        raise BadUsage(message("cli-error-unconfirmed", question=question, flag=flag))
    yes = say(message("cli-yes"))
    if input(f"{say(message('cli-confirm', question=question))} ").strip().lower() not in (yes, yes[0]):
        raise BadUsage(message("cli-error-nothing-done"))
