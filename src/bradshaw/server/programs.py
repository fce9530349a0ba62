"""What players have told the server to do for them when their turn comes. Private to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.server.database import Database
from bradshaw.server.hall import Hall
from bradshaw.server.live import LiveGame
from bradshaw.server.tables import ProgramRow
from bradshaw.server.wire import PROGRAMMED

MOST_MONEY = 1_000_000
LIMIT = "pass_above"
PASS = "pass"


class Program(msgspec.Struct, forbid_unknown_fields=True):
    """`pass_above`: pass in the auction once it costs more than the amount. `only_choice`: play the only legal move."""

    kind: Literal["pass_above", "only_choice"]
    amount: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)] = 0


def bids(choices: Choices) -> bool:
    """Whether somebody may bid in an auction now: there are other ranges, such as the prices of trains."""
    return any(type(span.action).__struct_config__.tag == "bid" for span in choices.ranges)


def is_forced(choices: Choices) -> bool:
    """Whether there is only one legal move. Of runs only the best are listed: others are legal, too."""
    return len(choices) == 1 and not choices.family


class Programmed(NamedTuple):
    """What programs make of a position: an action, if any, and whether a limit was for an auction that is over."""

    action: Action | None
    over: bool


def decide(choices: Choices, programs: Sequence[dict[str, Any]]) -> Programmed:
    """What a player to move with these choices has said should happen."""
    kinds = {program["kind"]: program for program in programs}
    passing = next((action for action in choices.actions if type(action).__struct_config__.tag == PASS), None)
    if "only_choice" in kinds and is_forced(choices):
        return Programmed(choices[0], False)
    limit = kinds.get(LIMIT)
    if limit is None:
        return Programmed(None, False)
    if not bids(choices):
        return Programmed(None, passing is None)
    return Programmed(passing if choices.ranges[0].low > limit["amount"] else None, False)


def _read(content: str) -> list[dict[str, Any]]:
    """Stored programs; none if they are damaged, so that the player can set them anew."""
    try:
        programs = msgspec.json.decode(content, type=list[Program])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return []
    return [msgspec.to_builtins(program) for program in programs]


class Programs:
    """Programs by game and seat, stored so that they survive a restart."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self.database = database
        self._hall = hall
        self._wire = hall.wire
        """By it other workers tell which they have changed."""
        self._wire.heard[PROGRAMMED] = self._hear
        self._wire.on_doubt.append(self._forget)

    async def _hear(self, game: str) -> None:
        live = self._hall.in_memory(game)
        if live is not None and live.programs is not None:
            live.programs = None
            await self.load(live)

    async def _forget(self) -> None:
        for live in self._hall.games.values():
            live.programs = None

    async def load(self, live: LiveGame) -> None:
        """Read the programs of a game, unless they are known and nobody else can have changed them unheard."""
        if live.programs is not None and (self._wire.listening or not self._wire.shared):
            return
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(ProgramRow.seat, ProgramRow.content).where(ProgramRow.game == live.head.id)
            )
            live.programs = {row.seat: _read(row.content) for row in rows}

    def of(self, live: LiveGame, seat: int) -> list[dict[str, Any]]:
        """The programs of a seat."""
        return (live.programs or {}).get(seat, [])

    async def forget_limit(self, live: LiveGame, seat: int) -> None:
        """The auction is over for which the seat had set a limit."""
        kept = [msgspec.convert(program, Program) for program in self.of(live, seat) if program["kind"] != LIMIT]
        await self.set(live, [seat], kept)

    async def set(self, live: LiveGame, seats: list[int], programs: list[Program]) -> None:
        game, content = live.head.id, [msgspec.to_builtins(program) for program in programs]
        async with self.database.writing() as connection:
            for seat in seats:
                await connection.execute(delete(ProgramRow).where(ProgramRow.game == game, ProgramRow.seat == seat))
                if content:
                    text = msgspec.json.encode(content).decode()
                    await connection.execute(insert(ProgramRow).values(game=game, seat=seat, content=text))
            await self._wire.tell(connection, PROGRAMMED, game)
        live.programs = {**(live.programs or {}), **dict.fromkeys(seats, content)}
