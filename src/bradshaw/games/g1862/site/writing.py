"""Our games written as 18xx.games writes them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, permutations
from typing import Any

from bradshaw.core.errors import BadRecord
from bradshaw.core.messages import message
from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.site.labels import DIRECTOR
from bradshaw.eighteen.site.reading import ActionWriter
from bradshaw.eighteen.site.stretches import connections
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862 import actions
from bradshaw.games.g1862.components import (
    BANDS,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    GEOGRAPHY,
    KIND,
    LETTERS,
    LONDON,
    SHARES,
    TILES,
)
from bradshaw.games.g1862.rules.mergers import ExcessMarkers
from bradshaw.games.g1862.rules.parliament import CharterPar
from bradshaw.games.g1862.rules.running import problem, read_runs
from bradshaw.games.g1862.rules.shares import sale_price
from bradshaw.games.g1862.rules.track import free_circle, network
from bradshaw.games.g1862.rules.trains import BuyTrains, trade_price
from bradshaw.games.g1862.site.labels import LONDON_CITIES, Labels, name_with_stations, small_lines
from bradshaw.games.g1862.site.reading import FIRST, LAST, SOURCES, acting_company, chains_there
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.pooled.check import score
from bradshaw.routes.pooled.problem import PooledProblem, PooledRun, TrainKind

PER_CENT = 100 // SHARES


class Exporter(ActionWriter[Labels]):
    """Writes the actions of one game in order, giving numbers to certificates and tiles."""

    def write(self, state: Counties, action: actions.CountiesAction) -> Sequence[dict[str, Any]]:
        """Their actions for one of ours, in the position before it."""
        company = acting_company(state)
        if company is None:
            by: dict[str, Any] = {"entity": self.ids[state.frames[-1].actor(state)], "entity_type": "player"}
        else:
            by = {"entity": COMPANIES[company].name, "entity_type": "corporation"}
        if isinstance(action, actions.Merge):
            choice = FIRST if action.survivor == by["entity"] else LAST
            return [
                {"type": "merge"} | by | {"corporation": action.company},
                {"type": "choose"} | by | {"choice": choice},
            ]
        kind, *fields = self._write(state, action)
        return [{"type": kind} | by | (fields[0] if fields else {})]

    def _write(self, state: Counties, action: actions.CountiesAction) -> tuple[str] | tuple[str, dict[str, Any]]:
        """The type of an action and its own fields."""
        frame = state.frames[-1]
        match action:
            case actions.Bid():
                return "bid", {"corporation": action.company, "price": action.amount}
            case Pass() | actions.SellOwnShares() | actions.DeclareBankrupt():
                return ("pass",)
            case actions.Refinance():
                assert isinstance(frame, BuyTrains)
                return ("pass",) if frame.ways_out(state)[0] == action else ("convert",)
            case actions.SetPar():
                assert isinstance(frame, CharterPar)
                return "par", {"corporation": COMPANIES[frame.company].name, "share_price": _price(action.par)}
            case actions.StartCompany():
                return "par", {"corporation": action.company, "share_price": _price(action.price)}
            case BuyShare():
                holder = next(holder for holder, source in SOURCES.items() if source == action.source)
                return "buy_shares", self._purchase(COMPANY[action.company], holder)
            case actions.RedeemShare():
                company = acting_company(state)
                assert company is not None
                return "buy_shares", self._purchase(company, POOL)
            case SellShares():
                return "sell_shares", self._sale(state, action)
            case actions.ChooseMarkers():
                return "choose", {"choice": action.count}
            case actions.RedeemOption():
                return "choose", {"choice": "redeem"}
            case actions.RelinquishOption():
                return "choose", {"choice": "sell"}
            case actions.RemoveMarker() | actions.PlaceMarker():
                return self._marker(state, action)
            case LayTile():
                return "lay_tile", self._tile(action.hex, action.tile, action.rotation, small_lines(state, action.hex))
            case actions.BuildSmallStation():
                code = state.tiles[GEOGRAPHY.number[action.hex]]
                rotation = self.labels.rotations.get(action.hex, code % SIDES)
                lines = small_lines(state, action.hex) | {action.line}
                return "lay_tile", self._tile(action.hex, TILES[code // SIDES].id, rotation, lines)
            case actions.RunTrains():
                return "run_routes", self._routes(state, action)
            case PayDividend():
                return "dividend", {"kind": "payout"}
            case Retain():
                return "dividend", {"kind": "withhold"}
            case actions.Hudson():
                return "dividend", {"kind": "hudson"}
            case actions.BuyTrain():
                band = state.next_train()
                kind = KIND[action.kind]
                star = "*" * BANDS[band].free_warranties
                return "buy_train", {
                    "train": f"{BANDS[band].name}-{state.sold[band]}",
                    "price": BANDS[band].price,
                    "variant": f"{BANDS[band].size(kind)}{LETTERS[kind]}{star}",
                    "warranties": action.warranties,
                }
            case actions.TradeTrain():
                train = next(one for one in state.trains[COMPANY[action.company]] if one.id == action.train)
                return "buy_train", {"train": train.id, "price": trade_price(state, train)}
        raise BadRecord(message("eighteen-site-no-action", action=type(action).__name__))

    def _purchase(self, company: int, holder: int) -> dict[str, Any]:
        number = next(one for one in self.labels.certificates[company][holder] if one != DIRECTOR)
        return {"shares": [_share(company, number)], "percent": PER_CENT}

    def _sale(self, state: Counties, action: SellShares) -> dict[str, Any]:
        company = COMPANY[action.company]
        mine = self.labels.certificates[company][state.frames[-1].actor(state)]
        ordinary = [number for number in mine if number != DIRECTOR]
        chosen = ordinary[: action.count]
        if len(chosen) < action.count:
            # The director's certificate counts three; no more ordinary ones go with it than are needed.
            chosen = [*ordinary[: max(0, action.count - DIRECTORS_SHARES)], DIRECTOR]
        sale: dict[str, Any] = {
            "shares": [_share(company, number) for number in chosen],
            "percent": action.count * PER_CENT,
        }
        if sale_price(state, company) != state.price(company):
            sale["share_price"] = sale_price(state, company)
        return sale

    def _marker(
        self, state: Counties, action: actions.RemoveMarker | actions.PlaceMarker
    ) -> tuple[str, dict[str, Any]]:
        frame = state.frames[-1]
        if action.hex == actions.LONDON_NAME:
            hex_, slot = self.labels.free_spaces()[0]
            if isinstance(frame, ExcessMarkers):
                station = next(one for one in frame.removable(state) if one.place == LONDON)
                hex_, slot = self.labels.london[station.company]
            city = LONDON_CITIES[hex_]
        else:
            place = GEOGRAPHY.number[action.hex]
            lying = self.labels.copy_at(action.hex)
            city = f"{action.hex}-0-0" if lying is None else f"{lying[0]}-{lying[1]}-0"
            slot = free_circle(state, place) or 0
            if isinstance(frame, ExcessMarkers):
                slot = next(one.circle for one in frame.removable(state) if one.place == place)
        return "remove_token" if isinstance(frame, ExcessMarkers) else "place_token", {"city": city, "slot": slot}

    def _tile(self, hex_: str, tile: str, rotation: int, lines: set[tuple[int, int]]) -> dict[str, Any]:
        name, turned = name_with_stations(tile, rotation, lines)
        return {"hex": hex_, "tile": f"{name}-{self.labels.free_copy(name)}", "rotation": turned}

    # Routes

    def _routes(self, state: Counties, action: actions.RunTrains) -> dict[str, Any]:
        company = acting_company(state)
        assert company is not None
        net, question = network(state), problem(state, company)
        runs = read_runs(state, company, action, question)
        assert isinstance(runs, list)
        _, subsidy, each = score(question, runs)
        routes: list[dict[str, Any]] = []
        for number in order_there(net, question, runs):
            named, run, revenue = action.runs[number], runs[number], each[number]
            stretches = connections(net, named.path)
            hexes = [stretches[0][0], *(stretch[-1] for stretch in stretches)]
            stops = [vertex for vertex in run.path if vertex < len(net.stops)]
            words = [
                hex_
                if named.scored == () or net.name(stop) in named.scored or not question.stops[stop].large
                else f"[{hex_}]"
                for hex_, stop in zip(hexes, stops, strict=True)
            ]
            routes.append(
                {
                    "train": named.train,
                    "connections": stretches,
                    "hexes": hexes,
                    "revenue": revenue,
                    "revenue_str": "-".join(words),
                    "subsidy": 0,
                }
            )
        if routes:
            routes[0]["subsidy"] = subsidy
        if action.revenue is not None:
            routes[0]["revenue"] += action.revenue - sum(each)
        return {"routes": routes, "extra_revenue": 0, "subsidy": subsidy}


def order_there(net: Network, question: PooledProblem, runs: Sequence[PooledRun]) -> Sequence[int]:
    """The numbers of runs in an order in which the site joins the same Freights: as it is, or else chain by chain."""
    trains = [question.trains[run.train] for run in runs]
    freights = [number for number, train in enumerate(trains) if train.kind == TrainKind.FREIGHT]
    others = [number for number in range(len(runs)) if number not in freights]

    def parted(numbers: Sequence[int], groups: Sequence[int]) -> set[frozenset[int]]:
        chains: dict[int, set[int]] = {}
        for number, group in zip(numbers, groups, strict=True):
            chains.setdefault(group, set()).add(number)
        return {frozenset(members) for members in chains.values()}

    here = parted(freights, [runs[number].group for number in freights])
    by_chain = ([*chain.from_iterable(chains)] for chains in permutations(sorted(map(sorted, here))))
    for order in chain([freights], by_chain):
        joined = chains_there(net, [(trains[number], runs[number].path) for number in order])
        if parted(order, joined) == here:
            return range(len(runs)) if order is freights else [*order, *others]
    return range(len(runs))


def _price(price: int) -> str:
    return f"{price},0,{CHART.place(price)}"


def _share(company: int, number: int) -> str:
    return f"{COMPANIES[company].name}_{number}"
