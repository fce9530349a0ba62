"""One frame of the game on a bench that keeps what it ends with, and what all tests of 1862 do with a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.frame import Frame, advance, settle
from bradshaw.core.log import Entry, Log
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.components import (
    ALL,
    BAND,
    BANDS,
    BANK_MONEY,
    DIRECTORS_SHARES,
    GEOGRAPHY,
    LETTERS,
    SHARES,
    TILE,
    TILES,
    is_town,
    lines_of,
)
from bradshaw.games.g1862.rules.frames import AutomaticFrame
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.state import Counties, Train


class Bench(AutomaticFrame, frozen=True, tag="bench"):
    """Keeps what the frame above ended with."""

    result: Any = "not ended"

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        state.frames[-1] = Bench(result)


# Building positions


def train(name: str, number: int = 0) -> Train:
    """A train card by its size, kind and warranties, such as "2/3E*"."""
    size = name.rstrip("*")
    kind = LETTERS.index(size[-1])
    band = next(band for band in BANDS if band.size(kind) == size[:-1])
    return Train(BAND[band.name], number, kind, len(name) - len(size))


def lay(
    state: Counties,
    tiles: Mapping[str, tuple[str, int]],
    small: Mapping[str, Iterable[tuple[int, int]]] | None = None,
) -> None:
    """Lay tiles as (tile, rotation). Yellow village tiles have their small station; `small` names the lines with one
    on other tiles."""
    codes, lines = list(state.tiles), list(state.small)
    for hex_, (tile, rotation) in tiles.items():
        place = GEOGRAPHY.number[hex_]
        code = codes[place] = TILE[tile] * SIDES + rotation
        known = lines_of(code)
        assert is_town(place) is not bool(known), f"{tile} does not suit {hex_}"
        assert fits(GEOGRAPHY, place, TILES[TILE[tile]].patterns[rotation]), f"{tile} runs into the sea in {hex_}"
        state.supply[TILE[tile]] -= 1
        if hex_ in (small or {}):
            lines[place] = sum(1 << known.index(line) for line in (small or {})[hex_])
        else:
            lines[place] = int(len(known) == 1)
    state.tiles, state.small = tuple(codes), tuple(lines)


def check(state: Counties) -> None:
    """What holds in every position: the money, the tiles, ten shares of each company, and its director."""
    assert sum(state.cash) == BANK_MONEY
    assert min(state.cash[1:]) >= 0, "only the bank may owe money"
    assert min(state.supply) >= 0 or state.settings.village_tiles_never_run_out
    # Who directs a company is not looked at while its shares are being merged (5.2), nor in the solo game.
    merging = state.settings.solo or any(isinstance(frame, ShareMerge) for frame in state.frames)
    for number in range(ALL):
        held = [state.shares(seat, number) for seat in range(state.players)]
        places = (state.ipo[number], state.pool[number], state.own[number])
        assert sum(held) + sum(places) == SHARES
        assert min(*held, *places) >= 0
        director = state.director[number]
        if merging:
            continue
        if director >= 0:
            assert DIRECTORS_SHARES <= held[director] == max(held), "a director has most shares, three at least"
        elif director == POOL:
            assert state.pool[number] >= DIRECTORS_SHARES, "the director's certificate is in the pool"
            assert max(held) < DIRECTORS_SHARES, "somebody should be director"
        else:
            assert director == IPO
            assert state.ipo[number] == SHARES
        if state.is_floated(number):
            assert state.markers.places[number] >= 0, "a floated company has a price"


# Playing


def begin(state: Counties, frame: Frame[Any, Any]) -> list[Entry]:
    """Put a frame on the bench and let happen what happens by itself; what is told of it."""
    log = Log()
    state.frames.append(frame)
    settle(state, log)
    check(state)
    return log.entries


def play(state: Counties, *actions: Action) -> list[Entry]:
    """Carry out actions that must be legal and listed; what is told of them."""
    log = Log()
    for action in actions:
        frame = state.frames[-1]
        refusal = frame.refuse(state, action)
        assert refusal is None, f"{action}: {refusal.text!s}"
        assert action in frame.choices(state)
        advance(state, action, log)
        check(state)
    return log.entries


def refused(state: Counties, action: Action, rule: str, *words: str) -> str:
    """The action is refused by this rule, in these words, and not offered."""
    assert rule in TITLE.rulebook
    frame = state.frames[-1]
    refusal = frame.refuse(state, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, refusal
    for word in words:
        assert word in str(refusal.text), str(refusal.text)
    assert action not in frame.choices(state)
    return str(refusal.text)


def allowed(state: Counties, action: Action) -> bool:
    """Whether an action is allowed; the choices must say the same."""
    frame = state.frames[-1]
    legal = frame.refuse(state, action) is None
    assert (action in frame.choices(state)) == legal
    return legal


# Looking


def offered(state: Counties, kind: type[Action] | None = None) -> list[Any]:
    """The choices, or those of one kind."""
    return [action for action in state.frames[-1].choices(state) if kind is None or type(action) is kind]


def actor(state: Counties) -> int:
    return state.frames[-1].actor(state)


def result(state: Counties) -> Any:
    """How the frame on the bench ended."""
    frame = state.frames[-1]
    assert isinstance(frame, Bench), f"{frame} has not ended"
    return frame.result


def kinds(entries: Iterable[Entry]) -> list[str]:
    return [entry.kind for entry in entries]
