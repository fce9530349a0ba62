"""The solo game: its set-up, and stock rounds in which one player buys shares from rows of cards.

It is not in the rulebook; rulings S1 to S18 say how it is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import msgspec

from bradshaw.core.chance import Chance
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import money
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import BANK_POOL, PASS, BuyShare, Pass, SellShares
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import (
    CHARTER,
    BuyCard,
    CountiesAction,
    DealRow,
    MoveCard,
    PriceCompany,
    RemoveCompany,
)
from bradshaw.games.g1862.components import (
    ALL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    PARS,
    SHARES,
    START_PRICES,
    par_at,
)
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.cards import (
    SOLO,
    deal,
    put_first,
    remove_by_chance,
    remove_company,
    take_first,
)
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.flotation import float_if_due
from bradshaw.games.g1862.rules.frames import CountiesFrame, unknown_company
from bradshaw.games.g1862.rules.homes import refuse_home
from bradshaw.games.g1862.rules.parliament import refuse_par
from bradshaw.games.g1862.rules.shares import receive_share, sell
from bradshaw.games.g1862.settings import Settings
from bradshaw.games.g1862.state import HOMES, OUT_OF_PLAY, Counties, Solo

SEAT: Final = 0
SOLO_CASH: Final = 600
COMPANIES_IN_PLAY: Final = 16
CARDS: Final = SHARES - DIRECTORS_SHARES
"""The cards of each company; the director's certificate is not used."""
ROWS: Final = 9
ROW_LENGTH: Final = 6
PERMIT_CARDS: Final = 6
FREE_PRICES: Final = tuple(price for price in START_PRICES if price not in PARS)
"""The prices of companies without a charter."""
CHEAPEST: Final = min(*PARS, *FREE_PRICES)


# Set-up


def deal_solo(settings: Settings, chance: Chance) -> tuple[tuple[int, ...], Solo]:
    """The offer of each company, and the shuffled cards. All that chance decides later is decided here."""
    order = chance.shuffled(range(ALL))
    playing = sorted(order[:COMPANIES_IN_PLAY])
    cards = tuple(chance.shuffled([company for company in playing for _ in range(CARDS)]))
    dealt = ROWS * ROW_LENGTH
    each = PERMIT_CARDS // len(settings.kinds)
    solo = Solo(
        rows=tuple(cards[start : start + ROW_LENGTH] for start in range(0, dealt, ROW_LENGTH)),
        deck=cards[dealt:],
        permits=tuple(chance.shuffled([kind for kind in settings.kinds for _ in range(each)])),
        removals=tuple(chance.shuffled(playing)),
        shut=tuple(HOMES[company] for company in sorted(order[COMPANIES_IN_PLAY:])),
    )
    return tuple(0 if company in playing else OUT_OF_PLAY for company in range(ALL)), solo


# What the position allows


def waiting(state: Counties) -> int:
    """How many companies have a price and have not floated. One permit is kept for each of them."""
    return sum(state.is_started(company) and not state.is_floated(company) for company in range(ALL))


def refuse_price(state: Counties, company: int) -> Refusal | None:
    """Why no price may be given to a company."""
    name = COMPANIES[company].name
    if state.is_started(company):
        return refused("1862.6.5.3-choose-price", "g1862-refusal-has-price", company=name)
    if state.is_lner():
        return refused("1862.10.3-no-new-companies", "g1862-refusal-lner-no-start", company=name)
    if len(state.solo.permits) <= waiting(state):
        return refused("1862.6.5.4.3-one-permit", "g1862-refusal-no-permit-left", company=name)
    return refuse_home(state, company)


def can_begin(state: Counties) -> bool:
    """Whether a player without shares, while no company runs, could ever buy one."""
    money = state.money(SEAT)
    for company in range(ALL):
        if state.is_started(company):
            if state.price(company) <= money:
                return True
        elif state.is_in_play(company) and money >= CHEAPEST and refuse_price(state, company) is None:
            return True
    return False


# Stock rounds


