"""The log as a report of play, and the names that people use for what the rules number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bradshaw.core.log import Entry
from bradshaw.core.messages import Text
from bradshaw.core.words import counted, listing, with_article
from bradshaw.eighteen import wording
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.state import POOL, player_account
from bradshaw.eighteen.views import report
from bradshaw.eighteen.views.report import Facts, Sentence, common_sentences, dividend_paid, silent
from bradshaw.eighteen.wording import shares_of, spelled
from bradshaw.games.g1862.components import (
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    GEOGRAPHY,
    KINDS,
    PHASES,
    SHARES,
    TILE,
    TILES,
    Phase,
)
from bradshaw.games.g1862.names import called, stop_called, warranties, where
from bradshaw.games.g1862.rules.ending import REASONS
from bradshaw.games.g1862.rules.runs_told import hexes_between
from bradshaw.games.g1862.state import CHARTER, Counties, company_account

LONDON_AND_NORTH_EASTERN: Final = "London & North Eastern Railway"

# Names


def is_solo(players: Sequence[str]) -> bool:
    """Whether one person plays alone, where companies are not started again."""
    return len(players) == 1


def permits_left(state: Counties) -> str:
    """The permits of the solo game that companies may still get, of which nobody knows the order."""
    counts = [(state.solo.permits.count(kind), KINDS[kind]) for kind in state.settings.kinds]
    return listing(f"{count} {kind}" for count, kind in counts if count) or "none"


def _holder(facts: Facts, players: Sequence[str], key: str = "holder") -> str:
    """Who holds shares in a merger: a player, the pool, or the merging companies, which count as one."""
    holder = facts[key]
    if holder == POOL:
        return "the pool"
    return called(facts["survivor"]) if holder == CHARTER else players[holder]


# What happened


def tell(entry: Entry, players: Sequence[str]) -> Text:
    """A log entry as a sentence, or as nothing where the sentence next to it says it all."""
    return report.tell(entry, players, _SENTENCES, _dividend)


# Set-up


def _starting_cash(facts: Facts, name: str, players: Sequence[str]) -> str:
    if is_solo(players):
        return f"{name} begins with £{facts['cash']}."
    return f"Everybody begins with £{facts['cash']}; {name} has the priority deal."


def _companies_dealt(facts: Facts, name: str, players: Sequence[str]) -> str:
    first, second, third, out = (listing(map(called, companies)) for companies in (*facts["groups"], facts["out"]))
    return (
        f"{first} can be started at once, {second} from the first B train on, {third} from the first C train on; "
        f"{out} take no part."
    )


def _permits_dealt(facts: Facts, name: str, players: Sequence[str]) -> str:
    dealt = [f"for {KINDS[kind]} trains to {listing(map(called, companies))}" for kind, companies in facts["dealt"]]
    return f"Permits are dealt {'; '.join(dealt)}."


def _cards_dealt(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{facts['rows']} rows of {counted(facts['length'], 'card')} are dealt; the deck has {facts['deck']}. "
        f"{listing(map(called, facts['out']))} take no part, and no track is laid in their homes."
    )


# Parliament


def _cannot_propose(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} cannot propose a company."


def _cannot_bid(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} cannot bid more and is out of this auction."


def _parliament(facts: Facts, name: str, players: Sequence[str]) -> str:
    again = " again" if facts["number"] > 1 else ""
    return f"Parliament meets{again}; {name} is the first who may propose a company."


def _open_auction(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} proposes {called(facts['company'])} to Parliament and bids £{facts['amount']}."


def _decline(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} proposes no company."


def _win_charter(facts: Facts, name: str, players: Sequence[str]) -> str:
    amount = f"£{facts['amount']}" if facts["amount"] else "nothing"
    return f"{name} wins the charter of {called(facts['company'])} for {amount} and must float the company."


def _charter_par(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{name} sets the par of {called(facts['company'])} at £{facts['par']} and pays £{facts['price']} for the "
        "director’s certificate."
    )


def _fine(facts: Facts, name: str, players: Sequence[str]) -> str:
    fine, owed, from_shares = facts["fine"], facts["owed"], facts["from_shares"]
    text = f"{called(facts['company'])} has not floated and goes back to the initial offering; {name} is fined £{fine}"
    if not owed and not from_shares:
        return f"{text}."
    ways = [f"£{fine - owed - from_shares} in cash"]
    if from_shares:
        ways.append(f"£{from_shares} with {counted(facts['sold'], 'share')} of the company")
    if owed:
        return f"{text}, pays {listing(ways)} and still owes £{owed}."
    if facts["kept"]:
        return f"{text}, pays {listing(ways)} and keeps £{facts['kept']} of what the sale brings."
    return f"{text} and pays {listing(ways)}."


def _pay_fine(facts: Facts, name: str, players: Sequence[str]) -> str:
    owed = f" and still owes £{facts['owed']}" if facts["owed"] else ""
    return f"{name} pays £{facts['paid']} of the fine{owed}."


def _forgiven(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} has nothing more to sell, and £{facts['owed']} of the fine is forgiven."


# Rounds


# Shares


def _start_company(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{name} starts {called(facts['company'])} without a charter at £{facts['each']} a share and pays it "
        f"£{facts['price']} for the director’s certificate."
    )


def _float(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, capital, treasury = called(facts["company"]), facts["capital"], facts["treasury"]
    permit = f" It draws a permit for {KINDS[facts['permit']]} trains." if facts.get("permit") is not None else ""
    if capital:
        kept = f", which gives it £{treasury}" if treasury != capital else ""
        return f"{company} floats and receives £{capital}{kept}.{permit}"
    return f"{company} floats with the £{treasury} that its shares have brought.{permit}"


def _markers(facts: Facts, name: str, players: Sequence[str]) -> str:
    count = counted(facts["count"], "station marker")
    return f"{called(facts['company'])} takes {count} for £{facts['price']}."


# Cards of the solo game


def _buy_card(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} buys the share of {called(facts['company'])} in row {facts['row']} for £{facts['price']}."


def _price_company(facts: Facts, name: str, players: Sequence[str]) -> str:
    charter = "with a charter" if facts["chartered"] else "without a charter"
    return f"{name} starts {called(facts['company'])} {charter} at £{facts['price']} a share."


def _move_card(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} moves the card of {called(facts['company'])} from row {facts['row']} to row {facts['to']}."


def _deal_row(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} deals {counted(facts['count'], 'new card')} to row {facts['row']}."


def _remove_company(facts: Facts, name: str, players: Sequence[str]) -> str:
    company = COMPANIES[facts["company"]]
    lead = "By chance " if facts["by_chance"] else ""
    return f"{lead}{company.name} leaves the game, and no more track is laid in {company.home_name}."


# Companies


def _redeem_share(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{called(facts['company'])} redeems one of its own shares from the pool for £{facts['price']}."


def _bankrupt(facts: Facts, name: str, players: Sequence[str]) -> str:
    paid = f"£{facts['each']} for each share" if facts["each"] else "nothing"
    goes = "leaves the game" if facts["gone"] else "goes back to the initial offering"
    return f"{called(facts['company'])} is bankrupt and {goes}; its shareholders receive {paid}."


# Mergers


def _merger_proposed(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, partner = called(facts["company"]), called(facts["partner"])
    step = "acquire" if facts["acquires"] else "merge with"
    return f"{name} proposes that {company} {step} {partner} and that {called(facts['survivor'])} survive."


def _merger_agreed(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} agrees for {called(facts['partner'])}."


def _merger_refused(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return wording.refusal(name, called(facts["partner"]))


def _offering_to_pool(facts: Facts, name: str, players: Sequence[str]) -> str:
    count, company = facts["count"], called(facts["company"])
    if count == 1:
        return f"The last share of {company} in the initial offering goes to the bank pool."
    return f"The {spelled(count)} shares of {company} in the initial offering go to the bank pool."


def _merged_price(facts: Facts, name: str, players: Sequence[str]) -> str:
    price, par = facts["price"], facts["par"]
    return f"The merged company is {called(facts['company'])}, with a price of £{price} and a par of £{par}."


def _shares_returned(facts: Facts, name: str, players: Sequence[str]) -> str:
    returned = []
    if facts["other"]:
        returned.append(shares_of(facts["other"], called(facts["merged"])))
    if facts["surviving"]:
        returned.append(shares_of(facts["surviving"], called(facts["survivor"])))
    return f"{_holder(facts, players)} returns {listing(map(str, returned))} to the pool."


def _shares_swapped(facts: Facts, name: str, players: Sequence[str]) -> str:
    merged, survivor, giver = called(facts["merged"]), called(facts["survivor"]), _holder(facts, players, "giver")
    if facts["giver"] == CHARTER:
        giver = "the company itself"
    if facts["count"] == 1:
        return f"{_holder(facts, players)} swaps a share of {merged} for one of {survivor} with {giver}."
    many = spelled(facts["count"])
    return f"{_holder(facts, players)} swaps {many} shares of {merged} for as many of {survivor} with {giver}."


def _shares_unswapped(facts: Facts, name: str, players: Sequence[str]) -> str:
    sold = shares_of(facts["count"], called(facts["merged"]))
    half = ", the odd one for half its price" if facts["option"] else ""
    return (
        f"{_holder(facts, players)} finds no share of {called(facts['survivor'])} to swap and sells {sold} for "
        f"£{facts['price']}{half}."
    )


def certificate(count: int, company: str) -> str:
    """What an option is on: one share, or the director's certificate."""
    return f"the director’s certificate of {company}" if count == DIRECTORS_SHARES else f"the odd share of {company}"


