"""The moves of 1862 that an expert compares: more than a quick player is advised to think about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.advice import Lays, lays
from bradshaw.games.g1862.actions import Bid, BuyTrain, Merge, SetPar, TradeTrain
from bradshaw.games.g1862.components import COMPANIES, COMPANY, FLOAT_SHARES, KIND, PARS
from bradshaw.games.g1862.judgement.advice import (
    advice,
    best_tiles,
    build_advice,
    has_plenty,
    home_value,
    ranked_tiles,
)
from bradshaw.games.g1862.judgement.earnings import gain
from bradshaw.games.g1862.judgement.evaluation import ends_with_round, rounds_left
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.mergers import AcquireStep, MergeStep
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, Proposals, refuse_bidder
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.trains import BuyTrains, bank_price
from bradshaw.games.g1862.state import Counties

HOMES: Final = 4
"""How many companies a player thinks of proposing."""
NEW_PARS: Final = 3


def plausible(state: Counties, breadth: int) -> Sequence[Action]:
    """What an expert compares; for all else what is advised."""
    frame = state.frames[-1]
    if isinstance(frame, Build) and not state.settings.solo:
        return _build(state, frame, lays(breadth))
    if isinstance(frame, Runs):
        return _run(state, frame)
    find = None if state.settings.solo else _FINDERS.get(type(frame))
    return advice(state) if find is None else find(state, frame)


def _propose(state: Counties, frame: Proposals) -> Sequence[Action]:
    """The homes with the best surroundings, if the company could be floated alone."""
    if state.money(frame.player) < FLOAT_SHARES * min(PARS):
        return [PASS]
    companies = sorted(frame.proposable(state), key=lambda one: -home_value(state, one))
    return [PASS, *(Bid(COMPANIES[company].name, 0) for company in companies[:HOMES])]


def _bid(state: Counties, frame: Auction) -> Sequence[Action]:
    """The next bid, as long as enough is left to float the company."""
    low, _ = frame.bounds(state)
    seat = frame.actor(state)
    floats = state.money(seat) - low >= FLOAT_SHARES * min(PARS)
    return [PASS, frame.offer(low)] if floats and refuse_bidder(state, seat, low) is None else [PASS]


def _par(state: Counties, frame: CharterPar) -> Sequence[Action]:
    """The highest pars at which the company can be floated alone."""
    pars = [one for one in frame.choices(state).actions if isinstance(one, SetPar)]
    alone = [one for one in pars if FLOAT_SHARES * one.par <= state.money(frame.player)]
    return alone[-NEW_PARS:] or pars[:1]


def _merge(state: Counties, frame: MergeStep | AcquireStep) -> Sequence[Action]:
    """Companies of one director, whichever of the two survives."""
    seat = frame.actor(state)
    merges = [
        one
        for one in frame.choices(state).actions
        if isinstance(one, Merge) and state.director[COMPANY[one.company]] == seat
    ]
    return [PASS, *merges]


def _build(state: Counties, frame: Build, compared: Lays) -> Sequence[Action]:
    """More tiles than are advised, and to lay none."""
    ranked = ranked_tiles(state, frame)
    advised = build_advice(state, frame, lambda: ranked)
    tiles = best_tiles(ranked, compared.following if frame.laid else compared.first, compared.for_each_hex)
    actions = [*advised, *(one for one in tiles if one not in advised)]
    return actions if PASS in actions or frame.refuse(state, PASS) is not None else [*actions, PASS]


def _run(state: Counties, frame: Runs) -> Sequence[Action]:
    """The best runs: a quick player is content with what a short search comes to, which may be half as much."""
    return list(dict.fromkeys(frame.found(state)))


def _buy_trains(state: Counties, frame: BuyTrains) -> Sequence[Action]:
    """Trains that the company may run, with one bought warranty at most; and trains of its director's companies.

    When the game ends with this round, only a company without a train needs one. Before, no money lies idle that would
    buy a train of use.
    """
    company = frame.company
    permits, director = state.permits[company], state.director[company]
    if ends_with_round(state) and state.has_train(company):
        return [PASS]
    useful: list[Action] = []
    others: list[Action] = []
    for action in frame.choices(state).actions:
        match action:
            case BuyTrain(kind=kind, warranties=warranties):
                if KIND[kind] in permits and warranties <= 1:
                    useful.append(action)
                elif not warranties:
                    others.append(action)
            case TradeTrain(company=name, train=train):
                seller = COMPANY[name]
                card = next(one for one in state.trains[seller] if one.id == train)
                if state.director[seller] == director and card.kind in permits and len(state.trains[seller]) > 1:
                    useful.append(action)
            case _:
                useful.append(action)
    found = useful or others or advice(state)
    return [one for one in found if one != PASS] if _is_rich(state, company, found) else found


def _is_rich(state: Counties, company: int, found: Sequence[Action]) -> bool:
    """Whether the company has plenty of money for a train of the bank that it may run, or for one that would earn its
    price if it ran in all rounds that are left."""
    kinds = {KIND[one.kind] for one in found if isinstance(one, BuyTrain)} & {*state.permits[company]}
    if not kinds:
        return False
    if has_plenty(state, company):
        return True
    rounds, price = rounds_left(state), bank_price(state)
    return any(rounds * gain(state, company, kind) >= price for kind in sorted(kinds))


_FINDERS: Final[dict[type, Callable[[Counties, Any], Sequence[Action]]]] = {
    Proposals: _propose,
    Auction: _bid,
    CharterPar: _par,
    MergeStep: _merge,
    AcquireStep: _merge,
    BuyTrains: _buy_trains,
}
