"""Stock Rounds."""

from __future__ import annotations

from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import BANK_POOL, OFFERING
from bradshaw.eighteen.rounds import stock
from bradshaw.eighteen.rounds.stock import StockRules, with_member
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.shares.trading import start_company
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import CHARTER, CountiesAction, StartCompany
from bradshaw.games.g1862.components import (
    ALL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    MOST_PLAYERS,
    START_PRICES,
    par_at,
)
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.flotation import float_if_due
from bradshaw.games.g1862.rules.frames import CountiesFrame, unknown_company
from bradshaw.games.g1862.rules.parliament import refuse_start
from bradshaw.games.g1862.rules.shares import can_part_with, receive_share, sell, too_few_ordinary
from bradshaw.games.g1862.state import Counties


def begin_stock_round(state: Counties, log: Log) -> None:
    """The holder of the priority deal has the first turn."""
    state.lapsed = 0
    log.note("stock_round", "1862.6.1-pd-starts", state.priority, number=state.turn)
    state.frames.append(begin_turn(state, state.priority, (0,) * state.players))


def begin_turn(
    state: Counties,
    seat: int,
    sold: tuple[int, ...],
    bought: tuple[int, ...] = (),
    passed: int = 0,
    trader: int = NOBODY_YET,
) -> StockTurn:
    """The turn of a seat, which must sell first if it is above the certificate limit now."""
    return StockTurn(seat, sold, bought, passed, trader, must_sell=is_above_limit(state, seat))


def is_above_limit(state: Counties, seat: int) -> bool:
    """Whether a player has more certificates than the limit, which binds nobody to sell once the LNER has formed."""
    return state.certificates(seat) > state.limit and not state.is_lner()


