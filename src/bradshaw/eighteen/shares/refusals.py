"""Why a player may not trade, in all 18xx games. A game names its rule."""

from __future__ import annotations

from bradshaw.core.refusal import Refusal, refused


def started(rule: str, company: str) -> Refusal:
    return refused(rule, "eighteen-refusal-started", company=company)


def holds(rule: str, shares: int, company: str) -> Refusal:
    return refused(rule, "eighteen-refusal-holds", count=shares, company=company)


def bought_in_round(rule: str, count: int, company: str) -> Refusal:
    return refused(rule, "eighteen-refusal-bought-in-round", count=count, company=company)


def costs_more(rule: str, price: int, money: int) -> Refusal:
    return refused(rule, "eighteen-refusal-costs-more", price=price, money=money)


def none_in_pool(rule: str, company: str) -> Refusal:
    return refused(rule, "eighteen-refusal-none-in-pool", company=company)


def certificate_first(rule: str, company: str) -> Refusal:
    return refused(rule, "eighteen-refusal-certificate-first", company=company)
