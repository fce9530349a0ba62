"""Purchasing Trains, Train Warranties, and Forced Train Purchases."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.errors import quoted
from bradshaw.core.frame import advance, finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import SILENCE, Log
from bradshaw.core.messages import Message, message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, Pass
from bradshaw.eighteen.rounds.frames import ProposingStep
from bradshaw.eighteen.shares.prices import lower_price
from bradshaw.eighteen.trains import depot, trading
from bradshaw.eighteen.trains.depot import BankSale
from bradshaw.games.g1862.actions import (
    Answer,
    BuyTrain,
    CountiesAction,
    DeclareBankrupt,
    Refinance,
    SellOwnShares,
    TradeTrain,
    WayOut,
)
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    CAPITAL,
    CHART,
    COMPANIES,
    COMPANY,
    KIND,
    KINDS,
    MOST_WARRANTIES,
    RECEIVERS_CHOICE,
    WARRANTY_COST,
)
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.frames import CompanyFrame, CountiesFrame, unknown_company
from bradshaw.games.g1862.rules.phases import begin_phase
from bradshaw.games.g1862.rules.redeeming import can_redeem
from bradshaw.games.g1862.rules.refinancing import begin_refinancing
from bradshaw.games.g1862.rules.shares import FALL, is_asked
from bradshaw.games.g1862.settings import KINDS_IN_PLAY
from bradshaw.games.g1862.state import Counties, Train

MOST_OF_A_KIND = 3
"""How many trains of a kind a company in receivership has in the end, by a house rule."""

# What trains cost and how many there may be

_VARIANT_RULES = {
    KINDS_IN_PLAY["simple express"]: "1862.11.1-simple-express",
    KINDS_IN_PLAY["simple freight"]: "1862.11.1-simple-freight",
    KINDS_IN_PLAY["advanced freight"]: "1862.11.1-advanced-freight",
    KINDS_IN_PLAY["advanced express"]: "1862.11.1-advanced-express",
}
"""The rule that leaves kinds of trains out, by those that remain."""

SIMPLE_LIMITS = {4: "1862.11.1-simple-limit-a-d", 3: "1862.11.1-simple-limit-e-f", 2: "1862.11.1-simple-limit-g-h"}
"""The rule for each number of trains that a company may have in the simple games."""


def bank_price(state: Counties) -> int:
    """The price of the bank's next train."""
    return BANDS[state.next_train()].price


def trade_price(state: Counties, train: Train) -> int:
    """What a train costs between companies: half once a later band has been sold."""
    price = BANDS[train.band].price
    return price // 2 if train.band < state.phase else price


def refuse_number(state: Counties, company: int, kind: int) -> Refusal | None:
    """Why the company has too many trains to buy one of a kind."""
    trains, phase, name = state.trains[company], state.rules_of_phase, COMPANIES[company].name
    if state.settings.simple:
        if len(trains) >= phase.simple:
            return refused(
                SIMPLE_LIMITS[phase.simple],
                "g1862-refusal-train-limit",
                company=name,
                count=len(trains),
                limit=phase.simple,
            )
        return None
    if phase.in_all is not None:
        if len(trains) >= phase.in_all:
            return refused(
                "1862.7.9-limit-g-h",
                "g1862-refusal-train-limit",
                company=name,
                count=len(trains),
                limit=phase.in_all,
            )
        return None
    count = sum(train.kind == kind for train in trains)
    assert phase.of_each is not None
    if count >= phase.of_each:
        rule = "1862.7.9-limit-a-d" if phase.of_each == 3 else "1862.7.9-limit-e-f"
        return refused(
            rule, "g1862-refusal-kind-limit", company=name, count=count, kind=KINDS[kind], limit=phase.of_each
        )
    return None


def open_kinds(state: Counties, company: int) -> list[int]:
    """The kinds of trains of which the company may buy one more."""
    return [kind for kind in state.settings.kinds if refuse_number(state, company, kind) is None]


# Buying


def take_from_bank(state: Counties, company: int, kind: int, warranties: int, log: Log) -> None:
    """Buy the bank's next train with extra warranties; the first of a band begins a phase."""
    band = state.next_train()
    price = BANDS[band].price + WARRANTY_COST * warranties
    train = Train(band, state.sold[band], kind, BANDS[band].free_warranties + warranties)
    state.sold[band] += 1
    facts = {"train": train.name, "id": train.id, "warranties": train.warranties}
    depot.take_from_bank(state, company, train, price, _BANK_SALE, log, **facts)
    if band > state.phase:
        begin_phase(state, band, log)


_BANK_SALE: Final = BankSale(BANK, price="1862.7.9-band-price", sale="1862.7.9-band-price")


