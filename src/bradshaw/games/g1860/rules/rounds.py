"""Game Overview: the rounds of the game one after the other, and what is looked at between them."""

from __future__ import annotations

from typing import Any, ClassVar

from bradshaw.core.log import Log
from bradshaw.eighteen.rounds.ending import BANK_EMPTY, MOST_TURNS, STALEMATE, TOP_PRICE, TURN_LIMIT
from bradshaw.eighteen.rounds.sequence import After, RoundSequence
from bradshaw.games.g1860.components import ALL
from bradshaw.games.g1860.rules.ending import LAST_TURN, NATIONALISED, end_game
from bradshaw.games.g1860.rules.frames import AutomaticFrame
from bradshaw.games.g1860.rules.operating import begin_operating_round
from bradshaw.games.g1860.rules.privates import is_open
from bradshaw.games.g1860.rules.stock import RESTART, StockTurn, begin_stock_round
from bradshaw.games.g1860.state import Isle

AUCTION, STOCK, OPERATING = range(3)
LAST_COMPANIES = 2
"""So many close after each round under British Rail; when no more are left, that round is the last."""


class Rounds(RoundSequence, AutomaticFrame, frozen=True, tag="rounds"):
    """The initial auction, then stock rounds and sets of operating rounds by turns."""

    operating: ClassVar[int] = OPERATING
    rule_of_priority: ClassVar[str] = "1860.stock.priority-handed-on"

    def after_auction(self, state: Isle, result: Any, log: Log) -> None:
        self._stock(state, log)

    def _stock(self, state: Isle, log: Log, *, again: bool = False) -> None:
        last = LAST_TURN if state.settings.game_stops_at_turn_100 else MOST_TURNS
        if state.stock_rounds == last and not again:
            end_game(state, TURN_LIMIT, log)
            return
        self.turn_to(state, STOCK)
        begin_stock_round(state, log, again=again)

    def after_stock(self, state: Isle, trader: int, log: Log) -> None:
        if trader == RESTART:
            self._stock(state, log, again=True)
        elif not self.hand_on_priority(state, trader, log) and is_stalemate(state):
            end_game(state, STALEMATE, log)
        else:
            nationalise_if_due(state, log)
            self.operate(state, 1, state.rules_of_phase.operating_rounds, log)

    def begin_operating_round(self, state: Isle, number: int, total: int, log: Log) -> None:
        begin_operating_round(state, number, total, log)

    def after_operations(self, state: Isle, result: Any, log: Log) -> None:
        if state.top_reached:
            end_game(state, TOP_PRICE, log)
        elif state.bank_broken:
            end_game(state, BANK_EMPTY, log)
        elif state.british_rail:
            if close_down(state, log):
                end_game(state, NATIONALISED, log)
            else:
                self.operate(state, self.number + 1, self.total, log)
        else:
            nationalise_if_due(state, log)
            if state.british_rail or self.number < self.total:
                self.operate(state, self.number + 1, self.total, log)
            else:
                self._stock(state, log)

    after: ClassVar[tuple[After, ...]] = (after_auction, after_stock, after_operations)


def is_stalemate(state: Isle) -> bool:
    """Whether nobody owns or can buy anything and no company runs, so that nothing would ever change again."""
    if state.settings.game_stops_at_turn_100:
        return False
    if state.floated or any(state.held) or any(is_open(state, private) for private in range(len(state.owners))):
        return False
    nothing = (0,) * state.players
    return not any(StockTurn(seat, nothing, nothing).purchases(state) for seat in range(state.players))


# Railway Nationalisation, and the creation of British Rail


def nationalise_if_due(state: Isle, log: Log) -> None:
    """Once the Southern Railway exists, British Rail is formed when every company with a director has a train."""
    if state.southern and not state.british_rail and not holding_up(state):
        state.british_rail = True
        log.note("british_rail", "1860.nationalisation.condition")


def holding_up(state: Isle) -> list[int]:
    """The companies without a train that keep the railways from being nationalised."""
    return [
        company
        for company in range(ALL)
        if state.director[company] >= 0
        and not state.has_train(company)
        and (state.is_floated(company) or state.settings.unfloated_delay_nationalisation)
    ]


def close_down(state: Isle, log: Log) -> bool:
    """The two companies that paid least close, with all that paid as much. True if that was the last round."""
    operated = running(state)
    if not operated:
        return True
    payouts = {company: paid(state, company) for company in operated}
    lowest = sorted(payouts.values())[:LAST_COMPANIES][-1]
    for company in operated:
        if payouts[company] <= lowest:
            state.closed |= 1 << company
            log.note("close_down", "1860.nationalisation.close-two", company=company, dividend=payouts[company])
    return all(state.is_closed(company) for company in operated)


def running(state: Isle) -> list[int]:
    """The companies that operate: floated, and not closed down by British Rail."""
    return [company for company in range(ALL) if state.is_floated(company) and not state.is_closed(company)]


def paid(state: Isle, company: int) -> int:
    """The dividend of the company's latest turn."""
    _, _, revenue, payout = state.last_runs[company]
    return revenue if payout else 0
