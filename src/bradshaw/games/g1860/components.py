"""What is in the box: map, tiles, market, companies, privates and trains, read from `data.json` once.

Inside the engine companies, privates, trains, hexes and tiles are small numbers. The names that players and files use
are those of `data.json`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from bradshaw.eighteen.board.charter import Charter, read_charters
from bradshaw.eighteen.board.geography import Geography, read_geography
from bradshaw.eighteen.board.market import Chart
from bradshaw.eighteen.board.tiles import Pattern, Tile, read_tiles

_DATA: Final = msgspec.json.decode((files(__package__) / "data.json").read_bytes())

# Companies


class Destination(msgspec.Struct, frozen=True):
    """A town that pays a company once for being connected with its home."""

    name: str
    hex: str
    stop: str
    """What the name of its station there begins with."""
    bonus: int


class Company(Charter, frozen=True, kw_only=True):
    """A railway company as its charter and the company table describe it."""

    layer: int
    pars: tuple[int, ...]
    refloat_pars: tuple[int, ...]
    base_costs: tuple[int, ...]
    """What each base costs, the home base first."""
    destinations: tuple[Destination, ...]


COMPANIES: Final = read_charters(
    Company,
    [one | {"home": one["home"]["hex"]} for one in _DATA["companies"]],
    pars="par_prices",
    refloat_pars="refloat_prices",
    base_costs="token_costs",
    colour="color",
    text_colour="text_color",
)
NAMES: Final = tuple(company.name for company in COMPANIES)
COMPANY: Final = {name: number for number, name in enumerate(NAMES)}
ALL: Final = len(COMPANIES)
LOWEST_PAR: Final = min(par for company in COMPANIES for par in company.pars)
LOWEST_REFLOAT_PAR: Final = min(par for company in COMPANIES for par in company.refloat_pars)
LAYERS: Final = max(company.layer for company in COMPANIES)

DIRECTORS_SHARES: Final = 2
SHARES: Final[int] = sum(one["shares"] * one["count"] for one in _DATA["companies"][0]["certificates"])
FLOAT_SHARES: Final[int] = SHARES * _DATA["float_percent"] // 100
CAPITAL: Final[int] = SHARES
"""A company that floats receives so many times its par."""

# Privates


class Private(msgspec.Struct, frozen=True):
    """A shipping company. `exchange` is the company whose share its owner may have for it."""

    name: str
    full_name: str
    value: int
    revenue: int
    exchange: int | None
    auctioned: bool


PRIVATES: Final = tuple(
    Private(
        name=one["id"],
        full_name=one["names"][0],
        value=one["face_value"],
        revenue=one["revenue"],
        exchange=None if one["exchange_for"] is None else COMPANY[one["exchange_for"]],
        auctioned=one["in_initial_auction"],
    )
    for one in _DATA["privates"]
)
PRIVATE: Final = {private.name: number for number, private in enumerate(PRIVATES)}
BRADING, YARMOUTH, COWES, RYDE_PIER, FISHBOURNE = range(len(PRIVATES))
PRIVATE_SALE_FEE: Final[int] = _DATA["private_sale_fee"]
PRIVATE_FOR: Final = {private.exchange: number for number, private in enumerate(PRIVATES) if private.auctioned}
"""The private for whose owner a share of the company is reserved."""
AUCTIONED_COMPANIES: Final = tuple(number for number, company in enumerate(COMPANIES) if company.layer == 1)

# Trains and phases


class Train(msgspec.Struct, frozen=True):
    """A kind of train. `count` is None where the supply never ends."""

    name: str
    price: int
    large: int
    small: int
    count: int | None
    rusted_by: int | None
    """The first train of this kind sold removes it."""


_TRAIN_NUMBERS: Final = {one["name"]: number for number, one in enumerate(_DATA["trains"])}
TRAINS: Final = tuple(
    Train(
        name=one["name"],
        price=one["price"],
        large=one["large"],
        small=one["small"],
        count=one["count"] if isinstance(one["count"], int) else None,
        rusted_by=_TRAIN_NUMBERS.get(one["rusts_when_bought"]),
    )
    for one in _DATA["trains"]
)
TRAIN: Final = {train.name: number for number, train in enumerate(TRAINS)}
SIX, SEVEN, EIGHT, NINE = (TRAIN[name] for name in ("6+3", "7+4", "8+4", "9+5"))
"""The trains that bring the Fishbourne Ferry, that beginners may have twice, that free sales and certificates, and that
form the Southern Railway."""


class Phase(msgspec.Struct, frozen=True):
    """A phase, begun by the first sale of the train with the same number."""

    name: str
    colours: int
    """How many tile colours may be used."""
    train_limit: int
    operating_rounds: int
    pier: int
    """What Ryde Pier is worth."""


PHASES: Final = tuple(
    Phase(one["name"], len(one["tiles"]), one["train_limit"], one["ors"], one["ryde_pier"])
    for one in _DATA["phases"][: len(TRAINS)]
)
"""In the order of the trains that begin them."""

# Money

BANK_MONEY: Final[int] = _DATA["bank"]["player_money"]
STARTING_CASH: Final[dict[int, int]] = {int(count): cash for count, cash in _DATA["starting_cash"].items()}
CERTIFICATE_LIMIT: Final[dict[int, int]] = {int(count): limit for count, limit in _DATA["cert_limit"].items()}
MOST_PLAYERS: Final[int] = max(_DATA["players"])
FEWEST_PLAYERS: Final[int] = min(_DATA["players"])
RAISE: Final[int] = _DATA["auction"]["minimum_raise"]
TRADE_STEP: Final[int] = _DATA["inter_company_train_price"]["multiple"]
HALT_SUBSIDY: Final[int] = _DATA["halt_subsidy"]
LEASE_BASE: Final[int] = _DATA["leasing_revenue"]["base"]
LEASE_PER_STOP: Final[int] = _DATA["leasing_revenue"]["per_stop"]

# Market

CHART: Final = Chart(tuple(space["price"] for space in _DATA["market"]["spaces"]), most_rises=4)
ZONES: Final = tuple(space["zone"] for space in _DATA["market"]["spaces"])
RED: Final = frozenset(index for index, zone in enumerate(ZONES) if zone.startswith("red"))
"""The places where the first share sold does not move the price."""

# Map and tiles

PIER: Final[str] = _DATA["ryde_pier"]["hex"]
SMALL_MAP: Final = read_geography(_DATA["maps"]["first_edition"]["hexes"], {})
LARGE_MAP: Final = read_geography(_DATA["maps"]["third_edition"]["hexes"], {})
TILES: Final[tuple[Tile, ...]] = read_tiles(_DATA["tiles"], "relative_rotations")
TILE: Final = {tile.id: tile.number for tile in TILES}
SMALL_SUPPLY: Final = tuple(tile["count"]["first_edition"] for tile in _DATA["tiles"])
LARGE_SUPPLY: Final = tuple(tile["count"]["third_edition"] for tile in _DATA["tiles"])
FIXED_ROTATION: Final[dict[int, int]] = {
    TILE[tile["id"]]: tile["fixed_rotation"] for tile in _DATA["tiles"] if tile.get("fixed_rotation") is not None
}
PRINTED_UPGRADE: Final = {
    place: (TILE[upgrade["to"]], upgrade["rotation"])
    for place, upgrade in _DATA["tile_placement"]["preprinted_upgrades"].items()
}
"""The green tile of each town that is printed in yellow, with its rotation."""
_FIRST: Final = {
    kind: tuple(TILE[name] for name in names) for kind, names in _DATA["tile_placement"]["first_lay"].items()
}


def first_tiles(geography: Geography, place: int) -> tuple[int, ...]:
    """The yellow tiles that suit what is printed in a hex."""
    hex_ = geography.places[place]
    if hex_.fixed or hex_.printed.links:
        return ()
    if hex_.label:
        return _FIRST.get(f"label {hex_.label}", ())
    towns = sum(kind == "city" for kind, _ in hex_.stops)
    villages = sum(kind == "village" for kind, _ in hex_.stops)
    kind = "unlabelled town" if towns else ("empty", "one village", "two villages")[villages]
    return _FIRST[kind]


def tile_of(code: int) -> Tile:
    """The tile of a code in the state: its number times six plus its rotation."""
    return TILES[code // 6]


PATTERNS: Final = tuple(pattern for tile in TILES for pattern in tile.patterns)
"""What a tile looks like, by its code in the state."""


def pattern_of(code: int) -> Pattern:
    return PATTERNS[code]
