"""What all 18xx games say: messages about shares, prices, tiles and rounds, and names of places.

Companies and players come as the names to be written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.outcome import standings
from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import COLOURS, HALT, SIDES, Pattern, Tile
from bradshaw.eighteen.state import AnyState


def shares_of(count: int, company: str) -> Message:
    return message("eighteen-shares", count=count, company=company)


def name_of(action: BuyShare | LayTile | Pass | PayDividend | Retain | SellShares, geography: Geography) -> Message:
    """An action that all games have, as a player names it."""
    match action:
        case Pass():
            return message("eighteen-action-pass")
        case BuyShare(company, source):
            return message("eighteen-action-buy", company=company, source=source)
        case SellShares(company, count):
            return message("eighteen-action-sell", company=company, count=count)
        case LayTile(place, tile, _):
            return message("eighteen-action-lay", place=place_name(geography, place), tile=tile)
        case PayDividend():
            return message("eighteen-action-pay")
        case Retain():
            return message("eighteen-action-retain")


def ids_by_name(names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Ids by what people may write, whatever its capitals; a name that means several things means none."""
    found: dict[str, set[str]] = {}
    for name, id_ in names:
        found.setdefault(name.casefold(), set()).add(id_)
    return {name: next(iter(ids)) for name, ids in found.items() if len(ids) == 1}


def effects(found: Sequence[Text]) -> Text:
    """What else an action brings, to follow its cost; empty if nothing."""
    return message("eighteen-effects", effects=tuple(found)) if found else ""


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


@cache
def _beyond(geography: Geography, place: int, side: int) -> str:
    for area in geography.areas:
        if any((hex_, edge) == (place, side) for hex_, edge, _ in area.entries):
            return area.name
    there = geography.places[geography.places[place].neighbours[side]]
    return there.name or there.id


# Rounds


def operating_round(number: int, total: int) -> Message:
    return message("eighteen-log-operating-round", number=number, total=total if number <= total else None)


# Shares and prices


def purchase(player: str, company: str, source: str, price: int) -> Message:
    return message("eighteen-log-purchase", player=player, company=company, source=source, price=price)


def sale(player: str, company: str, count: int, each: int) -> Message:
    if not each:
        return message("eighteen-log-shares-given-up", player=player, company=company, count=count)
    return message("eighteen-log-sale", player=player, company=company, count=count, each=each, total=count * each)


def price_change(company: str, before: int, after: int) -> Message:
    if after > before:
        return message("eighteen-log-price-rises", company=company, before=before, after=after)
    return message("eighteen-log-price-falls", company=company, before=before, after=after)


def price_after(state: AnyState, company: int, name: str, dividend: int) -> Message:
    """What a dividend does to the price of a company."""
    prices, place = state.chart.prices, state.markers.places[company]
    before, after = prices[place], state.place_after_dividend(company, dividend)
    if after == place:
        return message("eighteen-price-stays", before=before, after=before)
    if after == 0:
        return message("eighteen-price-bankrupt", company=name, before=before, after=0)
    ends = after == state.chart.top
    if after > place:
        return message("eighteen-price-rises", before=before, after=prices[after], ends=ends)
    return message("eighteen-price-falls", before=before, after=prices[after])


def price_move(state: AnyState, company: int, after: int) -> dict[str, int | str | None]:
    """The facts of a choice that may move a price: the company, and its price before and after; None without one.

    `after` is a place of the chart. Sentences need not name them; a drawing of the chart does.
    """
    places, prices = state.markers.places, state.chart.prices
    before = None if places[company] == OFF else prices[places[company]]
    return {"company": state.companies[company], "before": before, "after": None if after == OFF else prices[after]}


def dividend_move(state: AnyState, company: int, dividend: int, each: Callable[[int], int]) -> dict[str, Any]:
    """The same for a dividend, or for none, with what it brings each player by seat: `each` is what shares receive."""
    payouts = tuple(each(state.shares(seat, company)) for seat in range(state.players))
    return {**price_move(state, company, state.place_after_dividend(company, dividend)), "payouts": payouts}


def per_share(revenue: int, shares: int) -> Message:
    """What each share receives; halves of a pound can occur."""
    return money(revenue // shares) if revenue % shares == 0 else message("money", amount=revenue / shares)


# Tiles


def tile_laid(company: str, tile: str, place: str, cost: Text | None = None) -> Message:
    return message("eighteen-log-tile-laid", company=company, tile=tile, place=place, cost=cost)


def tile_upgraded(company: str, tile: Tile, place: str) -> Message:
    colour = COLOURS[tile.colour]
    return message("eighteen-log-tile-upgraded", company=company, tile=tile.id, colour=colour, place=place)


@lru_cache(maxsize=4096)
# From one position to the next most of the choices stay as they are.
@lru_cache(maxsize=4096)
def tile_choice(
    geography: Geography, hex_id: str, tile: Tile, rotation: int, after: Pattern, before: Pattern | None = None
) -> Message:
    """Where a tile can be laid, how it lies, what it joins, and what its stops are worth.

    `before` is the track that it replaces.
    """
    stops = _stops(after)
    old = [stop.revenue for stop in before.stops if stop.revenue] if before else []
    changed = old and old != [stop.revenue for stop in after.stops if stop.revenue]
    return message(
        "eighteen-choice-tile",
        place=place_name(geography, hex_id),
        tile=tile.id,
        colour=None if before is None else COLOURS[tile.colour],
        rotation=rotation,
        towards=towards(geography, geography.number[hex_id], after),
        stops=message("eighteen-tile-stops", stops=stops) if stops else "",
        before=message("eighteen-tile-stops-before", stops=tuple(map(money, old))) if stops and changed else "",
    )


def _stops(pattern: Pattern) -> tuple[Text, ...]:
    """What the stops of a tile bring."""
    values: tuple[Text, ...] = tuple(money(stop.revenue) for stop in pattern.stops if stop.revenue)
    halts = sum(stop.kind == HALT for stop in pattern.stops)
    return (*values, message("eighteen-halts", count=halts)) if halts else values


def line_of(geography: Geography, place: int, sides: Sequence[int]) -> str:
    """A line of track by what lies at its ends."""
    return " – ".join(_beyond(geography, place, side) for side in sides)


# Trains


def train_bought(company: str, train: str, seller: Text, price: Text) -> Message:
    return message("eighteen-log-train-bought", company=company, train=train, seller=seller, price=price)


def train_offer(company: str, seller: str, train: str, price: Text) -> Message:
    return message("eighteen-log-train-offer", company=company, seller=seller, train=train, price=price)


def refusal(player: str, company: str) -> Message:
    return message("eighteen-log-refuses", player=player, company=company)


def sale_refused(player: str, seller: str, train: str, price: Text) -> Message:
    return message("eighteen-log-sale-refused", player=player, seller=seller, train=train, price=price)


# The end


def game_over(reason: Text, worths: Sequence[int], players: Sequence[str]) -> Message:
    return message("eighteen-log-game-over", reason=reason, standings=standings(worths, players))
