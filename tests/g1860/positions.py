"""Positions of 1860 in plain words, and what a test does with them: play, look, and be refused.

A built position keeps what every real one keeps: ten shares of each company between players, pool and offering; the
money of players and bank together what the bank had; credits only from the mint; a marker on the market for floated
companies and for no others; a director with two shares and with nobody above; no more tiles on the map than in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bradshaw.core.action import Action
from bradshaw.core.errors import IllegalAction
from bradshaw.core.frame import settle
from bradshaw.core.game import Game
from bradshaw.core.ledger import BANK
from bradshaw.core.log import SILENCE, Entry
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import Pass
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.building.laying import place_tile
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import Bid, TakeDirector, TakePrivate
from bradshaw.games.g1860.components import (
    ALL,
    BANK_MONEY,
    CAPITAL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    FISHBOURNE,
    FLOAT_SHARES,
    LARGE_SUPPLY,
    MOST_PLAYERS,
    NINE,
    PRIVATE,
    SHARES,
    SIX,
    SMALL_SUPPLY,
    TILE,
    TILES,
    TRAIN,
    TRAINS,
)
from bradshaw.games.g1860.rules.flotation import place_home_base
from bradshaw.games.g1860.rules.operating import CompanyTurn
from bradshaw.games.g1860.rules.operating import OperatingRound as Operations
from bradshaw.games.g1860.rules.rounds import OPERATING, STOCK, Rounds
from bradshaw.games.g1860.rules.shares import open_layers
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.track import pattern_at
from bradshaw.games.g1860.settings import read_settings
from bradshaw.games.g1860.state import CLOSED, IN_BANK, MINT, UNSOLD, Isle, starting_state

NAMES = ("Ada", "Ben", "Cleo", "Dan")
STEPS = {step.__name__: number for number, step in enumerate(CompanyTurn.steps)}
OWNERS = {"unsold": UNSOLD, "bank": IN_BANK, "closed": CLOSED}
SIMPLE_SALES = (
    ("IOW", 82),
    ("C&N", 82),
    ("Ryde Pier", 0),
    ("Cowes", 0),
    ("Yarmouth", 0),
    ("Brading", 0),
)
"""An auction without bids: every opener takes the next of these; the second number is the par."""

# Building positions


def new_game(players: int = 3, **options: object) -> Game[Isle]:
    """A game before the first bid."""
    return Game(TITLE, NAMES[:players], 0, options)


def after_auction(players: int = 3, **options: object) -> Game[Isle]:
    """A game in its first stock round: Ada has IOW, Ben C&N, and the privates went round without bids."""
    game = new_game(players, **options)
    for lot, par in SIMPLE_SALES:
        auction(game, game.actors[0], lot, par=par)
    return game


def position(
    *,
    players: int = 3,
    cash: int | Sequence[int] = 500,
    shares: Mapping[str, Sequence[int]] | None = None,
    pool: Mapping[str, int] | None = None,
    directors: Mapping[str, int | str] | None = None,
    pars: Mapping[str, int] | None = None,
    prices: Mapping[str, int] | None = None,
    floated: Sequence[str] = (),
    operated: Sequence[str] = (),
    insolvent: Sequence[str] = (),
    bankrupt: Sequence[str] = (),
    closed: Sequence[str] = (),
    layers: int = 1,
    credits: Mapping[str, int] | None = None,
    trains: Mapping[str, Sequence[str]] | None = None,
    returned: Sequence[str] = (),
    phase: str = "2+1",
    next_train: str | None = None,
    tiles: Mapping[str, tuple[str, int]] | None = None,
    bases: Mapping[str, Sequence[str]] | None = None,
    privates: Mapping[str, int | str] | None = None,
    stock_round: int = 2,
    priority: int = 0,
    southern: bool = False,
    grouping_done: bool = False,
    british_rail: bool = False,
    turn: int = 0,
    passed: Sequence[int] = (),
    trader: int = NOBODY_YET,
    company: str | None = None,
    step: str = "track",
    revenue: int = 0,
    subsidy: int = 0,
    round_of_set: tuple[int, int] | None = None,
    **options: object,
) -> Game[Isle]:
    """A game that stands where the words say. Without words: a second stock round, nothing started, Ada's turn.

    `shares` are those of each seat. A company with shares or a par is started, at its lowest par unless `pars` says
    otherwise; it has floated if players hold half of it or if `floated` names it; then it has a price (par unless
    `prices` says otherwise; companies at one price lie in the order of `prices`), a home base, and ten times par in
    credits unless `credits` says otherwise. The director is the largest holder, the first seat of several, or "pool".
    `phase` names the newest kind of train that was sold; smaller ones are sold out, and so is this one if `next_train`
    names a bigger one. `tiles` are laid as (tile, rotation). `bases` are "hex" or "hex.station"; the home base comes
    first and is there anyway. Privates lie in the bank unless `privates` gives a seat, "bank" or "closed"; the
    Fishbourne Ferry is unsold until there are 6+3 trains. More layers open as the companies on sale require.

    The game waits for the `turn` of a seat in a stock round, in which those `passed` passed last and `trader` was the
    last to trade; or, with `company`, for a step of that company's turn, which the companies above it have had.
    """
    settings = read_settings(complete(TITLE.options, options))
    state = starting_state(players, settings, LARGE_SUPPLY if settings.large_map else SMALL_SUPPLY)
    for seat, amount in enumerate([cash] * players if isinstance(cash, int) else cash):
        state.cash[player_account(seat)] = amount
    state.cash[BANK] = BANK_MONEY - sum(state.cash[1:MINT])
    _lay(state, tiles or {})
    for name in bankrupt:
        state.bankrupt |= 1 << COMPANY[name]
    state.southern = southern or TRAIN[phase] >= NINE
    state.grouping_done = grouping_done
    state.british_rail = british_rail
    _trains(state, trains or {}, returned, phase, next_train)
    started = {*(shares or {}), *(pars or {}), *(pool or {})}
    for name in [*(prices or {}), *sorted(started - set(prices or {}))]:
        number = COMPANY[name]
        state.par[number] = (pars or {}).get(name, COMPANIES[number].pars[0])
        _share_out(state, number, (shares or {}).get(name, ()), (pool or {}).get(name, 0), (directors or {}).get(name))
        if state.in_hands(number) >= FLOAT_SHARES or name in floated:
            state.floated |= 1 << number
            state.bankrupt &= ~(1 << number)
            state.markers.put(number, CHART.place((prices or {}).get(name, state.par[number])))
            place_home_base(state, number, SILENCE)
            state.cash[state.account(number)] = CAPITAL * state.par[number]
    for name, amount in (credits or {}).items():
        state.cash[state.account(COMPANY[name])] = amount
    state.cash[MINT] = -sum(state.cash[MINT + 1 :])
    for name in operated:
        state.turns[COMPANY[name]] = 1
    state.insolvent = sum(1 << COMPANY[name] for name in insolvent)
    state.closed = sum(1 << COMPANY[name] for name in closed)
    for name, places in (bases or {}).items():
        _base(state, COMPANY[name], places)
    state.owners = [IN_BANK] * FISHBOURNE + [IN_BANK if TRAIN[phase] >= SIX else UNSOLD]
    for name, owner in (privates or {}).items():
        state.owners[PRIVATE[name]] = OWNERS[owner] if isinstance(owner, str) else owner
    state.fishbourne_bought = state.owners[FISHBOURNE] >= 0
    state.layers = max([layers, *(COMPANIES[COMPANY[name]].layer for name in started)])
    open_layers(state, SILENCE, operated=True)
    state.stock_rounds, state.priority = stock_round, priority
    number, total = round_of_set or (1, state.rules_of_phase.operating_rounds)
    if company is None:
        nothing = (0,) * players
        state.frames = [
            Rounds(STOCK, 0, total),
            StockTurn(turn, nothing, nothing, sum(1 << seat for seat in passed), trader),
        ]
    else:
        order = tuple(state.markers.order([one for one in range(ALL) if state.is_floated(one)]))
        state.operating_round = number
        index = order.index(COMPANY[company])
        for one in order[: index + (STEPS[step] > STEPS["dividend"])]:
            state.turns[one] = max(1, state.turns[one])
        state.frames = [
            Rounds(OPERATING, number, total),
            Operations(order, number, total, index),
            CompanyTurn(COMPANY[company], STEPS[step], revenue, subsidy),
        ]
    _check(state)
    game = Game(TITLE, NAMES[:players], 0, options)
    settle(state, SILENCE)
    game.state = state
    return game


def _lay(state: Isle, tiles: Mapping[str, tuple[str, int]]) -> None:
    for place, (tile, rotation) in tiles.items():
        number = state.geography.number[place]
        assert fits(state.geography, number, TILES[TILE[tile]].patterns[rotation]), f"{tile} does not fit {place}"
        place_tile(state, number, TILE[tile], rotation)


def _trains(
    state: Isle, trains: Mapping[str, Sequence[str]], returned: Sequence[str], phase: str, next_train: str | None
) -> None:
    for name, kinds in trains.items():
        state.trains[COMPANY[name]] = tuple(TRAIN[kind] for kind in kinds)
    state.returned = tuple(TRAIN[kind] for kind in returned)
    state.phase = TRAIN[phase]
    if state.settings.two_seven_plus_four:
        state.depot[TRAIN["7+4"]] = 2
    for kind in range(TRAIN[next_train] if next_train else state.phase):
        state.depot[kind] = 0
    count = TRAINS[state.phase].count
    if next_train is None and count is not None:
        owned = sum(kinds.count(state.phase) for kinds in [*state.trains, state.returned])
        state.depot[state.phase] = max(0, state.depot[state.phase] - max(owned, state.phase > 0))


def _share_out(state: Isle, number: int, shares: Sequence[int], pool: int, director: int | str | None) -> None:
    for seat, count in enumerate(shares):
        state.held[number * MOST_PLAYERS + seat] = count
    state.pool[number] = pool
    state.ipo[number] = SHARES - pool - sum(shares)
    if director == "pool":
        state.director[number] = POOL
    elif director is None:
        state.director[number] = list(shares).index(max(shares))
    else:
        assert isinstance(director, int)
        state.director[number] = director


def _base(state: Isle, number: int, places: Sequence[str]) -> None:
    for one in places:
        name, _, station = one.partition(".")
        place, stop = state.geography.number[name], int(station or 0)
        if any(where == place for where, _, _ in state.bases[number]):
            continue
        taken = {circle for bases in state.bases for where, other, circle in bases if (where, other) == (place, stop)}
        circle = next(c for c in range(pattern_at(state, place).stops[stop].circles) if c not in taken)
        state.bases[number] += ((place, stop, circle),)


def _check(state: Isle) -> None:
    """The invariants of every position."""
    totals = TITLE.totals(state)
    assert totals == TITLE.totals(Game(TITLE, NAMES[: state.players], 0, _options(state)).state)
    assert min(state.supply) >= 0, "more tiles than there are"
    assert min(state.ipo) >= 0, "more shares than there are"
    for number in range(ALL):
        director = state.director[number]
        if director >= 0:
            held = [state.shares(seat, number) for seat in range(state.players)]
            assert DIRECTORS_SHARES <= held[director] == max(held), "a director has most shares, two at least"
        elif director == POOL:
            assert state.pool[number] >= DIRECTORS_SHARES, "the director's certificate is in the pool"


def _options(state: Isle) -> dict[str, bool]:
    return {"large_map": state.settings.large_map}


# Playing


def play(game: Game[Isle], *actions: Action) -> Game[Isle]:
    """Play actions that must be legal; nothing may be lost, and nobody but the bank may be in the red."""
    for action in actions:
        assert action in game.choices(), f"{action}: {game.refusal(action)}"
        before = TITLE.totals(game.state)
        game.play(action)
        assert TITLE.totals(game.state) == before
        assert all(amount >= 0 for account, amount in enumerate(game.state.cash) if account not in (BANK, MINT))
    return game


def auction(game: Game[Isle], winner: int, lot: str, *, bid: int = 0, par: int = 0) -> Game[Isle]:
    """A whole auction in which only the winner bids, or nobody; the winner takes the lot, a company at `par`."""
    assert bid or game.actors == (winner,), "without bids the first to pass wins"
    bidders = game.state.players
    for _ in range(bidders):
        play(game, Bid(bid) if bid and game.actors == (winner,) else Pass())
        if not isinstance(game.choices()[0], Pass):
            break
    return play(game, TakeDirector(lot, par) if lot in COMPANY else TakePrivate(lot))


def bidding(*bids: int) -> list[Action]:
    """Bids in turn, 0 for a pass."""
    return [Bid(bid) if bid else Pass() for bid in bids]


def passing(game: Game[Isle], turns: int) -> Game[Isle]:
    """So many passes one after the other."""
    return play(game, *[Pass()] * turns)


def refused(game: Game[Isle], action: Action, rule: str, *words: str, seat: int | None = None) -> None:
    """The action is refused by this rule, in these words; it is not offered; and nothing has changed."""
    assert rule in TITLE.rulebook
    digest = game.state.digest()
    refusal = game.refusal(action, seat)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, refusal
    for word in words:
        assert word in str(refusal.text)
    if seat is None:
        assert action not in game.choices()
    with pytest.raises(IllegalAction) as caught:
        game.play(action, seat)
    assert caught.value.refusal == refusal
    assert game.state.digest() == digest


# Looking


def offered(game: Game[Isle], kind: type[Action]) -> list[Any]:
    """The legal actions of one kind."""
    return [choice for choice in game.choices() if type(choice) is kind]


def stage(game: Game[Isle]) -> str:
    """The name of the decision that the game is waiting for, such as "StockTurn" or "LayTrack"."""
    return type(game.state.frames[-1]).__name__


def cash(game: Game[Isle]) -> list[int]:
    """The money of each player."""
    return [game.state.money(seat) for seat in range(game.state.players)]


def treasury(game: Game[Isle], company: str) -> int:
    """The credits of a company."""
    return game.state.treasury(COMPANY[company])


def shares(game: Game[Isle], company: str) -> list[int]:
    """The shares of a company that each player holds."""
    return [game.state.shares(seat, COMPANY[company]) for seat in range(game.state.players)]


def in_pool(game: Game[Isle], company: str) -> int:
    return game.state.pool[COMPANY[company]]


def in_offering(game: Game[Isle], company: str) -> int:
    return game.state.ipo[COMPANY[company]]


def director(game: Game[Isle], company: str) -> int:
    """A seat, IPO or POOL."""
    return game.state.director[COMPANY[company]]


def price(game: Game[Isle], company: str) -> int:
    return game.state.price(COMPANY[company])


def trains(game: Game[Isle], company: str) -> list[str]:
    return [TRAINS[kind].name for kind in game.state.trains[COMPANY[company]]]


def owner(game: Game[Isle], private: str) -> int:
    """A seat, UNSOLD, IN_BANK or CLOSED."""
    return game.state.owners[PRIVATE[private]]


def certificates(game: Game[Isle]) -> list[int]:
    """What counts against the certificate limit of each player."""
    return [game.state.certificates(seat) for seat in range(game.state.players)]


def notes(game: Game[Isle], kind: str) -> list[Entry]:
    """What the log says of one kind of event."""
    return [entry for entry in game.log if entry.kind == kind]
