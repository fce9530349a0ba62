"""Standing orders in 18xx games: passing in a stock round, buying until a company floats, running, refusing offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar

from bradshaw.core.messages import Message, Text, message
from bradshaw.core.programs import NOT_ASKED, OVER, Followed, Offer, Order, Program
from bradshaw.eighteen.actions import PASS, PAY, BuyShare
from bradshaw.eighteen.rounds.stock import StockTurn
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.courses import courses
from bradshaw.eighteen.trains.dividends import DividendStep
from bradshaw.eighteen.trains.running import RunStep
from bradshaw.eighteen.trains.trading import TrainRequest

RoundOf = Callable[[Any], int]
"""Tells stock rounds apart."""


def directed(state: AnyState, seat: int) -> Iterator[str]:
    """The companies that a player directs."""
    for company, name in enumerate(state.companies):
        if state.director[company] == seat and state.is_floated(company):
            yield name


def _turn(state: AnyState) -> StockTurn[Any, Any] | None:
    """The turn of a stock round that somebody has, whatever is asked in it."""
    return next((frame for frame in state.frames if isinstance(frame, StockTurn)), None)


class StockProgram(Program[AnyState]):
    """An order for one stock round."""

    def __init__(self, round_of: RoundOf) -> None:
        self._round_of = round_of

    def follow(self, state: AnyState, seat: int, order: Order) -> Followed:
        turn = _turn(state)
        if turn is None or self._round_of(state) != order.seen["round"]:
            return OVER
        return self.trade(state, turn, order) if turn is state.frames[-1] else NOT_ASKED

    def trade(self, state: AnyState, turn: StockTurn[Any, Any], order: Order) -> Followed:
        """What is done in a turn of the stock round."""
        raise NotImplementedError


class PassRound(StockProgram):
    """Pass in this stock round, until somebody trades in what the player holds or starts a company."""

    kind: ClassVar[str] = "pass_round"

    def offers(self, state: AnyState, seat: int) -> Iterable[Offer]:
        turn = _turn(state)
        if turn is not None:
            yield Offer(message("eighteen-program-pass-round"), now=turn is state.frames[-1] and turn.player == seat)

    def text(self, order: Order) -> Text:
        return message("eighteen-program-pass-round")

    def seen(self, state: AnyState, seat: int, order: Order) -> Mapping[str, Any]:
        names = state.companies
        held = [company for company in range(len(names)) if state.shares(seat, company)]
        return {
            "round": self._round_of(state),
            "held": {names[company]: _spread(state, company) for company in held},
            "started": [name for company, name in enumerate(names) if state.is_started(company)],
        }

    def trade(self, state: AnyState, turn: StockTurn[Any, Any], order: Order) -> Followed:
        surprise = self._surprise(state, order)
        if surprise is None and not turn.legal(state, PASS):
            surprise = message("eighteen-program-stop-must-sell")
        return Followed(surprise=surprise) if surprise is not None else Followed((PASS,))

    def _surprise(self, state: AnyState, order: Order) -> Message | None:
        for company, name in enumerate(state.companies):
            if state.is_started(company) and name not in order.seen["started"]:
                return message("eighteen-program-stop-started", company=name)
            before = order.seen["held"].get(name)
            if before is None:
                continue
            after = _spread(state, company)
            if any(now < was for now, was in zip(after, before, strict=True)):
                return message("eighteen-program-stop-sold", company=name)
            if after != list(before):
                return message("eighteen-program-stop-bought", company=name)
        return None


def _spread(state: AnyState, company: int) -> list[int]:
    """How many shares of a company each player holds."""
    return [state.shares(seat, company) for seat in range(state.players)]


class BuyUntilFloat(StockProgram):
    """Buy a share of a company in each turn of the stock round, until it floats."""

    kind: ClassVar[str] = "buy_until_float"

    def offers(self, state: AnyState, seat: int) -> Iterable[Offer]:
        turn = _turn(state)
        if turn is None:
            return
        asked = turn is state.frames[-1] and turn.player == seat
        for company, name in enumerate(state.companies):
            if state.is_started(company) and not state.is_floated(company):
                yield Offer(message("eighteen-program-buy-until-float", company=name), name, asked)

    def text(self, order: Order) -> Text:
        return message("eighteen-program-buy-until-float", company=order.company)

    def seen(self, state: AnyState, seat: int, order: Order) -> Mapping[str, Any]:
        company = state.companies.index(order.company)
        return {"round": self._round_of(state), "director": state.director[company], "pool": state.pool[company]}

    def trade(self, state: AnyState, turn: StockTurn[Any, Any], order: Order) -> Followed:
        company = state.companies.index(order.company)
        if turn.has_bought():
            # The turn in which the last share was bought is ended, too.
            return Followed((PASS,), over=state.is_floated(company))
        if state.is_floated(company):
            return Followed(surprise=message("eighteen-program-stop-floated", company=order.company))
        if state.director[company] != order.seen["director"]:
            return Followed(surprise=message("eighteen-program-stop-director", company=order.company))
        if state.pool[company] > order.seen["pool"]:
            return Followed(surprise=message("eighteen-program-stop-sold", company=order.company))
        purchase = next(
            (one for one in turn.choices(state) if isinstance(one, BuyShare) and one.company == order.company), None
        )
        if purchase is None:
            return Followed(surprise=message("eighteen-program-stop-no-share", company=order.company))
        return Followed((purchase,))


class RefuseOffers(Program[AnyState]):
    """Refuse to sell trains to other players' companies."""

    kind: ClassVar[str] = "refuse_offers"

    def offers(self, state: AnyState, seat: int) -> Iterable[Offer]:
        if any(True for _ in directed(state, seat)):
            yield Offer(message("eighteen-program-refuse-offers"), now=self._asked(state, seat) is not None)

    def text(self, order: Order) -> Text:
        return message("eighteen-program-refuse-offers")

    def _asked(self, state: AnyState, seat: int) -> TrainRequest[Any, Any] | None:
        frame = state.frames[-1]
        return frame if isinstance(frame, TrainRequest) and frame.actor(state) == seat else None

    def tempting(self, state: Any, request: Any) -> Message | None:
        """Why an offer is better than somebody would have thought who refuses all."""
        return None

    def follow(self, state: AnyState, seat: int, order: Order) -> Followed:
        request = self._asked(state, seat)
        if request is None:
            return NOT_ASKED
        surprise = self.tempting(state, request)
        return Followed(surprise=surprise) if surprise is not None else Followed((request.no,))


