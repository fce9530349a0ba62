"""Those who follow a game."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import msgspec

from bradshaw.server.events.seats import robot_of

STRANGER = "?"
"""How the ids begin of those who watch and have none of their own."""


class Watcher:
    """Somebody who follows a game, known or not."""

    def __init__(
        self,
        person: str | None,
        stranger: str = "",
        robot: bool = False,
        page: str = "",
        known: int | None = None,
        drawing: str | None = None,
    ) -> None:
        self.person = person
        self.page = page
        """Which page of a browser follows, if it says so."""
        self.player = robot_of(person) if robot and person is not None else person
        self.key = self.player or f"{STRANGER}{stranger}"
        """Tells those who watch apart, also through other workers."""
        self.news = asyncio.Event()
        self.sent_away = False
        """Whether somebody may not follow the game any more."""
        self.shown: float = math.inf if known is None else known
        """The version of the newest position that the page has; infinite if it wants none."""
        self.drawing = drawing
        """Tells which drawing of the board it has; None if it keeps none."""
        self._asking = 0
        """Requests of the page that are being answered with a position."""

    def misses(self, version: int) -> bool:
        """Whether the page is to be sent the position of this version."""
        return version > self.shown and not self._asking

    @contextmanager
    def answered(self) -> Iterator[Self]:
        """While the page waits for the answer to a request it is sent no position, since the answer brings one."""
        self._asking += 1
        try:
            yield self
        finally:
            self._asking -= 1
            self.news.set()


class SpectatorsTold(msgspec.Struct, frozen=True):
    """Who watches a game without a seat in it."""

    names: tuple[str, ...] = ()
    """Of accounts, by the alphabet."""
    guests: int = 0
    """How many others."""
