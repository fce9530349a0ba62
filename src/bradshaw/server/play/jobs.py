"""What the workshop does with games. Most jobs get a window of a game, and give JSON that is ready to be sent."""

from __future__ import annotations

import gc
import hashlib
import logging
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from bradshaw.bots.explaining import advise, explain
from bradshaw.core.action import Action
from bradshaw.core.errors import IllegalAction
from bradshaw.core.game import Game, Step
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Text, message, money
from bradshaw.core.registry import titles
from bradshaw.eighteen.title import running_title
from bradshaw.formats.games import exported
from bradshaw.render.card import draw_card
from bradshaw.render.png import to_png
from bradshaw.render.svg import DrawnHex, drawn_hexes, remembering
from bradshaw.server.errors import Conflict, Refused
from bradshaw.server.events import stepping
from bradshaw.server.events.head import Standing
from bradshaw.server.events.lines import Line, lines
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.standing import last_words
from bradshaw.server.games.programs import Orders, Programmed, decide
from bradshaw.server.http.packing import Piece, joined, pack, pack_both
from bradshaw.server.http.readers import Reader, encoded, fields, said, said_again
from bradshaw.server.play.present import (
    Hint,
    MoveReasons,
    Point,
    Position,
    Tried,
    Viewer,
    Why,
    hidden_from,
    insist_on_knowing,
    laid_runs,
    manifest,
    position,
    sketches,
)
from bradshaw.server.work.kept import Known, keep
from bradshaw.words import LANGUAGES, prepare

T = TypeVar("T")

log = logging.getLogger("bradshaw.jobs")

DRAWING_BYTES = 8
"""Of the hash that tells drawings of a board apart."""


def answer(data: bytes | Piece, kind: type[T]) -> T:
    """JSON of this kind, for a route that answers with it as it is."""
    return cast(T, data if isinstance(data, Piece) else msgspec.Raw(data))


class Trial(NamedTuple):
    """Actions to be tried out in a game, from a position on, and through whose eyes."""

    number: int
    actions: Sequence[dict[str, Any]]
    viewer: Viewer


class Moment(NamedTuple):
    """One moment of the charts: with worths, without them, and whose money each seat may not know; NOBODY last."""

    known: bytes
    veiled: bytes
    secrets: tuple[frozenset[str], ...]


class Shown(NamedTuple):
    """A position for those who may act in it, and for those who may not, each to be put after the board."""

    drawing: str
    """Tells this drawing of the board from others."""
    board: Piece
    with_choices: Piece
    without: Piece

    def told(self, can_act: bool, known: str = "") -> Piece:
        """The position as JSON, without the board if its drawing is known."""
        return joined(NO_BOARD if known == self.drawing else self.board, self.with_choices if can_act else self.without)


_BOARD = b'{"board":'
NO_BOARD = pack(_BOARD + b"null")


class Waiting(NamedTuple):
    """Somebody who waits for the position after a move: through whose eyes it is seen, and how it is read."""

    viewer: Viewer
    reader: Reader


class Made(NamedTuple):
    """Moves: what they lead to, where the game stands then, and how that is shown to those from whom this is hidden."""

    steps: list[Step[Any]]
    standing: Standing
    hidden: frozenset[str]
    shown: Shown | None
    drawn: bytes
    """The hexes of the board, if a snapshot will be stored with the moves."""


def warm_up() -> None:
    """Describe and draw the beginning of every game once: what all positions have in common is kept from then on."""
    prepare()
    describe_beginnings()
    # None of it is garbage: a search for that would otherwise take longer than most jobs.
    gc.freeze()


def describe_beginnings() -> None:
    """Describe and draw the beginning of every game."""
    for title in titles().values():
        game = Game(title, [str(seat) for seat in range(title.players[-1])], seed=0)
        show(game, "", frozenset(), False, Reader(LANGUAGES[0], True))


