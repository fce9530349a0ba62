"""Players made of code."""

from __future__ import annotations

from bradshaw.bots.bot import Bot
from bradshaw.bots.kinds import KINDS, BadBot, make

__all__ = ["KINDS", "BadBot", "Bot", "make"]
