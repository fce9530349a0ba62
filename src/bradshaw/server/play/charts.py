"""Charts of a game: they grow with it, and what was worked out once is kept."""

from __future__ import annotations

import msgspec

from bradshaw.server.events.live import LiveGame
from bradshaw.server.games.archive import Archive
from bradshaw.server.play import jobs
from bradshaw.server.play.present import Viewer

AT_ONCE = 100
"""Moments that one job works out, so that none takes long."""


class Charts:
    """Has the moments of the charts worked out that are not known yet."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def series(self, live: LiveGame, viewer: Viewer, asker: str) -> bytes:
        """Every moment of the game up to now, as the JSON of a `Series`.

        Worths are a fair player's judgement, which counts the money of companies: where some of that was ever hidden
        from the viewer, they are what the chart has for everybody.
        """
        while len(live.moments) <= live.running.number:
            game, first, rewinds = live.running, len(live.moments), live.rewinds
            last = min(first + AT_ONCE - 1, game.number)
            made = await self._archive.look(live, asker, (first, last), jobs.moments, first, last)
            # Meanwhile somebody may have taken moves back, or asked for the same.
            if len(live.moments) == first and live.rewinds == rewinds:
                live.moments += made
        moments = live.moments[: live.running.number + 1]
        veiled = any(_hides(moment, viewer) for moment in moments)
        players = msgspec.json.encode(live.running.players)
        points = b",".join(moment.veiled if veiled else moment.known for moment in moments)
        return b'{"players":%b,"points":[%b]}' % (players, points)


def _hides(moment: jobs.Moment, viewer: Viewer) -> bool:
    """Whether something was hidden from the viewer then. NOBODY, which is -1, comes last."""
    return bool(viewer) and bool(frozenset.intersection(*(moment.secrets[seat] for seat in viewer)))
