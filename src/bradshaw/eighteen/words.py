"""What the reports of 18xx games say alike: sentences about shares, prices, tiles and rounds, and names of places.

Companies and players come as the names to be written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bradshaw.core.words import counted, listing, standings, with_article
from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.geography import Geography
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.tiles import COLOURS, HALT, SIDES, Pattern, Tile

SOURCES: Final[Mapping[str, str]] = {
    "ipo": "from the initial offering",
    "pool": "from the bank pool",
    "company": "from the company",
}
"""Where shares are bought, as actions name it and as players say it."""
_COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def spelled(count: int) -> str:
    """A small number as a word."""
    return _COUNTS[count] if count < len(_COUNTS) else str(count)


def shares_of(count: int, company: str) -> str:
    return f"a share of {company}" if count == 1 else f"{counted(count, 'share')} of {company}"


def name_of(action: BuyShare | LayTile | Pass | PayDividend | Retain | SellShares, geography: Geography) -> str:
    """An action that all games have, as a player names it."""
    match action:
        case Pass():
            return "Pass"
        case BuyShare(company, source):
            return f"Buy a share of {company} {SOURCES[source]}"
        case SellShares(company, count):
            return f"Sell {shares_of(count, company)}"
        case LayTile(place, tile, _):
            return f"{place_name(geography, place)}: lay tile {tile}"
        case PayDividend():
            return "Pay a dividend"
        case Retain():
            return "Retain the revenue"


def ids_by_name(names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Ids by what people may write, whatever its capitals; a name that means several things means none."""
    found: dict[str, set[str]] = {}
    for name, id_ in names:
        found.setdefault(name.casefold(), set()).add(id_)
    return {name: next(iter(ids)) for name, ids in found.items() if len(ids) == 1}


# Places


def place_name(geography: Geography, hex_id: str) -> str:
    """A hex as players call it: its town or village with the id, or the id alone."""
    place = geography.places[geography.number[hex_id]]
    return f"{place.name} ({place.id})" if place.name else place.id


def towards(geography: Geography, place: int, pattern: Pattern) -> str:
    """Where the track of a tile leads: what lies beyond its sides, those that it joins in one go."""
    lines = []
    seen: set[int] = set()
    for side in sorted(pattern.sides):
        if side not in seen:
            together = _together(pattern.links, side)
            seen |= together
            # Several sides can lead into one area.
            lines.append(" – ".join(dict.fromkeys(_beyond(geography, place, one) for one in sorted(together))))
    return "; ".join(lines)


def _together(links: Iterable[tuple[int, int]], side: int) -> set[int]:
    """The sides that the track of a tile joins with one of them."""
    found = {side}
    growing = True
    while growing:
        growing = False
        for a, b in links:
            if (a in found) != (b in found):
                found |= {a, b}
                growing = True
    return {end for end in found if end < SIDES}


def _beyond(geography: Geography, place: int, side: int) -> str:
    for area in geography.areas:
        if any((hex_, edge) == (place, side) for hex_, edge, _ in area.entries):
            return area.name
    there = geography.places[geography.places[place].neighbours[side]]
    return there.name or there.id


# Rounds


def operating_round(number: int, total: int) -> str:
    return f"Operating round {number} of {total} begins." if number <= total else f"Operating round {number} begins."


# Shares and prices


def purchase(name: str, company: str, source: str, price: int) -> str:
    return f"{name} buys a share of {company} {SOURCES[source]} for £{price}."


def sale(name: str, company: str, count: int, each: int) -> str:
    if not each:
        return f"{name} gives up {shares_of(count, company)} for nothing."
    if count == 1:
        return f"{name} sells a share of {company} for £{each}."
    return f"{name} sells {count} shares of {company} for £{each} each, £{count * each} together."


def price_change(company: str, before: int, after: int) -> str:
    way = "rises" if after > before else "falls"
    return f"The price of {company} {way} from £{before} to £{after}."


def price_after(state: AnyState, company: int, name: str, dividend: int) -> str:
    """What a dividend does to the price of a company."""
    prices, place = state.chart.prices, state.markers.places[company]
    price, after = prices[place], state.place_after_dividend(company, dividend)
    if after == place:
        return f"the price stays at £{price}"
    if after == 0:
        return f"the price falls from £{price} to nothing, and {name} is bankrupt"
    text = f"the price {'rises' if after > place else 'falls'} from £{price} to £{prices[after]}"
    return f"{text}, which ends the game after this operating round" if after == state.chart.top else text


def per_share(revenue: int, shares: int) -> str:
    """What each share receives."""
    return f"£{revenue // shares}" if revenue % shares == 0 else f"£{revenue / shares:g}"


# Tiles


def tile_laid(company: str, tile: str, place: str, cost: str = "") -> str:
    return f"{company} lays tile {tile} on {place}{f' for {cost}' if cost else ''}."


def tile_upgraded(company: str, tile: Tile, place: str) -> str:
    return f"{company} upgrades {place} to the {COLOURS[tile.colour]} tile {tile.id}."


def tile_choice(
    geography: Geography, hex_id: str, tile: Tile, rotation: int, after: Pattern, before: Pattern | None = None
) -> str:
    """Where a tile can be laid, how it lies, what it joins and what its stops are worth; `before` is what it replaces.

    The first half, up to the colon, names the hex.
    """
    place = geography.number[hex_id]
    verb = "lay" if before is None else f"upgrade to {COLOURS[tile.colour]}"
    text = f"{place_name(geography, hex_id)}: {verb} {tile.id}, turn {rotation},"
    text += f" towards {towards(geography, place, after)}"
    stops = [f"£{stop.revenue}" for stop in after.stops if stop.revenue]
    values = stops.copy()
    halts = sum(stop.kind == HALT for stop in after.stops)
    if halts:
        stops.append("a halt" if halts == 1 else f"{spelled(halts)} halts")
    if stops:
        text += f", {listing(stops)}"
        old = [f"£{stop.revenue}" for stop in before.stops if stop.revenue] if before else []
        if old and old != values:
            text += f" instead of {listing(old)}"
    return text


def line_of(geography: Geography, place: int, sides: Sequence[int]) -> str:
    """A line of track by what lies at its ends."""
    return " – ".join(_beyond(geography, place, side) for side in sides)


# Trains


def train_bought(company: str, train: str, seller: str, price: str) -> str:
    return f"{company} buys {with_article(train)} train from {seller} for {price}."


def train_offer(company: str, seller: str, train: str, price: str) -> str:
    return f"{company} offers {seller} {price} for {with_article(train)} train."


def refusal(name: str, company: str) -> str:
    return f"{name} refuses for {company}."


def sale_refused(name: str, seller: str, train: str, price: str) -> str:
    return f"{name} refuses for {seller}: its {train} train is not sold for {price}."


# The end


def game_over(reason: str, worths: Sequence[int], players: Sequence[str]) -> str:
    return f"The game is over: {reason}. {standings(worths, players)}"