def show(
    game: Game[Any],
    words: Text,
    hidden: frozenset[str],
    unreadable: bool,
    reader: Reader,
    drawn: bytes = b"",
) -> Shown:
    """The position where a game stands, without what is hidden. `words`: those with which it closed.

    `drawn`: hexes as they were drawn before the game was opened.
    """
    with remembering(_unpacked(drawn, reader.language)):
        told = position(game, True, words, reader.language, hidden)
    if unreadable:
        # What was decided here cannot be read, and nobody can decide it anew.
        told.actors = []
    answer = fields(_sent(told, reader)) if reader.facts else said(told, reader.language)
    choices, outcome = answer.pop("choices"), answer.pop("outcome")
    answer["drawing"], board = _packed_board(answer.pop("board"))
    # Both texts begin alike, and differ in the choices near their ends.
    begin = b"," + msgspec.json.encode(answer).removeprefix(b"{").removesuffix(b"}") + b',"choices":'
    end = b',"outcome":' + msgspec.json.encode(outcome) + b"}"
    return Shown(answer["drawing"], board, *pack_both(begin, msgspec.json.encode(choices) + end, b"null" + end))


def _sent(shown: Position, reader: Reader) -> Position:
    """A position as it is sent. The web client shows the drawing: hexes as facts are a third of the rest."""
    if not reader.facts:
        return shown
    view = {name: part for name, part in msgspec.structs.asdict(shown.view).items() if name != "board"}
    return msgspec.structs.replace(shown, view=view)


# Most moves change nothing on the board, and the drawing is the same then, not only equal: that is quickly seen.
@lru_cache(maxsize=128)
def _packed_board(board: str) -> tuple[str, Piece]:
    """What tells a drawing from others, and the first part of a position, which is the largest."""
    piece = pack(_BOARD + msgspec.json.encode(board))
    # Equal drawings are compressed alike, and what is compressed is quicker to go over.
    return hashlib.blake2b(piece.blocks, digest_size=DRAWING_BYTES).hexdigest(), piece


def draw(game: Game[Any], language: str) -> bytes:
    """The hexes of the board where a game stands, for `show` in another process. Nothing if they cannot be drawn."""
    try:
        view = game.title.view(game.state, game.players)
        hexes = drawn_hexes(view.board, view.styles, title=game.title.name, language=language)
    except Exception:
        # No move is refused because of it.
        log.exception("a board could not be drawn", extra={"title": game.title.id, "number": game.number})
        return b""
    return zlib.compress(msgspec.msgpack.encode((language, hexes)), 1)


def _unpacked(drawn: bytes, language: str) -> list[DrawnHex]:
    """Hexes from a snapshot, if they were drawn for this language."""
    if not drawn:
        return []
    kept, hexes = msgspec.msgpack.decode(zlib.decompress(drawn), type=tuple[str, list[DrawnHex]])
    return hexes if kept == language else []


def move(
    known: Known[Game[Any]], actions: Sequence[Action], seat: int, time: str, waiting: Waiting | None, language: str
) -> Made:
    """Make moves, and show where they lead if somebody waits for it. Raises IllegalAction.

    `language`: the one for which the hexes of the board shall be drawn; empty if no snapshot will be stored.
    """
    game = known.recalled()
    made = _move(game, actions, seat, time, waiting, language)
    keep(known.name, game.mark, game.window())
    return made


def _move(
    game: Game[Any], actions: Sequence[Action], seat: int, time: str, waiting: Waiting | None, language: str
) -> Made:
    moves = [stepping.move(game, action, seat, time) for action in actions]
    steps = [one.step for one in moves]
    stands, drawn = moves[-1].standing, draw(game, language) if language else b""
    if waiting is None:
        return Made(steps, stands, frozenset(), None, drawn)
    hidden = hidden_from(game, waiting.viewer if game.outcome is None else ())
    try:
        shown = show(game, last_words(game), hidden, False, waiting.reader)
        return Made(steps, stands, hidden, shown, drawn)
    except Exception:
        # A move is not refused because its position cannot be drawn.
        log.exception("a position could not be shown", extra={"title": game.title.id, "number": game.number})
        return Made(steps, stands, hidden, None, drawn)


