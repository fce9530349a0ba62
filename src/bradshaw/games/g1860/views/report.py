"""The game in words: the log as a report of play, and actions as players name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bradshaw.core.action import Action
from bradshaw.core.log import Entry
from bradshaw.core.messages import Message, Text, message
from bradshaw.eighteen import wording
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import COLOURS, LARGE
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.shares.trading import successor, takes_over
from bradshaw.eighteen.state import player_account
from bradshaw.eighteen.views import report
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.report import Facts, Sentence, common_sentences, dividend_paid
from bradshaw.eighteen.wording import effects, tile_choice
from bradshaw.games.g1860 import actions
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
from bradshaw.games.g1860.names import credits, stop_called, town, where
from bradshaw.games.g1860.rules.auction import Bidding
from bradshaw.games.g1860.rules.bases import BuildBases, next_cost
from bradshaw.games.g1860.rules.dividends import Dividend, share_of
from bradshaw.games.g1860.rules.ending import REASONS
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.rules.running import leases, problem, read_runs
from bradshaw.games.g1860.rules.runs import Runs, lease_revenue
from bradshaw.games.g1860.rules.shares import place_after_sale, sale_price
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.track import is_upgrade, network, pattern_at
from bradshaw.games.g1860.rules.trains import BuyTrains, TrainOffer
from bradshaw.games.g1860.state import Isle

# Words


def _name(company: int) -> str:
    return COMPANIES[company].name


def _private(private: int) -> str:
    return PRIVATES[private].full_name


# What happened


def tell(entry: Entry, players: Sequence[str]) -> Text:
    """A log entry as a message; empty where the one next to it says it all."""
    return report.tell(entry, players, _SENTENCES, _dividend)


def _about_company(say: str, *copied: str) -> Sentence:
    """Tells of a company, with these facts of the entry."""

    def sentence(facts: Facts, name: str, players: Sequence[str]) -> Message:
        return Message(say, {"company": _name(facts["company"]), **{fact: facts[fact] for fact in copied}})

    return sentence


def _about_private(say: str, *copied: str) -> Sentence:
    """Tells of a player and a private, with these facts of the entry."""

    def sentence(facts: Facts, name: str, players: Sequence[str]) -> Message:
        known = {"player": name, "private": _private(facts["private"])}
        return Message(say, {**known, **{fact: facts[fact] for fact in copied}})

    return sentence


def _always(say: str) -> Sentence:
    return lambda facts, name, players: Message(say)


def _dealt_cash(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-dealt-cash", cash=facts["cash"], bank=facts["bank"])


def _first_auction(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message(
        "g1860-log-first-auction",
        player=name,
        privates=tuple(map(_private, facts["privates"])),
        companies=tuple(map(_name, facts["companies"])),
    )


def _win_auction(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-win-auction", player=name, amount=facts["amount"])


def _becomes_director(say: str) -> Sentence:
    """Tells of a player who has bought a director's certificate."""

    def sentence(facts: Facts, name: str, players: Sequence[str]) -> Message:
        price, par = facts["price"], facts["par"]
        return Message(say, {"player": name, "company": _name(facts["company"]), "price": price, "par": par})

    return sentence


def _layer(facts: Facts, name: str, players: Sequence[str]) -> Message:
    opened = tuple(company.name for company in COMPANIES if company.layer == facts["layer"])
    return message("g1860-log-layer", companies=opened)


def _float(facts: Facts, name: str, players: Sequence[str]) -> Message:
    capital, kept = facts["capital"], facts["kept"]
    return message("g1860-log-float", company=_name(facts["company"]), capital=capital, kept=kept, total=capital + kept)


