"""Our games written as 18xx.games writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.core.errors import BadRecord
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.site.labels import DIRECTOR
from bradshaw.eighteen.site.reading import ActionWriter
from bradshaw.eighteen.site.stretches import connections
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1860 import actions
from bradshaw.games.g1860.components import (
    CHART,
    COMPANY,
    DIRECTORS_SHARES,
    PRIVATE,
    PRIVATE_SALE_FEE,
    PRIVATES,
    SHARES,
    TRAIN,
)
from bradshaw.games.g1860.rules.bases import free_circle
from bradshaw.games.g1860.rules.running import problem
from bradshaw.games.g1860.rules.shares import sale_price
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.site.labels import Labels
from bradshaw.games.g1860.site.reading import COMPANY_NAMES, PRIVATE_NAMES
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.problem import StopKind


class Exporter(ActionWriter[Labels]):
    """Writes the actions of one game in order, giving numbers to certificates, trains and tiles."""

    def write(self, state: Isle, action: actions.IsleAction) -> Sequence[dict[str, Any]]:
        """Their action for one of ours, in the position before it; there is always one."""
        return [self._write(state, action)]

    def _write(self, state: Isle, action: actions.IsleAction) -> dict[str, Any]:
        company = getattr(state.frames[-1], "company", None)
        seat = state.frames[-1].actor(state)
        by: dict[str, Any] = {"entity": self.ids[seat], "entity_type": "player"}
        if company is not None:
            by = {"entity": COMPANY_NAMES[company], "entity_type": "corporation"}
        match action:
            case actions.Bid():
                return by | {"type": "bid", "price": action.amount}
            case Pass():
                return by | {"type": "pass"}
            case actions.TakePrivate():
                private = PRIVATE[action.private]
                return by | {"type": "bid", "company": PRIVATE_NAMES[private], "price": PRIVATES[private].value}
            case actions.TakeDirector() | actions.StartCompany():
                return by | {
                    "type": "par",
                    "corporation": COMPANY_NAMES[COMPANY[action.company]],
                    "share_price": f"{action.par},0,{CHART.place(action.par)}",
                }
            case BuyShare():
                return by | self._purchase(state, seat, action)
            case actions.Exchange():
                private = PRIVATE[action.private]
                target = PRIVATES[private].exchange
                assert target is not None
                share = min(self.labels.certificates[target][IPO])
                by = {"entity": PRIVATE_NAMES[private], "entity_type": "company"}
                return by | {"type": "buy_shares", "shares": [_share(target, share)], "percent": 100 // SHARES}
            case SellShares():
                return by | self._sale(state, seat, action)
            case actions.BuyPrivate():
                private = PRIVATE[action.private]
                return by | {"type": "buy_company", "company": PRIVATE_NAMES[private], "price": PRIVATES[private].value}
            case actions.SellPrivate():
                private = PRIVATE[action.private]
                price = PRIVATES[private].value - PRIVATE_SALE_FEE
                return by | {"type": "sell_company", "company": PRIVATE_NAMES[private], "price": price}
            case LayTile():
                copy = self.labels.free_copy(action.tile)
                tile = f"{action.tile}-{copy}"
                return by | {"type": "lay_tile", "hex": action.hex, "tile": tile, "rotation": action.rotation}
            case actions.BuildBase():
                return by | self._base(state, action)
            case actions.RunTrains():
                assert company is not None
                return by | {"type": "run_routes", "routes": self._routes(state, company, action)}
            case PayDividend():
                return by | {"type": "dividend", "kind": "payout"}
            case Retain():
                return by | {"type": "dividend", "kind": "withhold"}
            case actions.BuyTrain():
                return by | self._train(action)
            case actions.ReturnTrain():
                assert company is not None
                kind = TRAIN[action.train]
                number = next(number for one, number in self.labels.trains[company] if one == kind)
                return by | {"type": "discard_train", "train": f"{action.train}-{number}"}
        raise BadRecord(message("eighteen-site-no-action", action=type(action).__name__))

    def _purchase(self, state: Isle, seat: int, action: BuyShare) -> dict[str, Any]:
        company = COMPANY[action.company]
        held = self.labels.certificates[company]
        if action.source == OFFERING:
            number = min(held[IPO])
        else:
            number = next((one for one in held[POOL] if one != DIRECTOR), DIRECTOR)
        percent = 100 // SHARES * (DIRECTORS_SHARES if number == DIRECTOR else 1)
        return {"type": "buy_shares", "shares": [_share(company, number)], "percent": percent}

    def _sale(self, state: Isle, seat: int, action: SellShares) -> dict[str, Any]:
        company = COMPANY[action.company]
        mine = self.labels.certificates[company][seat]
        chosen = [number for number in mine if number != DIRECTOR][: action.count]
        if len(chosen) < action.count:
            chosen.append(DIRECTOR)
        sale: dict[str, Any] = {
            "type": "sell_shares",
            "shares": [_share(company, number) for number in chosen],
            "percent": action.count * 100 // SHARES,
        }
        if sale_price(state, company) != state.price(company):
            sale["share_price"] = sale_price(state, company)
        return sale

    def _base(self, state: Isle, action: actions.BuildBase) -> dict[str, Any]:
        lying = self.labels.copy_at(action.hex)
        city = f"{action.hex}-0-{action.station}" if lying is None else f"{lying[0]}-{lying[1]}-{action.station}"
        return {"type": "place_token", "city": city, "slot": self._circle(state, action)}

    def _circle(self, state: Isle, action: actions.BuildBase) -> int:
        circle = free_circle(state, state.geography.number[action.hex], action.station)
        return circle or 0

    def _train(self, action: actions.BuyTrain) -> dict[str, Any]:
        kind = TRAIN[action.train]
        if action.seller != actions.THE_BANK:
            number = next(number for one, number in self.labels.trains[COMPANY[action.seller]] if one == kind)
        else:
            returned = [number for one, number in self.labels.returned if one == kind]
            number = returned[0] if returned else self.labels.next_number(kind)
        return {
            "type": "buy_train",
            "train": f"{action.train}-{number}",
            "price": action.price,
            "variant": action.train,
        }

    # Routes

    def _routes(self, state: Isle, company: int, action: actions.RunTrains) -> list[dict[str, Any]]:
        net, question = network(state), problem(state, company)
        trains = list(self.labels.trains[company]) or [
            (kind, self.labels.next_number(kind)) for kind in state.bank_trains()[:1]
        ]
        routes = []
        for run in action.runs:
            train = next(train for train in trains if train[0] == TRAIN[run.train])
            trains.remove(train)
            calls = [net.vertex(name) for name in run.calls]
            stops = [question.stops[stop] for stop in calls if stop is not None]
            revenue, subsidy = sum(stop.revenue for stop in stops), sum(stop.subsidy for stop in stops)
            named = [name for name in run.path if "." in name]
            hexes = [name.partition(".")[0] for name in named]
            routes.append(
                {
                    "train": self.labels.train_name(train),
                    "connections": connections(net, run.path),
                    "hexes": hexes,
                    "revenue": revenue,
                    "revenue_str": "-".join(hexes),
                    "subsidy": subsidy,
                    "halts": sum(stop.kind == StopKind.HALT for stop in stops),
                    "nodes": [name.replace(".", "-") for name in named],
                }
            )
        return routes


def _share(company: int, number: int) -> str:
    return f"{COMPANY_NAMES[company]}_{number}"
