"""What a client is shown: positions with their choices, summaries, series for charts."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence, Set
from datetime import datetime
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bradshaw.core.action import Action
from bradshaw.core.changes import Sheet
from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.outcome import Wealth
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Board, Sketch, Style, numbered
from bradshaw.eighteen.title import EighteenTitle, running_title
from bradshaw.eighteen.views.manifest import TileShown, tile_cell
from bradshaw.eighteen.views.shown_runs import LaidStop
from bradshaw.render.svg import draw_board, draw_sketch
from bradshaw.render.svg_runs import draw_sample
from bradshaw.server.errors import NotAllowed
from bradshaw.server.events.asks import Ask
from bradshaw.server.events.head import HOTSEAT, ONLINE, OPEN, OVER, SOLO, ClubTold, Standing
from bradshaw.server.events.lines import ChatLine, Line
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.events.timing import Timing
from bradshaw.server.events.watchers import SpectatorsTold
from bradshaw.server.games.presence import Presence
from bradshaw.server.games.programs import OfferTold, ProgramTold, StoppedTold, offered
from bradshaw.server.games.store import Listed
from bradshaw.server.people.told import Page

log = logging.getLogger("bradshaw.present")


BARE_LAND = Style("land", "", "", "#cfe3b4")
"""What lies under a tile that is drawn on its own; nothing is seen of it."""
Viewer = tuple[int, ...]
"""The seats whose knowledge somebody has, NOBODY for a spectator; none at all for all that there is to know."""


class SeatTold(msgspec.Struct):
    """A seat as others may see it."""

    seat: int
    name: str
    kind: str
    bot: str | None
    mine: bool
    yours: bool
    """Whether it is your seat in which somebody else plays, so that you can take it back."""
    present: bool
    seen: datetime | None
    """The last sign of life of a player who is not here."""
    replaceable: datetime | None
    """When a player who is not here can be replaced."""
    absent: bool
    """Whether that moment has come."""
    profile: str | None
    """The id of the player's account, for its profile; null for guests, and for accounts under another name."""
    robot: bool
    """Whether a program of the player plays there, by a token."""


class Choice(msgspec.Struct):
    """A legal action: its name, what it costs and does in words, and where on the table it happens."""

    action: Any
    name: Text
    text: Text
    spot: str
    message: Message | UnsetType = UNSET


class ChoiceRange(msgspec.Struct):
    """Legal actions that differ in one number."""

    action: Any
    field: str
    low: int
    high: int
    step: int
    name: Text
    """That of the lowest; another number is put into the fact that has the name of the field."""
    text: Text
    message: Message | UnsetType = UNSET


class CourseTold(msgspec.Struct):
    """Legal actions that are often made one after the other: make the first with the others as `then`."""

    actions: list[Any]
    text: Text
    message: Message | UnsetType = UNSET


class ChoiceList(msgspec.Struct):
    actions: list[Choice]
    ranges: list[ChoiceRange]
    courses: list[CourseTold]
    programs: list[OfferTold]
    """Orders by which the title would decide this, and the like of it, from now on."""


class RunTold(msgspec.Struct):
    """A train's run: what it earns, each stop with what it adds, and a sample of the line that shows it."""

    train: str
    earns: Text
    stops: tuple[tuple[str, Text], ...]
    bonus: Text
    """What it earns besides its stops."""
    sample: str


class SketchTold(msgspec.Struct):
    """What a choice would change on the board: hexes as drawings, each around its middle, and the runs it makes."""

    action: Any
    hexes: dict[str, str]
    runs: list[RunTold]


class ManifestTold(msgspec.Struct):
    """All tiles, where each fits now, and what they look like by their ids, each around its middle."""

    company: str | None
    tiles: tuple[TileShown, ...]
    drawings: dict[str, str]


class LaidRunTold(RunTold):
    """The run of a train as far as it is laid, with every stop on it; none if the train stays idle."""

    path: tuple[LaidStop, ...]


