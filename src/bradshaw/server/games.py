"""The games API."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import Stream

from bradshaw.core.errors import BadRecord, IllegalAction
from bradshaw.core.record import decode
from bradshaw.server.errors import Conflict, NotAllowed, NotFound, Refused
from bradshaw.server.hall import Draft
from bradshaw.server.identity import Visitor, ensure_person
from bradshaw.server.live import Ask, Line, LiveGame, lines
from bradshaw.server.present import (
    GameView,
    Position,
    Series,
    Summary,
    game_view,
    position,
    position_of,
    series,
    summary,
)
from bradshaw.server.programs import Program
from bradshaw.server.seating import MOST_PACE, GameWish, check_bot
from bradshaw.server.security import LARGEST_RECORD, limit
from bradshaw.server.stream import follow

LONGEST_CHAT = 500
MOST_TRIED = 200
GameId = Annotated[FromPath[str], Parameter(pattern=r"^[0-9a-f]{12}$", description="The id of a game")]
Number: TypeAlias = FromPath[int]
Caller: TypeAlias = NamedDependency[Visitor]
WebRequest: TypeAlias = Request[Any, Any, Any]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what clients send: unknown fields are refused."""


class ActionRequest(Body):
    """A move, and the version of the game that it was made against."""

    after: int
    action: dict[str, Any]


class BackRequest(Body):
    after: int


class WhyRequest(Body):
    action: dict[str, Any]


class TryRequest(Body):
    """Actions to be tried out on a private copy of a position."""

    actions: list[dict[str, Any]]
    at: int | None = None


class ImportRequest(Body):
    record: dict[str, Any]


class ChatRequest(Body):
    text: str


class PaceRequest(Body):
    seconds: float


class ProgramsRequest(Body):
    programs: list[Program]


class JoinRequest(Body):
    seat: int | None = None
    name: str = ""
    invite: str = ""


class SeatRequest(Body):
    seat: int
    bot: str = "greedy"


class AskRequest(Body):
    """Propose to replace an absent player by a bot, or to open the seat for somebody else."""

    seat: int
    by: Literal["bot", "open"] = "bot"
    bot: str = "greedy"


class AnswerRequest(Body):
    yes: bool


class Moved(msgspec.Struct):
    """What a change led to."""

    version: int
    sequence: int
    number: int
    entries: list[Line]
    ask: Ask | None = None


class Why(msgspec.Struct):
    """Whether an action is legal, and the rule if it is not."""

    legal: bool
    rule: str = ""
    text: str = ""
    statement: str = ""
    section: str = ""


class Tried(msgspec.Struct):
    position: Position
    entries: list[Line]


class Hint(msgspec.Struct):
    action: Any
    text: str


def _moved(live: LiveGame, ask: Ask | None = None) -> Moved:
    game = live.running
    number = len(game.played)
    told = lines(game, number, game.log_of(number - 1)) if number else []
    return Moved(live.version, live.sequence, number, told, ask)


async def _find(state: State, game: str) -> LiveGame:
    live: LiveGame | None = await state.hall.find(game)
    if live is None:
        raise NotFound("There is no such game.")
    await state.programs.load(game)
    return live


def _known(visitor: Visitor) -> str:
    if visitor.person is None:
        raise NotAllowed("You have no seat in this game.")
    return visitor.person


def _view(state: State, live: LiveGame, person: str | None) -> GameView:
    seats = live.seats_of(person)
    programs = state.programs.of(live, seats[0]) if seats else []
    playing = state.playing
    return game_view(
        live, person, playing.undo_permission(live, person), playing.redo_permission(live, person), programs
    )


@contextlib.contextmanager
def _with_position(live: LiveGame, visitor: Visitor) -> Iterator[None]:
    """Whoever is too late is shown the position that holds."""
    try:
        yield
    except Conflict as error:
        if live.game is not None:
            error.extra["position"] = position_of(live, None, live.seats_of(visitor.person))
        raise


