"""Standing orders: what a player has told the program to do when a decision of his comes, until something surprises.

A title declares the kinds of orders that it understands (`Title.programs`). Each says which orders a player can give in
a position, what has to be remembered of that position to notice surprises, and what an order makes of a decision.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.messages import Text
from bradshaw.core.state import State

S = TypeVar("S", bound=State)


class Order(msgspec.Struct, frozen=True):
    """A standing order of one player: its kind, and the company or amount that it is about."""

    kind: str
    company: str = ""
    amount: int = 0
    seen: dict[str, Any] = {}
    """What was remembered of the position in which it was given."""


class Offer(NamedTuple):
    """An order that a player can give now."""

    text: Text
    """What it does."""
    company: str = ""
    now: bool = False
    """Whether it would decide what the player is asked now."""


class Followed(NamedTuple):
    """What an order makes of a decision: actions, or nothing. It may end, for a reason that its player is told."""

    actions: tuple[Action, ...] = ()
    over: bool = False
    """Whether it ends because it has done all that it was given for."""
    surprise: Text = ""
    """Why it ends before that."""


NOT_ASKED = Followed()
OVER = Followed(over=True)


class Program(ABC, Generic[S]):
    """A kind of order."""

    kind: ClassVar[str]

    @abstractmethod
    def offers(self, state: S, seat: int) -> Iterable[Offer]:
        """The orders of this kind that a player can give now."""

    @abstractmethod
    def text(self, order: Order) -> Text:
        """What an order does, while it is on."""

    def seen(self, state: S, seat: int, order: Order) -> Mapping[str, Any]:
        """What is remembered of the position in which an order is given, as JSON."""
        return {}

    @abstractmethod
    def follow(self, state: S, seat: int, order: Order) -> Followed:
        """What an order makes of the decision that the player has to make now."""
