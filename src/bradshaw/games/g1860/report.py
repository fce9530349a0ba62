"""The game in words: the log as a report of play, and actions as players name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bradshaw.core.action import Action
from bradshaw.core.log import Entry
from bradshaw.core.words import counted, listing, with_article
from bradshaw.eighteen import report, words
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.drawing import stop_name
from bradshaw.eighteen.frames import NOBODY_YET
from bradshaw.eighteen.market import OFF
from bradshaw.eighteen.report import Facts, Sentence, common_sentences, dividend_paid
from bradshaw.eighteen.shares import successor, takes_over
from bradshaw.eighteen.state import player_account
from bradshaw.eighteen.tiles import COLOURS, LARGE
from bradshaw.eighteen.words import (
    spelled,
    tile_choice,
)
from bradshaw.games.g1860.actions import (
    THE_BANK,
    AnswerOffer,
    Bid,
    BuildBase,
    BuyPrivate,
    BuyTrain,
    ClosePrivate,
    Exchange,
    ReturnTrain,
    RunTrains,
    SellPrivate,
    StartCompany,
    TakeDirector,
    TakePrivate,
)
from bradshaw.games.g1860.auction import Bidding, ChooseLot
from bradshaw.games.g1860.bases import BuildBases, next_cost
from bradshaw.games.g1860.components import (
    CAPITAL,
    CHART,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    EIGHT,
    FISHBOURNE,
    FLOAT_SHARES,
    HALT_SUBSIDY,
    LARGE_MAP,
    NINE,
    PHASES,
    PRIVATE,
    PRIVATE_SALE_FEE,
    PRIVATES,
    SHARES,
    SIX,
    TILE,
    TILES,
    TRAIN,
    TRAINS,
)
from bradshaw.games.g1860.dividends import Dividend
from bradshaw.games.g1860.ending import REASONS
from bradshaw.games.g1860.flotation import HomeTile
from bradshaw.games.g1860.laying import LayTrack
from bradshaw.games.g1860.names import stop_called, town, where
from bradshaw.games.g1860.privates import revenue as private_revenue
from bradshaw.games.g1860.running import leases, problem, read_runs
from bradshaw.games.g1860.runs import Runs, lease_revenue
from bradshaw.games.g1860.shares import place_after_sale, sale_price
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.stock import StockTurn
from bradshaw.games.g1860.track import is_upgrade, network, pattern_at
from bradshaw.games.g1860.trains import BuyTrains

# Words


def _name(company: int) -> str:
    return COMPANIES[company].name


def _private(private: int) -> str:
    return f"the {PRIVATES[private].full_name}"


# What happened


def tell(entry: Entry, players: Sequence[str]) -> str:
    """A log entry as a sentence, or as nothing where the sentence next to it says it all."""
    return report.tell(entry, players, _SENTENCES, _dividend)


def _dealt_cash(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"Everybody has £{facts['cash']}, and £{facts['bank']} are left in the bank."


def _first_auction(facts: Facts, name: str, players: Sequence[str]) -> str:
    companies = listing(f"the director’s certificate of {_name(company)}" for company in facts["companies"])
    privates = ", ".join(_private(private) for private in facts["privates"])
    return f"{name} bids first for the choice among {privates}, {companies}."


def _win_auction(facts: Facts, name: str, players: Sequence[str]) -> str:
    if facts["amount"]:
        return f"{name} wins the auction, pays £{facts['amount']} and chooses a certificate."
    return f"Nobody bids, and {name}, the first to pass, chooses a certificate."


def _take_private(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} takes {_private(facts['private'])} for £{facts['price']}."


def _take_director(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{name} takes the director’s certificate of {_name(facts['company'])} for £{facts['price']} "
        f"and sets its par at £{facts['par']}."
    )


def _start_company(facts: Facts, name: str, players: Sequence[str]) -> str:
    return (
        f"{name} starts {_name(facts['company'])} at a par of £{facts['par']} and pays £{facts['price']} for the "
        "director’s certificate."
    )


def _layer(facts: Facts, name: str, players: Sequence[str]) -> str:
    opened = listing(company.name for company in COMPANIES if company.layer == facts["layer"])
    return f"Shares of {opened} can now be bought."


def _float(facts: Facts, name: str, players: Sequence[str]) -> str:
    capital, kept = facts["capital"], facts["kept"]
    total = f"; with the {kept}cc that it kept it has {capital + kept}cc" if kept else ""
    return f"{_name(facts['company'])} floats and receives {capital}cc{total}."


def _homeless(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} gets no home base, since nothing is built any more, and never runs."


def _home_untiled(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"No tile is left for {where(facts['hex'])}, the home of {_name(facts['company'])}."


def _refloat(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The bases of {_name(facts['company'])} are turned face up again."


def _home_base(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} has its home base in {town(facts['hex'])}."


def _home_tile(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} lays tile {facts['tile']} on {where(facts['hex'])}, the home of {_name(facts['company'])}."


def _sell_private(facts: Facts, name: str, players: Sequence[str]) -> str:
    price = facts["price"]
    return f"{name} sells {_private(facts['private'])} to the bank for {f'£{price}' if price else 'nothing'}."


def _buy_private(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} buys {_private(facts['private'])} for £{facts['price']}."


def _close_private(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The {PRIVATES[facts['private']].full_name} closes."


def _shut_private(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} closes {_private(facts['private'])}, which keeps its value."


def _exchange(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{name} exchanges {_private(facts['private'])} for a share of {_name(facts['company'])}."


def _private_pays(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The {PRIVATES[facts['private']].full_name} pays {name} £{facts['amount']}."


def _company_turn(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} operates."


def _lay_tile(facts: Facts, name: str, players: Sequence[str]) -> str:
    cost = f"{facts['cost']}cc" if facts["cost"] else ""
    return words.tile_laid(_name(facts["company"]), facts["tile"], where(facts["hex"]), cost)


def _build_base(facts: Facts, name: str, players: Sequence[str]) -> str:
    station = stop_called(f"{facts['hex']}.{facts['station']}")
    return f"{_name(facts['company'])} builds a base in {station} for {facts['cost']}cc."


def _run_trains(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, runs = _name(facts["company"]), facts["runs"]
    if not runs:
        return f"{company} runs no train."
    routes = [f"{run['train']}: {' – '.join(map(stop_called, run['calls']))}" for run in runs]
    if facts["leased"]:
        run = with_article(routes[0])
        return f"{company} leases and runs {run}, for {facts['revenue']}cc{_subsidy(facts['subsidy'])}."
    if len(runs) == 1:
        return f"{company} runs {routes[0]} for £{facts['revenue']}{_subsidy(facts['subsidy'])}."
    sums = [f"{route} for £{run['revenue']}" for route, run in zip(routes, runs, strict=True)]
    return f"{company} runs {'; '.join(sums)}: £{facts['revenue']} together{_subsidy(facts['subsidy'])}."


def _subsidy(amount: int) -> str:
    return f" with {amount}cc subsidy" if amount else ""


def _lease(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} leases a train and receives {facts['revenue']}cc."


def _dividend(entry: Entry, players: Sequence[str]) -> str:
    """Who received what is in the transfers of the entry."""
    facts = entry.facts
    company, revenue, subsidy = _name(facts["company"]), facts["revenue"], facts["subsidy"]
    if not facts["paid"]:
        kept = revenue + subsidy
        return f"{company} retains {revenue}cc." if revenue else _unpaid(company, kept)
    accounts = {player_account(seat): player for seat, player in enumerate(players)}
    return dividend_paid(entry, company, SHARES, accounts)


def _unpaid(company: str, kept: int) -> str:
    return f"{company} pays no dividend and keeps {kept}cc." if kept else f"{company} pays no dividend."


def _insolvent(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} has no train and is insolvent."


def _solvent(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} {'has' if facts['bought'] else 'can afford'} a train and is solvent again."


def _buy_train(facts: Facts, name: str, players: Sequence[str]) -> str:
    seller = "the bank" if facts["seller"] == THE_BANK else facts["seller"]
    return words.train_bought(_name(facts["company"]), facts["train"], seller, f"{facts['price']}cc")


def _offer(facts: Facts, name: str, players: Sequence[str]) -> str:
    return words.train_offer(_name(facts["company"]), _name(facts["seller"]), facts["train"], f"{facts['price']}cc")


def _offer_refused(facts: Facts, name: str, players: Sequence[str]) -> str:
    return words.sale_refused(name, _name(facts["seller"]), facts["train"], f"{facts['price']}cc")


def _return_train(facts: Facts, name: str, players: Sequence[str]) -> str:
    train = with_article(facts["train"])
    return f"{_name(facts['company'])} has too many trains and gives {train} back to the bank."


def _phase(facts: Facts, name: str, players: Sequence[str]) -> str:
    number = next(number for number, phase in enumerate(PHASES) if phase.name == facts["phase"])
    now, before = PHASES[number], PHASES[number - 1]
    news = []
    if now.colours > before.colours:
        news.append(f"{COLOURS[now.colours - 1]} tiles can be used")
    if facts["limited"] and now.train_limit < before.train_limit:
        news.append(f"a company may own {spelled(now.train_limit)} trains")
    if now.pier != before.pier:
        news.append(f"Ryde Pier is worth £{now.pier}")
    if now.operating_rounds != before.operating_rounds:
        news.append(f"{spelled(now.operating_rounds)} operating rounds follow each stock round from the next one on")
    if number == EIGHT:
        news += ["sales no longer lower prices", "players may hold any number of certificates"]
    return f"Phase {now.name} begins{': ' if news else ''}{listing(news)}."


def _rust(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"All {facts['train']} trains rust."


def _fishbourne(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"The {PRIVATES[FISHBOURNE].full_name} can be bought from the next stock round on."


def _southern_formed(facts: Facts, name: str, players: Sequence[str]) -> str:
    return "The Southern Railway is formed: from the next stock round on nothing is built and halts do not count."


def _southern(facts: Facts, name: str, players: Sequence[str]) -> str:
    return "Track and bases are built no more, and halts no longer count."


def _british_rail(facts: Facts, name: str, players: Sequence[str]) -> str:
    return "The railways are nationalised: British Rail closes down the companies that pay least."


def _close_down(facts: Facts, name: str, players: Sequence[str]) -> str:
    company, dividend = _name(facts["company"]), facts["dividend"]
    return f"British Rail closes {company} down, which paid {f'£{dividend}' if dividend else 'nothing'}."


def _bankrupt(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} is bankrupt, and all of its shares go back to the initial offering."


def _bank_broken(facts: Facts, name: str, players: Sequence[str]) -> str:
    when = "the next" if facts["trading"] else "this"
    return f"The bank has run out of money: the game ends after {when} operating round."


def _destination(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} has connected its home with {facts['name']} and receives {facts['bonus']}cc."


def _yarmouth_served(facts: Facts, name: str, players: Sequence[str]) -> str:
    return f"{_name(facts['company'])} runs from Yarmouth to Newport, and the Yarmouth private pays more."


_SENTENCES: Final[Mapping[str, Sentence]] = {
    **common_sentences(_name, where, lambda tile: TILES[TILE[tile]], CHART, REASONS),
    "dealt_cash": _dealt_cash,
    "first_auction": _first_auction,
    "win_auction": _win_auction,
    "take_private": _take_private,
    "take_director": _take_director,
    "start_company": _start_company,
    "layer": _layer,
    "float": _float,
    "refloat": _refloat,
    "home_base": _home_base,
    "homeless": _homeless,
    "home_untiled": _home_untiled,
    "home_tile": _home_tile,
    "sell_private": _sell_private,
    "buy_private": _buy_private,
    "close_private": _close_private,
    "shut_private": _shut_private,
    "exchange": _exchange,
    "private_pays": _private_pays,
    "lay_tile": _lay_tile,
    "build_base": _build_base,
    "run_trains": _run_trains,
    "lease": _lease,
    "insolvent": _insolvent,
    "solvent": _solvent,
    "buy_train": _buy_train,
    "offer": _offer,
    "offer_refused": _offer_refused,
    "return_train": _return_train,
    "phase": _phase,
    "rust": _rust,
    "fishbourne": _fishbourne,
    "southern_formed": _southern_formed,
    "southern": _southern,
    "british_rail": _british_rail,
    "close_down": _close_down,
    "bankrupt": _bankrupt,
    "bank_broken": _bank_broken,
    "destination": _destination,
    "yarmouth_served": _yarmouth_served,
}
TOLD_KINDS: Final = frozenset((*_SENTENCES, "dividend"))
"""Every kind of entry that has a sentence."""


# What can be done


def name_of(action: Action) -> str:
    """An action as a player names it, legal or not, with names of `data.json` that exist."""
    match action:
        case Bid(amount):
            return f"Bid £{amount}"
        case TakePrivate(private):
            return f"Take the {PRIVATES[PRIVATE[private]].full_name}"
        case TakeDirector(company, par):
            return f"Take the director’s certificate of {company} at a par of £{par}"
        case StartCompany(company, par):
            return f"Start {company} at a par of £{par}"
        case BuyPrivate(private):
            return f"Buy the {PRIVATES[PRIVATE[private]].full_name}"
        case SellPrivate(private):
            return f"Sell the {PRIVATES[PRIVATE[private]].full_name}"
        case Exchange(private):
            return f"Exchange the {PRIVATES[PRIVATE[private]].full_name}"
        case ClosePrivate(private):
            return f"Close the {PRIVATES[PRIVATE[private]].full_name}"
        case BuildBase(place, _):
            return f"Build a base in {where(place)}"
        case RunTrains(runs):
            return f"Run {'; '.join(f'{run.train}: ' + ' – '.join(map(stop_called, run.calls)) for run in runs)}"
        case BuyTrain(train, seller, price):
            source = "the bank" if seller == THE_BANK else seller
            return f"Buy {with_article(train)} train from {source} for {price}cc"
        case AnswerOffer(accept):
            return "Accept" if accept else "Refuse"
        case ReturnTrain(train):
            return f"Give {with_article(train)} train back"
        case Pass() | BuyShare() | SellShares() | LayTile() | PayDividend() | Retain():
            return words.name_of(action, LARGE_MAP)
    raise TypeError(f"no action of 1860: {action!r}")


def describe(state: Isle, action: Action) -> str:
    """A legal action with its cost and effect."""
    match action:
        case LayTile():
            return _describe_tile(state, action)
        case BuildBase():
            return _describe_base(state, action)
        case RunTrains():
            return _describe_runs(state, action)
    return name_of(action) + _effect(state, action)


def _effect(state: Isle, action: Action) -> str:
    frame = state.frames[-1]
    seat = frame.actor(state)
    match action:
        case Bid(amount):
            return f", which would leave you £{state.money(seat) - amount}"
        case Pass():
            return _effect_of_pass(state)
        case TakePrivate(name):
            assert isinstance(frame, ChooseLot)
            one = PRIVATES[PRIVATE[name]]
            return f" for £{min(one.value, state.money(seat))}: {_income(state, PRIVATE[name])}"
        case TakeDirector(_, par):
            price = DIRECTORS_SHARES * par
            return f" for £{min(price, state.money(seat))}: it floats with {CAPITAL * par}cc"
        case StartCompany(name, par):
            again = ", to refloat it" if state.is_bankrupt(COMPANY[name]) else ""
            return f" for £{DIRECTORS_SHARES * par}{again}: it floats with {_capital(state, COMPANY[name], par)}"
        case BuyShare():
            return _effect_of_purchase(state, seat, action)
        case SellShares():
            return _effect_of_sale(state, seat, action)
        case BuyPrivate(name):
            text = f" for £{PRIVATES[PRIVATE[name]].value}: {_income(state, PRIVATE[name])}"
            closes = PRIVATE[name] == FISHBOURNE and not state.settings.variable_private_revenue
            return text + ("; all other privates close" if closes else "")
        case SellPrivate(name):
            price = PRIVATES[PRIVATE[name]].value - PRIVATE_SALE_FEE
            return f" to the bank for {f'£{price}' if price else 'nothing'}"
        case Exchange(name):
            company = PRIVATES[PRIVATE[name]].exchange
            assert company is not None
            becomes = _becomes_director(state, state.owners[PRIVATE[name]], company)
            return f" for a share of {_name(company)}, worth £{state.price(company)}{becomes}{_floats(state, company)}"
        case ClosePrivate(name):
            return f": it pays no more but keeps its value of £{PRIVATES[PRIVATE[name]].value}"
        case PayDividend():
            return _effect_of_dividend(state, seat)
        case Retain():
            assert isinstance(frame, Dividend)
            after = state.credits(frame.company) + frame.revenue + frame.subsidy
            return f": {_name(frame.company)} has {after}cc then; {_price_after(state, frame.company, 0)}"
        case BuyTrain():
            return _effect_of_train(state, action)
        case ReturnTrain():
            return " to the bank, for nothing"
    return ""


def _income(state: Isle, private: int) -> str:
    company = PRIVATES[private].exchange
    income = f"it pays £{private_revenue(state, private)} each operating round"
    if company is None or state.settings.variable_private_revenue:
        return income
    return f"{income} and can be exchanged for a share of {_name(company)}"


def _effect_of_pass(state: Isle) -> str:
    frame = state.frames[-1]
    if isinstance(frame, Bidding):
        others = [seat for seat in range(state.players) if seat not in frame.passed and seat != frame.bidder]
        if not others:
            return ": nobody has bid, and the first to pass chooses a certificate"
        if frame.highest != NOBODY_YET and len(others) == 1:
            return f": the bid of £{frame.bid} wins"
        return " and leave this auction"
    if isinstance(frame, StockTurn):
        return ": end your turn" if frame.acted else ""
    if isinstance(frame, LayTrack):
        return ": lay no more track" if frame.laid else ": lay no track"
    if isinstance(frame, BuildBases):
        return ": build no base"
    assert isinstance(frame, BuyTrains)
    return ": buy no more trains" if state.has_train(frame.company) else ": buy no train"


def _floats(state: Isle, company: int) -> str:
    """What one more share in players' hands brings."""
    if state.is_floated(company) or state.in_hands(company) + 1 < FLOAT_SHARES:
        return ""
    return f"; {_name(company)} floats with {_capital(state, company, state.par[company])}"


