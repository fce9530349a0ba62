"""Private Companies and the Initial Auction."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.rounds.auction import Raising
from bradshaw.eighteen.seats import NOBODY_YET, clockwise, left_of
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.shares.trading import start_company
from bradshaw.eighteen.state import IPO, player_account
from bradshaw.games.g1860.actions import Bid, IsleAction, TakeDirector, TakePrivate
from bradshaw.games.g1860.components import (
    AUCTIONED_COMPANIES,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    PRIVATE,
    PRIVATES,
    RAISE,
)
from bradshaw.games.g1860.rules.frames import IsleFrame, unknown_company, unknown_private, wrong_par
from bradshaw.games.g1860.state import UNSOLD, Isle


def lots(state: Isle) -> tuple[list[int], list[int]]:
    """The privates and the companies whose certificates are still on offer."""
    privates = [number for number, one in enumerate(PRIVATES) if one.auctioned and state.owners[number] == UNSOLD]
    return privates, [company for company in AUCTIONED_COMPANIES if state.director[company] == IPO]


def cheapest(state: Isle) -> int:
    """What the cheapest certificate on offer costs."""
    privates, companies = lots(state)
    prices = [PRIVATES[private].value for private in privates]
    return min(prices + [DIRECTORS_SHARES * min(COMPANIES[company].pars) for company in companies])


class Bidding(Raising[Isle, IsleAction], IsleFrame, frozen=True, tag="bidding"):
    """One auction: the winner may choose a certificate."""

    rule_of_turns: ClassVar[str] = "1860.auction.clockwise"

    bidder: int
    bid: int = 0
    highest: int = NOBODY_YET
    passed: tuple[int, ...] = ()
    """Those who have left this auction, in order."""

    def actor(self, state: Isle) -> int:
        return self.bidder

    def is_out(self, seat: int) -> bool:
        return seat in self.passed

    def bounds(self, state: Isle) -> tuple[int, int]:
        return self.bid + RAISE, state.money(self.bidder) - cheapest(state)

    def offer(self, amount: int) -> Bid:
        return Bid(amount)

    def refuse_bid(self, state: Isle, action: IsleAction) -> Refusal | None:
        if type(action) is not Bid:
            return refused("1860.auction.raise-or-pass", "g1860-refusal-raise-or-pass")
        low, high = self.bounds(state)
        if action.amount < low:
            reason = message("g1860-refusal-bid-too-low", bid=self.bid or None, least=low)
            return Refusal("1860.auction.raise-or-pass", reason)
        money = state.money(self.bidder)
        if action.amount > money:
            return refused("1860.auction.cash-in-hand", "g1860-refusal-cash-in-hand", money=money)
        if action.amount > high:
            return refused(
                "1860.auction.must-afford-cheapest",
                "g1860-refusal-keep-for-cheapest",
                money=money,
                cheapest=cheapest(state),
            )
        return None

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        seat = self.bidder
        if type(action) is Bid:
            log.note("bid", "1860.auction.raise-or-pass", seat, amount=action.amount)
            goes_on = msgspec.structs.replace(self, bid=action.amount, highest=seat)
        else:
            log.note("pass_bid", "1860.auction.pass-out", seat)
            goes_on = msgspec.structs.replace(self, passed=(*self.passed, seat))
        bid, highest, passed = goes_on.bid, goes_on.highest, goes_on.passed
        if highest != NOBODY_YET and len(passed) == state.players - 1:
            pay(state, player_account(highest), BANK, bid, "1860.auction.pay-bid", log)
            log.note("win_auction", "1860.auction.win", highest, amount=bid)
            state.frames[-1] = ChooseLot(highest)
        elif len(passed) == state.players:
            log.note("win_auction", "1860.auction.no-bids", passed[0], amount=0)
            state.frames[-1] = ChooseLot(passed[0])
        else:
            state.frames[-1] = msgspec.structs.replace(goes_on, bidder=goes_on.after(state, seat))


class ChooseLot(IsleFrame, frozen=True, tag="choose_lot"):
    """The winner has paid the bid and takes one of the certificates that he or she can pay for."""

    rule_of_turns: ClassVar[str] = "1860.auction.pay-bid"

    winner: int

    def actor(self, state: Isle) -> int:
        return self.winner

    def choices(self, state: Isle) -> Choices:
        money = state.money(self.winner)
        privates, companies = lots(state)
        actions: list[IsleAction] = []
        short = money < cheapest(state)
        for private in privates:
            value = PRIVATES[private].value
            if value <= money or (short and value == cheapest(state)):
                actions.append(TakePrivate(PRIVATES[private].name))
        for company in companies:
            pars = COMPANIES[company].pars
            for par in pars:
                price = DIRECTORS_SHARES * par
                if price <= money or (short and price == cheapest(state)):
                    actions.append(TakeDirector(COMPANIES[company].name, par))
        return Choices(actions)

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        privates, companies = lots(state)
        if type(action) is TakePrivate:
            private = PRIVATE.get(action.private)
            if private is None:
                return unknown_private(action.private)
            if private not in privates:
                return refused("1860.auction.six-auctions", "g1860-refusal-private-not-offered", private=action.private)
            return self._refuse_price(state, PRIVATES[private].value)
        if type(action) is TakeDirector:
            company = COMPANY.get(action.company)
            if company is None:
                return unknown_company(action.company)
            if company not in companies:
                return refused(
                    "1860.auction.six-auctions", "g1860-refusal-director-not-offered", company=action.company
                )
            if action.par not in COMPANIES[company].pars:
                return Refusal("1860.auction.director-par", wrong_par(action.company, COMPANIES[company].pars))
            return self._refuse_price(state, DIRECTORS_SHARES * action.par)
        return refused("1860.auction.pay-bid", "g1860-refusal-auction-won")

    def _refuse_price(self, state: Isle, price: int) -> Refusal | None:
        money = state.money(self.winner)
        least = cheapest(state)
        if price <= money:
            return None
        if money < least:
            if price == least:
                return None
            return refused("1860.auction.no-bids-short-of-cash", "g1860-refusal-take-the-cheapest", price=least)
        return refusals.costs_more("1860.auction.affordable-choice", price, money)

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        seat = self.winner
        if type(action) is TakePrivate:
            private = PRIVATE[action.private]
            paid = self._pay(state, PRIVATES[private].value, "1860.auction.pay-value", log)
            state.owners[private] = seat
            log.note("take_private", "1860.auction.pay-value", seat, private=private, price=paid)
        else:
            assert type(action) is TakeDirector
            company = COMPANY[action.company]
            paid = self._pay(state, DIRECTORS_SHARES * action.par, "1860.auction.director-price", log)
            start_company(state, seat, company, action.par)
            if state.settings.marker_from_par:
                state.markers.put(company, CHART.place(action.par))
            log.note("take_director", "1860.auction.director-par", seat, company=company, par=action.par, price=paid)
        if any(lots(state)):
            state.frames[-1] = Bidding(left_of(state, seat))
        else:
            _give_priority(state, log)
            finish(state, None, log)

    def _pay(self, state: Isle, price: int, rule: str, log: Log) -> int:
        paid = min(price, state.money(self.winner))
        if paid:
            pay(state, player_account(self.winner), BANK, paid, rule, log)
        return paid


def _give_priority(state: Isle, log: Log) -> None:
    """The priority deal goes to the richest; in a tie to whoever holds the fewest pounds' worth of privates."""
    most = max(state.money(seat) for seat in range(state.players))
    richest = [seat for seat in range(state.players) if state.money(seat) == most]
    rule = "1860.auction.priority-after"
    seat = richest[0]
    if len(richest) > 1:
        rule = "1860.auction.priority-tie"
        values: dict[int, int] = {}
        for private, owner in enumerate(state.owners):
            if owner >= 0:
                values[owner] = values.get(owner, 0) + PRIVATES[private].value
        seat = min(clockwise(state, 0), key=lambda player: (values.get(player, 1 << 30), player))
    state.priority = seat
    log.note("priority", rule, seat)
