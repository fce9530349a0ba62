"""Stock Rounds."""

from __future__ import annotations

from typing import Any

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
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.games.g1860.actions import BuyPrivate, ClosePrivate, Exchange, IsleAction, SellPrivate, StartCompany
from bradshaw.games.g1860.components import (
    ALL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    FISHBOURNE,
    LOWEST_PAR,
    LOWEST_REFLOAT_PAR,
    PRIVATE,
    PRIVATE_FOR,
    PRIVATES,
)
from bradshaw.games.g1860.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1860.rules.ending import notice_empty_bank
from bradshaw.games.g1860.rules.flotation import float_if_due
from bradshaw.games.g1860.rules.frames import IsleFrame, unknown_company, unknown_private, wrong_par
from bradshaw.games.g1860.rules.privates import (
    buy_private,
    exchange,
    is_open,
    refuse_exchange,
    refuse_sale,
    sell_private,
)
from bradshaw.games.g1860.rules.shares import (
    can_sell,
    certificate_limit,
    is_available,
    open_layers,
    receive_share,
    sell,
    waiting,
)
from bradshaw.games.g1860.state import CLOSED, IN_BANK, UNSOLD, Isle

SHARE, COMPANY_START, PRIVATE_COMPANY = "share", "company", "private"
"""Kinds of purchases."""
RESTART = -2
"""What a stock round ends with when a company goes bankrupt in it."""


def begin_stock_round(state: Isle, log: Log, *, again: bool = False) -> None:
    """The holder of the priority deal has the first turn. A round that starts again keeps its number."""
    if not again:
        state.stock_rounds += 1
    if state.southern and not state.grouping_done:
        state.grouping_done = True
        log.note("southern", "1860.southern.no-building")
    log.note("stock_round", "1860.stock.first-player", state.priority, number=state.stock_rounds)
    open_layers(state, log, operated=True)
    nothing = (0,) * state.players
    state.frames.append(StockTurn(state.priority, nothing, nothing))


