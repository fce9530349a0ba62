"""The end of an 18xx game: why it is over, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.log import Log
from bradshaw.core.messages import Text, message
from bradshaw.core.outcome import Outcome, richest
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.rounds.frames import RefusingFrame
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)

BANK_EMPTY: Final = "bank"
TOP_PRICE: Final = "top price"
TURN_LIMIT: Final = "turn limit"
STALEMATE: Final = "stalemate"
MOST_TURNS: Final = 250
"""Rulebooks know no limit, but shares can be sold and bought back for ever."""

COMMON_REASONS: Final[Mapping[str, Text]] = {
    BANK_EMPTY: message("eighteen-end-bank"),
    TOP_PRICE: message("eighteen-end-top-price"),
    TURN_LIMIT: message("eighteen-end-turn-limit"),
    STALEMATE: message("eighteen-end-stalemate"),
}


class Finished(RefusingFrame[Any, Any], frozen=True):
    """Everybody's worth is added up, and nothing more happens."""

    reasons: ClassVar[Mapping[str, Text]]
    rules_of_end: ClassVar[Mapping[str, str]] = {}
    """For reasons that have one the rule by which they end the game."""
    rule_of_end: ClassVar[str]
    """For all other reasons."""

    reason: str

    @property
    def why(self) -> Text:
        """The reason in words."""
        return self.reasons[self.reason]

    def choices(self, state: AnyState) -> Choices:
        return NOTHING

    def refuse(self, state: AnyState, action: Action) -> Refusal | None:
        return self._over()

    def not_your_turn(self, state: AnyState, seat: int) -> Refusal:
        return self._over()

    def _over(self) -> Refusal:
        return Refusal(
            self.rules_of_end.get(self.reason, self.rule_of_end), message("eighteen-refusal-over", reason=self.why)
        )


def shares_worth(state: AnyState, seat: int, full: Callable[[int], bool], *, whole: bool) -> dict[int, int]:
    """What a player's shares of each company count: their price, or half of it for a company that is not `full`.

    `whole`: a director's certificate is halved as a whole, and not share by share.
    """
    worths = {}
    for company in range(len(state.par)):
        shares = state.shares(seat, company)
        if not shares:
            continue
        price = state.price(company)
        if full(company):
            worths[company] = shares * price
        else:
            worths[company] = shares * (price // 2)
            if whole and state.has_certificate(seat, company):
                worths[company] += state.directors_shares * price // 2 - state.directors_shares * (price // 2)
    return worths


def finish_game(state: S, over: Finished, worth: Callable[[S, int], int], rule: str, log: Log) -> None:
    """Nothing more happens."""
    worths = [worth(state, seat) for seat in range(state.players)]
    log.note("game_over", rule, reason=over.reason, worths=worths)
    state.frames[1:] = [over]


def outcome_by(state: S, worth: Callable[[S, int], int]) -> Outcome | None:
    """The richest player wins; equal worth is a shared victory. None while the game runs."""
    frame = state.frames[-1]
    if not isinstance(frame, Finished):
        return None
    return richest(frame.why, [worth(state, seat) for seat in range(state.players)])
