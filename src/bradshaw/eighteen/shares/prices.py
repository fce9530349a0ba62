"""How prices move: after dividends, and after sales. A game names the rules that it moves them by."""

from __future__ import annotations

from typing import NamedTuple

from bradshaw.core.log import Log
from bradshaw.eighteen.state import AnyState


class DividendRules(NamedTuple):
    """The ids of a game's rules about dividends and the price."""

    paid: str
    unpaid: str
    restacked: str
    top: str


def move_price(state: AnyState, company: int, dividend: int, restacks: bool, rules: DividendRules, log: Log) -> None:
    """The price after a dividend, or after none.

    `restacks`: a marker that a dividend does not move goes below the others in its place.
    """
    place = state.markers.places[company]
    price = state.chart.prices[place]
    after = state.place_after_dividend(company, dividend)
    if after != place:
        state.markers.put(company, after)
        rule = rules.paid if dividend else rules.unpaid
        log.note("price_moves", rule, company=company, before=price, after=state.chart.prices[after])
        notice_top_price(state, company, rules.top, log)
    elif dividend and restacks and len(state.markers.on(place)) > 1:
        state.markers.put(company, place)
        log.note("price_restacks", rules.restacked, company=company, price=price)


def notice_top_price(state: AnyState, company: int, rule: str, log: Log) -> None:
    """Once a price has reached the top of the market, the game ends."""
    if state.markers.places[company] == state.chart.top and not state.top_reached:
        state.top_reached = True
        log.note("top_price", rule, company=company)


def lower_price(state: AnyState, company: int, after: int, rule: str, log: Log) -> None:
    """The price falls to a place because shares were sold."""
    place = state.markers.places[company]
    if after != place:
        state.markers.put(company, after)
        before, now = state.chart.prices[place], state.chart.prices[after]
        log.note("price_falls", rule, company=company, before=before, after=now)