class LaidRunsTold(msgspec.Struct):
    """Runs of one's own: the action that makes them, how they show, and what they earn or why they are refused."""

    action: Any
    hexes: dict[str, str]
    runs: list[LaidRunTold]
    text: Text
    refusal: Refusal | None


class OutcomeTold(msgspec.Struct):
    reasons: list[Text]
    text: Text
    scores: list[int]
    winners: list[int]
    wealth: list[Wealth]


class Position(msgspec.Struct):
    """A position of a game, whole."""

    number: int
    actors: list[int]
    headline: Text
    position: Any
    view: Any
    board: str | None
    """Null if it is the one that the page has already, by its `drawing`."""
    choices: ChoiceList | None
    outcome: OutcomeTold | None
    sheet: Sheet | None = None
    """Where somebody is asked for consent: what would change hands."""
    drawing: str | UnsetType = UNSET
    """Tells the drawing of the board from others; not in positions of the past, nor in tries."""
    message: Message | UnsetType = UNSET
    """The headline as a message."""


class HolidayTold(msgspec.Struct):
    """A player whose clock stands still."""

    seat: int
    until: datetime


class ClockTold(msgspec.Struct):
    """What is left of the players' time, where it is limited."""

    deadline: datetime | None
    """When the time of whoever decides runs out; null if nobody's does now."""
    warning: datetime | None
    """From when on that is said as a warning."""
    out: bool
    """Whether it has run out, and the others may go on by consent."""
    left: list[int]
    """Seconds that each seat has left, the current decision included."""
    holidays: list[HolidayTold]
    """Who is on holiday now."""
    holidays_left: list[int]
    """Whole days of holiday that each seat can still take."""


class Summary(msgspec.Struct, kw_only=True):
    """A game as it stands in a list."""

    id: str
    title: str
    title_name: str
    mode: str
    status: str
    listed: bool
    seats: list[SeatTold]
    created: datetime
    updated: datetime
    actions: int
    turn: list[int]
    my_turn: bool
    headline: Text
    winners: list[int]
    unreadable: Text
    """Why the game cannot be read, or no further, and so can only be looked at; empty if all is well."""
    rated: bool
    """Whether the result changes the ratings of the players."""
    timing: Timing | None
    """How much time players have; null: as much as they like."""
    deadline: datetime | None
    """When the time of whoever decides runs out; null if nobody's does now."""
    warning: datetime | None
    """From when on that is said as a warning."""
    club: ClubTold | None
    """The club whose members alone see the game; null if it belongs to none."""
    robots: bool
    """Whether robots may take a seat."""
    description: str
    """What its maker has written about the table."""
    language: str | None
    """In which language its players talk, if that is known."""
    options: dict[str, Any]


class SummaryPage(Page, frozen=True, kw_only=True):
    """A page of a list of games."""

    games: list[Summary]
    """Whether there are further pages."""


class Permission(msgspec.Struct):
    """Whether something can be done at once, or only with the consent of others."""

    can: bool
    ask: bool
    text: Text


class Now(msgspec.Struct):
    """Where a game stands, what you may take back, and how long the table has waited for whom."""

    version: int
    position: Position
    undo: Permission
    redo: Permission
    used: list[int]
    """Seconds for which each seat has been waited for before the current decision."""
    asked: datetime | None
    """Since when those are asked who decide now; null when the game is over."""
    clock: ClockTold | None
    """What is left of the players' time; null where it is not limited."""


