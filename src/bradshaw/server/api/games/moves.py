"""Moves, and taking them back."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from bradshaw.server.api.games.requests import AnAction, Call, GameCall, GamesController, Page, Version
from bradshaw.server.edge.identity import FOR_ROBOTS
from bradshaw.server.edge.problems import changing
from bradshaw.server.edge.requests import Body
from bradshaw.server.errors import Busy, Conflict
from bradshaw.server.events.asks import Ask
from bradshaw.server.events.lines import Line
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.play.present import Now

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
    page: Page = ""


class BackRequest(Body):
    """The version of the game that somebody saw."""

    after: Version
    page: Page = ""


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
    call: GameCall, live: LiveGame, page: Watcher, ask: Ask | None = None, since: int | None = None
) -> Moved:
    """What has changed: the actions after the first `since`, or the newest."""
    number = live.running.number
    first = max(number - 1, 0) if since is None else since
    told = [line for one in range(first, number) for line in live.lines_of(one + 1)]
    moved = Moved(live.version, live.sequence, number, told, None, ask)
    # The move is stored, whether or not its position can be drawn now.
    with contextlib.suppress(Busy):
        moved.now = await call.now(live, page)
    return moved


@contextlib.asynccontextmanager
async def _with_position(call: GameCall, live: LiveGame) -> AsyncIterator[None]:
    """Whoever is too late is shown the position that holds."""
    try:
        yield
    except Conflict as error:
        if live.game is not None:
            error.extra["position"] = await call.position(live)
        raise


class MovesController(GamesController):
    """Play games."""

    opt = FOR_ROBOTS

    @post(
        "/{game:str}/actions", summary="Make a move against the version that you saw", responses=changing(404, 409, 422)
    )
    async def act(self, call: Call, data: JSONBody[ActionRequest]) -> Moved:
        """Take the action from the choices of the position.

        When somebody was faster you get 409 with the position that holds.
        """
        call.limit("move")
        live = await call.playable(data.after)
        current = live.running.state if live.game is not None else None
        actions = [live.title.read_action(action, current) for action in (data.action, *data.then)]
        await call.state.playing.back(live, call.visitor.person)
        number = live.running.number if live.game is not None else 0
        with live.watcher(call.person, data.page).answered() as page:
            async with _with_position(call, live):
                made = await call.state.playing.act(
                    live, call.person, data.after, actions, call.visitor.reader, data.sure
                )
            if not made:
                return Moved(live.version, live.sequence, live.running.number, [], None, held=True)
            return await _moved(call, live, page, since=number)

    @post("/{game:str}/undo", summary="Take back your last move, or ask for it", responses=changing(404, 409))
    async def undo(self, call: Call, data: JSONBody[BackRequest]) -> Moved:
        """At once, unless another person has moved since: then the answer holds an `ask` that the others must grant."""
        return await self._go(call, data, call.state.playing.undo)

    @post("/{game:str}/redo", summary="Play again what was taken back", responses=changing(404, 409))
    async def redo(self, call: Call, data: JSONBody[BackRequest]) -> Moved:
        """Up to the next decision of a person."""
        return await self._go(call, data, call.state.playing.redo)

    async def _go(
        self, call: GameCall, data: BackRequest, go: Callable[[LiveGame, str, int], Awaitable[Ask | None]]
    ) -> Moved:
        """Back or forth, against the version that somebody saw."""
        call.limit("move")
        live = await call.playable(data.after)
        with live.watcher(call.person, data.page).answered() as page:
            async with _with_position(call, live):
                ask = await go(live, call.person, data.after)
            return await _moved(call, live, page, ask)