def programmed(game: Game[Any], seat: int, orders: Orders) -> Programmed:
    """What the player to move has said should happen now."""
    return decide(game, seat, orders)


def told(live: LiveGame, after: int, upto: int, reader: Reader) -> list[bytes]:
    """Events as clients are told of them."""
    return [said_again(event, reader) for event in live.told[after:upto]]


def log_before(live: LiveGame, number: int, reader: Reader) -> bytes:
    """The log up to the action before this one."""
    return encoded([line for line in live.log() if line.number < number], reader)


def record(live: LiveGame) -> bytes:
    """The record of the game as a file."""
    return live.running.record().encode()


def export(live: LiveGame) -> bytes:
    """The game as 18xx.games writes it."""
    return exported(live.running)


def past(game: Game[Any], number: int, viewer: Viewer, stage: int, reader: Reader) -> bytes:
    """The position after this many actions, or at a stage within the last of them, as the viewer may know it."""
    there = game.at(number)
    happened: Sequence[Entry] = ()
    if stage:
        there.state, happened = game.stage(number, stage)
    shown = position(there, False, last_words(there), reader.language, hidden_from(there, viewer), happened)
    return encoded(_sent(shown, reader), reader)


def picture(game: Game[Any], number: int, viewer: Viewer, language: str) -> bytes:
    """The position after this many actions as a PNG, with how the players stand. Raises CannotDraw."""
    there = game.at(number)
    title, state = there.title, there.state
    view = title.view(state, there.players, hidden_from(there, viewer))
    standing = [(name, money(worth)) for name, worth in zip(there.players, title.chart(state).wealth, strict=False)]
    place = message("server-picture-move", number=number)
    return to_png(draw_card(view, standing, title=title.name, place=place, language=language))


def moments(game: Game[Any], first: int, last: int) -> list[Moment]:
    """The moments of the charts from one position to another."""
    twin = game.at(first)
    made = []
    for number in range(first, last + 1):
        if number > first:
            twin.redo()
        title, state = twin.title, twin.state
        chart = title.chart(state)
        known, veiled = (
            msgspec.json.encode(
                Point(number, list(chart.cash), list(chart.wealth), worths, list(chart.liquidity), chart.companies)
            )
            for worths in (list(title.evaluate(state)), [float(one) for one in chart.wealth])
        )
        seats = (*range(len(twin.players)), NOBODY)
        made.append(Moment(known, veiled, tuple(frozenset(title.secrets(state, seat)) for seat in seats)))
    return made


def place_of(game: Game[Any], spot: str) -> str:
    """The hex of a spot as players call it; empty if there is none on the board."""
    hidden = frozenset(game.title.secrets(game.state, NOBODY))
    board = game.title.view(game.state, game.players, hidden).board
    cell = next((one for one in board.cells if f"hex:{one.id}" == spot), None)
    if cell is None:
        return ""
    return f"{cell.id} ({cell.name})" if cell.name else cell.id


def why(game: Game[Any], action: dict[str, Any], viewer: Viewer, reader: Reader) -> bytes:
    """Whether an action is legal, and the rule if it is not. Raises NotAllowed where that would tell too much."""
    hidden = hidden_from(game, viewer)
    insist_on_knowing(game, hidden)
    known = game.at(game.number)
    known.state = game.title.guess(game.state, hidden)
    refusal = known.refusal(game.title.read_action(action, known.state))
    if refusal is None:
        return msgspec.json.encode(Why(True))
    rule = game.title.rulebook[refusal.rule]
    return encoded(Why(False, refusal.rule, refusal.text, rule.statement, rule.section), reader)


def try_out(game: Game[Any], trial: Trial, reader: Reader) -> bytes:
    """Where actions lead, with the choices of whoever is on turn then, if they tell the viewer nothing that he may not
    know."""
    tried, told, hidden = _tried(game, trial)
    open_to_all = not tried.title.told_by_choices(tried.state) & hidden
    shown = position(tried, open_to_all, told[-1].text if told else "", reader.language, hidden)
    return encoded(Tried(_sent(shown, reader), told), reader)


