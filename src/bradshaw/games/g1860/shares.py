"""Buying and selling shares, who directs a company, and how sales move its price."""

from __future__ import annotations

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.eighteen.frames import clockwise
from bradshaw.eighteen.market import OFF
from bradshaw.games.g1860.components import (
    ALL,
    CERTIFICATE_LIMIT,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    EIGHT,
    LAYERS,
    MOST_PLAYERS,
    RED,
)
from bradshaw.games.g1860.state import POOL, Isle, player_account

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


def other_holdings(state: Isle, company: int, seat: int) -> list[int]:
    """The shares of each other player, counted clockwise from the player."""
    return [state.shares(other, company) for other in clockwise(state, seat)[1:]]


def successor(state: Isle, company: int, seat: int, left: int) -> int | None:
    """Who directs the company if its director is left with so many shares; None if nobody takes over."""
    holdings = other_holdings(state, company, seat)
    most = max(holdings)
    if most < DIRECTORS_SHARES or most <= left:
        return None
    return clockwise(state, seat)[1 + holdings.index(most)]


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


def sell(state: Isle, seat: int, company: int, count: int, log: Log, *, again: bool = False) -> None:
    """Sell shares to the bank at the price before the fall; the directorship passes where it must."""
    each = sale_price(state, company)
    if each:
        pay(state, BANK, player_account(seat), each * count, "1860.shares.sell-price", log)
    left = state.shares(seat, company) - count
    place, after = state.markers.places[company], place_after_sale(state, company, count, again=again)
    directed = state.director[company] == seat
    heir = successor(state, company, seat, left) if directed else None
    state.held[company * MOST_PLAYERS + seat] = left
    state.pool[company] += count
    log.note("sell_shares", "1860.shares.sell-price", seat, company=company, count=count, each=each)
    if heir is not None:
        state.director[company] = heir
        log.note("new_director", "1860.shares.director-loses-majority", heir, company=company)
    elif directed and left < DIRECTORS_SHARES:
        state.director[company] = POOL
        log.note("no_director", "1860.operating.no-director", company=company)
    if after != place:
        state.markers.put(company, after)
        log.note(
            "price_falls",
            "1860.price.drop-per-share",
            company=company,
            before=CHART.prices[place],
            after=CHART.prices[after],
        )


def receive_share(state: Isle, seat: int, company: int, log: Log) -> None:
    """A share has come to a player: he or she may now be the director."""
    state.held[company * MOST_PLAYERS + seat] += 1
    shares = state.shares(seat, company)
    director = state.director[company]
    if director == POOL:
        if shares >= DIRECTORS_SHARES:
            state.director[company] = seat
            log.note("new_director", "1860.receivership.second-share", seat, company=company)
    elif director != seat and shares > state.shares(director, company):
        state.director[company] = seat
        log.note("new_director", "1860.shares.takeover-by-purchase", seat, company=company)


# Layers


def open_layers(state: Isle, log: Log, *, operated: bool) -> None:
    """The next layer opens when a company of the layer above has sold out, or (for a new round) has operated."""
    while state.layers < LAYERS and any(
        COMPANIES[company].layer == state.layers
        and ((state.is_started(company) and not state.ipo[company]) or (operated and state.has_operated(company)))
        for company in range(ALL)
    ):
        state.layers += 1
        log.note("layer", "1860.shares.layer-timing", layer=state.layers)


def is_available(state: Isle, company: int) -> bool:
    """Whether the company's layer is open."""
    return state.settings.free_start_order or COMPANIES[company].layer <= state.layers


def waiting(state: Isle) -> list[int]:
    """With a free order of companies: those that were started but have neither operated nor sold out."""
    return [
        company
        for company in range(ALL)
        if state.is_started(company) and not state.has_operated(company) and state.ipo[company]
    ]
