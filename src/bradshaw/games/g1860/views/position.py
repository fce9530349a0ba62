"""The position for people, and as JSON for clients that know the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

import msgspec

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Text, message
from bradshaw.core.view import (
    PriceChart,
    Style,
    View,
)
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.views.position import TrainShown, company_shown, market_shown, players_shown, tiles_shown
from bradshaw.eighteen.views.tables import (
    market_spaces,
)
from bradshaw.games.g1860.components import (
    ALL,
    CHART,
    COMPANIES,
    EIGHT,
    LOWEST_REFLOAT_PAR,
    NAMES,
    PRIVATES,
    RED,
    TILES,
    TRAINS,
)
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot
from bradshaw.games.g1860.rules.bases import BuildBases, next_cost
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.liquidity import liquidity
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.rules.rounds import Rounds
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.secrets import told_by_choices
from bradshaw.games.g1860.rules.shares import NO_LIMIT, certificate_limit, sale_price
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.trains import BuyTrains, ReturnTrains, TrainOffer
from bradshaw.games.g1860.state import CLOSED, Isle
from bradshaw.games.g1860.views.map import LAND, PIER_STYLE, draw_map
from bradshaw.games.g1860.views.questions import question
from bradshaw.games.g1860.views.refused import what_is_closed
from bradshaw.games.g1860.views.strip import strip
from bradshaw.games.g1860.views.tables import in_order, owner_told, privates_of, status, tables

# How things are shown

HILL: Final = "hill"
OLIVE: Final = "olive"
STYLES: Final = (
    *(Style(company.name, company.name, company.full_name, company.colour) for company in COMPANIES),
    Style(LAND, "", message("eighteen-terrain-land"), "#cfe3b4"),
    Style(HILL, "▲", message("g1860-terrain-hills"), "#a9bd8f"),
    Style(OLIVE, "▲", message("g1860-terrain-difficult-ground"), "#b3b56b"),
    Style(PIER_STYLE, "≈", "Ryde Pier", "#bfd9e6"),
)
_NEW_PARS: Final = frozenset(par for company in COMPANIES for par in company.pars)
_KEY_RED: Final = ("red", message("g1860-zone-red"))
_KEY_MARKET: Final = (
    ("grey", message("g1860-zone-grey")),
    ("par", message("g1860-zone-par")),
    ("bankrupt", message("eighteen-zone-bankrupt")),
    ("end", message("eighteen-zone-end")),
)


def view(state: Isle, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
    """What can be seen, but nothing that tells the treasury of a hidden company."""
    headline, hint = question(state, players, hidden)
    board = draw_map(state, show_open=not hidden & told_by_choices(state))
    # The hexes that are open have been found for the board; that takes long enough to be done once only.
    hexes = {cell.id for cell in board.cells if cell.open}
    over = isinstance(state.frames[-1], GameOver)
    closed = () if over else tuple(what_is_closed(state, hidden, hexes))
    return View(headline, hint, board, tuple(tables(state, players, hidden)), STYLES, closed, _market(state))


# The market


def _market(state: Isle) -> PriceChart:
    red = ("red", message("g1860-zone-red-late")) if state.phase >= EIGHT else _KEY_RED
    return PriceChart(market_spaces(state, NAMES, _zone), (red, *_KEY_MARKET))


def _zone(place: int) -> str:
    price = CHART.prices[place]
    if place in RED:
        return "red"
    if price in _NEW_PARS:
        return "par"
    return "grey" if LOWEST_REFLOAT_PAR <= price <= max(_NEW_PARS) else ""


# For clients that know the game

_RULES: Final = {
    "holding": "1860.shares.takeover-by-purchase",
    "ipo": "1860.shares.buy-ipo-price",
    "pool": "1860.shares.buy-pool-price",
    "price": "1860.price.token-on-float",
    "par": "1860.shares.set-par",
    "order": "1860.operating.order",
    "treasury": "1860.misc.treasury-to-shareholders",
    "trains": "1860.phases.rust-table",
    "bases": "1860.base.second-cost",
    "run": "1860.dividend.choice",
    "cash": "1860.end.count-cash",
    "worth": "1860.end.count-shares",
    "liquidity": "1860.shares.sell-price",
    "certificates": "1860.certlimit.what-counts",
    "priority": "1860.stock.priority-handed-on",
    "private": "1860.private-sale.price",
}
"""Where the rules tell more about each thing in a table of shares."""

_DOING: Final[Mapping[type, Text]] = {
    Bidding: message("eighteen-doing-bid"),
    ChooseLot: message("g1860-doing-choose"),
    StockTurn: message("eighteen-doing-trade"),
    HomeTile: message("g1860-doing-home-tile"),
    LayTrack: message("eighteen-doing-track"),
    BuildBases: message("g1860-doing-base"),
    Runs: message("eighteen-doing-runs"),
    Dividend: message("eighteen-doing-dividend"),
    BuyTrains: message("eighteen-doing-trains"),
    TrainOffer: message("eighteen-doing-offer"),
    ReturnTrains: message("g1860-doing-return"),
}


def position(state: Isle, hidden: Set[str] = frozenset()) -> dict[str, Any]:
    """The position as JSON in the game's own terms."""
    frame, bottom = state.frames[-1], state.frames[0]
    assert isinstance(bottom, Rounds)
    company = getattr(frame, "company", NOBODY_YET)
    return {
        "stage": type(frame).__struct_config__.tag,
        "doing": _doing(frame, company),
        "words": {"base": "base", "unit": "cc"},
        "company": COMPANIES[company].name if company >= 0 else None,
        "round": ("auction", "stock", "operating")[bottom.kind],
        "stock_round": state.stock_rounds,
        "operating_round": [bottom.number, bottom.total],
        "phase": state.rules_of_phase.name,
        "bank": state.cash[BANK],
        "priority": state.priority,
        "certificate_limit": None if certificate_limit(state) == NO_LIMIT else certificate_limit(state),
        "british_rail": state.british_rail,
        "southern": state.southern,
        "players": [
            shown | {"privates": privates_of(state, one)}
            for one, shown in enumerate(players_shown(state, NAMES, worth, liquidity))
        ],
        "order": [COMPANIES[company].name for company in in_order(state)],
        "companies": {COMPANIES[company].name: _company(state, company, hidden) for company in range(ALL)},
        "trains": {
            "depot": {TRAINS[kind].name: left for kind, left in enumerate(state.depot) if left},
            "returned": [TRAINS[kind].name for kind in state.returned],
            "on_sale": [TRAINS[kind].name for kind in state.bank_trains()],
        },
        "tiles": tiles_shown(state, state.geography, TILES),
        "tiles_left": {tile.id: state.supply[tile.number] for tile in TILES},
        "market": market_shown(state, NAMES),
        "privates": [_private(state, private) for private in range(len(PRIVATES)) if state.owners[private] != CLOSED],
        "rules": _RULES,
        "strip": strip(state),
    }