def buy_in_receivership(state: Counties, company: int, log: Log) -> None:
    """A company without a director buys one train of the bank if it can; without any it goes bankrupt."""
    if state.settings.receivers_limited_by_kind and state.rules_of_phase.of_each is None:
        owned = [train.kind for train in state.trains[company]]
        kinds = [kind for kind in state.settings.kinds if owned.count(kind) < MOST_OF_A_KIND]
    else:
        kinds = open_kinds(state, company)
    allowed = state.permits[company]
    kind = next((kind for kind in RECEIVERS_CHOICE if kind in kinds and kind in allowed), None)
    if kind is not None and state.treasury(company) >= bank_price(state):
        take_from_bank(state, company, kind, 0, log)
    elif not state.has_train(company):
        go_bankrupt(state, company, "1862.7.3-bankrupt-without-train", log)


# Raising money


def shares_needed(state: Counties, company: int) -> int | None:
    """The fewest of its own shares that the company must sell to afford the bank's train; None if all do not do."""
    price, missing = state.price(company), bank_price(state) - state.treasury(company)
    if not price:
        return None
    count = -(-missing // price)
    return count if 0 < count <= state.own[company] else None


def place_after_own_sale(state: Counties, company: int, count: int) -> int:
    """Where the marker stands when the company has sold so many of its own shares."""
    place = state.markers.places[company]
    falls = not state.is_lner() or state.settings.company_sales_fall_after_lner
    return CHART.moved(place, -count) if falls else place


def can_refinance(state: Counties, company: int) -> bool:
    """Whether ten times par would pay for the bank's train."""
    return state.treasury(company) + CAPITAL * state.par[company] >= bank_price(state)


class BuyTrains(ProposingStep[Counties, CountiesAction], CompanyFrame, frozen=True, tag="buy_trains"):
    """Trains from the bank or from other companies. A company without one has to get one, or fails.

    Ends with whether no share may be redeemed afterwards. A train that was refused is known by its id.
    """

    raised: bool = False
    """Whether money has been raised for a train of the bank, which is bought next."""
    lapsed: bool = False
    """Whether no share may be redeemed any more in this turn."""

    # What can be bought

    def purchases(self, state: Counties) -> list[CountiesAction]:
        """Every train of the bank that the company could buy, with any number of warranties."""
        company = self.company
        band, treasury = BANDS[state.next_train()], state.treasury(company)
        most = 0 if state.settings.new_players else MOST_WARRANTIES - band.free_warranties
        return [
            BuyTrain(KINDS[kind], warranties)
            for kind in open_kinds(state, company)
            for warranties in range(most + 1)
            if band.price + WARRANTY_COST * warranties <= treasury
        ]

    def trades(self, state: Counties) -> list[CountiesAction]:
        """Every train of another company that it could buy, or ask for."""
        if self.raised or state.is_lner():
            return []
        company = self.company
        treasury, kinds = state.treasury(company), open_kinds(state, company)
        return [
            TradeTrain(train.id, COMPANIES[seller].name)
            for seller in range(ALL)
            if seller != company and state.is_led(seller)
            for train in state.trains[seller]
            if train.kind in kinds and train.id not in self.refused and trade_price(state, train) <= treasury
        ]

    def ghosts(self, state: Counties) -> list[Train]:
        """Trains of bankrupt companies for which the public site asks, though nobody can buy them."""
        if self.raised or state.is_lner():
            return []
        treasury, kinds = state.treasury(self.company), open_kinds(state, self.company)
        return [
            train
            for owner, train in state.site.ghosts
            if owner != self.company
            and not state.in_receivership(owner)
            and train.kind in kinds
            and trade_price(state, train) <= treasury
        ]

    def _surely_buyable(self, state: Counties) -> bool:
        """Whether a train can be had without asking another director."""
        director = state.director[self.company]
        return any(
            state.director[COMPANY[one.company]] == director
            for one in self.trades(state)
            if isinstance(one, TradeTrain)
        )

    def ways_out(self, state: Counties) -> list[CountiesAction]:
        """How a company that must have a train and cannot pay for it goes on."""
        company = self.company
        spent = self.raised and not state.settings.refinancing_spends_freely
        if state.has_train(company) or spent or state.treasury(company) >= bank_price(state):
            return []
        if self._surely_buyable(state) and not state.settings.money_raised_before_trade:
            return []
        ways: list[CountiesAction] = []
        if shares_needed(state, company) is not None:
            ways.append(SellOwnShares())
        if can_refinance(state, company):
            ways.append(Refinance())
        return ways or [DeclareBankrupt()]

    def choices(self, state: Counties) -> Choices:
        actions = self.purchases(state) + self.trades(state) + self.ways_out(state)
        return Choices([PASS, *actions] if state.has_train(self.company) else actions)

    # What may not be done

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        company, name = self.company, COMPANIES[self.company].name
        match action:
            case Pass():
                if state.has_train(company):
                    return None
                return refused("1862.7.11-must-own-train", "g1862-refusal-must-have-train", company=name)
            case BuyTrain():
                return self._refuse_bank(state, action)
            case TradeTrain():
                return self._refuse_trade(state, action)
            case SellOwnShares() | Refinance() | DeclareBankrupt():
                return self._refuse_way_out(state, action)
        return refused("1862.7.1-turn-steps", "g1862-refusal-trains-now", company=name)

    def _refuse_bank(self, state: Counties, action: BuyTrain) -> Refusal | None:
        company, name = self.company, COMPANIES[self.company].name
        kind = KIND.get(action.kind)
        if kind is None or kind not in state.settings.kinds:
            rule = "1862.2.2-card-three-types" if kind is None else _VARIANT_RULES[state.settings.kinds]
            return refused(
                rule,
                "g1862-refusal-no-such-kind",
                kind=quoted(action.kind[:20]),
                kinds=tuple(message("g1862-trains", kind=KINDS[one]) for one in state.settings.kinds),
            )
        refusal = refuse_number(state, company, kind)
        if refusal is not None:
            return refusal
        band = BANDS[state.next_train()]
        if action.warranties and state.settings.new_players:
            return refused("1862.11.3-no-bought-warranties", "g1862-refusal-new-players-warranties")
        if action.warranties < 0:
            return refused("1862.7.10-buy-with-train", "g1862-refusal-negative-warranties")
        if action.warranties > MOST_WARRANTIES - band.free_warranties:
            return refused(
                "1862.7.10-max-three",
                "g1862-refusal-most-warranties",
                train=band.name,
                limit=MOST_WARRANTIES,
                free=band.free_warranties,
            )
        price, treasury = band.price + WARRANTY_COST * action.warranties, state.treasury(company)
        if price > treasury:
            rule = "1862.7.10-cost" if action.warranties else "1862.7.9-band-price"
            return refused(rule, "g1862-refusal-company-costs-more", company=name, price=price, money=treasury)
        return None

    def _refuse_trade(self, state: Counties, action: TradeTrain) -> Refusal | None:
        company, name = self.company, COMPANIES[self.company].name
        seller = COMPANY.get(action.company)
        if seller is None:
            return unknown_company(state, action.company)
        if state.is_lner():
            return refused("1862.10.3-trains-bank-only", "g1862-refusal-lner-bank-only")
        if self.raised:
            return refused("1862.7.11-must-buy-from-bank", "g1862-refusal-raised-for-bank", company=name)
        if not state.is_floated(seller):
            return refused("1862.7.9-sources", "g1862-refusal-seller-not-floated", company=action.company)
        if state.in_receivership(seller):
            return refused("1862.8.0-no-train-sale", "g1862-refusal-seller-in-receivership", company=action.company)
        train = next((one for one in state.trains[seller] if one.id == action.train), None)
        if seller == company or train is None:
            return refused("1862.7.9-sources", "g1862-refusal-no-such-train", company=name, seller=action.company)
        refusal = refuse_number(state, company, train.kind)
        if refusal is not None:
            return refusal
        if action.train in self.refused:
            return refused(
                "1862.7.9-sources",
                "g1862-refusal-sale-refused",
                company=name,
                seller=action.company,
                train=train.name,
            )
        price, treasury = trade_price(state, train), state.treasury(company)
        if price > treasury:
            return refused(
                "1862.7.9-fixed-price", "g1862-refusal-company-costs-more", company=name, price=price, money=treasury
            )
        return None

    def _refuse_way_out(self, state: Counties, action: WayOut) -> Refusal | None:
        company, name = self.company, COMPANIES[self.company].name
        if action in self.ways_out(state):
            return None
        if state.has_train(company):
            return refused("1862.7.11-when-forced", "g1862-refusal-has-train", company=name)
        if self.raised:
            return refused("1862.7.11-not-combined", "g1862-refusal-already-raised", company=name)
        if state.treasury(company) >= bank_price(state):
            return refused("1862.7.11-when-forced", "g1862-refusal-can-pay", company=name)
        if not self.ways_out(state):
            return refused("1862.7.11-when-forced", "g1862-refusal-can-trade", company=name)
        if type(action) is SellOwnShares:
            return refused("1862.7.11.1-not-if-insufficient", "g1862-refusal-own-shares-bring-too-little", company=name)
        if type(action) is Refinance:
            return refused(
                "1862.7.11.2-still-short-bankrupt", "g1862-refusal-refinancing-brings-too-little", company=name
            )
        return refused("1862.7.11-options", "g1862-refusal-can-raise", company=name)

    # What it does

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        company = self.company
        match action:
            case Pass():
                finish(state, self.lapsed, log)
            case BuyTrain():
                take_from_bank(state, company, KIND[action.kind], action.warranties, log)
                self.replace(state, raised=False)
            case TradeTrain():
                seller = COMPANY[action.company]
                train = next(one for one in state.trains[seller] if one.id == action.train)
                TrainRequest(company, seller, train).begin(state, log)
            case SellOwnShares():
                self.replace(state, raised=True)
                self._sell_own(state, log)
            case Refinance():
                self.replace(state, raised=True)
                log.note("refinance", "1862.7.11.2-must-refinance", self.actor(state), company=company)
                spare = state.treasury(company) + CAPITAL * state.par[company] - bank_price(state)
                begin_refinancing(state, company, None if state.settings.refinancing_spends_freely else spare, log)
            case DeclareBankrupt():
                self._fail(state, log)

    def _sell_own(self, state: Counties, log: Log) -> None:
        company = self.company
        count = shares_needed(state, company)
        assert count is not None
        each = state.price(company)
        pay(state, BANK, state.account(company), each * count, "1862.7.11.1-full-price", log)
        state.own[company] -= count
        state.pool[company] += count
        log.note(
            "sell_own_shares",
            "1862.7.11.1-sell-treasury-shares",
            state.director[company],
            company=company,
            count=count,
            each=each,
        )
        lower_price(state, company, place_after_own_sale(state, company, count), FALL, log)
        notice_empty_bank(state, log)
        if state.is_ruined(company):
            self._fail(state, log, "1862.7.12-bottom-price")

    def _fail(self, state: Counties, log: Log, rule: str = "1862.7.12-no-train") -> None:
        go_bankrupt(state, self.company, rule, log)
        finish(state, None, log)

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """A request was answered, or the shares of a refinanced company have been merged."""
        super().resume(state, result, log)
        if self.raised:
            company = self.company
            amount = CAPITAL * state.par[company]
            pay(state, BANK, state.account(company), amount, "1862.7.11.2-refinance-amount", log)
            log.note("refinanced", "1862.7.11.2-refinance-amount", company=company, amount=amount)
            notice_empty_bank(state, log)

    def settle(self, state: Counties, log: Log) -> bool:
        company = self.company
        if self.raised and state.in_receivership(company):
            # Refinancing has cost the company its director.
            buy_in_receivership(state, company, log)
            finish(state, None, log)
            return True
        actions = self.choices(state).actions
        if len(actions) == 1 and not isinstance(actions[0], BuyTrain | TradeTrain) and not self.ghosts(state):
            if state.settings.redemption_lapses and not state.has_train(company):
                self.replace(state, lapsed=self._redemption_lapses(state, actions[0]))
            state.frames[-1].apply(state, actions[0], log)
            return True
        return False

    def _redemption_lapses(self, state: Counties, action: Action) -> bool:
        """Whether the company could redeem no share at the first question after it has begun to raise money."""
        trial = state.copy()
        advance(trial, action, SILENCE)
        return not can_redeem(trial, self.company)


class TrainRequest(trading.TrainRequest[Counties, CountiesAction], CountiesFrame, frozen=True, tag="train_request"):
    """The other director sells a train, or does not. Ends with the id of a train that was refused, or None."""

    rule_of_turns: ClassVar[str] = "1862.7.9-sources"
    rule_of_price: ClassVar[str] = "1862.7.9-fixed-price"
    asked: ClassVar[str] = "ask_train"
    yes: ClassVar[Action] = Answer(True)
    no: ClassVar[Action] = Answer(False)

    train: Train

    def question(self, state: Counties) -> Message:
        company = COMPANIES[self.company].name
        return message("g1862-refusal-answer-request", company=company, train=self.train.name)

    def needs_consent(self, state: Counties) -> bool:
        return is_asked(state, self.company, self.seller)

    def wanted(self) -> Train:
        return self.train

    def price_of(self, state: Counties) -> int:
        return trade_price(state, self.train)

    def told(self, state: Counties) -> dict[str, Any]:
        price = self.price_of(state)
        return {"company": self.company, "seller": self.seller, "train": self.train.name, "price": price}

    def tell_trade(self, state: Counties, log: Log) -> None:
        facts = self.told(state) | {"id": self.train.id}
        log.note("trade_train", self.rule_of_turns, state.director[self.company], **facts)

    def decline(self, state: Counties, log: Log) -> str:
        log.note("train_refused", self.rule_of_turns, self.actor(state), **self.told(state))
        return self.train.id
