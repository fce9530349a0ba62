"""What is in the box: map, charters, certificates, bonds and the action table, read from `data.json` once.

Inside the engine companies, hexes, bonds and actions are small numbers and sets of hexes are bit masks, so that a
position is a few integers. The names that players and files use are the ids of `data.json`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")


class Bond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """£amount at £x+y/div: x is taken when it turns from its deferred side, y at every later dividend round."""

    amount: int
    x: int
    y: int


class _Players(msgspec.Struct):
    min: int
    max: int


class _Hex(msgspec.Struct):
    terrain: str
    name: str | None
    setup_symbol: bool
    neighbours: dict[str, str]


class _Terrain(msgspec.Struct):
    cost_unoccupied: int
    cost_occupied: int | None
    resource_cubes_allowed: bool


class _FarmRevenue(msgspec.Struct):
    without_town_connection: int
    with_town_connection: int


class _TownRevenue(msgspec.Struct):
    first: int
    second: int
    third: int


class _TrackRevenue(msgspec.Struct):
    farm: _FarmRevenue
    forest: int
    mountain: int
    town: _TownRevenue
    port: int


class _CubeRevenue(msgspec.Struct):
    without_port_connection: int
    with_port_connection: int


class _Revenue(msgspec.Struct):
    regular_track: _TrackRevenue
    narrow_gauge_track: int
    resource_cube: _CubeRevenue
    first_port_bonus_per_cube_on_charter: int
    emu_bay_first_town_bonus_per_own_regular_track_on_farm: int


class CardSpace(msgspec.Struct):
    """What a setup card puts into one space."""

    cubes: int
    station: bool = False


class _Setup(msgspec.Struct):
    setup_symbols: list[str]
    cards: dict[str, dict[str, CardSpace]]


class _Company(msgspec.Struct):
    id: str
    name: str
    colour: str
    station: str
    regular_track: int
    narrow_track: int
    shares_ordinary: int
    shares_reserved: int
    money_besides_starting_bond: int
    label: str = ""


class _IndependentBond(msgspec.Struct):
    x: int
    y: int


class _Independent(msgspec.Struct):
    id: str
    name: str
    station_price: int
    money_on_purchase: int
    narrow_track: int
    bond: _IndependentBond


class _IndependentsCommon(msgspec.Struct):
    colour: str


class _Tracker(msgspec.Struct):
    start_rulebook: dict[str, int]
    start_online: dict[str, int]


class _Bonds(msgspec.Struct):
    starting_bonds: list[Bond]
    bond_deck: list[Bond]


class _ActionSpace(msgspec.Struct):
    id: str
    name: str
    spaces: int
    cubes_at_start: int


class _BuildLimits(msgspec.Struct):
    min_per_action: int
    max_per_action: int


class _CostsOther(msgspec.Struct):
    take_resource_cube: int


class _Money(msgspec.Struct):
    split_evenly: int


class _InitialAuction(msgspec.Struct):
    order: list[str]


class _EndConditions(msgspec.Struct):
    needed: int


class _Data(msgspec.Struct):
    game: str
    designer: str
    players: _Players
    hexes: dict[str, _Hex]
    terrain: dict[str, _Terrain]
    revenue: _Revenue
    costs_other: _CostsOther
    setup: _Setup
    companies: list[_Company]
    independents: list[_Independent]
    independents_common: _IndependentsCommon
    dividend_tracker: _Tracker
    bonds: _Bonds
    actions: list[_ActionSpace]
    build_limits: _BuildLimits
    money: _Money
    initial_auction: _InitialAuction
    end_conditions: _EndConditions


DATA: Final = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes(), type=_Data)

# Hexes

HEXES: Final = tuple(DATA.hexes)
HEX: Final = {name: number for number, name in enumerate(HEXES)}
PLACE: Final = tuple(DATA.hexes[name].name or "" for name in HEXES)
TERRAIN: Final = tuple(DATA.hexes[name].terrain for name in HEXES)


def mask_of(hexes: Iterator[int] | list[int]) -> int:
    """The set of hexes as a bit mask."""
    mask = 0
    for number in hexes:
        mask |= 1 << number
    return mask


def at_hexes(items: Sequence[T], mask: int) -> list[T]:
    """The items that belong to the hexes of a bit mask, in the order of the map."""
    found = []
    while mask:
        low = mask & -mask
        found.append(items[low.bit_length() - 1])
        mask ^= low
    return found


def hexes_in(mask: int) -> Iterator[int]:
    """The hexes of a bit mask, in the order of the map."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _terrain_mask(*kinds: str) -> int:
    return mask_of(number for number, kind in enumerate(TERRAIN) if kind in kinds)