class StockTurn(IsleFrame, frozen=True, tag="stock_turn"):
    """A player's turn: sales, then at most one purchase. Carries what the round must remember.

    The round ends with the seat of its last trader.
    """

    player: int
    sold: tuple[int, ...]
    """For each seat the set of companies that it has sold in this round."""
    sold_privates: tuple[int, ...]
    passed: int = 0
    """The set of seats that passed when they last had a turn."""
    trader: int = NOBODY_YET
    """Who traded last in this round."""
    blocks: tuple[tuple[int, int], ...] = ()
    """The companies sold in this turn, and what each of their shares brought."""
    acted: bool = False
    bought: str = ""
    """What was bought in this turn: nothing yet, or the kind of purchase."""
    purchase: int = NOBODY_YET
    """The company or private that was bought."""

    def actor(self, state: Isle) -> int:
        return self.player

    # What can be done

    def choices(self, state: Isle) -> Choices:
        seat = self.player
        over = self.is_over_limit(state)
        actions: list[IsleAction] = [] if over else [PASS]
        if not self.bought:
            actions += self._sales(state)
            if not over:
                actions += self.purchases(state)
        for private in range(len(PRIVATES)):
            name = PRIVATES[private].name
            for action in (SellPrivate(name), Exchange(name), ClosePrivate(name)):
                if state.owners[private] >= 0 and self.refuse(state, action) is None:
                    actions.append(action)
        assert actions, f"seat {seat} can do nothing"
        return Choices(actions)

    def _sales(self, state: Isle) -> list[IsleAction]:
        seat = self.player
        return [
            SellShares(COMPANIES[company].name, count)
            for company in range(ALL)
            if self._may_sell(state, company)
            for count in range(1, state.shares(seat, company) + 1)
            if can_sell(state, seat, company, count)
        ]

    def sold_at(self, company: int) -> int | None:
        """What each share of a company has brought in this turn; None if it has not been sold."""
        return next((each for other, each in self.blocks if other == company), None)

    def _may_sell(self, state: Isle, company: int) -> bool:
        """Whether a company has not been sold in this turn, or must be sold once more to get within the limit."""
        return self.sold_at(company) is None or self._is_stuck(state)

    def _is_stuck(self, state: Isle) -> bool:
        """Whether a player above the certificate limit has sold all that can be sold in one go and is above it still.

        It can happen when sales cost directorships, each of which leaves as many certificates as before. The duty to
        sell lasts until the player is within the limit, so the sales go on; ruling B17.
        """
        if not self.is_over_limit(state):
            return False
        if any(state.shares(self.player, company) and self.sold_at(company) is None for company in range(ALL)):
            return False
        return not any(self._can_give_up(state, private) for private in range(len(PRIVATES)))

    def _can_give_up(self, state: Isle, private: int) -> bool:
        """Whether the player can sell a private, or close it where that is played."""
        name = PRIVATES[private].name
        return state.owners[private] == self.player and any(
            self.refuse(state, action) is None for action in (SellPrivate(name), ClosePrivate(name))
        )

    def purchases(self, state: Isle) -> list[IsleAction]:
        """Everything that the player could buy now."""
        seat = self.player
        money = state.money(seat)
        if state.certificates(seat) >= certificate_limit(state):
            return []
        actions: list[IsleAction] = []
        for company in range(ALL):
            name = COMPANIES[company].name
            if self.sold[seat] >> company & 1:
                continue
            if not state.is_started(company):
                if _refuse_start(state, company) is None:
                    actions += [
                        StartCompany(name, par) for par in pars(state, company) if DIRECTORS_SHARES * par <= money
                    ]
                continue
            if state.ipo[company] > state.reserved(company) and state.par[company] <= money:
                actions.append(BuyShare(name, OFFERING))
            if _pool_has_share_for(state, seat, company) and state.price(company) <= money:
                actions.append(BuyShare(name, BANK_POOL))
        for private, owner in enumerate(state.owners):
            if owner == IN_BANK and not self.sold_privates[seat] >> private & 1 and PRIVATES[private].value <= money:
                actions.append(BuyPrivate(PRIVATES[private].name))
        return actions

    def is_over_limit(self, state: Isle) -> bool:
        """Whether the player holds more certificates than allowed."""
        return state.certificates(self.player) > certificate_limit(state)

    # What may not be done

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        match action:
            case Pass():
                if self.is_over_limit(state):
                    return self._excess(state)
                return None
            case SellShares():
                return self._refuse_sale(state, action)
            case SellPrivate():
                return self._refuse_private_sale(state, action)
            case Exchange():
                return self._refuse_exchange(state, action)
            case ClosePrivate():
                return self._refuse_close(state, action)
            case StartCompany() | BuyShare() | BuyPrivate():
                return self._refuse_purchase(state, action)
        return refused("1860.shares.turn", "g1860-refusal-stock-turn")

    def _excess(self, state: Isle) -> Refusal:
        return refusals.above_limit(
            "1860.certlimit.excess-forced-sale", state.certificates(self.player), certificate_limit(state)
        )

    def _refuse_sale(self, state: Isle, action: SellShares) -> Refusal | None:
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(action.company)
        if self.bought:
            return refused("1860.shares.turn", "g1860-refusal-no-sale-after-purchase")
        if not self._may_sell(state, company):
            return refusals.sold_in_turn("1860.price.single-transaction", action.company)
        shares = state.shares(self.player, company)
        if not 1 <= action.count <= shares:
            return refusals.holds("1860.shares.turn", shares, action.company)
        if not can_sell(state, self.player, company, action.count):
            return refused(
                "1860.shares.sell-half-director-conditions", "g1860-refusal-half-certificate", company=action.company
            )
        return None

    def _refuse_private_sale(self, state: Isle, action: SellPrivate) -> Refusal | None:
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        if self.bought:
            return refused("1860.shares.turn", "g1860-refusal-no-sale-after-purchase")
        if self.is_over_limit(state) and state.settings.only_shares_to_the_limit:
            return self._excess(state)
        return refuse_sale(state, self.player, private)

    def _refuse_exchange(self, state: Isle, action: Exchange) -> Refusal | None:
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        seat = self.player
        if state.settings.exchange_any_time and state.owners[private] >= 0:
            return refuse_exchange(state, state.owners[private], private)
        if self.is_over_limit(state):
            return self._excess(state)
        return refuse_exchange(state, seat, private)

    def _refuse_close(self, state: Isle, action: ClosePrivate) -> Refusal | None:
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        if not state.settings.variable_private_revenue:
            return refused("1860.private-sale.no-free-close", "g1860-refusal-no-free-close")
        if state.owners[private] != self.player or not is_open(state, private):
            return refused(
                "1860.variant-private-revenue.close", "g1860-refusal-not-open-private", private=action.private
            )
        return None

    def _refuse_purchase(self, state: Isle, action: StartCompany | BuyShare | BuyPrivate) -> Refusal | None:
        seat = self.player
        if self.bought:
            return refused("1860.shares.one-per-turn", "g1860-refusal-one-purchase")
        if self.is_over_limit(state):
            return self._excess(state)
        if type(action) is BuyPrivate:
            private = PRIVATE.get(action.private)
            if private is None:
                return unknown_private(action.private)
            if state.owners[private] != IN_BANK:
                return _not_in_bank(state, private, seat)
            if self.sold_privates[seat] >> private & 1:
                return refused("1860.private-sale.repurchase", "g1860-refusal-sold-private", private=action.private)
            rule = "1860.fishbourne.value" if private == FISHBOURNE else "1860.private-sale.repurchase"
            return self._refuse_price(state, PRIVATES[private].value, rule)
        assert isinstance(action, StartCompany | BuyShare)
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(action.company)
        if self.sold[seat] >> company & 1:
            return refusals.sold_in_round("1860.shares.no-rebuy", action.company)
        if type(action) is StartCompany:
            if state.is_started(company):
                return refusals.started("1860.shares.director-first", action.company)
            refusal = _refuse_start(state, company)
            if refusal is not None:
                return refusal
            if action.par not in pars(state, company):
                rule = "1860.bankruptcy.new-par" if state.is_bankrupt(company) else "1860.shares.set-par"
                return Refusal(rule, wrong_par(action.company, pars(state, company)))
            return self._refuse_price(state, DIRECTORS_SHARES * action.par, "1860.shares.director-price")
        assert type(action) is BuyShare
        if action.source not in (OFFERING, BANK_POOL):
            return refused("1860.shares.turn", "g1860-refusal-sources")
        if not state.is_started(company):
            rule = "1860.bankruptcy.restart" if state.is_bankrupt(company) else "1860.shares.director-first"
            return _refuse_start(state, company) or refusals.certificate_first(rule, action.company)
        if action.source == OFFERING:
            if not state.ipo[company]:
                return refusals.none_offered("1860.shares.buy-ipo-price", action.company)
            if state.ipo[company] <= state.reserved(company):
                return refused(
                    "1860.private-exchange.reserved-not-for-sale", "g1860-refusal-reserved", company=action.company
                )
            return self._refuse_price(state, state.par[company], "1860.shares.buy-ipo-price")
        if not state.pool[company]:
            return refusals.none_in_pool("1860.shares.buy-pool-price", action.company)
        if not _pool_has_share_for(state, seat, company):
            return refusals.only_certificate("1860.receivership.director-not-for-sale", action.company)
        return self._refuse_price(state, state.price(company), "1860.shares.buy-pool-price")

    def _refuse_price(self, state: Isle, price: int, rule: str) -> Refusal | None:
        """Why the player may not buy at a price, which a rule sets."""
        limit = certificate_limit(state)
        if state.certificates(self.player) >= limit:
            return refused("1860.certlimit.no-buy-at-limit", "g1860-refusal-at-limit", limit=limit)
        money = state.money(self.player)
        if price > money:
            return refusals.costs_more(rule, price, money)
        return None

    # What it does

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        seat = self.player
        match action:
            case Pass():
                self._end(state, log)
            case SellShares():
                company = COMPANY[action.company]
                each = self.sold_at(company)
                brought = sell(state, seat, company, action.count, log, earlier=each)
                notice_empty_bank(state, log, trading=True)
                if state.is_ruined(company):
                    go_bankrupt(state, company, log)
                    finish(state, RESTART, log)
                    return
                self._go_on(
                    state,
                    sold=with_member(self.sold, seat, company),
                    blocks=self.blocks if each is not None else (*self.blocks, (company, brought)),
                    acted=True,
                    trader=seat,
                )
            case SellPrivate():
                private = PRIVATE[action.private]
                sell_private(state, seat, private, log)
                notice_empty_bank(state, log, trading=True)
                sold = with_member(self.sold_privates, seat, private)
                self._go_on(state, sold_privates=sold, acted=True, trader=seat)
            case Exchange():
                private = PRIVATE[action.private]
                company = exchange(state, state.owners[private], private, log)
                open_layers(state, log, operated=False)
                float_if_due(state, company, log)
            case ClosePrivate():
                private = PRIVATE[action.private]
                state.shut |= 1 << private
                log.note("shut_private", "1860.variant-private-revenue.close", seat, private=private)
            case StartCompany():
                self._start(state, action, log)
            case BuyShare():
                self._buy(state, action, log)
            case BuyPrivate():
                private = PRIVATE[action.private]
                self._go_on(state, acted=True, bought=PRIVATE_COMPANY, purchase=private, trader=seat)
                buy_private(state, seat, private, log)

    def _start(self, state: Isle, action: StartCompany, log: Log) -> None:
        seat, company = self.player, COMPANY[action.company]
        price = DIRECTORS_SHARES * action.par
        pay(state, player_account(seat), BANK, price, "1860.shares.director-price", log)
        start_company(state, seat, company, action.par)
        if state.settings.marker_from_par:
            state.markers.put(company, CHART.place(action.par))
        log.note("start_company", "1860.shares.set-par", seat, company=company, par=action.par, price=price)
        self._go_on(state, acted=True, bought=COMPANY_START, purchase=company, trader=seat)

    def _buy(self, state: Isle, action: BuyShare, log: Log) -> None:
        seat, company = self.player, COMPANY[action.company]
        if action.source == OFFERING:
            price, rule = state.par[company], "1860.shares.buy-ipo-price"
            state.ipo[company] -= 1
        else:
            price, rule = state.price(company), "1860.shares.buy-pool-price"
            state.pool[company] -= 1
        pay(state, player_account(seat), BANK, price, rule, log)
        log.note("buy_share", rule, seat, company=company, source=action.source, price=price)
        receive_share(state, seat, company, log)
        open_layers(state, log, operated=False)
        self._go_on(state, acted=True, bought=SHARE, purchase=company, trader=seat)
        float_if_due(state, company, log)

    def _go_on(self, state: Isle, **changes: Any) -> None:
        state.frames[-1] = msgspec.structs.replace(self, **changes)

    def settle(self, state: Isle, log: Log) -> bool:
        """A turn in which nothing more can be done ends by itself."""
        if self.bought and state.settings.exchange_any_time:
            if self._stays(state):
                return False
            self._end(state, log)
            return True
        if self.is_over_limit(state) and not self.bought:
            return False
        if self._can_do_something(state):
            return False
        self._end(state, log)
        return True

    def _can_do_something(self, state: Isle) -> bool:
        seat = self.player
        if not self.bought:
            for company in range(ALL):
                if (
                    state.shares(seat, company)
                    and self.sold_at(company) is None
                    and any(
                        can_sell(state, seat, company, count) for count in range(1, state.shares(seat, company) + 1)
                    )
                ):
                    return True
        for private, owner in enumerate(state.owners):
            if owner == seat:
                name = PRIVATES[private].name
                if any(
                    self.refuse(state, action) is None
                    for action in (SellPrivate(name), Exchange(name), ClosePrivate(name))
                ):
                    return True
        if self.bought:
            return False
        return bool(self.purchases(state)) or (state.settings.asked_without_choice and self._has_prospect(state))

    def _stays(self, state: Isle) -> bool:
        """Where privates are exchanged at any time: whether the purchase has made an exchange possible that the next
        player could prevent by buying the Fishbourne Ferry."""
        seat = self.player
        if state.owners[FISHBOURNE] != IN_BANK:
            return False
        if self.bought == COMPANY_START:
            private = PRIVATE_FOR.get(self.purchase)
            return private is not None and refuse_exchange(state, seat, private) is None
        if self.bought == PRIVATE_COMPANY:
            return state.owners[self.purchase] == CLOSED or refuse_exchange(state, seat, self.purchase) is None
        return False

    def _has_prospect(self, state: Isle) -> bool:
        return self.sees_private(state) or self.sees_company(state)

    def sees_private(self, state: Isle) -> bool:
        """Whether the bank has a private and the player any money."""
        seat = self.player
        return (
            state.certificates(seat) < certificate_limit(state)
            and state.money(seat) > 0
            and any(
                owner == IN_BANK and not self.sold_privates[seat] >> private & 1
                for private, owner in enumerate(state.owners)
            )
        )

    def sees_company(self, state: Isle) -> bool:
        """Whether some company is not started and the player could pay for the cheapest director's certificate."""
        seat = self.player
        return state.certificates(seat) < certificate_limit(state) and any(
            not state.is_started(company)
            and not self.sold[seat] >> company & 1
            and DIRECTORS_SHARES * (LOWEST_REFLOAT_PAR if state.is_bankrupt(company) else LOWEST_PAR)
            <= state.money(seat)
            for company in range(ALL)
        )

    def _end(self, state: Isle, log: Log) -> None:
        seat = self.player
        passed = passed_after(self.passed, seat, self.acted, "1860.shares.pass", log)
        if all_passed(state, passed):
            finish(state, self.trader, log)
        else:
            state.frames[-1] = StockTurn(left_of(state, seat), self.sold, self.sold_privates, passed, self.trader)

    def resume(self, state: Isle, result: Any, log: Log) -> None:
        """The home tile of a company that floated lies on the map."""


