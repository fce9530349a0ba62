"""What is done for players when their turn comes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, put
from litestar.params import JSONBody

from bradshaw.core.messages import message
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.games.requests import (
    GAMES,
    Body,
    Caller,
    GameId,
    find_readable,
    known,
    require_started,
    tell_programs,
)
from bradshaw.server.problems import changing, reading
from bradshaw.server.programs import OfferTold, ProgramTold, ProgramWish, StoppedTold
from bradshaw.server.state import ServerState

MOST_PROGRAMS = 20
"""Of one player in one game."""


class ProgramsRequest(Body):
    programs: list[ProgramWish]
    seat: Annotated[
        int | None, msgspec.Meta(description="One of your seats, where you have several; null for all of them.")
    ] = None


class ProgramsView(msgspec.Struct):
    """What stands for your seat, what surprises have ended, and what else you can have done for you now."""

    programs: list[ProgramTold]
    stopped_programs: list[StoppedTold]
    offers: list[OfferTold]


class OrdersController(Controller):
    """Have moves made for you."""

    path = GAMES
    tags = ("games",)

    @get(
        "/{game:str}/programs",
        summary="What can be done for you when your turn comes",
        work=1,
        responses=reading(400, 403, 404, 409, 429, 503),
    )
    async def list_programs(self, state: ServerState, visitor: Caller, game: GameId) -> ProgramsView:
        """What you have ordered, what a surprise has ended, and what else you can order now. Nobody else sees it."""
        live = await find_readable(state, game)
        require_started(live)
        seat = state.programs.seat_of(live, known(visitor))
        if seat is None:
            raise NotAllowed(message("server-no-seat"))
        return ProgramsView(*tell_programs(state, live, visitor.person), state.programs.offers(live, seat))

    @put(
        "/{game:str}/programs", summary="What shall be done for you when your turn comes", responses=changing(404, 409)
    )
    async def set_programs(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[ProgramsRequest]
    ) -> None:
        """They replace those that you had, and what is told of those that have ended. Nobody else sees them.

        Where several people share a screen, `seat` names the one of whom it is said.
        """
        live = await find_readable(state, game)
        seats = [seat for seat in live.seats_of(known(visitor)) if data.seat in (None, seat)]
        if not seats:
            raise NotAllowed(message("server-no-seat"))
        if len(data.programs) > MOST_PROGRAMS:
            raise Conflict(message("server-too-many-programs", most=MOST_PROGRAMS), version=live.version)
        if data.programs:
            require_started(live)
        if len({(wish.kind, wish.company) for wish in data.programs}) < len(data.programs):
            raise Conflict(message("server-program-twice"), version=live.version)
        for wish in data.programs:
            refusal = state.programs.refusal(live, seats, wish)
            if refusal is not None:
                raise Conflict(refusal, version=live.version)
        await state.programs.give(live, seats, data.programs)
        state.attendants.look(live)
