"""Private companies: what they pay, their sale to the bank and back, their exchange for shares."""

from __future__ import annotations

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1860.components import (
    BRADING,
    COMPANIES,
    COMPANY,
    COWES,
    FISHBOURNE,
    PRIVATE_SALE_FEE,
    PRIVATES,
    RYDE_PIER,
    YARMOUTH,
)
from bradshaw.games.g1860.rules.shares import receive_share
from bradshaw.games.g1860.state import CLOSED, IN_BANK, Isle

YARMOUTH_RISE = 5
"""What Yarmouth pays more, with variable revenues, once FYN has reached Newport."""


def is_open(state: Isle, private: int) -> bool:
    """Whether somebody owns the private and it has not been turned over."""
    return state.owners[private] >= 0 and not state.shut >> private & 1


def revenue(state: Isle, private: int) -> int:
    """What a private pays at the start of an operating round."""
    amount = PRIVATES[private].revenue
    if not state.settings.variable_private_revenue:
        return amount
    if private == BRADING and state.has_floated(COMPANY["BHI&R"]):
        return 2 * amount
    if private == YARMOUTH and state.yarmouth_served:
        return amount + YARMOUTH_RISE
    if private in (RYDE_PIER, COWES) and state.fishbourne_bought:
        return amount // 2
    return amount


def pay_revenues(state: Isle, log: Log) -> None:
    """Every player receives the revenue of every open private that he or she owns."""
    for private in range(len(PRIVATES)):
        if is_open(state, private):
            amount = revenue(state, private)
            pay(state, BANK, player_account(state.owners[private]), amount, "1860.or-privates.pay", log)
            log.note("private_pays", "1860.or-privates.pay", state.owners[private], private=private, amount=amount)


# Sale and purchase


def refuse_sale(state: Isle, seat: int, private: int) -> Refusal | None:
    name = PRIVATES[private].name
    if state.owners[private] != seat:
        return refused("1860.private-sale.own-turn", "g1860-refusal-not-your-private", private=name)
    if state.settings.variable_private_revenue:
        return refused("1860.variant-private-revenue.no-sale", "g1860-refusal-variable-revenue-sale")
    if state.stock_rounds == 1:
        return refused("1860.private-sale.not-first-round", "g1860-refusal-first-round-sale")
    return None


def sell_private(state: Isle, seat: int, private: int, log: Log) -> None:
    price = PRIVATES[private].value - PRIVATE_SALE_FEE
    if price:
        pay(state, BANK, player_account(seat), price, "1860.private-sale.price", log)
    state.owners[private] = IN_BANK
    log.note("sell_private", "1860.private-sale.price", seat, private=private, price=price)


def buy_private(state: Isle, seat: int, private: int, log: Log) -> None:
    price = PRIVATES[private].value
    pay(state, player_account(seat), BANK, price, "1860.private-sale.repurchase", log)
    state.owners[private] = seat
    log.note("buy_private", "1860.private-sale.repurchase", seat, private=private, price=price)
    if private == FISHBOURNE:
        state.fishbourne_bought = True
        if not state.settings.variable_private_revenue:
            for other in range(len(PRIVATES)):
                if other != FISHBOURNE and state.owners[other] != CLOSED:
                    state.owners[other] = CLOSED
                    log.note("close_private", "1860.fishbourne.closes-others", private=other)


# Exchange


def refuse_exchange(state: Isle, seat: int, private: int) -> Refusal | None:
    one = PRIVATES[private]
    if state.owners[private] != seat:
        return refused("1860.private-exchange.timing", "g1860-refusal-not-your-private", private=one.name)
    if state.settings.variable_private_revenue:
        return refused("1860.variant-private-revenue.no-sale", "g1860-refusal-variable-revenue-exchange")
    company = one.exchange
    if company is None:
        return refused("1860.private-exchange.pairs", "g1860-refusal-no-associated-company", private=one.name)
    name = COMPANIES[company].name
    if state.is_bankrupt(company) and not (state.settings.exchange_before_refloat and state.is_started(company)):
        return refused("1860.private-exchange.not-bankrupt", "g1860-refusal-not-floated-again", company=name)
    if not state.is_started(company):
        return refused("1860.private-exchange.condition", "g1860-refusal-director-unsold", company=name)
    return None


def exchange(state: Isle, seat: int, private: int, log: Log) -> int:
    """Give up a private for the top certificate of its company; returns the company."""
    company = PRIVATES[private].exchange
    assert company is not None
    state.owners[private] = CLOSED
    state.ipo[company] -= 1
    log.note("exchange", "1860.private-exchange.closes", seat, private=private, company=company)
    receive_share(state, seat, company, log)
    return company
