"""Stock Rounds."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import BANK_POOL, OFFERING
from bradshaw.eighteen.rounds import stock
from bradshaw.eighteen.rounds.stock import StockRules, with_member
from bradshaw.eighteen.seats import NOBODY_YET
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


class StockTurn(stock.StockTurn[Isle, IsleAction], IsleFrame, frozen=True, tag="stock_turn"):
    """A player's turn: sales, then at most one purchase. Privates are bought and sold like shares, or exchanged."""

    rules: ClassVar[StockRules] = StockRules(
        turn="1860.shares.turn",
        passing="1860.shares.pass",
        one_purchase="1860.shares.one-per-turn",
        above_limit="1860.certlimit.excess-forced-sale",
        at_limit="1860.certlimit.no-buy-at-limit",
        any_number="1860.shares.turn",
        one_block="1860.price.single-transaction",
        no_rebuy="1860.shares.no-rebuy",
        sources="1860.shares.turn",
        none_offered="1860.shares.buy-ipo-price",
        none_in_pool="1860.shares.buy-pool-price",
        certificate_in_pool="1860.receivership.director-not-for-sale",
        prices={OFFERING: "1860.shares.buy-ipo-price", BANK_POOL: "1860.shares.buy-pool-price"},
    )
    starts: ClassVar[type[Action]] = StartCompany

    sold_privates: tuple[int, ...]
    """For each seat the set of privates that it has sold in this round."""
    passed: int = 0
    trader: int = NOBODY_YET
    blocks: tuple[tuple[int, int], ...] = ()
    """The companies sold in this turn, and what each of their shares brought."""
    acted: bool = False
    bought: str = ""
    """What was bought in this turn: nothing yet, or the kind of purchase."""
    purchase: int = NOBODY_YET
    """The company or private that was bought."""

    def has_bought(self) -> bool:
        return bool(self.bought)

    def has_acted(self) -> bool:
        return self.acted

    def limit(self, state: Isle) -> int:
        return certificate_limit(state)

    def must_sell_first(self, state: Isle) -> bool:
        return state.certificates(self.player) > certificate_limit(state)

    def number_of(self, name: str) -> int | None:
        return COMPANY.get(name)

    def unknown_company(self, state: Isle, name: str) -> Refusal:
        return unknown_company(name)

    # Sales

    def sold_at(self, company: int) -> int | None:
        """What each share of a company has brought in this turn; None if it has not been sold."""
        for other, each in self.blocks:
            if other == company:
                return each
        return None

    def may_sell(self, state: Isle, company: int) -> bool:
        """Whether a company has not been sold in this turn, or must be sold once more to get within the limit."""
        return self.sold_at(company) is None or self._is_stuck(state)

    def _is_stuck(self, state: Isle) -> bool:
        """Whether a player above the certificate limit has sold all that can be sold in one go and is above it still.

        It can happen when sales cost directorships, each of which leaves as many certificates as before. The duty to
        sell lasts until the player is within the limit, so the sales go on; ruling B17.
        """
        if not self.must_sell_first(state):
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

    def can_part_with(self, state: Isle, company: int, count: int) -> bool:
        return can_sell(state, self.player, company, count)

    def refuse_block(self, state: Isle, company: int, count: int) -> Refusal:
        return refused(
            "1860.shares.sell-half-director-conditions",
            "g1860-refusal-half-certificate",
            company=COMPANIES[company].name,
        )

    def sell(self, state: Isle, company: int, count: int, log: Log) -> None:
        each = self.sold_at(company)
        brought = sell(state, self.player, company, count, log, earlier=each)
        notice_empty_bank(state, log, trading=True)
        if state.is_ruined(company):
            go_bankrupt(state, company, log)
            finish(state, RESTART, log)
            return
        self.replace(
            state,
            sold=with_member(self.sold, self.player, company),
            blocks=self.blocks if each is not None else (*self.blocks, (company, brought)),
            acted=True,
            trader=self.player,
        )

    # Purchases

    def purchases(self, state: Isle) -> list[Action]:
        actions = super().purchases(state)
        seat = self.player
        if state.certificates(seat) < certificate_limit(state):
            for private, owner in enumerate(state.owners):
                unsold = owner == IN_BANK and not self.sold_privates[seat] >> private & 1
                if unsold and PRIVATES[private].value <= state.money(seat):
                    actions.append(BuyPrivate(PRIVATES[private].name))
        return actions

    def starts_for(self, state: Isle, company: int) -> list[Action]:
        if not is_available(state, company) or _refuse_start(state, company) is not None:
            return []
        name, money = COMPANIES[company].name, state.money(self.player)
        return [StartCompany(name, par) for par in pars(state, company) if DIRECTORS_SHARES * par <= money]

    def refuse_start(self, state: Isle, company: int) -> Refusal | None:
        return _refuse_start(state, company)

    def refuse_start_by(self, state: Isle, company: int, action: IsleAction) -> Refusal | None:
        assert type(action) is StartCompany
        if state.is_started(company):
            return refusals.started("1860.shares.director-first", action.company)
        refusal = _refuse_start(state, company)
        if refusal is not None:
            return refusal
        if action.par not in pars(state, company):
            rule = "1860.bankruptcy.new-par" if state.is_bankrupt(company) else "1860.shares.set-par"
            return Refusal(rule, wrong_par(action.company, pars(state, company)))
        return self.refuse_price(state, DIRECTORS_SHARES * action.par, "1860.shares.director-price")

    def certificate_first(self, state: Isle, company: int) -> Refusal:
        rule = "1860.bankruptcy.restart" if state.is_bankrupt(company) else "1860.shares.director-first"
        return refusals.certificate_first(rule, COMPANIES[company].name)

    def start(self, state: Isle, company: int, action: IsleAction, log: Log) -> None:
        assert type(action) is StartCompany
        seat, price = self.player, DIRECTORS_SHARES * action.par
        pay(state, player_account(seat), BANK, price, "1860.shares.director-price", log)
        start_company(state, seat, company, action.par)
        if state.settings.marker_from_par:
            state.markers.put(company, CHART.place(action.par))
        log.note("start_company", "1860.shares.set-par", seat, company=company, par=action.par, price=price)
        self.replace(state, acted=True, bought=COMPANY_START, purchase=company, trader=seat)

    def has_share(self, state: Isle, company: int, source: str) -> bool:
        if source == OFFERING:
            return state.ipo[company] > state.reserved(company)
        return _pool_has_share_for(state, self.player, company)

    def none_left(self, state: Isle, company: int, source: str) -> Refusal:
        if source != OFFERING or not state.ipo[company]:
            return super().none_left(state, company, source)
        rule, name = "1860.private-exchange.reserved-not-for-sale", COMPANIES[company].name
        return refused(rule, "g1860-refusal-reserved", company=name)

    def receive(self, state: Isle, company: int, log: Log) -> None:
        receive_share(state, self.player, company, log)
        open_layers(state, log, operated=False)
        self.replace(state, acted=True, bought=SHARE, purchase=company, trader=self.player)
        float_if_due(state, company, log)

    # Privates

    def others(self, state: Isle) -> list[Action]:
        actions: list[Action] = []
        anybodys = state.settings.exchange_any_time
        for private, owner in enumerate(state.owners):
            # Nothing can be done with what nobody owns, and with those of others only where they may be exchanged.
            if owner == self.player or (owner >= 0 and anybodys):
                name = PRIVATES[private].name
                for action in _deeds(name):
                    if self.refuse_other(state, action) is None:
                        actions.append(action)
        return actions

    def refuse_other(self, state: Isle, action: IsleAction) -> Refusal | None:
        match action:
            case SellPrivate():
                return self._refuse_private_sale(state, action)
            case Exchange():
                return self._refuse_exchange(state, action)
            case ClosePrivate():
                return self._refuse_close(state, action)
            case BuyPrivate():
                return self._refuse_private(state, action)
        return refused("1860.shares.turn", "g1860-refusal-stock-turn")

    def _refuse_private_sale(self, state: Isle, action: SellPrivate) -> Refusal | None:
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        if self.bought:
            return refused("1860.shares.turn", "eighteen-refusal-no-sale-after-purchase")
        if self.must_sell_first(state) and state.settings.only_shares_to_the_limit:
            return self.excess(state)
        return refuse_sale(state, self.player, private)

    def _refuse_exchange(self, state: Isle, action: Exchange) -> Refusal | None:
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        seat = self.player
        if state.settings.exchange_any_time and state.owners[private] >= 0:
            return refuse_exchange(state, state.owners[private], private)
        if self.must_sell_first(state):
            return self.excess(state)
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

    def _refuse_private(self, state: Isle, action: BuyPrivate) -> Refusal | None:
        refusal = self.refuse_buyer(state)
        if refusal is not None:
            return refusal
        private = PRIVATE.get(action.private)
        if private is None:
            return unknown_private(action.private)
        if state.owners[private] != IN_BANK:
            return _not_in_bank(state, private, self.player)
        if self.sold_privates[self.player] >> private & 1:
            return refused("1860.private-sale.repurchase", "g1860-refusal-sold-private", private=action.private)
        rule = "1860.fishbourne.value" if private == FISHBOURNE else "1860.private-sale.repurchase"
        return self.refuse_price(state, PRIVATES[private].value, rule)

    def do_other(self, state: Isle, action: IsleAction, log: Log) -> None:
        seat = self.player
        match action:
            case SellPrivate():
                private = PRIVATE[action.private]
                sell_private(state, seat, private, log)
                notice_empty_bank(state, log, trading=True)
                sold = with_member(self.sold_privates, seat, private)
                self.replace(state, sold_privates=sold, acted=True, trader=seat)
            case Exchange():
                private = PRIVATE[action.private]
                company = exchange(state, state.owners[private], private, log)
                open_layers(state, log, operated=False)
                float_if_due(state, company, log)
            case ClosePrivate():
                private = PRIVATE[action.private]
                state.shut |= 1 << private
                log.note("shut_private", "1860.variant-private-revenue.close", seat, private=private)
            case BuyPrivate():
                private = PRIVATE[action.private]
                self.replace(state, acted=True, bought=PRIVATE_COMPANY, purchase=private, trader=seat)
                buy_private(state, seat, private, log)

    # The end of the turn

    def settle(self, state: Isle, log: Log) -> bool:
        """A turn in which nothing more can be done ends by itself."""
        if self.bought and state.settings.exchange_any_time:
            if self._stays(state):
                return False
            self.end(state, log)
            return True
        if not self.bought and self.must_sell_first(state):
            return False
        if self._can_do_something(state):
            return False
        self.end(state, log)
        return True

    def _can_do_something(self, state: Isle) -> bool:
        seat = self.player
        if not self.bought:
            for company, shares in enumerate(state.held[seat :: state.most_players]):
                # All of them at once can always be sold.
                if shares and self.sold_at(company) is None:
                    return True
        for private, owner in enumerate(state.owners):
            if owner == seat:
                name = PRIVATES[private].name
                if any(self.refuse_other(state, action) is None for action in _deeds(name)):
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

    def next_turn(self, state: Isle, seat: int, passed: int) -> StockTurn:
        return StockTurn(seat, self.sold, self.sold_privates, passed, self.trader)

    def resume(self, state: Isle, result: Any, log: Log) -> None:
        """The home tile of a company that floated lies on the map."""


@cache
def _deeds(private: str) -> tuple[IsleAction, ...]:
    """What the owner of a private may do with it."""
    return SellPrivate(private), Exchange(private), ClosePrivate(private)


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
