"""Game Overview: the rounds of the game one after the other, and the formation of the LNER."""

from __future__ import annotations

from typing import Any, ClassVar

from bradshaw.core.log import Log
from bradshaw.eighteen.rounds.ending import BANK_EMPTY, MOST_TURNS, STALEMATE, TOP_PRICE, TURN_LIMIT
from bradshaw.eighteen.rounds.sequence import After, RoundSequence
from bradshaw.games.g1862.components import ALL
from bradshaw.games.g1862.rules.cards import clear_table
from bradshaw.games.g1862.rules.ending import LNER, end_game
from bradshaw.games.g1862.rules.fines import Obligations
from bradshaw.games.g1862.rules.frames import AutomaticFrame
from bradshaw.games.g1862.rules.operating import begin_operating_round
from bradshaw.games.g1862.rules.parliament import Proposals, begin_parliament
from bradshaw.games.g1862.rules.solo import begin_solo_round, can_begin
from bradshaw.games.g1862.rules.stock import StockTurn, begin_stock_round
from bradshaw.games.g1862.state import LNER_DUE, LNER_FORMED, OUT_OF_PLAY, Counties

PARLIAMENT, STOCK, FINES, OPERATING = range(4)
FIRST_PARLIAMENTS = 2
LAST_OPERATIONS = 3
"""How often companies operate once the LNER has formed."""


class Rounds(RoundSequence, AutomaticFrame, frozen=True, tag="rounds"):
    """Parliament Rounds, a stock round with its fines, a set of operating rounds, and again."""

    operating: ClassVar[int] = OPERATING
    rule_of_priority: ClassVar[str] = "1862.6.6-new-pd"

    def settle(self, state: Counties, log: Log) -> bool:
        """Only at the very beginning: the first Parliament meets, or the solo game begins with a stock round."""
        self._new_turn(state, log)
        return True

    def after_parliament(self, state: Counties, result: Any, log: Log) -> None:
        if state.turn == 1 and self.number < FIRST_PARLIAMENTS:
            self._parliament(state, self.number + 1, log)
        else:
            self._stock(state, log)

    def after_stock(self, state: Counties, trader: int, log: Log) -> None:
        first = state.priority
        if not self.hand_on_priority(state, trader, log) and is_stalemate(state):
            end_game(state, STALEMATE, log)
        else:
            self.turn_to(state, FINES)
            state.frames.append(Obligations(first))

    def after_fines(self, state: Counties, result: Any, log: Log) -> None:
        total = LAST_OPERATIONS if state.is_lner() else state.rules_of_phase.operating_rounds
        self.operate(state, 1, total, log)

    def _new_turn(self, state: Counties, log: Log) -> None:
        if state.settings.solo:
            self._stock(state, log)
        else:
            self._parliament(state, 1, log)

    def _parliament(self, state: Counties, number: int, log: Log) -> None:
        self.turn_to(state, PARLIAMENT, number)
        begin_parliament(state, number, log)

    def _stock(self, state: Counties, log: Log) -> None:
        self.turn_to(state, STOCK)
        if state.settings.solo:
            begin_solo_round(state, log)
        else:
            begin_stock_round(state, log)

    def begin_operating_round(self, state: Counties, number: int, total: int, log: Log) -> None:
        begin_operating_round(state, number, total, log)

    def after_operations(self, state: Counties, result: Any, log: Log) -> None:
        if state.top_reached:
            end_game(state, TOP_PRICE, log)
        elif self.number < self.total:
            self.operate(state, self.number + 1, self.total, log)
        elif state.is_lner():
            end_game(state, LNER, log)
        elif state.bank_broken:
            end_game(state, BANK_EMPTY, log)
        elif state.turn == MOST_TURNS:
            end_game(state, TURN_LIMIT, log)
        else:
            state.turn += 1
            if state.lner == LNER_DUE:
                form_lner(state, log)
                self._stock(state, log)
            else:
                self._new_turn(state, log)

    after: ClassVar[tuple[After, ...]] = (after_parliament, after_stock, after_fines, after_operations)


def is_stalemate(state: Counties) -> bool:
    """Whether nobody owns or can buy anything and no company runs, so that nothing would ever change again."""
    if state.floated or any(state.held):
        return False
    if state.settings.solo:
        return not can_begin(state)
    nothing = (0,) * state.players
    return not any(
        StockTurn(seat, nothing).purchases(state) or Proposals(seat).proposable(state) for seat in range(state.players)
    )


def form_lner(state: Counties, log: Log) -> None:
    """Nothing is built, started or merged any more, and the last stock round is near."""
    state.lner = LNER_FORMED
    if not state.settings.solo:
        state.limit = max(sum(state.shares(seat, company) for company in range(ALL)) for seat in range(state.players))
    state.offer = tuple(
        offer if state.is_started(company) else OUT_OF_PLAY for company, offer in enumerate(state.offer)
    )
    if state.settings.solo:
        to_pool = clear_table(state)
    else:
        to_pool = [(one, state.ipo[one]) for one in range(ALL) if state.is_started(one) and state.ipo[one]]
        for company, count in to_pool:
            state.pool[company] += count
            state.ipo[company] = 0
    log.note("lner", "1862.10.3-lner-formation", limit=state.limit, to_pool=to_pool)
