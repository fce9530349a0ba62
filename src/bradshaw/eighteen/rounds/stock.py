"""A player's turn in a stock round: sales, then at most one purchase, or a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, Pass, SellShares
from bradshaw.eighteen.rounds.frames import PlayerFrame
from bradshaw.eighteen.seats import left_of
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.state import AnyState, player_account

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


class StockRules(NamedTuple):
    """The ids of a game's rules about a turn in a stock round."""

    turn: str
    passing: str
    one_purchase: str
    above_limit: str
    at_limit: str
    any_number: str
    one_block: str
    no_rebuy: str
    sources: str
    none_offered: str
    none_in_pool: str
    certificate_in_pool: str
    prices: dict[str, str]
    """For each source the rule that sets its price."""


class StockTurn(PlayerFrame[S, A], Generic[S, A], frozen=True):
    """Carries what the round must remember. The round ends with the seat of its last trader."""

    rules: ClassVar[StockRules]
    starts: ClassVar[type[Action]]
    """The action by which a company is started; it names the company."""
    sources: ClassVar[tuple[str, ...]] = (OFFERING, BANK_POOL)
    """Where shares are bought."""

    player: int
    sold: tuple[int, ...]
    """For each seat the set of companies that it has sold in this round."""

    if TYPE_CHECKING:
        # Fields of the game's own frame, whose order belongs to its records.
        @property
        def passed(self) -> int:
            """The set of seats that passed when they last had a turn."""

        @property
        def trader(self) -> int:
            """Who traded last in this round."""

    # What a game says

    def has_bought(self) -> bool:
        """Whether the purchase of this turn is made."""
        raise NotImplementedError

    def has_acted(self) -> bool:
        """Whether the turn is no pass."""
        raise NotImplementedError

    def must_sell_first(self, state: S) -> bool:
        """Whether the player has more certificates than the limit and must sell."""
        raise NotImplementedError

    def limit(self, state: S) -> int:
        """The most certificates that a player may hold."""
        raise NotImplementedError

    def may_sell(self, state: S, company: int) -> bool:
        """Whether a company's shares may be sold now; they are sold in one block."""
        raise NotImplementedError

    def can_part_with(self, state: S, company: int, count: int) -> bool:
        """Whether the player can sell just so many shares, of at least as many, in one block."""
        raise NotImplementedError

    def refuse_block(self, state: S, company: int, count: int) -> Refusal:
        """Why they cannot be sold."""
        raise NotImplementedError

    def refuse_start(self, state: S, company: int) -> Refusal | None:
        """Why nobody may start a company now."""
        raise NotImplementedError

    def refuse_start_by(self, state: S, company: int, action: A) -> Refusal | None:
        """Why the player may not start a company in this way."""
        raise NotImplementedError

    def refuse_other(self, state: S, action: A) -> Refusal | None:
        """Why something that only this game has may not be done."""
        raise NotImplementedError

    def unknown_company(self, state: S, name: str) -> Refusal:
        raise NotImplementedError

    def number_of(self, name: str) -> int | None:
        """The company of a name."""
        raise NotImplementedError

    def others(self, state: S) -> list[Action]:
        """What else the player may do, in this game only."""
        return []

    def start(self, state: S, company: int, action: A, log: Log) -> None:
        """Start a company."""
        raise NotImplementedError

    def sell(self, state: S, company: int, count: int, log: Log) -> None:
        """Sell a block of shares."""
        raise NotImplementedError

    def receive(self, state: S, company: int, log: Log) -> None:
        """A share has been paid: give it to the player, with what follows from it."""
        raise NotImplementedError

    def do_other(self, state: S, action: A, log: Log) -> None:
        """Do what only this game has."""
        raise NotImplementedError

    def next_turn(self, state: S, seat: int, passed: int) -> StockTurn[S, A]:
        """The turn of the next player."""
        raise NotImplementedError

    # What can be done

    def choices(self, state: S) -> Choices:
        must_sell = self.must_sell_first(state)
        actions: list[Action] = [] if must_sell else [PASS]
        if not self.has_bought():
            actions += self.sales(state)
            if not must_sell:
                actions += self.purchases(state)
        return Choices([*actions, *self.others(state)])

    def sales(self, state: S) -> list[Action]:
        """Everything that the player could sell now."""
        return [
            SellShares(state.companies[company], count)
            for company, shares in enumerate(state.held[self.player :: state.most_players])
            if shares and self.may_sell(state, company)
            for count in range(1, shares + 1)
            if self.can_part_with(state, company, count)
        ]

    def purchases(self, state: S) -> list[Action]:
        """Everything that the player could buy now."""
        if state.certificates(self.player) >= self.limit(state):
            return []
        actions: list[Action] = []
        for company in range(len(state.companies)):
            if not self.sold[self.player] >> company & 1:
                started = state.is_started(company)
                actions += self.shares_for(state, company) if started else self.starts_for(state, company)
        return actions

    def shares_for(self, state: S, company: int) -> list[Action]:
        """The shares of a company that the player could buy."""
        money = state.money(self.player)
        return [
            BuyShare(state.companies[company], source)
            for source in self.sources
            if self.has_share(state, company, source) and self.price(state, company, source) <= money
        ]

    def starts_for(self, state: S, company: int) -> list[Action]:
        """The ways in which the player could start a company."""
        raise NotImplementedError

    def price(self, state: S, company: int, source: str) -> int:
        """What a share costs."""
        return state.par[company] if source == OFFERING else state.price(company)

    # What may not be done

    def refuse(self, state: S, action: A) -> Refusal | None:
        if type(action) is Pass:
            return self.excess(state) if self.must_sell_first(state) else None
        if isinstance(action, SellShares):
            return self._refuse_sale(state, action)
        if isinstance(action, BuyShare):
            return self._refuse_purchase(state, action)
        if type(action) is self.starts:
            return self._refuse_start(state, action)
        return self.refuse_other(state, action)

    def excess(self, state: S) -> Refusal:
        """Why the player may do nothing but sell."""
        return refused(
            self.rules.above_limit,
            "eighteen-refusal-above-limit",
            held=state.certificates(self.player),
            limit=self.limit(state),
        )

    def _refuse_sale(self, state: S, action: SellShares) -> Refusal | None:
        company = self.number_of(action.company)
        if company is None:
            return self.unknown_company(state, action.company)
        if self.has_bought():
            return refused(self.rules.turn, "eighteen-refusal-no-sale-after-purchase")
        if not self.may_sell(state, company):
            return refused(self.rules.one_block, "eighteen-refusal-sold-in-turn", company=action.company)
        shares = state.shares(self.player, company)
        if not 1 <= action.count <= shares:
            return refusals.holds(self.rules.any_number, shares, action.company)
        if not self.can_part_with(state, company, action.count):
            return self.refuse_block(state, company, action.count)
        return None

    def refuse_buyer(self, state: S) -> Refusal | None:
        """Why the player may not buy anything in this turn."""
        if self.has_bought():
            return refused(self.rules.one_purchase, "eighteen-refusal-one-purchase")
        return self.excess(state) if self.must_sell_first(state) else None

    def refuse_company(self, state: S, name: str) -> int | Refusal:
        """The number of a company, or why the player may not invest in it."""
        refusal = self.refuse_buyer(state)
        if refusal is not None:
            return refusal
        company = self.number_of(name)
        if company is None:
            return self.unknown_company(state, name)
        if self.sold[self.player] >> company & 1:
            return refused(self.rules.no_rebuy, "eighteen-refusal-sold-in-round", company=name)
        return company

    def _refuse_start(self, state: S, action: Any) -> Refusal | None:
        company = self.refuse_company(state, action.company)
        return company if isinstance(company, Refusal) else self.refuse_start_by(state, company, action)

    def _refuse_purchase(self, state: S, action: BuyShare) -> Refusal | None:
        company = self.refuse_company(state, action.company)
        if isinstance(company, Refusal):
            return company
        if action.source not in self.sources:
            return refused(self.rules.sources, "eighteen-refusal-sources", charter=len(self.sources) > 2)
        if not state.is_started(company):
            return self.refuse_start(state, company) or self.certificate_first(state, company)
        if not self.has_share(state, company, action.source):
            return self.none_left(state, company, action.source)
        return self.refuse_price(state, self.price(state, company, action.source), self.rules.prices[action.source])

    def certificate_first(self, state: S, company: int) -> Refusal:
        """A company is started before its other shares are sold."""
        raise NotImplementedError

    def has_share(self, state: S, company: int, source: str) -> bool:
        """Whether a share of a company can be bought from a source."""
        return bool(state.ipo[company] if source == OFFERING else state.ordinary_in_pool(company))

    def none_left(self, state: S, company: int, source: str) -> Refusal:
        """Why no share of a company can be bought from a source."""
        name = state.companies[company]
        if source == OFFERING:
            return refused(self.rules.none_offered, "eighteen-refusal-none-offered", company=name)
        if not state.pool[company]:
            return refusals.none_in_pool(self.rules.none_in_pool, name)
        return refused(self.rules.certificate_in_pool, "eighteen-refusal-only-certificate", company=name)

    def refuse_price(self, state: S, price: int, rule: str) -> Refusal | None:
        """Why the player may not buy at a price, which a rule sets."""
        held, limit = state.certificates(self.player), self.limit(state)
        if held >= limit:
            return refused(self.rules.at_limit, "eighteen-refusal-at-limit", held=held, limit=limit)
        money = state.money(self.player)
        return refusals.costs_more(rule, price, money) if price > money else None

    # What it does

    def apply(self, state: S, action: Any, log: Log) -> None:
        kind = type(action)
        if kind is Pass:
            self.end(state, log)
        elif kind is SellShares:
            self.sell(state, self._number(action.company), action.count, log)
        elif kind is BuyShare:
            self._buy(state, action, log)
        elif kind is self.starts:
            self.start(state, self._number(action.company), action, log)
        else:
            self.do_other(state, action, log)

    def _number(self, name: str) -> int:
        number = self.number_of(name)
        assert number is not None
        return number

    def _buy(self, state: S, action: BuyShare, log: Log) -> None:
        seat, company, source = self.player, self._number(action.company), action.source
        price, rule = self.price(state, company, source), self.rules.prices[source]
        pay(state, player_account(seat), self.take_share(state, company, source), price, rule, log)
        log.note("buy_share", rule, seat, company=company, source=source, price=price)
        self.receive(state, company, log)

    def take_share(self, state: S, company: int, source: str) -> int:
        """Take a share from a source; the account to which its price is paid."""
        holder = state.ipo if source == OFFERING else state.pool
        holder[company] -= 1
        return BANK

    def replace(self, state: S, **changes: Any) -> None:
        """Lie on the stack with other values from now on."""
        state.frames[-1] = msgspec.structs.replace(self, **changes)

    def end(self, state: S, log: Log) -> None:
        """The turn is over. When everybody has passed in turn, so is the round."""
        seat = self.player
        if self.has_acted():
            passed = self.passed & ~(1 << seat)
        else:
            log.note("pass_turn", self.rules.passing, seat)
            passed = self.passed | 1 << seat
        if passed == (1 << state.players) - 1:
            finish(state, self.trader, log)
        else:
            state.frames[-1] = self.next_turn(state, left_of(state, seat), passed)


def with_member(sets: tuple[int, ...], seat: int, member: int) -> tuple[int, ...]:
    """The sets of all seats, with one more member in that of one seat."""
    return tuple(one | 1 << member if number == seat else one for number, one in enumerate(sets))
