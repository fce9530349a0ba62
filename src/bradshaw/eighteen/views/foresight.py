"""Where an action leads in an 18xx game if everybody who is asked agrees and nobody bids more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.changes import Foreseen, carry_out
from bradshaw.core.log import Log
from bradshaw.core.messages import Text, message
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.rounds.auction import Raising
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.trading import TrainRequest

S = TypeVar("S", bound=AnyState)

Supposed = tuple[Action, Text]
"""What somebody is supposed to decide, and how that is told; empty if it need not be."""
_TURNS: Final = frozenset({"company_turn", "operating_round", "parliament", "stock_round"})


def foresee(
    state: S,
    action: Action,
    bid: type[Action],
    decide: Callable[[S], Supposed | None] = lambda state: None,
    log: Log | None = None,
) -> Foreseen[S]:
    """Play an action to the next decision, and one that is a `bid` to the end of its auction.

    `decide` answers the questions that belong to what a game proposes; `log` is told what happens.
    """
    notes: dict[Text, None] = {}
    bids = isinstance(action, bid)

    def suppose(after: S) -> Action | None:
        supposed = _supposed(after, bids) or decide(after)
        if supposed is None:
            return None
        answer, note = supposed
        if note:
            notes[note] = None
        return answer

    after = carry_out(state, action, _TURNS, suppose, log)
    return Foreseen(after, tuple(notes))


def _supposed(state: AnyState, bids: bool) -> Supposed | None:
    frame = state.frames[-1]
    if isinstance(frame, TrainRequest):
        return frame.yes, message("eighteen-sheet-if-agreed", company=state.companies[frame.seller])
    if bids and isinstance(frame, Raising):
        return PASS, message("eighteen-sheet-if-highest")
    return None
