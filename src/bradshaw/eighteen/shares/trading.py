"""Shares that change hands, and who directs a company then. A game names the rules that it does so by."""

from __future__ import annotations

from typing import NamedTuple

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.eighteen.seats import clockwise
from bradshaw.eighteen.shares.prices import lower_price
from bradshaw.eighteen.state import IPO, POOL, UNSET, AnyState, player_account


class SaleRules(NamedTuple):
    """The ids of a game's rules about sales."""

    price: str
    sale: str
    overtaken: str
    no_director: str
    fall: str


def successor(state: AnyState, company: int, seat: int, left: int) -> int | None:
    """Who directs the company if its director is left with so many shares; None if nobody takes over."""
    others = clockwise(state, seat)[1:]
    heir = max(others, key=lambda other: (state.shares(other, company), -others.index(other)))
    most = state.shares(heir, company)
    return heir if most >= state.directors_shares and most > left else None


def sell_shares(
    state: AnyState, seat: int, company: int, count: int, each: int, after: int, rules: SaleRules, log: Log
) -> None:
    """Sell shares to the bank for so much each. The directorship passes where it must; the price falls to `after`."""
    if each:
        pay(state, BANK, player_account(seat), each * count, rules.price, log)
    left = state.shares(seat, company) - count
    certificate = state.has_certificate(seat, company)
    heir = successor(state, company, seat, left) if certificate else None
    state.held[company * state.most_players + seat] = left
    state.pool[company] += count
    log.note("sell_shares", rules.sale, seat, company=company, count=count, each=each)
    if heir is not None:
        state.director[company] = heir
        log.note("new_director", rules.overtaken, heir, company=company)
    elif certificate and left < state.directors_shares:
        state.director[company] = POOL
        log.note("no_director", rules.no_director, company=company, floated=state.is_floated(company))
    lower_price(state, company, after, rules.fall, log)


def start_company(state: AnyState, seat: int, company: int, par: int) -> None:
    """A player takes the director's certificate from the offering and sets the par price."""
    state.par[company] = par
    state.director[company] = seat
    state.ipo[company] -= state.directors_shares
    state.held[company * state.most_players + seat] += state.directors_shares


def withdraw(state: AnyState, company: int) -> None:
    """All shares of a company lie in the offering again, as before it was started."""
    first = company * state.most_players
    state.held[first : first + state.players] = [0] * state.players
    state.ipo[company] = state.share_count
    state.pool[company] = 0
    state.director[company] = IPO
    state.par[company] = UNSET
    state.markers.remove(company)
    state.floated &= ~(1 << company)


def takes_over(state: AnyState, seat: int, company: int, shares: int) -> bool:
    """Whether a player who comes to hold so many shares becomes the director."""
    director = state.director[company]
    if director == POOL:
        return shares >= state.directors_shares
    return director != seat and shares > state.shares(director, company)


def give_share(state: AnyState, seat: int, company: int, from_pool: str, overtaken: str, log: Log) -> None:
    """Give a share to a player, who may now be the director: by one rule in receivership, otherwise by the other."""
    shares = state.shares(seat, company) + 1
    state.held[company * state.most_players + seat] = shares
    if takes_over(state, seat, company, shares):
        rule = from_pool if state.director[company] == POOL else overtaken
        state.director[company] = seat
        log.note("new_director", rule, seat, company=company)
