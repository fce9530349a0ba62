"""The log of an 18xx game as a report of play: the messages of what is noted in all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Entry
from bradshaw.core.messages import Message, Text, message
from bradshaw.eighteen import wording
from bradshaw.eighteen.board.market import Chart
from bradshaw.eighteen.board.tiles import Tile

Facts = dict[str, Any]
Sentence = Callable[[Facts, str, Sequence[str]], Text]
"""Makes a message of the facts of an entry, the name of the player who acted, and the names of all players."""


def tell(
    entry: Entry,
    players: Sequence[str],
    sentences: Mapping[str, Sentence],
    dividend: Callable[[Entry, Sequence[str]], Text],
) -> Text:
    """A log entry as a message; empty where the one next to it says it all.

    Who receives a dividend is not among the facts but in the transfers of its entry.
    """
    if entry.kind == "dividend":
        return dividend(entry, players)
    name = players[entry.actor] if 0 <= entry.actor < len(players) else ""
    return sentences[entry.kind](entry.facts, name, players)


def silent(facts: Facts, name: str, players: Sequence[str]) -> Text:
    """Nothing: a neighbouring entry says it all."""
    return ""


def dividend_paid(entry: Entry, company: str, shares: int, accounts: Mapping[int, Text]) -> Message:
    """What a company with this many shares pays, and to whom: the names by account."""
    paid = tuple(
        message("eighteen-paid-to", player=accounts[one.payee], amount=one.amount)
        for one in entry.transfers
        if one.payer == BANK
    )
    revenue = entry.facts["revenue"]
    each = wording.per_share(revenue, shares)
    if not paid:
        return message("eighteen-log-dividend-to-nobody", company=company, each=each, revenue=revenue, dividend=revenue)
    return message("eighteen-log-dividend", company=company, each=each, paid=paid, revenue=revenue, dividend=revenue)


def common_sentences(
    called: Callable[[int], str],
    where: Callable[[str], str],
    tile: Callable[[str], Tile],
    chart: Chart,
    reasons: Mapping[str, Text],
) -> dict[str, Sentence]:
    """By kind of entry. A game says how companies and hexes are called, and for what reasons it ends."""

    def company(facts: Facts) -> str:
        return called(facts["company"])

    def price(facts: Facts, name: str, players: Sequence[str]) -> Message:
        return wording.price_change(company(facts), facts["before"], facts["after"])

    return {
        # Auctions and rounds
        "bid": lambda facts, name, players: message("eighteen-log-bid", player=name, amount=facts["amount"]),
        "pass_bid": lambda facts, name, players: message("eighteen-log-pass-bid", player=name),
        "stock_round": lambda facts, name, players: message(
            "eighteen-log-stock-round", player=name, number=facts["number"]
        ),
        "operating_round": lambda facts, name, players: wording.operating_round(facts["number"], facts["total"]),
        "priority": lambda facts, name, players: message("eighteen-log-priority", player=name),
        "pass_turn": lambda facts, name, players: message("eighteen-log-pass", player=name),
        # Shares and prices
        "buy_share": lambda facts, name, players: wording.purchase(
            name, company(facts), facts["source"], facts["price"]
        ),
        "sell_shares": lambda facts, name, players: wording.sale(name, company(facts), facts["count"], facts["each"]),
        "new_director": lambda facts, name, players: message(
            "eighteen-log-new-director", player=name, company=company(facts)
        ),
        "no_director": lambda facts, name, players: message(
            "eighteen-log-no-director", company=company(facts), floated=facts["floated"]
        ),
        "price_falls": price,
        "price_moves": price,
        "price_restacks": lambda facts, name, players: message(
            "eighteen-log-price-restacks", company=company(facts), price=facts["price"]
        ),
        # Operations: that a company has its turn is told by what it does.
        "company_turn": silent,
        "upgrade_tile": lambda facts, name, players: wording.tile_upgraded(
            company(facts), tile(facts["tile"]), where(facts["hex"])
        ),
        # The end
        "top_price": lambda facts, name, players: message(
            "eighteen-log-top-price", company=company(facts), price=chart.prices[chart.top]
        ),
        "game_over": lambda facts, name, players: wording.game_over(reasons[facts["reason"]], facts["worths"], players),
    }
