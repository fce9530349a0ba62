"""The log of an 18xx game as a report of play: the sentences of what is noted alike in all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bradshaw.core.ledger import BANK
from bradshaw.core.log import Entry
from bradshaw.eighteen import words
from bradshaw.eighteen.market import Chart
from bradshaw.eighteen.tiles import Tile

Facts = dict[str, Any]
Sentence = Callable[[Facts, str, Sequence[str]], str]
"""Makes a sentence of the facts of an entry, the name of the player who acted, and the names of all players."""


def tell(
    entry: Entry,
    players: Sequence[str],
    sentences: Mapping[str, Sentence],
    dividend: Callable[[Entry, Sequence[str]], str],
) -> str:
    """A log entry as a sentence, or as nothing where the sentence next to it says it all.

    Who receives a dividend is not among the facts but in the transfers of its entry.
    """
    if entry.kind == "dividend":
        return dividend(entry, players)
    name = players[entry.actor] if 0 <= entry.actor < len(players) else ""
    return sentences[entry.kind](entry.facts, name, players)


def silent(facts: Facts, name: str, players: Sequence[str]) -> str:
    """Nothing: a neighbouring entry says it all."""
    return ""


def dividend_paid(entry: Entry, company: str, shares: int, accounts: Mapping[int, str]) -> str:
    """What a company of so many shares pays, and to whom: the names by account."""
    paid = [f"{accounts[one.payee]} £{one.amount}" for one in entry.transfers if one.payer == BANK]
    each = words.per_share(entry.facts["revenue"], shares)
    return f"{company} pays {each} a share{': ' if paid else ''}{', '.join(paid)}."


def common_sentences(
    called: Callable[[int], str],
    where: Callable[[str], str],
    tile: Callable[[str], Tile],
    chart: Chart,
    reasons: Mapping[str, str],
) -> dict[str, Sentence]:
    """By kind of entry. A game says how companies and hexes are called, and for what reasons it ends."""

    def company(facts: Facts) -> str:
        return called(facts["company"])

    def price(facts: Facts, name: str, players: Sequence[str]) -> str:
        return words.price_change(company(facts), facts["before"], facts["after"])

    return {
        # Auctions and rounds
        "bid": lambda facts, name, players: f"{name} bids £{facts['amount']}.",
        "pass_bid": lambda facts, name, players: f"{name} passes and is out of this auction.",
        "stock_round": lambda facts, name, players: f"Stock round {facts['number']} begins with {name}.",
        "operating_round": lambda facts, name, players: words.operating_round(facts["number"], facts["total"]),
        "priority": lambda facts, name, players: f"{name} has the priority deal.",
        "pass_turn": lambda facts, name, players: f"{name} passes.",
        # Shares and prices
        "buy_share": lambda facts, name, players: words.purchase(name, company(facts), facts["source"], facts["price"]),
        "sell_shares": lambda facts, name, players: words.sale(name, company(facts), facts["count"], facts["each"]),
        "new_director": lambda facts, name, players: f"{name} becomes the director of {company(facts)}.",
        "no_director": lambda facts, name, players: (
            f"{company(facts)} has no director any more{' and is in receivership' if facts['floated'] else ''}."
        ),
        "price_falls": price,
        "price_moves": price,
        "price_restacks": lambda facts, name, players: (
            f"The price of {company(facts)} stays at £{facts['price']}; its marker goes below the others there."
        ),
        # Operations: that a company has its turn is told by what it does.
        "company_turn": silent,
        "upgrade_tile": lambda facts, name, players: words.tile_upgraded(
            company(facts), tile(facts["tile"]), where(facts["hex"])
        ),
        # The end
        "top_price": lambda facts, name, players: (
            f"{company(facts)} has reached £{chart.prices[chart.top]}: the game ends after this operating round."
        ),
        "game_over": lambda facts, name, players: words.game_over(reasons[facts["reason"]], facts["worths"], players),
    }
