"""Selling and buying shares: prices, who directs a company, and how sales move its price."""

from __future__ import annotations

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.eighteen.frames import clockwise
from bradshaw.games.g1862.components import CHART, DIRECTORS_SHARES, MOST_PLAYERS, SPARED
from bradshaw.games.g1862.state import POOL, Counties, player_account

# Prices


def sale_price(state: Counties, company: int) -> int:
    """What the bank pays a player for one share: half if the company has no train."""
    price = state.price(company)
    return price if state.has_train(company) else price // 2


def place_after_sale(state: Counties, company: int, count: int, *, by_director: bool) -> int:
    """Where the marker stands when so many shares have been sold at once."""
    place = state.markers.places[company]
    if not state.is_floated(company) or state.is_lner():
        return place
    return CHART.moved(place, -max(0, count - (0 if by_director else SPARED[place])))


def lower_price(state: Counties, company: int, after: int, log: Log) -> None:
    """The price falls to a place because shares were sold."""
    place = state.markers.places[company]
    if after != place:
        state.markers.put(company, after)
        log.note(
            "price_falls",
            "1862.6.4.2-zigzag-fall",
            company=company,
            before=CHART.prices[place],
            after=CHART.prices[after],
        )


# Directors


def successor(state: Counties, company: int, seat: int, left: int) -> int | None:
    """Who directs the company if its director is left with so many shares; None if nobody takes over."""
    others = clockwise(state, seat)[1:]
    heir = max(others, key=lambda other: (state.shares(other, company), -others.index(other)))
    most = state.shares(heir, company)
    return heir if most >= DIRECTORS_SHARES and most > left else None


def can_part_with(state: Counties, seat: int, company: int, count: int) -> bool:
    """Whether the certificates allow the player to sell just so many shares."""
    shares = state.shares(seat, company)
    if not 0 < count <= shares:
        return False
    left = shares - count
    if not state.has_certificate(seat, company) or left >= DIRECTORS_SHARES or not left:
        return True
    if successor(state, company, seat, left) is not None:
        return True
    # The director's certificate goes to the pool; what is kept must be there as ordinary certificates.
    sold_with_it, in_pool = shares - DIRECTORS_SHARES, state.ordinary_in_pool(company)
    if state.settings.part_exchange_from_one_place:
        return left <= max(sold_with_it, in_pool)
    return left <= sold_with_it + in_pool


def sell(state: Counties, seat: int, company: int, count: int, log: Log) -> None:
    """Sell shares to the bank at the price before the fall; the directorship passes where it must."""
    each = sale_price(state, company)
    if each:
        rule = "1862.6.4.1-price-with-train" if state.has_train(company) else "1862.6.4.1-price-without-train"
        pay(state, BANK, player_account(seat), each * count, rule, log)
    directed = state.director[company] == seat
    left = state.shares(seat, company) - count
    after = place_after_sale(state, company, count, by_director=directed)
    certificate = state.has_certificate(seat, company)
    heir = successor(state, company, seat, left) if certificate else None
    state.held[company * MOST_PLAYERS + seat] = left
    state.pool[company] += count
    log.note("sell_shares", "1862.6.4-sold-to-pool", seat, company=company, count=count, each=each)
    if heir is not None:
        state.director[company] = heir
        log.note("new_director", "1862.6.3-director-overtaken", heir, company=company)
    elif certificate and left < DIRECTORS_SHARES:
        state.director[company] = POOL
        log.note("no_director", "1862.8.0-definition", company=company)
    lower_price(state, company, after, log)


def receive_share(state: Counties, seat: int, company: int, log: Log) -> None:
    """A share has come to a player, who may now be the director."""
    state.held[company * MOST_PLAYERS + seat] += 1
    shares = state.shares(seat, company)
    director = state.director[company]
    if director == POOL:
        if shares >= DIRECTORS_SHARES:
            state.director[company] = seat
            log.note("new_director", "1862.6.3-director-from-pool", seat, company=company)
    elif director != seat and shares > state.shares(director, company):
        state.director[company] = seat
        log.note("new_director", "1862.6.3-director-overtaken", seat, company=company)
