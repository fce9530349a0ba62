"""The End of the Game."""

from __future__ import annotations

from typing import Final

from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.ledger import BANK
from bradshaw.core.log import Log
from bradshaw.core.outcome import Outcome, richest
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.market import OFF
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import ALL, CHART, PRIVATES
from bradshaw.games.g1860.frames import IsleFrame
from bradshaw.games.g1860.state import Isle

BANK_EMPTY: Final = "bank"
TOP_PRICE: Final = "top price"
NATIONALISED: Final = "nationalisation"
TURN_LIMIT: Final = "turn limit"
STALEMATE: Final = "stalemate"
LAST_TURN: Final = 100
"""Where 18xx.games stops a game."""
MOST_TURNS: Final = 250
"""Where we do: the rulebook knows no limit, but shares can be sold and bought back for ever."""

REASONS: Final = {
    BANK_EMPTY: "the bank ran out of money",
    TOP_PRICE: "a share price reached the top of the market",
    NATIONALISED: "British Rail closed down the last companies",
    TURN_LIMIT: "it went on for too many rounds",
    STALEMATE: "nobody owns or can buy anything and no company runs",
}


def notice_empty_bank(state: Isle, log: Log) -> None:
    """Once players hold more than the bank ever had, the game ends after an operating round."""
    if state.cash[BANK] < 0 and not state.british_rail and not state.bank_broken:
        state.bank_broken = True
        log.note("bank_broken", "1860.end.bank-in-or")


def notice_top_price(state: Isle, company: int, log: Log) -> None:
    if state.markers.places[company] == CHART.top and not state.top_reached:
        state.top_reached = True
        log.note("top_price", "1860.end.top-price", company=company)


def share_worth(state: Isle, company: int) -> int:
    """What one share counts at the end."""
    if state.markers.places[company] == OFF and not state.par[company]:
        return 0
    price = state.price(company)
    return price if _full_worth(state, company) else price // 2


def _full_worth(state: Isle, company: int) -> bool:
    if state.has_train(company):
        return True
    settings = state.settings
    unoperated = settings.full_price_unoperated and not state.has_operated(company)
    return unoperated and settings.full_price_in_final_value


def worth(state: Isle, seat: int) -> int:
    """A player's money, privates at face value and shares at what they count."""
    total = state.money(seat)
    total += sum(PRIVATES[private].value for private, owner in enumerate(state.owners) if owner == seat)
    for company in range(ALL):
        shares = state.shares(seat, company)
        if shares:
            total += shares * share_worth(state, company)
            if (
                state.settings.director_certificate_halved_whole
                and state.director[company] == seat
                and not _full_worth(state, company)
            ):
                total += state.price(company) % 2
    return total


def end_game(state: Isle, reason: str, log: Log) -> None:
    """Nothing more happens."""
    worths = [worth(state, seat) for seat in range(state.players)]
    log.note("game_over", "1860.end.count-cash", reason=reason, worths=worths)
    state.frames[1:] = [GameOver(reason)]


class GameOver(IsleFrame, frozen=True, tag="game_over"):
    """Every player's worth is added up."""

    reason: str

    def choices(self, state: Isle) -> Choices:
        return NOTHING

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        return self._over()

    def not_your_turn(self, state: Isle, seat: int) -> Refusal:
        return self._over()

    def _over(self) -> Refusal:
        return Refusal("1860.end.nationalisation", f"The game is over: {REASONS[self.reason]}.")


def outcome(state: Isle) -> Outcome | None:
    """The richest player wins; equal worth is a shared victory."""
    frame = state.frames[-1]
    if not isinstance(frame, GameOver):
        return None
    worths = [worth(state, seat) for seat in range(state.players)]
    return richest(REASONS[frame.reason], worths)
