"""Moves, and taking them back."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from bradshaw.server.errors import Busy, Conflict
from bradshaw.server.games.requests import (
    GAMES,
    AnAction,
    Body,
    Caller,
    GameId,
    Version,
    WebRequest,
    find_readable,
    known,
    tell_now,
)
from bradshaw.server.identity import Visitor
from bradshaw.server.live import Ask, Line, LiveGame, lines
from bradshaw.server.present import Now
from bradshaw.server.problems import changing
from bradshaw.server.security import limit
from bradshaw.server.state import ServerState

MOST_TOGETHER = 10
"""Further moves that can be made together with one."""


class ActionRequest(Body):
    """A move, and the version of the game that it was made against."""

    after: Version
    action: AnAction
    then: Annotated[
        list[dict[str, Any]],
        msgspec.Meta(
            max_length=MOST_TOGETHER,
            description="Further moves of yours, made together with the first or not at all, and taken back with it.",
            examples=[[{"type": "pay_dividend"}]],
        ),
    ] = msgspec.field(default_factory=list)
    sure: Annotated[
        bool,
        msgspec.Meta(
            description="False: the move is not made if a bot would go on at once, so that you could not take it back "
            "without the consent of others."
        ),
    ] = True


class BackRequest(Body):
    after: Version


class Moved(msgspec.Struct):
    """What a change led to. `now` may be further on already, if a bot moved at once; null if the server has too much
    to do to draw it."""

    version: int
    sequence: int
    number: int
    entries: list[Line]
    now: Now | None
    ask: Ask | None = None
    held: bool = False
    """Whether the move was not made, because it could not be taken back and you were not sure."""


async def _moved(
    state: ServerState, live: LiveGame, visitor: Visitor, ask: Ask | None = None, since: int | None = None
) -> Moved:
    """What has changed: the actions after the first `since`, or the newest."""
    game = live.running
    number = game.number
    first = max(number - 1, 0) if since is None else since
    told = [line for one in range(first, number) for line in lines(game, one + 1, game.log_of(one))]
    moved = Moved(live.version, live.sequence, number, told, None, ask)
    # The move is stored, whether or not its position can be drawn now.
    with contextlib.suppress(Busy):
        moved.now = await tell_now(state, live, visitor)
    return moved


@contextlib.asynccontextmanager
async def _with_position(state: ServerState, live: LiveGame, visitor: Visitor) -> AsyncIterator[None]:
    """Whoever is too late is shown the position that holds."""
    try:
        yield
    except Conflict as error:
        if live.game is not None:
            error.extra["position"] = await state.showing.position(live, live.seats_of(visitor.person), visitor)
        raise


class MovesController(Controller):
    """Play games."""

    path = GAMES
    tags = ("games",)

    @post(
        "/{game:str}/actions", summary="Make a move against the version that you saw", responses=changing(404, 409, 422)
    )
    async def act(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[ActionRequest]
    ) -> Moved:
        """Take the action from the choices of the position.

        When somebody was faster you get 409 with the position that holds.
        """
        limit(request, "move")
        live = await find_readable(state, game, data.after)
        current = live.running.state if live.game is not None else None
        actions = [live.title.read_action(action, current) for action in (data.action, *data.then)]
        await state.playing.back(live, visitor.person)
        number = live.running.number if live.game is not None else 0
        async with _with_position(state, live, visitor):
            made = await state.playing.act(live, known(visitor), data.after, actions, visitor.reader, data.sure)
        if not made:
            return Moved(live.version, live.sequence, live.running.number, [], None, held=True)
        return await _moved(state, live, visitor, since=number)

    @post("/{game:str}/undo", summary="Take back your last move, or ask for it", responses=changing(404, 409))
    async def undo(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        """At once, unless another person has moved since: then the answer holds an `ask` that the others must grant."""
        limit(request, "move")
        live = await find_readable(state, game, data.after)
        async with _with_position(state, live, visitor):
            ask = await state.playing.undo(live, known(visitor), data.after)
        return await _moved(state, live, visitor, ask)

    @post("/{game:str}/redo", summary="Play again what was taken back", responses=changing(404, 409))
    async def redo(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        """Up to the next decision of a person."""
        limit(request, "move")
        live = await find_readable(state, game, data.after)
        async with _with_position(state, live, visitor):
            await state.playing.redo(live, known(visitor), data.after)
        return await _moved(state, live, visitor)
