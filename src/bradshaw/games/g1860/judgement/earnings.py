"""What a company would earn with given trains on its track, by a short search for runs."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from bradshaw.games.g1860.judgement.boards import Ground, board_of
from bradshaw.games.g1860.rules.running import problem
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.solve import best

SEARCH: Final = 6_000
"""How long runs are searched for."""


def could_earn(state: Isle, company: int, trains: tuple[int, ...]) -> int:
    """The revenue of about the best runs with these trains."""
    if not trains or not state.bases[company]:
        return 0
    return earned_on(board_of(state).ground(company), state, company, trains, conditions_of(state))


def conditions_of(state: Isle) -> Hashable:
    """What the runs of any company depend on besides its trains and its ground."""
    return state.rules_of_phase.pier, state.halts_count(), state.british_rail, state.bankrupt


def earned_on(ground: Ground, state: Isle, company: int, trains: tuple[int, ...], conditions: Hashable) -> int:
    """The same for a company with trains, given its ground and these conditions."""
    key = trains if len(trains) == 1 else tuple(sorted(trains)), conditions
    known = ground.earned.get(key)
    if known is None:
        imagined = state.copy()
        imagined.trains[company] = trains
        known = ground.earned[key] = sum(run.revenue for run in best(problem(imagined, company), SEARCH).runs)
    return known
