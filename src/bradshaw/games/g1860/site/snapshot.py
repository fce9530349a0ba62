"""A position in the words of the reference games: the keys and names that 18xx.games uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, BuyShare
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.site.reading import ACTS, STEPS, of_kind
from bradshaw.eighteen.state import IPO, NO_TILE, POOL
from bradshaw.games.g1860.actions import BuyPrivate, StartCompany
from bradshaw.games.g1860.components import (
    ALL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    EIGHT,
    PHASES,
    PRIVATE,
    PRIVATES,
    SHARES,
    TILES,
    TRAINS,
)
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, cheapest, lots
from bradshaw.games.g1860.rules.bases import BuildBases, sites
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.operating import OperatingRound
from bradshaw.games.g1860.rules.privates import refuse_exchange, refuse_sale
from bradshaw.games.g1860.rules.rounds import AUCTION, STOCK, Rounds
from bradshaw.games.g1860.rules.shares import NO_LIMIT, can_sell, certificate_limit, sale_price
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.trains import BuyTrains, ReturnTrains, bank_price, must_buy
from bradshaw.games.g1860.site.labels import Labels
from bradshaw.games.g1860.site.reading import COMPANY_NAMES, END_REASONS, PRIVATE_NAMES, PRIVATE_OF
from bradshaw.games.g1860.state import CLOSED, IN_BANK, UNSOLD, Isle

NO_CERTIFICATE_LIMIT: Final = 999
_STEPS: Final[Mapping[type, str]] = {
    **STEPS,
    Bidding: "BuyCert",
    ChooseLot: "BuyCert",
    StockTurn: "BuySellParSharesCompanies",
    HomeTile: "HomeTrack",
    ReturnTrains: "DiscardTrain",
    LayTrack: "Track",
    BuyTrains: "BuyTrain",
}
_ACTS: Final[Mapping[type, Sequence[str]]] = {
    **ACTS,
    ChooseLot: ["bid", "par"],
    HomeTile: ["lay_tile"],
    LayTrack: ["lay_tile", "pass"],
    ReturnTrains: ["discard_train"],
}


class Writer:
    """Writes positions of one game; `ids` are the players' ids by seat."""

    def __init__(self, ids: Sequence[int | str], labels: Labels) -> None:
        self.ids = ids
        self.labels = labels

    def write(self, state: Isle, index: int) -> dict[str, Any]:
        """The whole position after so many actions."""
        frame = state.frames[-1]
        rounds = state.frames[0]
        over = isinstance(frame, GameOver)
        kind = rounds.kind if isinstance(rounds, Rounds) else None
        snapshot: dict[str, Any] = {"i": index}
        if isinstance(rounds, Rounds):
            snapshot |= {
                "round": "AUC" if kind == AUCTION else "SR" if kind == STOCK else "OR",
                "turn": max(1, state.stock_rounds),
                "num": rounds.number if rounds.number else 1,
                "ors": rounds.total,
            }
        if over:
            snapshot |= {"step": None, "entity": None, "acting": [], "can": [], "order": None, "oi": None}
        else:
            snapshot |= self._decision(state, frame)
        snapshot |= {
            "phase": PHASES[state.phase].name,
            "priority": self.ids[state.priority],
            "seats": [self.ids[(state.priority + step) % state.players] for step in range(state.players)],
            "bank": state.cash[BANK],
            "broken": state.bank_broken,
            "climit": NO_CERTIFICATE_LIMIT if certificate_limit(state) == NO_LIMIT else certificate_limit(state),
            "flags": self._flags(state),
            "players": {str(self.ids[seat]): self._player(state, seat) for seat in range(state.players)},
            "corps": {COMPANY_NAMES[company]: self._company(state, company) for company in range(ALL)},
            "depot": {TRAINS[kind].name: count for kind, count in enumerate(state.depot) if count},
            "next_train": TRAINS[state.bank_trains()[0]].name,
            "discard": [self.labels.train_name(train) for train in self.labels.returned],
            "privates": {PRIVATE_NAMES[one]: self._owner(state.owners[one]) for one in range(len(PRIVATES))},
            "tiles": self._tiles(state),
            "end": None,
        }
        if isinstance(frame, GameOver):
            snapshot["end"] = {
                "reason": END_REASONS[frame.reason],
                "result": {str(self.ids[seat]): worth(state, seat) for seat in range(state.players)},
            }
        turn = next((one for one in reversed(state.frames) if isinstance(one, StockTurn)), None)
        if turn is not None:
            snapshot["sold"] = self._sold(state, turn)
            snapshot["passed"] = [self.ids[seat] for seat in self._seats(state) if turn.passed >> seat & 1]
        return snapshot

    def _seats(self, state: Isle) -> list[int]:
        return [(state.priority + step) % state.players for step in range(state.players)]

    # Who decides what

    def _decision(self, state: Isle, frame: Any) -> dict[str, Any]:
        company = getattr(frame, "company", None)
        seat = frame.actor(state)
        acting = [self.ids[seat]]
        if company is not None and state.director[company] < 0:
            acting = [self.ids[one] for one in range(state.players)]
        order = next((one for one in state.frames if isinstance(one, OperatingRound)), None)
        return {
            "step": of_kind(frame, _STEPS),
            "entity": self.ids[seat] if company is None else COMPANY_NAMES[company],
            "acting": acting,
            "can": self._can(state, frame),
            "opts": self._options(state, frame),
            "order": None if order is None else [COMPANY_NAMES[one] for one in order.order],
            "oi": None if order is None else order.index,
        }

    def _can(self, state: Isle, frame: Any) -> Sequence[str]:
        match frame:
            case Bidding():
                low, high = frame.bounds(state)
                return ["bid", "pass"] if low <= high else ["pass"]
            case StockTurn():
                return self._can_trade(state, frame)
            case BuyTrains():
                return ["buy_train"] if must_buy(state, frame.company) else ["buy_train", "pass"]
        return of_kind(frame, _ACTS)

    def _can_trade(self, state: Isle, turn: StockTurn) -> list[str]:
        if turn.bought:
            return ["pass"]
        options = self._trades(state, turn)
        if turn.must_sell_first(state):
            return ["sell_shares"]
        found = {
            "buy_company": bool(options["buy_private"]) or turn.sees_private(state),
            "buy_shares": bool(options["buy"]),
            "par": turn.sees_company(state),
            "pass": True,
            "sell_company": bool(options["sell_private"]),
            "sell_shares": bool(options["sell"]),
        }
        return [name for name, possible in found.items() if possible]

    def _options(self, state: Isle, frame: Any) -> dict[str, Any] | None:
        match frame:
            case Bidding():
                low, high = frame.bounds(state)
                return {"left": self._lots(state), "min_bid": low, "max_bid": high}
            case ChooseLot():
                return self._lot_options(state, frame)
            case StockTurn():
                return self._trades(state, frame)
            case BuildBases():
                places = state.geography.places
                found = [[places[place].id, station] for place, station in sites(state, frame.company)]
                return {"cities": sorted(found)}
            case BuyTrains():
                return {"trains": self._trains_on_sale(state, frame)}
        return None

    def _lots(self, state: Isle) -> list[str]:
        privates, companies = lots(state)
        return [PRIVATE_NAMES[one] for one in privates] + [COMPANY_NAMES[one] for one in companies]

    def _lot_options(self, state: Isle, frame: ChooseLot) -> dict[str, Any]:
        money, least = state.money(frame.winner), cheapest(state)
        privates, companies = lots(state)
        pars = {
            COMPANY_NAMES[company]: [
                par
                for par in COMPANIES[company].pars
                if DIRECTORS_SHARES * par <= money or (money < least and DIRECTORS_SHARES * par == least)
            ]
            for company in companies
        }
        chosen = [
            PRIVATE_NAMES[private]
            for private in privates
            if PRIVATES[private].value <= money or (money < least and PRIVATES[private].value == least)
        ]
        chosen += [name for name, prices in pars.items() if prices]
        return {"left": self._lots(state), "choose": chosen, "par": {name: pars[name] for name in pars if pars[name]}}

    def _trades(self, state: Isle, turn: StockTurn) -> dict[str, Any]:
        seat = turn.player
        purchases = [] if turn.bought or turn.must_sell_first(state) else turn.purchases(state)
        pars: dict[str, list[int]] = {}
        buy: list[list[Any]] = []
        privates: list[str] = []
        for action in purchases:
            match action:
                case StartCompany():
                    pars.setdefault(COMPANY_NAMES[COMPANY[action.company]], []).append(action.par)
                case BuyShare():
                    company = COMPANY[action.company]
                    if action.source == BANK_POOL and state.ordinary_in_pool(company) == 0:
                        continue  # the director's certificate is bought there too, but not offered
                    price = state.par[company] if action.source == OFFERING else state.price(company)
                    buy.append([COMPANY_NAMES[company], action.source, price])
                case BuyPrivate():
                    privates.append(PRIVATE_NAMES[PRIVATE[action.private]])
        owned = _by_name(one for one, owner in enumerate(state.owners) if owner == seat)
        sell = [
            [COMPANY_NAMES[company], count * 10, sale_price(state, company)]
            for company in range(ALL)
            if not turn.bought and turn.sold_at(company) is None
            for count in range(1, state.shares(seat, company) + 1)
            if can_sell(state, seat, company, count)
        ]
        return {
            "buy": buy,
            "par": pars,
            "sell": sell,
            "sell_private": [
                name for name in owned if not turn.bought and refuse_sale(state, seat, PRIVATE_OF[name]) is None
            ],
            "buy_private": privates,
            "exchange": [name for name in owned if refuse_exchange(state, seat, PRIVATE_OF[name]) is None],
        }

    def _trains_on_sale(self, state: Isle, frame: BuyTrains) -> list[list[str]]:
        labels, credits = self.labels, state.treasury(frame.company)
        found = []
        kind = state.next_train()
        if bank_price(kind) <= credits and frame.has_room(state):
            found.append([labels.train_name((kind, labels.next_number(kind))), "depot"])
        if frame.has_room(state):
            found += [
                [labels.train_name(train), "discard"]
                for train in sorted(labels.returned)
                if bank_price(train[0]) <= credits
            ]
        sellers = {seller for seller, _, _ in frame.offers(state)}
        owned = sorted((train, seller) for seller in sellers for train in labels.trains[seller])
        found += [[labels.train_name(train), COMPANY_NAMES[seller]] for train, seller in owned]
        return found

    # Everything else

    def _flags(self, state: Isle) -> list[str]:
        flags = {
            "southern": state.southern,
            "after_southern_sr": state.grouping_done,
            "nationalization": state.british_rail,
            "no_drop": state.phase >= EIGHT,
            "market_top": state.top_reached,
        }
        return [name for name, raised in flags.items() if raised]

    def _sold(self, state: Isle, turn: StockTurn) -> dict[str, list[str]]:
        sold = {}
        for seat in range(state.players):
            names = [COMPANY_NAMES[one] for one in range(ALL) if turn.sold[seat] >> one & 1]
            names += [PRIVATE_NAMES[one] for one in range(len(PRIVATES)) if turn.sold_privates[seat] >> one & 1]
            if names:
                sold[str(self.ids[seat])] = sorted(names)
        return sold

    def _player(self, state: Isle, seat: int) -> dict[str, Any]:
        held = {COMPANY_NAMES[one]: self.labels.certificates[one][seat] for one in range(ALL)}
        return {
            "cash": state.money(seat),
            "pct": {
                COMPANY_NAMES[one]: state.shares(seat, one) * 100 // SHARES
                for one in range(ALL)
                if state.shares(seat, one)
            },
            "certs": {name: sorted(numbers) for name, numbers in held.items() if numbers},
            "pres": [COMPANY_NAMES[one] for one in range(ALL) if state.director[one] == seat],
            "privates": _by_name(one for one, owner in enumerate(state.owners) if owner == seat),
            "ncerts": state.certificates(seat),
            "value": worth(state, seat),
        }

    def _company(self, state: Isle, company: int) -> dict[str, Any]:
        labels = self.labels
        place = state.markers.places[company]
        started = state.is_started(company)
        if place == OFF and started:
            place = CHART.place(state.par[company])
        status = {
            "insolvent": state.is_insolvent(company),
            "receivership": state.director[company] == POOL,
            "bankrupt": state.is_bankrupt(company),
            "nationalized": state.is_closed(company),
        }
        certificates = labels.certificates[company]
        turn, number, revenue, payout = state.last_runs[company]
        return {
            "cash": state.treasury(company),
            "ipoed": started,
            "floated": state.is_floated(company),
            "avail": COMPANIES[company].layer <= self._open_layers(state),
            "par": state.par[company] or None,
            "price": state.price(company) if started else None,
            "mx": place if started else None,
            "stack": self._stack(state, company),
            "trains": [labels.train_name(train) for train in labels.trains[company]],
            "owner": self._director(state.director[company]),
            "status": [name for name, applies in status.items() if applies],
            "tokens": [self._base(state, company, base) for base in state.bases[company]],
            "left": list(COMPANIES[company].base_costs[len(state.bases[company]) :]),
            "ipo": state.ipo[company] * 100 // SHARES,
            "pool": state.pool[company] * 100 // SHARES,
            "ipo_certs": sorted(certificates[IPO]),
            "pool_certs": sorted(certificates[POOL]),
            "reserved": [max(certificates[IPO])] if state.reserved(company) and certificates[IPO] else [],
            "runs": state.turns[company],
            "last": None
            if not state.turns[company]
            else {"or": [turn, number], "rev": revenue, "kind": "payout" if payout else "withhold"},
        }

    def _open_layers(self, state: Isle) -> int:
        """There, a layer is open as soon as a company of the layer above has had a turn."""
        layers = state.layers
        while any(COMPANIES[one].layer == layers and state.turns[one] for one in range(ALL)):
            layers += 1
        return layers

    def _stack(self, state: Isle, company: int) -> int | None:
        place = state.markers.places[company]
        if place == OFF:
            return 0 if state.is_started(company) else None
        return state.markers.on(place).index(company)

    def _director(self, holder: int) -> int | str | None:
        return None if holder == IPO else "pool" if holder == POOL else self.ids[holder]

    def _base(self, state: Isle, company: int, base: tuple[int, int, int]) -> list[Any]:
        place, station, circle = base
        written = [state.geography.places[place].id, station, circle]
        return [*written, "flipped"] if state.is_bankrupt(company) else written

    def _owner(self, owner: int) -> int | str | None:
        return {UNSOLD: None, IN_BANK: "bank", CLOSED: "closed"}.get(owner) if owner < 0 else self.ids[owner]

    def _tiles(self, state: Isle) -> dict[str, list[Any]]:
        return {
            place.id: [TILES[code // SIDES].id, code % SIDES]
            for place, code in zip(state.geography.places, state.tiles, strict=True)
            if code != NO_TILE
        }


def _by_name(privates: Iterable[int]) -> list[str]:
    return sorted(PRIVATE_NAMES[one] for one in privates)
