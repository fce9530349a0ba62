"""What is in the box: map, tiles, market, companies and trains, read from `data.json` once.

Inside the engine companies, trains, hexes and tiles are small numbers. The names that players and files use are those
of `data.json`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from bradshaw.eighteen.board.charter import Charter, read_charters
from bradshaw.eighteen.board.geography import read_geography
from bradshaw.eighteen.board.market import Chart
from bradshaw.eighteen.board.tiles import SIDES, SMALL, Link, Pattern, Tile, TileStop, read_tiles

_DATA: Final = msgspec.json.decode((files(__package__) / "data.json").read_bytes())

# Companies


class Company(Charter, frozen=True, kw_only=True):
    """A railway company, with the name of its home station."""

    home_name: str


COMPANIES: Final = read_charters(Company, _DATA["companies"], name="id", full_name="name")
NAMES: Final = tuple(company.name for company in COMPANIES)
COMPANY: Final = {name: number for number, name in enumerate(NAMES)}
ALL: Final = len(COMPANIES)

DIRECTORS_SHARES: Final[int] = _DATA["certificates"]["directors_percent"] // 10
SHARES: Final = 10
FLOAT_SHARES: Final[int] = _DATA["certificates"]["float_percent"] // 10
CAPITAL: Final = SHARES
"""A chartered company that floats receives so many times its par, and so does a company that is refinanced."""

# Permits and kinds of trains

FREIGHT, LOCAL, EXPRESS = range(3)
KINDS: Final = ("freight", "local", "express")
KIND: Final = {name: number for number, name in enumerate(KINDS)}
LETTERS: Final = "FLE"
RECEIVERS_CHOICE: Final = (EXPRESS, FREIGHT, LOCAL)
"""The order in which a company in receivership thinks of kinds of trains."""
OFFER: Final[dict[str, Any]] = _DATA["offer"]
PERMITS: Final[dict[str, Any]] = _DATA["permits"]

# Trains and phases


class Band(msgspec.Struct, frozen=True):
    """All trains of one letter. `scores` and `visits` are by kind: how many stations count, and how many are run to;
    for Freights both are the hexes they travel."""

    name: str
    price: int
    scores: tuple[int, int, int]
    visits: tuple[int, int, int]
    counts: dict[str, int | None]
    """How many there are by the length of the game; None where the supply never ends."""
    rusted_by: int | None
    """The first train sold of this band removes it."""
    free_warranties: int

    def size(self, kind: int) -> str:
        """What is printed on the card, such as "2/3"."""
        score, visit = self.scores[kind], self.visits[kind]
        return str(score) if score == visit else f"{score}/{visit}"


_BAND_NAMES: Final = "".join(one["band"] for one in _DATA["trains"])
BANDS: Final = tuple(
    Band(
        name=one["band"],
        price=one["price"],
        scores=(one["freight"], one["local"]["score"], one["express"]["score"]),
        visits=(one["freight"], one["local"]["visit"], one["express"]["visit"]),
        counts={length: count if isinstance(count, int) else None for length, count in one["count"].items()},
        rusted_by=_BAND_NAMES.index(one["rusts_when_first"]) if one["rusts_when_first"] else None,
        free_warranties=one["free_warranties"],
    )
    for one in _DATA["trains"]
)
BAND: Final = {band.name: number for number, band in enumerate(BANDS)}
A, B, C, D, E, F, G, H = range(len(BANDS))
WARRANTY_COST: Final[int] = _DATA["warranty"]["cost"]
MOST_WARRANTIES: Final[int] = _DATA["warranty"]["max_per_train"]


class Phase(msgspec.Struct, frozen=True):
    """A phase, begun by the first sale of a train of the band with the same number."""

    name: str
    operating_rounds: int
    colours: int
    """How many tile colours may be used."""
    stage: int
    """Which of their values the areas have."""
    of_each: int | None
    """How many trains of each kind a company may have and still buy one; None if only the sum counts."""
    in_all: int | None
    simple: int
    """How many it may have in the simple games."""


PHASES: Final = tuple(
    Phase(
        one["phase"],
        one["operating_rounds"],
        len(one["tiles"]),
        one["offboard_value_index"],
        one["train_limit_per_type"],
        one["train_limit_total"],
        one["train_limit_simple_total"],
    )
    for one in _DATA["phases"]
)

# Money

BANK_MONEY: Final[int] = _DATA["bank"]
STARTING_CASH: Final[dict[int, int]] = {int(count): cash for count, cash in _DATA["starting_cash"].items()}
CERTIFICATE_LIMIT: Final[dict[int, int]] = {int(count): limit for count, limit in _DATA["cert_limit"].items()}
FEWEST_PLAYERS: Final = 1
"""The rulebook is for two and more; one player has the solo game."""
MOST_PLAYERS: Final[int] = _DATA["players"]["max"]
BID_STEP: Final[int] = _DATA["parliament"]["bid_step"]
FINE: Final[int] = _DATA["parliament"]["fine_multiple_of_par"]
"""A missed obligation costs so many times par."""
EXTRA_SHARES: Final[int] = _DATA["parliament"]["max_shares_bought_at_start"] - DIRECTORS_SHARES
CHARTERED_MARKERS: Final[int] = _DATA["stations"]["chartered"]["count"]
CHARTERED_MARKER_COST: Final[int] = _DATA["stations"]["chartered"]["cost_each"]
FEWEST_MARKERS: Final[int] = _DATA["stations"]["non_chartered"]["min"]
MARKER_COST: Final[int] = _DATA["stations"]["non_chartered"]["cost_each"]
MOST_MARKERS: Final[int] = _DATA["stations"]["max_total"]
MOST_MARKERS_OPTION: Final[int] = _DATA["stations"]["max_total_with_8_marker_option"]
BONUS: Final[int] = _DATA["freight_bonus"]["per_hex"]
PORT_BONUS: Final[int] = _DATA["freight_bonus"]["per_hex_from_port"]
SUBSIDY: Final[int] = _DATA["local_subsidy_per_hex"]
SMALL_STATION: Final[int] = _DATA["tile_rules"]["small_station_revenue"]
HUDSON_STEP: Final = 10

# Market

_SPACES: Final = _DATA["market"]["spaces"]
CHART: Final = Chart(tuple(space["price"] for space in _SPACES), _DATA["market"]["max_dividend_steps"])
SPARED: Final = tuple({"green_ignore_one": 1, "green_ignore_two": 2}.get(space["zone"], 0) for space in _SPACES)
"""How many shares sold by somebody who is not the director do not move the price, by place."""
PARS: Final[tuple[int, ...]] = tuple(_DATA["par_chart"]["spaces"])
START_PRICES: Final[tuple[int, ...]] = tuple(_DATA["par_chart"]["non_chartered_prices"])


def par_at(price: int) -> int:
    """The highest space of the par chart that is not above a price; its ends stop it."""
    return max((par for par in PARS if par <= price), default=PARS[0])


# Map and tiles

GEOGRAPHY: Final = read_geography(
    [
        place | {"stops": [stop | {"kind": "village"} if stop["kind"] == "town" else stop for stop in place["stops"]]}
        for place in _DATA["map"]["hexes"]
    ],
    {},
    _DATA["map"]["offboard"],
)
LONDON: Final = len(GEOGRAPHY) + next(area.number for area in GEOGRAPHY.areas if area.id == "london")
"""The number of London among hexes and areas."""
LONDON_SPACES: Final[int] = _DATA["map"]["london"]["token_spaces"]
TILES: Final[tuple[Tile, ...]] = read_tiles(_DATA["tiles"], "rotations")
TILE: Final = {tile.id: tile.number for tile in TILES}
SUPPLY: Final = tuple(tile["count"] for tile in _DATA["tiles"])
LINES: Final[tuple[tuple[Link, ...], ...]] = tuple(
    tuple((int(a[1:]), int(b[1:])) for a, b in tile["lines"]) for tile in _DATA["tiles"]
)
"""The lines of each village tile, any of which can carry a small station."""
ONLY_ON: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (TILE[tile["id"]], TILE[upgrade["to"]]): tuple(GEOGRAPHY.number[hex_] for hex_ in upgrade["only_hexes"])
    for tile in _DATA["tiles"]
    for upgrade in tile["upgrades"]
    if "only_hexes" in upgrade
}
"""Upgrades that are for certain hexes only."""
NOT_ON: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (TILE[tile["id"]], TILE[upgrade["to"]]): tuple(GEOGRAPHY.number[hex_] for hex_ in upgrade["not_hexes"])
    for tile in _DATA["tiles"]
    for upgrade in tile["upgrades"]
    if "not_hexes" in upgrade
}
"""Upgrades that are not for certain hexes."""
_FIRST: Final = {kind: tuple(TILE[name] for name in names) for kind, names in _DATA["tile_rules"]["first_lay"].items()}


def is_town(place: int) -> bool:
    """Whether a hex has a large station; the others are villages."""
    return GEOGRAPHY.places[place].stops[0][0] == "city"


def first_tiles(place: int) -> tuple[int, ...]:
    """The yellow tiles that suit what is printed in a hex."""
    if not is_town(place):
        return _FIRST["village"]
    return _FIRST[f"{GEOGRAPHY.places[place].label or 'plain'} town"]


def tile_of(code: int) -> Tile:
    """The tile of a code in the state: its number times six plus its rotation."""
    return TILES[code // SIDES]


@cache
def lines_of(code: int) -> tuple[Link, ...]:
    """The lines of a village tile as it lies: the two sides of each, the lower first."""
    tile, turn = divmod(code, SIDES)
    return tuple(_sides(line, turn) for line in LINES[tile])


def _sides(line: Link, turn: int) -> Link:
    a, b = ((side + turn) % SIDES for side in line)
    return min(a, b), max(a, b)


@lru_cache(maxsize=4096)
def pattern_of(code: int, small: int = 0) -> Pattern:
    """Track and stops of a tile as it lies; `small` is the set of lines with a small station."""
    if not LINES[code // SIDES]:
        return TILES[code // SIDES].patterns[code % SIDES]
    stops: list[TileStop] = []
    links: list[Link] = []
    for number, (a, b) in enumerate(lines_of(code)):
        if small >> number & 1:
            stop = SIDES + len(stops)
            stops.append(TileStop(SMALL, SMALL_STATION))
            links += [(a, stop), (stop, b)]
        else:
            links.append((a, b))
    return Pattern(tuple(stops), tuple(links))