class GameView(Summary, kw_only=True):
    """A game as a player or spectator sees it."""

    sequence: int
    version: int
    position: Position | None
    log: list[Line]
    log_from: int
    """The number of the first action in the log; those before are to be had by `log`."""
    asks: list[Ask]
    chat: list[ChatLine]
    asides: list[ChatLine] | None
    """What spectators say among themselves; null for players until the game is over."""
    spectators: SpectatorsTold
    """Who watches."""
    undo: Permission
    redo: Permission
    rules_version: int
    rules_changes: list[Text]
    """What the newest rules have otherwise than those by which this game is played, in sentences."""
    seed: int | None
    host: bool
    invite: str | None
    pace: float
    replace_after: int
    host_decides: bool
    programs: list[ProgramTold]
    stopped_programs: list[StoppedTold]
    """Orders of yours that a surprise has ended."""
    used: list[int]
    """Seconds for which each seat has been waited for before the current decision."""
    asked: datetime | None
    """Since when those are asked who decide now; null before the start and when the game is over."""
    clock: ClockTold | None
    """What is left of the players' time; null where it is not limited, and before the start."""


class Point(msgspec.Struct):
    """One moment of the charts."""

    number: int
    cash: list[int]
    wealth: list[int]
    worth: list[float]
    liquidity: list[int]
    """Empty in games that do not tell it."""
    companies: Mapping[str, Mapping[str, Any]]


class Series(msgspec.Struct):
    players: list[str]
    points: list[Point]


class Why(msgspec.Struct):
    """Whether an action is legal, and the rule if it is not."""

    legal: bool
    rule: str = ""
    text: Text = ""
    statement: str = ""
    section: str = ""


class Hint(msgspec.Struct):
    """What a bot of the usual level would do, and why as far as it can say."""

    action: Any
    text: Text
    reasons: list[Text]
    message: Message | UnsetType = UNSET


class MoveReasons(msgspec.Struct):
    """What speaks for a move that was made, and what would have been the alternative."""

    number: int
    seat: int
    reasons: list[Text]


class Tried(msgspec.Struct):
    """Where tried actions lead, and what they do."""

    position: Position
    entries: list[Line]


def choice_list(game: Game[Any]) -> ChoiceList:
    """The legal actions with their words."""
    title, state = game.title, game.state
    choices = game.choices().distinct(title.sign)
    return ChoiceList(
        [
            Choice(action, title.name_of(action), title.describe(state, action), title.spot(action))
            for action in choices.actions
        ],
        [
            ChoiceRange(
                span.action,
                span.field,
                span.low,
                span.high,
                span.step,
                title.name_of(span[0]),
                title.describe(state, span[0]),
            )
            for span in choices.ranges
        ],
        [CourseTold(list(course.actions), course.text) for course in title.courses(state)],
        offered(game, game.actors[0], only_now=True) if game.actors else [],
    )


def sketches(game: Game[Any], spot: str, language: str) -> list[SketchTold]:
    """How the choices of one place would show on the board, those that show at all."""
    title, state = game.title, game.state
    choices = game.choices().distinct(title.sign)
    found = [(action, title.sketch(state, action)) for action in choices.actions if title.spot(action) == spot]
    drawn = [(action, sketch) for action, sketch in found if sketch is not None]
    if not drawn:
        return []
    view = title.view(state, game.players)
    return [
        SketchTold(
            msgspec.to_builtins(action),
            draw_sketch(view.board, sketch, view.styles, language=language),
            [
                RunTold(line.train, line.earns, line.stops, line.bonus, draw_sample(number))
                for number, line in numbered(sketch.lines or ())
            ],
        )
        for action, sketch in drawn
    ]


def manifest(game: Game[Any], drawn: bool, language: str) -> ManifestTold:
    """The tiles of a game, and if that is wished their drawings. Raises BadPosition where there are none."""
    title = running_title(game.title)
    told = title.manifest(game.state)
    return ManifestTold(told.company, told.tiles, _tile_drawings(title, language) if drawn else {})


@lru_cache(maxsize=16)
def _tile_drawings(title: EighteenTitle[Any], language: str) -> dict[str, str]:
    cells = tuple(tile_cell(tile, BARE_LAND.id) for tile in title.tiles)
    return draw_sketch(Board(cells), Sketch(cells), (BARE_LAND,), language=language)


