"""Damage to stored games, behind the back of the server."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, delete, select, update

from bradshaw.server.storage.tables import Event, Snapshot

from .serving import Served


def event_of_move(game: str, number: int) -> Any:
    """The row of the move with this number: the first event is the start."""
    return (Event.game == game) & (Event.sequence == number + 1)


def content(served: Served, game: str, number: int) -> dict[str, Any]:
    text = served.execute(select(Event.content).where(event_of_move(game, number)))[0][0]
    decoded: dict[str, Any] = msgspec.json.decode(text)
    return decoded


def rewritten(served: Served, game: str, number: int, **changes: Any) -> Executable:
    """The move with this number, with something else in it than was stored."""
    changed = msgspec.json.encode(content(served, game, number) | changes).decode()
    return update(Event).where(event_of_move(game, number)).values(content=changed)


def forget(served: Served, game: str) -> None:
    """As if the server had started anew."""

    async def drop() -> None:
        served.state.hall._everywhere.pop(game, None)
        served.state.hall.games.pop(game, None)

    served.run(drop())


def break_game(served: Served, game: str, statement: Executable) -> None:
    """Change what is stored of a game, and let the server find it so: a snapshot would spare it the reading."""
    served.execute(statement)
    served.execute(delete(Snapshot).where(Snapshot.game == game))
    forget(served, game)
