"""Games of 18xx.games: their names for things, and their actions read as ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bradshaw.core.errors import BadAction, quoted
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, RETAIN, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.rounds.ending import TURN_LIMIT
from bradshaw.eighteen.site.exports import certificates_named, company_named
from bradshaw.eighteen.site.games import COMMON_END_REASONS, Ids
from bradshaw.eighteen.site.labels import DIRECTOR
from bradshaw.eighteen.site.reading import ActionReader, other_turn
from bradshaw.eighteen.site.stretches import paths
from bradshaw.eighteen.state import IPO, NO_TILE, POOL
from bradshaw.games.g1862.actions import (
    CHARTER,
    HUDSON,
    LONDON_NAME,
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Bid,
    BuildSmallStation,
    BuyTrain,
    ChooseMarkers,
    CountiesAction,
    Merge,
    PlaceMarker,
    RedeemShare,
    Refinance,
    RemoveMarker,
    RunTrains,
    SetPar,
    StartCompany,
    TradeTrain,
    TrainRun,
)
from bradshaw.games.g1862.components import BAND, BANDS, COMPANIES, COMPANY, GEOGRAPHY, KINDS, LETTERS, TILES
from bradshaw.games.g1862.rules.ending import LNER
from bradshaw.games.g1862.rules.flotation import MarkersToBuy
from bradshaw.games.g1862.rules.mergers import AcquireStep, Merger, MergeStep
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar
from bradshaw.games.g1862.rules.running import problem, read_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.rules.trains import BuyTrains
from bradshaw.games.g1862.settings import LONG, SHORT
from bradshaw.games.g1862.site.labels import LONDON_CITIES, Labels, ordinary, small_lines, stations_of
from bradshaw.games.g1862.state import CHARTER as ON_CHARTER
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.pooled.check import fault, score
from bradshaw.routes.pooled.problem import PooledProblem, PooledTrain, TrainKind
from bradshaw.routes.pooled.touching import touching_chains

TITLE: Final = "1862"

END_REASONS: Final = {**COMMON_END_REASONS, LNER: "lner", TURN_LIMIT: "manually_ended"}

OPTIONS: Final[Mapping[str, Mapping[str, bool | str]]] = {
    "short_length": {"length": SHORT},
    "long_length": {"length": LONG},
    "eight_tokens": {"eight_markers": True},
}
SOURCES: Final = {IPO: OFFERING, POOL: BANK_POOL, ON_CHARTER: CHARTER}
_WRITTEN_SOURCES: Final = {"ipo": IPO, "pool": POOL, "own": ON_CHARTER}
FIRST, LAST = "first", "last"
"""The survivors of a merger: the company whose turn it is, or the other."""


def acting_company(state: Counties) -> int | None:
    """The company that acts there; None where a player does."""
    frame = state.frames[-1]
    if isinstance(frame, ShareMerge):
        if frame.holder(state) != ON_CHARTER:
            return None
        merger = state.frames[-2]
        return merger.company if isinstance(merger, Merger) else frame.survivor
    if hasattr(frame, "player") or isinstance(frame, Auction | MarkersToBuy):
        return None
    company: int | None = getattr(frame, "company", None)
    return company


# Actions


class Reader(ActionReader[Counties, CountiesAction]):
    """Reads the actions of one game in order, keeping track of what their numbers name."""

    companies: ClassVar[Mapping[str, int]] = COMPANY
    labels: Labels

    def __init__(self, state: Counties, ids: Ids) -> None:
        self.ids = ids
        self.labels = Labels(state)
        self.partner: int | None = None
        """The company chosen for a merger whose survivor is not chosen yet."""

    def check(self, state: Counties, action: Mapping[str, Any]) -> None:
        self._check_entity(state, action)
        if self.partner is not None and action.get("type") != "choose":
            raise BadAction(message("g1862-site-survivor-open"))

    def _check_entity(self, state: Counties, action: Mapping[str, Any]) -> None:
        """Refuse an action of somebody whose turn it is not."""
        seat, company = state.frames[-1].actor(state), acting_company(state)
        if seat < 0:
            return
        expected = self.ids[seat] if company is None else COMPANIES[company].name
        if action.get("entity") != expected:
            raise other_turn(action.get("entity"), expected)

    def follow(self, before: Counties, after: Counties, theirs: Mapping[str, Any], ours: CountiesAction) -> None:
        """Move the labels after an action has been played."""
        labels = self.labels
        seat = before.frames[-1].actor(before)
        match ours:
            case SetPar() | StartCompany():
                labels.buy(_company(theirs["corporation"]), DIRECTOR, seat)
            case BuyShare():
                company, number = _certificates(theirs)[0]
                labels.buy(company, number, seat)
            case RedeemShare():
                company, number = _certificates(theirs)[0]
                labels.buy(company, number, ON_CHARTER)
            case SellShares():
                labels.sell(COMPANY[ours.company], [number for _, number in _certificates(theirs)])
            case LayTile() | BuildSmallStation():
                tile, copy = str(theirs["tile"]).rsplit("-", 1)
                labels.lay(ours.hex, tile, int(copy))
                labels.rotations[ours.hex] = int(theirs["rotation"])
            case PlaceMarker():
                hex_ = self.city(theirs)[0]
                if hex_ in LONDON_CITIES:
                    labels.link(_company(theirs["entity"]), hex_)
        self.partner = None
        labels.follow(after)

    # One kind of action each

    def _bid(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        return Bid(COMPANIES[_company(action["corporation"])].name, int(action["price"]))

    def _par(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        company, price = _company(action["corporation"]), int(str(action["share_price"]).split(",")[0])
        frame = state.frames[-1]
        if isinstance(frame, CharterPar):
            if frame.company != company:
                raise BadAction(message("g1862-site-other-charter", company=COMPANIES[frame.company].name))
            return SetPar(price)
        return StartCompany(COMPANIES[company].name, price)

    def _pass(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        frame = state.frames[-1]
        if isinstance(frame, BuyTrains):
            ways = frame.ways_out(state)
            if ways:
                return ways[0]
        return PASS

    def _convert(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        return Refinance()

    def _buy_shares(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        company, number = _certificates(action)[0]
        if acting_company(state) is not None:
            return RedeemShare()
        return BuyShare(COMPANIES[company].name, SOURCES[self._source(state, company, number, action.get("from"))])

    def _source(self, state: Counties, company: int, number: int, told: object) -> int:
        """Where a certificate is bought: where the file says, or where we have followed it to.

        In mergers certificates change hands in ways that cannot always be followed: then it is where there are some.
        """
        if told in _WRITTEN_SOURCES:
            return _WRITTEN_SOURCES[str(told)]
        holder = self.labels.holder(company, number)
        offered = [source for source in (POOL, ON_CHARTER, IPO) if ordinary(state, company, source) > 0]
        if holder is None or not offered:
            raise BadAction(message("eighteen-site-not-for-sale", number=number, company=COMPANIES[company].name))
        return holder if holder in offered else offered[0]

    def _choose(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        frame, choice = state.frames[-1], action["choice"]
        if isinstance(frame, MergeStep | AcquireStep):
            if self.partner is None:
                raise BadAction(message("g1862-site-no-survivor"))
            if choice not in (FIRST, LAST):
                raise BadAction(message("g1862-site-survivor", first=FIRST, last=LAST, choice=quoted(choice)[:20]))
            survivor = frame.company if choice == FIRST else self.partner
            return Merge(COMPANIES[self.partner].name, COMPANIES[survivor].name)
        if isinstance(frame, ShareMerge):
            if choice not in ("redeem", "sell"):
                raise BadAction(message("g1862-site-option", choice=quoted(choice)[:20]))
            return REDEEM_OPTION if choice == "redeem" else RELINQUISH_OPTION
        return ChooseMarkers(int(choice))

    def _merge(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction | None:
        frame, partner = state.frames[-1], _company(action["corporation"])
        if not isinstance(frame, MergeStep | AcquireStep):
            raise BadAction(message("g1862-site-no-merger"))
        refusal = frame.refuse(state, Merge(COMPANIES[partner].name, COMPANIES[partner].name))
        if refusal is not None:
            raise BadAction(refusal.text)
        self.partner = partner
        return None

    def _remove_token(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        return RemoveMarker(_place(self.city(action)[0]))

    def _lay_tile(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        hex_, rotation = str(action["hex"]), int(action["rotation"])
        base, lines = stations_of(str(action["tile"]).rsplit("-", 1)[0], rotation)
        place = GEOGRAPHY.number.get(hex_)
        if place is not None and state.tiles[place] != NO_TILE and TILES[state.tiles[place] // 6].id == base:
            (line,) = lines - small_lines(state, hex_)
            return BuildSmallStation(hex_, line)
        return LayTile(hex_, base, rotation)

    def _place_token(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        return PlaceMarker(_place(self.city(action)[0]))

    def _run_routes(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        company = _company(action["entity"])
        question = problem(state, company)
        runs = RunTrains(tuple(read_routes(state, question, action["routes"])))
        told = sum(int(route.get("revenue") or 0) for route in action["routes"])
        found = read_runs(state, company, runs, question)
        if isinstance(found, Refusal) or fault(question, found) is not None or score(question, found)[0] <= told:
            return runs
        return RunTrains(runs.runs, told)

    def _dividend(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        kinds: dict[str, CountiesAction] = {"payout": PAY, "withhold": RETAIN, "hudson": HUDSON}
        if action["kind"] not in kinds:
            raise BadAction(message("eighteen-site-no-dividend", kind=quoted(action["kind"])[:20]))
        return kinds[action["kind"]]

    def _buy_train(self, state: Counties, action: Mapping[str, Any]) -> CountiesAction:
        name = str(action["train"])
        band, _, number = name.rpartition("-")
        if band not in BAND:
            raise BadAction(message("eighteen-site-no-train", train=quoted(name)[:20]))
        owner = next(
            (company for company, held in enumerate(state.trains) if any(one.id == name for one in held)), None
        )
        if owner is not None:
            return TradeTrain(name, COMPANIES[owner].name)
        if BAND[band] != state.next_train() or int(number) != state.sold[BAND[band]]:
            raise BadAction(message("g1862-site-not-sold", train=quoted(name)[:20]))
        variant = str(action["variant"]).rstrip("*")
        kind = LETTERS.index(variant[-1])
        if BANDS[BAND[band]].size(kind) != variant[:-1]:
            raise BadAction(message("g1862-site-other-size", band=band, train=quoted(variant)[:10]))
        return BuyTrain(KINDS[kind], int(action.get("warranties") or 0))

    readers: ClassVar[Mapping[str, Callable[[Any, Any, Mapping[str, Any]], Any]]] = {
        "bid": _bid,
        "par": _par,
        "pass": _pass,
        "convert": _convert,
        "buy_shares": _buy_shares,
        "sell_shares": ActionReader.sell_shares,
        "choose": _choose,
        "merge": _merge,
        "remove_token": _remove_token,
        "lay_tile": _lay_tile,
        "place_token": _place_token,
        "run_routes": _run_routes,
        "dividend": _dividend,
        "buy_train": _buy_train,
    }


def _company(name: object) -> int:
    return company_named(name, COMPANY)


def _certificates(action: Mapping[str, Any]) -> list[tuple[int, int]]:
    return certificates_named(action, COMPANY)


def _place(hex_: str) -> str:
    return LONDON_NAME if hex_ in LONDON_CITIES else hex_


# Routes


def read_routes(state: Counties, question: PooledProblem, routes: Sequence[Mapping[str, Any]]) -> list[TrainRun]:
    """The runs from the stretches between their stations."""
    net = network(state)
    trains = {train.name: train for train in question.trains}
    found: list[tuple[str, tuple[int, ...], list[int]]] = []
    paid: set[int] = set()
    for route in routes:
        train = trains.get(str(route["train"]))
        if train is None:
            raise BadAction(message("eighteen-site-no-train-to-run", train=quoted(route["train"])[:20]))
        path = next(paths(net, [list(stretch) for stretch in route["connections"]]), None)
        if not path:
            raise BadAction(message("eighteen-site-no-track", train=train.name))
        scored: list[int] = []
        if train.kind != TrainKind.FREIGHT:
            large = [stop for stop in path if stop < len(question.stops) and question.stops[stop].large]
            scored = _told(route, net, large, train.score)
            if not scored:
                best = sorted(large, key=lambda stop: (stop in paid, -question.stops[stop].revenue))[: train.score]
                scored = [stop for stop in large if stop in best]
            paid |= set(scored)
        found.append((train.name, path, scored))
    chains = chains_there(net, [(trains[name], path) for name, path, _ in found])
    return [
        TrainRun(name, tuple(map(net.name, path)), tuple(map(net.name, scored)), chain)
        for (name, path, scored), chain in zip(found, chains, strict=True)
    ]


def _told(route: Mapping[str, Any], net: Network, large: Sequence[int], score: int) -> list[int]:
    """The stations that a file says are scored: those that its words do not put into brackets. None if it says none."""
    omitted = set(re.findall(r"\[(\w+)\]", str(route.get("revenue_str") or "")))
    scored = [stop for stop in large if not omitted & _ids(net.hex_of[stop])]
    return scored if len(scored) == min(score, len(large)) else []


def _ids(place: int) -> set[str]:
    """The id of a hex, or those of the cells of an area."""
    if place < len(GEOGRAPHY):
        return {GEOGRAPHY.places[place].id}
    return {cell for _, _, cell in GEOGRAPHY.areas[place - len(GEOGRAPHY)].entries}


def chains_there(net: Network, runs: Sequence[tuple[PooledTrain, Sequence[int]]]) -> list[int]:
    """Which Freights are joined: there those whose ends touch, in a town or in the same cell of an area."""
    freights = [number for number, (train, _) in enumerate(runs) if train.kind == TrainKind.FREIGHT]
    paths = [runs[number][1] for number in freights]
    ends = [(_end(net, path[0], path[1]), _end(net, path[-1], path[-2])) for path in paths]
    chains = [0] * len(runs)
    joined = touching_chains(ends, [runs[number][0].permanent for number in freights])
    for number, chain in zip(freights, joined, strict=True):
        chains[number] = chain
    return chains


def _end(net: Network, stop: int, border: int) -> str:
    """A town by its name; an area by the cell through which it is entered."""
    if net.hex_of[stop] < len(GEOGRAPHY):
        return net.name(stop)
    cell = next(cell for cell in net.name(border).split("-") if cell not in GEOGRAPHY.number)
    return f"{net.name(stop)} {cell}"
