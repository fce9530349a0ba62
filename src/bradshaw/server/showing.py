"""The current position of a game for people: worked out once in the workshop, and shared by all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bradshaw.server import jobs
from bradshaw.server.live import FINISHED, LiveGame
from bradshaw.server.present import Position, hidden_from, viewer
from bradshaw.server.standing import last_words
from bradshaw.server.workshop import Workshop


class Showing:
    """Has positions drawn and described."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop

    async def position(self, live: LiveGame, seats: Sequence[int], asker: str) -> Position:
        """The current position for somebody who may act for these seats."""
        shown = await self._shown(live, hidden_from(live.running, viewer(live, seats)), asker)
        mine = live.head.status != FINISHED and any(seat in seats for seat in live.actors)
        return jobs.answer(shown.with_choices if mine else shown.without, Position)

    async def _shown(self, live: LiveGame, hidden: frozenset[str], asker: str) -> jobs.Shown:
        making = live.shown.get(hidden)
        if making is None:
            game = live.running
            unreadable = live.trouble is not None
            job = self._workshop.moves.do(asker, jobs.show, game.window(), last_words(game), hidden, unreadable)
            making = live.shown[hidden] = asyncio.ensure_future(job)
            making.add_done_callback(lambda done: self._done(live, hidden, done))
        # Somebody who goes away does not stop it for the others.
        return await asyncio.shield(making)

    def _done(self, live: LiveGame, hidden: frozenset[str], made: asyncio.Future[jobs.Shown]) -> None:
        """A failure is not kept."""
        if (made.cancelled() or made.exception() is not None) and live.shown.get(hidden) is made:
            del live.shown[hidden]