NEIGHBOURS: Final = tuple(mask_of(HEX[other] for other in DATA.hexes[name].neighbours.values()) for name in HEXES)
FARM: Final = _terrain_mask("farm")
FOREST: Final = _terrain_mask("forest")
MOUNTAIN: Final = _terrain_mask("mountain")
TOWN: Final = _terrain_mask("town")
PORT: Final = _terrain_mask("port")
EXCLUSIVE: Final = _terrain_mask(*(kind for kind, terrain in DATA.terrain.items() if terrain.cost_occupied is None))
"""Hexes that one company only may occupy."""
CUBES_ALLOWED: Final = _terrain_mask(
    *(kind for kind, terrain in DATA.terrain.items() if terrain.resource_cubes_allowed)
)


class CostTable:
    """The cost table on the board, for one price of forest."""

    def __init__(self, forest: int) -> None:
        unoccupied = {kind: terrain.cost_unoccupied for kind, terrain in DATA.terrain.items()} | {"forest": forest}
        self._unoccupied = tuple(unoccupied[kind] for kind in TERRAIN)
        self._occupied = tuple(DATA.terrain[kind].cost_occupied or 0 for kind in TERRAIN)
        self.dearest = max(*self._unoccupied, *self._occupied)
        self.within = tuple(
            (
                mask_of(number for number, cost in enumerate(self._unoccupied) if 0 < cost <= cash),
                mask_of(number for number, cost in enumerate(self._occupied) if 0 < cost <= cash),
            )
            for cash in range(self.dearest + 1)
        )
        """For each sum of money the hexes that it pays for, while they are free and once they are occupied."""

    def cost(self, hex_number: int, occupied: int) -> int:
        """The price of track in a hex, given the mask of occupied hexes."""
        return self._occupied[hex_number] if occupied >> hex_number & 1 else self._unoccupied[hex_number]

    def affordable(self, cash: int, occupied: int) -> int:
        """The hexes whose price is at most `cash`; none that is occupied and exclusive, which has no price."""
        free, shared = self.within[cash if cash < self.dearest else self.dearest]
        return (free & ~occupied) | (shared & occupied)


@cache
def cost_table(forest: int) -> CostTable:
    return CostTable(forest)


FOREST_COST: Final = DATA.terrain["forest"].cost_unoccupied

# Companies: EBR, L&W, TMLC, then the independents in the order in which they come up for auction

COMPANIES: Final = tuple(company.id for company in DATA.companies) + tuple(one.id for one in DATA.independents)
COMPANY: Final = {name: number for number, name in enumerate(COMPANIES)}
LABEL: Final = tuple(company.label or company.id for company in DATA.companies) + COMPANIES[len(DATA.companies) :]
NAME: Final = tuple(company.name for company in DATA.companies) + tuple(one.name for one in DATA.independents)
CHARTERS: Final = len(DATA.companies)
"""How many companies have a charter of their own; they come first, the others are independents."""
ALL: Final = len(COMPANIES)
INDEPENDENTS: Final = range(CHARTERS, ALL)
EBR: Final = COMPANY["EBR"]
STATION: Final = tuple(HEX[company.station] for company in DATA.companies)
STATION_PRICE: Final = (0,) * CHARTERS + tuple(one.station_price for one in DATA.independents)
INITIAL_ORDER: Final = tuple(COMPANY[name] for name in DATA.initial_auction.order)

# Bonds: the starting bonds, the deck, then the certificates of the independents

STARTING_BONDS: Final = range(len(DATA.bonds.starting_bonds))
DECK: Final = range(STARTING_BONDS.stop, STARTING_BONDS.stop + len(DATA.bonds.bond_deck))
BONDS: Final = (
    *DATA.bonds.starting_bonds,
    *DATA.bonds.bond_deck,
    *(Bond(one.money_on_purchase, one.bond.x, one.bond.y) for one in DATA.independents),
)
BOND: Final = {bond: number for number, bond in enumerate(BONDS)}


def certificate(independent: int) -> int:
    """The bond that an independent's certificate is."""
    return DECK.stop + independent - CHARTERS


# The action table

ACTIONS: Final = tuple(space.id for space in DATA.actions)
SPACES: Final = tuple(space.spaces for space in DATA.actions)
ACTION: Final = {name: number for number, name in enumerate(ACTIONS)}
BUILD: Final = ACTION["build"]
AUCTION: Final = ACTION["auction"]
TAKE: Final = ACTION["take"]
BOND_ACTION: Final = ACTION["bond"]
MERGE: Final = ACTION["merge"]
DIVIDEND: Final = ACTION["dividend"]

# Gauges

REGULAR: Final = "regular"
NARROW: Final = "narrow"
RED: Final = CHARTERS
"""Where the mask of narrow-gauge track stands behind those of the companies' own colours."""

# Figures

REVENUE: Final = DATA.revenue
CUBE_COST: Final = DATA.costs_other.take_resource_cube
MOST_TRACK: Final = DATA.build_limits.max_per_action
LEAST_TRACK: Final = DATA.build_limits.min_per_action
CONDITIONS_NEEDED: Final = DATA.end_conditions.needed