def laid_runs(game: Game[Any], action: Action, language: str) -> LaidRunsTold:
    """What becomes of runs that somebody lays. Raises BadPosition where no runs are to be chosen."""
    title, state = game.title, game.state
    laid = running_title(title).lay_runs(state, action)
    view = title.view(state, game.players)
    lines = tuple(run.line for run in laid.runs)
    return LaidRunsTold(
        msgspec.to_builtins(laid.action),
        draw_sketch(view.board, Sketch(lines=lines), view.styles, language=language),
        [
            LaidRunTold(line.train, line.earns, line.stops, line.bonus, draw_sample(number), run.stops)
            for run, (number, line) in zip(laid.runs, numbered(lines), strict=True)
        ],
        laid.text,
        laid.refusal,
    )


def position(
    game: Game[Any],
    with_choices: bool,
    last_words: Text,
    language: str,
    hidden: Set[str] = frozenset(),
    happened: Sequence[Entry] = (),
) -> Position:
    """The position of a game, with what can be done in it if the viewer may do it, without what is hidden from him.

    `happened`: the log entries whose runs are drawn on the board.
    """
    view = game.title.view(game.state, game.players, hidden)
    traced = tuple(game.title.traced(game.state, happened))
    if traced:
        view = replace(view, board=replace(view.board, lines=traced))
    outcome = game.outcome
    told = None
    if outcome is not None:
        wealth = list(game.title.wealth(game.state))
        told = OutcomeTold(list(outcome.reasons), last_words, list(outcome.scores), list(outcome.winners), wealth)
    return Position(
        number=game.number,
        actors=list(game.actors),
        headline=view.headline,
        position=game.title.position(game.state, hidden),
        view=view,
        board=draw_board(view.board, view.styles, title=game.title.name, language=language),
        choices=choice_list(game) if with_choices and outcome is None else None,
        outcome=told,
        sheet=_sheet_of_proposal(game, hidden),
    )


def _sheet_of_proposal(game: Game[Any], hidden: Set[str]) -> Sheet | None:
    """What would change hands if whoever is asked for consent agrees; None where nobody is."""
    title = game.title
    known = title.guess(game.state, hidden) if hidden else game.state
    agreed = title.consent(known)
    return None if agreed is None else title.sheet(known, title.foresee(known, agreed), hidden)


def viewer(live: LiveGame, seats: Sequence[int]) -> Viewer:
    """Through whose eyes somebody sees the game who may act for these seats.

    People who share a screen see what any of them may see. When the game is over, everybody sees everything.
    """
    return () if live.head.status in OVER else tuple(seats) or (NOBODY,)


def hidden_from(game: Game[Any], viewer: Viewer) -> frozenset[str]:
    """The companies whose money a viewer may not know in a position."""
    secrets = [frozenset(game.title.secrets(game.state, seat)) for seat in viewer]
    return frozenset.intersection(*secrets) if secrets else frozenset()


def insist_on_knowing(game: Game[Any], hidden: Set[str]) -> None:
    """Nobody is told by choices or reasons what he may not know. Raises NotAllowed."""
    secret = game.title.told_by_choices(game.state) & hidden
    if secret:
        raise NotAllowed(message("server-secret-treasury", companies=tuple(sorted(secret))))


Names = Mapping[str, str]
"""What people are called who have an account."""


def seats_told(game: LiveGame | Listed, person: str | None, presence: Presence, names: Names) -> list[SeatTold]:
    return [
        SeatTold(
            place.seat,
            place.name,
            place.kind,
            place.bot,
            person is not None and place.person == person,
            person is not None and place.owner == person,
            told.present,
            told.seen,
            told.replaceable,
            told.absent,
            place.person if game.head.mode == ONLINE and names.get(place.person or "") == place.name else None,
            place.robot and place.person is not None,
        )
        for place, told in zip(game.places, presence.of(game), strict=True)
    ]


