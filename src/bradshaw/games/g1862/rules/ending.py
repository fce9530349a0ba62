"""Game End: what ends the game, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Log
from bradshaw.core.messages import Text, message
from bradshaw.core.outcome import Outcome, Wealth
from bradshaw.eighteen.rounds import ending
from bradshaw.eighteen.rounds.operating import OperatingRound
from bradshaw.games.g1862.components import COMPANIES
from bradshaw.games.g1862.rules.frames import CountiesFrame
from bradshaw.games.g1862.state import Counties

LNER: Final = "lner"
TOP_OF_MARKET: Final = "1862.10.1-top-of-market"
"""The rule by which a price ends the game."""

_RULES: Final = {
    ending.BANK_EMPTY: "1862.10.2-bank-empty",
    ending.TOP_PRICE: TOP_OF_MARKET,
    LNER: "1862.10.3-game-over",
}
"""The rule by which each reason ends the game. Others are none of the rulebook's."""

REASONS: Final = {**ending.COMMON_REASONS, LNER: message("g1862-end-lner")}


def notice_empty_bank(state: Counties, log: Log) -> None:
    """Once the bank has paid out more than it had, the game ends after a set of operating rounds."""
    if state.cash[BANK] < 0 and not state.bank_broken and not state.is_lner():
        state.bank_broken = True
        operating = any(isinstance(frame, OperatingRound) for frame in state.frames)
        rule = "1862.10.2-finish-set" if operating else "1862.10.2-stock-round"
        log.note("bank_broken", rule, operating=operating)


def _shares(state: Counties, seat: int) -> dict[int, int]:
    return ending.shares_worth(state, seat, state.has_train, whole=state.settings.certificates_halved_whole)


def worth(state: Counties, seat: int) -> int:
    """A player's money, and shares at what they count: half of the price if the company has no train."""
    return state.money(seat) + sum(_shares(state, seat).values())


def wealth(state: Counties, seat: int) -> Wealth:
    """What a player is worth, in parts."""
    return Wealth(
        state.money(seat), {COMPANIES[company].name: amount for company, amount in _shares(state, seat).items()}
    )


def end_game(state: Counties, reason: str, log: Log) -> None:
    """Nothing more happens."""
    ending.finish_game(state, GameOver(reason), worth, "1862.10.4-winner", log)


class GameOver(ending.Finished, CountiesFrame, frozen=True, tag="game_over"):
    """Every player's wealth is added up."""

    reasons: ClassVar[Mapping[str, Text]] = REASONS
    rules_of_end: ClassVar[Mapping[str, str]] = _RULES
    rule_of_end: ClassVar[str] = "1862.10.0-end-conditions"


def outcome(state: Counties) -> Outcome | None:
    """The richest player wins."""
    return ending.outcome_by(state, worth)
