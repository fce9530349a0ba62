"""Auction share."""

from __future__ import annotations

from bradshaw.core.choices import Choices, Range
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import PASS, Bid, EmuBayAction, Pass
from bradshaw.games.emubay.components import (
    ALL,
    BONDS,
    CHARTERS,
    EBR,
    LABEL,
    STATION_PRICE,
    certificate,
)
from bradshaw.games.emubay.rules.frames import EmuBayFrame, left_of, why_not_in_play
from bradshaw.games.emubay.state import EmuBay, company_account, player_account

_LOWEST_BID = Bid(1)
_CHARTERS = tuple(range(CHARTERS))


def minimum_bid(state: EmuBay, company: int) -> int:
    """Revenue over shares with players, the one on offer included, rounded up, at least £1; or the station price."""
    if company >= CHARTERS:
        return STATION_PRICE[company]
    revenue = state.revenue[company]
    return -(-revenue // (state.in_hands[company] + 1)) if revenue > 0 else 1


def on_offer(state: EmuBay, company: int) -> bool:
    """Whether a share can be auctioned: independents come one by one."""
    return state.available[company] > 0 and (company < CHARTERS or company == CHARTERS + state.sold)


def can_auction(state: EmuBay, seat: int, company: int) -> bool:
    return on_offer(state, company) and state.cash[player_account(seat)] >= minimum_bid(state, company)


def auctions(state: EmuBay, seat: int) -> list[int]:
    """Every company of which the player can put a share up for auction."""
    cash, available = state.cash[player_account(seat)], state.available
    found = [company for company in _CHARTERS if available[company] and cash >= minimum_bid(state, company)]
    independent = CHARTERS + state.sold
    if independent < ALL and available[independent] and cash >= STATION_PRICE[independent]:
        found.append(independent)
    return found


def can_auction_any(state: EmuBay, seat: int) -> bool:
    return bool(auctions(state, seat))


def why_no_auction(state: EmuBay, seat: int, company: int) -> Refusal:
    """Why the player cannot put a share of this company up for auction."""
    label = LABEL[company]
    if company >= CHARTERS and state.available[company] and not on_offer(state, company):
        ahead = LABEL[CHARTERS + state.sold]
        return Refusal(
            "emubay.auction.independent-order",
            message("emubay-refusal-independent-order", company=label, ahead=ahead),
        )
    if not state.available[company]:
        text = message("emubay-refusal-no-share-for-sale", company=label)
        if company >= CHARTERS and state.in_play(company):
            text = message("emubay-refusal-independent-sold", company=label)
        elif company >= CHARTERS:
            return why_not_in_play(state, company, "emubay.auction.share-available")
        elif company == EBR and state.reserved:
            text = message("emubay-refusal-only-reserved-shares", company=label, reserved=state.reserved)
        return Refusal("emubay.auction.share-available", text)
    least, cash = minimum_bid(state, company), state.cash[player_account(seat)]
    return Refusal(
        "emubay.auction.can-pay-minimum",
        message("emubay-refusal-minimum-above-cash", company=label, minimum=least, money=cash),
    )


def hand_over(state: EmuBay, seat: int, company: int, price: int, log: Log) -> None:
    """The winner pays the company and gets the share; an independent also gets the money on its card."""
    pay(state, player_account(seat), company_account(company), price, "emubay.auction.pay-to-company", log)
    state.available[company] -= 1
    state.give_share(seat, company)
    if company >= CHARTERS:
        bond = certificate(company)
        money = BONDS[bond].amount
        pay(state, BANK, company_account(company), money, "emubay.auction.independent-cash", log)
        state.deferred |= 1 << bond
        state.sold += 1


class Bidding(EmuBayFrame, frozen=True, tag="bidding"):
    """One share under the hammer."""

    company: int
    first_bidder: int
    must_open: bool
    """The first bidder has to bid: so in the action, not in the initial auctions."""
    bidder: int
    high_bid: int = 0
    high_bidder: int = NOBODY
    passed: int = 0
    """The seats that have passed, as a bit mask."""

    def actor(self, state: EmuBay) -> int:
        return self.bidder

    def lowest(self, state: EmuBay) -> int:
        """The least that can be bid now."""
        return self.high_bid + 1 if self.high_bid else minimum_bid(state, self.company)

    def may_pass(self) -> bool:
        return self.high_bid > 0 or not self.must_open

    def choices(self, state: EmuBay) -> Choices:
        low, high = self.lowest(state), state.cash[player_account(self.bidder)]
        bids = (Range(_LOWEST_BID, "amount", low, high),) if low <= high else ()
        return Choices((PASS,) if self.may_pass() else (), bids)

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        if type(action) is Bid:
            return self.lowest(state) <= action.amount <= state.cash[player_account(self.bidder)]
        return type(action) is Pass and self.may_pass()

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        label = LABEL[self.company]
        least = minimum_bid(state, self.company)
        if type(action) is Pass:
            return Refusal(
                "emubay.auction.first-bidder",
                message("emubay-refusal-must-open", company=label, minimum=least),
            )
        if type(action) is not Bid:
            return Refusal(
                "emubay.auction.left",
                message("emubay-refusal-auction-on", company=label, independent=self.company >= CHARTERS),
            )
        cash = state.cash[player_account(self.bidder)]
        if action.amount > cash:
            return Refusal(
                "emubay.auction.pay-to-company",
                message("emubay-refusal-bid-above-cash", amount=action.amount, money=cash),
            )
        if not self.high_bid:
            if self.company >= CHARTERS:
                rule = "emubay.auction.minimum-independent"
            elif state.revenue[self.company] <= 0:
                rule = "emubay.auction.minimum-one"
            else:
                rule = "emubay.auction.minimum-bid"
            return Refusal(
                rule, message("emubay-refusal-bid-too-low", company=label, minimum=least, amount=action.amount)
            )
        return Refusal(
            "emubay.auction.left",
            message("emubay-refusal-bid-not-higher", amount=action.amount, bid=self.high_bid),
        )

    def not_your_turn(self, state: EmuBay, seat: int) -> Refusal:
        if type(seat) is int and 0 <= seat < state.players:
            if self.passed >> seat & 1:
                return Refusal("emubay.auction.pass-out", message("emubay-refusal-passed", company=LABEL[self.company]))
            return Refusal("emubay.auction.left", message("emubay-refusal-another-bids"))
        return super().not_your_turn(state, seat)

    def apply(self, state: EmuBay, action: EmuBayAction, log: Log) -> None:
        high_bid, high_bidder, passed = self.high_bid, self.high_bidder, self.passed
        if type(action) is Bid:
            high_bid, high_bidder = action.amount, self.bidder
            log.note("bid", "emubay.auction.left", self.bidder, amount=high_bid, company=self.company)
        else:
            passed |= 1 << self.bidder
            log.note("pass", "emubay.auction.pass-out", self.bidder, company=self.company)
        still_in = state.players - passed.bit_count()
        if still_in == 0:
            log.note("no_bid", "emubay.initial-auction.no-bid", self.first_bidder, company=self.company)
            self._sell(state, self.first_bidder, 0, log)
        elif still_in == 1 and high_bid:
            self._sell(state, high_bidder, high_bid, log)
        else:
            following = left_of(state, self.bidder)
            while passed >> following & 1:
                following = left_of(state, following)
            state.frames[-1] = Bidding(
                self.company, self.first_bidder, self.must_open, following, high_bid, high_bidder, passed
            )

    def _sell(self, state: EmuBay, winner: int, price: int, log: Log) -> None:
        hand_over(state, winner, self.company, price, log)
        log.note(
            "share_sold",
            "emubay.auction.gets-share",
            winner,
            company=self.company,
            price=price,
            money=BONDS[certificate(self.company)].amount if self.company >= CHARTERS else 0,
        )
        finish(state, winner, log)
