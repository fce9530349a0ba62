"""Positions of 1862 in plain words, and what a test does with them: play, look, and be refused.

A built position keeps what every real one keeps: ten shares of each company between players, offering, pool and
charter; the money of bank, players and companies together what the box holds; a marker on the market for floated
companies; a director with three shares and nobody above; no more tiles than there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import settle
from bradshaw.core.ledger import BANK
from bradshaw.core.log import NOBODY, SILENCE, Entry, Log
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import Pass
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.games.g1862.actions import Bid, SetPar
from bradshaw.games.g1862.components import (
    ALL,
    BAND,
    BANDS,
    BANK_MONEY,
    CHART,
    COMPANY,
    FLOAT_SHARES,
    FREIGHT,
    GEOGRAPHY,
    LETTERS,
    LONDON,
    MOST_PLAYERS,
    SHARES,
    par_at,
)
from bradshaw.games.g1862.rules.operating import CompanyTurn, OperatingRound
from bradshaw.games.g1862.rules.parliament import Proposals
from bradshaw.games.g1862.rules.rounds import OPERATING, PARLIAMENT, STOCK, Rounds
from bradshaw.games.g1862.rules.setup import set_up
from bradshaw.games.g1862.rules.stock import begin_turn
from bradshaw.games.g1862.settings import OPTIONS, read_settings
from bradshaw.games.g1862.state import (
    LNER_DUE,
    LNER_FORMED,
    OUT_OF_PLAY,
    Counties,
    Station,
    starting_state,
)

from . import bench
from .bench import check

STEPS = {step.__name__: number for number, step in enumerate(CompanyTurn.steps)}
LNER = {"due": LNER_DUE, "formed": LNER_FORMED}


class Table:
    """A game in play: where it stands and what has been told."""

    def __init__(self, state: Counties) -> None:
        self.state = state
        self.log: list[Entry] = []

    @property
    def actor(self) -> int:
        """Who decides now."""
        return self.state.frames[-1].actor(self.state)


# Building positions


def new_game(players: int = 3, seed: int = 0, **options: object) -> Table:
    """A game before its first Parliament."""
    state = set_up(players, complete(OPTIONS, options), Chance(seed))
    settle(state, SILENCE)
    return Table(state)


def position(
    *,
    players: int = 3,
    cash: int | Sequence[int] = 500,
    shares: Mapping[str, Sequence[int]] | None = None,
    pool: Mapping[str, int] | None = None,
    own: Mapping[str, int] | None = None,
    directors: Mapping[str, int | str] | None = None,
    pars: Mapping[str, int] | None = None,
    prices: Mapping[str, int] | None = None,
    chartered: Sequence[str] = (),
    obliged: Mapping[str, int] | None = None,
    lapsed: Sequence[str] = (),
    treasury: Mapping[str, int] | None = None,
    trains: Mapping[str, Sequence[str]] | None = None,
    permits: Mapping[str, str] | None = None,
    phase: str = "A",
    next_band: str | None = None,
    tiles: Mapping[str, tuple[str, int]] | None = None,
    markers: Mapping[str, Sequence[str]] | None = None,
    unused: Mapping[str, int] | None = None,
    later: Mapping[str, str] | None = None,
    out: Sequence[str] = (),
    limit: int | None = None,
    bank: int | None = None,
    lner: str | None = None,
    round_number: int = 2,
    priority: int = 0,
    parliament: bool = False,
    fines: bool = False,
    turn: int = 0,
    passed: Sequence[int] = (),
    trader: int = NOBODY_YET,
    company: str | None = None,
    step: str = "home",
    revenue: int = 0,
    subsidy: int = 0,
    operated: Sequence[str] = (),
    round_of_set: tuple[int, int] | None = None,
    kinds: str = "all",
    **options: object,
) -> Table:
    """A game that stands where the words say. Without words: a stock round with nothing started, the first seat's turn.

    `shares` are those of each seat; what neither they nor `pool` and `own` name lies in the offering of a company that
    is `chartered`, else on its charter. A company with shares is started, at the par that suits its price (54 unless
    `prices` says otherwise; companies at one price lie in the order of `prices`); it has floated if half of it is out.
    The director is the largest holder, the first seat of several, or "pool". A train is named by its size and kind,
    with a star for each warranty: "2/3E*". Permits are letters of kinds. `phase` names the newest band that was sold;
    those before it are sold out, and so is this one if `next_band` names a later one. `tiles` are laid as (tile,
    rotation); markers are hexes or "london". `later` names the phase from which a company can be started. `kinds` is
    the option "trains".

    The game waits for the `turn` of a seat in a stock round, in which those `passed` passed last and `trader` was the
    last to trade; for a proposal in `parliament`; for the `fines` after a stock round; or, with `company`, for a step
    of that company's turn, which the companies above it have had.
    """
    settings = read_settings(complete(OPTIONS, options | {"trains": kinds}), players)
    offer, first = [0] * ALL, [settings.kinds[0] if settings.simple else FREIGHT] * ALL
    for name, letter in (later or {}).items():
        offer[COMPANY[name]] = BAND[letter]
    for name in out:
        offer[COMPANY[name]] = OUT_OF_PLAY
    for name, letters in (permits or {}).items():
        first[COMPANY[name]] = LETTERS.index(letters[0])
    state = starting_state(players, settings, tuple(offer), tuple(first))
    for name, letters in (permits or {}).items():
        state.permits[COMPANY[name]] = tuple(LETTERS.index(letter) for letter in letters)
    bench.lay(state, tiles or {})
    for name in [*(prices or {}), *sorted(set(shares or {}) - set(prices or {}))]:
        number = COMPANY[name]
        if name in chartered:
            state.chartered |= 1 << number
        _share_out(
            state,
            number,
            (shares or {})[name],
            (pool or {}).get(name, 0),
            (own or {}).get(name),
            (directors or {}).get(name),
        )
        price = (prices or {}).get(name, 54)
        state.par[number] = (pars or {}).get(name, par_at(price))
        if SHARES - state.ipo[number] - state.own[number] >= FLOAT_SHARES:
            state.floated |= 1 << number
            state.unused[number] = 3
        if state.is_floated(number) or name not in chartered or settings.marker_from_par:
            state.markers.put(number, CHART.place(price))
    for name, seat in (obliged or {}).items():
        state.obliged[COMPANY[name]] = seat
    state.lapsed = sum(1 << COMPANY[name] for name in lapsed)
    _trains(state, trains or {}, phase, next_band)
    for name, places in (markers or {}).items():
        for place in places:
            _mark(state, COMPANY[name], LONDON if place == "london" else GEOGRAPHY.number[place])
    for name, count in (unused or {}).items():
        state.unused[COMPANY[name]] = count
    for seat, amount in enumerate([cash] * players if isinstance(cash, int) else cash):
        state.cash[player_account(seat)] = amount
    for name, amount in (treasury or {}).items():
        state.cash[state.account(COMPANY[name])] = amount
    state.cash[BANK] = BANK_MONEY - sum(state.cash[1:])
    if bank is not None:
        # The rest is with a company that takes no part.
        spare = next(one for one in range(ALL) if not state.is_started(one))
        state.cash[state.account(spare)], state.cash[BANK] = state.cash[BANK] - bank, bank
    state.limit = limit or state.limit
    state.lner = LNER.get(lner or "", 0)
    state.turn, state.priority = round_number, priority
    number, total = round_of_set or (1, state.rules_of_phase.operating_rounds)
    if company is not None:
        order = tuple(state.markers.order([one for one in range(ALL) if state.is_floated(one)]))
        index = order.index(COMPANY[company])
        state.operating_round = number
        for one in [*order[: index + (STEPS[step] > STEPS["acquire"])], *(COMPANY[name] for name in operated)]:
            state.operated |= 1 << one
        state.frames = [
            Rounds(OPERATING, number, total),
            OperatingRound(order, number, total, index),
            CompanyTurn(COMPANY[company], STEPS[step], revenue, subsidy),
        ]
    elif parliament:
        state.frames = [Rounds(PARLIAMENT, 2, total), Proposals(priority)]
    elif fines:
        state.frames = [Rounds(STOCK, 0, total)]
        state.frames[-1].resume(state, NOBODY_YET, SILENCE)
    else:
        state.frames = [
            Rounds(STOCK, 0, total),
            begin_turn(state, turn, (0,) * players, (), sum(1 << seat for seat in passed), trader),
        ]
    check(state)
    table, log = Table(state), Log()
    settle(state, log)
    table.log += log.entries
    return table


def _share_out(
    state: Counties, number: int, shares: Sequence[int], pool: int, own: int | None, director: int | str | None
) -> None:
    for seat, count in enumerate(shares):
        state.held[number * MOST_PLAYERS + seat] = count
    rest = SHARES - sum(shares) - pool
    state.pool[number] = pool
    state.own[number] = own if own is not None else 0 if state.is_chartered(number) else rest
    state.ipo[number] = rest - state.own[number]
    if director == "pool":
        state.director[number] = POOL
    elif director is None:
        state.director[number] = list(shares).index(max(shares))
    else:
        assert isinstance(director, int)
        state.director[number] = director


def _trains(state: Counties, trains: Mapping[str, Sequence[str]], phase: str, next_band: str | None) -> None:
    state.phase = BAND[phase]
    counts = [0] * len(BANDS)
    for name, cards in trains.items():
        for card in cards:
            band = bench.train(card).band
            assert band <= state.phase, f"no {card} before phase {BANDS[band].name}"
            state.trains[COMPANY[name]] += (bench.train(card, counts[band]),)
            counts[band] += 1
    for band in range(len(BANDS)):
        most = BANDS[band].counts[state.settings.length]
        if most is not None and band < (BAND[next_band] if next_band else state.phase):
            state.sold[band] = most
        elif band == state.phase:
            state.sold[band] = max(counts[band], int(band > 0))
        assert counts[band] <= state.sold[band]


def _mark(state: Counties, number: int, place: int) -> None:
    circle = len(state.stations_in(place))
    state.stations = (*state.stations, Station(place, circle, number))


# Playing


def play(table: Table, *actions: Action) -> Table:
    """Play actions that must be legal; nothing may be lost, and nobody but the bank may be in the red."""
    table.log += bench.play(table.state, *actions)
    return table


def passing(table: Table, turns: int) -> Table:
    """So many passes one after the other."""
    return play(table, *[Pass()] * turns)


def win_charter(table: Table, name: str, par: int, *, bid: int = 0) -> Table:
    """The player whose turn it is proposes a company, nobody else bids, and its par is set."""
    seat = table.actor
    play(table, Bid(name, bid))
    while stage(table) == "Auction":
        play(table, Pass())
    assert table.actor == seat
    return play(table, SetPar(par))


def refused(table: Table, action: Action, rule: str, *words: str) -> None:
    """The action is refused by this rule, in these words; and it is not offered."""
    bench.refused(table.state, action, rule, *words)


# Looking


def offered(table: Table, kind: type[Action]) -> list[Any]:
    """The legal actions of one kind."""
    return bench.offered(table.state, kind)


def stage(table: Table) -> str:
    """The name of the decision that the game is waiting for, such as "StockTurn"."""
    return type(table.state.frames[-1]).__name__


def is_over(table: Table) -> bool:
    return table.actor == NOBODY


def cash(table: Table) -> list[int]:
    """The money of each player."""
    return [table.state.money(seat) for seat in range(table.state.players)]


def treasury(table: Table, company: str) -> int:
    return table.state.treasury(COMPANY[company])


def shares(table: Table, company: str) -> list[int]:
    """The shares of a company that each player holds."""
    return [table.state.shares(seat, COMPANY[company]) for seat in range(table.state.players)]


def in_pool(table: Table, company: str) -> int:
    return table.state.pool[COMPANY[company]]


def in_offering(table: Table, company: str) -> int:
    return table.state.ipo[COMPANY[company]]


def on_charter(table: Table, company: str) -> int:
    return table.state.own[COMPANY[company]]


def director(table: Table, company: str) -> int:
    """A seat, IPO or POOL."""
    return table.state.director[COMPANY[company]]


def price(table: Table, company: str) -> int:
    return table.state.price(COMPANY[company])


def par(table: Table, company: str) -> int:
    return table.state.par[COMPANY[company]]


def is_started(table: Table, company: str) -> bool:
    return table.state.is_started(COMPANY[company])


def is_floated(table: Table, company: str) -> bool:
    return table.state.is_floated(COMPANY[company])


def trains(table: Table, company: str) -> list[str]:
    """The trains of a company, with a star for each warranty."""
    return [one.name + "*" * one.warranties for one in table.state.trains[COMPANY[company]]]


def stack(table: Table, value: int) -> list[str]:
    """The companies on a space of the market, from the top."""
    names = {number: name for name, number in COMPANY.items()}
    return [names[number] for number in table.state.markers.on(CHART.place(value))]


def notes(table: Table, kind: str) -> list[Entry]:
    """What the log says of one kind of event."""
    return [entry for entry in table.log if entry.kind == kind]
