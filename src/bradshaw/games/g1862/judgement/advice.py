"""The few actions that are worth a thought, for bots: a turn of 1862 has more choices than can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import OFFERING, PASS, PAY, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.geography import NOWHERE, opposite
from bradshaw.eighteen.board.tiles import SMALL
from bradshaw.eighteen.judgement import advice as thumb
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1862.actions import (
    HUDSON,
    LONDON_NAME,
    Answer,
    Bid,
    BuyTrain,
    CountiesAction,
    Merge,
    PlaceMarker,
    RemoveMarker,
    SetPar,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import (
    BID_STEP,
    COMPANIES,
    COMPANY,
    FLOAT_SHARES,
    GEOGRAPHY,
    KIND,
    TILES,
    D,
    is_town,
    pattern_of,
)
from bradshaw.games.g1862.judgement.evaluation import (
    charter_gain,
    ends_with_round,
    rounds_left,
    share_value,
    train_sales,
)
from bradshaw.games.g1862.judgement.solo_advice import advise
from bradshaw.games.g1862.rules.building import Build, refuse_london
from bradshaw.games.g1862.rules.dividends import Dividend
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.flotation import MarkersToBuy
from bradshaw.games.g1862.rules.homes import HomeUpgrade
from bradshaw.games.g1862.rules.mergers import AcquireStep, ExcessMarkers, MergeStep
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, CharterShares, Proposals, refuse_bidder
from bradshaw.games.g1862.rules.placing import PlaceMarkers, sites
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.shares import sale_price
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.track import network, pattern_at, reached
from bradshaw.games.g1862.rules.trains import BuyTrains, TrainRequest, bank_price
from bradshaw.games.g1862.state import Counties

TOWN_VALUES: Final = {"N": 60.0, "Y": 45.0, "": 30.0}
PLENTY: Final = 2
"""A company that has so many times the price of a train buys it."""
SHORT_LIFE: Final = 1.5
"""Companies think of merging when their trains last no longer than this."""


def advice(state: Counties) -> Sequence[Action]:
    """The actions to compare, the best first as far as that can be told; all of them if there are none here."""
    return thumb.ask_adviser(state, _ADVISERS)


# Parliament and the stock market


def _propose(state: Counties, frame: Proposals) -> list[CountiesAction]:
    """The two homes with the best surroundings, if the company could be floated alone."""
    if state.money(frame.player) < FLOAT_SHARES * 54:
        return [PASS]
    companies = sorted(frame.proposable(state), key=lambda one: -home_value(state, one))
    return [PASS, *(Bid(COMPANIES[company].name, 0) for company in companies[:2])]


def _bid(state: Counties, frame: Auction) -> list[CountiesAction]:
    """A quarter of the way to what the charter is worth, so that auctions do not drag on."""
    seat, rounds = frame.actor(state), rounds_left(state)

    def worth(steps: int) -> bool:
        amount = frame.amount + BID_STEP * steps
        gain = charter_gain(state, seat, frame.company, state.money(seat) - amount, rounds)
        return gain > 2 * amount and refuse_bidder(state, seat, amount) is None

    if not worth(1):
        return [PASS]
    low, high = 1, 1 + state.money(seat) // BID_STEP
    while low < high - 1:
        middle = (low + high) // 2
        low, high = (middle, high) if worth(middle) else (low, middle)
    return [Bid(COMPANIES[frame.company].name, frame.amount + BID_STEP * max(1, low // 4))]


def _par(state: Counties, frame: CharterPar) -> list[CountiesAction]:
    """A par at which the company can be floated alone, the highest such and the one below."""
    pars = [one for one in frame.choices(state).actions if isinstance(one, SetPar)]
    alone = [one for one in pars if FLOAT_SHARES * one.par <= state.money(frame.player)]
    return [*alone[-2:]] or [pars[0]]


def _buy_more(state: Counties, frame: CharterShares) -> list[CountiesAction]:
    """A company that floats at once brings no fine."""
    share = BuyShare(COMPANIES[frame.company].name, OFFERING)
    return [share] if frame.refuse(state, share) is None else [PASS]


def _never_floats(state: Counties, seat: int, action: Action) -> bool:
    """Whether a company would be started at a price at which the player cannot float it."""
    return isinstance(action, StartCompany) and FLOAT_SHARES * action.price > state.money(seat)


def _trade(state: Counties, frame: StockTurn) -> list[CountiesAction]:
    """Purchases, and sales of what brings about its worth; of numbers of shares and of prices three different ones."""
    rounds = rounds_left(state)
    owed = _obligations(state, frame)
    if owed:
        return owed

    def may_sell(name: str) -> bool:
        return sale_price(state, COMPANY[name]) > thumb.WILLING * share_value(state, COMPANY[name], rounds)

    affordable = [one for one in frame.choices(state).actions if not _never_floats(state, frame.player, one)]
    found = thumb.trades(affordable, StartCompany, may_sell)
    actions: list[CountiesAction] = found.others
    for listed in found.sales.values():
        actions += thumb.three_of(listed)
    for name in sorted(found.starts, key=lambda one: -home_value(state, COMPANY[one]))[:2]:
        actions += thumb.three_of(found.starts[name])
    return actions  # none where something must be sold that is worth more: then any sale


def _play_alone(state: Counties, frame: SoloTurn) -> list[CountiesAction]:
    return advise(state, frame, home_value)


def _obligations(state: Counties, frame: StockTurn) -> list[CountiesAction]:
    """Shares of companies that the player must see float, or pay a fine."""
    return [
        BuyShare(company.name, OFFERING)
        for number, company in enumerate(COMPANIES)
        if state.obliged[number] == frame.player
        and not state.is_floated(number)
        and frame.refuse(state, BuyShare(company.name, OFFERING)) is None
    ]


def _markers(state: Counties, frame: MarkersToBuy) -> list[CountiesAction]:
    """Three markers if a train can still be bought, else two."""
    choices = [one for one in frame.choices(state).actions if isinstance(one, CountiesAction)]
    afford = state.treasury(frame.company) - 120 >= bank_price(state)
    return [choices[min(len(choices) - 1, 1 if afford else 0)]]


def _fine(state: Counties, frame: PayFine) -> list[CountiesAction]:
    rounds = rounds_left(state)
    sales = [one for one in frame.sales(state) if isinstance(one, SellShares)]
    cheapest = min(sales, key=lambda one: share_value(state, COMPANY[one.company], rounds))
    return [max((one for one in sales if one.company == cheapest.company), key=lambda one: one.count)]


# Mergers


def _merge(state: Counties, frame: MergeStep | AcquireStep) -> list[CountiesAction]:
    """Companies of one director, if one of them is about to be without a train."""
    company, seat, lifetime = frame.company, frame.actor(state), train_sales(state).lifetime
    actions: list[CountiesAction] = [PASS]
    for action in frame.choices(state).actions:
        if isinstance(action, Merge):
            other = COMPANY[action.company]
            weak = any(lifetime(state.trains[one]) <= SHORT_LIFE for one in (company, other))
            if state.director[other] == seat and weak and action.survivor == COMPANIES[company].name:
                actions.append(action)
    return actions


def _excess(state: Counties, frame: ExcessMarkers) -> list[CountiesAction]:
    """The marker in the town that pays least."""
    removals = [one for one in frame.choices(state).actions if isinstance(one, RemoveMarker)]
    return [min(removals, key=lambda one: 999 if one.hex == LONDON_NAME else _worth_now(state, one.hex))]


def _worth_now(state: Counties, hex_: str) -> int:
    return sum(stop.revenue for stop in pattern_at(state, GEOGRAPHY.number[hex_]).stops)


# Trains


def _run(state: Counties, frame: Runs) -> list[CountiesAction]:
    return [frame.searched(state, thumb.SEARCH)]


def has_plenty(state: Counties, company: int) -> bool:
    """Whether a company shall buy a train whatever it earns.

    Better trains come only when these are sold, and money in a treasury counts for nobody.
    """
    return state.phase < D and state.treasury(company) >= PLENTY * bank_price(state)


def _buy_trains(state: Counties, frame: BuyTrains) -> list[CountiesAction]:
    """Trains that the company may run, without bought warranties, and those of its director's other companies."""
    company = frame.company
    permits, director = state.permits[company], state.director[company]
    if has_plenty(state, company):
        bare = [one for one in frame.purchases(state) if isinstance(one, BuyTrain) and not one.warranties]
        useful: list[CountiesAction] = [one for one in bare if KIND[one.kind] in permits]
        if useful:
            return useful
        return [bare[0]] if bare else [PASS]
    actions: list[CountiesAction] = []
    for action in frame.choices(state).actions:
        match action:
            case BuyTrain(kind=kind, warranties=warranties):
                if KIND[kind] in permits and not warranties:
                    actions.append(action)
            case TradeTrain(company=name, train=train):
                seller = COMPANY[name]
                kept = [one for one in state.trains[seller] if one.id != train]
                card = next(one for one in state.trains[seller] if one.id == train)
                if state.director[seller] == director and kept and card.kind in permits:
                    actions.append(action)
            case _:
                assert isinstance(action, CountiesAction)
                actions.append(action)
    return actions or [one for one in frame.choices(state).actions[:1] if isinstance(one, CountiesAction)]