class RunAndPay(Program[AnyState]):
    """Run a company's trains for the highest revenue and pay it out."""

    kind: ClassVar[str] = "run_and_pay"

    def __init__(self, last_revenue: Callable[[Any, int], int]) -> None:
        self._last_revenue = last_revenue

    def offers(self, state: AnyState, seat: int) -> Iterable[Offer]:
        frame = state.frames[-1]
        for name in directed(state, seat):
            asked = isinstance(frame, RunStep | DividendStep) and state.companies[frame.company] == name
            yield Offer(message("eighteen-program-run-and-pay", company=name), name, asked)

    def text(self, order: Order) -> Text:
        return message("eighteen-program-run-and-pay", company=order.company)

    def seen(self, state: AnyState, seat: int, order: Order) -> Mapping[str, Any]:
        return {"trains": len(state.trains[state.companies.index(order.company)])}

    def follow(self, state: AnyState, seat: int, order: Order) -> Followed:
        company, frame = state.companies.index(order.company), state.frames[-1]
        if state.director[company] != seat:
            return Followed(surprise=message("eighteen-program-stop-director", company=order.company))
        if not isinstance(frame, RunStep | DividendStep) or frame.company != company:
            return NOT_ASKED
        if len(state.trains[company]) < order.seen["trains"]:
            return Followed(surprise=message("eighteen-program-stop-trains", company=order.company))
        if isinstance(frame, DividendStep):
            return Followed((PAY,))
        return self._run(state, company, order)

    def _run(self, state: AnyState, company: int, order: Order) -> Followed:
        course = next(iter(courses(state)), None)
        revenue = course.text.facts["revenue"] if course is not None and isinstance(course.text, Message) else 0
        before = self._last_revenue(state, company)
        if course is None or not isinstance(revenue, int):
            return Followed(surprise=message("eighteen-program-stop-no-revenue", company=order.company))
        if revenue < before:
            return Followed(
                surprise=message("eighteen-program-stop-less", company=order.company, revenue=revenue, before=before)
            )
        return Followed(course.actions)
