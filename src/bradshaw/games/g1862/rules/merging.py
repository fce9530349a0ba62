"""Merging Shares: two for one, in a merger, an acquisition or a refinancing."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.seats import clockwise
from bradshaw.eighteen.state import IPO, POOL, player_account
from bradshaw.games.g1862.actions import (
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    CountiesAction,
    RedeemOption,
    RelinquishOption,
)
from bradshaw.games.g1862.components import COMPANIES, DIRECTORS_SHARES, MOST_PLAYERS
from bradshaw.games.g1862.rules.cards import cards_to_pool
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.frames import CountiesFrame
from bradshaw.games.g1862.state import CHARTER, Counties

ALONE: Final = -1
"""The other company of a refinancing: there is none."""
SAFE_HOLDING: Final = 2 * DIRECTORS_SHARES
"""With so many merging shares a director keeps three of them, and so the certificate."""


# Certificates and where they are. A holder is a seat, CHARTER (the charters of both companies), POOL or IPO.


def shares_of(state: Counties, holder: int, company: int) -> int:
    """The shares of a company that a holder has."""
    if company == ALONE:
        return 0
    if holder == CHARTER:
        return state.own[company]
    if holder == POOL:
        return state.pool[company]
    return state.shares(holder, company)


def ordinary_of(state: Counties, holder: int, company: int) -> int:
    """The same without the director's certificate."""
    shares = shares_of(state, holder, company)
    return shares - DIRECTORS_SHARES if company != ALONE and state.has_certificate(holder, company) else shares


def move_shares(state: Counties, company: int, count: int, giver: int, taker: int) -> None:
    """Move shares from one holder to another; of the director's certificate only the shares are counted here."""
    for holder, change in ((giver, -count), (taker, count)):
        if holder == CHARTER:
            state.own[company] += change
        elif holder == POOL:
            state.pool[company] += change
        elif holder == IPO:
            state.ipo[company] += change
        else:
            state.held[company * MOST_PLAYERS + holder] += change


def move_certificate(state: Counties, company: int, taker: int) -> None:
    """Move the director's certificate from where it is."""
    move_shares(state, company, DIRECTORS_SHARES, state.director[company], taker)
    state.director[company] = taker


def offering_to_pool(state: Counties, company: int, log: Log) -> None:
    """No certificate of a merging company stays in the offering."""
    if state.settings.solo:
        count = cards_to_pool(state, company)
    else:
        count = state.ipo[company]
        move_shares(state, company, count, IPO, POOL)
    if count:
        log.note("offering_to_pool", "1862.5.2.2-ipo-to-pool", company=company, count=count)


def settle_director(state: Counties, company: int, initiator: int, log: Log) -> None:
    """After the exchange the largest holder directs the company; with less than three shares nobody does."""
    if state.settings.solo:
        return
    seats = clockwise(state, initiator)
    largest = max(seats, key=lambda seat: (state.shares(seat, company), -seats.index(seat)))
    before = state.director[company]
    if state.shares(largest, company) < DIRECTORS_SHARES:
        log.note("no_director", "1862.5.2.5-receivership", company=company, floated=True)
        return
    # Whoever had the certificate gets three ordinary shares for it: the numbers of shares do not change.
    state.director[company] = largest
    if largest != before:
        log.note("new_director", "1862.5.2.5-director-most-shares", largest, company=company)


