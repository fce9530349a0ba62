"""Games of the public engine with its state after every action, compared with ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bradshaw.core.game import Game
from bradshaw.eighteen.site.exports import Move
from bradshaw.eighteen.site.reference import SiteReference
from bradshaw.games.g1860.site.deeds import deed
from bradshaw.games.g1860.site.reading import Reader
from bradshaw.games.g1860.site.snapshot import Writer
from bradshaw.games.g1860.state import Isle


class IsleReference(SiteReference[Isle, Reader]):
    """What the title offers to `verify`."""

    def snapshots(self, played: Game[Isle], reader: Reader, moves: Sequence[Move]) -> Iterator[dict[str, Any]]:
        writer = Writer(reader.ids, reader.labels)
        yield writer.write(played.state, 0)
        before = played.state
        for number, move in enumerate(self._site.play(played, reader, moves), start=1):
            state = writer.write(played.state, number)
            told = deed(before, played.state, played.played[-1].action, move.action)
            if told is not None:
                state["d"] = told
            yield state
            before = played.state
