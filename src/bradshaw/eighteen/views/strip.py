"""What stands above the board: who operates when, which trains come, what they rust, and what ends the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from typing import Literal, Protocol, TypeVar

import msgspec

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Message, Text, message
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.rounds.operating import CompanyTurn, OperatingRound
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.views.tables import end_by_price, in_price_order

S = TypeVar("S", bound=AnyState)
WHOLE = 100


class TurnShown(msgspec.Struct, frozen=True):
    """A company in the order of an operating round."""

    company: str
    when: Literal["done", "now", "next"]


class TrainsLeft(msgspec.Struct, frozen=True):
    """A kind of train that the bank sells, or will sell."""

    train: str
    """A train of 1860, a band of 1862."""
    price: int
    left: int | None
    """None if the supply never ends."""
    on_sale: bool
    rusts: tuple[str, ...]
    """The trains still in the game that the first one sold removes."""


class EndShown(msgspec.Struct, frozen=True):
    """Something that ends the game."""

    name: Message
    """How far it is, in a few words."""
    text: Text
    """The same as it stands in the course of the game."""
    near: int
    """How near it is, in percent."""
    certain: bool
    """Whether it has happened, so that the game will end by it."""


class Strip(msgspec.Struct, frozen=True):
    """What players ask all evening, in one line."""

    turns: tuple[TurnShown, ...]
    """The companies that operate; between operating rounds in the order that they would have now, each as the next."""
    trains: tuple[TrainsLeft, ...]
    colours: tuple[str, ...]
    """The colours of tiles that can be laid; none if nothing is built any more."""
    ends: tuple[EndShown, ...]


def turns_shown(state: S, names: Sequence[str], operates: Callable[[S, int], bool]) -> tuple[TurnShown, ...]:
    """The order of the operating round, or the one that there would be now. Companies that are gone are left out."""
    at = next((at for at, frame in enumerate(state.frames) if isinstance(frame, OperatingRound)), None)
    if at is None:
        return tuple(TurnShown(names[one], "next") for one in in_price_order(state) if operates(state, one))
    running = state.frames[at]
    assert isinstance(running, OperatingRound)
    turn = next((frame for frame in state.frames[at:] if isinstance(frame, CompanyTurn)), None)
    now = None if turn is None else turn.company
    # A company that comes out of a merger goes on in the place of the one whose turn it was.
    order = [now if place == running.index and now is not None else one for place, one in enumerate(running.order)]
    shown = []
    for place, company in enumerate(order):
        if company == now and place == running.index:
            shown.append(TurnShown(names[company], "now"))
        elif operates(state, company) and company != now:
            done = place < running.index or not running.operates(state, company)
            shown.append(TurnShown(names[company], "done" if done else "next"))
    return tuple(shown)


class Card(Protocol):
    """What is printed on a train."""

    @property
    def name(self) -> str: ...
    @property
    def price(self) -> int: ...


def trains_shown(
    state: AnyState,
    cards: Sequence[Card],
    ahead: Sequence[int],
    owned: Set[int],
    on_sale: Collection[int],
    left: Callable[[int], int | None],
) -> tuple[TrainsLeft, ...]:
    """What is on sale, and what comes then up to the first that rusts something; `ahead` and `owned` are kinds."""
    shown = []
    for kind in ahead:
        rusts = tuple(
            cards[other].name
            for other in sorted({*ahead, *owned})
            if state.rusted_by(other) == kind and kind > state.phase
        )
        shown.append(TrainsLeft(cards[kind].name, cards[kind].price, left(kind), kind in on_sale, rusts))
        if rusts and kind not in on_sale:
            break
    return tuple(shown)


def bank_end(state: AnyState, all_money: int, text: Text) -> EndShown:
    """The end by an empty bank."""
    left = state.cash[BANK]
    name = message("eighteen-strip-bank-empty") if state.bank_broken else message("eighteen-strip-bank", left=left)
    return EndShown(name, text, percent(all_money - left, all_money), state.bank_broken)


def price_end(state: AnyState) -> EndShown:
    """The end by a price at the top of the chart."""
    places = [place for place in state.markers.places if place != OFF]
    highest = max(places, default=0)
    prices, top = state.chart.prices, state.chart.top
    name = message("eighteen-strip-top", price=prices[highest] if places else 0, end=prices[top])
    return EndShown(name, end_by_price(state), WHOLE if state.top_reached else percent(highest, top), state.top_reached)


def percent(part: int, whole: int) -> int:
    """How much of the whole a part is, from 0 to 100."""
    return max(0, min(WHOLE, WHOLE * part // whole)) if whole else WHOLE
