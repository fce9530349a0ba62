"""Buying Trains, the phases that they begin, and trains above the limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.errors import quoted
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.messages import Message, message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, Pass
from bradshaw.eighteen.rounds.frames import ProposingStep
from bradshaw.eighteen.trains import depot
from bradshaw.eighteen.trains.depot import BankSale, rust
from bradshaw.eighteen.trains.trading import TrainRequest, without
from bradshaw.games.g1860.actions import THE_BANK, AnswerOffer, BuyTrain, IsleAction, ReturnTrain
from bradshaw.games.g1860.components import ALL, COMPANIES, COMPANY, FISHBOURNE, NINE, SIX, TRADE_STEP, TRAIN, TRAINS
from bradshaw.games.g1860.rules.frames import CompanyFrame, IsleFrame
from bradshaw.games.g1860.state import IN_BANK, MINT, UNSOLD, Isle


def bank_price(kind: int) -> int:
    return TRAINS[kind].price


def must_buy(state: Isle, company: int) -> bool:
    """Whether the company has no train and can pay for one of the bank's."""
    if state.has_train(company):
        return False
    price, credits = bank_price(state.bank_trains()[0]), state.treasury(company)
    return credits > price if state.settings.train_duty_above_price else credits >= price


def take_from_bank(state: Isle, company: int, kind: int, log: Log) -> None:
    """Buy a train of the bank; the first of a kind from the offering begins a phase."""
    returned = kind in state.returned
    if returned:
        state.returned = without(state.returned, kind)
    elif TRAINS[kind].count is not None:
        state.depot[kind] -= 1
    price = "1860.trains.ipo-price"
    rules = BankSale(MINT, price, "1860.trains.excess-resale" if returned else price)
    depot.take_from_bank(state, company, kind, bank_price(kind), rules, log, train=TRAINS[kind].name, seller=THE_BANK)
    if not state.settings.solvent_before_buying:
        become_solvent(state, company, log)
    if not returned and kind > state.phase:
        begin_phase(state, kind, log)


def become_solvent(state: Isle, company: int, log: Log) -> None:
    """A company that has a train again is no longer insolvent."""
    if state.is_insolvent(company):
        state.insolvent &= ~(1 << company)
        log.note("solvent", "1860.insolvency.cleared", company=company, bought=True)


def begin_phase(state: Isle, phase: int, log: Log) -> None:
    """A new phase: old trains rust, and some phases bring more."""
    state.phase = phase
    limited = not state.settings.no_train_limit
    ending = state.bank_broken or state.top_reached
    log.note("phase", "1860.phases.trigger", phase=state.rules_of_phase.name, limited=limited, ending=ending)
    rust(state, state.has_rusted)
    state.returned = tuple(kind for kind in state.returned if not state.has_rusted(kind))
    for kind, train in enumerate(TRAINS):
        if state.rusted_by(kind) == phase:
            log.note("rust", "1860.phases.rust-at-once", train=train.name)
    if phase == SIX and state.owners[FISHBOURNE] == UNSOLD:
        state.owners[FISHBOURNE] = IN_BANK
        log.note("fishbourne", "1860.fishbourne.availability")
    if phase == NINE:
        state.southern = True
        log.note("southern_formed", "1860.southern.formed")


# Sellers


def can_sell_trains(state: Isle, company: int) -> bool:
    """Whether somebody could agree to sell a train of the company."""
    return state.is_led(company) and not state.is_closed(company)


def sellers(state: Isle, company: int) -> list[int]:
    """The companies that may sell a train to this one."""
    if state.british_rail:
        return []
    least = 2 if state.has_train(company) else 1
    return [
        other
        for other in range(ALL)
        if other != company and len(state.trains[other]) >= least and can_sell_trains(state, other)
    ]


