"""The few actions that are worth a thought, for bots: a turn of 1860 has more choices than can be compared."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import PASS, PAY, LayTile
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.tiles import HALT, ROTATIONS
from bradshaw.eighteen.judgement import advice as thumb
from bradshaw.games.g1860.actions import THE_BANK, Bid, BuildBase, BuyTrain, IsleAction, ReturnTrain, StartCompany
from bradshaw.games.g1860.components import COMPANIES, COMPANY, LARGE_MAP, SMALL_MAP, TILES, TRAINS, first_tiles
from bradshaw.games.g1860.judgement.evaluation import Appraisal, ends_with_round, rounds_left
from bradshaw.games.g1860.rules.auction import Bidding
from bradshaw.games.g1860.rules.bases import BuildBases, next_cost, sites
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.shares import sale_price
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.track import (
    fitting,
    is_upgrade,
    joins,
    network,
    own_stops,
    pattern_at,
    tokened_out,
    upgrades,
)
from bradshaw.games.g1860.rules.trains import BuyTrains, ReturnTrains, bank_price, must_buy
from bradshaw.games.g1860.state import Isle

TOWN_VALUES: Final = {"N": 50.0, "R": 50.0, "V": 40.0, "C": 40.0, "B": 20.0, "M": 20.0, "": 30.0}
CREDIT: Final = 0.2
"""What a credit spent on difficult ground counts."""


def advice(state: Isle) -> Sequence[Action]:
    """The actions to compare, the best first as far as that can be told; all of them if there are none here."""
    return thumb.ask_adviser(state, _ADVISERS)


def _bid(state: Isle, frame: Bidding) -> list[IsleAction]:
    low, high = frame.bounds(state)
    return [PASS, Bid(low)] if low <= high else [PASS]


def _trade(state: Isle, frame: StockTurn) -> list[IsleAction]:
    """Purchases, and sales of what brings about its worth; of numbers of shares and of pars three different ones."""
    appraisal = Appraisal(state, rounds_left(state))
    found = thumb.trades(
        frame.choices(state).actions, StartCompany, lambda name: _brings_enough(state, name, appraisal)
    )
    actions: list[IsleAction] = found.others
    for listed in (*found.sales.values(), *found.starts.values()):
        actions += thumb.three_of(listed)
    return actions


def _brings_enough(state: Isle, name: str, appraisal: Appraisal) -> bool:
    """Whether a share of a company sells for about what it is worth."""
    company = COMPANY[name]
    return sale_price(state, company) > thumb.WILLING * appraisal.share_value(company)


def _base(state: Isle, frame: BuildBases) -> list[IsleAction]:
    """The most valuable station, unless the company needs the money for a train."""
    company = frame.company
    cost = next_cost(state, company)
    found = sites(state, company)
    if cost is None or not found or (not state.has_train(company) and state.treasury(company) - cost < _train(state)):
        return [PASS]
    place, station = max(found, key=lambda site: pattern_at(state, site[0]).stops[site[1]].revenue)
    return [BuildBase(state.geography.places[place].id, station), PASS]


def _run(state: Isle, frame: Runs) -> list[IsleAction]:
    return [frame.searched(state, thumb.SEARCH)]


def _train(state: Isle) -> int:
    """What the next train of the bank costs."""
    return bank_price(state.bank_trains()[0])


def _buy_trains(state: Isle, frame: BuyTrains) -> list[IsleAction]:
    """Trains of the bank, and trains of companies with the same director for next to nothing."""
    company = frame.company
    actions: list[IsleAction] = [] if must_buy(state, company) else [PASS]
    credits = state.treasury(company)
    if frame.has_room(state):
        actions += [
            BuyTrain(TRAINS[kind].name, THE_BANK, bank_price(kind))
            for kind in state.bank_trains()
            if bank_price(kind) <= credits
        ]
    for seller, kind, low in frame.offers(state):
        if state.director[seller] == state.director[company] and len(state.trains[seller]) > 1:
            actions.append(BuyTrain(TRAINS[kind].name, COMPANIES[seller].name, low))
    return actions


def _return(state: Isle, frame: ReturnTrains) -> list[IsleAction]:
    return [ReturnTrain(TRAINS[min(state.trains[frame.company])].name)]


# Track


@lru_cache(maxsize=2)
def _worths(large_map: bool) -> tuple[float, ...]:
    """What the places of each hex can become worth."""
    geography = LARGE_MAP if large_map else SMALL_MAP
    return tuple(
        sum(TOWN_VALUES[place.label] if kind == "city" else thumb.VILLAGE_VALUE for kind, _ in place.stops)
        for place in geography.places
    )


class Survey:
    """What track can bring a company on the board as it lies."""

    def __init__(self, state: Isle, company: int) -> None:
        self.state, self.company = state, company
        self.net = network(state)
        self.found = self.net.connected(own_stops(state, self.net, company), tokened_out(state, self.net, company))
        reached = {self.net.hex_of[vertex] for vertex in self.found if vertex < len(self.net.stops)}
        self._beyond = thumb.Prospects(state.geography, _worths(state.settings.large_map), reached)

    def score(self, place: int, tile: int, rotation: int) -> float:
        """How good a tile would be."""
        state = self.state
        geography, count = state.geography, len(self.net.stops)
        pattern, old = TILES[tile].patterns[rotation], pattern_at(state, place)
        upgrade = is_upgrade(state, place)
        value = sum(thumb.VILLAGE_VALUE if stop.kind == HALT else stop.revenue for stop in pattern.stops)
        if upgrade:
            before = sum(thumb.VILLAGE_VALUE if stop.kind == HALT else stop.revenue for stop in old.stops)
            value = thumb.RISE * (value - before)
        for side in pattern.sides - old.sides:
            if count + geography.border[place][side] in self.found:
                continue
            other = geography.places[place].neighbours[side]
            there = pattern_at(state, other)
            if (side + 3) % 6 in there.sides:
                value += thumb.JOINED + thumb.SERVED * sum(stop.revenue for stop in there.stops)
            elif there.links or geography.places[other].fixed:
                value += thumb.WALLED * self._beyond[other]
            else:
                value += thumb.OPEN_END * self._beyond[other]
        cost = 0 if upgrade else geography.places[place].cost
        if cost and not state.has_train(self.company) and state.treasury(self.company) - cost < _train(state):
            return -1.0
        return value - CREDIT * cost

    def lays(self) -> Iterator[tuple[int, int, int]]:
        """Tiles that fit where the company's track leads; whether all rules allow them is not looked at."""
        state, geography = self.state, self.state.geography
        colours, trains = state.rules_of_phase.colours, state.has_train(self.company)
        for place in sorted(self.net.hexes_at(self.found)):
            if is_upgrade(state, place):
                if colours == 1 or not trains:
                    continue
                for tile, rotation in upgrades(state, place):
                    if state.supply[tile] and TILES[tile].colour < colours:
                        yield place, tile, rotation
                continue
            for tile in first_tiles(geography, place):
                if not state.supply[tile]:
                    continue
                for rotation in fitting(geography, place, tile):
                    pattern = TILES[tile].patterns[rotation]
                    if joins(state, self.net, self.found, self.company, place, pattern):
                        yield place, tile, rotation