def _capital(state: Isle, company: int, par: int) -> str:
    """What a company has when it floats: its capital, and after a bankruptcy what it kept."""
    capital, kept = CAPITAL * par, state.credits(company)
    text = f"{capital + kept}cc, {kept}cc of it kept" if kept else f"{capital}cc"
    trains = [TRAINS[kind].name for kind in state.trains[company]]
    return f"{text}, and its {listing(trains)} train{'s' * (len(trains) > 1)}" if trains else text


def _becomes_director(state: Isle, seat: int, company: int) -> str:
    takes = takes_over(state, seat, company, state.shares(seat, company) + 1)
    return "; you become its director" if takes else ""


def _effect_of_purchase(state: Isle, seat: int, action: BuyShare) -> str:
    company = COMPANY[action.company]
    price = state.par[company] if action.source == OFFERING else state.price(company)
    # A share that comes from the pool can float a company too.
    return f" for £{price}{_becomes_director(state, seat, company)}{_floats(state, company)}"


def _effect_of_sale(state: Isle, seat: int, action: SellShares) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, StockTurn)
    company, count = COMPANY[action.company], action.count
    earlier = frame.sold_at(company)
    each = sale_price(state, company) if earlier is None else earlier
    text = f" for £{each * count}"
    if count > 1:
        text += f", £{each} each"
    if earlier is not None:
        text += ", as before in this turn"
    elif each != state.price(company):
        text += ", half the price since it has no train"
    place = state.markers.places[company]
    after = place_after_sale(state, company, count, again=earlier is not None)
    if after == 0 and place != OFF and after != place:
        return f"{text}; {action.company} goes bankrupt, which ends this stock round"
    if after != place:
        text += f"; the price falls from £{CHART.prices[place]} to £{CHART.prices[after]}"
    left = state.shares(seat, company) - count
    if state.has_certificate(seat, company):
        if successor(state, company, seat, left) is not None:
            text += "; another player becomes its director"
        elif left < DIRECTORS_SHARES:
            text += "; it has no director then"
    return text


