"""The current position of a game and its log for people: worked out once, and shared by all who read alike."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bradshaw.server.events.head import FINISHED
from bradshaw.server.events.lines import Line
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.standing import last_words
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.http.packing import pack
from bradshaw.server.http.readers import Reader, encoded
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play import jobs
from bradshaw.server.play.present import Position, hidden_from, viewer
from bradshaw.server.work.workshop import Workshop


class Showing:
    """Has positions drawn and described, by the workshop, and logs told."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop

    async def position(
        self, live: LiveGame, seats: Sequence[int], visitor: Visitor, page: Watcher | None = None
    ) -> Position:
        """The current position for somebody who may act for these seats; on a page that has the board, without it."""
        shown = await self._shown(live, hidden_from(live.running, viewer(live, seats)), visitor)
        mine = live.head.status != FINISHED and any(seat in seats for seat in live.actors)
        if page is None or page.drawing is None:
            return jobs.answer(shown.told(mine), Position)
        known, page.drawing = page.drawing, shown.drawing
        return jobs.answer(shown.told(mine, known), Position)

    def is_drawn(self, live: LiveGame, seats: Sequence[int], visitor: Visitor) -> bool:
        """Whether the current position is there for somebody like this."""
        made = live.shown.get((hidden_from(live.running, viewer(live, seats)), visitor.reader))
        return made is not None and made.done()

    def log(self, live: LiveGame, reader: Reader) -> list[Line]:
        """What has happened, as far as it is in memory."""
        sequence, told = live.logs.get(reader, (-1, None))
        if told is None or sequence != live.sequence:
            told = pack(encoded(live.log(), reader))
            live.logs[reader] = live.sequence, told
        return jobs.answer(told, list[Line])

    async def _shown(self, live: LiveGame, hidden: frozenset[str], visitor: Visitor) -> jobs.Shown:
        kept = hidden, visitor.reader
        making = live.shown.get(kept)
        if making is None:
            game = live.running
            unreadable = live.trouble is not None
            drawn, live.opened = live.drawn if live.opened else b"", False
            job = self._workshop.moves.do(
                visitor.asker, jobs.show, game.window(), last_words(game), hidden, unreadable, visitor.reader, drawn
            )
            making = live.shown[kept] = asyncio.ensure_future(job)
            making.add_done_callback(lambda done: self._done(live, kept, done))
        # Somebody who goes away does not stop it for the others.
        return await asyncio.shield(making)

    def _done(self, live: LiveGame, kept: tuple[frozenset[str], Reader], made: asyncio.Future[jobs.Shown]) -> None:
        """A failure is not kept."""
        if (made.cancelled() or made.exception() is not None) and live.shown.get(kept) is made:
            del live.shown[kept]
