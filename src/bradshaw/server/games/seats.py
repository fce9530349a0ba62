"""Who plays: taking seats, leaving them, and replacing those who are absent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from bradshaw.bots.levels import USUAL
from bradshaw.server.games.requests import (
    GAMES,
    Body,
    Caller,
    GameId,
    Number,
    WebRequest,
    find_readable,
    known,
    view_game,
)
from bradshaw.server.identity import ensure_person
from bradshaw.server.live import Ask
from bradshaw.server.present import GameView
from bradshaw.server.problems import changing
from bradshaw.server.seating import check_bot
from bradshaw.server.security import limit
from bradshaw.server.state import ServerState
from bradshaw.server.timing import MOST_HOLIDAYS


class JoinRequest(Body):
    seat: int | None = None
    name: str = ""
    invite: str = ""


class HolidayRequest(Body):
    days: Annotated[int, msgspec.Meta(ge=0, le=MOST_HOLIDAYS, description="From now on; 0 ends the holiday.")]


class SeatRequest(Body):
    seat: int
    bot: str = USUAL


class AskRequest(Body):
    """Propose to replace an absent player by a bot, or to open the seat for somebody else."""

    seat: int
    by: Literal["bot", "open"] = "bot"
    bot: str = USUAL


class AnswerRequest(Body):
    yes: bool


class SeatsController(Controller):
    """Sit down at games."""

    path = GAMES
    tags = ("games",)

    @post("/{game:str}/join", summary="Take an open seat", responses=changing(404, 409))
    async def join(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[JoinRequest]
    ) -> GameView:
        """Listed games are open to all; others need the `invite` that their players see.

        A running game has an open seat after somebody was replaced by nobody.
        """
        limit(request, "move")
        live = await find_readable(state, game)
        await state.people.keep_names(visitor.person, [data.name])
        visitor = await ensure_person(request, state, visitor)
        name, language = data.name or visitor.name or "", visitor.reader.language
        await state.seating.join(live, known(visitor), name, data.seat, data.invite, language)
        return await view_game(state, live, visitor)

    @post(
        "/{game:str}/holiday",
        status_code=200,
        summary="Take days off, or come back before they are over",
        responses=changing(404, 409),
    )
    async def take_holiday(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[HolidayRequest]
    ) -> GameView:
        """Your clock stands still from now on. Only at tables with holidays, and no more days than you have left."""
        limit(request, "move")
        live = await find_readable(state, game)
        await state.seating.take_holiday(live, known(visitor), data.days)
        return await view_game(state, live, visitor)

    @post("/{game:str}/leave", summary="Leave before the start", responses=changing(404, 409))
    async def leave(self, state: ServerState, visitor: Caller, game: GameId) -> None:
        await state.seating.leave(await find_readable(state, game), known(visitor))

    @post("/{game:str}/kick", summary="Free a seat before the start", responses=changing(404, 409))
    async def kick(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.kick(await find_readable(state, game), known(visitor), data.seat)

    @post("/{game:str}/bot", summary="Put a bot into an open seat before the start", responses=changing(404, 409))
    async def put_bot(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.put_bot(await find_readable(state, game), known(visitor), data.seat, data.bot)

    @post("/{game:str}/start", summary="Begin once all seats are taken", responses=changing(404, 409))
    async def start(self, state: ServerState, visitor: Caller, game: GameId) -> GameView:
        live = await find_readable(state, game)
        await state.seating.start(live, known(visitor))
        return await view_game(state, live, visitor)

    @post("/{game:str}/asks", summary="Propose to replace an absent player", responses=changing(404, 409))
    async def ask(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[AskRequest]
    ) -> Ask:
        """Possible when the player has given no sign of life for as long as the table waits (`replace_after`).

        The others must agree, or the host where the host decides. `open` frees the seat for whoever has the link.
        """
        limit(request, "move")
        live = await find_readable(state, game)
        bot = data.bot if data.by == "bot" else None
        if bot is not None:
            check_bot(bot)
        ask: Ask = await state.playing.ask_replace(live, known(visitor), data.seat, bot)
        return ask

    @post("/{game:str}/return", summary="Take back the seat in which you were replaced", responses=changing(404, 409))
    async def take_back(self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId) -> GameView:
        """Possible while the game runs, whoever plays there now and whatever it is about to do."""
        limit(request, "move")
        live = await find_readable(state, game)
        await state.seating.take_back(live, known(visitor))
        return await view_game(state, live, visitor)

    @post("/{game:str}/asks/{number:int}/answer", summary="Agree, or not", responses=changing(404, 409))
    async def answer(
        self,
        request: WebRequest,
        state: ServerState,
        visitor: Caller,
        game: GameId,
        number: Number,
        data: JSONBody[AnswerRequest],
    ) -> Ask:
        """When the last of those who are asked agrees, what was asked for is done."""
        limit(request, "move")
        live = await find_readable(state, game)
        ask: Ask = await state.playing.answer(live, known(visitor), number, data.yes)
        return ask