def _redeem_option(facts: Facts, name: str, players: Sequence[str]) -> str:
    what = certificate(facts["count"], called(facts["survivor"]))
    return f"{_holder(facts, players)} pays £{facts['price']} to keep {what}."


def _relinquish_option(facts: Facts, name: str, players: Sequence[str]) -> str:
    what = certificate(facts["count"], called(facts["survivor"]))
    return f"{_holder(facts, players)} gives {what} to the pool for £{facts['price']}."


def _certificate_exchanged(facts: Facts, name: str, players: Sequence[str]) -> str:
    holder, company = _holder(facts, players), called(facts["company"])
    return f"{holder} exchanges the director’s certificate of {company} for three shares of the pool."


def _certificate_is_option(facts: Facts, name: str, players: Sequence[str]) -> str:
    returned, company = facts["returned"], called(facts["company"])
    back = f" and returns {counted(returned, 'other share')} to the pool" if returned else ""
    return (
        f"{_holder(facts, players)} turns the director’s certificate of {company} into an option{back}, since the pool "
        "has no three shares for it."
    )


def _certificate_sold(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{_holder(facts, players)} sells the director’s certificate of {called(facts['company'])} for "
        f"£{facts['price']}, since that of {called(facts['survivor'])} cannot be had."
    )


def _certificates_swapped(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{_holder(facts, players)} swaps it for the director’s certificate of {called(facts['survivor'])} with "
        f"{_holder(facts, players, 'giver')}."
    )


