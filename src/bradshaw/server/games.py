"""The games API."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from bradshaw.bots.levels import USUAL
from bradshaw.core.changes import Sheet
from bradshaw.core.errors import NothingToUndo
from bradshaw.core.messages import message
from bradshaw.eighteen.views.shown_runs import Ways
from bradshaw.render.png import CannotDraw
from bradshaw.server import jobs
from bradshaw.server.errors import Busy, Conflict, NotAllowed, NotFound
from bradshaw.server.hall import Draft
from bradshaw.server.identity import Visitor, ensure_person
from bradshaw.server.live import ONLINE, OVER, Ask, Line, LiveGame, lines
from bradshaw.server.notes import LONGEST_NOTE
from bradshaw.server.opening import FileView, open_file, preview
from bradshaw.server.present import (
    GameView,
    Hint,
    LaidRunsTold,
    ManifestTold,
    Now,
    Permission,
    Position,
    Series,
    SketchTold,
    SummaryPage,
    Tried,
    Why,
    game_view,
    summary,
    time_told,
    viewer,
)
from bradshaw.server.problems import changing, reading
from bradshaw.server.programs import OfferTold, ProgramTold, ProgramWish, StoppedTold
from bradshaw.server.readers import encoded
from bradshaw.server.seating import MOST_PACE, GameWish, SeatWish, check_bot
from bradshaw.server.security import LARGEST_RECORD, limit
from bradshaw.server.state import ServerState
from bradshaw.server.store import PAGE, ListPage
from bradshaw.server.stream import follow
from bradshaw.server.timing import MOST_HOLIDAYS
from bradshaw.server.workshop import Lane

LONGEST_CHAT = 500
MOST_PAGES = 1000
MOST_TRIED = 200
MOST_TOGETHER = 10
"""Further moves that can be made together with one."""
MOST_PROGRAMS = 20
"""Of one player in one game."""
MOST_LOOKED_AT = 2 * PAGE
GameId: TypeAlias = Annotated[str, PathParameter(description="The id of a game: twelve hexadecimal digits.")]
Number: TypeAlias = FromPath[int]
Caller: TypeAlias = NamedDependency[Visitor]
WebRequest: TypeAlias = Request[Any, Any, Any]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what clients send: unknown fields are refused."""


AnAction: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(
        description="An action as the choices of a position give it; ranges with the number filled in.",
        examples=[{"type": "bid", "amount": 5}, {"type": "pass"}],
    ),
]
Version: TypeAlias = Annotated[int, msgspec.Meta(description="The version of the game that you saw.", examples=[17])]


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
    ] = []
    sure: Annotated[
        bool,
        msgspec.Meta(
            description="False: the move is not made if a bot would go on at once, so that you could not take it back "
            "without the consent of others."
        ),
    ] = True


class BackRequest(Body):
    after: Version


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


class FileRequest(Body):
    """What is in a file."""

    record: Annotated[
        msgspec.Raw, msgspec.Meta(description="A record, or a game of 1860 or 1862 as 18xx.games exports it.")
    ]


class ImportRequest(FileRequest):
    """A file that shall become a game."""

    seats: Annotated[
        list[SeatWish] | None,
        msgspec.Meta(description="Who shall play on, in order: `person` or `bot`. Left out: you sit in all seats."),
    ] = None
    partial: Annotated[
        bool, msgspec.Meta(description="Take a game of 18xx.games up to its first illegal move instead of refusing it.")
    ] = False


class ChatRequest(Body):
    text: str


class PointRequest(Body):
    """A hex that the others shall look at."""

    spot: Annotated[str, msgspec.Meta(max_length=40, description="As on the board.", examples=["hex:G5"])]