def _price_after(state: Isle, company: int, dividend: int) -> str:
    return words.price_after(state, company, _name(company), dividend)


def _effect_of_dividend(state: Isle, seat: int) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, Dividend)
    company = frame.company
    mine = frame.revenue * state.shares(seat, company) // SHARES
    kept = f"; {frame.subsidy}cc subsidy go to the treasury" if frame.subsidy else ""
    return f" of £{frame.revenue}: you get £{mine}{kept}; {_price_after(state, company, frame.revenue)}"


def _effect_of_train(state: Isle, action: BuyTrain) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, kind = frame.company, TRAIN[action.train]
    left = f": {_name(company)} has {state.credits(company) - action.price}cc left"
    if action.seller != THE_BANK:
        seller = COMPANY[action.seller]
        asked = state.director[seller] != state.director[company] and not state.settings.trains_sold_unasked
        return f"{left}{f', if the director of {action.seller} agrees' if asked else ''}"
    if kind in state.returned or kind <= state.phase:
        return left
    return f"{left}; {phase_effects(state, kind)}"


def phase_effects(state: Isle, kind: int) -> str:
    """What the first sale of a kind of train brings."""
    news = [f"begins phase {PHASES[kind].name}"]
    rusting = [train.name for train in TRAINS if train.rusted_by == kind]
    if rusting:
        news.append(f"rusts all {listing(rusting)}")
    if PHASES[kind].colours > PHASES[kind - 1].colours:
        news.append(f"brings {COLOURS[PHASES[kind].colours - 1]} tiles")
    if kind == SIX:
        news.append(f"puts the {PRIVATES[FISHBOURNE].full_name} on sale")
    if kind == NINE:
        news.append("forms the Southern Railway")
    return listing(news)