def _waiting(places: Sequence[Place]) -> Text:
    """What a game that has not begun waits for."""
    free = sum(place.kind == "open" for place in places)
    return message("server-waiting-for-players", count=free) if free else message("server-ready-to-start")


def _summary_fields(game: LiveGame | Listed, person: str | None, presence: Presence, names: Names) -> dict[str, Any]:
    head, unreadable = game.head, game.unreadable
    stands = head.standing or Standing(0, (), _waiting(game.places) if head.status == OPEN else "", ())
    mine = [place.seat for place in game.places if person is not None and place.person == person]
    turn = [] if unreadable else list(stands.turn)
    deadline = presence.deadline(game)
    return {
        "id": head.id,
        "title": head.title,
        "title_name": head.title_name,
        "mode": head.mode,
        "status": head.status,
        "listed": head.listed,
        "seats": seats_told(game, person, presence, names),
        "created": head.created,
        "updated": head.updated,
        "actions": stands.actions,
        "turn": turn,
        "my_turn": any(seat in mine for seat in turn),
        "headline": unreadable or stands.headline,
        "winners": list(stands.winners),
        "unreadable": unreadable,
        "rated": head.rated,
        "timing": head.timing,
        "deadline": deadline,
        "warning": None if head.timing is None or deadline is None else deadline - head.timing.warning,
        "club": game.club,
        "robots": head.robots,
        "description": head.description,
        "language": head.language,
        "options": dict(head.options or {}),
    }


def summary(game: Listed, person: str | None, presence: Presence, names: Names) -> Summary:
    return Summary(**_summary_fields(game, person, presence, names))


def time_told(live: LiveGame, presence: Presence) -> dict[str, Any]:
    """How long the table has waited for whom, and what is left of the players' time."""
    clocks = live.clocks
    used, asked = [int(seconds) for seconds in clocks.used], clocks.asked if live.actors else None
    return {"used": used, "asked": asked, "clock": _clock(live, presence)}


def _clock(live: LiveGame, presence: Presence) -> ClockTold | None:
    timing, now, outages = live.head.timing, presence.now(), presence.uptime.outages
    if timing is None or live.game is None:
        return None
    deadline, clocks = live.deadline(outages), live.clocks
    return ClockTold(
        deadline,
        None if deadline is None else deadline - timing.warning,
        live.decider is not None and live.is_out_of_time(live.decider),
        live.time_left(now, outages),
        [HolidayTold(one.seat, one.ended) for one in clocks.holidays if one.began <= now < one.ended],
        [int(clocks.holidays_left(timing, place.seat)) for place in live.places],
    )


def game_view(
    live: LiveGame,
    person: str | None,
    position: Position | None,
    log: list[Line],
    undo: Permission,
    redo: Permission,
    programs: tuple[list[ProgramTold], list[StoppedTold]],
    presence: Presence,
    names: Names,
    hushed: Set[str],
) -> GameView:
    """`hushed`: the names of those whom this person does not want to hear."""
    seats = live.seats_of(person)
    chat, asides = ([line for line in said if line.name not in hushed] for said in (live.chat, live.asides))
    host = person is not None and live.head.host == person
    private = live.head.mode in (SOLO, HOTSEAT)
    return GameView(
        **_summary_fields(live, person, presence, names),
        sequence=live.sequence,
        version=live.version,
        position=position,
        log=log,
        log_from=live.log_from,
        asks=[ask for ask in live.asks.values() if ask.state == "open"],
        chat=chat,
        asides=asides if live.hears_asides(person) else None,
        spectators=live.spectators,
        undo=undo,
        redo=redo,
        rules_version=live.head.rules,
        rules_changes=list(live.rules_changes),
        seed=live.head.seed if private or live.head.status in OVER else None,
        host=host,
        invite=live.head.invite if host or seats else None,
        pace=live.head.pace,
        replace_after=live.head.replace_after,
        host_decides=live.head.host_decides,
        programs=programs[0],
        stopped_programs=programs[1],
        **time_told(live, presence),
    )
