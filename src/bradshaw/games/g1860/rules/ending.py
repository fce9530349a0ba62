"""The End of the Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Log
from bradshaw.core.messages import Text, message
from bradshaw.core.outcome import Outcome, Wealth
from bradshaw.eighteen.rounds import ending
from bradshaw.games.g1860.components import COMPANIES, PRIVATES
from bradshaw.games.g1860.rules.frames import IsleFrame
from bradshaw.games.g1860.state import Isle

NATIONALISED: Final = "nationalisation"
LAST_TURN: Final = 100
"""Where 18xx.games stops a game."""
REASONS: Final = {**ending.COMMON_REASONS, NATIONALISED: message("g1860-end-nationalised")}


def notice_empty_bank(state: Isle, log: Log, *, trading: bool = False) -> None:
    """Once players hold more than the bank ever had, the game ends after an operating round.

    That is the present one, or if they are `trading` the next.
    """
    if state.cash[BANK] < 0 and not state.british_rail and not state.bank_broken:
        state.bank_broken = True
        log.note("bank_broken", "1860.end.bank-in-sr" if trading else "1860.end.bank-in-or", trading=trading)


def _full_worth(state: Isle, company: int) -> bool:
    if state.has_train(company):
        return True
    settings = state.settings
    unoperated = settings.full_price_unoperated and not state.has_operated(company)
    return unoperated and settings.full_price_in_final_value


def _shares(state: Isle, seat: int) -> dict[int, int]:
    whole = state.settings.director_certificate_halved_whole
    return ending.shares_worth(state, seat, lambda company: _full_worth(state, company), whole=whole)


def _privates(state: Isle, seat: int) -> int:
    return sum(PRIVATES[private].value for private, owner in enumerate(state.owners) if owner == seat)


def worth(state: Isle, seat: int) -> int:
    """A player's money, privates at face value and shares at what they count."""
    return state.money(seat) + _privates(state, seat) + sum(_shares(state, seat).values())


def wealth(state: Isle, seat: int) -> Wealth:
    """What a player is worth, in parts."""
    shares = {COMPANIES[company].name: amount for company, amount in _shares(state, seat).items()}
    privates = _privates(state, seat)
    return Wealth(state.money(seat), shares, {"g1860-column-privates": privates} if privates else {})


def end_game(state: Isle, reason: str, log: Log) -> None:
    """Nothing more happens."""
    ending.finish_game(state, GameOver(reason), worth, "1860.end.count-cash", log)


class GameOver(ending.Finished, IsleFrame, frozen=True, tag="game_over"):
    """Every player's worth is added up."""

    reasons: ClassVar[Mapping[str, Text]] = REASONS
    rules_of_end: ClassVar[Mapping[str, str]] = {
        ending.BANK_EMPTY: "1860.end.bank-in-or",
        ending.TOP_PRICE: "1860.end.top-price",
        NATIONALISED: "1860.nationalisation.last-round",
    }
    rule_of_end: ClassVar[str] = "1860.end.nationalisation"


def outcome(state: Isle) -> Outcome | None:
    """The richest player wins."""
    return ending.outcome_by(state, worth)
