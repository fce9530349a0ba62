"""Who plays: taking seats, leaving them, and replacing those who are absent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from bradshaw.bots.levels import USUAL
from bradshaw.server.api.games.requests import Call, GamesController, Number, known, view_game
from bradshaw.server.edge.identity import FOR_ROBOTS, ensure_person
from bradshaw.server.edge.problems import changing
from bradshaw.server.edge.requests import Body
from bradshaw.server.events.asks import Ask
from bradshaw.server.events.timing import MOST_HOLIDAYS
from bradshaw.server.play.present import GameView
from bradshaw.server.play.seating import check_bot, check_joining


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


class SeatsController(GamesController):
    """Sit down at games."""

    opt = FOR_ROBOTS

    @post("/{game:str}/join", summary="Take an open seat", responses=changing(404, 409))
    async def join(self, call: Call, data: JSONBody[JoinRequest]) -> GameView:
        """Listed games are open to all; others need the `invite` that their players see.

        A running game has an open seat after somebody was replaced by nobody.
        """
        call.limit("move")
        live = await call.playable()
        check_joining(live, call.visitor.account)
        await call.state.ties.check_joining(live, call.visitor.person)
        await call.state.people.keep_names(call.visitor.person, [data.name])
        visitor = await ensure_person(call.request, call.state, call.visitor)
        # Whose rating it is, everybody sees.
        wished = "" if live.head.rated else data.name
        name, language = wished or visitor.name or "", visitor.reader.language
        await call.state.seating.join(live, known(visitor), name, data.seat, data.invite, language, visitor.robot)
        return await view_game(call.state, live, visitor)

    @post(
        "/{game:str}/holiday",
        status_code=200,
        summary="Take days off, or come back before they are over",
        responses=changing(404, 409),
    )
    async def take_holiday(self, call: Call, data: JSONBody[HolidayRequest]) -> GameView:
        """Your clock stands still from now on. Only at tables with holidays, and no more days than you have left."""
        call.limit("move")
        live = await call.playable()
        await call.state.seating.take_holiday(live, call.person, data.days)
        return await call.view(live)

    @post("/{game:str}/leave", summary="Leave before the start", responses=changing(404, 409))
    async def leave(self, call: Call) -> None:
        await call.state.seating.leave(await call.playable(), call.person)

    @post("/{game:str}/kick", summary="Free a seat before the start", responses=changing(404, 409))
    async def kick(self, call: Call, data: JSONBody[SeatRequest]) -> None:
        await call.state.seating.kick(await call.playable(), call.person, data.seat)

    @post("/{game:str}/bot", summary="Put a bot into an open seat before the start", responses=changing(404, 409))
    async def put_bot(self, call: Call, data: JSONBody[SeatRequest]) -> None:
        await call.state.seating.put_bot(await call.playable(), call.person, data.seat, data.bot)

    @post("/{game:str}/start", summary="Begin once all seats are taken", responses=changing(404, 409))
    async def start(self, call: Call) -> GameView:
        live = await call.playable()
        await call.state.seating.start(live, call.person)
        return await call.view(live)

    @post("/{game:str}/asks", summary="Propose to replace an absent player", responses=changing(404, 409))
    async def ask(self, call: Call, data: JSONBody[AskRequest]) -> Ask:
        """Possible when the player has given no sign of life for as long as the table waits (`replace_after`).

        The others must agree, or the host where the host decides. `open` frees the seat for whoever has the link.
        """
        call.limit("move")
        live = await call.playable()
        bot = data.bot if data.by == "bot" else None
        if bot is not None:
            check_bot(bot)
        ask: Ask = await call.state.playing.ask_replace(live, call.person, data.seat, bot)
        return ask

    @post("/{game:str}/return", summary="Take back the seat in which you were replaced", responses=changing(404, 409))
    async def take_back(self, call: Call) -> GameView:
        """Possible while the game runs, whoever plays there now and whatever it is about to do."""
        call.limit("move")
        live = await call.playable()
        await call.state.seating.take_back(live, call.person, call.visitor.robot)
        return await call.view(live)

    @post("/{game:str}/asks/{number:int}/answer", summary="Agree, or not", responses=changing(404, 409))
    async def answer(
        self,
        call: Call,
        number: Number,
        data: JSONBody[AnswerRequest],
    ) -> Ask:
        """When the last of those who are asked agrees, what was asked for is done."""
        call.limit("move")
        live = await call.playable()
        ask: Ask = await call.state.playing.answer(live, call.person, number, data.yes)
        return ask
