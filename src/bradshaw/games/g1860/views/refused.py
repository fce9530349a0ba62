"""What somebody might try now but may not, with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Set

from bradshaw.core.messages import Text, message
from bradshaw.core.view import Closed
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, LayTile, SellShares
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.tiles import LARGE, ROTATIONS
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.refused import refused_of
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1860 import actions
from bradshaw.games.g1860.components import (
    ALL,
    COMPANIES,
    NAMES,
    PRIVATES,
    TILES,
    TRAINS,
    first_tiles,
)
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.rules.bases import BuildBases
from bradshaw.games.g1860.rules.frames import IsleFrame
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.shares import is_available
from bradshaw.games.g1860.rules.stock import StockTurn, pars
from bradshaw.games.g1860.rules.track import is_upgrade, network, upgrades
from bradshaw.games.g1860.rules.trains import BuyTrains, bank_price
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.views.report import name_of

Thought = tuple[actions.IsleAction, Text]
"""An action, and its name where it stands for several alike."""


def what_is_closed(state: Isle, hidden: Set[str], hexes: Set[str]) -> Iterator[Closed]:
    """Thinkable actions that are refused; `hexes` are those in which something is possible."""
    frame = state.frames[-1]
    assert isinstance(frame, IsleFrame)
    company = getattr(frame, "company", NOBODY_YET)
    if company >= 0 and NAMES[company] in hidden:
        # The reasons would tell what the company has.
        return
    yield from refused_of(state, frame, _thinkable(state, frame, hexes), name_of, _cell)


def _cell(action: actions.IsleAction) -> str:
    return action.hex if isinstance(action, LayTile | actions.BuildBase) else ""


def _thinkable(state: Isle, frame: IsleFrame, hexes: Set[str]) -> Iterator[Thought]:
    """What somebody might try in this frame, legal or not; the name where it stands for several actions alike."""
    if isinstance(frame, Bidding):
        low, _ = frame.bounds(state)
        yield actions.Bid(low), ""
    elif isinstance(frame, ChooseLot):
        privates, companies = lots(state)
        yield from ((actions.TakePrivate(PRIVATES[private].name), "") for private in privates)
        for company in companies:
            for par in COMPANIES[company].pars:
                yield actions.TakeDirector(COMPANIES[company].name, par), ""
    elif isinstance(frame, StockTurn):
        yield from _thinkable_trades(state, frame)
    elif isinstance(frame, LayTrack):
        yield from _thinkable_tiles(state, hexes)
    elif isinstance(frame, BuildBases):
        net = network(state)
        for stop, one in enumerate(net.stops):
            if one.kind == LARGE and one.circles:
                place = net.hex_of[stop]
                hex_id = state.geography.places[place].id
                name = message("g1860-thought-base", place=stop_name(net, stop), hex=hex_id)
                yield actions.BuildBase(hex_id, stop - net.first[place]), name
    elif isinstance(frame, Runs):
        yield actions.RunTrains(()), message("eighteen-choice-run-nothing")
    elif isinstance(frame, BuyTrains):
        yield PASS, message("eighteen-thought-no-train")
        for kind in state.bank_trains():
            yield actions.BuyTrain(TRAINS[kind].name, actions.THE_BANK, bank_price(kind)), ""
        coming = [kind for kind, left in enumerate(state.depot) if left and kind not in state.bank_trains()]
        for kind in coming[:1]:
            yield actions.BuyTrain(TRAINS[kind].name, actions.THE_BANK, bank_price(kind)), ""
        for seller in range(ALL):
            for kind in sorted(set(state.trains[seller])):
                if seller != frame.company:
                    owner, train = COMPANIES[seller].name, TRAINS[kind].name
                    offer = actions.BuyTrain(train, owner, max(10, state.treasury(frame.company) // 10 * 10))
                    yield offer, message("g1860-thought-train", train=train, seller=owner)


def _thinkable_trades(state: Isle, frame: StockTurn) -> Iterator[Thought]:
    seat = frame.player
    yield PASS, ""
    for company in range(ALL):
        name = COMPANIES[company].name
        if not state.is_started(company):
            cheapest = min(pars(state, company))
            yield actions.StartCompany(name, cheapest), message("eighteen-thought-start", company=name)
            yield from (
                (actions.StartCompany(name, par), "")
                for par in pars(state, company)[1:]
                if is_available(state, company)
            )
        else:
            for source in (OFFERING, BANK_POOL):
                yield BuyShare(name, source), ""
        if state.shares(seat, company):
            yield from ((SellShares(name, count), "") for count in range(1, state.shares(seat, company) + 1))
    for private, owner in enumerate(state.owners):
        name = PRIVATES[private].name
        if owner == seat:
            yield actions.SellPrivate(name), ""
            yield actions.Exchange(name), ""
        else:
            yield actions.BuyPrivate(name), ""


def _thinkable_tiles(state: Isle, hexes: Set[str]) -> Iterator[Thought]:
    """For each hex where nothing can be laid one tile that shows why: the one that comes nearest to it."""
    for place in state.geography.places:
        if place.id in hexes or place.fixed:
            continue
        where = place_name(state.geography, place.id)
        if is_upgrade(state, place.number):
            for found in upgrades(state, place.number)[:1]:
                yield LayTile(place.id, TILES[found[0]].id, found[1]), message("eighteen-thought-upgrade", place=where)
            continue
        for tile in first_tiles(state.geography, place.number)[:1]:
            turns = (turn for turn in ROTATIONS if fits(state.geography, place.number, TILES[tile].patterns[turn]))
            fitting = next(turns, 0)
            yield LayTile(place.id, TILES[tile].id, fitting), message("eighteen-thought-lay", place=where)
