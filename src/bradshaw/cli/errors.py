"""What a user of the command line can get wrong."""

from __future__ import annotations

import sys

from bradshaw.core.errors import BradshawError


class BadUsage(BradshawError):
    """Arguments that do not make sense together, or that name something that there is not."""


def complain(text: str) -> None:
    """One line on standard error, whatever the text holds."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    print(f"bradshaw: {line}", file=sys.stderr)
