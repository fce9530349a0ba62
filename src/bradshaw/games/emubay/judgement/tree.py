"""The tree of whole turns behind a position: the box, positions and turns as its kernel takes them, and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bradshaw.core import kernels
from bradshaw.core.action import Action
from bradshaw.core.expertise import Taught, TurnTree
from bradshaw.core.log import NOBODY
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    END_TAKE,
    ISSUE,
    LIFT,
    MERGERS,
    PASS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    TAKES,
    Bid,
)
from bradshaw.games.emubay.components import (
    ALL,
    AUCTION,
    BOND_ACTION,
    BONDS,
    CHARTERS,
    CONDITIONS_NEEDED,
    CUBE_COST,
    DECK,
    DIVIDEND,
    FARM,
    HEXES,
    INDEPENDENTS,
    INITIAL_ORDER,
    LEAST_TRACK,
    MERGE,
    MOST_TRACK,
    NEIGHBOURS,
    PORT,
    REVENUE,
    SPACES,
    STARTING_BONDS,
    STATION_PRICE,
    TAKE,
    TERRAIN,
    TOWN,
    cost_table,
    hexes_in,
)
from bradshaw.games.emubay.judgement import search_kernel
from bradshaw.games.emubay.judgement.evaluation import PHASES, TRACK_COST, UNSOLD_AT_FIRST
from bradshaw.games.emubay.judgement.search_kernel import position
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.ending import EMPTY_CHARTERS, FEW_BONDS, FEW_CUBES, GameOver
from bradshaw.games.emubay.rules.opening import InitialAuctions
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import EmuBay, Settings

if TYPE_CHECKING:
    # To the type checker both forms are the same.
    from bradshaw.games.emubay.judgement import search_kernel as kernel
else:
    kernel = kernels.load(search_kernel)

ROUNDS: Final = 4
"""Each phase weighs the dividends of at most this many rounds."""
CUBES_IN_A_WORD: Final = 8
"""The cubes of this many hexes stand in one number, a byte for each."""
CUBE_WORDS: Final = len(HEXES) // CUBES_IN_A_WORD


def compiled() -> bool:
    """Whether the tree is searched by machine code, about fifteen times as fast as by Python."""
    return kernel is not search_kernel


class EmuBayTree(TurnTree[EmuBay]):
    """The tree of one position."""

    def __init__(self, state: EmuBay, taught: Taught) -> None:
        self._state = state
        self._tree = kernel.Tree(box(state.players, state.settings), taught.units, taught.moods, taught.weights)
        frame = state.frames[-1]
        self._tree.begin(packed(state), frame.actor(state), type(frame) in (Turn, Bidding))
        self._turns = [unpacked_turn(self._tree.code(number), state) for number in range(self._tree.turns())]
        self._added: dict[tuple[Action, ...], EmuBay] = {}
        self._anyhow = False

    @property
    def turns(self) -> Sequence[tuple[Action, ...]]:
        return self._turns

    def add(self, actions: tuple[Action, ...], after: EmuBay) -> None:
        self._tree.add(packed(after))
        self._turns.append(actions)
        self._added[actions] = after

    def at_first_sight(self, turn: int, seat: int) -> float:
        return self._tree.at_first_sight(turn, seat)

    def start(self, order: Sequence[int]) -> None:
        self._turns = [self._turns[number] for number in self._tree.rank(array("i", order))]

    def after(self, turn: int) -> EmuBay:
        added = self._added.get(self._turns[turn])
        return unpacked(self._tree.after(turn), self._state) if added is None else added

    def expect_anyhow(self, likely: float, seed: int) -> None:
        self._tree.expect_anyhow(likely, seed)
        self._anyhow = True

    def look(self, into: int = NOBODY) -> None:
        self._tree.look(into)

    @property
    def judgements(self) -> int:
        return self._tree.judgements

    def visits(self, turn: int) -> int:
        return self._tree.visits(turn)

    def outlook(self, turn: int) -> tuple[list[float], list[float]]:
        return self._tree.outlook(turn)

    def ranking(self, seat: int) -> list[int]:
        if self._anyhow:
            return sorted(range(len(self._turns)), key=lambda turn: -self._tree.least_expected(turn, seat))
        return super().ranking(seat)


# The box


@lru_cache(maxsize=16)
def box(players: int, settings: Settings) -> search_kernel.Box:
    prices = cost_table(settings.forest_cost)
    track, cube = REVENUE.regular_track, REVENUE.resource_cube
    plain = {"forest": track.forest, "mountain": track.mountain, "port": track.port}
    figures = (
        FARM,
        TOWN,
        PORT,
        CUBE_COST,
        track.farm.without_town_connection,
        track.farm.with_town_connection,
        track.town.first,
        track.town.second,
        track.town.third,
        REVENUE.narrow_gauge_track,
        cube.without_port_connection,
        cube.with_port_connection,
        REVENUE.first_port_bonus_per_cube_on_charter,
        REVENUE.emu_bay_first_town_bonus_per_own_regular_track_on_farm,
        MOST_TRACK,
        CONDITIONS_NEEDED,
        FEW_CUBES,
        FEW_BONDS,
        EMPTY_CHARTERS,
        UNSOLD_AT_FIRST,
        TRACK_COST,
        settings.starting_bond_counts,
        settings.colour_joins_own_red,
        len(STARTING_BONDS),
        DECK.stop,
        prices.dearest,
        len(INITIAL_ORDER),
        LEAST_TRACK,
    )
    hexes = [
        number
        for place, kind in enumerate(TERRAIN)
        for number in (NEIGHBOURS[place], prices.cost(place, 0), prices.cost(place, 1 << place), plain.get(kind, 0))
    ]
    phases = [
        number
        for one in PHASES
        for number in (
            one.cash,
            *one.rounds,
            *(0.0,) * (ROUNDS - len(one.rounds)),
            one.growth,
            one.share,
            *one.tempo,
            one.doubt,
            len(one.rounds),
        )
    ]
    return kernel.Box(
        players,
        array("q", figures),
        array("q", hexes),
        array("q", [mask for pair in prices.within for mask in pair]),
        array("q", [number for bond in BONDS for number in (bond.amount, bond.x, bond.y)]),
        array("q", SPACES),
        array("q", STATION_PRICE),
        array("q", INITIAL_ORDER),
        array("d", phases),
    )


# Positions


def packed(state: EmuBay) -> array[int]:
    """A position as a row of numbers."""
    first, last = state.frames[0], state.frames[-1]
    words = [0] * CUBE_WORDS
    for place, count in enumerate(state.cubes):
        words[place // CUBES_IN_A_WORD] |= count << 8 * (place % CUBES_IN_A_WORD)
    stage, auction = position.TURN, [0] * 7
    if isinstance(last, GameOver):
        stage = position.OVER
    elif isinstance(last, Bidding):
        stage = position.BIDDING
        auction = [
            last.company,
            last.first_bidder,
            last.must_open,
            last.bidder,
            last.high_bid,
            last.high_bidder,
            last.passed,
        ]
    return array(
        "q",
        [
            *state.cash,
            *state.shares,
            *state.revenue,
            *state.regular,
            *state.narrow,
            *state.resources,
            *state.available,
            *(sum(1 << bond for bond in bonds) for bonds in state.bonds),
            *state.merged_into,
            *state.table,
            *state.track,
            *state.edge,
            *state.network,
            *state.network_edge,
            *state.reached,
            *state.in_hands,
            *words,
            state.cube_hexes,
            state.reserved,
            state.deferred,
            state.supply,
            state.sold,
            stage,
            first.player if isinstance(first, Turn) else 0,
            first.number if isinstance(first, InitialAuctions) else NOBODY,
            *auction,
        ],
    )


def unpacked(numbers: Sequence[int], before: EmuBay) -> EmuBay:
    """The position of a row of numbers that has come from the one before. Why the game is over is not told."""
    state = before.copy()

    def some(first: int, count: int) -> list[int]:
        return list(numbers[first : first + count])

    # What the bank has is not followed further on: it is what all others have not.
    total = sum(state.cash)
    state.cash = some(position.CASH, len(state.cash))
    state.cash[0] += total - sum(state.cash)
    state.shares = some(position.SHARES, len(state.shares))
    state.revenue, state.regular = some(position.REVENUE, ALL), some(position.REGULAR, ALL)
    state.narrow, state.resources = some(position.NARROW, ALL), some(position.RESOURCES, ALL)
    state.available, state.merged_into = some(position.AVAILABLE, ALL), some(position.MERGED, ALL)
    for company, mask in enumerate(some(position.BONDS, ALL)):
        known = tuple(bond for bond in state.bonds[company] if mask >> bond & 1)
        state.bonds[company] = (*known, *(bond for bond in hexes_in(mask) if bond not in known))
    for company in range(CHARTERS):
        absorbed = state.absorbed[company]
        new = [one for one in INDEPENDENTS if state.merged_into[one] == company and one not in absorbed]
        state.absorbed[company] = (*absorbed, *new)
    state.table, state.track = some(position.TABLE, len(state.table)), some(position.TRACK, len(state.track))
    state.edge, state.network = some(position.EDGE, len(state.edge)), some(position.NETWORK, len(state.network))
    state.network_edge = some(position.NETWORK_EDGE, len(state.network_edge))
    state.reached, state.in_hands = some(position.REACHED, ALL), some(position.IN_HANDS, ALL)
    words = some(position.CUBES, CUBE_WORDS)
    state.cubes = [
        words[place // CUBES_IN_A_WORD] >> 8 * (place % CUBES_IN_A_WORD) & 255 for place in range(len(HEXES))
    ]
    state.cube_hexes, state.reserved = numbers[position.CUBE_HEXES], numbers[position.RESERVED]
    state.deferred, state.supply = numbers[position.DEFERRED], numbers[position.SUPPLY]
    state.sold = numbers[position.SOLD]
    state.frames[:] = _frames(numbers)
    return state


def _frames(numbers: Sequence[int]) -> list[GameOver | InitialAuctions | Turn | Bidding]:
    stage, player = numbers[position.STAGE], numbers[position.PLAYER]
    if stage == position.OVER:
        return [GameOver(player, ())]
    if stage == position.TURN:
        return [Turn(player)]
    company, first, must_open, bidder, high_bid, high_bidder, passed = numbers[position.COMPANY : position.SIZE]
    bidding = Bidding(company, first, bool(must_open), bidder, high_bid, high_bidder, passed)
    initial = numbers[position.INITIAL]
    return [Turn(player) if initial < 0 else InitialAuctions(first, initial), bidding]


# Turns


def unpacked_turn(code: int, state: EmuBay) -> tuple[Action, ...]:
    """The actions of a turn from a position."""
    target, company, other, count = code >> 3 & 7, code >> 6 & 7, code >> 9 & 15, code >> 13 & 7
    if target == position.PASS:
        return (PASS,)
    if target == position.BID:
        return (Bid(code >> 6),)
    lift = LIFT[code & 7]
    if target == DIVIDEND:
        return (lift, PAY)
    if target == AUCTION:
        return (lift, START_AUCTION[company], Bid(minimum_bid(state, company)))
    if target == MERGE:
        return (lift, MERGERS[company][other])
    if target == BOND_ACTION:
        return (lift, ISSUE[company][other])
    if target == TAKE:
        return (lift, START_TAKE[company], *(TAKES[code >> 16 & 63],) * count, END_TAKE)
    built = [
        (BUILD_NARROW if code >> (22 + 7 * step) & 1 else BUILD_REGULAR)[code >> (16 + 7 * step) & 63]
        for step in range(count)
    ]
    return (lift, START_BUILD[company], *built, END_BUILD)
