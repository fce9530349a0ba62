"""The position for people, and as JSON for clients that know the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import message
from bradshaw.core.view import PriceChart, Style, View
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.views.position import TrainShown, company_shown, market_shown, players_shown, tiles_shown
from bradshaw.eighteen.views.tables import market_spaces, result_table
from bradshaw.games.g1862.components import (
    BANDS,
    CHART,
    COMPANIES,
    GEOGRAPHY,
    KINDS,
    NAMES,
    PARS,
    SHARES,
    SPARED,
    START_PRICES,
    TILES,
    lines_of,
)
from bradshaw.games.g1862.names import called
from bradshaw.games.g1862.rules.ending import GameOver, worth
from bradshaw.games.g1862.rules.liquidity import liquidity
from bradshaw.games.g1862.rules.mergers import place_name
from bradshaw.games.g1862.rules.rounds import Rounds
from bradshaw.games.g1862.rules.shares import sale_price
from bradshaw.games.g1862.state import Counties, Train
from bradshaw.games.g1862.views.map import LAND, RED_AREA, SEA, SHUT, draw_map
from bradshaw.games.g1862.views.questions import doing, question
from bradshaw.games.g1862.views.refused import what_is_closed
from bradshaw.games.g1862.views.strip import strip
from bradshaw.games.g1862.views.tables import (
    all_tables,
    first_permit,
    in_order,
    kind_of_round,
    obligations,
    status,
    train_shown,
)

STYLES: Final = (
    *(
        Style(company.name, company.name, company.full_name, company.colour.lower(), company.text_colour.lower())
        for company in COMPANIES
    ),
    Style(LAND, "", message("eighteen-terrain-land"), "#cfe3b4"),
    Style(RED_AREA, "", message("g1862-terrain-red"), "#e3a99b"),
    Style(SEA, "≈", message("g1862-terrain-sea"), "#bfd9e6"),
    Style(SHUT, "–", message("g1862-terrain-shut"), "#b9b9ae"),
)
_KEY_MARKET: Final = (
    ("pink", message("g1862-zone-pink")),
    ("yellow", message("g1862-zone-yellow")),
    ("green", message("g1862-zone-green")),
    ("blue", message("g1862-zone-blue")),
    ("bankrupt", message("eighteen-zone-bankrupt")),
    ("end", message("eighteen-zone-end")),
)
_NOTE: Final = message("g1862-note-market", most=CHART.most_rises)


def view(state: Counties, players: Sequence[str]) -> View:
    """What can be seen, which is the same for everybody."""
    headline, hint = question(state, players)
    tables = all_tables(state, players)
    over = isinstance(state.frames[-1], GameOver)
    if over:
        tables.insert(0, result_table([worth(state, one) for one in range(state.players)], players))
    board = draw_map(state)
    # The cells that are open have been found for the board; that takes long enough to be done once only.
    cells = {cell.id for cell in board.cells if cell.open}
    closed = () if over else tuple(what_is_closed(state, cells))
    return View(headline, hint, board, tuple(tables), STYLES, closed, _market(state))


# The market


def _market(state: Counties) -> PriceChart:
    return PriceChart(market_spaces(state, NAMES, _zone, _bands), _KEY_MARKET, _NOTE)


def _zone(place: int) -> str:
    price = CHART.prices[place]
    if SPARED[place]:
        return "green" if SPARED[place] == 1 else "blue"
    if price in PARS:
        return "pink"
    return "yellow" if price in START_PRICES else ""


@cache
def _bands(place: int) -> tuple[int, ...]:
    """The least that each share must receive for a rise of one space, two, and so on."""
    if place in (0, CHART.top):
        return ()
    return tuple(-(-CHART.prices[place] * spaces // SHARES) for spaces in range(1, CHART.most_rises + 1))


# For clients that know the game

_RULES: Final = {
    "holding": "1862.6.3-director-is-holder",
    "ipo": "1862.6.5.1-ipo-price",
    "pool": "1862.6.5.1-pool-price",
    "own": "1862.6.5.1-charter-price",
    "price": "1862.2.4.3-board-stock-market",
    "par": "1862.6.5.3-par-token-use",
    "order": "1862.7.1-descending-price",
    "treasury": "1862.3.0-treasury-not-wealth",
    "trains": "1862.7.10-delays-rust",
    "permits": "1862.6.5.4.3-run-only-permitted",
    "bases": "1862.6.5.4.2-markers-on-charter",
    "run": "1862.7.8.5-pay-or-withhold",
    "cash": "1862.10.4-winner",
    "worth": "1862.10.4-winner",
    "liquidity": "1862.6.4.1-price-with-train",
    "certificates": "1862.6.5.2-director-counts-one",
    "priority": "1862.6.6-new-pd",
}
"""Where the rules tell more about each thing in a table of shares."""


def position(state: Counties) -> dict[str, Any]:
    """The position as JSON in the game's own terms."""
    frame, bottom = state.frames[-1], state.frames[0]
    assert isinstance(bottom, Rounds)
    company, order = getattr(frame, "company", NOBODY_YET), in_order(state)
    return {
        "stage": type(frame).__struct_config__.tag,
        "doing": doing(state),
        "words": {"base": "station marker", "unit": "£"},
        "company": called(company) if company >= 0 else None,
        "round": kind_of_round(bottom),
        "stock_round": state.turn,
        "operating_round": [bottom.number, bottom.total],
        "phase": state.rules_of_phase.name,
        "bank": state.cash[BANK],
        "priority": state.priority,
        "certificate_limit": None if state.settings.solo else state.limit,
        "lner": ("no", "due", "formed")[state.lner],
        "players": [
            shown | {"obligations": [called(company) for company in obligations(state, one)]}
            for one, shown in enumerate(players_shown(state, NAMES, worth, liquidity))
        ],
        "rows": [[called(company) for company in row] for row in state.solo.rows],
        "deck": len(state.solo.deck),
        "permits_left": [KINDS[kind] for kind in sorted(state.solo.permits)],
        "shut": [GEOGRAPHY.places[place].id for place in state.solo.shut],
        "order": [called(company) for company in order],
        "companies": {called(company): _company(state, company) for company in order},
        "trains": {
            "on_sale": BANDS[state.next_train()].name,
            "left": {band.name: state.left(number) for number, band in enumerate(BANDS) if state.left(number) != 0},
        },
        "tiles": tiles_shown(state, GEOGRAPHY, TILES),
        "small_stations": {
            place.id: [line for number, line in enumerate(lines_of(code)) if small >> number & 1]
            for place, code, small in zip(GEOGRAPHY.places, state.tiles, state.small, strict=True)
            if small
        },
        "tiles_left": {tile.id: state.supply[tile.number] for tile in TILES},
        "areas": {area.id: state.area_value(area.number) for area in GEOGRAPHY.areas},
        "market": market_shown(state, NAMES),
        "rules": _RULES,
        "strip": strip(state),
    }


def _train(state: Counties, train: Train) -> TrainShown:
    rusted_by = BANDS[train.band].rusted_by
    rusts = None if rusted_by is None or state.is_permanent(train.band) else BANDS[rusted_by].name
    return TrainShown(train_shown(train), rusts, state.has_rusted(train.band), train.warranties)


def _company(state: Counties, company: int) -> dict[str, Any]:
    return {
        **company_shown(state, company, sale_price),
        "treasury": state.treasury(company),
        "trains": [_train(state, train) for train in state.trains[company]],
        "permits": [KINDS[kind] for kind in sorted(state.permits[company])],
        "home": COMPANIES[company].home_name,
        "first_permit": first_permit(state, company),
        "own": state.own[company],
        "bases": [[place_name(station.place), station.circle] for station in state.stations_of(company)],
        "bases_left": state.unused[company],
        "next_base": None,
        "chartered": state.is_chartered(company),
        "status": status(state, company),
        "revenue": state.revenue[company],
        "paid": state.revenue[company] > 0,
    }
