"""What stands above the board of 1862: order, trains, colours of tiles, and what ends the game."""

from __future__ import annotations

from bradshaw.core.messages import Message, message
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.views.strip import (
    WHOLE,
    EndShown,
    Strip,
    bank_end,
    percent,
    price_end,
    trains_shown,
    turns_shown,
)
from bradshaw.games.g1862.components import BANDS, BANK_MONEY, NAMES, E, H
from bradshaw.games.g1862.state import LNER_DUE, Counties
from bradshaw.games.g1862.views.tables import bank_told, lner


def strip(state: Counties) -> Strip:
    """The position in one line."""
    colours = () if state.is_lner() else COLOURS[: state.rules_of_phase.colours]
    ends = [price_end(state)]
    if state.is_lner() or not state.is_ending():
        ends.append(_lner(state))
    if not state.is_lner():
        ends.insert(0, bank_end(state, BANK_MONEY, bank_told(state)))
    turns = turns_shown(state, NAMES, Counties.is_floated)
    now = state.next_train()
    owned = {train.band for trains in state.trains for train in trains}
    trains = trains_shown(state, BANDS, range(now, len(BANDS)), owned, (now,), state.left)
    return Strip(turns, trains, colours, tuple(ends))


def _lner(state: Counties) -> EndShown:
    last = E if state.settings.shorter else H
    counts = [BANDS[band].counts[state.settings.length] or 0 for band in range(last)]
    before = sum(state.left(band) or 0 for band in range(last))
    due = state.is_lner() or state.lner == LNER_DUE
    near = WHOLE if due else percent(sum(counts) - before, sum(counts))
    return EndShown(_lner_told(state, before, BANDS[last].name), lner(state), near, due)


def _lner_told(state: Counties, before: int, band: str) -> Message:
    if state.is_lner():
        return message("g1862-strip-lner-formed")
    if state.lner == LNER_DUE:
        return message("g1862-strip-lner-due")
    return message("g1862-strip-lner-later", count=before + 1, band=band)
