"""Where on the table an action is made, so that a player can point at the thing itself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import BuyShare, LayTile, SellShares
from bradshaw.eighteen.views.spots import HAND, share_spot
from bradshaw.games.g1862.actions import (
    Bid,
    BuildSmallStation,
    BuyCard,
    BuyTrain,
    DealRow,
    Merge,
    MoveCard,
    PlaceMarker,
    PriceCompany,
    RemoveCompany,
    RemoveMarker,
    SetPar,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.views.map import cell_of


def spot(action: Action) -> str:
    """The hex, station, share, company, price or train to point at; empty for runs, dividends, answers and passes.

    Several actions can share a spot: one share can be sold, or several.
    """
    match action:
        case LayTile(hex=place) | BuildSmallStation(hex=place) | RemoveMarker(hex=place):
            return f"hex:{cell_of(place)}"
        case PlaceMarker(place):
            return f"stop:{cell_of(place)}.0"
        case BuyShare(company, source):
            return share_spot(company, source)
        case SellShares(company):
            return share_spot(company, HAND)
        case Bid(company=company) | Merge(company=company) | TradeTrain(company=company):
            return f"company:{company}"
        case SetPar(par=price) | StartCompany(price=price):
            return f"price:{price}"
        case BuyTrain(kind):
            return f"train:{kind}"
        case BuyCard(row=row) | PriceCompany(row=row) | MoveCard(row=row) | RemoveCompany(row=row) | DealRow(row=row):
            return f"row:{row}"
    return ""
