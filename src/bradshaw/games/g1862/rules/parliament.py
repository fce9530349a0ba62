"""Parliament Rounds: charters are auctioned, and their winners start companies under obligation."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bradshaw.core.choices import Choices, Range
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import money
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare, Pass
from bradshaw.eighteen.rounds.auction import Raising
from bradshaw.eighteen.seats import left_of
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.shares.trading import start_company
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import Bid, CountiesAction, SetPar
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BID_STEP,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    EXTRA_SHARES,
    PARS,
)
from bradshaw.games.g1862.rules.flotation import float_if_due
from bradshaw.games.g1862.rules.frames import CountiesFrame, PlayerFrame, unknown_company
from bradshaw.games.g1862.rules.homes import refuse_home
from bradshaw.games.g1862.rules.shares import at_limit, receive_share
from bradshaw.games.g1862.state import Counties

CHEAPEST: int = DIRECTORS_SHARES * min(PARS)
"""What a bidder must have beyond the bid."""


def begin_parliament(state: Counties, number: int, log: Log) -> None:
    """The holder of the priority deal may open the first auction."""
    log.note("parliament", "1862.4.1-start-with-pd", state.priority, number=number)
    state.frames.append(Proposals(state.priority))


def refuse_start(state: Counties, company: int) -> Refusal | None:
    """Why nobody may start the company now, in Parliament or out of it, apart from its having been started."""
    name = COMPANIES[company].name
    if not state.is_in_play(company):
        return refused("1862.2.4.1-last-four-removed", "g1862-refusal-not-in-play", company=name)
    if state.offer[company] > state.phase:
        rule = "1862.3.2-after-first-b" if state.offer[company] == 1 else "1862.3.2-after-first-c"
        train = BANDS[state.offer[company]].name
        return refused(rule, "g1862-refusal-company-later", company=name, train=train)
    return refuse_home(state, company)


def refuse_proposal(state: Counties, company: int) -> Refusal | None:
    """Why the company cannot be proposed to Parliament."""
    if state.is_started(company):
        return refusals.started("1862.4.1-open-auction", COMPANIES[company].name)
    if state.lapsed >> company & 1 and not state.settings.lapsed_charters_proposed:
        return refused("1862.4.3-available-again", "g1862-refusal-failed-to-float", company=COMPANIES[company].name)
    return refuse_start(state, company)


def refuse_bidder(state: Counties, seat: int, amount: int) -> Refusal | None:
    """Why a player may not bid an amount at all."""
    if state.certificates(seat) >= state.limit:
        return at_limit("1862.4.1-certificate-limit", state, seat)
    money = state.money(seat)
    if money < CHEAPEST + amount:
        return refused(
            "1862.4.1-cash-minimum", "g1862-refusal-keep-for-certificate", amount=amount, cheapest=CHEAPEST, money=money
        )
    return None


def refuse_par() -> Refusal:
    """Why a chartered company may not have another par."""
    return refused("1862.4.2-choose-par", "g1862-refusal-par", pars=tuple(map(money, PARS)))


def _highest(state: Counties, seat: int) -> int:
    """The highest bid that the player can make."""
    return (state.money(seat) - CHEAPEST) // BID_STEP * BID_STEP


class Proposals(PlayerFrame, frozen=True, tag="proposals"):
    """A player may open an auction. Carries what the round must remember."""

    rule_of_turns: ClassVar[str] = "1862.4.1-start-with-pd"

    player: int
    passed: int = 0
    """How many players in a row have declined."""
    winners: int = 0
    """The set of players who have won a charter in this round."""

    def proposable(self, state: Counties) -> list[int]:
        """The companies that the player may propose."""
        if self.winners >> self.player & 1 or refuse_bidder(state, self.player, 0) is not None:
            return []
        return [company for company in range(ALL) if refuse_proposal(state, company) is None]

    def _why_not(self, state: Counties) -> str:
        """The rule by which the player can propose nothing."""
        if self.winners >> self.player & 1:
            return "1862.4.1-charter-holder-may-not-open"
        refusal = refuse_bidder(state, self.player, 0)
        return "1862.4.1-open-auction" if refusal is None else refusal.rule

    def choices(self, state: Counties) -> Choices:
        high = _highest(state, self.player)
        return Choices(
            [PASS],
            [Range(Bid(COMPANIES[company].name, 0), "amount", 0, high, BID_STEP) for company in self.proposable(state)],
        )

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Bid:
            return refused("1862.4.1-open-auction", "g1862-refusal-propose-or-pass")
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        if self.winners >> self.player & 1:
            return refused("1862.4.1-charter-holder-may-not-open", "g1862-refusal-charter-won")
        refusal = refuse_proposal(state, company)
        if refusal is not None:
            return refusal
        if action.amount < 0 or action.amount % BID_STEP:
            return refused(
                "1862.4.1-first-bid", "g1862-refusal-first-bid", least=0, step=BID_STEP, amount=action.amount
            )
        return refuse_bidder(state, self.player, action.amount)

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        if type(action) is Bid:
            log.note(
                "open_auction",
                "1862.4.1-open-auction",
                self.player,
                company=COMPANY[action.company],
                amount=action.amount,
            )
            everybody = (1 << state.players) - 1
            state.frames.append(Auction(COMPANY[action.company], self.player, action.amount, self.player, everybody))
        else:
            log.note("decline", "1862.4.1-open-auction", self.player)
            self._decline(state, log)

    def _decline(self, state: Counties, log: Log) -> None:
        if self.passed + 1 == state.players:
            finish(state, None, log)
        else:
            state.frames[-1] = msgspec.structs.replace(self, player=left_of(state, self.player), passed=self.passed + 1)

    def settle(self, state: Counties, log: Log) -> bool:
        if self.proposable(state):
            return False
        log.note("cannot_propose", self._why_not(state), self.player)
        self._decline(state, log)
        return True

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """A charter was won: the player to the left of the winner goes on."""
        winner = int(result)
        state.frames[-1] = Proposals(left_of(state, winner), 0, self.winners | 1 << winner)


class Auction(Raising[Counties, CountiesAction], CountiesFrame, frozen=True, tag="auction"):
    """The auction of one charter. Ends with the seat of its winner, when the company has been started."""

    rule_of_turns: ClassVar[str] = "1862.4.1-raise"
    step: ClassVar[int] = BID_STEP

    company: int
    bidder: int
    """Who has bid most."""
    amount: int
    last: int
    """Who has decided last."""
    bidding: int
    """The set of players who have not passed."""

    def actor(self, state: Counties) -> int:
        return self.after(state, self.last)

    def is_out(self, seat: int) -> bool:
        return not self.bidding >> seat & 1

    def bounds(self, state: Counties) -> tuple[int, int]:
        return self.amount + BID_STEP, _highest(state, self.actor(state))

    def offer(self, amount: int) -> Bid:
        return Bid(COMPANIES[self.company].name, amount)

    def refuse_bid(self, state: Counties, action: CountiesAction) -> Refusal | None:
        name = COMPANIES[self.company].name
        if type(action) is not Bid or action.company != name:
            return refused("1862.4.1-raise", "g1862-refusal-raise-or-pass", company=name)
        if action.amount <= self.amount:
            return refused("1862.4.1-raise", "g1862-refusal-bid-too-low", amount=action.amount, bid=self.amount)
        if action.amount % BID_STEP:
            return refused("1862.4.1-raise", "g1862-refusal-bid-step", amount=action.amount, step=BID_STEP)
        return refuse_bidder(state, self.actor(state), action.amount)

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        seat = self.actor(state)
        if type(action) is Bid:
            log.note("bid", "1862.4.1-raise", seat, company=self.company, amount=action.amount)
            state.frames[-1] = msgspec.structs.replace(self, bidder=seat, amount=action.amount, last=seat)
        else:
            log.note("pass_bid", "1862.4.1-pass-is-final", seat, company=self.company)
            self._drop(state, seat)

    def _drop(self, state: Counties, seat: int) -> None:
        state.frames[-1] = msgspec.structs.replace(self, bidding=self.bidding & ~(1 << seat), last=seat)

    def settle(self, state: Counties, log: Log) -> bool:
        if self.bidding == 1 << self.bidder:
            self._win(state, log)
            return True
        seat = self.actor(state)
        refusal = refuse_bidder(state, seat, self.amount + BID_STEP)
        if refusal is None:
            return False
        log.note("cannot_bid", refusal.rule, seat, company=self.company)
        self._drop(state, seat)
        return True

    def _win(self, state: Counties, log: Log) -> None:
        pay(state, player_account(self.bidder), BANK, self.amount, "1862.4.2-pay-bid", log)
        log.note("win_charter", "1862.4.1-auction-won", self.bidder, company=self.company, amount=self.amount)
        state.frames[-1] = CharterPar(self.company, self.bidder)


class CharterPar(PlayerFrame, frozen=True, tag="charter_par"):
    """The winner of a charter sets the par price."""

    rule_of_turns: ClassVar[str] = "1862.4.2-must-start"

    company: int
    player: int

    def choices(self, state: Counties) -> Choices:
        return Choices([SetPar(par) for par in PARS if DIRECTORS_SHARES * par <= state.money(self.player)])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is not SetPar:
            return refused("1862.4.2-must-start", "g1862-refusal-set-par", company=COMPANIES[self.company].name)
        if action.par not in PARS:
            return refuse_par()
        price, cash = DIRECTORS_SHARES * action.par, state.money(self.player)
        if price > cash:
            return refused("1862.4.2-par-affordable", "g1862-refusal-certificate-costs-more", price=price, money=cash)
        return None

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is SetPar
        company, seat = self.company, self.player
        price = DIRECTORS_SHARES * action.par
        pay(state, player_account(seat), BANK, price, "1862.4.2-buy-director-certificate", log)
        start_company(state, seat, company, action.par)
        state.chartered |= 1 << company
        state.obliged[company] = seat
        if state.settings.marker_from_par:
            state.markers.put(company, CHART.place(action.par))
        log.note("charter_par", "1862.4.2-choose-par", seat, company=company, par=action.par, price=price)
        state.frames[-1] = CharterShares(company, seat)


class CharterShares(PlayerFrame, frozen=True, tag="charter_shares"):
    """The winner of a charter may buy two more shares."""

    rule_of_turns: ClassVar[str] = "1862.4.2-two-more-shares"

    company: int
    player: int
    bought: int = 0

    def choices(self, state: Counties) -> Choices:
        share = BuyShare(COMPANIES[self.company].name, OFFERING)
        return Choices([PASS] if self._at_limit(state) else [PASS, share])

    def _at_limit(self, state: Counties) -> bool:
        return state.certificates(self.player) >= state.limit

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is Pass:
            return None
        name = COMPANIES[self.company].name
        if type(action) is not BuyShare or action.company != name or action.source != OFFERING:
            return refused("1862.4.2-two-more-shares", "g1862-refusal-extra-shares", company=name)
        if self._at_limit(state):
            return at_limit("1862.6.5.2-limit-blocks-buying", state, self.player)
        return None

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        company, seat = self.company, self.player
        if type(action) is Pass:
            finish(state, seat, log)
            return
        price = state.par[company]
        pay(state, player_account(seat), BANK, price, "1862.4.2-two-more-shares", log)
        state.ipo[company] -= 1
        log.note("buy_share", "1862.4.2-two-more-shares", seat, company=company, source=OFFERING, price=price)
        receive_share(state, seat, company, log)
        state.frames[-1] = msgspec.structs.replace(self, bought=self.bought + 1)
        float_if_due(state, company, log)

    def settle(self, state: Counties, log: Log) -> bool:
        can_pay = self.bought < EXTRA_SHARES and state.money(self.player) >= state.par[self.company]
        if can_pay and (state.settings.asked_without_choice or not self._at_limit(state)):
            return False
        finish(state, self.player, log)
        return True