class BuyTrains(ProposingStep[Isle, IsleAction], CompanyFrame, frozen=True, tag="buy_trains"):
    """The last step of a turn: trains from the bank or from other companies.

    An offer that was refused is (seller, kind, price).
    """

    # What can be bought

    def has_room(self, state: Isle) -> bool:
        """Whether the company may own one more train."""
        return len(state.trains[self.company]) < state.train_limit()

    def _bank(self, state: Isle) -> list[int]:
        if not self.has_room(state):
            return []
        credits = state.treasury(self.company)
        return [kind for kind in state.bank_trains() if bank_price(kind) <= credits]

    def offers(self, state: Isle) -> Iterator[tuple[int, int, int]]:
        """What other companies could sell: (seller, kind, lowest price)."""
        credits = state.treasury(self.company)
        if not self.has_room(state) or credits < TRADE_STEP or state.director[self.company] < 0:
            return
        for seller in sellers(state, self.company):
            for kind in sorted(set(state.trains[seller])):
                low = self._lowest(seller, kind)
                if low <= credits:
                    yield seller, kind, low

    def _lowest(self, seller: int, kind: int) -> int:
        """The lowest price worth offering: more than was refused."""
        refused = [price for other, train, price in self.refused if (other, train) == (seller, kind)]
        return max(refused, default=0) + TRADE_STEP

    def can_buy(self, state: Isle) -> bool:
        if state.director[self.company] < 0 and not must_buy(state, self.company):
            return False
        return bool(self._bank(state)) or next(self.offers(state), None) is not None

    def choices(self, state: Isle) -> Choices:
        actions: list[IsleAction] = [] if must_buy(state, self.company) else [PASS]
        actions += [BuyTrain(TRAINS[kind].name, THE_BANK, bank_price(kind)) for kind in self._bank(state)]
        credits = state.treasury(self.company)
        ranges = [
            Range(BuyTrain(TRAINS[kind].name, COMPANIES[seller].name, low), "price", low, credits, TRADE_STEP)
            for seller, kind, low in self.offers(state)
        ]
        return Choices(actions, ranges)

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        name = COMPANIES[self.company].name
        if type(action) is Pass:
            if must_buy(state, self.company):
                return refused("1860.insolvency.must-buy", "g1860-refusal-must-buy", company=name)
            return None
        if type(action) is not BuyTrain:
            return refused("1860.operating.steps", "g1860-refusal-trains-or-pass", company=name)
        kind = TRAIN.get(action.train)
        if kind is None:
            return refused(
                "1860.phases.train-roster", "eighteen-refusal-no-such-train", train=quoted(action.train[:20])
            )
        if not self.has_room(state):
            return refused("1860.phases.train-limits", "g1860-refusal-train-limit", company=name)
        if action.seller == THE_BANK:
            return self._refuse_bank(state, kind, action.price)
        return self._refuse_company(state, kind, action)

    def _refuse_bank(self, state: Isle, kind: int, price: int) -> Refusal | None:
        name, train = COMPANIES[self.company].name, TRAINS[kind]
        if kind not in state.bank_trains():
            return _not_on_sale(state, kind)
        if price != train.price:
            return refused("1860.trains.ipo-price", "g1860-refusal-bank-price", train=train.name, price=train.price)
        credits = state.treasury(self.company)
        if price > credits:
            return refused(
                "1860.trains.when", "g1860-refusal-company-costs-more", company=name, price=price, money=credits
            )
        return None

    def _refuse_company(self, state: Isle, kind: int, action: BuyTrain) -> Refusal | None:
        name = COMPANIES[self.company].name
        seller = COMPANY.get(action.seller)
        if seller is None or seller == self.company:
            return refused("1860.trains.when", "eighteen-refusal-train-sellers")
        if state.british_rail:
            return refused("1860.nationalisation.trains-from-bank", "g1860-refusal-british-rail-bank")
        if state.director[self.company] < 0 or not can_sell_trains(state, seller):
            return refused("1860.trains.inter-company-price", "g1860-refusal-two-directors")
        if kind not in state.trains[seller]:
            return refused(
                "1860.trains.inter-company-price",
                "eighteen-refusal-seller-lacks-train",
                company=action.seller,
                train=action.train,
            )
        if seller not in sellers(state, self.company):
            return refused("1860.trains.last-train", "g1860-refusal-last-train", seller=action.seller, company=name)
        if action.price < TRADE_STEP or action.price % TRADE_STEP:
            return refused("1860.trains.inter-company-price", "g1860-refusal-trade-step", step=TRADE_STEP)
        credits = state.treasury(self.company)
        if action.price > credits:
            return refused("1860.trains.when", "g1860-refusal-company-has-only", company=name, money=credits)
        lowest = self._lowest(seller, kind)
        if action.price < lowest:
            return refused(
                "1860.trains.inter-company-price",
                "g1860-refusal-offer-more",
                company=action.seller,
                refused=lowest - TRADE_STEP,
            )
        return None

    # What it does

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        company = self.company
        if type(action) is Pass:
            finish(state, None, log)
            return
        assert type(action) is BuyTrain
        kind = TRAIN[action.train]
        if action.seller == THE_BANK:
            take_from_bank(state, company, kind, log)
            return
        TrainOffer(company, COMPANY[action.seller], kind, action.price).begin(state, log)

    def ends_by_itself(self, state: Isle) -> bool:
        return not self.can_buy(state)


