"""Bots as the commands name them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bradshaw import bots
from bradshaw.bots import Bot
from bradshaw.core.chance import SEED_LIMIT

BotList = Annotated[str, Parameter(help="cli-help-bots")]


def bot_kinds(text: str) -> list[str]:
    """The bots of a list with commas, each of which can be made."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        bots.make(kind, seed=0)
    return kinds


def make_bot(kind: str, seed: int, seat: int) -> Bot:
    """A bot for a seat; the same game and seat give the same bot."""
    return bots.make(kind, (seed + 1 + seat) % SEED_LIMIT)