class StockTurn(stock.StockTurn[Counties, CountiesAction], CountiesFrame, frozen=True, tag="stock_turn"):
    """A player's turn: sales, then at most one purchase, of a share or of a company."""

    rule_of_turns: ClassVar[str] = "1862.6.1-pd-starts"
    rules: ClassVar[StockRules] = StockRules(
        turn="1862.6.2-sell-then-buy",
        passing="1862.6.2-pass",
        one_purchase="1862.6.2-sell-then-buy",
        above_limit="1862.6.5.2-over-limit-must-sell",
        at_limit="1862.6.5.2-limit-blocks-buying",
        any_number="1862.6.4-sell-any-number",
        one_block="1862.6.4-sell-in-block",
        no_rebuy="1862.6.5.1-no-buy-after-sell",
        sources="1862.6.5.1-sources",
        none_offered="1862.6.5.1-sources",
        none_in_pool="1862.6.5.1-sources",
        certificate_in_pool="1862.6.3-director-certificate-not-for-sale",
        prices={
            OFFERING: "1862.6.5.1-ipo-price",
            BANK_POOL: "1862.6.5.1-pool-price",
            CHARTER: "1862.6.5.1-charter-price",
        },
    )
    starts: ClassVar[type[Action]] = StartCompany
    sources: ClassVar[tuple[str, ...]] = (OFFERING, BANK_POOL, CHARTER)

    bought: tuple[int, ...] = ()
    """Shares bought in this round: the company times MOST_PLAYERS plus the seat, once for each share."""
    passed: int = 0
    trader: int = NOBODY_YET
    blocks: int = 0
    """The set of companies sold in this turn."""
    done: bool = False
    """Whether something was bought in this turn."""
    must_sell: bool = False
    """Whether the player was above the certificate limit when the turn began and has not sold down to it yet."""

    def has_bought(self) -> bool:
        return self.done

    def has_acted(self) -> bool:
        return self.done or self.blocks != 0

    def limit(self, state: Counties) -> int:
        return state.limit

    def must_sell_first(self, state: Counties) -> bool:
        return self.must_sell

    def number_of(self, name: str) -> int | None:
        return COMPANY.get(name)

    def unknown_company(self, state: Counties, name: str) -> Refusal:
        return unknown_company(state, name)

    # Sales

    def new_shares(self, company: int) -> int:
        """How many shares of a company the player has bought in this round."""
        return self.bought.count(company * MOST_PLAYERS + self.player)

    def may_sell(self, state: Counties, company: int) -> bool:
        return not self.blocks >> company & 1

    def can_part_with(self, state: Counties, company: int, count: int) -> bool:
        most = state.shares(self.player, company) - self.new_shares(company)
        return count <= most and can_part_with(state, self.player, company, count)

    def refuse_block(self, state: Counties, company: int, count: int) -> Refusal:
        name, new = COMPANIES[company].name, self.new_shares(company)
        if count > state.shares(self.player, company) - new:
            return refusals.bought_in_round("1862.6.4-no-selling-new-shares", new, name)
        return too_few_ordinary(name)

    def sell(self, state: Counties, company: int, count: int, log: Log) -> None:
        seat = self.player
        sell(state, seat, company, count, log)
        notice_empty_bank(state, log)
        if state.is_ruined(company):
            go_bankrupt(state, company, "1862.7.12-bottom-price", log)
        self.replace(
            state,
            sold=with_member(self.sold, seat, company),
            blocks=self.blocks | 1 << company,
            trader=seat,
            must_sell=self.must_sell and is_above_limit(state, seat),
        )

    # Purchases

    def starts_for(self, state: Counties, company: int) -> list[Action]:
        money, name = state.money(self.player), COMPANIES[company].name
        if DIRECTORS_SHARES * START_PRICES[0] > money or refuse_free_start(state, company) is not None:
            return []
        return [StartCompany(name, price) for price in START_PRICES if DIRECTORS_SHARES * price <= money]

    def refuse_start(self, state: Counties, company: int) -> Refusal | None:
        return refuse_free_start(state, company)

    def refuse_start_by(self, state: Counties, company: int, action: CountiesAction) -> Refusal | None:
        assert type(action) is StartCompany
        refusal = refuse_free_start(state, company)
        if refusal is not None:
            return refusal
        if action.price not in START_PRICES:
            return refused(
                "1862.6.5.3-choose-price", "g1862-refusal-start-price", least=START_PRICES[0], most=START_PRICES[-1]
            )
        return self.refuse_price(state, DIRECTORS_SHARES * action.price, "1862.6.5.3-pay-company")

    def certificate_first(self, state: Counties, company: int) -> Refusal:
        return refusals.certificate_first("1862.6.5.3-choose-price", COMPANIES[company].name)

    def start(self, state: Counties, company: int, action: CountiesAction, log: Log) -> None:
        assert type(action) is StartCompany
        seat, price = self.player, DIRECTORS_SHARES * action.price
        pay(state, player_account(seat), state.account(company), price, "1862.6.5.3-pay-company", log)
        start_company(state, seat, company, par_at(action.price))
        state.markers.put(company, CHART.place(action.price))
        state.own[company], state.ipo[company] = state.ipo[company], 0
        log.note(
            "start_company",
            "1862.6.5.3-choose-price",
            seat,
            company=company,
            each=action.price,
            par=state.par[company],
            price=price,
        )
        self._keep(state, company, DIRECTORS_SHARES)

    def has_share(self, state: Counties, company: int, source: str) -> bool:
        return bool(state.own[company]) if source == CHARTER else super().has_share(state, company, source)

    def none_left(self, state: Counties, company: int, source: str) -> Refusal:
        if source == CHARTER:
            return refused(self.rules.sources, "g1862-refusal-no-own-shares", company=COMPANIES[company].name)
        return super().none_left(state, company, source)

    def take_share(self, state: Counties, company: int, source: str) -> int:
        if source != CHARTER:
            return super().take_share(state, company, source)
        state.own[company] -= 1
        return state.account(company)

    def receive(self, state: Counties, company: int, log: Log) -> None:
        receive_share(state, self.player, company, log)
        self._keep(state, company, 1)
        float_if_due(state, company, log)

    def _keep(self, state: Counties, company: int, count: int) -> None:
        """Remember new shares, which may not be sold in this round."""
        new = (company * MOST_PLAYERS + self.player,) * count
        self.replace(state, bought=self.bought + new, done=True, trader=self.player)

    def refuse_other(self, state: Counties, action: CountiesAction) -> Refusal | None:
        return refused("1862.6.2-sell-then-buy", "g1862-refusal-stock-turn", starts=may_start(state))

    # The end of the turn

    def settle(self, state: Counties, log: Log) -> bool:
        """A turn in which nothing more can be done ends by itself."""
        sees = state.settings.asked_without_choice and (self.sees_certificate(state) or self.sees_company(state))
        if not self.done and (self.sales(state) or self.purchases(state) or sees):
            return False
        self.end(state, log)
        return True

    def sees_company(self, state: Counties) -> bool:
        """Whether the player could pay for a company that is open, though its home may have no room."""
        seat = self.player
        return (
            not state.is_lner()
            and state.certificates(seat) < state.limit
            and state.money(seat) >= DIRECTORS_SHARES * START_PRICES[0]
            and any(
                state.is_in_play(company) and not state.is_started(company) and not self.sold[seat] >> company & 1
                for company in range(ALL)
            )
        )

    def sees_certificate(self, state: Counties) -> bool:
        """Whether the player could pay for a director's certificate in the pool, which nobody may buy."""
        seat = self.player
        return state.certificates(seat) < state.limit and any(
            state.in_receivership(company)
            and not self.sold[seat] >> company & 1
            and DIRECTORS_SHARES * state.price(company) <= state.money(seat)
            for company in range(ALL)
        )

    def next_turn(self, state: Counties, seat: int, passed: int) -> StockTurn:
        return begin_turn(state, seat, self.sold, self.bought, passed, self.trader)

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """A company that floated has its markers."""


def may_start(state: Counties) -> bool:
    """Whether companies are started in stock rounds at all, as things are."""
    return not (state.settings.new_players or state.is_lner())


def refuse_free_start(state: Counties, company: int) -> Refusal | None:
    """Why nobody may start the company in a stock round."""
    name = COMPANIES[company].name
    if state.is_started(company):
        return refusals.started("1862.6.5.3-director-in-ipo", name)
    if state.settings.new_players:
        return refused("1862.11.3-parliament-only", "g1862-refusal-new-players-parliament")
    if state.is_lner():
        return refused("1862.10.3-no-new-companies", "g1862-refusal-lner-no-start", company=name)
    return refuse_start(state, company)
