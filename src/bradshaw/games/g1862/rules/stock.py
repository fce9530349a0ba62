"""Stock Rounds."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, Pass, SellShares
from bradshaw.eighteen.rounds.frames import NOBODY_YET, left_of
from bradshaw.eighteen.rounds.stock import all_passed, passed_after, with_member
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
from bradshaw.games.g1862.rules.shares import at_limit, can_part_with, receive_share, sell, too_few_ordinary
from bradshaw.games.g1862.state import Counties, company_account


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


class StockTurn(CountiesFrame, frozen=True, tag="stock_turn"):
    """A player's turn: sales, then at most one purchase. Carries what the round must remember.

    The round ends with the seat of its last trader.
    """

    rule_of_turns: ClassVar[str] = "1862.6.1-pd-starts"

    player: int
    sold: tuple[int, ...]
    """For each seat the set of companies that it has sold in this round."""
    bought: tuple[int, ...] = ()
    """Shares bought in this round: the company times MOST_PLAYERS plus the seat, once for each share."""
    passed: int = 0
    """The set of seats that passed when they last had a turn."""
    trader: int = NOBODY_YET
    """Who traded last in this round."""
    blocks: int = 0
    """The set of companies sold in this turn."""
    done: bool = False
    """Whether something was bought in this turn."""
    must_sell: bool = False
    """Whether the player was above the certificate limit when the turn began and has not sold down to it yet."""

    def actor(self, state: Counties) -> int:
        return self.player

    # What can be done

    def choices(self, state: Counties) -> Choices:
        actions: list[CountiesAction] = [] if self.must_sell else [PASS]
        actions += self.sales(state)
        if not self.must_sell:
            actions += self.purchases(state)
        return Choices(actions)

    def new_shares(self, company: int) -> int:
        """How many shares of a company the player has bought in this round."""
        return self.bought.count(company * MOST_PLAYERS + self.player)

    def sales(self, state: Counties) -> list[CountiesAction]:
        """Everything that the player could sell now."""
        return [
            SellShares(COMPANIES[company].name, count)
            for company in range(ALL)
            if not self.blocks >> company & 1
            for count in self._counts(state, company)
        ]

    def _counts(self, state: Counties, company: int) -> list[int]:
        """How many shares of a company the player could sell at once."""
        seat = self.player
        most = state.shares(seat, company) - self.new_shares(company)
        return [count for count in range(1, most + 1) if can_part_with(state, seat, company, count)]

    def purchases(self, state: Counties) -> list[CountiesAction]:
        """Everything that the player could buy now."""
        seat = self.player
        money = state.money(seat)
        if state.certificates(seat) >= state.limit:
            return []
        actions: list[CountiesAction] = []
        for company in range(ALL):
            name = COMPANIES[company].name
            if self.sold[seat] >> company & 1:
                continue
            if not state.is_started(company):
                if DIRECTORS_SHARES * START_PRICES[0] <= money and refuse_free_start(state, company) is None:
                    actions += [
                        StartCompany(name, price) for price in START_PRICES if DIRECTORS_SHARES * price <= money
                    ]
                continue
            if state.ipo[company] and state.par[company] <= money:
                actions.append(BuyShare(name, OFFERING))
            price = state.price(company)
            if price <= money:
                if state.ordinary_in_pool(company):
                    actions.append(BuyShare(name, BANK_POOL))
                if state.own[company]:
                    actions.append(BuyShare(name, CHARTER))
        return actions

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

    # What may not be done

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        match action:
            case Pass():
                return self._excess(state) if self.must_sell else None
            case SellShares():
                return self._refuse_sale(state, action)
            case StartCompany() | BuyShare():
                return self._refuse_purchase(state, action)
        return refused("1862.6.2-sell-then-buy", "g1862-refusal-stock-turn", starts=may_start(state))

    def _excess(self, state: Counties) -> Refusal:
        return refusals.above_limit("1862.6.5.2-over-limit-must-sell", state.certificates(self.player), state.limit)

    def _refuse_sale(self, state: Counties, action: SellShares) -> Refusal | None:
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        if self.blocks >> company & 1:
            return refusals.sold_in_turn("1862.6.4-sell-in-block", action.company)
        shares, new = state.shares(self.player, company), self.new_shares(company)
        if not 1 <= action.count <= shares:
            return refusals.holds("1862.6.4-sell-any-number", shares, action.company)
        if action.count > shares - new:
            return refusals.bought_in_round("1862.6.4-no-selling-new-shares", new, action.company)
        if not can_part_with(state, self.player, company, action.count):
            return too_few_ordinary(action.company)
        return None

    def _refuse_purchase(self, state: Counties, action: StartCompany | BuyShare) -> Refusal | None:
        if self.must_sell:
            return self._excess(state)
        seat, company = self.player, COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        if self.sold[seat] >> company & 1:
            return refusals.sold_in_round("1862.6.5.1-no-buy-after-sell", action.company)
        if type(action) is StartCompany:
            refusal = refuse_free_start(state, company)
            if refusal is not None:
                return refusal
            if action.price not in START_PRICES:
                return refused(
                    "1862.6.5.3-choose-price",
                    "g1862-refusal-start-price",
                    least=START_PRICES[0],
                    most=START_PRICES[-1],
                )
            return self._refuse_price(state, DIRECTORS_SHARES * action.price, "1862.6.5.3-pay-company")
        assert type(action) is BuyShare
        if action.source not in (OFFERING, BANK_POOL, CHARTER):
            return refused("1862.6.5.1-sources", "g1862-refusal-sources")
        if not state.is_started(company):
            return refuse_free_start(state, company) or refusals.certificate_first(
                "1862.6.5.3-choose-price", action.company
            )
        if action.source == OFFERING:
            if not state.ipo[company]:
                return refusals.none_offered("1862.6.5.1-sources", action.company)
            return self._refuse_price(state, state.par[company], "1862.6.5.1-ipo-price")
        if action.source == CHARTER:
            if not state.own[company]:
                return refused("1862.6.5.1-sources", "g1862-refusal-no-own-shares", company=action.company)
            return self._refuse_price(state, state.price(company), "1862.6.5.1-charter-price")
        if not state.pool[company]:
            return refusals.none_in_pool("1862.6.5.1-sources", action.company)
        if not state.ordinary_in_pool(company):
            return refusals.only_certificate("1862.6.3-director-certificate-not-for-sale", action.company)
        return self._refuse_price(state, state.price(company), "1862.6.5.1-pool-price")

    def _refuse_price(self, state: Counties, price: int, rule: str) -> Refusal | None:
        """Why the player may not pay a price that a rule sets."""
        if state.certificates(self.player) >= state.limit:
            return at_limit("1862.6.5.2-limit-blocks-buying", state, self.player)
        money = state.money(self.player)
        if price > money:
            return refusals.costs_more(rule, price, money)
        return None

    # What it does

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        seat = self.player
        match action:
            case Pass():
                self._end(state, log)
            case SellShares():
                company = COMPANY[action.company]
                sell(state, seat, company, action.count, log)
                notice_empty_bank(state, log)
                if state.is_ruined(company):
                    go_bankrupt(state, company, "1862.7.12-bottom-price", log)
                self._go_on(
                    state,
                    sold=with_member(self.sold, seat, company),
                    blocks=self.blocks | 1 << company,
                    trader=seat,
                    must_sell=self.must_sell and is_above_limit(state, seat),
                )
            case StartCompany():
                self._start(state, action, log)
            case BuyShare():
                self._buy(state, action, log)

    def _start(self, state: Counties, action: StartCompany, log: Log) -> None:
        seat, company = self.player, COMPANY[action.company]
        price = DIRECTORS_SHARES * action.price
        pay(state, player_account(seat), company_account(company), price, "1862.6.5.3-pay-company", log)
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
        new = (company * MOST_PLAYERS + seat,) * DIRECTORS_SHARES
        self._go_on(state, bought=self.bought + new, done=True, trader=seat)

    def _buy(self, state: Counties, action: BuyShare, log: Log) -> None:
        seat, company = self.player, COMPANY[action.company]
        payee = BANK
        if action.source == OFFERING:
            price, rule = state.par[company], "1862.6.5.1-ipo-price"
            state.ipo[company] -= 1
        elif action.source == BANK_POOL:
            price, rule = state.price(company), "1862.6.5.1-pool-price"
            state.pool[company] -= 1
        else:
            price, rule = state.price(company), "1862.6.5.1-charter-price"
            state.own[company] -= 1
            payee = company_account(company)
        pay(state, player_account(seat), payee, price, rule, log)
        log.note("buy_share", rule, seat, company=company, source=action.source, price=price)
        receive_share(state, seat, company, log)
        new = (company * MOST_PLAYERS + seat,)
        self._go_on(state, bought=self.bought + new, done=True, trader=seat)
        float_if_due(state, company, log)

    def _go_on(self, state: Counties, **changes: Any) -> None:
        state.frames[-1] = msgspec.structs.replace(self, **changes)

    def settle(self, state: Counties, log: Log) -> bool:
        """A turn in which nothing more can be done ends by itself."""
        sees = state.settings.asked_without_choice and (self.sees_certificate(state) or self.sees_company(state))
        if not self.done and (self.sales(state) or self.purchases(state) or sees):
            return False
        self._end(state, log)
        return True

    def _end(self, state: Counties, log: Log) -> None:
        seat = self.player
        passed = passed_after(self.passed, seat, self.done or self.blocks != 0, "1862.6.2-pass", log)
        if all_passed(state, passed):
            finish(state, self.trader, log)
        else:
            state.frames[-1] = begin_turn(state, left_of(state, seat), self.sold, self.bought, passed, self.trader)

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