def hint(game: Game[Any], trial: Trial, reader: Reader) -> bytes:
    """What the usual bot would do where actions lead, in the place of whoever is on turn then."""
    tried, _, hidden = _tried(game, trial)
    insist_on_knowing(tried, hidden)
    title, state = tried.title, tried.state
    if not tried.actors:
        raise Conflict(message("server-nothing-to-decide"))
    action, why = advise(title, state, tried.players)
    return encoded(Hint(msgspec.to_builtins(action), title.describe(state, action), why), reader)


def reasons(game: Game[Any], number: int, viewer: Viewer, reader: Reader) -> bytes:
    """Why the action was made that led to this number of actions, by what the viewer may know of the position."""
    before, played = game.at(number - 1), game.at(number).played[-1]
    hidden = hidden_from(before, viewer)
    insist_on_knowing(before, hidden)
    told = explain(game.title, game.title.guess(before.state, hidden), played.action, game.players)
    return encoded(MoveReasons(number, played.actor, told), reader)


def sketch(game: Game[Any], trial: Trial, reader: Reader, spot: str) -> bytes:
    """How the choices of one place would show on the board."""
    tried, _, hidden = _tried(game, trial)
    insist_on_knowing(tried, hidden)
    return encoded(sketches(tried, spot, reader.language), reader)


def sheet(game: Game[Any], trial: Trial, reader: Reader, action: dict[str, Any]) -> bytes:
    """What changes hands by an action, without what the viewer may not know before or after it."""
    tried, _, hidden = _tried(game, trial)
    insist_on_knowing(tried, hidden)
    chosen = tried.title.read_action(action, tried.state)
    refusal = tried.refusal(chosen)
    if refusal is not None:
        raise Refused(refusal.text, rule=refusal.rule)
    title, state = tried.title, tried.state
    foreseen = title.foresee(state, chosen)
    tried.state = foreseen.state
    return encoded(title.sheet(state, foreseen, hidden | hidden_from(tried, trial.viewer)), reader)


def ways(game: Game[Any], trial: Trial, reader: Reader, company: str) -> bytes:
    """The ways from stop to stop that a company can lay runs along."""
    tried, _, _ = _tried(game, trial)
    return encoded(running_title(tried.title).ways(tried.state, company), reader)


def tiles(game: Game[Any], trial: Trial, reader: Reader, drawn: bool) -> bytes:
    """All tiles, and where each fits. It rests on the guess at what is hidden, so it tells nothing of that."""
    tried, _, _ = _tried(game, trial)
    return encoded(manifest(tried, drawn, reader.language), reader)


def lay_runs(game: Game[Any], trial: Trial, reader: Reader, runs: dict[str, Any]) -> bytes:
    """What runs of one's own would look like and earn, or why they are refused."""
    tried, _, _ = _tried(game, trial)
    return encoded(laid_runs(tried, tried.title.read_action(runs, tried.state), reader.language), reader)


def _tried(game: Game[Any], trial: Trial) -> tuple[Game[Any], list[Line], frozenset[str]]:
    """A copy of a game after the tried actions, what they did, and what the viewer may not know of it.

    It begins with a guess at what is hidden, so that nothing that happens by itself tells of it. A share that is bought
    in a trial tells no treasury: nothing is known there that was not known before.
    """
    game = game.at(trial.number)
    hidden = hidden_from(game, trial.viewer)
    game.state = game.title.guess(game.state, hidden)
    told: list[Line] = []
    for index, item in enumerate(trial.actions):
        insist_on_knowing(game, hidden)
        try:
            game.play(game.title.read_action(item, game.state))
        except IllegalAction as error:
            text = message("server-action-refused", number=index + 1, reason=error.refusal.text)
            raise Refused(text, rule=error.refusal.rule, index=index) from None
        told += lines(game, game.number, game.log_of(game.number - 1))
        hidden |= hidden_from(game, trial.viewer)
    return game, told, hidden