def pars(state: Isle, company: int) -> tuple[int, ...]:
    """The par prices that the company can be started at."""
    one = COMPANIES[company]
    return one.refloat_pars if state.is_bankrupt(company) else one.pars


def _refuse_start(state: Isle, company: int) -> Refusal | None:
    """Why nobody may buy the company's director's certificate from the offering now."""
    name = COMPANIES[company].name
    if not is_available(state, company):
        above = tuple(one.name for one in COMPANIES if one.layer == COMPANIES[company].layer - 1)
        return refused("1860.shares.layer-timing", "g1860-refusal-layer", company=name, above=above)
    if state.settings.free_start_order and not state.is_bankrupt(company) and len(waiting(state)) > 1:
        listed = tuple(COMPANIES[other].name for other in waiting(state))
        return refused("1860.variant-any-order.condition", "g1860-refusal-others-wait", companies=listed)
    return None


def _pool_has_share_for(state: Isle, seat: int, company: int) -> bool:
    """Whether the pool sells a share to the player. Half of a director's certificate is one by a house rule only."""
    if state.ordinary_in_pool(company):
        return True
    halves = state.settings.half_certificates_sold and state.director[company] == POOL
    return halves and state.shares(seat, company) == 1


def _not_in_bank(state: Isle, private: int, seat: int) -> Refusal:
    name = PRIVATES[private].name
    owner = state.owners[private]
    if owner == seat:
        return refused("1860.private-sale.repurchase", "g1860-refusal-private-is-yours", private=name)
    if owner >= 0:
        return refused("1860.misc.no-transfers", "g1860-refusal-private-of-another", private=name)
    if owner == UNSOLD:
        return refused("1860.fishbourne.availability", "g1860-refusal-private-later", private=name, train="6+3")
    rule = "1860.fishbourne.closed-worthless" if state.fishbourne_bought else "1860.private-exchange.closes"
    return refused(rule, "g1860-refusal-private-closed", private=name)