class ShareMerge(CountiesFrame, frozen=True, tag="share_merge"):
    """Every holder merges his shares in turn, clockwise from the initiating director, the company last.

    `other` does not survive; it is ALONE in a refinancing. A holder whose option share waits for a decision has
    `option` shares in it, which cost `cost` to keep and bring `value` when given up.
    """

    rule_of_turns: ClassVar[str] = "1862.5.2.4-order-clockwise"

    initiator: int
    survivor: int
    other: int = ALONE
    spare: int | None = None
    """The most that the company may spend on its own option; None where all its money may be spent."""
    turn: int = 0
    """How many holders have had their turn."""
    option: int = 0
    cost: int = 0
    value: int = 0

    # Holders

    def holder(self, state: Counties) -> int:
        """Whose turn it is: a seat, or CHARTER for the companies together."""
        return self.later(state, self.turn)[0]

    def later(self, state: Counties, turn: int) -> list[int]:
        """The holders from a turn on."""
        return [*clockwise(state, self.initiator), CHARTER][turn:]

    def actor(self, state: Counties) -> int:
        holder = self.holder(state)
        return self.initiator if holder == CHARTER else holder

    # What is legal

    def choices(self, state: Counties) -> Choices:
        actions = (REDEEM_OPTION, RELINQUISH_OPTION)
        return Choices([action for action in actions if self.refuse(state, action) is None])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is RedeemOption:
            money = self._purse(state)
            if money >= self.cost:
                return None
            return refused("1862.5.2.4-step4-redeem", "g1862-refusal-option-costs-more", price=self.cost, money=money)
        if type(action) is RelinquishOption:
            return None
        return refused(
            "1862.5.2.4-step4-mandatory",
            "g1862-refusal-option-first",
            company=COMPANIES[self.survivor].name,
            price=self.cost,
            value=self.value,
        )

    def _purse(self, state: Counties) -> int:
        """What the holder may spend on an option."""
        holder = self.holder(state)
        if holder != CHARTER:
            return state.money(holder)
        money = state.treasury(self.survivor) + (0 if self.other == ALONE else state.treasury(self.other))
        return money if self.spare is None else min(money, self.spare)

    # What it does

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        if type(action) is RedeemOption:
            rule = "1862.5.2.4-step4-redeem"
            self._pay_bank(state, rule, log)
            self._note(state, "redeem_option", rule, log, count=self.option, price=self.cost)
            self._next(state)
        else:
            self._relinquish(state, log)

    def settle(self, state: Counties, log: Log) -> bool:
        if self.option:
            if self._purse(state) >= self.cost:
                return False
            self._relinquish(state, log)
        elif self.turn > state.players:
            settle_director(state, self.survivor, self.initiator, log)
            finish(state, None, log)
        else:
            self._merge(state, log)
        return True

    def _next(self, state: Counties) -> None:
        state.frames[-1] = ShareMerge(self.initiator, self.survivor, self.other, self.spare, self.turn + 1)

    def _decide(self, state: Counties, option: int, cost: int, value: int) -> None:
        state.frames[-1] = msgspec.structs.replace(self, option=option, cost=cost, value=value)

    def _relinquish(self, state: Counties, log: Log) -> None:
        if self.option == DIRECTORS_SHARES:
            move_certificate(state, self.survivor, POOL)
        else:
            move_shares(state, self.survivor, self.option, self.holder(state), POOL)
        rule = "1862.5.2.4-step4-relinquish"
        self._receive(state, self.value, rule, log)
        self._note(state, "relinquish_option", rule, log, count=self.option, price=self.value)
        notice_empty_bank(state, log)
        self._next(state)

    def _merge(self, state: Counties, log: Log) -> None:
        """The turn of one holder, up to the decision about his option."""
        holder = self.holder(state)
        total = shares_of(state, holder, self.survivor) + shares_of(state, holder, self.other)
        if total < SAFE_HOLDING:
            for company in (self.survivor, self.other):
                if company != ALONE and state.has_certificate(holder, company):
                    if not self._exchange_certificate(state, company, log):
                        self._keep_certificate_as_option(state, company, total, log)
                        return
                    break
        self._return_half(state, total // 2, log)
        option = total % 2
        self._swap(state, log)
        left = shares_of(state, holder, self.other)
        if left:
            # The option is swapped last, so it is among those that are left.
            self._sell(state, left, option, log)
            option = 0
        if option:
            half = state.price(self.survivor) // 2
            self._decide(state, option, half, half)
        else:
            self._next(state)

    def _exchange_certificate(self, state: Counties, company: int, log: Log) -> bool:
        """A small director takes three ordinary certificates of the pool for his own, if they are there."""
        wanted = DIRECTORS_SHARES
        found = {one: ordinary_of(state, POOL, one) for one in (self.survivor, self.other)}
        if sum(found.values()) < wanted:
            return False
        holder = self.holder(state)
        move_certificate(state, company, POOL)
        for one, count in found.items():
            taken = min(count, wanted)
            if taken:
                move_shares(state, one, taken, POOL, holder)
                wanted -= taken
        self._note(state, "certificate_exchanged", "1862.5.2.4-director-under-six", log, company=company)
        return True

    def _keep_certificate_as_option(self, state: Counties, company: int, total: int, log: Log) -> None:
        """Without three certificates in the pool the director's certificate itself becomes the option."""
        rule = "1862.5.2.4-director-option-certificate"
        holder = self.holder(state)
        for one in (self.survivor, self.other):
            count = ordinary_of(state, holder, one)
            if count:
                move_shares(state, one, count, holder, POOL)
        price = state.price(self.survivor)
        cost, value = (SAFE_HOLDING - total) * price // 2, total * price // 2
        self._note(state, "certificate_is_option", rule, log, company=company, returned=total - DIRECTORS_SHARES)
        if company == self.other:
            giver = state.director[self.survivor]
            if giver != POOL and giver not in self.later(state, self.turn + 1):
                move_certificate(state, company, POOL)
                self._receive(state, value, rule, log)
                self._note(state, "certificate_sold", rule, log, company=company, price=value)
                notice_empty_bank(state, log)
                self._next(state)
                return
            move_certificate(state, self.survivor, holder)
            move_shares(state, company, DIRECTORS_SHARES, holder, giver)
            state.director[company] = giver
            self._note(state, "certificates_swapped", "1862.5.2.4-step2-swap", log, giver=giver)
        self._decide(state, DIRECTORS_SHARES, cost, value)

    def _return_half(self, state: Counties, count: int, log: Log) -> None:
        """Shares of the company that does not survive go first, and of those the director's certificate."""
        if not count:
            return
        holder = self.holder(state)
        first = min(count, shares_of(state, holder, self.other))
        if first:
            move_shares(state, self.other, first, holder, POOL)
            if state.has_certificate(holder, self.other):
                state.director[self.other] = POOL
        if count > first:
            move_shares(state, self.survivor, count - first, holder, POOL)
        rule = "1862.5.2.4-step1-return-half"
        self._note(state, "shares_returned", rule, log, other=first, surviving=count - first)

    def _swap(self, state: Counties, log: Log) -> None:
        """Shares of the company that does not survive are swapped with the pool, then with those still to come."""
        holder = self.holder(state)
        for giver in (POOL, *self.later(state, self.turn + 1)):
            left = shares_of(state, holder, self.other)
            count = min(left, ordinary_of(state, giver, self.survivor))
            if count:
                move_shares(state, self.survivor, count, giver, holder)
                move_shares(state, self.other, count, holder, giver)
                rule = "1862.5.2.4-step2-bank-first" if giver == POOL else "1862.5.2.4-step2-then-neighbour"
                self._note(state, "shares_swapped", rule, log, count=count, giver=giver)

    def _sell(self, state: Counties, count: int, option: int, log: Log) -> None:
        """What nobody can swap is sold at the new price, an option for half."""
        price = state.price(self.survivor)
        half = price // 2 if state.settings.options_rounded_down else (price + 1) // 2
        amount = (count - option) * price + option * half
        rule = "1862.5.2.4-step3-option-half-up" if option else "1862.5.2.4-step3-forced-sale"
        move_shares(state, self.other, count, self.holder(state), POOL)
        self._receive(state, amount, rule, log)
        self._note(state, "shares_unswapped", rule, log, count=count, option=option, price=amount)
        notice_empty_bank(state, log)

    # Money and words

    def _receive(self, state: Counties, amount: int, rule: str, log: Log) -> None:
        holder = self.holder(state)
        account = state.account(self.survivor) if holder == CHARTER else player_account(holder)
        pay(state, BANK, account, amount, rule, log)

    def _pay_bank(self, state: Counties, rule: str, log: Log) -> None:
        """The option is paid; the companies have one purse."""
        holder = self.holder(state)
        if holder != CHARTER:
            pay(state, player_account(holder), BANK, self.cost, rule, log)
            return
        own = min(self.cost, state.treasury(self.survivor))
        if own:
            pay(state, state.account(self.survivor), BANK, own, rule, log)
        if own < self.cost:
            pay(state, state.account(self.other), BANK, self.cost - own, rule, log)

    def _note(self, state: Counties, kind: str, rule: str, log: Log, **facts: object) -> None:
        facts = {"holder": self.holder(state), "survivor": self.survivor, "merged": self.other} | facts
        log.note(kind, rule, self.actor(state), **facts)