def _not_on_sale(state: Isle, kind: int) -> Refusal:
    """Why the bank does not sell a kind of train."""
    train = TRAINS[kind]
    if state.has_rusted(kind):
        return refused("1860.phases.rust-at-once", "g1860-refusal-rusted", train=train.name)
    if kind < state.next_train():
        return refused("1860.phases.train-roster", "g1860-refusal-none-left", train=train.name)
    return refused("1860.trains.ascending", "g1860-refusal-smaller-first", train=train.name)


class TrainOffer(TrainRequest[Isle, IsleAction], IsleFrame, frozen=True, tag="train_offer"):
    """The other director agrees to sell a train, or does not. Ends with the refused offer or None."""

    rule_of_turns: ClassVar[str] = "1860.trains.inter-company-price"
    rule_of_price: ClassVar[str] = rule_of_turns
    asked: ClassVar[str] = "offer"
    yes: ClassVar[Action] = AnswerOffer(True)
    no: ClassVar[Action] = AnswerOffer(False)

    kind: int
    price: int

    def question(self, state: Isle) -> Message:
        return message("g1860-refusal-answer-offer", company=COMPANIES[self.company].name, price=self.price)

    def needs_consent(self, state: Isle) -> bool:
        return not state.settings.trains_sold_unasked and super().needs_consent(state)

    def wanted(self) -> int:
        return self.kind

    def price_of(self, state: Isle) -> int:
        return self.price

    def told(self, state: Isle) -> dict[str, Any]:
        return {"company": self.company, "seller": self.seller, "train": TRAINS[self.kind].name, "price": self.price}

    def tell_trade(self, state: Isle, log: Log) -> None:
        facts = self.told(state) | {"seller": COMPANIES[self.seller].name}
        log.note("buy_train", self.rule_of_price, state.director[self.company], **facts)
        if not state.settings.solvent_before_buying:
            become_solvent(state, self.company, log)

    def decline(self, state: Isle, log: Log) -> tuple[int, int, int]:
        facts = self.told(state)
        del facts["company"]
        log.note("offer_refused", self.rule_of_turns, self.actor(state), **facts)
        return self.seller, self.kind, self.price


# Trains above the limit


class ReturnTrains(CompanyFrame, frozen=True, tag="return_trains"):
    """The director gives excess trains back before the turn begins."""

    def choices(self, state: Isle) -> Choices:
        kinds = sorted(set(state.trains[self.company]))
        return Choices([ReturnTrain(TRAINS[kind].name) for kind in kinds])

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        name = COMPANIES[self.company].name
        if type(action) is not ReturnTrain:
            return refused("1860.trains.excess-returned", "g1860-refusal-return-train", company=name)
        if TRAIN.get(action.train) not in state.trains[self.company]:
            return refused(
                "1860.trains.excess-returned",
                "eighteen-refusal-seller-lacks-train",
                company=name,
                train=quoted(action.train[:20]),
            )
        return None

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        assert type(action) is ReturnTrain
        return_train(state, self.company, TRAIN[action.train], log)
        if not over_limit(state, self.company):
            finish(state, None, log)


def over_limit(state: Isle, company: int) -> bool:
    return len(state.trains[company]) > state.train_limit()


def return_train(state: Isle, company: int, kind: int, log: Log) -> None:
    state.trains[company] = without(state.trains[company], kind)
    state.returned = (*state.returned, kind)
    log.note("return_train", "1860.trains.excess-returned", company=company, train=TRAINS[kind].name)