def _sell_train(state: Counties, frame: TrainRequest) -> list[CountiesAction]:
    return [Answer(len(state.trains[frame.seller]) > 1)]


# Track and markers


@lru_cache(maxsize=1)
def _worths() -> tuple[float, ...]:
    """What the places of each hex can become worth."""
    return tuple(
        TOWN_VALUES[place.label] if is_town(place.number) else thumb.VILLAGE_VALUE for place in GEOGRAPHY.places
    )


def home_value(state: Counties, company: int) -> float:
    """What lies around a company's home."""
    home = state.home(company)
    steps = GEOGRAPHY.steps[home]
    return sum(worth * thumb.FADING ** steps[place] for place, worth in enumerate(_worths()))


class Survey:
    """What track can bring a company on the board as it lies."""

    def __init__(self, state: Counties, company: int) -> None:
        self.state, self.company = state, company
        self.net = network(state)
        self.found = reached(state, company)
        there = {self.net.hex_of[vertex] for vertex in self.found if vertex < len(self.net.stops)}
        self._beyond = thumb.Prospects(GEOGRAPHY, _worths(), there)

    def score(self, place: int, tile: int, rotation: int) -> float:
        """How good a tile would be."""
        state, count = self.state, len(self.net.stops)
        code = tile * 6 + rotation
        upgrade = state.tiles[place] != NO_TILE
        small = state.small[place] if upgrade else 1
        pattern, old = pattern_of(code, small), pattern_at(state, place)
        value = float(_sum(pattern.stops))
        if upgrade:
            value = thumb.RISE * (value - _sum(old.stops))
        for side in pattern.sides - old.sides:
            border = GEOGRAPHY.border[place][side]
            if count + border in self.found:
                continue
            other = GEOGRAPHY.places[place].neighbours[side]
            if other == NOWHERE:
                value += self._area(place, side)
                continue
            there = pattern_at(state, other)
            if opposite(side) in there.sides:
                value += thumb.JOINED + thumb.SERVED * _sum(there.stops)
            elif there.links:
                value += thumb.WALLED * self._beyond[other]
            else:
                value += thumb.OPEN_END * self._beyond[other]
        return value

    def _area(self, place: int, side: int) -> float:
        """What it counts to reach an area beyond the edge."""
        for area in GEOGRAPHY.areas:
            if any((hex_, edge) == (place, side) for hex_, edge, _ in area.entries):
                vertex = self.net.first[len(GEOGRAPHY) + area.number]
                return 0.0 if vertex in self.found else 0.6 * self.state.area_value(area.number)
        return 0.0