def begin_solo_round(state: Counties, log: Log) -> None:
    log.note("stock_round", "1862.6.1-pd-starts", SEAT, number=state.turn)
    state.frames.append(SoloTurn())


class SoloTurn(CountiesFrame, frozen=True, tag="solo_turn"):
    """The player's stock round: any number of actions until a pass."""

    rule_of_turns: ClassVar[str] = "1862.6.1-pd-starts"

    bought: tuple[int, ...] = ()
    """The companies of shares bought in this round, once for each share."""
    sold: int = 0
    """The set of companies sold in this round."""
    moved: tuple[int, ...] = (0,) * ROWS
    """For each row how many cards at its front have been moved there in this round."""

    def actor(self, state: Counties) -> int:
        return SEAT

    # What can be done

    def choices(self, state: Counties) -> Choices:
        return Choices([PASS, *self.sales(state), *self.purchases(state), *self.prices(state), *self.dealings(state)])

    def sales(self, state: Counties) -> Iterator[CountiesAction]:
        """Everything that could be sold."""
        for company in range(ALL):
            for count in range(1, state.shares(SEAT, company) - self.bought.count(company) + 1):
                yield SellShares(COMPANIES[company].name, count)

    def purchases(self, state: Counties) -> Iterator[CountiesAction]:
        """Cards of companies with a price, and shares of the pool and of companies."""
        money = state.money(SEAT)
        for number, row in enumerate(state.solo.rows):
            if row and state.is_started(row[0]) and state.price(row[0]) <= money and not self.sold >> row[0] & 1:
                yield BuyCard(number + 1)
        for company in range(ALL):
            if state.is_started(company) and state.price(company) <= money and not self.sold >> company & 1:
                if state.pool[company]:
                    yield BuyShare(COMPANIES[company].name, BANK_POOL)
                if state.own[company]:
                    yield BuyShare(COMPANIES[company].name, CHARTER)

    def prices(self, state: Counties) -> Iterator[CountiesAction]:
        """Every price that could be given to a company."""
        money = state.money(SEAT)
        if money < CHEAPEST:
            return
        for number, row in enumerate(state.solo.rows):
            if row and refuse_price(state, row[0]) is None:
                for prices, chartered in ((PARS, True), (FREE_PRICES, False)):
                    for price in prices:
                        if price <= money:
                            yield PriceCompany(number + 1, price, chartered)

    def dealings(self, state: Counties) -> Iterator[CountiesAction]:
        """Everything that is done with cards without buying them."""
        rows = state.solo.rows
        for number, row in enumerate(rows):
            if not row:
                if state.solo.deck:
                    yield DealRow(number + 1)
                continue
            if not state.is_started(row[0]):
                yield RemoveCompany(number + 1)
            if not self.moved[number]:
                for to, other in enumerate(rows):
                    if to != number and other and other[0] == row[0]:
                        yield MoveCard(number + 1, to + 1)

    # What may not be done

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        match action:
            case Pass():
                return None
            case SellShares():
                return self._refuse_sale(state, action)
            case BuyShare():
                return self._refuse_share(state, action)
            case BuyCard(row=row):
                return self._refuse_row(state, row) or self._refuse_bought(state, state.solo.rows[row - 1][0], SOLO)
            case PriceCompany():
                return self._refuse_price(state, action)
            case MoveCard():
                return self._refuse_move(state, action)
            case RemoveCompany(row=row):
                return self._refuse_row(state, row) or self._refuse_removal(state, state.solo.rows[row - 1][0])
            case DealRow():
                return self._refuse_deal(state, action)
        return refused("1862.6.2-sell-then-buy", "g1862-refusal-solo-turn")

    def _refuse_row(self, state: Counties, row: int) -> Refusal | None:
        """Why a row has no first card."""
        if not 1 <= row <= ROWS:
            return refused(SOLO, "g1862-refusal-row-number", rows=ROWS)
        if not state.solo.rows[row - 1]:
            return refused(SOLO, "g1862-refusal-row-empty", row=row)
        return None

    def _refuse_sale(self, state: Counties, action: SellShares) -> Refusal | None:
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        shares, new = state.shares(SEAT, company), self.bought.count(company)
        if not 1 <= action.count <= shares:
            return refusals.holds("1862.6.4-sell-any-number", shares, action.company)
        if action.count > shares - new:
            return refusals.bought_in_round("1862.6.4-no-selling-new-shares", new, action.company)
        return None

    def _refuse_share(self, state: Counties, action: BuyShare) -> Refusal | None:
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        if action.source not in (BANK_POOL, CHARTER):
            return refused(SOLO, "g1862-refusal-solo-sources")
        if action.source == BANK_POOL and not state.pool[company]:
            return refusals.none_in_pool("1862.6.5.1-sources", action.company)
        if action.source == CHARTER and not state.own[company]:
            return refused("1862.6.5.1-sources", "g1862-refusal-no-own-shares", company=action.company)
        rule = "1862.6.5.1-pool-price" if action.source == BANK_POOL else "1862.6.5.1-charter-price"
        return self._refuse_bought(state, company, rule)

    def _refuse_bought(self, state: Counties, company: int, rule: str) -> Refusal | None:
        """Why no share of a company can be bought for the price that a rule sets."""
        if not state.is_started(company):
            return refused("1862.6.5.3-choose-price", "g1862-refusal-no-price", company=COMPANIES[company].name)
        return self._refuse_sold(company) or self._refuse_cost(state, state.price(company), rule)

    def _refuse_sold(self, company: int) -> Refusal | None:
        if self.sold >> company & 1:
            return refused(
                "1862.6.5.1-no-buy-after-sell", "eighteen-refusal-sold-in-round", company=COMPANIES[company].name
            )
        return None

    def _refuse_cost(self, state: Counties, price: int, rule: str) -> Refusal | None:
        money = state.money(SEAT)
        if price > money:
            return refusals.costs_more(rule, price, money)
        return None

    def _refuse_price(self, state: Counties, action: PriceCompany) -> Refusal | None:
        refusal = self._refuse_row(state, action.row)
        refusal = refusal or refuse_price(state, state.solo.rows[action.row - 1][0])
        if refusal is not None:
            return refusal
        if action.chartered and action.price not in PARS:
            return refuse_par()
        if not action.chartered and action.price not in FREE_PRICES:
            return refused("1862.6.5.3-choose-price", "g1862-refusal-free-price", prices=tuple(map(money, FREE_PRICES)))
        return self._refuse_cost(state, action.price, SOLO)

    def _refuse_move(self, state: Counties, action: MoveCard) -> Refusal | None:
        refusal = self._refuse_row(state, action.row) or self._refuse_row(state, action.to)
        if refusal is not None:
            return refusal
        rows = state.solo.rows
        if action.row == action.to or rows[action.row - 1][0] != rows[action.to - 1][0]:
            return refused(SOLO, "g1862-refusal-move-to-same")
        if self.moved[action.row - 1]:
            return refused(SOLO, "g1862-refusal-card-moved")
        return None

    def _refuse_removal(self, state: Counties, company: int) -> Refusal | None:
        if state.is_started(company):
            return refused(SOLO, "g1862-refusal-priced-stays", company=COMPANIES[company].name)
        return None

    def _refuse_deal(self, state: Counties, action: DealRow) -> Refusal | None:
        if not 1 <= action.row <= ROWS:
            return self._refuse_row(state, action.row)
        if state.solo.rows[action.row - 1]:
            return refused(SOLO, "g1862-refusal-row-has-cards", row=action.row)
        if not state.solo.deck:
            return refused(SOLO, "g1862-refusal-deck-used-up")
        return None

    # What it does

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        if type(action) is Pass:
            log.note("pass_turn", "1862.6.2-pass", SEAT)
            finish(state, NOBODY_YET, log)
            return
        # A company that floats puts a frame on top of this one.
        place, before = len(state.frames) - 1, state.solo.rows
        changed = self._act(state, action, log)
        same = [old[:1] == new[:1] for old, new in zip(before, state.solo.rows, strict=True)]
        # Moved cards are all of one company: they are gone where another has come to the front.
        moved = tuple(count if stays else 0 for count, stays in zip(changed.moved, same, strict=True))
        state.frames[place] = msgspec.structs.replace(changed, moved=moved)

    def _act(self, state: Counties, action: CountiesAction, log: Log) -> SoloTurn:
        """Carry out anything but a pass; returns what the round must remember."""
        match action:
            case SellShares(company=name, count=count):
                company = COMPANY[name]
                sell(state, SEAT, company, count, log)
                notice_empty_bank(state, log)
                if state.is_ruined(company):
                    go_bankrupt(state, company, "1862.7.12-bottom-price", log)
                return msgspec.structs.replace(self, sold=self.sold | 1 << company)
            case BuyShare():
                return self._buy_share(state, action, log)
            case BuyCard(row=row):
                return self._buy_card(state, row, log)
            case PriceCompany():
                self._set_price(state, action, log)
                return self._buy_card(state, action.row, log)
            case MoveCard(row=row, to=to):
                company = take_first(state, row - 1)
                put_first(state, to - 1, company)
                log.note("move_card", SOLO, SEAT, company=company, row=row, to=to)
                return self._count_moved(to, 1)
            case RemoveCompany(row=row):
                remove_company(state, state.solo.rows[row - 1][0], log, by_chance=False)
            case DealRow(row=row):
                remove_by_chance(state, log)
                count = deal(state, row - 1, ROW_LENGTH)
                log.note("deal_row", SOLO, SEAT, row=row, count=count)
        return self

    def _count_moved(self, row: int, change: int) -> SoloTurn:
        """One moved card more or less at the front of a row."""
        moved = list(self.moved)
        moved[row - 1] = max(0, moved[row - 1] + change)
        return msgspec.structs.replace(self, moved=tuple(moved))

    def _buy_share(self, state: Counties, action: BuyShare, log: Log) -> SoloTurn:
        company = COMPANY[action.company]
        price = state.price(company)
        if action.source == BANK_POOL:
            rule, payee = "1862.6.5.1-pool-price", BANK
            state.pool[company] -= 1
        else:
            rule, payee = "1862.6.5.1-charter-price", state.account(company)
            state.own[company] -= 1
        pay(state, player_account(SEAT), payee, price, rule, log)
        log.note("buy_share", rule, SEAT, company=company, source=action.source, price=price)
        return self._receive(state, company, log)

    def _buy_card(self, state: Counties, row: int, log: Log) -> SoloTurn:
        company = take_first(state, row - 1)
        price = state.price(company)
        state.ipo[company] -= 1
        pay(state, player_account(SEAT), BANK, price, SOLO, log)
        log.note("buy_card", SOLO, SEAT, company=company, row=row, price=price)
        return self._count_moved(row, -1)._receive(state, company, log)

    def _receive(self, state: Counties, company: int, log: Log) -> SoloTurn:
        receive_share(state, SEAT, company, log)
        float_if_due(state, company, log)
        return msgspec.structs.replace(self, bought=(*self.bought, company))

    def _set_price(self, state: Counties, action: PriceCompany, log: Log) -> None:
        company = state.solo.rows[action.row - 1][0]
        state.director[company] = SEAT
        if action.chartered:
            rule = "1862.4.2-choose-par"
            state.par[company] = action.price
            state.chartered |= 1 << company
        else:
            rule = "1862.6.5.3-choose-price"
            state.par[company] = par_at(action.price)
        if not action.chartered or state.settings.marker_from_par:
            state.markers.put(company, CHART.place(action.price))
        log.note("price_company", rule, SEAT, company=company, price=action.price, chartered=action.chartered)
        if not action.chartered:
            remove_by_chance(state, log)

    def settle(self, state: Counties, log: Log) -> bool:
        """A round in which nothing can be done is passed over."""
        if len(self.choices(state).actions) > 1:
            return False
        self.apply(state, PASS, log)
        return True

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """A company that floated has its markers."""
