"""Why a player may not trade, in the words of all 18xx games. A game names its rule."""

from __future__ import annotations

from bradshaw.core.refusal import Refusal
from bradshaw.core.words import counted


def above_limit(rule: str, held: int, limit: int) -> Refusal:
    return Refusal(
        rule,
        f"You hold {counted(held, 'certificate')} and may hold {limit}: first sell until you are within the limit.",
    )


def sold_in_turn(rule: str, company: str) -> Refusal:
    return Refusal(rule, f"You have sold {company} in this turn; all shares of a company go in one sale.")


def holds(rule: str, shares: int, company: str) -> Refusal:
    return Refusal(rule, f"You hold {counted(shares, 'share') if shares else 'no share'} of {company}.")


def bought_in_round(rule: str, count: int, company: str) -> Refusal:
    were = "was" if count == 1 else "were"
    return Refusal(rule, f"{counted(count, 'share')} of {company} that you hold {were} bought in this round.")


def costs_more(rule: str, price: int, money: int) -> Refusal:
    return Refusal(rule, f"It costs £{price} and you have £{money}.")


def none_offered(rule: str, company: str) -> Refusal:
    return Refusal(rule, f"The initial offering has no share of {company}.")


def none_in_pool(rule: str, company: str) -> Refusal:
    return Refusal(rule, f"The bank pool has no share of {company}.")


def only_certificate(rule: str, company: str) -> Refusal:
    return Refusal(rule, f"The bank pool has only the director's certificate of {company}, which is not for sale.")


def certificate_first(rule: str, company: str) -> Refusal:
    return Refusal(rule, f"The first purchase of {company} is its director's certificate.")