def _sum(stops: Sequence[Any]) -> float:
    return sum(thumb.VILLAGE_VALUE if stop.kind == SMALL else stop.revenue for stop in stops)


class RankedTiles(NamedTuple):
    """The tiles that can be laid, the best first by the rule of thumb, each with its score."""

    scored: list[tuple[float, LayTile]]
    forced: bool
    """Whether one must be laid."""


_TILES: Final = {tile.id: tile.number for tile in TILES}


def ranked_tiles(state: Counties, frame: Build | HomeUpgrade) -> RankedTiles:
    """All that can be laid now, the best first."""
    survey = Survey(state, frame.company)
    choices = frame.choices(state).actions
    scored = [
        (survey.score(GEOGRAPHY.number[one.hex], _TILES[one.tile], one.rotation), one)
        for one in choices
        if isinstance(one, LayTile)
    ]
    return RankedTiles(sorted(scored, key=lambda item: -item[0]), PASS not in choices)


def best_tiles(ranked: RankedTiles, wanted: int, for_each_hex: int) -> list[LayTile]:
    """This many tiles that seem best, at most some for each hex; tiles that seem no good only if one must be laid."""
    found: list[LayTile] = []
    hexes: dict[str, int] = {}
    for score, lay in ranked.scored:
        if (score < thumb.WORTHWHILE and not ranked.forced) or len(found) == wanted:
            break
        if hexes.get(lay.hex, 0) < for_each_hex:
            hexes[lay.hex] = hexes.get(lay.hex, 0) + 1
            found.append(lay)
    return found