class PrivateShown(msgspec.Struct, frozen=True):
    """A private company."""

    name: str
    full_name: str
    value: int
    pays: int
    """What its owner receives in each operating round."""
    owner: int | None
    """A seat; None as long as no player owns it."""
    where: Text
    """Where it is then."""
    share_of: str | None
    """The company whose share its owner may have for it."""


def _private(state: Isle, private: int) -> PrivateShown:
    one, owner = PRIVATES[private], state.owners[private]
    exchanged = one.exchange is not None and not state.settings.variable_private_revenue
    return PrivateShown(
        one.name,
        one.full_name,
        one.value,
        private_revenue(state, private),
        owner if owner >= 0 else None,
        "" if owner >= 0 else owner_told(state, private, ()),
        NAMES[one.exchange] if exchanged and one.exchange is not None else None,
    )


def _doing(frame: object, company: int) -> Text:
    """What the one who decides is doing, in a few words."""
    doing = _DOING.get(type(frame), "")
    return (
        message("eighteen-doing-for", doing=doing, company=COMPANIES[company].name) if doing and company >= 0 else doing
    )


def _train(kind: int) -> TrainShown:
    rusted_by = TRAINS[kind].rusted_by
    return TrainShown(TRAINS[kind].name, None if rusted_by is None else TRAINS[rusted_by].name)


def _company(state: Isle, company: int, hidden: Set[str]) -> dict[str, Any]:
    places = state.geography.places
    return {
        **company_shown(state, company, sale_price),
        "treasury": state.treasury(company) if NAMES[company] not in hidden else None,
        "trains": [_train(kind) for kind in state.trains[company]],
        "reserved": state.reserved(company),
        "bases": [[places[place].id, station, circle] for place, station, circle in state.bases[company]],
        "bases_left": len(COMPANIES[company].base_costs) - len(state.bases[company]),
        "next_base": next_cost(state, company),
        "status": status(state, company),
        "insolvent": state.is_insolvent(company),
        "bankrupt": state.is_bankrupt(company),
        "revenue": state.last_runs[company][2],
        "paid": state.last_runs[company][3],
    }