# Tiles and bases


def _describe_tile(state: Isle, action: LayTile) -> str:
    place, tile = state.geography.number[action.hex], TILES[TILE[action.tile]]
    upgrade = is_upgrade(state, place)
    text = tile_choice(
        state.geography,
        action.hex,
        tile,
        action.rotation,
        tile.patterns[action.rotation],
        pattern_at(state, place) if upgrade else None,
    )
    cost = 0 if upgrade or isinstance(state.frames[-1], HomeTile) else state.geography.places[place].cost
    return f"{text}, costs {cost}cc" if cost else text


def _describe_base(state: Isle, action: BuildBase) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, BuildBases)
    place = state.geography.number[action.hex]
    net = network(state)
    stop = net.first[place] + action.station
    cost = next_cost(state, frame.company)
    assert cost is not None
    left = state.credits(frame.company) - cost
    name = stop_name(net, stop)
    value = net.stops[stop].revenue
    worth = f", a station of £{value}" if net.stops[stop].kind == LARGE and value else ""
    return f"Build a base in {name} ({action.hex}){worth} for {cost}cc: {_name(frame.company)} has {left}cc left"


# Runs


def _describe_runs(state: Isle, action: RunTrains) -> str:
    """The revenue, the subsidy, what a dividend would do, and the routes."""
    frame = state.frames[-1]
    assert isinstance(frame, Runs)
    company = frame.company
    runs = read_runs(state, action, problem(state, company))
    if not isinstance(runs, list):
        return name_of(action)
    net = network(state)
    revenue, subsidy = sum(run.revenue for run in runs), sum(run.subsidy for run in runs)
    leased = leases(state, company)
    if leased:
        earned = f"{lease_revenue(state, revenue)}cc, all retained"
        dividend = 0
    else:
        earned, dividend = f"£{revenue}", revenue
    halts = f" and {counted(subsidy // HALT_SUBSIDY, 'halt')} for {subsidy}cc" if subsidy else ""
    routes = "; ".join(
        f"{one.train}: {' – '.join(stop_name(net, stop) for stop in run.calls)}"
        for one, run in zip(action.runs, runs, strict=True)
    )
    if not runs:
        return "Run no train"
    if leased or state.in_receivership(company):
        effect = ""
    else:
        paid = "" if state.british_rail else "if paid out "
        effect = f"; {paid}{_price_after(state, company, dividend)}"
    return f"Run for {earned}{halts}: {routes}{effect}"