def _build(state: Counties, frame: Build | HomeUpgrade) -> list[CountiesAction]:
    """The best tiles by the rule of thumb, or London."""
    return build_advice(state, frame, lambda: ranked_tiles(state, frame))


def build_advice(state: Counties, frame: Build | HomeUpgrade, rank: Callable[[], RankedTiles]) -> list[CountiesAction]:
    """The same for tiles that may have been ranked before."""
    company = frame.company
    if (
        isinstance(frame, Build)
        and not frame.laid
        and frame.refuse(state, PlaceMarker(LONDON_NAME)) is None
        and refuse_london(state, company) is None
    ):
        return [PlaceMarker(LONDON_NAME)]
    forced = frame.refuse(state, PASS) is not None
    wanted = 1 if forced or (isinstance(frame, Build) and frame.laid) else thumb.LAYS
    actions: list[CountiesAction] = [*best_tiles(rank(), wanted, 1)]
    return actions if actions or forced else [PASS]


def _place(state: Counties, frame: PlaceMarkers) -> list[CountiesAction]:
    """The most valuable town, if the marker is not kept for London."""
    found = sites(state, frame.company)
    if not found:
        return [PlaceMarker(LONDON_NAME)]
    place = max(found, key=lambda site: _worth_now(state, GEOGRAPHY.places[site].id))
    keep = (
        state.unused[frame.company] == 1
        and not state.is_in_london(frame.company)
        and _near_london(state, frame.company)
    )
    return [PASS] if keep else [PlaceMarker(GEOGRAPHY.places[place].id)]


def _near_london(state: Counties, company: int) -> bool:
    """Whether the company's track has come to a hex beside London."""
    net = network(state)
    beside = {hex_ for area in GEOGRAPHY.areas if area.id == LONDON_NAME for hex_, _, _ in area.entries}
    return any(net.hex_of[vertex] in beside for vertex in reached(state, company) if vertex < len(net.stops))


def _dividend(state: Counties, frame: Dividend) -> list[CountiesAction]:
    """What a company keeps when the game ends is lost; only one without a train may need it to be worth its price."""
    if not ends_with_round(state) or not state.has_train(frame.company):
        return []
    return [HUDSON] if HUDSON in frame.choices(state) else [PAY]


_ADVISERS: Final[dict[type, Callable[[Counties, Any], list[CountiesAction]]]] = {
    Proposals: _propose,
    Auction: _bid,
    CharterPar: _par,
    CharterShares: _buy_more,
    StockTurn: _trade,
    SoloTurn: _play_alone,
    MarkersToBuy: _markers,
    PayFine: _fine,
    MergeStep: _merge,
    AcquireStep: _merge,
    ExcessMarkers: _excess,
    Build: _build,
    HomeUpgrade: _build,
    PlaceMarkers: _place,
    Runs: _run,
    Dividend: _dividend,
    BuyTrains: _buy_trains,
    TrainRequest: _sell_train,
}
