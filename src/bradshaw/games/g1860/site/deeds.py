"""The action just made in plainer words, as the reference games tell it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1860.actions import (
    THE_BANK,
    BuildBase,
    BuyTrain,
    Exchange,
    ReturnTrain,
    RunTrains,
    StartCompany,
    TakeDirector,
)
from bradshaw.games.g1860.components import COMPANY, PIER, PRIVATE, PRIVATES, RED, SHARES, TILES, TRAIN
from bradshaw.games.g1860.rules.bases import next_cost
from bradshaw.games.g1860.rules.running import leases, problem, read_runs
from bradshaw.games.g1860.rules.runs import lease_revenue
from bradshaw.games.g1860.rules.shares import sale_price
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.site.reading import COMPANY_NAMES, COMPANY_OF, PRIVATE_NAMES
from bradshaw.games.g1860.state import Isle

_KINDS = ("c", "t", "h")


def deed(before: Isle, after: Isle, action: Action, theirs: Mapping[str, Any]) -> dict[str, Any] | None:
    """What was done; None for actions that need no words."""
    match action:
        case BuyShare():
            return {
                "corp": COMPANY_NAMES[COMPANY[action.company]],
                "from": action.source,
                "pres_cert": str(theirs["shares"][0]).endswith("_0"),
            }
        case Exchange():
            company = PRIVATES[PRIVATE[action.private]].exchange
            assert company is not None
            return {
                "corp": COMPANY_NAMES[company],
                "from": OFFERING,
                "pres_cert": False,
                "exchange": PRIVATE_NAMES[PRIVATE[action.private]],
            }
        case SellShares():
            company = COMPANY[action.company]
            place = before.markers.places[company]
            return {
                "corp": COMPANY_NAMES[company],
                "pct": action.count * 100 // SHARES,
                "market": before.price(company),
                "each": sale_price(before, company),
                "red": place != OFF and place in RED,
            }
        case TakeDirector() | StartCompany():
            return {"corp": COMPANY_NAMES[COMPANY[action.company]], "price": action.par}
        case BuildBase():
            company = COMPANY_OF[str(theirs["entity"])]
            _, station, circle = after.bases[company][-1]
            return {"hex": action.hex, "city": station, "slot": circle, "cost": next_cost(before, company)}
        case LayTile():
            code = before.tiles[before.geography.number[action.hex]]
            old = None if code == NO_TILE else TILES[code // SIDES].id
            return {"hex": action.hex, "tile": action.tile, "rot": action.rotation, "old": old}
        case BuyTrain():
            seller = COMPANY.get(action.seller)
            if seller is not None:
                source = COMPANY_NAMES[seller]
            else:
                source = "discard" if TRAIN[action.train] in before.returned else "depot"
            assert seller is not None or action.seller == THE_BANK
            return {"train": action.train, "from": source, "price": action.price}
        case ReturnTrain():
            return {"train": action.train}
        case RunTrains():
            return _runs(before, action, theirs)
    return None


def _runs(before: Isle, action: RunTrains, theirs: Mapping[str, Any]) -> dict[str, Any]:
    company = COMPANY_OF[str(theirs["entity"])]
    question, net = problem(before, company), network(before)
    runs = read_runs(before, action, question)
    assert isinstance(runs, list)
    leased = leases(before, company)
    pier = before.geography.number[PIER]
    routes = []
    for run, route in zip(runs, theirs["routes"], strict=True):
        stops = [vertex for vertex in run.path if vertex < len(net.stops)]
        told: dict[str, Any] = {
            "train": route["train"],
            "rev": lease_revenue(before, run.revenue) if leased else run.revenue,
            "sub": run.subsidy,
        }
        paid = [stop for stop in stops if question.stops[stop].subsidy]
        if route.get("halts") is not None:
            told["halts"] = route["halts"]
        elif paid:
            told["halts"] = sum(stop in run.calls for stop in paid)
        told["stops"] = [
            [
                before.geography.places[net.hex_of[stop]].id,
                "o" if net.hex_of[stop] == pier else _KINDS[net.stops[stop].kind],
                stop - net.first[net.hex_of[stop]],
            ]
            for stop in stops
        ]
        routes.append(told)
    return {
        "leased": leased,
        "rev": sum(route["rev"] for route in routes),
        "sub": sum(route["sub"] for route in routes),
        "routes": routes,
    }
