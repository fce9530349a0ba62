"""Game End: what ends the game, and who has won."""

from __future__ import annotations

from typing import Final

from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.ledger import BANK
from bradshaw.core.log import Log
from bradshaw.core.outcome import Outcome, richest
from bradshaw.core.refusal import Refusal
from bradshaw.games.g1862.actions import CountiesAction
from bradshaw.games.g1862.components import ALL, CHART, DIRECTORS_SHARES
from bradshaw.games.g1862.frames import CountiesFrame
from bradshaw.games.g1862.state import Counties

BANK_EMPTY: Final = "bank"
TOP_PRICE: Final = "top price"
LNER: Final = "lner"
TURN_LIMIT: Final = "turn limit"
STALEMATE: Final = "stalemate"
MOST_TURNS: Final = 250
"""The rulebook knows no limit, but shares can be sold and bought back for ever."""

REASONS: Final = {
    BANK_EMPTY: "the bank ran out of money",
    TOP_PRICE: "a share price reached the top of the market",
    LNER: "the last operations after the formation of the LNER are over",
    TURN_LIMIT: "it went on for too many rounds",
    STALEMATE: "nobody owns or can buy anything and no company runs",
}


def notice_empty_bank(state: Counties, log: Log) -> None:
    """Once the bank has paid out more than it had, the game ends after a set of operating rounds."""
    if state.cash[BANK] < 0 and not state.bank_broken and not state.is_lner():
        state.bank_broken = True
        log.note("bank_broken", "1862.10.2-bank-empty")


def notice_top_price(state: Counties, company: int, log: Log) -> None:
    if state.markers.places[company] == CHART.top and not state.top_reached:
        state.top_reached = True
        log.note("top_price", "1862.10.1-top-of-market", company=company)


def share_worth(state: Counties, company: int) -> int:
    """What one share counts at the end: half of the price if the company has no train."""
    price = state.price(company)
    return price if state.has_train(company) else price // 2


def worth(state: Counties, seat: int) -> int:
    """A player's money, and shares at what they count."""
    total = state.money(seat)
    for company in range(ALL):
        shares = state.shares(seat, company)
        if not shares:
            continue
        total += shares * share_worth(state, company)
        if (
            state.settings.certificates_halved_whole
            and state.has_certificate(seat, company)
            and not state.has_train(company)
        ):
            price = state.price(company)
            total += DIRECTORS_SHARES * price // 2 - DIRECTORS_SHARES * (price // 2)
    return total


def end_game(state: Counties, reason: str, log: Log) -> None:
    """Nothing more happens."""
    worths = [worth(state, seat) for seat in range(state.players)]
    log.note("game_over", "1862.10.4-winner", reason=reason, worths=worths)
    state.frames[1:] = [GameOver(reason)]


class GameOver(CountiesFrame, frozen=True, tag="game_over"):
    """Every player's wealth is added up."""

    reason: str

    def choices(self, state: Counties) -> Choices:
        return NOTHING

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        return self._over()

    def not_your_turn(self, state: Counties, seat: int) -> Refusal:
        return self._over()

    def _over(self) -> Refusal:
        return Refusal("1862.10.0-end-conditions", f"The game is over: {REASONS[self.reason]}.")


def outcome(state: Counties) -> Outcome | None:
    """The richest player wins; equal wealth is a shared victory."""
    frame = state.frames[-1]
    if not isinstance(frame, GameOver):
        return None
    worths = [worth(state, seat) for seat in range(state.players)]
    return richest(REASONS[frame.reason], worths)