class GamesController(Controller):
    """Make, find, play and follow games."""

    path = "/api/games"
    tags = ("games",)

    # Lists

    @get("/", summary="Your games, or those in the lobby")
    async def list_games(
        self,
        state: State,
        visitor: Caller,
        which: Annotated[Literal["mine", "lobby"], Parameter(query="list")] = "mine",
    ) -> list[Summary]:
        if which == "lobby":
            names = await state.store.lobby()
        else:
            names = await state.store.games_of(visitor.person) if visitor.person else []
        return [summary(live, visitor.person) for live in await state.hall.find_all(names)]

    @post("/", summary="Make a game; it starts at once unless a seat is open")
    async def create(self, request: WebRequest, state: State, visitor: Caller, data: JSONBody[GameWish]) -> GameView:
        limit(request, "create", cost=5.0)
        visitor = await ensure_person(request, state, visitor)
        live = await state.seating.create(data, visitor.person, visitor.name)
        return _view(state, live, visitor.person)

    @post("/import", summary="A record file becomes a game", request_max_body_size=LARGEST_RECORD)
    async def import_record(
        self, request: WebRequest, state: State, visitor: Caller, data: JSONBody[ImportRequest]
    ) -> GameView:
        limit(request, "import", cost=10.0)
        try:
            raw = decode(msgspec.json.encode(data.record))
        except (ValueError, RecursionError):
            raise BadRecord("Not a readable record.") from None
        visitor = await ensure_person(request, state, visitor)
        live = await state.seating.create_from_record(raw, visitor.person)
        return _view(state, live, visitor.person)

    # One game

    @get("/{game:str}", summary="A game as you see it")
    async def show(self, state: State, visitor: Caller, game: GameId) -> GameView:
        live = await _find(state, game)
        state.attendants.look(live)
        return _view(state, live, visitor.person)

    @delete("/{game:str}", summary="Delete a game of your own that nobody else plays in")
    async def remove(self, state: State, visitor: Caller, game: GameId) -> None:
        await state.seating.delete(await _find(state, game), _known(visitor))

    @get("/{game:str}/positions/current", summary="The position now")
    async def current(self, state: State, visitor: Caller, game: GameId) -> Position:
        live = await _find(state, game)
        self._started(live)
        return position_of(live, None, live.seats_of(visitor.person))

    @get("/{game:str}/positions/{number:int}", summary="The position after so many actions")
    async def past(self, state: State, visitor: Caller, game: GameId, number: Number) -> Position:
        live = await _find(state, game)
        self._started(live)
        if not 0 <= number <= len(live.running.played):
            raise NotFound(f"The game has {len(live.running.played)} actions; there is no position {number}.")
        return position_of(live, number, live.seats_of(visitor.person))

    def _started(self, live: LiveGame) -> None:
        if live.game is None:
            raise Conflict("The game has not started yet.", version=live.version)

    @get("/{game:str}/record", summary="The record of the game as a file")
    async def record(self, state: State, game: GameId) -> Response[bytes]:
        live = await _find(state, game)
        self._started(live)
        return Response(
            live.running.record().encode(),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="bradshaw-{live.head.title}-{game}.json"'},
        )

    @get("/{game:str}/series", summary="Cash, worth, revenue and shares over the game, for charts")
    async def series(self, state: State, game: GameId) -> Series:
        live = await _find(state, game)
        self._started(live)
        return series(live.running)

    @get(
        "/{game:str}/events",
        summary="Everything that happens, as server-sent events; Last-Event-ID or `after` resumes",
    )
    async def events(
        self,
        state: State,
        visitor: Caller,
        game: GameId,
        after: int | None = None,
        last_event_id: Annotated[int | None, Parameter(header="Last-Event-ID")] = None,
    ) -> Stream:
        live = await _find(state, game)
        state.attendants.look(live)
        start = last_event_id if last_event_id is not None else after if after is not None else live.sequence
        return Stream(
            follow(live, start, visitor.person, state.closing),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )

    # Moves

    @post("/{game:str}/actions", summary="Make a move against the version that you saw")
    async def act(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[ActionRequest]
    ) -> Moved:
        limit(request, "move")
        live = await _find(state, game)
        action = live.title.read_action(data.action)
        with _with_position(live, visitor):
            await state.playing.act(live, _known(visitor), data.after, action)
        return _moved(live)

    @post("/{game:str}/undo", summary="Take back your last move, or ask for it")
    async def undo(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        limit(request, "move")
        live = await _find(state, game)
        with _with_position(live, visitor):
            return _moved(live, await state.playing.undo(live, _known(visitor), data.after))

    @post("/{game:str}/redo", summary="Play again what was taken back")
    async def redo(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[BackRequest]
    ) -> Moved:
        limit(request, "move")
        live = await _find(state, game)
        with _with_position(live, visitor):
            await state.playing.redo(live, _known(visitor), data.after)
        return _moved(live)

    @post("/{game:str}/asks", summary="Propose to replace an absent player")
    async def ask(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[AskRequest]
    ) -> Ask:
        limit(request, "move")
        live = await _find(state, game)
        bot = data.bot if data.by == "bot" else None
        if bot is not None:
            check_bot(bot)
        ask: Ask = await state.playing.ask_replace(live, _known(visitor), data.seat, bot)
        return ask

    @post("/{game:str}/asks/{number:int}/answer", summary="Agree, or not")
    async def answer(
        self,
        request: WebRequest,
        state: State,
        visitor: Caller,
        game: GameId,
        number: Number,
        data: JSONBody[AnswerRequest],
    ) -> Ask:
        limit(request, "move")
        live = await _find(state, game)
        ask: Ask = await state.playing.answer(live, _known(visitor), number, data.yes)
        return ask

    # Thinking

    @post("/{game:str}/why", status_code=200, summary="Why an action is not legal now")
    async def why(self, state: State, game: GameId, data: JSONBody[WhyRequest]) -> Why:
        live = await _find(state, game)
        self._started(live)
        refusal = live.running.refusal(live.title.read_action(data.action))
        if refusal is None:
            return Why(True)
        rule = live.title.rulebook[refusal.rule]
        return Why(False, refusal.rule, refusal.text, rule.statement, rule.section)

    @post("/{game:str}/try", status_code=200, summary="Try actions out on a private copy")
    async def try_out(self, state: State, game: GameId, data: JSONBody[TryRequest]) -> Tried:
        live = await _find(state, game)
        self._started(live)
        if len(data.actions) > MOST_TRIED:
            raise Conflict(f"At most {MOST_TRIED} actions can be tried out at once.", version=live.version)
        number = len(live.running.played) if data.at is None else data.at
        trial = live.running.at(number)
        told: list[Line] = []
        for index, item in enumerate(data.actions):
            try:
                trial.play(live.title.read_action(item))
            except IllegalAction as error:
                raise Refused(
                    f"Action {index + 1}: {error.refusal.text}", rule=error.refusal.rule, index=index
                ) from None
            told += lines(trial, len(trial.played), trial.log_of(len(trial.played) - 1))
        return Tried(position(trial, with_choices=True, last_words=told[-1].text if told else ""), told)

    @get("/{game:str}/hint", summary="What the greedy bot would do in your place")
    async def hint(self, request: WebRequest, state: State, visitor: Caller, game: GameId) -> Hint:
        limit(request, "hint", cost=2.0)
        live = await _find(state, game)
        seats = live.seats_of(_known(visitor))
        if not any(seat in seats for seat in live.actors):
            raise Conflict("It is not your turn.", version=live.version)
        current = live.running.state.copy()
        action = await state.attendants.choose(live.head.title, "greedy", live.head.seed, current)
        return Hint(msgspec.to_builtins(action), live.title.describe(current, action))

    # Around the table

    @post("/{game:str}/chat", summary="Say something to the table")
    async def chat(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[ChatRequest]
    ) -> None:
        limit(request, "chat", cost=2.0)
        live = await _find(state, game)
        person = _known(visitor)
        seats = live.seats_of(person)
        if not seats:
            raise NotAllowed("Only players chat in this game.")
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in data.text).split())
        if not text or len(text) > LONGEST_CHAT:
            raise Conflict(f"A message has 1 to {LONGEST_CHAT} characters.", version=live.version)
        draft = Draft("chat", seats[0], person, {"name": live.places[seats[0]].name, "text": text})
        await state.hall.change(live, lambda: state.hall.append(live, [draft]))

    @post("/{game:str}/pace", summary="How long bots wait before they move")
    async def pace(self, state: State, visitor: Caller, game: GameId, data: JSONBody[PaceRequest]) -> None:
        live = await _find(state, game)
        if not live.seats_of(_known(visitor)):
            raise NotAllowed("You have no seat in this game.")
        if not 0 <= data.seconds <= MOST_PACE:
            raise Conflict(f"The pace is 0 to {MOST_PACE:.0f} seconds.", version=live.version)
        await state.store.set_pace(game, data.seconds)
        live.head.pace = data.seconds

    @put("/{game:str}/programs", summary="What shall be done for you when your turn comes")
    async def set_programs(self, state: State, visitor: Caller, game: GameId, data: JSONBody[ProgramsRequest]) -> None:
        live = await _find(state, game)
        seats = live.seats_of(_known(visitor))
        if not seats:
            raise NotAllowed("You have no seat in this game.")
        if len(data.programs) > 5:
            raise Conflict("At most five programs at a time.", version=live.version)
        await state.programs.set(game, seats, data.programs)
        state.attendants.look(live)

    @post("/{game:str}/join", summary="Take an open seat")
    async def join(
        self, request: WebRequest, state: State, visitor: Caller, game: GameId, data: JSONBody[JoinRequest]
    ) -> GameView:
        limit(request, "move")
        live = await _find(state, game)
        visitor = await ensure_person(request, state, visitor)
        await state.seating.join(live, visitor.person, data.name or visitor.name or "", data.seat, data.invite)
        return _view(state, live, visitor.person)

    @post("/{game:str}/leave", summary="Leave before the start")
    async def leave(self, state: State, visitor: Caller, game: GameId) -> None:
        await state.seating.leave(await _find(state, game), _known(visitor))

    @post("/{game:str}/kick", summary="Free a seat before the start")
    async def kick(self, state: State, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.kick(await _find(state, game), _known(visitor), data.seat)

    @post("/{game:str}/bot", summary="Put a bot into an open seat before the start")
    async def put_bot(self, state: State, visitor: Caller, game: GameId, data: JSONBody[SeatRequest]) -> None:
        await state.seating.put_bot(await _find(state, game), _known(visitor), data.seat, data.bot)

    @post("/{game:str}/start", summary="Begin once all seats are taken")
    async def start(self, state: State, visitor: Caller, game: GameId) -> GameView:
        live = await _find(state, game)
        await state.seating.start(live, _known(visitor))
        return _view(state, live, visitor.person)
