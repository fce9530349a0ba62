"""What if, and why not: questions about positions, which change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from bradshaw.core.changes import Sheet
from bradshaw.core.errors import NothingToUndo
from bradshaw.core.messages import message
from bradshaw.eighteen.views.shown_runs import Ways
from bradshaw.server import jobs
from bradshaw.server.errors import Conflict
from bradshaw.server.games.requests import (
    GAMES,
    AnAction,
    Body,
    Caller,
    GameId,
    WebRequest,
    asking,
    find_game,
    find_readable,
    known,
    require_started,
)
from bradshaw.server.identity import Visitor
from bradshaw.server.present import Hint, LaidRunsTold, ManifestTold, SketchTold, Tried, Why, viewer
from bradshaw.server.problems import changing
from bradshaw.server.security import limit
from bradshaw.server.state import ServerState
from bradshaw.server.workshop import Lane

MOST_TRIED = 200


class WhyRequest(Body):
    """An action about which you wonder."""

    action: AnAction


class TryRequest(Body):
    """Actions to be tried out on a private copy of a position."""

    actions: Annotated[
        list[dict[str, Any]],
        msgspec.Meta(
            description=f"At most {MOST_TRIED}, one after the other, whoever's turn it is.",
            examples=[[{"type": "bid", "amount": 4}, {"type": "pass"}, {"type": "pass"}]],
        ),
    ]
    at: Annotated[
        int | None, msgspec.Meta(description="After so many actions of the game; nothing: now.", examples=[12])
    ] = None


class SketchRequest(TryRequest):
    """A place of the board in such a position."""

    spot: Annotated[
        str, msgspec.Meta(description="As in the choices; empty for those without.", examples=["hex:G5"])
    ] = ""


class SheetRequest(TryRequest, kw_only=True):
    """An action that could be made in such a position."""

    action: AnAction


class TilesRequest(TryRequest):
    """Such a position, in which the tiles are asked for."""

    drawings: Annotated[
        bool, msgspec.Meta(description="Whether the tiles are drawn; they are the same in every position.")
    ] = True


class WaysRequest(TryRequest, kw_only=True):
    """A company in such a position."""

    company: Annotated[str, msgspec.Meta(description="By its name in the position.", examples=["C&N"])]


class RunsRequest(TryRequest, kw_only=True):
    """Runs that you lay in such a position."""

    action: Annotated[
        dict[str, Any],
        msgspec.Meta(
            description="The action that makes them. A run without a path is a train that stays idle.",
            examples=[{"type": "run_trains", "runs": [{"train": "2+1", "path": ["G5.0"], "calls": []}]}],
        ),
    ]


class TrialsController(Controller):
    """Try out what could be done in games."""

    path = GAMES
    tags = ("games",)

    @asking("/{game:str}/why", "Why an action is not legal now", 404, 409)
    async def why(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[WhyRequest]) -> Why:
        """Changes nothing. The rule comes with its text and the section of the rulebook.

        Refused where the answer would tell what a company has whose treasury you may not know.
        """
        live = await find_game(state, game)
        require_started(live)
        seats = live.seats_of(visitor.person)
        # Whoever decides is told what is legal anyway.
        eyes = () if set(seats) & set(live.actors) else viewer(live, seats)
        number = live.running.number
        made = await state.archive.look(
            live, visitor.asker, (number, number), jobs.why, data.action, eyes, visitor.reader
        )
        return jobs.answer(made, Why)

    @asking("/{game:str}/try", "Try actions out on a private copy", 404, 409, 422)
    async def try_out(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TryRequest]) -> Tried:
        """Changes nothing that is stored, and nobody hears of it.

        The answer has the choices of whoever is on turn then.
        """
        return jobs.answer(await self._try(state, game, visitor, data, jobs.try_out), Tried)

    @asking("/{game:str}/sketches", "What the choices of one place would look like on the board", 404, 409, 422)
    async def sketches(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SketchRequest]
    ) -> list[SketchTold]:
        """Changes nothing. Empty where there is nothing to choose, or nothing to be seen of it."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.sketch, data.spot), list[SketchTold])

    @asking("/{game:str}/sheet", "What changes hands by an action: before and after", 404, 409, 422)
    async def sheet(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SheetRequest]) -> Sheet:
        """Changes nothing. Of a proposal what happens if everybody agrees, of a bid if nobody bids more."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.sheet, data.action), Sheet)

    @asking(
        "/{game:str}/tiles", "All tiles with what is left, what each is upgraded to, and where each fits", 404, 409, 422
    )
    async def tiles(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TilesRequest]
    ) -> ManifestTold:
        """Changes nothing. Only in games with tiles; for the company that operates, or by track alone if none does."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.tiles, data.drawings), ManifestTold)

    @asking("/{game:str}/ways", "The ways from stop to stop that a company can lay runs along", 404, 409, 422)
    async def ways(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[WaysRequest]) -> Ways:
        """Changes nothing. Only in games in which companies run trains; with the trains that it may run now."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.ways, data.company), Ways)

    @asking(
        "/{game:str}/runs", "What runs of your own would look like and earn, or why they are refused", 404, 409, 422
    )
    async def lay_runs(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[RunsRequest]
    ) -> LaidRunsTold:
        """Changes nothing. Only where runs are to be chosen; they may be as unfinished as you like."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.lay_runs, data.action), LaidRunsTold)

    @post(
        "/{game:str}/hint",
        status_code=200,
        summary="What a bot of the usual level would do in your place, now or in a position that you try out",
        responses=changing(404, 409, 422),
    )
    async def hint(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TryRequest]
    ) -> Hint:
        """Changes nothing. In the current position it must be your turn; in one that you try out it is anybody's.

        `reasons`: why, as far as the bot can say.
        """
        limit(request, "hint", cost=2.0)
        live = await find_readable(state, game)
        seats = live.seats_of(known(visitor))
        current = not data.actions and data.at in (None, live.running.number if live.game is not None else None)
        if not seats or (current and not set(seats) & set(live.actors)):
            raise Conflict(message("server-not-your-turn"), version=live.version)
        lane = state.workshop.hints
        return jobs.answer(await self._try(state, game, visitor, data, jobs.hint, lane=lane), Hint)

    async def _try(
        self,
        state: ServerState,
        game: str,
        visitor: Visitor,
        data: TryRequest,
        job: Callable[..., bytes],
        *args: Any,
        lane: Lane | None = None,
    ) -> bytes:
        """What a job makes of actions that somebody tries out from a position."""
        live = await find_game(state, game)
        require_started(live)
        if len(data.actions) > MOST_TRIED:
            raise Conflict(message("server-too-many-tried", most=MOST_TRIED), version=live.version)
        number = live.running.number if data.at is None else data.at
        if not 0 <= number <= live.running.length:
            raise NothingToUndo(message("server-no-position", count=live.running.length, number=number))
        trial = jobs.Trial(number, data.actions, viewer(live, live.seats_of(visitor.person)))
        made: bytes = await state.archive.look(
            live, visitor.asker, (number, number), job, trial, visitor.reader, *args, lane=lane
        )
        return made
