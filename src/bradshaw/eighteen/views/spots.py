"""Where on the table shares are pointed at, in all 18xx games."""

from __future__ import annotations

from typing import Final

HAND: Final = "hand"
"""Where the shares are that a player sells; the sources of purchases are the other places."""


def share_spot(company: str, place: str) -> str:
    """The shares of a company at a place, such as "share:IOW:pool"."""
    return f"share:{company}:{place}"
