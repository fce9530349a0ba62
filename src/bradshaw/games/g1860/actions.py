"""What a player can do in 1860."""

from __future__ import annotations

import msgspec

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import BuyShare, InHex, LayTile, Pass, PayDividend, Retain, SellShares, WithCompany


class Bid(Action, frozen=True, tag="bid"):
    """Offer an amount for the choice of a certificate."""

    amount: int


class WithPrivate(Action, frozen=True):
    """What is done with a private company."""

    private: str


class AtPar(WithCompany, frozen=True):
    """How a player becomes the director of a new company, and sets its par price."""

    par: int


class TakePrivate(WithPrivate, frozen=True, tag="take_private"):
    """Choose a private company after winning an auction."""


class TakeDirector(AtPar, frozen=True, tag="take_director"):
    """Choose a director's certificate after winning an auction, and set the par price."""


class StartCompany(AtPar, frozen=True, tag="start_company"):
    """Buy a director's certificate from the offering and set the par price."""


class BuyPrivate(WithPrivate, frozen=True, tag="buy_private"):
    """Buy a private company from the bank."""


class SellPrivate(WithPrivate, frozen=True, tag="sell_private"):
    """Sell a private company to the bank."""


class Exchange(WithPrivate, frozen=True, tag="exchange"):
    """Give up a private company for a share of its associated company."""


class ClosePrivate(WithPrivate, frozen=True, tag="close_private"):
    """Turn a private company over; only with variable revenues."""


class BuildBase(InHex, frozen=True, tag="build_base"):
    """Put a base on a free circle. `station` counts the stations of the hex from 0."""

    station: int


class TrainRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The run of one train.

    A stop is named by its hex and number ("G5.0"), a border by the two hexes in the order of their ids ("G5-H4"). The
    path has every stop and every border in order; `calls` are the stops that the train calls at.
    """

    train: str
    path: tuple[str, ...]
    calls: tuple[str, ...]


class RunTrains(Action, frozen=True, tag="run_trains"):
    """Run all trains of the company."""

    runs: tuple[TrainRun, ...]


class BuyTrain(Action, frozen=True, tag="buy_train", rename={"seller": "from"}):
    """Buy a train from the bank (the offering, or trains that were given back) or from a company."""

    train: str
    seller: str
    price: int


class AnswerOffer(Action, frozen=True, tag="answer_offer"):
    """Agree to the sale of a train, or do not."""

    accept: bool


class ReturnTrain(Action, frozen=True, tag="return_train"):
    """Give a train above the limit back to the bank."""

    train: str


IsleAction = (
    Bid
    | Pass
    | TakePrivate
    | TakeDirector
    | StartCompany
    | BuyShare
    | SellShares
    | BuyPrivate
    | SellPrivate
    | Exchange
    | ClosePrivate
    | LayTile
    | BuildBase
    | RunTrains
    | PayDividend
    | Retain
    | BuyTrain
    | AnswerOffer
    | ReturnTrain
)
"""The union that decides how an action of this game is read."""

THE_BANK = "bank"
"""The seller of trains that no company owns."""
