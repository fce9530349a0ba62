"""Where on the table an action is made, so that a player can point at the thing itself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import BuyShare, LayTile, SellShares
from bradshaw.eighteen.views.spots import HAND, share_spot
from bradshaw.games.g1860 import actions


def spot(action: Action) -> str:
    """The hex, station, share, company, private, price or train to point at; empty where there is none.

    Several actions can share a spot: one share can be sold, or several.
    """
    match action:
        case LayTile(hex=place):
            return f"hex:{place}"
        case actions.BuildBase(place, station):
            return f"stop:{place}.{station}"
        case BuyShare(company, source):
            return share_spot(company, source)
        case SellShares(company):
            return share_spot(company, HAND)
        case actions.TakeDirector(par=par) | actions.StartCompany(par=par):
            return f"price:{par}"
        case (
            actions.TakePrivate(private)
            | actions.BuyPrivate(private)
            | actions.SellPrivate(private)
            | actions.Exchange(private)
        ):
            return f"private:{private}"
        case actions.ClosePrivate(private):
            return f"private:{private}"
        case actions.BuyTrain(train=train, seller=seller):
            return f"train:{train}" if seller == actions.THE_BANK else f"company:{seller}"
        case actions.ReturnTrain(train):
            return f"train:{train}"
    return ""
