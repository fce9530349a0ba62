"""Selling and buying shares: prices, who directs a company, and how sales move its price."""

from __future__ import annotations

from typing import Final

from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.shares.trading import SaleRules, give_share, sell_shares, successor
from bradshaw.games.g1862.components import CHART, DIRECTORS_SHARES, SPARED
from bradshaw.games.g1862.state import Counties

FALL: Final = "1862.6.4.2-zigzag-fall"
"""The rule by which sales lower a price."""

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


# Directors


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


def too_few_ordinary(company: str) -> Refusal:
    return refused("1862.6.3-director-insufficient-ordinaries", "g1862-refusal-too-few-ordinary", company=company)


def at_limit(rule: str, state: Counties, seat: int) -> Refusal:
    """Why a player with as many certificates as allowed, or more, gets no other."""
    return refused(rule, "eighteen-refusal-at-limit", held=state.certificates(seat), limit=state.limit)


def is_asked(state: Counties, company: int, other: int) -> bool:
    """Whether the director of another company must agree to what a company has in mind with it."""
    return not (state.settings.consent_taken_as_given or state.director[other] == state.director[company])


_RULES: Final = SaleRules(
    price="1862.6.4.1-price-with-train",
    sale="1862.6.4-sold-to-pool",
    overtaken="1862.6.3-director-overtaken",
    no_director="1862.8.0-definition",
    fall=FALL,
)


def sell(state: Counties, seat: int, company: int, count: int, log: Log) -> None:
    """Sell shares to the bank at the price before the fall; the directorship passes where it must."""
    rules = _RULES if state.has_train(company) else _RULES._replace(price="1862.6.4.1-price-without-train")
    after = place_after_sale(state, company, count, by_director=state.director[company] == seat)
    sell_shares(state, seat, company, count, sale_price(state, company), after, rules, log)


def receive_share(state: Counties, seat: int, company: int, log: Log) -> None:
    """A share has come to a player, who may now be the director."""
    give_share(state, seat, company, "1862.6.3-director-from-pool", "1862.6.3-director-overtaken", log)
