"""What a player can do in 1862."""

from __future__ import annotations

import msgspec

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import BuyShare, InHex, LayTile, Pass, PayDividend, Retain, SellShares, WithCompany

CHARTER = "company"
"""Where shares are bought."""


# Parliament


class Bid(WithCompany, frozen=True, tag="bid"):
    """Open the auction of a charter, or raise the bid in it."""

    amount: int


class SetPar(Action, frozen=True, tag="set_par"):
    """Choose the par price of the company whose charter was won, and buy its director's certificate."""

    par: int


# Shares


class StartCompany(WithCompany, frozen=True, tag="start_company"):
    """Start a company without a charter: buy its director's certificate and set its price."""

    price: int


class ChooseMarkers(Action, frozen=True, tag="choose_markers"):
    """Decide how many station markers a company without a charter buys when it floats."""

    count: int


# The solo game


class InRow(Action, frozen=True):
    """What is done with a row of cards, 1 to 9."""

    row: int


class BuyCard(InRow, frozen=True, tag="buy_card"):
    """Buy the first card of a row. Its company must have a price."""


class PriceCompany(InRow, frozen=True, tag="price_company"):
    """Give the company of a row's first card a price, with a charter or without, and buy the card."""

    price: int
    chartered: bool


class MoveCard(InRow, frozen=True, tag="move_card"):
    """Move the first card of a row to the front of a row that begins with the same company."""

    to: int


class RemoveCompany(InRow, frozen=True, tag="remove_company"):
    """Take the company of a row's first card out of the game."""


class DealRow(InRow, frozen=True, tag="deal_row"):
    """Deal six new cards to an empty row."""


# Mergers


class Merge(WithCompany, frozen=True, tag="merge"):
    """Merge with another company at the start of a turn, or acquire it at the end."""

    survivor: str


class Answer(Action, frozen=True, tag="answer"):
    """Consent to a merger, an acquisition or the sale of a train, or do not."""

    agree: bool


class RedeemOption(Action, frozen=True, tag="redeem_option"):
    """Pay for the other half of an option share and keep it."""


class RelinquishOption(Action, frozen=True, tag="relinquish_option"):
    """Give an option share up for its value."""


class RemoveMarker(InHex, frozen=True, tag="remove_marker"):
    """Take a station marker off the board because a merged company has too many."""


# Building


class BuildSmallStation(InHex, frozen=True, tag="build_small_station"):
    """Build a small station on a line of track, named by the two sides of the hex that it joins, the lower first."""

    line: tuple[int, int]


class PlaceMarker(InHex, frozen=True, tag="place_marker"):
    """Place a station marker in a town, or in London ("london") instead of building track."""


# Trains


class TrainRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The run of one train, named like "B-3".

    A stop is named by its hex and number ("G8.0") or its area ("london"), a border by the two hexes in the order of
    their ids ("G8-H7"). The path has every stop and every border in order. `scored` are the large stations and areas
    that count; for a Freight it is empty, since the ends of the whole chain count. Freights of one `chain` run joined.
    """

    train: str
    path: tuple[str, ...]
    scored: tuple[str, ...] = ()
    chain: int = 0


class RunTrains(Action, frozen=True, tag="run_trains"):
    """Run all trains of the company. `revenue` is what a recorded game says they earned, where that is less."""

    runs: tuple[TrainRun, ...]
    revenue: int | None = None


class Hudson(Action, frozen=True, tag="hudson"):
    """Raise the revenue from the treasury until the price rises, and pay it out."""


class BuyTrain(Action, frozen=True, tag="buy_train"):
    """Buy a train of a kind ("freight", "local", "express") from the bank, with so many warranties at £50 each."""

    kind: str
    warranties: int = 0


class TradeTrain(Action, frozen=True, tag="trade_train"):
    """Buy a train from another company. A train is named by its band and number, such as "B-3"."""

    train: str
    company: str


class SellOwnShares(Action, frozen=True, tag="sell_own_shares"):
    """A company without a train sells its own shares to afford one."""


class Refinance(Action, frozen=True, tag="refinance"):
    """A company without a train merges its shares two for one and receives ten times its par."""


class DeclareBankrupt(Action, frozen=True, tag="declare_bankrupt"):
    """A company that can raise no money for a train is bankrupt."""


class RedeemShare(Action, frozen=True, tag="redeem_share"):
    """The company buys one of its own shares back from the pool."""


SoloAction = BuyCard | PriceCompany | MoveCard | RemoveCompany | DealRow
WayOut = SellOwnShares | Refinance | DeclareBankrupt
"""How a company without a train goes on that cannot pay for one."""

CountiesAction = (
    Pass
    | Bid
    | SetPar
    | StartCompany
    | BuyShare
    | SellShares
    | SoloAction
    | ChooseMarkers
    | Merge
    | Answer
    | RedeemOption
    | RelinquishOption
    | RemoveMarker
    | LayTile
    | BuildSmallStation
    | PlaceMarker
    | RunTrains
    | PayDividend
    | Retain
    | Hudson
    | BuyTrain
    | TradeTrain
    | WayOut
    | RedeemShare
)
"""The union that decides how an action of this game is read."""

HUDSON = Hudson()
REDEEM_OPTION = RedeemOption()
RELINQUISH_OPTION = RelinquishOption()
LONDON_NAME = "london"