class NoteBody(Body):
    """What you have noted about a game."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class PaceRequest(Body):
    seconds: float


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


class WhoIsHere(msgspec.Struct):
    """Games with the seats whose players follow them at this moment."""

    games: dict[str, list[int]]


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
        moved.now = await _now(state, live, visitor)
    return moved


async def _now(state: ServerState, live: LiveGame, visitor: Visitor) -> Now:
    """Where the game stands for this visitor."""
    version = live.version
    undo, redo = _permissions(state, live, visitor.person)
    shown = await state.showing.position(live, live.seats_of(visitor.person), visitor)
    return Now(version, shown, undo, redo, **time_told(live, state.presence))


def _permissions(state: ServerState, live: LiveGame, person: str | None) -> tuple[Permission, Permission]:
    """Whether this person may take back, and play again."""
    if live.trouble is not None:
        never = Permission(False, False, live.trouble.text)
        return never, never
    return state.playing.undo_permission(live, person), state.playing.redo_permission(live, person)


async def _find(state: ServerState, game: str, version: int | None = None) -> LiveGame:
    live: LiveGame | None = await state.hall.find(game, version)
    if live is None:
        raise NotFound(message("server-no-such-game"))
    await state.programs.load(live)
    return live


async def _find_readable(state: ServerState, game: str, version: int | None = None) -> LiveGame:
    """A game that can go on, to change this version of it."""
    live = await _find(state, game, version)
    if live.trouble is not None:
        raise Conflict(message("server-only-to-look-at", reason=live.trouble.text), version=live.version)
    return live


def _keep_seed(live: LiveGame) -> None:
    """While people play against one another, nobody learns the seed."""
    if live.head.mode == ONLINE and live.head.status not in OVER:
        raise Conflict(message("server-seed-is-secret"), version=live.version)


def _known(visitor: Visitor) -> str:
    if visitor.person is None:
        raise NotAllowed(message("server-no-seat"))
    return visitor.person


def _programs(state: ServerState, live: LiveGame, person: str | None) -> tuple[list[ProgramTold], list[StoppedTold]]:
    """What stands for this person, and what has ended."""
    seat = state.programs.seat_of(live, person)
    if seat is None or live.game is None:
        return [], []
    return state.programs.told(live, seat), state.programs.stopped(live, seat)


def _private(state: ServerState, live: LiveGame, visitor: Visitor) -> bytes:
    """What is told to one person only, while it stays the same."""
    programs, stopped = _programs(state, live, visitor.person)
    return encoded({"programs": programs, "stopped_programs": stopped}, visitor.reader) if programs or stopped else b""


async def _view(state: ServerState, live: LiveGame, visitor: Visitor) -> GameView:
    person = visitor.person
    await state.presence.know(place.person for place in live.places)
    seats = live.seats_of(person)
    while True:
        version = live.version
        shown = await state.showing.position(live, seats, visitor) if live.game is not None else None
        if live.version == version:
            programs = _programs(state, live, person)
            return game_view(live, person, shown, *_permissions(state, live, person), programs, state.presence)


@contextlib.asynccontextmanager
async def _with_position(state: ServerState, live: LiveGame, visitor: Visitor) -> AsyncIterator[None]:
    """Whoever is too late is shown the position that holds."""
    try:
        yield
    except Conflict as error:
        if live.game is not None:
            error.extra["position"] = await state.showing.position(live, live.seats_of(visitor.person), visitor)
        raise


class GamesController(Controller):
    """Make, find, play and follow games."""

    path = "/api/games"
    tags = ("games",)

    # Lists

    @get("/", summary="A page of a list of games, newest first", work=1, responses=reading(400, 429, 503))
    async def list_games(
        self,
        state: ServerState,
        visitor: Caller,
        which: Annotated[
            Literal["mine", "mine-finished", "lobby", "finished"],
            QueryParameter(
                name="list",
                description="Your games that are not over, those that wait for you first; your games that are over; "
                "the listed games that wait for players or are being played; the listed games that are over.",
            ),
        ] = "mine",
        page: Annotated[int, QueryParameter(ge=1, le=MOST_PAGES, description=f"Each has {PAGE} games.")] = 1,
    ) -> SummaryPage:
        """What is told of a game is what was stored with its last move: no game is opened for a list."""
        store, person = state.store, visitor.person
        found = ListPage([], False)
        if which == "lobby":
            found = await store.list_lobby(page)
        elif which == "finished":
            found = await store.list_finished(page)
        elif person is not None:
            found = await store.list_own(person, which == "mine-finished", page)
        await state.presence.know(place.person for game in found.games for place in game.places)
        for game in found.games:
            game.here = state.presence.here(game.head.id)
        return SummaryPage([summary(game, person, state.presence) for game in found.games], page, found.more)

    @get("/here", summary="Whose players are here, of several games", responses=reading(400, 429, 503))
    async def who_is_here(
        self,
        state: ServerState,
        games: Annotated[str, QueryParameter(description=f"Ids of at most {MOST_LOOKED_AT} games, with commas.")],
    ) -> WhoIsHere:
        """For pages with lists, which ask it every few seconds: a game is named only if somebody is here."""
        return WhoIsHere(await state.presence.seats_here(games.split(",")[:MOST_LOOKED_AT]))

    @post("/", summary="Make a game; it starts at once unless a seat is open", responses=changing(404))
    async def create(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[GameWish]
    ) -> GameView:
        """You are seated as `me`, as a guest if you have no account. Take the options and bots from the title."""
        limit(request, "create")
        if data.mode == ONLINE:
            await state.people.keep_names(visitor.person, [seat.name for seat in data.seats])
        visitor = await ensure_person(request, state, visitor)
        language = visitor.reader.language
        live = await state.seating.create(data, _known(visitor), visitor.name, visitor.asker, language)
        return await _view(state, live, visitor)

    @post(
        "/import",
        summary="A record, or a game exported from 18xx.games, becomes a game",
        request_max_body_size=LARGEST_RECORD,
        bucket="import",
        responses=changing(404),
    )
    async def import_record(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[ImportRequest]
    ) -> GameView:
        """The game is played again, action by action; what is wrong with it is told with its place.

        You sit in all seats that are not given to bots.
        """
        moment = state.clock.now()
        opened = await state.workshop.files.do(
            visitor.asker, open_file, bytes(data.record), data.partial, data.seats, moment
        )
        # Only a file that can be opened makes somebody a guest.
        visitor = await ensure_person(request, state, visitor)
        opened = opened.given_to(_known(visitor))
        opened.live.address = visitor.asker
        await state.hall.adopt(*opened)
        return await _view(state, opened.live, visitor)

    @post(
        "/import/preview",
        status_code=200,
        summary="What a file holds, before it becomes a game",
        request_max_body_size=LARGEST_RECORD,
        bucket="import",
        responses=changing(404),
    )
    async def preview_import(self, state: ServerState, visitor: Caller, data: JSONBody[FileRequest]) -> FileView:
        """Changes nothing. Tells how far a game of 18xx.games could be followed and how its result compares."""
        return jobs.answer(
            await state.workshop.files.do(visitor.asker, preview, bytes(data.record), visitor.reader), FileView
        )

    # One game

    @get("/{game:str}", summary="A game as you see it", work=1, responses=reading(400, 404, 429, 503))
    async def show(self, state: ServerState, visitor: Caller, game: GameId) -> GameView:
        """Everything that a player or spectator sees at once: the position, the log, the chat, and what you may do."""
        live = await _find(state, game)
        state.attendants.look(live)
        await state.playing.back(live, visitor.person)
        await state.seating.come_back(live, visitor.person)
        return await _view(state, live, visitor)

    @delete("/{game:str}", summary="Delete a game of your own that nobody else plays in", responses=changing(404, 409))
    async def remove(self, state: ServerState, visitor: Caller, game: GameId) -> None:
        await state.seating.delete(await _find(state, game), _known(visitor))

    @get(
        "/{game:str}/positions/current", summary="The position now", work=1, responses=reading(400, 404, 409, 429, 503)
    )
    async def current(self, state: ServerState, visitor: Caller, game: GameId) -> Position:
        live = await _find(state, game)
        self._started(live)
        shown: Position = await state.showing.position(live, live.seats_of(visitor.person), visitor)
        return shown

    @get(
        "/{game:str}/now",
        summary="The position now, and what you may take back",
        work=1,
        responses=reading(400, 404, 409, 429, 503),
    )
    async def now(self, state: ServerState, visitor: Caller, game: GameId) -> Now:
        """All that a client needs after an event that tells of a move."""
        live = await _find(state, game)
        self._started(live)
        return await _now(state, live, visitor)

    @get(
        "/{game:str}/positions/{number:int}",
        summary="The position after so many actions",
        work=1,
        responses=reading(400, 404, 409, 429, 503),
    )
    async def past(
        self,
        state: ServerState,
        visitor: Caller,
        game: GameId,
        number: Number,
        stage: Annotated[int, QueryParameter(description="A pause within the last action, from 1.")] = 0,
    ) -> Position:
        """Positions of the past come without choices; to try something out from there, use `try` with `at`.

        `stage` is a pause within the last of these actions, counted from 1, where much happened by itself: see `log`.
        """
        live = await _find(state, game)
        self._started(live)
        if not 0 <= number <= live.running.number:
            raise NotFound(message("server-no-position", count=live.running.number, number=number))
        seats = live.seats_of(visitor.person)
        if number == live.running.number and not stage:
            shown: Position = await state.showing.position(live, seats, visitor)
            return shown
        first = max(0, number - 1) if stage else number
        try:
            made = await state.archive.look(
                live, visitor.asker, (first, number), jobs.past, number, viewer(live, seats), stage, visitor.reader
            )
        except NothingToUndo as error:
            raise NotFound(error.text) from None
        return jobs.answer(made, Position)

    @get(
        "/{game:str}/picture",
        summary="The board as a picture, with the headline and how the players stand",
        work=4,
        media_type="image/png",
        responses=reading(400, 404, 409, 429, 503)
        | {200: ResponseSpec(bytes, description="A PNG.", media_type="image/png")},
    )
    async def picture(
        self,
        state: ServerState,
        visitor: Caller,
        game: GameId,
        move: Annotated[
            int | None, QueryParameter(ge=0, description="The move to show; the newest position if left out.")
        ] = None,
    ) -> Response[bytes]:
        """What somebody sees who only watches; for previews of links."""
        live = await _find(state, game)
        self._started(live)
        number = live.running.number if move is None else move
        if number > live.running.number:
            raise NotFound(message("server-no-position", count=live.running.number, number=number))
        eyes = viewer(live, ())
        try:
            drawn = await state.archive.look(
                live, visitor.asker, (number, number), jobs.picture, number, eyes, visitor.reader.language
            )
        except (CannotDraw, NothingToUndo) as error:
            raise NotFound(error.text) from None
        cache = "public, max-age=60" if move is None else "public, max-age=86400"
        return Response(drawn, media_type="image/png", headers={"Cache-Control": cache})

    def _started(self, live: LiveGame) -> None:
        if live.game is None:
            text = live.trouble.text if live.trouble is not None else message("server-not-started")
            raise Conflict(text, version=live.version)

    @get(
        "/{game:str}/record",
        summary="The record of the game as a file",
        work=2,
        responses=reading(400, 404, 409, 429, 503)
        | {200: ResponseSpec(dict[str, Any], description="The record, from which the game can be played again.")},
    )
    async def record(self, state: ServerState, visitor: Caller, game: GameId) -> Response[bytes]:
        """It holds the seed: of an online game it is to be had when the game is over."""
        live = await _find(state, game)
        self._started(live)
        _keep_seed(live)
        return Response(
            await state.archive.ask(live, visitor.asker, jobs.record),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="bradshaw-{live.head.title}-{game}.json"'},
        )

    @get(
        "/{game:str}/export",
        summary="The game as 18xx.games writes it",
        work=4,
        responses=reading(400, 404, 409, 429, 503)
        | {200: ResponseSpec(dict[str, Any], description="The game, which 18xx.games can import.")},
    )
    async def export(self, state: ServerState, visitor: Caller, game: GameId) -> Response[bytes]:
        """Only games of 1860 and 1862 that are played by the house rules of 18xx.games; online games when over."""
        live = await _find(state, game)
        self._started(live)
        _keep_seed(live)
        return Response(
            await state.archive.ask(live, visitor.asker, jobs.export),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="18xx-{live.head.title}-{game}.json"'},
        )

    @get(
        "/{game:str}/series",
        summary="Cash, worth, revenue and shares over the game, for charts",
        work=4,
        responses=reading(400, 404, 409, 429, 503),
    )
    async def series(self, state: ServerState, visitor: Caller, game: GameId) -> Series:
        """Worths are a judgement that counts all money; while some of it is hidden from you, they equal `cash`."""
        live = await _find(state, game)
        self._started(live)
        eyes = viewer(live, live.seats_of(visitor.person))
        return jobs.answer(await state.charts.series(live, eyes, visitor.asker), Series)

    @get(
        "/{game:str}/log",
        summary="The log of what was long ago",
        work=4,
        responses=reading(400, 404, 409, 429, 503),
    )
    async def log(
        self,
        state: ServerState,
        visitor: Caller,
        game: GameId,
        before: Annotated[int, QueryParameter(description="Only entries of actions before this one.")],
    ) -> list[Line]:
        """A game comes with the newest part of its log, from the action `log_from` on; here is the rest."""
        live = await _find(state, game)
        self._started(live)
        return jobs.answer(
            await state.archive.ask(live, visitor.asker, jobs.log_before, before, visitor.reader), list[Line]
        )

    @get(
        "/{game:str}/events",
        summary="Everything that happens, as server-sent events; Last-Event-ID or `after` resumes",
        media_type="text/event-stream",
        responses=reading(400, 404, 429, 503),
    )
    async def events(
        self,
        state: ServerState,
        visitor: Caller,
        game: GameId,
        after: Annotated[int | None, QueryParameter(description="The last event that you know.")] = None,
        last_event_id: Annotated[
            int | None, HeaderParameter(name="Last-Event-ID", description="The same; counts more than `after`.")
        ] = None,
    ) -> Stream:
        """Each event has its number as `id`, and as `data` JSON: what happened, the new version, and who is on turn.

        After an action, undo or redo, fetch the position.
        """
        state.limits.check_stream(visitor.person, visitor.address)
        live = await _find(state, game)
        state.attendants.look(live)
        await state.playing.back(live, visitor.person)
        start = last_event_id if last_event_id is not None else after if after is not None else live.sequence
        return Stream(
            follow(
                live,
                start,
                visitor.person,
                visitor.reader,
                state.closing,
                state.limits.stream(visitor.person, visitor.address),
                lambda first, last: state.archive.ask(live, visitor.asker, jobs.told, first, last, visitor.reader),
                lambda: _private(state, live, visitor),
            ),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )

    # Moves

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
        live = await _find_readable(state, game, data.after)
        current = live.running.state if live.game is not None else None
        actions = [live.title.read_action(action, current) for action in (data.action, *data.then)]
        await state.playing.back(live, visitor.person)
        number = live.running.number if live.game is not None else 0
        async with _with_position(state, live, visitor):
            made = await state.playing.act(live, _known(visitor), data.after, actions, visitor.reader, data.sure)
        if not made:
            return Moved(live.version, live.sequence, live.running.number, [], None, held=True)
        return await _moved(state, live, visitor, since=number)

    @post("/{game:str}/undo", summary="Take back your last move, or ask for it", responses=changing(404, 409))
    async def undo(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        """At once, unless another person has moved since: then the answer holds an `ask` that the others must grant."""
        limit(request, "move")
        live = await _find_readable(state, game, data.after)
        async with _with_position(state, live, visitor):
            ask = await state.playing.undo(live, _known(visitor), data.after)
        return await _moved(state, live, visitor, ask)

    @post("/{game:str}/redo", summary="Play again what was taken back", responses=changing(404, 409))
    async def redo(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        """Up to the next decision of a person."""
        limit(request, "move")
        live = await _find_readable(state, game, data.after)
        async with _with_position(state, live, visitor):
            await state.playing.redo(live, _known(visitor), data.after)
        return await _moved(state, live, visitor)

    @post("/{game:str}/asks", summary="Propose to replace an absent player", responses=changing(404, 409))
    async def ask(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[AskRequest]
    ) -> Ask:
        """Possible when the player has given no sign of life for as long as the table waits (`replace_after`).

        The others must agree, or the host where the host decides. `open` frees the seat for whoever has the link.
        """
        limit(request, "move")
        live = await _find_readable(state, game)
        bot = data.bot if data.by == "bot" else None
        if bot is not None:
            check_bot(bot)
        ask: Ask = await state.playing.ask_replace(live, _known(visitor), data.seat, bot)
        return ask

    @post("/{game:str}/return", summary="Take back the seat in which you were replaced", responses=changing(404, 409))
    async def take_back(self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId) -> GameView:
        """Possible while the game runs, whoever plays there now and whatever it is about to do."""
        limit(request, "move")
        live = await _find_readable(state, game)
        await state.seating.take_back(live, _known(visitor))
        return await _view(state, live, visitor)

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
        live = await _find_readable(state, game)
        ask: Ask = await state.playing.answer(live, _known(visitor), number, data.yes)
        return ask

    # Thinking

    @post(
        "/{game:str}/why",
        status_code=200,
        summary="Why an action is not legal now",
        work=1,
        responses=changing(404, 409),
    )
    async def why(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[WhyRequest]) -> Why:
        """Changes nothing. The rule comes with its text and the section of the rulebook.

        Refused where the answer would tell what a company has whose treasury you may not know.
        """
        live = await _find(state, game)
        self._started(live)
        seats = live.seats_of(visitor.person)
        # Whoever decides is told what is legal anyway.
        eyes = () if set(seats) & set(live.actors) else viewer(live, seats)
        number = live.running.number
        made = await state.archive.look(
            live, visitor.asker, (number, number), jobs.why, data.action, eyes, visitor.reader
        )
        return jobs.answer(made, Why)

    @post(
        "/{game:str}/try",
        status_code=200,
        summary="Try actions out on a private copy",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def try_out(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TryRequest]) -> Tried:
        """Changes nothing that is stored, and nobody hears of it.

        The answer has the choices of whoever is on turn then.
        """
        return jobs.answer(await self._try(state, game, visitor, data, jobs.try_out), Tried)

    @post(
        "/{game:str}/sketches",
        status_code=200,
        summary="What the choices of one place would look like on the board",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def sketches(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SketchRequest]
    ) -> list[SketchTold]:
        """Changes nothing. Empty where there is nothing to choose, or nothing to be seen of it."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.sketch, data.spot), list[SketchTold])

    @post(
        "/{game:str}/sheet",
        status_code=200,
        summary="What changes hands by an action: before and after",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def sheet(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SheetRequest]) -> Sheet:
        """Changes nothing. Of a proposal what happens if everybody agrees, of a bid if nobody bids more."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.sheet, data.action), Sheet)

    @post(
        "/{game:str}/tiles",
        status_code=200,
        summary="All tiles with what is left, what each is upgraded to, and where each fits",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def tiles(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TilesRequest]
    ) -> ManifestTold:
        """Changes nothing. Only in games with tiles; for the company that operates, or by track alone if none does."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.tiles, data.drawings), ManifestTold)

    @post(
        "/{game:str}/ways",
        status_code=200,
        summary="The ways from stop to stop that a company can lay runs along",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def ways(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[WaysRequest]) -> Ways:
        """Changes nothing. Only in games in which companies run trains; with the trains that it may run now."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.ways, data.company), Ways)

    @post(
        "/{game:str}/runs",
        status_code=200,
        summary="What runs of your own would look like and earn, or why they are refused",
        work=1,
        responses=changing(404, 409, 422),
    )
    async def lay_runs(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[RunsRequest]
    ) -> LaidRunsTold:
        """Changes nothing. Only where runs are to be chosen; they may be as unfinished as you like."""
        return jobs.answer(await self._try(state, game, visitor, data, jobs.lay_runs, data.action), LaidRunsTold)

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
        live = await _find(state, game)
        self._started(live)
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

    @post(
        "/{game:str}/hint",
        status_code=200,
        summary="What the greedy bot would do in your place, now or in a position that you try out",
        responses=changing(404, 409, 422),
    )
    async def hint(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[TryRequest]
    ) -> Hint:
        """Changes nothing. In the current position it must be your turn; in one that you try out it is anybody's.

        `reasons`: why, as far as the bot can say.
        """
        limit(request, "hint", cost=2.0)
        live = await _find_readable(state, game)
        seats = live.seats_of(_known(visitor))
        current = not data.actions and data.at in (None, live.running.number if live.game is not None else None)
        if not seats or (current and not set(seats) & set(live.actors)):
            raise Conflict(message("server-not-your-turn"), version=live.version)
        lane = state.workshop.hints
        return jobs.answer(await self._try(state, game, visitor, data, jobs.hint, live.head.seed, lane=lane), Hint)

    # Around the table

    @post("/{game:str}/chat", summary="Say something to the table", responses=changing(404, 409))
    async def chat(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[ChatRequest]
    ) -> None:
        limit(request, "chat", cost=2.0)
        live = await _find_readable(state, game)
        person = _known(visitor)
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in data.text).split())
        if not text or len(text) > LONGEST_CHAT:
            raise Conflict(message("server-chat-length", most=LONGEST_CHAT), version=live.version)
        await self._say(state, live, person, {"text": text})

    @post("/{game:str}/point", summary="Point at a hex, for all to look", responses=changing(404, 409))
    async def point(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[PointRequest]
    ) -> None:
        """It lights up on every board for some seconds, and stays in the chat as a line with its `spot`."""
        limit(request, "chat", cost=2.0)
        live = await _find_readable(state, game)
        self._started(live)
        person = _known(visitor)
        number = live.running.number
        place = await state.archive.look(live, visitor.asker, (number, number), jobs.place_of, data.spot)
        if not place:
            raise Conflict(message("server-no-such-place", spot=data.spot), version=live.version)
        await self._say(state, live, person, {"text": message("server-chat-look", place=place), "spot": data.spot})

    async def _say(self, state: ServerState, live: LiveGame, person: str, content: dict[str, Any]) -> None:
        """Add a line to the chat, if this person may."""
        seats = live.seats_of(person)
        if not seats:
            raise NotAllowed(message("server-only-players-chat"))
        if await state.people.is_muted(person):
            raise NotAllowed(message("server-muted"))
        draft = Draft("chat", seats[0], person, {"name": live.places[seats[0]].name, **content})
        await state.hall.change(live, lambda: state.hall.append(live, [draft]))

    @get("/{game:str}/note", summary="What you have noted about a game", responses=reading(400, 403, 404, 429, 503))
    async def read_note(self, state: ServerState, visitor: Caller, game: GameId) -> NoteBody:
        """Nobody else can read it."""
        live = await _find(state, game)
        return NoteBody(await state.notes.of(live.head.id, _known(visitor)))

    @put("/{game:str}/note", summary="Note something about a game", responses=changing(404))
    async def write_note(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[NoteBody]
    ) -> None:
        """It replaces what you had noted. Also possible when the game is over."""
        limit(request, "chat")
        live = await _find(state, game)
        await state.notes.put(live.head.id, _known(visitor), data.text)

    @post("/{game:str}/pace", summary="How long bots wait before they move", responses=changing(404, 409))
    async def pace(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[PaceRequest]) -> None:
        live = await _find_readable(state, game)
        if not live.seats_of(_known(visitor)):
            raise NotAllowed(message("server-no-seat"))
        if not 0 <= data.seconds <= MOST_PACE:
            raise Conflict(message("server-pace", most=int(MOST_PACE)), version=live.version)
        await state.store.set_pace(game, data.seconds)
        live.head.pace = data.seconds

    @get(
        "/{game:str}/programs",
        summary="What can be done for you when your turn comes",
        work=1,
        responses=reading(400, 403, 404, 409, 429, 503),
    )
    async def list_programs(self, state: ServerState, visitor: Caller, game: GameId) -> ProgramsView:
        """What you have ordered, what a surprise has ended, and what else you can order now. Nobody else sees it."""
        live = await _find_readable(state, game)
        self._started(live)
        seat = state.programs.seat_of(live, _known(visitor))
        if seat is None:
            raise NotAllowed(message("server-no-seat"))
        return ProgramsView(*_programs(state, live, visitor.person), state.programs.offers(live, seat))

    @put(
        "/{game:str}/programs", summary="What shall be done for you when your turn comes", responses=changing(404, 409)
    )
    async def set_programs(
        self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[ProgramsRequest]
    ) -> None:
        """They replace those that you had, and what is told of those that have ended. Nobody else sees them.

        Where several people share a screen, `seat` names the one of whom it is said.
        """
        live = await _find_readable(state, game)
        seats = [seat for seat in live.seats_of(_known(visitor)) if data.seat in (None, seat)]
        if not seats:
            raise NotAllowed(message("server-no-seat"))
        if len(data.programs) > MOST_PROGRAMS:
            raise Conflict(message("server-too-many-programs", most=MOST_PROGRAMS), version=live.version)
        if data.programs:
            self._started(live)
        if len({(wish.kind, wish.company) for wish in data.programs}) < len(data.programs):
            raise Conflict(message("server-program-twice"), version=live.version)
        for wish in data.programs:
            refusal = state.programs.refusal(live, seats, wish)
            if refusal is not None:
                raise Conflict(refusal, version=live.version)
        await state.programs.give(live, seats, data.programs)
        state.attendants.look(live)

    @post("/{game:str}/join", summary="Take an open seat", responses=changing(404, 409))
    async def join(
        self, request: WebRequest, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[JoinRequest]
    ) -> GameView:
        """Listed games are open to all; others need the `invite` that their players see.

        A running game has an open seat after somebody was replaced by nobody.
        """
        limit(request, "move")
        live = await _find_readable(state, game)
        await state.people.keep_names(visitor.person, [data.name])
        visitor = await ensure_person(request, state, visitor)
        name, language = data.name or visitor.name or "", visitor.reader.language
        await state.seating.join(live, _known(visitor), name, data.seat, data.invite, language)
        return await _view(state, live, visitor)

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
        live = await _find_readable(state, game)
        await state.seating.take_holiday(live, _known(visitor), data.days)
        return await _view(state, live, visitor)

    @post("/{game:str}/leave", summary="Leave before the start", responses=changing(404, 409))
    async def leave(self, state: ServerState, visitor: Caller, game: GameId) -> None:
        await state.seating.leave(await _find_readable(state, game), _known(visitor))

    @post("/{game:str}/kick", summary="Free a seat before the start", responses=changing(404, 409))
    async def kick(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.kick(await _find_readable(state, game), _known(visitor), data.seat)

    @post("/{game:str}/bot", summary="Put a bot into an open seat before the start", responses=changing(404, 409))
    async def put_bot(self, state: ServerState, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.put_bot(await _find_readable(state, game), _known(visitor), data.seat, data.bot)

    @post("/{game:str}/start", summary="Begin once all seats are taken", responses=changing(404, 409))
    async def start(self, state: ServerState, visitor: Caller, game: GameId) -> GameView:
        live = await _find_readable(state, game)
        await state.seating.start(live, _known(visitor))
        return await _view(state, live, visitor)
