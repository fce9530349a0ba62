"""Questions before something is lost."""

from __future__ import annotations

import sys

from bradshaw.cli.errors import BadUsage


def confirm(question: str, given: bool, flag: str) -> None:
    """Go on only if the flag was given or somebody at the keyboard agrees. Raises BadUsage."""
    if given:
        return
    if not sys.stdin.isatty():
        raise BadUsage(f"{question} Add {flag} to do it without being asked.")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise BadUsage("Nothing was done.")
