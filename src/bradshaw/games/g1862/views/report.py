"""The log as a report of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bradshaw.core.log import Entry
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.eighteen import wording
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.eighteen.views import report
from bradshaw.eighteen.views.report import Facts, Sentence, common_sentences, dividend_paid, silent
from bradshaw.eighteen.wording import shares_of
from bradshaw.games.g1862.components import CHART, COMPANIES, GEOGRAPHY, KINDS, PHASES, SHARES, TILE, TILES
from bradshaw.games.g1862.names import called, where
from bradshaw.games.g1862.rules.ending import REASONS
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.wording import certificate, phase_news, run_told


def tell(entry: Entry, players: Sequence[str]) -> Text:
    """A log entry as a message; empty where the one next to it says it all."""
    return report.tell(entry, players, _SENTENCES, _dividend)


def _is_solo(players: Sequence[str]) -> bool:
    """Whether one person plays alone, where companies are not started again."""
    return len(players) == 1


def _all_called(companies: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(called, companies))


_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(("company", "partner", "survivor", "merged", "displaced", "seller"), called),
    "place": where,
    "places": lambda places: tuple(map(where, places)),
}
"""How facts are called that entries give as numbers or ids."""


def _about_player(say: str, *copied: str) -> Sentence:
    """Tells of the player who acted, with these facts of the entry; "place" is its hex, too."""

    def sentence(facts: Facts, name: str, players: Sequence[str]) -> Message:
        told: dict[str, Any] = {"player": name}
        for fact in copied:
            value = facts["hex"] if fact == "place" and "hex" in facts else facts[fact]
            told[fact] = _READ[fact](value) if fact in _READ else value
        return Message(say, told)

    return sentence


# Set-up


def _starting_cash(facts: Facts, name: str, players: Sequence[str]) -> Message:
    if _is_solo(players):
        return message("g1862-log-begins-alone", player=name, cash=facts["cash"])
    return message("g1862-log-begins", player=name, cash=facts["cash"])


def _companies_dealt(facts: Facts, name: str, players: Sequence[str]) -> Message:
    first, second, third = map(_all_called, facts["groups"])
    out = _all_called(facts["out"])
    return message("g1862-log-companies-dealt", first=first, second=second, third=third, out=out)


def _permits_dealt(facts: Facts, name: str, players: Sequence[str]) -> Message:
    dealt = tuple(
        message("g1862-permits-to", kind=KINDS[kind], companies=_all_called(companies))
        for kind, companies in facts["dealt"]
    )
    return message("g1862-log-permits-dealt", dealt=dealt)


def _cards_dealt(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message(
        "g1862-log-cards-dealt",
        rows=facts["rows"],
        length=facts["length"],
        deck=facts["deck"],
        out=_all_called(facts["out"]),
    )


# Parliament


def _fine(facts: Facts, name: str, players: Sequence[str]) -> Message:
    fine, owed, from_shares = facts["fine"], facts["owed"], facts["from_shares"]
    company, cash = called(facts["company"]), fine - owed - from_shares
    paid = {"cash": cash, "from_shares": from_shares, "count": facts["sold"]}
    if owed:
        return message("g1862-log-fine-owed", company=company, player=name, fine=fine, owed=owed, **paid)
    if from_shares:
        return message("g1862-log-fine-sold", company=company, player=name, fine=fine, kept=facts["kept"], **paid)
    return message("g1862-log-fine", company=company, player=name, fine=fine)


# Companies and shares


def _float(facts: Facts, name: str, players: Sequence[str]) -> Message:
    capital, treasury, permit = facts["capital"], facts["treasury"], facts.get("permit")
    return message(
        "g1862-log-float",
        company=called(facts["company"]),
        capital=capital,
        treasury=treasury,
        more=treasury != capital,
        kind=None if permit is None else KINDS[permit],
    )


def _remove_company(facts: Facts, name: str, players: Sequence[str]) -> Message:
    company = COMPANIES[facts["company"]]
    return message(
        "g1862-log-remove-company", company=company.name, home=company.home_name, by_chance=facts["by_chance"]
    )


# Mergers


def _holders(facts: Facts, players: Sequence[str]) -> dict[str, str]:
    """Who merges shares, and who gives others for them: players, the pool, or the surviving company."""
    found = {"survivor": called(facts["survivor"])}
    for role, name in (("holder", "player"), ("giver", "other")):
        if role in facts:
            one = facts[role]
            found[role] = "pool" if one == POOL else "company" if one == CHARTER else "player"
            found[name] = players[one] if found[role] == "player" else ""
    return found


def _merging(say: str, *copied: str) -> Sentence:
    """Tells of whoever merges shares, with these facts of the entry."""

    def sentence(facts: Facts, name: str, players: Sequence[str]) -> Message:
        told = {fact: _READ[fact](facts[fact]) if fact in _READ else facts[fact] for fact in copied}
        return Message(say, {**_holders(facts, players), **told})

    return sentence


def _merger_refused(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.refusal(name, called(facts["partner"]))


def _shares_returned(facts: Facts, name: str, players: Sequence[str]) -> Message:
    counts = ((facts["other"], "merged"), (facts["surviving"], "survivor"))
    returned = tuple(shares_of(count, called(facts[company])) for count, company in counts if count)
    return message("g1862-log-shares-returned", shares=returned, **_holders(facts, players))


def _shares_unswapped(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message(
        "g1862-log-shares-unswapped",
        merged=called(facts["merged"]),
        count=facts["count"],
        price=facts["price"],
        half=bool(facts["option"]),
        **_holders(facts, players),
    )


def _redeem_option(facts: Facts, name: str, players: Sequence[str]) -> Message:
    what = certificate(facts["count"], called(facts["survivor"]))
    return message("g1862-log-option-kept", certificate=what, price=facts["price"], **_holders(facts, players))


def _relinquish_option(facts: Facts, name: str, players: Sequence[str]) -> Message:
    what = certificate(facts["count"], called(facts["survivor"]))
    return message("g1862-log-option-given-up", certificate=what, price=facts["price"], **_holders(facts, players))


def _possessions_passed(facts: Facts, name: str, players: Sequence[str]) -> Message:
    passed = (
        *([money(facts["money"])] if facts["money"] else ()),
        *(message("g1862-a-train", train=train) for train in facts["trains"]),
        *(message("g1862-passed-permit", kind=KINDS[kind]) for kind in facts["permits"]),
    )
    return message(
        "g1862-log-possessions",
        merged=called(facts["merged"]),
        company=called(facts["company"]),
        passed=passed,
        count=len(passed),
    )


def _markers_replaced(facts: Facts, name: str, players: Sequence[str]) -> Message:
    company, unused = called(facts["company"]), facts["unused"]
    if not facts["places"]:
        return message("g1862-log-markers-unused", company=company, unused=unused)
    return message(
        "g1862-log-markers-replaced",
        company=company,
        merged=called(facts["merged"]),
        places=_READ["places"](facts["places"]),
        unused=unused,
    )


def _company_merged(facts: Facts, name: str, players: Sequence[str]) -> Message:
    merged, company = called(facts["merged"]), called(facts["company"])
    return message("g1862-log-company-merged", merged=merged, company=company, gone=_is_solo(players))


# Building


def _lay_tile(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.tile_laid(called(facts["company"]), facts["tile"], where(facts["hex"]))


def _small_station(facts: Facts, name: str, players: Sequence[str]) -> Message:
    line = wording.line_of(GEOGRAPHY, GEOGRAPHY.number[facts["hex"]], facts["line"])
    return message("g1862-log-small-station", company=called(facts["company"]), place=where(facts["hex"]), line=line)


# Trains


def _run_trains(facts: Facts, name: str, players: Sequence[str]) -> Message:
    company, revenue, subsidy = called(facts["company"]), facts["revenue"], facts["subsidy"]
    runs = tuple(
        run_told(run["trains"], run["stops"], run["revenue"], run["bonus"], run["hexes"]) for run in facts["runs"]
    )
    if not runs:
        return message("eighteen-log-runs-nothing", company=company)
    earned = sum(run["revenue"] for run in facts["runs"])
    if revenue != earned:
        return message(
            "g1862-log-runs-declared", company=company, runs=runs, earned=earned, revenue=revenue, subsidy=subsidy
        )
    if len(runs) == 1:
        return message("g1862-log-runs-one", company=company, run=runs[0], revenue=revenue, subsidy=subsidy)
    return message("g1862-log-runs", company=company, runs=runs, revenue=revenue, subsidy=subsidy)


def _dividend(entry: Entry, players: Sequence[str]) -> Message:
    """Who received what is in the transfers of the entry."""
    facts = entry.facts
    company, revenue = called(facts["company"]), facts["revenue"]
    if not facts["paid"]:
        if revenue:
            return message("g1862-log-retains", company=company, revenue=revenue, dividend=0)
        return message("eighteen-log-no-dividend", company=company, revenue=0, dividend=0)
    accounts: dict[int, Text] = {player_account(seat): player for seat, player in enumerate(players)}
    accounts[Counties.account(facts["company"])] = message("g1862-itself", company=company)
    return dividend_paid(entry, company, SHARES, accounts)


def _buy_train(facts: Facts, name: str, players: Sequence[str]) -> Message:
    price, count = facts["price"], facts["warranties"]
    paid = message("g1862-price-with-warranties", price=price, count=count) if count else money(price)
    return wording.train_bought(called(facts["company"]), facts["train"], message("eighteen-the-bank"), paid)


def _trade_train(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.train_bought(
        called(facts["company"]), facts["train"], called(facts["seller"]), money(facts["price"])
    )


def _ask_train(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.train_offer(called(facts["company"]), called(facts["seller"]), facts["train"], money(facts["price"]))


def _train_refused(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.sale_refused(name, called(facts["seller"]), facts["train"], money(facts["price"]))


def _sell_own_shares(facts: Facts, name: str, players: Sequence[str]) -> Message:
    count, each = facts["count"], facts["each"]
    return message("g1862-log-sell-own", company=called(facts["company"]), count=count, each=each, total=count * each)


# Phases and the end


def _phase(facts: Facts, name: str, players: Sequence[str]) -> Message:
    phase = facts["phase"]
    number = next(number for number, one in enumerate(PHASES) if one.name == phase)
    news = phase_news(number, simple=facts["simple"], companies=facts["companies"], ending=facts["ending"])
    if not news:
        return message("eighteen-log-phase", phase=phase)
    return message("eighteen-log-phase-news", phase=phase, news=tuple(news))


def _lner(facts: Facts, name: str, players: Sequence[str]) -> Message:
    moved = tuple(shares_of(count, called(company)) for company, count in facts["to_pool"])
    limit = None if _is_solo(players) else facts["limit"]
    return message("g1862-log-lner", limit=limit, shares=moved, count=len(moved))


_SENTENCES: Final[Mapping[str, Sentence]] = {
    **common_sentences(called, where, lambda tile: TILES[TILE[tile]], CHART, REASONS),
    "starting_cash": _starting_cash,
    "companies_dealt": _companies_dealt,
    "permits_dealt": _permits_dealt,
    "cards_dealt": _cards_dealt,
    "parliament": _about_player("g1862-log-parliament", "number"),
    "cannot_propose": _about_player("g1862-log-cannot-propose"),
    "cannot_bid": _about_player("g1862-log-cannot-bid"),
    "open_auction": _about_player("g1862-log-proposes", "company", "amount"),
    "decline": _about_player("g1862-log-proposes-none"),
    "win_charter": _about_player("g1862-log-wins-charter", "company", "amount"),
    "charter_par": _about_player("g1862-log-par", "company", "par", "price"),
    "fine": _fine,
    "pay_fine": _about_player("g1862-log-pays-fine", "paid", "owed"),
    "forgiven": _about_player("g1862-log-fine-forgiven", "owed"),
    "start_company": _about_player("g1862-log-start", "company", "each", "price"),
    "float": _float,
    "markers": _about_player("g1862-log-markers", "company", "count", "price"),
    "buy_card": _about_player("g1862-log-buy-card", "company", "row", "price"),
    "price_company": _about_player("g1862-log-price-company", "company", "price", "chartered"),
    "move_card": _about_player("g1862-log-move-card", "company", "row", "to"),
    "deal_row": _about_player("g1862-log-deal-row", "row", "count"),
    "remove_company": _remove_company,
    "redeem_share": _about_player("g1862-log-redeem", "company", "price"),
    "bankrupt": _about_player("g1862-log-bankrupt", "company", "each", "gone"),
    "merger_proposed": _about_player("g1862-log-merger-proposed", "company", "partner", "survivor", "acquires"),
    "merger_agreed": _about_player("g1862-log-merger-agreed", "partner"),
    "merger_refused": _merger_refused,
    "offering_to_pool": _about_player("g1862-log-offering-to-pool", "company", "count"),
    "merged_price": _about_player("g1862-log-merged-price", "company", "price", "par"),
    "shares_returned": _shares_returned,
    "shares_swapped": _merging("g1862-log-shares-swapped", "merged", "count"),
    "shares_unswapped": _shares_unswapped,
    "redeem_option": _redeem_option,
    "relinquish_option": _relinquish_option,
    "certificate_exchanged": _merging("g1862-log-certificate-exchanged", "company"),
    "certificate_is_option": _merging("g1862-log-certificate-is-option", "company", "returned"),
    "certificate_sold": _merging("g1862-log-certificate-sold", "company", "price"),
    "certificates_swapped": _merging("g1862-log-certificates-swapped"),
    "possessions_passed": _possessions_passed,
    "markers_lost": _about_player("g1862-log-markers-lost", "company", "merged", "places"),
    "markers_replaced": _markers_replaced,
    "marker_removed": _about_player("g1862-log-marker-removed", "company", "place"),
    "company_merged": _company_merged,
    "home_marker": _about_player("g1862-log-home-marker", "company", "place", "waits"),
    "home_seated": _about_player("g1862-log-home-seated", "company", "place"),
    "home_displaces": _about_player("g1862-log-home-displaces", "company", "place", "displaced"),
    "lay_tile": _lay_tile,
    "small_station": _small_station,
    "link_london": _about_player("g1862-log-london", "company"),
    "place_marker": _about_player("g1862-log-marker", "company", "place"),
    "run_trains": _run_trains,
    # Told with the runs.
    "subsidy": silent,
    "hudson": _about_player("g1862-log-hudson", "company", "amount"),
    "buy_train": _buy_train,
    "trade_train": _trade_train,
    "ask_train": _ask_train,
    "train_refused": _train_refused,
    "rust": _about_player("g1862-log-rust", "company", "train"),
    "warranties_used": _about_player("g1862-log-warranties-used", "company"),
    "sell_own_shares": _sell_own_shares,
    "refinance": _about_player("g1862-log-refinance", "company"),
    "refinanced": _about_player("g1862-log-refinanced", "company", "amount"),
    "phase": _phase,
    "lner_due": _about_player("g1862-log-lner-due", "band", "ending"),
    "lner": _lner,
    "bank_broken": _about_player("g1862-log-bank-broken", "operating"),
}
TOLD_KINDS: Final = frozenset((*_SENTENCES, "dividend"))
"""Every kind of entry that has a sentence."""