def _possessions_passed(facts: Facts, name: str, players: Sequence[str]) -> str:
    passed = [f"£{facts['money']}"] if facts["money"] else []
    passed += [f"{with_article(train)} train" for train in facts["trains"]]
    passed += [f"the permit for {KINDS[kind]} trains" for kind in facts["permits"]]
    if not passed:
        return f"{called(facts['merged'])} has nothing to pass to {called(facts['company'])}."
    return f"{called(facts['merged'])} passes {listing(passed)} to {called(facts['company'])}."


def _markers_lost(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, merged, places = called(facts["company"]), called(facts["merged"]), listing(map(where, facts["places"]))
    return f"{company} and {merged} both have a marker in {places}; one of the two is lost."


def _markers_replaced(facts: Facts, name: str, players: Sequence[str]) -> str:
    company = called(facts["company"])
    left = f"has {counted(facts['unused'], 'marker')} left to place"
    if not facts["places"]:
        return f"{company} {left}."
    places = listing(map(where, facts["places"]))
    return f"{company} takes over the markers of {called(facts['merged'])} in {places} and {left}."


def _marker_removed(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{called(facts['company'])} has too many markers and removes the one in {where(facts['place'])}."


def _company_merged(facts: Facts, name: str, players: Sequence[str]) -> str:
    text = f"{called(facts['merged'])} has become part of {called(facts['company'])}"
    return f"{text}." if is_solo(players) else f"{text}; it can be started anew."


# Building


def _home_marker(facts: Facts, name: str, players: Sequence[str]) -> str:
    waits = ", where it waits for a tile with room" if facts["waits"] else ""
    return f"{called(facts['company'])} places its home marker in {where(facts['hex'])}{waits}."


def _home_seated(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The home marker of {called(facts['company'])} takes a circle in {where(facts['hex'])}."


def _home_displaces(facts: Facts, name: str, players: Sequence[str]) -> str:
    displaced = called(facts["displaced"])
    return (
        f"The home marker of {called(facts['company'])} displaces the marker of {displaced} in {where(facts['hex'])}, "
        f"which goes back to {displaced}."
    )


def _lay_tile(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return wording.tile_laid(called(facts["company"]), facts["tile"], where(facts["hex"]))


def _small_station(facts: Facts, name: str, players: Sequence[str]) -> str:
    place = GEOGRAPHY.number[facts["hex"]]
    line = wording.line_of(GEOGRAPHY, place, facts["line"])
    return f"{called(facts['company'])} builds a small station in {where(facts['hex'])}, on the line {line}."


def _link_london(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{called(facts['company'])} builds to London, where its trains may now run."


def _place_marker(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{called(facts['company'])} places a station marker in {where(facts['hex'])}."


# Trains


def _run_trains(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, runs = called(facts["company"]), facts["runs"]
    subsidy = f" and £{facts['subsidy']} subsidy" if facts["subsidy"] else ""
    if not runs:
        return f"{company} runs no train."
    told = [run_in_words(run["trains"], run["stops"], run["revenue"], run["bonus"], run["hexes"]) for run in runs]
    revenue, earned = facts["revenue"], sum(run["revenue"] for run in runs)
    if revenue != earned:
        return f"{company} runs {'; '.join(told)}: £{earned}, of which £{revenue} is declared{subsidy}."
    if len(runs) == 1:
        return f"{company} runs {told[0]}{subsidy}."
    return f"{company} runs {'; '.join(told)}: £{revenue}{subsidy} together."


def run_in_words(trains: Sequence[str], stops: Iterable[str], revenue: int, bonus: int, hexes: int) -> str:
    """A run with its trains, its way and its sum; `stops` are ids."""
    text = f"{' + '.join(trains)}: {' – '.join(route(stops))} for £{revenue}"
    return f"{text}, of it {hexes_between(bonus, hexes)}" if bonus else text


def route(stops: Iterable[str]) -> list[str]:
    """The names of the stops of a run; a village that is crossed twice in a row is named once."""
    names: list[str] = []
    for stop in map(stop_called, stops):
        if not names or names[-1] != stop:
            names.append(stop)
    return names


def _hudson(facts: Facts, name: str, players: Sequence[str]) -> str:
    company = called(facts["company"])
    return f"{name} adds £{facts['amount']} from the treasury of {company} to its revenue, as George Hudson did."


def _dividend(entry: Entry, players: Sequence[str]) -> Text:
    """Who received what is in the transfers of the entry."""
    facts = entry.facts
    company, revenue = called(facts["company"]), facts["revenue"]
    if not facts["paid"]:
        return f"{company} retains £{revenue}." if revenue else f"{company} pays no dividend."
    accounts = {player_account(seat): player for seat, player in enumerate(players)}
    accounts[company_account(facts["company"])] = f"{company} itself"
    return dividend_paid(entry, company, SHARES, accounts)


def _buy_train(facts: Facts, name: str, players: Sequence[str]) -> Text:
    with_warranties = f", {warranties(facts['warranties'])} included" if facts["warranties"] else ""
    price = f"£{facts['price']}{with_warranties}"
    return wording.train_bought(called(facts["company"]), facts["train"], "the bank", price)


def _trade_train(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return wording.train_bought(called(facts["company"]), facts["train"], called(facts["seller"]), f"£{facts['price']}")


def _ask_train(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return wording.train_offer(called(facts["company"]), called(facts["seller"]), facts["train"], f"£{facts['price']}")


def _train_refused(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return wording.sale_refused(name, called(facts["seller"]), facts["train"], f"£{facts['price']}")


def _rust(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The {facts['train']} train of {called(facts['company'])} rusts."


def _warranties_used(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"A warranty comes off each train of {called(facts['company'])} that has one."


def _sell_own_shares(facts: Facts, name: str, players: Sequence[str]) -> str:
    count, each, company = facts["count"], facts["each"], called(facts["company"])
    if count == 1:
        return f"{company} sells one of its own shares for £{each} to afford a train."
    return f"{company} sells {spelled(count)} of its own shares for £{count * each} to afford a train."


def _refinance(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} refinances {called(facts['company'])}: its shares are merged two for one."


def _refinanced(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{called(facts['company'])} receives £{facts['amount']}, ten times its par, for the shares that were merged."
    )


# Phases and the end


def phase_news(number: int, *, simple: bool, companies: bool, ending: bool) -> list[str]:
    """What is new in a phase: in the simple games, if it opens companies, and if no stock round will follow."""
    now, before = PHASES[number], PHASES[number - 1]
    news = []
    if now.colours > before.colours:
        news.append(f"{COLOURS[now.colours - 1]} tiles can be used")
    if companies:
        news.append("more companies can be started")
    if now.stage != before.stage:
        news.append("ports and red areas are worth more")
    limit = train_limit(now, simple)
    if limit != train_limit(before, simple):
        news.append(f"the train limit falls to {limit}")
    if now.operating_rounds != before.operating_rounds and not ending:
        news.append(f"{spelled(now.operating_rounds)} operating rounds follow the next stock round")
    return news


def train_limit(phase: Phase, simple: bool) -> str:
    """How many trains a company may have, in words."""
    if simple:
        return f"{spelled(phase.simple)} trains"
    if phase.in_all is not None:
        return f"{spelled(phase.in_all)} trains in all"
    assert phase.of_each is not None
    return f"{spelled(phase.of_each)} trains of each kind"


def stops_buying(phase: Phase, simple: bool) -> str:
    """From which number of trains on a company may buy no more."""
    if simple or phase.of_each is None:
        return f"A company with {spelled(phase.simple if simple else phase.in_all or 0)} trains may buy no more."
    return f"A company with {spelled(phase.of_each)} trains of a kind may buy no more of that kind."


def _phase(facts: Facts, name: str, players: Sequence[str]) -> str:
    number = next(number for number, phase in enumerate(PHASES) if phase.name == facts["phase"])
    news = phase_news(number, simple=facts["simple"], companies=facts["companies"], ending=facts["ending"])
    return f"Phase {facts['phase']} begins{': ' if news else ''}{listing(news)}."


def _lner_due(facts: Facts, name: str, players: Sequence[str]) -> str:
    if facts["ending"]:
        return f"The first {facts['band']} train is sold, but the game ends before the LNER can form."
    return f"The first {facts['band']} train is sold: the LNER forms after this set of operating rounds."


def _lner(facts: Facts, name: str, players: Sequence[str]) -> str:
    limit = "" if is_solo(players) else f", and everybody may hold {counted(facts['limit'], 'certificate')}"
    moved = [shares_of(count, called(company)) for company, count in facts["to_pool"]]
    pool = f" What was left in the initial offering goes to the bank pool: {listing(map(str, moved))}." if moved else ""
    return (
        f"The {LONDON_AND_NORTH_EASTERN} (LNER) forms: nothing is built, started or merged any more{limit}.{pool} "
        "After this stock round companies operate three times, and the game ends."
    )


def _bank_broken(facts: Facts, name: str, players: Sequence[str]) -> str:
    which = "this set of operating rounds" if facts["operating"] else "the next set of operating rounds"
    return f"The bank has run out of money: the game ends after {which}."


_SENTENCES: Final[Mapping[str, Sentence]] = {
    **common_sentences(called, where, lambda tile: TILES[TILE[tile]], CHART, REASONS),
    "starting_cash": _starting_cash,
    "companies_dealt": _companies_dealt,
    "permits_dealt": _permits_dealt,
    "cards_dealt": _cards_dealt,
    "parliament": _parliament,
    "cannot_propose": _cannot_propose,
    "cannot_bid": _cannot_bid,
    "open_auction": _open_auction,
    "decline": _decline,
    "win_charter": _win_charter,
    "charter_par": _charter_par,
    "fine": _fine,
    "pay_fine": _pay_fine,
    "forgiven": _forgiven,
    "start_company": _start_company,
    "float": _float,
    "markers": _markers,
    "buy_card": _buy_card,
    "price_company": _price_company,
    "move_card": _move_card,
    "deal_row": _deal_row,
    "remove_company": _remove_company,
    "redeem_share": _redeem_share,
    "bankrupt": _bankrupt,
    "merger_proposed": _merger_proposed,
    "merger_agreed": _merger_agreed,
    "merger_refused": _merger_refused,
    "offering_to_pool": _offering_to_pool,
    "merged_price": _merged_price,
    "shares_returned": _shares_returned,
    "shares_swapped": _shares_swapped,
    "shares_unswapped": _shares_unswapped,
    "redeem_option": _redeem_option,
    "relinquish_option": _relinquish_option,
    "certificate_exchanged": _certificate_exchanged,
    "certificate_is_option": _certificate_is_option,
    "certificate_sold": _certificate_sold,
    "certificates_swapped": _certificates_swapped,
    "possessions_passed": _possessions_passed,
    "markers_lost": _markers_lost,
    "markers_replaced": _markers_replaced,
    "marker_removed": _marker_removed,
    "company_merged": _company_merged,
    "home_marker": _home_marker,
    "home_seated": _home_seated,
    "home_displaces": _home_displaces,
    "lay_tile": _lay_tile,
    "small_station": _small_station,
    "link_london": _link_london,
    "place_marker": _place_marker,
    "run_trains": _run_trains,
    # Told with the runs.
    "subsidy": silent,
    "hudson": _hudson,
    "buy_train": _buy_train,
    "trade_train": _trade_train,
    "ask_train": _ask_train,
    "train_refused": _train_refused,
    "rust": _rust,
    "warranties_used": _warranties_used,
    "sell_own_shares": _sell_own_shares,
    "refinance": _refinance,
    "refinanced": _refinanced,
    "phase": _phase,
    "lner_due": _lner_due,
    "lner": _lner,
    "bank_broken": _bank_broken,
}
TOLD_KINDS: Final = frozenset((*_SENTENCES, "dividend"))
"""Every kind of entry that has a sentence."""
