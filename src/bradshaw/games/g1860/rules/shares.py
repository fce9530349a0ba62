"""Buying and selling shares, who directs a company, and how sales move its price."""

from __future__ import annotations

from typing import Final

from bradshaw.core.log import Log
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.shares.trading import SaleRules, give_share, sell_shares, successor
from bradshaw.games.g1860.components import (
    ALL,
    CERTIFICATE_LIMIT,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    EIGHT,
    LAYERS,
    RED,
)
from bradshaw.games.g1860.state import Isle

NO_LIMIT = 1 << 30


def certificate_limit(state: Isle) -> int:
    """The most certificates that a player may hold."""
    return NO_LIMIT if state.phase >= EIGHT else CERTIFICATE_LIMIT[state.players]


# Prices


def sale_price(state: Isle, company: int) -> int:
    """What the bank pays for one share: half if the company has no train."""
    price = state.price(company)
    if state.has_train(company):
        return price
    if state.settings.full_price_unoperated and not state.has_operated(company):
        return price
    return price // 2


def sales_move_price(state: Isle, company: int) -> bool:
    """Whether a sale lowers the price at all."""
    return state.markers.places[company] != OFF and state.has_operated(company) and state.phase < EIGHT


def place_after_sale(state: Isle, company: int, count: int, *, again: bool = False) -> int:
    """Where the marker stands when so many shares have been sold at once.

    `again`: shares of the company were sold before in this turn, which has used up what the red zone allows.
    """
    place = state.markers.places[company]
    if not sales_move_price(state, company):
        return place
    return CHART.moved(place, -(count - (place in RED and not again)))


# Directors


def can_sell(state: Isle, seat: int, company: int, count: int) -> bool:
    """Whether the certificates allow the player to part with just so many shares."""
    shares = state.shares(seat, company)
    if not 0 < count <= shares:
        return False
    if state.director[company] != seat or shares - count >= DIRECTORS_SHARES or count == shares:
        return True
    # One share is left. With more than the director's certificate it is an ordinary one.
    if shares > DIRECTORS_SHARES or successor(state, company, seat, shares - count) is not None:
        return True
    # The director's certificate is changed for an ordinary share of the pool.
    return state.pool[company] > 0


_RULES: Final = SaleRules(
    price="1860.shares.sell-price",
    sale="1860.shares.sell-price",
    overtaken="1860.shares.director-loses-majority",
    no_director="1860.operating.no-director",
    fall="1860.price.drop-per-share",
)


def sell(state: Isle, seat: int, company: int, count: int, log: Log, *, earlier: int | None = None) -> int:
    """Sell shares to the bank at the price before the fall; the directorship passes where it must.

    Returns what each has brought. `earlier`: what each share of the company brought before in this turn, with which
    these are one transaction.
    """
    after = place_after_sale(state, company, count, again=earlier is not None)
    each = sale_price(state, company) if earlier is None else earlier
    sell_shares(state, seat, company, count, each, after, _RULES, log)
    return each


def receive_share(state: Isle, seat: int, company: int, log: Log) -> None:
    """A share has come to a player, who may now be the director."""
    give_share(state, seat, company, "1860.receivership.second-share", "1860.shares.takeover-by-purchase", log)


# Layers

_LAYERS: Final = [
    [number for number, company in enumerate(COMPANIES) if company.layer == layer] for layer in range(LAYERS + 1)
]
"""The companies of each layer."""


def open_layers(state: Isle, log: Log, *, operated: bool) -> None:
    """The next layer opens when a company of the layer above has sold out, or (for a new round) has operated."""
    while state.layers < LAYERS and any(
        (state.is_started(company) and not state.ipo[company]) or (operated and state.has_operated(company))
        for company in _LAYERS[state.layers]
    ):
        state.layers += 1
        if not state.settings.free_start_order:
            log.note("layer", "1860.shares.layer-timing", layer=state.layers)


def is_available(state: Isle, company: int) -> bool:
    """Whether the company's layer is open."""
    return state.settings.free_start_order or COMPANIES[company].layer <= state.layers


def waiting(state: Isle) -> list[int]:
    """With a free order of companies: those that were started but have neither operated nor sold out.

    A share that is reserved for the owner of a private is not available to buyers, so it may be left."""
    return [
        company
        for company in range(ALL)
        if state.is_started(company)
        and not state.has_operated(company)
        and state.ipo[company] > state.reserved(company)
    ]
