"""What somebody might try now but may not, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Set

from bradshaw.core.messages import Text, message
from bradshaw.core.view import Closed
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.tiles import ROTATIONS
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.views.refused import refused_of
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1862.actions import (
    CHARTER,
    HUDSON,
    LONDON_NAME,
    Bid,
    BuildSmallStation,
    BuyCard,
    BuyTrain,
    ChooseMarkers,
    CountiesAction,
    Merge,
    PlaceMarker,
    PriceCompany,
    Refinance,
    SellOwnShares,
    SetPar,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import (
    ALL,
    BID_STEP,
    FEWEST_MARKERS,
    GEOGRAPHY,
    KINDS,
    PARS,
    START_PRICES,
    TILES,
    first_tiles,
    is_town,
    lines_of,
)
from bradshaw.games.g1862.names import called, train_called
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.dividends import Dividend
from bradshaw.games.g1862.rules.flotation import MarkersToBuy
from bradshaw.games.g1862.rules.frames import CountiesFrame
from bradshaw.games.g1862.rules.mergers import AcquireStep, MergeStep
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, Proposals
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.solo import SEAT, SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.track import upgrades
from bradshaw.games.g1862.rules.trains import BuyTrains
from bradshaw.games.g1862.state import Counties
from bradshaw.games.g1862.views.choices import name_of
from bradshaw.games.g1862.views.map import cell_of

Thought = tuple[CountiesAction, Text]
"""An action, and its name where it stands for several alike."""


def what_is_closed(state: Counties, cells: Set[str]) -> Iterator[Closed]:
    """Thinkable actions that are refused; `cells` are those in which something is possible."""
    frame = state.frames[-1]
    assert isinstance(frame, CountiesFrame)
    return refused_of(state, frame, _thinkable(state, frame, cells), name_of, _cell)


def _cell(action: CountiesAction) -> str:
    return cell_of(action.hex) if isinstance(action, LayTile | BuildSmallStation | PlaceMarker) else ""


def _thinkable(state: Counties, frame: CountiesFrame, cells: Set[str]) -> Iterator[Thought]:
    match frame:
        case Proposals():
            for company in range(ALL):
                if state.is_in_play(company) and not state.is_started(company):
                    yield Bid(called(company), 0), message("g1862-thought-propose", company=called(company))
        case Auction(company=company, amount=amount):
            yield Bid(called(company), amount + BID_STEP), ""
        case CharterPar():
            yield from ((SetPar(par), "") for par in PARS)
        case StockTurn():
            yield from _trades(state, frame)
        case SoloTurn():
            yield from _cards(state)
        case MarkersToBuy():
            yield from ((ChooseMarkers(count), "") for count in range(FEWEST_MARKERS, state.most_markers() + 1))
        case MergeStep() | AcquireStep():
            for other in range(ALL):
                if not state.is_floated(other) or other == frame.company:
                    continue
                refused = [survivor for partner, survivor in frame.refused if partner == other]
                for survivor in refused:
                    yield Merge(called(other), called(survivor)), ""
                if not refused:
                    yield Merge(called(other), called(frame.company)), _joining(frame, called(other))
        case Build():
            yield from _builds(state, cells)
        case PlaceMarkers():
            for place in GEOGRAPHY.places:
                if is_town(place.number) and place.id not in cells:
                    yield PlaceMarker(place.id), ""
        case Dividend():
            yield HUDSON, ""
        case BuyTrains():
            yield from _trains(state, frame)


def _joining(frame: MergeStep | AcquireStep, company: str) -> Text:
    if frame.acquires:
        return message("g1862-thought-acquire", company=company)
    return message("g1862-thought-merge", company=company)


def _trades(state: Counties, frame: StockTurn) -> Iterator[Thought]:
    seat = frame.player
    yield PASS, ""
    for company in range(ALL):
        name = called(company)
        if not state.is_in_play(company):
            continue
        if not state.is_started(company):
            yield StartCompany(name, START_PRICES[0]), message("eighteen-thought-start", company=name)
            continue
        for source in (OFFERING, BANK_POOL, CHARTER):
            # A company without a charter has no offering, and one with a charter rarely has shares of its own.
            if source == BANK_POOL or (source == OFFERING) == state.is_chartered(company):
                yield BuyShare(name, source), ""
        yield from ((SellShares(name, count), "") for count in range(1, state.shares(seat, company) + 1))


def _cards(state: Counties) -> Iterator[Thought]:
    """The solo game: what could be done with the first cards, and sales."""
    for number, row in enumerate(state.solo.rows, start=1):
        if row and state.is_started(row[0]):
            yield BuyCard(number), message("g1862-thought-card", company=called(row[0]), row=number)
        elif row:
            start = PriceCompany(number, PARS[0], True)
            yield start, message("g1862-thought-start-card", company=called(row[0]), row=number)
    for company in range(ALL):
        if state.is_started(company):
            yield BuyShare(called(company), BANK_POOL), ""
            held = state.shares(SEAT, company)
            yield from ((SellShares(called(company), count), "") for count in range(1, held + 1))


def _builds(state: Counties, cells: Set[str]) -> Iterator[Thought]:
    """For each hex where nothing can be laid one tile that shows why: the one that comes nearest to it."""
    yield PlaceMarker(LONDON_NAME), ""
    for place in GEOGRAPHY.places:
        if place.id in cells:
            continue
        code, where = state.tiles[place.number], place_name(GEOGRAPHY, place.id)
        if code == NO_TILE:
            tile = first_tiles(place.number)[0]
            turns = (turn for turn in ROTATIONS if fits(GEOGRAPHY, place.number, TILES[tile].patterns[turn]))
            yield LayTile(place.id, TILES[tile].id, next(turns, 0)), message("eighteen-thought-lay", place=where)
            continue
        found = next(upgrades(state, place.number), None)
        if found is not None:
            yield LayTile(place.id, TILES[found[0]].id, found[1]), message("eighteen-thought-upgrade", place=where)
        yield from ((BuildSmallStation(place.id, line), "") for line in lines_of(code))


def _trains(state: Counties, frame: BuyTrains) -> Iterator[Thought]:
    yield PASS, message("eighteen-thought-no-train")
    for kind in state.settings.kinds:
        yield BuyTrain(KINDS[kind]), ""
    for seller in range(ALL):
        if seller != frame.company:
            for train in state.trains[seller]:
                name = train_called(state, seller, train)
                text = message("g1862-thought-trade", train=name, seller=called(seller))
                yield TradeTrain(train.id, called(seller)), text
    if not state.has_train(frame.company):
        yield SellOwnShares(), ""
        yield Refinance(), ""
