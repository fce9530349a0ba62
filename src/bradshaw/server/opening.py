"""Files that become games: what they hold, told before anything is made of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from bradshaw.core.errors import BadRecord
from bradshaw.formats.games import GameRead, read
from bradshaw.server.seating import BOT_NAMES, SeatWish

RECORD, PUBLIC_SITE = "record", "18xx.games"


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
    stopped: Annotated[str, msgspec.Meta(description="Which action could not be made, and why; empty if all could.")]
    result: Annotated[str, msgspec.Meta(description="How the result compares with the one in the file.")]


def read_file(data: dict[str, Any]) -> GameRead:
    """The game in a file. Raises BadRecord, or what else is wrong with it."""
    try:
        return read(data)
    except (ValueError, RecursionError):
        raise BadRecord("The file is not a readable game.") from None


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
