"""What if, and why not: questions about positions, which change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from bradshaw.core.changes import Sheet
from bradshaw.core.errors import NothingToUndo
from bradshaw.core.messages import message
from bradshaw.eighteen.views.shown_runs import Ways
from bradshaw.server.api.games.requests import AnAction, Call, Drawings, GameCall, GamesController, asking
from bradshaw.server.edge.identity import FOR_ROBOTS
from bradshaw.server.edge.problems import changing
from bradshaw.server.edge.requests import Body
from bradshaw.server.errors import Conflict
from bradshaw.server.play import jobs
from bradshaw.server.play.present import Hint, LaidRunsTold, ManifestTold, SketchTold, Tried, Why, viewer
from bradshaw.server.work.workshop import Lane

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

    drawings: Drawings = True


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


def trying(path: str, summary: str) -> post:
    """A question about a position to which actions lead that somebody tries out."""
    return asking(path, summary, 404, 409, 422)


class TrialsController(GamesController):
    """Try out what could be done in games."""

    opt = FOR_ROBOTS

    @asking("/{game:str}/why", "Why an action is not legal now", 404, 409)
    async def why(self, call: Call, data: JSONBody[WhyRequest]) -> Why:
        """Changes nothing. The rule comes with its text and the section of the rulebook.

        Refused where the answer would tell what a company has whose treasury you may not know.
        """
        live = await call.started()
        seats = live.seats_of(call.visitor.person)
        # Whoever decides is told what is legal anyway.
        eyes = () if set(seats) & set(live.actors) else viewer(live, seats)
        number = live.running.number
        visitor = call.visitor
        made = await call.state.archive.look(
            live, visitor.asker, (number, number), jobs.why, data.action, eyes, visitor.reader
        )
        return jobs.answer(made, Why)

    @trying("/{game:str}/try", "Try actions out on a private copy")
    async def try_out(self, call: Call, data: JSONBody[TryRequest]) -> Tried:
        """Changes nothing that is stored, and nobody hears of it.

        The answer has the choices of whoever is on turn then.
        """
        return jobs.answer(await self._try(call, data, jobs.try_out), Tried)

    @trying("/{game:str}/sketches", "What the choices of one place would look like on the board")
    async def sketches(self, call: Call, data: JSONBody[SketchRequest]) -> list[SketchTold]:
        """Changes nothing. Empty where there is nothing to choose, or nothing to be seen of it."""
        return jobs.answer(await self._try(call, data, jobs.sketch, data.spot), list[SketchTold])

    @trying("/{game:str}/sheet", "What changes hands by an action: before and after")
    async def sheet(self, call: Call, data: JSONBody[SheetRequest]) -> Sheet:
        """Changes nothing. Of a proposal what happens if everybody agrees, of a bid if nobody bids more."""
        return jobs.answer(await self._try(call, data, jobs.sheet, data.action), Sheet)

    @trying("/{game:str}/tiles", "All tiles with what is left, what each is upgraded to, and where each fits")
    async def tiles(self, call: Call, data: JSONBody[TilesRequest]) -> ManifestTold:
        """Changes nothing. Only in games with tiles; for the company that operates, or by track alone if none does."""
        return jobs.answer(await self._try(call, data, jobs.tiles, data.drawings), ManifestTold)

    @trying("/{game:str}/ways", "The ways from stop to stop that a company can lay runs along")
    async def ways(self, call: Call, data: JSONBody[WaysRequest]) -> Ways:
        """Changes nothing. Only in games in which companies run trains; with the trains that it may run now."""
        return jobs.answer(await self._try(call, data, jobs.ways, data.company), Ways)

    @trying("/{game:str}/runs", "What runs of your own would look like and earn, or why they are refused")
    async def lay_runs(self, call: Call, data: JSONBody[RunsRequest]) -> LaidRunsTold:
        """Changes nothing. Only where runs are to be chosen; they may be as unfinished as you like."""
        return jobs.answer(await self._try(call, data, jobs.lay_runs, data.action), LaidRunsTold)

    @post(
        "/{game:str}/hint",
        status_code=200,
        summary="What a bot of the usual level would do in your place, now or in a position that you try out",
        responses=changing(404, 409, 422),
    )
    async def hint(self, call: Call, data: JSONBody[TryRequest]) -> Hint:
        """Changes nothing. In the current position it must be your turn; in one that you try out it is anybody's.

        `reasons`: why, as far as the bot can say.
        """
        call.limit("hint", cost=2.0)
        live = await call.playable()
        seats = live.seats_of(call.person)
        current = not data.actions and data.at in (None, live.running.number if live.game is not None else None)
        if not seats or (current and not set(seats) & set(live.actors)):
            raise Conflict(message("server-not-your-turn"), version=live.version)
        lane = call.state.workshop.hints
        return jobs.answer(await self._try(call, data, jobs.hint, lane=lane), Hint)

    async def _try(
        self,
        call: GameCall,
        data: TryRequest,
        job: Callable[..., bytes],
        *args: Any,
        lane: Lane | None = None,
    ) -> bytes:
        """What a job makes of actions that somebody tries out from a position."""
        live = await call.started()
        if len(data.actions) > MOST_TRIED:
            raise Conflict(message("server-too-many-tried", most=MOST_TRIED), version=live.version)
        number = live.running.number if data.at is None else data.at
        if not 0 <= number <= live.running.length:
            raise NothingToUndo(message("server-no-position", count=live.running.length, number=number))
        visitor = call.visitor
        trial = jobs.Trial(number, data.actions, viewer(live, live.seats_of(visitor.person)))
        made: bytes = await call.state.archive.look(
            live, visitor.asker, (number, number), job, trial, visitor.reader, *args, lane=lane
        )
        return made