def _lay(state: Isle, frame: LayTrack) -> list[IsleAction]:
    """The best tiles by the rule of thumb that the rules allow."""
    return best_lays(state, frame, thumb.LAYS if not frame.laid else 1, 1) or [PASS]


def best_lays(state: Isle, frame: LayTrack, wanted: int, for_each_hex: int) -> list[IsleAction]:
    """This many tiles that seem best, at most some for each hex."""
    key = _ground_of_lays(state, frame), wanted, for_each_hex
    known = _LAYS.get(key)
    if known is None:
        if len(_LAYS) >= MOST_LAYS:
            _LAYS.clear()
        known = _LAYS[key] = tuple(find_lays(state, frame, wanted, for_each_hex))
    return list(known)


_LAYS: Final[dict[Hashable, tuple[IsleAction, ...]]] = {}
MOST_LAYS: Final = 512


def _ground_of_lays(state: Isle, frame: LayTrack) -> Hashable:
    """All that the best tiles depend on: most of what players do in between changes nothing of it."""
    company = frame.company
    return (
        frame,
        network(state),
        tuple(state.bases),
        tuple(state.supply),
        state.treasury(company),
        state.trains[company],
        state.phase,
        _train(state),
        state.is_insolvent(company),
        state.british_rail,
        state.settings,
    )


def find_lays(state: Isle, frame: LayTrack, wanted: int, for_each_hex: int) -> list[IsleAction]:
    """The same, looked for anew."""
    survey = Survey(state, frame.company)
    scored = sorted(((-survey.score(*lay), lay) for lay in survey.lays()), key=lambda item: item[0])
    actions: list[IsleAction] = []
    hexes: dict[int, int] = {}
    for score, (place, tile, rotation) in scored:
        if -score < thumb.WORTHWHILE or len(actions) == wanted:
            break
        action = LayTile(state.geography.places[place].id, TILES[tile].id, rotation)
        if hexes.get(place, 0) < for_each_hex and frame.refuse(state, action) is None:
            hexes[place] = hexes.get(place, 0) + 1
            actions.append(action)
    return actions


def _home(state: Isle, frame: HomeTile) -> list[IsleAction]:
    survey = Survey(state, frame.company)
    place = state.geography.number[COMPANIES[frame.company].home]
    lays = [
        (survey.score(place, tile, rotation), tile, rotation)
        for tile in first_tiles(state.geography, place)
        for rotation in ROTATIONS
        if state.supply[tile] and fits(state.geography, place, TILES[tile].patterns[rotation])
    ]
    _, tile, rotation = max(lays)
    return [LayTile(COMPANIES[frame.company].home, TILES[tile].id, rotation)]


def _dividend(state: Isle, frame: Dividend) -> list[IsleAction]:
    """What a company keeps when the game ends is lost; only one without a train may need it to be worth its price."""
    return [PAY] if ends_with_round(state) and state.has_train(frame.company) else []


_ADVISERS: Final[dict[type, Callable[[Isle, Any], list[IsleAction]]]] = {
    Bidding: _bid,
    StockTurn: _trade,
    HomeTile: _home,
    LayTrack: _lay,
    BuildBases: _base,
    Runs: _run,
    Dividend: _dividend,
    BuyTrains: _buy_trains,
    ReturnTrains: _return,
}
