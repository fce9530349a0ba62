"""One game: where it stands, how it came there, and what happens in it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Response, delete, get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from bradshaw.core.errors import NothingToUndo
from bradshaw.core.messages import message
from bradshaw.render.png import CannotDraw
from bradshaw.server.api.games.requests import (
    LONGEST_PAGE,
    SEEN,
    Call,
    GameCall,
    GamesController,
    Number,
    looking,
    tell_programs,
)
from bradshaw.server.api.stream import Following, follow, named_event
from bradshaw.server.edge.identity import FOR_ROBOTS
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.schema import answering
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import Busy, Conflict, NotFound
from bradshaw.server.events.head import ONLINE, OVER
from bradshaw.server.events.lines import Line
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.http.packing import GZIP, Holed, accepts_gzip, holed, sent_packed, sent_plain
from bradshaw.server.http.readers import encoded
from bradshaw.server.people.signing import signature
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play import jobs
from bradshaw.server.play.present import GameView, Now, Position, Series, viewer

log = logging.getLogger("bradshaw.positions")

NO_POSITION = Holed((named_event("now", b"null"),))


async def _file(call: GameCall, job: Callable[..., bytes], kind: str) -> Response[bytes]:
    """The whole game as a file. It tells the seed, which nobody learns while people play against one another."""
    live = await call.started()
    if live.head.mode == ONLINE and live.head.status not in OVER:
        raise Conflict(message("server-seed-is-secret"), version=live.version)
    return Response(
        await call.state.archive.ask(live, call.visitor.asker, job),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{kind}-{live.head.title}-{call.id}.json"'},
    )


def _private(state: ServerState, live: LiveGame, visitor: Visitor) -> bytes:
    """What is told to one person only, while it stays the same."""
    programs, stopped = tell_programs(state, live, visitor.person)
    return encoded({"programs": programs, "stopped_programs": stopped}, visitor.reader) if programs or stopped else b""


async def _position(call: GameCall, live: LiveGame, page: Watcher) -> Holed:
    """The newest position as it is sent to a page; if it cannot be made, it must be asked for."""
    version = live.version
    try:
        now = await call.now(live, page)
        return holed(lambda: named_event("now", encoded(now, call.visitor.reader)))
    except Busy:
        pass
    except Exception:
        # Whoever asks for it is told why; a stream that broke would be opened again and again.
        log.exception("the position of game %s cannot be sent", call.id)
    page.shown = version
    return NO_POSITION


def _stranger(call: GameCall) -> str:
    """Tells those apart who watch without an id: the same for every stream of a browser, and nothing to read from."""
    browser = f"{call.visitor.address} {call.request.headers.get('user-agent', '')}"
    return signature(call.state.secret, "stranger", browser)[:20]


class PositionsController(GamesController):
    """See and follow games."""

    opt = FOR_ROBOTS

    @get("/{game:str}", summary="A game as you see it", work=1, responses=reading(400, 404, 429, 503))
    async def show(self, call: Call) -> GameView:
        """Everything that a player or spectator sees at once: the position, the log, the chat, and what you may do."""
        live = await call.game()
        person = call.visitor.person
        call.state.attendants.look(live)
        await call.state.playing.back(live, person)
        await call.state.seating.come_back(live, person, call.visitor.robot)
        return await call.view(live)

    @delete("/{game:str}", summary="Delete a game of your own that nobody else plays in", responses=changing(404, 409))
    async def remove(self, call: Call) -> None:
        live = await call.game()
        call.check_robot(live)
        await call.state.seating.delete(live, call.person)

    @looking("/{game:str}/positions/current", "The position now")
    async def current(self, call: Call) -> Position:
        return await call.position(await call.started())

    @looking("/{game:str}/now", "The position now, and what you may take back")
    async def now(self, call: Call) -> Now:
        """All that a client needs after an event that tells of a move."""
        return await call.now(await call.started())

    @looking("/{game:str}/positions/{number:int}", "The position after so many actions")
    async def past(
        self,
        call: Call,
        number: Number,
        stage: Annotated[int, QueryParameter(description="A pause within the last action, from 1.")] = 0,
    ) -> Position:
        """Positions of the past come without choices; to try something out from there, use `try` with `at`.

        `stage` is a pause within the last of these actions, counted from 1, where much happened by itself: see `log`.
        """
        live = await call.started()
        if not 0 <= number <= live.running.number:
            raise NotFound(message("server-no-position", count=live.running.number, number=number))
        if number == live.running.number and not stage:
            return await call.position(live)
        first = max(0, number - 1) if stage else number
        visitor = call.visitor
        eyes = viewer(live, live.seats_of(visitor.person))
        try:
            made = await call.state.archive.look(
                live, visitor.asker, (first, number), jobs.past, number, eyes, stage, visitor.reader
            )
        except NothingToUndo as error:
            raise NotFound(error.text) from None
        return jobs.answer(made, Position)

    @looking(
        "/{game:str}/picture",
        "The board as a picture, with the headline and how the players stand",
        work=4,
        media_type="image/png",
        responses=SEEN | answering(bytes, "A PNG.", "image/png"),
    )
    async def picture(
        self,
        call: Call,
        move: Annotated[
            int | None, QueryParameter(ge=0, description="The move to show; the newest position if left out.")
        ] = None,
    ) -> Response[bytes]:
        """What somebody sees who only watches; for previews of links."""
        live = await call.started()
        number = live.running.number if move is None else move
        if number > live.running.number:
            raise NotFound(message("server-no-position", count=live.running.number, number=number))
        eyes = viewer(live, ())
        try:
            drawn = await call.state.archive.look(
                live, call.visitor.asker, (number, number), jobs.picture, number, eyes, call.visitor.reader.language
            )
        except (CannotDraw, NothingToUndo) as error:
            raise NotFound(error.text) from None
        cache = "public, max-age=60" if move is None else "public, max-age=86400"
        if live.head.club is not None:
            cache = "no-store"
        return Response(drawn, media_type="image/png", headers={"Cache-Control": cache})

    @looking(
        "/{game:str}/record",
        "The record of the game as a file",
        work=2,
        responses=SEEN | answering(dict[str, Any], "The record, from which the game can be played again."),
    )
    async def record(self, call: Call) -> Response[bytes]:
        """It holds the seed: of an online game it is to be had when the game is over."""
        return await _file(call, jobs.record, "bradshaw")

    @looking(
        "/{game:str}/export",
        "The game as 18xx.games writes it",
        work=4,
        responses=SEEN | answering(dict[str, Any], "The game, which 18xx.games can import."),
    )
    async def export(self, call: Call) -> Response[bytes]:
        """Only games of 1860 and 1862 that are played by the house rules of 18xx.games; online games when over."""
        return await _file(call, jobs.export, "18xx")

    @looking("/{game:str}/series", "Cash, worth, revenue and shares over the game, for charts", work=4)
    async def series(self, call: Call) -> Series:
        """Worths are a judgement that counts all money; while some of it is hidden from you, they equal `cash`."""
        live = await call.started()
        eyes = viewer(live, live.seats_of(call.visitor.person))
        return jobs.answer(await call.state.charts.series(live, eyes, call.visitor.asker), Series)

    @looking("/{game:str}/log", "The log of what was long ago", work=4)
    async def log(
        self,
        call: Call,
        before: Annotated[int, QueryParameter(description="Only entries of actions before this one.")],
    ) -> list[Line]:
        """A game comes with the newest part of its log, from the action `log_from` on; here is the rest."""
        live = await call.started()
        visitor = call.visitor
        made = await call.state.archive.ask(live, visitor.asker, jobs.log_before, before, visitor.reader)
        return jobs.answer(made, list[Line])

    @get(
        "/{game:str}/events",
        summary="Everything that happens, as server-sent events; Last-Event-ID or `after` resumes",
        media_type="text/event-stream",
        work=1,
        responses=reading(400, 404, 429, 503),
    )
    async def events(
        self,
        call: Call,
        after: Annotated[int | None, QueryParameter(description="The last event that you know.")] = None,
        positions: Annotated[
            int | None,
            QueryParameter(description="The version whose position you know; every newer one is sent to you."),
        ] = None,
        drawing: Annotated[
            str | None,
            QueryParameter(
                max_length=2 * jobs.DRAWING_BYTES,
                description="Your page keeps the newest board, now that of a position with this `drawing`: while the "
                "drawing stays the same, positions that are sent have null as their board.",
            ),
        ] = None,
        page: Annotated[
            str,
            QueryParameter(
                max_length=LONGEST_PAGE,
                description="What your page calls itself: positions that come with answers to moves made under this "
                "name are not sent.",
            ),
        ] = "",
        last_event_id: Annotated[
            int | None, HeaderParameter(name="Last-Event-ID", description="The same; counts more than `after`.")
        ] = None,
    ) -> Stream:
        """Each event has its number as `id`, and as `data` JSON: what happened, the new version, and who is on turn.

        After an action, undo or redo, fetch the position; or have it sent, as an event named `now` whose data are those
        of `…/now`, null while the server has too much to do to make it.
        """
        state, visitor = call.state, call.visitor
        state.limits.check_stream(visitor.counted, visitor.address)
        live = await call.game()
        state.attendants.look(live)
        await state.playing.back(live, visitor.person)
        start = last_event_id if last_event_id is not None else after if after is not None else live.sequence
        who = Following(
            visitor.person,
            visitor.reader,
            lambda first, last: state.archive.ask(live, visitor.asker, jobs.told, first, last, visitor.reader),
            lambda: _private(state, live, visitor),
            lambda page: _position(call, live, page),
            lambda: call.is_drawn(live),
            positions,
            drawing,
            page,
            await state.ties.hushed(live, visitor.person),
            _stranger(call),
            visitor.robot,
        )
        told = follow(live, start, who, state.closing, state.limits.stream(visitor.counted, visitor.address))
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        # Not everybody who takes gzip reads it as it comes; whoever wants positions does.
        packed = positions is not None and accepts_gzip(call.request.headers.get("accept-encoding", ""))
        if packed:
            headers |= {"Content-Encoding": GZIP, "Vary": "Accept-Encoding"}
        parts = sent_packed(told) if packed else sent_plain(told)
        return Stream(parts, media_type="text/event-stream", headers=headers)
