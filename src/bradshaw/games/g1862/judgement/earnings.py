"""What one more train would earn a company on its track, by a short search for runs."""

from __future__ import annotations

from typing import Final

from bradshaw.games.g1862.rules.running import problem
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.state import Counties, Train

SEARCH: Final = 400_000
"""How long runs are searched for. A fourth of it goes into looking along the track before a search begins."""
NEW: Final = 99
"""The number of an imagined train; no train in the game has it."""


def gain(state: Counties, company: int, kind: int) -> int:
    """What the bank's next train would add to the revenue of about the best runs, if it were of this kind."""
    imagined = state.copy()
    imagined.trains[company] = (*state.trains[company], Train(state.next_train(), NEW, kind, 0))
    return _revenue(imagined, company) - _revenue(state, company)


def _revenue(state: Counties, company: int) -> int:
    return Runs.parts.search(problem(state, company), SEARCH).revenue if state.has_train(company) else 0
