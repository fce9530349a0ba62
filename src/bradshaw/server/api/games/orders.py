"""What is done for players when their turn comes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from bradshaw.core.messages import message
from bradshaw.server.api.games.requests import Call, GamesController, require_started, tell_programs
from bradshaw.server.edge.identity import FOR_ROBOTS
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.games.programs import OfferTold, ProgramTold, ProgramWish, StoppedTold

MOST_PROGRAMS = 20
"""Of one player in one game."""


class ProgramsRequest(Body):
    programs: list[ProgramWish]
    seat: Annotated[
        int | None, msgspec.Meta(description="One of your seats, where you have several; null for all of them.")
    ] = None


class ProgramsView(msgspec.Struct):
    """What stands for your seats, what surprises have ended, and what else you can have done for you now."""

    programs: list[ProgramTold]
    stopped_programs: list[StoppedTold]
    offers: list[OfferTold]


class OrdersController(GamesController):
    """Have moves made for you."""

    opt = FOR_ROBOTS

    @get(
        "/{game:str}/programs",
        summary="What can be done for you when your turn comes",
        work=1,
        responses=reading(400, 403, 404, 409, 429, 503),
    )
    async def list_programs(self, call: Call) -> ProgramsView:
        """What you have ordered, what a surprise has ended, and what else you can order now. Nobody else sees it."""
        live = await call.playable()
        require_started(live)
        seat = call.state.programs.seat_of(live, call.person)
        if seat is None:
            raise NotAllowed(message("server-no-seat"))
        return ProgramsView(
            *tell_programs(call.state, live, call.visitor.person), call.state.programs.offers(live, seat)
        )

    @put(
        "/{game:str}/programs", summary="What shall be done for you when your turn comes", responses=changing(404, 409)
    )
    async def set_programs(self, call: Call, data: JSONBody[ProgramsRequest]) -> None:
        """They replace those that you had, and what is told of those that have ended. Nobody else sees them.

        Where several people share a screen, `seat` names the one of whom it is said.
        """
        live = await call.playable()
        seats = [seat for seat in live.seats_of(call.person) if data.seat in (None, seat)]
        if not seats:
            raise NotAllowed(message("server-no-seat"))
        if len(data.programs) > MOST_PROGRAMS:
            raise Conflict(message("server-too-many-programs", most=MOST_PROGRAMS), version=live.version)
        if data.programs:
            require_started(live)
        if len({(wish.kind, wish.company) for wish in data.programs}) < len(data.programs):
            raise Conflict(message("server-program-twice"), version=live.version)
        for wish in data.programs:
            refusal = call.state.programs.refusal(live, seats, wish)
            if refusal is not None:
                raise Conflict(refusal, version=live.version)
        await call.state.programs.give(live, seats, data.programs)
        call.state.attendants.look(live)