def _home_untiled(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-home-untiled", company=_name(facts["company"]), place=where(facts["hex"]))


def _home_base(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-home-base", company=_name(facts["company"]), place=town(facts["hex"]))


def _home_tile(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message(
        "g1860-log-home-tile",
        player=name,
        company=_name(facts["company"]),
        tile=facts["tile"],
        place=where(facts["hex"]),
    )


def _exchange(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message(
        "g1860-log-exchange", player=name, private=_private(facts["private"]), company=_name(facts["company"])
    )


def _lay_tile(facts: Facts, name: str, players: Sequence[str]) -> Message:
    cost = credits(facts["cost"]) if facts["cost"] else None
    return wording.tile_laid(_name(facts["company"]), facts["tile"], where(facts["hex"]), cost)


def _build_base(facts: Facts, name: str, players: Sequence[str]) -> Message:
    station = stop_called(f"{facts['hex']}.{facts['station']}")
    return message("g1860-log-build-base", company=_name(facts["company"]), place=station, cost=facts["cost"])


def _run_trains(facts: Facts, name: str, players: Sequence[str]) -> Message:
    company, runs = _name(facts["company"]), facts["runs"]
    if not runs:
        return message("eighteen-log-runs-nothing", company=company)
    revenue, subsidy = facts["revenue"], facts["subsidy"]
    routes = [_route(run["train"], tuple(map(stop_called, run["calls"]))) for run in runs]
    if facts["leased"]:
        return message("g1860-log-runs-leased", company=company, run=routes[0], revenue=revenue, subsidy=subsidy)
    if len(runs) == 1:
        return message("g1860-log-runs-one", company=company, run=routes[0], revenue=revenue, subsidy=subsidy)
    sums = tuple(
        message("g1860-run-for", run=route, revenue=run["revenue"]) for route, run in zip(routes, runs, strict=True)
    )
    return message("g1860-log-runs", company=company, runs=sums, revenue=revenue, subsidy=subsidy)


def _route(train: str, stops: tuple[str, ...]) -> Message:
    return message("g1860-route", train=train, stops=stops)


def _dividend(entry: Entry, players: Sequence[str]) -> Message:
    """Who received what is in the transfers of the entry."""
    facts = entry.facts
    company, revenue, subsidy = _name(facts["company"]), facts["revenue"], facts["subsidy"]
    if not facts["paid"]:
        if revenue:
            return message("g1860-log-retains", company=company, revenue=revenue, dividend=0)
        if subsidy:
            return message("g1860-log-keeps-all", company=company, kept=subsidy, revenue=0, dividend=0)
        return message("eighteen-log-no-dividend", company=company, revenue=0, dividend=0)
    accounts = {player_account(seat): player for seat, player in enumerate(players)}
    return dividend_paid(entry, company, SHARES, accounts)


def _buy_train(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.train_bought(
        _name(facts["company"]), facts["train"], _seller(facts["seller"]), credits(facts["price"])
    )


def _seller(seller: str) -> Text:
    return message("eighteen-the-bank") if seller == actions.THE_BANK else seller


def _offer(facts: Facts, name: str, players: Sequence[str]) -> Message:
    price = credits(facts["price"])
    return wording.train_offer(_name(facts["company"]), _name(facts["seller"]), facts["train"], price)


def _offer_refused(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return wording.sale_refused(name, _name(facts["seller"]), facts["train"], credits(facts["price"]))


def _phase(facts: Facts, name: str, players: Sequence[str]) -> Message:
    number = next(number for number, phase in enumerate(PHASES) if phase.name == facts["phase"])
    now, before = PHASES[number], PHASES[number - 1]
    news = []
    if now.colours > before.colours:
        news.append(message("eighteen-phase-tiles", colour=COLOURS[now.colours - 1]))
    if facts["limited"] and now.train_limit < before.train_limit:
        news.append(message("g1860-phase-train-limit", count=now.train_limit))
    if now.pier != before.pier:
        news.append(message("g1860-phase-pier", value=now.pier))
    if now.operating_rounds != before.operating_rounds and not facts["ending"]:
        news.append(message("eighteen-phase-operating-rounds", count=now.operating_rounds))
    if number == EIGHT:
        news += [message("g1860-phase-sales"), message("g1860-phase-certificates")]
    if not news:
        return message("eighteen-log-phase", phase=now.name)
    return message("eighteen-log-phase-news", phase=now.name, news=tuple(news))


def _rust(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-rust", train=facts["train"])


def _fishbourne(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-fishbourne", private=_private(FISHBOURNE))


def _bank_broken(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-bank-broken", trading=facts["trading"])


def _destination(facts: Facts, name: str, players: Sequence[str]) -> Message:
    return message("g1860-log-destination", company=_name(facts["company"]), place=facts["name"], bonus=facts["bonus"])


_SENTENCES: Final[Mapping[str, Sentence]] = {
    **common_sentences(_name, where, lambda tile: TILES[TILE[tile]], CHART, REASONS),
    "dealt_cash": _dealt_cash,
    "first_auction": _first_auction,
    "win_auction": _win_auction,
    "take_private": _about_private("g1860-log-take-private", "price"),
    "take_director": _becomes_director("g1860-log-take-director"),
    "start_company": _becomes_director("g1860-log-start"),
    "layer": _layer,
    "float": _float,
    "refloat": _about_company("g1860-log-refloat"),
    "home_base": _home_base,
    "homeless": _about_company("g1860-log-homeless"),
    "home_untiled": _home_untiled,
    "home_tile": _home_tile,
    "sell_private": _about_private("g1860-log-sell-private", "price"),
    "buy_private": _about_private("g1860-log-buy-private", "price"),
    "close_private": _about_private("g1860-log-close-private"),
    "shut_private": _about_private("g1860-log-shut-private"),
    "exchange": _exchange,
    "private_pays": _about_private("g1860-log-private-pays", "amount"),
    "lay_tile": _lay_tile,
    "build_base": _build_base,
    "run_trains": _run_trains,
    "lease": _about_company("g1860-log-lease", "revenue"),
    "insolvent": _about_company("g1860-log-insolvent"),
    "solvent": _about_company("g1860-log-solvent", "bought"),
    "buy_train": _buy_train,
    "offer": _offer,
    "offer_refused": _offer_refused,
    "return_train": _about_company("g1860-log-return-train", "train"),
    "phase": _phase,
    "rust": _rust,
    "fishbourne": _fishbourne,
    "southern_formed": _always("g1860-log-southern-formed"),
    "southern": _always("g1860-log-southern"),
    "british_rail": _always("g1860-log-british-rail"),
    "close_down": _about_company("g1860-log-close-down", "dividend"),
    "bankrupt": _about_company("g1860-log-bankrupt", "gone"),
    "bank_broken": _bank_broken,
    "destination": _destination,
    "yarmouth_served": _about_company("g1860-log-yarmouth-served"),
}
TOLD_KINDS: Final = frozenset((*_SENTENCES, "dividend"))
"""Every kind of entry that has a sentence."""


# What can be done


def name_of(action: Action) -> Message:
    """An action as a player names it, legal or not, with names of `data.json` that exist."""
    match action:
        case actions.Bid(amount):
            return message("g1860-action-bid", amount=amount)
        case actions.TakePrivate(private):
            return message("g1860-action-take-private", private=_private(PRIVATE[private]))
        case actions.TakeDirector(company, par):
            return message("g1860-action-take-director", company=company, par=par)
        case actions.StartCompany(company, par):
            return message("g1860-action-start", company=company, par=par)
        case actions.BuyPrivate(private):
            return message("g1860-action-buy-private", private=_private(PRIVATE[private]))
        case actions.SellPrivate(private):
            return message("g1860-action-sell-private", private=_private(PRIVATE[private]))
        case actions.Exchange(private):
            return message("g1860-action-exchange", private=_private(PRIVATE[private]))
        case actions.ClosePrivate(private):
            return message("g1860-action-close-private", private=_private(PRIVATE[private]))
        case actions.BuildBase(place, _):
            return message("g1860-action-build-base", place=where(place))
        case actions.RunTrains(runs):
            return message(
                "g1860-action-run", runs=tuple(_route(run.train, tuple(map(stop_called, run.calls))) for run in runs)
            )
        case actions.BuyTrain(train, seller, price):
            return message("g1860-action-buy-train", train=train, seller=_seller(seller), price=price)
        case actions.AnswerOffer(accept):
            return message("g1860-action-accept") if accept else message("g1860-action-refuse")
        case actions.ReturnTrain(train):
            return message("g1860-action-return-train", train=train)
        case Pass() | BuyShare() | SellShares() | LayTile() | PayDividend() | Retain():
            return wording.name_of(action, LARGE_MAP)
    raise TypeError(f"no action of 1860: {action!r}")


def describe(state: Isle, action: Action) -> Message:
    """A legal action with its cost and effect."""
    seat = state.frames[-1].actor(state)
    match action:
        case actions.Bid(amount):
            return message("g1860-choice-bid", amount=amount, left=state.money(seat) - amount)
        case Pass():
            return _describe_pass(state)
        case actions.TakePrivate(name):
            private = PRIVATE[name]
            price = min(PRIVATES[private].value, state.money(seat))
            income = _income(state, private)
            return message("g1860-choice-take-private", private=_private(private), price=price, income=income)
        case actions.TakeDirector(company, par):
            price = min(DIRECTORS_SHARES * par, state.money(seat))
            capital = CAPITAL * par
            return message("g1860-choice-take-director", company=company, par=par, price=price, capital=capital)
        case actions.StartCompany(company, par):
            return message(
                "g1860-choice-start",
                company=company,
                par=par,
                price=DIRECTORS_SHARES * par,
                again=state.is_bankrupt(COMPANY[company]),
                capital=_capital(state, COMPANY[company], par),
            )
        case BuyShare():
            return _describe_purchase(state, seat, action)
        case SellShares():
            return _describe_sale(state, seat, action)
        case actions.BuyPrivate(name):
            return _describe_private(state, PRIVATE[name])
        case actions.SellPrivate(name):
            price = PRIVATES[PRIVATE[name]].value - PRIVATE_SALE_FEE
            return message("g1860-choice-sell-private", private=_private(PRIVATE[name]), price=price)
        case actions.Exchange(name):
            return _describe_exchange(state, PRIVATE[name])
        case actions.ClosePrivate(name):
            private = PRIVATE[name]
            value = PRIVATES[private].value
            return message("g1860-choice-close-private", private=_private(private), value=value)
        case PayDividend():
            return _describe_dividend(state, seat)
        case Retain():
            return _describe_retaining(state)
        case LayTile():
            return _describe_tile(state, action)
        case actions.BuildBase():
            return _describe_base(state, action)
        case actions.RunTrains():
            return _describe_runs(state, action)
        case actions.BuyTrain():
            return _describe_train(state, action)
        case actions.ReturnTrain(train):
            return message("g1860-choice-return-train", train=train)
    return name_of(action)


def _income(state: Isle, private: int) -> Message:
    company = PRIVATES[private].exchange
    revenue = private_revenue(state, private)
    if company is None or state.settings.variable_private_revenue:
        return message("g1860-income", revenue=revenue)
    return message("g1860-income-exchange", revenue=revenue, company=_name(company))


def _describe_pass(state: Isle) -> Message:
    frame = state.frames[-1]
    if isinstance(frame, Bidding):
        others = [seat for seat in range(state.players) if seat not in frame.passed and seat != frame.bidder]
        if not others:
            return message("g1860-choice-pass-nobody-bids")
        if frame.highest != NOBODY_YET and len(others) == 1:
            return message("g1860-choice-pass-bid-wins", bid=frame.bid)
        return message("g1860-choice-pass-auction")
    if isinstance(frame, StockTurn):
        return message("eighteen-choice-end-turn") if frame.acted else message("eighteen-action-pass")
    if isinstance(frame, LayTrack):
        return message("g1860-choice-pass-track", more=bool(frame.laid))
    if isinstance(frame, BuildBases):
        return message("g1860-choice-pass-base")
    assert isinstance(frame, BuyTrains)
    return message("eighteen-choice-pass-trains", more=state.has_train(frame.company))


# Shares


def _describe_purchase(state: Isle, seat: int, action: BuyShare) -> Message:
    company = COMPANY[action.company]
    price = state.par[company] if action.source == OFFERING else state.price(company)
    return message(
        "eighteen-choice-buy-share",
        company=action.company,
        source=action.source,
        price=price,
        effects=effects(_gains(state, seat, company)),
    )


def _gains(state: Isle, seat: int, company: int) -> list[Message]:
    """What one more share of a company in a player's hand brings, also one from the pool."""
    found = []
    if takes_over(state, seat, company, state.shares(seat, company) + 1):
        found.append(message("eighteen-effect-director"))
    if not state.is_floated(company) and state.in_hands(company) + 1 >= FLOAT_SHARES:
        capital = _capital(state, company, state.par[company])
        found.append(message("g1860-effect-floats", company=_name(company), capital=capital))
    return found


def _capital(state: Isle, company: int, par: int) -> Message:
    """What a company has when it floats: its capital, and after a bankruptcy what it kept."""
    capital, kept = CAPITAL * par, state.treasury(company)
    trains = tuple(TRAINS[kind].name for kind in state.trains[company])
    return message(
        "g1860-capital",
        capital=capital + kept,
        kept=kept,
        count=len(trains),
        trains=trains,
    )


def _describe_sale(state: Isle, seat: int, action: SellShares) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, StockTurn)
    company, count = COMPANY[action.company], action.count
    earlier = frame.sold_at(company)
    each = sale_price(state, company) if earlier is None else earlier
    found = []
    if earlier is not None:
        found.append(message("g1860-effect-as-before"))
    elif each != state.price(company):
        found.append(message("eighteen-effect-half-price"))
    place = state.markers.places[company]
    after = place_after_sale(state, company, count, again=earlier is not None)
    if after == 0 and place != OFF and after != place:
        found.append(message("g1860-effect-bankrupt", company=action.company))
    else:
        if after != place:
            prices = CHART.prices
            found.append(message("eighteen-price-falls", before=prices[place], after=prices[after]))
        left = state.shares(seat, company) - count
        if state.has_certificate(seat, company):
            if successor(state, company, seat, left) is not None:
                found.append(message("eighteen-effect-other-director"))
            elif left < DIRECTORS_SHARES:
                found.append(message("eighteen-effect-no-director"))
    return message(
        "eighteen-choice-sell-shares",
        **wording.price_move(state, company, after),
        count=count,
        each=each,
        total=each * count,
        effects=effects(found),
    )


def _describe_private(state: Isle, private: int) -> Message:
    closes = private == FISHBOURNE and not state.settings.variable_private_revenue
    return message(
        "g1860-choice-buy-private",
        private=_private(private),
        price=PRIVATES[private].value,
        income=_income(state, private),
        effects=effects([message("g1860-effect-privates-close")] if closes else []),
    )


def _describe_exchange(state: Isle, private: int) -> Message:
    company = PRIVATES[private].exchange
    assert company is not None
    return message(
        "g1860-choice-exchange",
        private=_private(private),
        company=_name(company),
        price=state.price(company),
        effects=effects(_gains(state, state.owners[private], company)),
    )


# Revenue and trains


def _price_after(state: Isle, company: int, dividend: int) -> Message:
    return wording.price_after(state, company, _name(company), dividend)


def _describe_dividend(state: Isle, seat: int) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Dividend)
    company = frame.company
    return message(
        "g1860-choice-pay",
        **_dividend_move(state, company, frame.revenue),
        revenue=frame.revenue,
        mine=share_of(frame.revenue, state.shares(seat, company)),
        subsidy=frame.subsidy,
        price=_price_after(state, company, frame.revenue),
    )


def _dividend_move(state: Isle, company: int, dividend: int) -> dict[str, Any]:
    return wording.dividend_move(state, company, dividend, lambda shares: share_of(dividend, shares))


def _describe_retaining(state: Isle) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Dividend)
    return message(
        "g1860-choice-retain",
        **_dividend_move(state, frame.company, 0),
        revenue=frame.revenue,
        treasury=state.treasury(frame.company) + frame.revenue + frame.subsidy,
        price=_price_after(state, frame.company, 0),
    )


def _describe_train(state: Isle, action: actions.BuyTrain) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, kind = frame.company, TRAIN[action.train]
    found: list[Message] = []
    if action.seller != actions.THE_BANK:
        seller = COMPANY[action.seller]
        if TrainOffer(company, seller, kind, action.price).needs_consent(state):
            found = [message("g1860-effect-if-agreed", company=action.seller)]
    elif kind not in state.returned and kind > state.phase:
        found = [phase_effects(state, kind)]
    return message(
        "g1860-choice-buy-train",
        train=action.train,
        seller=_seller(action.seller),
        price=action.price,
        company=_name(company),
        left=state.treasury(company) - action.price,
        effects=effects(found),
    )


def phase_effects(state: Isle, kind: int) -> Message:
    """What the first sale of a kind of train brings."""
    news = [message("g1860-first-sale-phase", phase=PHASES[kind].name)]
    rusting = tuple(train.name for train in TRAINS if train.rusted_by == kind)
    if rusting:
        news.append(message("g1860-first-sale-rusts", trains=rusting))
    if PHASES[kind].colours > PHASES[kind - 1].colours:
        news.append(message("g1860-first-sale-tiles", colour=COLOURS[PHASES[kind].colours - 1]))
    if kind == SIX:
        news.append(message("g1860-first-sale-fishbourne", private=_private(FISHBOURNE)))
    if kind == NINE:
        news.append(message("g1860-first-sale-southern"))
    return message("g1860-first-sale", news=tuple(news))


# Tiles and bases


def _describe_tile(state: Isle, action: LayTile) -> Message:
    place, tile = state.geography.number[action.hex], TILES[TILE[action.tile]]
    upgrade = is_upgrade(state, place)
    laid = tile_choice(
        state.geography,
        action.hex,
        tile,
        action.rotation,
        tile.patterns[action.rotation],
        pattern_at(state, place) if upgrade else None,
    )
    cost = 0 if upgrade or isinstance(state.frames[-1], HomeTile) else state.geography.places[place].cost
    return message("g1860-choice-tile-costs", tile=laid, cost=cost) if cost else laid


def _describe_base(state: Isle, action: actions.BuildBase) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, BuildBases)
    net = network(state)
    stop = net.first[state.geography.number[action.hex]] + action.station
    cost = next_cost(state, frame.company)
    assert cost is not None
    return message(
        "g1860-choice-build-base",
        place=stop_name(net, stop),
        hex=action.hex,
        value=net.stops[stop].revenue if net.stops[stop].kind == LARGE else 0,
        cost=cost,
        company=_name(frame.company),
        left=state.treasury(frame.company) - cost,
    )


# Runs


def _describe_runs(state: Isle, action: actions.RunTrains) -> Message:
    """The revenue, the subsidy, what a dividend would do, and the routes."""
    frame = state.frames[-1]
    assert isinstance(frame, Runs)
    company = frame.company
    runs = read_runs(state, action, problem(state, company))
    if not isinstance(runs, list):
        return name_of(action)
    if not runs:
        return message("eighteen-choice-run-nothing")
    net = network(state)
    revenue, subsidy = sum(run.revenue for run in runs), sum(run.subsidy for run in runs)
    leased = leases(state, company)
    found = []
    if not leased and not state.in_receivership(company):
        price = _price_after(state, company, revenue)
        found.append(price if state.british_rail else message("eighteen-effect-if-paid", price=price))
    return message(
        "g1860-choice-run",
        **(_dividend_move(state, company, revenue) if found else {}),
        leased=leased,
        revenue=lease_revenue(state, revenue) if leased else revenue,
        halts=subsidy // HALT_SUBSIDY,
        subsidy=subsidy,
        runs=tuple(
            _route(one.train, tuple(stop_name(net, stop) for stop in run.calls))
            for one, run in zip(action.runs, runs, strict=True)
        ),
        effects=effects(found),
    )
