"""Standing orders in 1860."""

from __future__ import annotations

from typing import Any, Final

from bradshaw.core.messages import Message, message
from bradshaw.core.programs import Program
from bradshaw.eighteen.judgement.programs import BuyUntilFloat, PassRound, RefuseOffers, RunAndPay
from bradshaw.games.g1860.components import TRAINS
from bradshaw.games.g1860.rules.trains import TrainOffer, bank_price
from bradshaw.games.g1860.state import Isle


class RefuseTrainOffers(RefuseOffers):
    """An offer above the price of the bank is asked about all the same."""

    def tempting(self, state: Isle, request: TrainOffer) -> Message | None:
        price = bank_price(request.kind)
        if request.price <= price:
            return None
        train = TRAINS[request.kind].name
        return message("g1860-program-stop-price", train=train, price=request.price, bank=price)


def _round_of(state: Isle) -> int:
    return state.stock_rounds


def _last_revenue(state: Isle, company: int) -> int:
    return state.last_runs[company][2]


PROGRAMS: Final[tuple[Program[Any], ...]] = (
    PassRound(_round_of),
    BuyUntilFloat(_round_of),
    RunAndPay(_last_revenue),
    RefuseTrainOffers(),
)
