"""Files that become games: what they hold, told before anything is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, NamedTuple

import msgspec

from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Step
from bradshaw.core.messages import Text, message
from bradshaw.formats.games import GameRead, read
from bradshaw.server.events import stored_moves
from bradshaw.server.events.happening import Happening
from bradshaw.server.events.head import FINISHED, HOTSEAT, RUNNING, SOLO
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.standing import standing
from bradshaw.server.http.readers import Reader, encoded
from bradshaw.server.play.jobs import draw
from bradshaw.server.play.seating import BOT_NAMES, SeatWish, new_head, places_in

RECORD, PUBLIC_SITE = "record", "18xx.games"
SOMEBODY = "somebody"
"""Stands for the person to whom the game will be given."""


class FileView(msgspec.Struct):
    """What a file holds, before it becomes a game."""

    title: str
    title_name: str
    source: Annotated[str, msgspec.Meta(examples=["record", PUBLIC_SITE])]
    players: list[str]
    bots: Annotated[list[str | None], msgspec.Meta(description="Who is taken for a bot, by seat, and of which kind.")]
    moves: int
    finished: bool
    options: dict[str, Any]
    stopped: Annotated[Text, msgspec.Meta(description="Which action could not be made, and why; empty if all could.")]
    result: Annotated[Text, msgspec.Meta(description="How the result compares with the one in the file.")]


class Opened(NamedTuple):
    """A game from a file: folded, and with all that happened in it."""

    live: LiveGame
    events: list[Happening]

    def given_to(self, person: str) -> Opened:
        """The same, as the game of this person."""
        self.live.head.host = person
        for place in self.live.places:
            place.person = person if place.person == SOMEBODY else place.person
        return Opened(self.live, [msgspec.structs.replace(event, person=person) for event in self.events])


def preview(record: bytes, reader: Reader) -> bytes:
    """What the JSON of a file holds, as the JSON of a `FileView`. Raises BadRecord, or what else is wrong with it."""
    return encoded(file_view(_read(record)), reader)


def open_file(
    record: bytes, partial: bool, seats: Sequence[SeatWish] | None, moment: datetime, language: str
) -> Opened:
    """A game from a file becomes one at this screen that can be looked at and played on, by whom is said later.

    `partial`: a game of 18xx.games is taken up to its first illegal move instead of being refused. `language`: that of
    whoever will look at it.
    """
    game, imported = _read(record)
    if imported is not None and imported.stopped and not partial:
        raise BadRecord(imported.stopped)
    places = places_in(game.players, SOMEBODY, seats)
    alone = len(places) > 1 and sum(place.kind == "person" for place in places) == 1
    mode = SOLO if alone else HOTSEAT
    live = LiveGame(new_head(game, mode, SOMEBODY, moment), places)
    events = [Happening(1, "start", None, SOMEBODY, {"players": list(game.players)}, moment)]
    live.fold(events[0])
    twin = game.at(0)
    for number, played in enumerate(game.played):
        twin.redo()
        content = {
            "action": msgspec.to_builtins(played.action),
            "hash": played.hash,
            "time": played.time,
            "status": RUNNING if twin.outcome is None else FINISHED,
        } | stored_moves.decided(played)
        events.append(Happening(number + 2, "action", played.actor, SOMEBODY, content, moment))
        live.fold(events[-1], Step(played, twin.state.copy(), game.log_of(number)))
    live.head.standing = standing(game)
    live.drawn = draw(game, language)
    live.trim()
    return Opened(live, events)


def _read(record: bytes) -> GameRead:
    try:
        return read(msgspec.json.decode(record))
    except (ValueError, RecursionError):
        raise BadRecord(message("formats-unreadable-game")) from None


def file_view(found: GameRead) -> FileView:
    """What is told of it. Records do not say who was a bot, but bots have names of their own."""
    game, imported = found
    return FileView(
        title=game.title.id,
        title_name=game.title.name,
        source=RECORD if imported is None else PUBLIC_SITE,
        players=list(game.players),
        bots=[SeatWish("bot").bot if imported is None and name in BOT_NAMES else None for name in game.players],
        moves=len(game.played),
        finished=game.outcome is not None,
        options=dict(game.options),
        stopped=imported.stopped if imported else "",
        result=imported.result if imported else "",
    )
