"""What stands above the board of 1860: order, trains, colours of tiles, and what ends the game."""

from __future__ import annotations

from bradshaw.core.messages import Message, message
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.views.strip import (
    WHOLE,
    EndShown,
    Strip,
    TrainsLeft,
    bank_end,
    percent,
    price_end,
    trains_shown,
    turns_shown,
)
from bradshaw.games.g1860.components import BANK_MONEY, NAMES, NINE, TRAINS
from bradshaw.games.g1860.rules.rounds import holding_up, running
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.views.tables import bank_told, ends_after_round, railways_told

_BEFORE_NINE = sum(train.count or 0 for train in TRAINS[:NINE])


def strip(state: Isle) -> Strip:
    """The position in one line."""
    colours = COLOURS[: state.rules_of_phase.colours] if state.allowed_to_build() else ()
    ends = [price_end(state)]
    if state.british_rail or not ends_after_round(state):
        ends.append(_nationalisation(state))
    if state.bank_broken or not state.british_rail:
        ends.insert(0, bank_end(state, BANK_MONEY, bank_told(state)))
    turns = turns_shown(state, NAMES, lambda state, company: company in running(state))
    return Strip(turns, _trains(state), colours, tuple(ends))


def _trains(state: Isle) -> tuple[TrainsLeft, ...]:
    ahead = sorted({*state.returned, *(kind for kind, left in enumerate(state.depot) if left)})
    owned = {kind for trains in state.trains for kind in trains}

    def left(kind: int) -> int | None:
        count = state.left(kind)
        return None if count is None else count + state.returned.count(kind)

    return trains_shown(state, TRAINS, ahead, owned, state.bank_trains(), left)


def _nationalisation(state: Isle) -> EndShown:
    before = sum(state.depot[:NINE])
    near = WHOLE if state.southern else percent(_BEFORE_NINE - before, _BEFORE_NINE)
    return EndShown(_nationalisation_told(state, before), railways_told(state), near, state.british_rail)


def _nationalisation_told(state: Isle, before: int) -> Message:
    if state.british_rail:
        return message("g1860-strip-british-rail", count=len(running(state)))
    if not state.southern:
        return message("g1860-strip-nationalised-later", count=before + 1, train=TRAINS[NINE].name)
    waiting = tuple(NAMES[company] for company in holding_up(state))
    return (
        message("g1860-strip-nationalised-waits", companies=waiting) if waiting else message("g1860-strip-nationalised")
    )
