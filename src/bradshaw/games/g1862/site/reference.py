"""Games of the public engine with its state after every action, compared with ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bradshaw.core.game import Game
from bradshaw.eighteen.site.exports import Move
from bradshaw.eighteen.site.reference import SiteReference
from bradshaw.games.g1862.site.deeds import Teller
from bradshaw.games.g1862.site.reading import Reader
from bradshaw.games.g1862.site.snapshot import Writer
from bradshaw.games.g1862.state import Counties


class CountiesReference(SiteReference[Counties, Reader]):
    """What the title offers to `verify`."""

    def snapshots(self, played: Game[Counties], reader: Reader, moves: Sequence[Move]) -> Iterator[dict[str, Any]]:
        writer, teller = Writer(reader), Teller(reader.ids)
        yield writer.write(played.state)
        length, before = 0, played.state
        for move in self._site.play(played, reader, moves):
            entries = [entry for number in range(length, played.length) for entry in played.log_of(number)]
            length = played.length
            writer.follow(entries, before, played.state)
            happened = teller.tell(entries, before, played.state, move.action)
            before = played.state
            yield writer.write(played.state) | ({"ev": happened} if happened else {})
