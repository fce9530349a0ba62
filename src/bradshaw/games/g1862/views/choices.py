"""What can be done, as players name it, with its cost and effect."""

from __future__ import annotations

from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.messages import Message, message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen import wording
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.shares.trading import successor, takes_over
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import effects, line_of, place_name, tile_choice
from bradshaw.games.g1862 import actions
from bradshaw.games.g1862.components import (
    BANDS,
    CAPITAL,
    CHART,
    CHARTERED_MARKER_COST,
    CHARTERED_MARKERS,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    FINE,
    FLOAT_SHARES,
    GEOGRAPHY,
    KIND,
    KINDS,
    LETTERS,
    LONDON,
    MARKER_COST,
    SHARES,
    SMALL_STATION,
    TILE,
    TILES,
    WARRANTY_COST,
    par_at,
)
from bradshaw.games.g1862.names import called, train_number, where
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.cards import removable
from bradshaw.games.g1862.rules.closing import can_return
from bradshaw.games.g1862.rules.dividends import Dividend, hudson_amount
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.flotation import SOLO_CAPITAL, SOLO_FLOAT_SHARES, MarkersToBuy
from bradshaw.games.g1862.rules.mergers import AcquireStep, Consent, ExcessMarkers, MergeStep, merged_place
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, CharterShares, Proposals
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.redeeming import Redeem
from bradshaw.games.g1862.rules.running import problem, read_runs
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.runs_told import stops_along, told_runs
from bradshaw.games.g1862.rules.shares import is_asked, place_after_sale, sale_price
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.track import network, pattern_at, place_tile
from bradshaw.games.g1862.rules.trains import (
    BuyTrains,
    TrainRequest,
    bank_price,
    place_after_own_sale,
    shares_needed,
    trade_price,
)
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.wording import phase_effects, run_told
from bradshaw.routes.pooled.check import score


def name_of(action: Action) -> Message:
    """An action as a player names it, legal or not, with names of `data.json` that exist."""
    match action:
        # First what there is most of in a list of choices.
        case Pass() | BuyShare() | SellShares() | LayTile() | PayDividend() | Retain():
            return wording.name_of(action, GEOGRAPHY)
        case actions.Bid(company, amount):
            return message("g1862-action-bid", company=company, amount=amount)
        case actions.SetPar(par):
            return message("g1862-action-par", par=par)
        case actions.StartCompany(company, price):
            return message("g1862-action-start", company=company, each=price)
        case actions.BuyCard(row):
            return message("g1862-action-buy-card", row=row)
        case actions.PriceCompany(row, price, chartered):
            return message("g1862-action-price-company", row=row, each=price, chartered=chartered)
        case actions.MoveCard(row, to):
            return message("g1862-action-move-card", row=row, to=to)
        case actions.RemoveCompany(row):
            return message("g1862-action-remove-company", row=row)
        case actions.DealRow(row):
            return message("g1862-action-deal-row", row=row)
        case actions.ChooseMarkers(count):
            return message("g1862-action-markers", count=count)
        case actions.Merge(company, survivor):
            return message("g1862-action-merge", company=company, survivor=survivor)
        case actions.Answer(agree):
            return message("g1862-action-agree") if agree else message("g1862-action-refuse")
        case actions.RedeemOption():
            return message("g1862-action-keep-option")
        case actions.RelinquishOption():
            return message("g1862-action-give-option-up")
        case actions.RemoveMarker(place):
            return message("g1862-action-remove-marker", place=where(place))
        case actions.BuildSmallStation(place, line):
            ends = line_of(GEOGRAPHY, GEOGRAPHY.number[place], line)
            return message("g1862-action-small-station", place=place_name(GEOGRAPHY, place), line=ends)
        case actions.PlaceMarker(place):
            if place == actions.LONDON_NAME:
                return message("g1862-action-london")
            return message("g1862-action-marker", place=where(place))
        case actions.RunTrains(runs):
            return message("g1862-action-run", count=len(runs))
        case actions.Hudson():
            return message("g1862-action-hudson")
        case actions.BuyTrain(kind, count):
            return message("g1862-action-buy-train", kind=kind, warranties=count)
        case actions.TradeTrain(_, company):
            return message("g1862-action-trade-train", company=company)
        case actions.SellOwnShares():
            return message("g1862-action-sell-own")
        case actions.Refinance():
            return message("g1862-action-refinance")
        case actions.DeclareBankrupt():
            return message("g1862-action-bankrupt")
        case actions.RedeemShare():
            return message("g1862-action-redeem")
    raise TypeError(f"no action of 1862: {action!r}")


def describe(state: Counties, action: Action) -> Message:
    """A legal action with its cost and effect."""
    match action:
        # First what there is most of in a list of choices.
        case LayTile():
            return _describe_tile(state, action)
        case Pass():
            return _describe_pass(state)
        case actions.Bid():
            return _describe_bid(state, action)
        case actions.SetPar(par):
            return _describe_par(state, par)
        case actions.StartCompany():
            return _describe_start(state, action)
        case BuyShare():
            return _describe_purchase(state, action)
        case (
            actions.BuyCard()
            | actions.PriceCompany()
            | actions.MoveCard()
            | actions.RemoveCompany()
            | actions.DealRow()
        ):
            return _describe_card(state, action)
        case SellShares():
            return _describe_sale(state, action)
        case actions.ChooseMarkers(count):
            return _describe_markers(state, count)
        case actions.Merge():
            return _describe_merger(state, action)
        case actions.Answer(agree):
            return _describe_answer(state, agree)
        case actions.RedeemOption() | actions.RelinquishOption():
            return _describe_option(state, action)
        case actions.RemoveMarker(place):
            frame = state.frames[-1]
            assert isinstance(frame, ExcessMarkers)
            return message("g1862-choice-remove-marker", company=called(frame.company), place=where(place))
        case actions.BuildSmallStation():
            return message("g1862-choice-small-station", value=SMALL_STATION, **name_of(action).facts)
        case actions.PlaceMarker():
            return _describe_marker(state, action)
        case actions.RunTrains():
            return _describe_runs(state, action)
        case PayDividend() | Retain() | actions.Hudson():
            return _describe_dividend(state, action)
        case actions.BuyTrain():
            return _describe_train(state, action)
        case actions.TradeTrain():
            return _describe_trade(state, action)
        case actions.SellOwnShares() | actions.Refinance() | actions.DeclareBankrupt():
            return _describe_way_out(state, action)
        case actions.RedeemShare():
            return _describe_redemption(state)
    return name_of(action)


def _describe_pass(state: Counties) -> Message:
    match state.frames[-1]:
        case Proposals():
            return message("g1862-choice-pass-proposal")
        case Auction(company=company, bidder=bidder, amount=amount, bidding=bidding) as frame:
            others = bidding & ~(1 << frame.actor(state))
            if others == 1 << bidder:
                return message("g1862-choice-pass-bid-wins", company=called(company), bid=amount)
            return message("g1862-choice-pass-auction", company=called(company))
        case CharterShares(company=company):
            return message("g1862-choice-pass-shares", company=called(company), count=missing_shares(state, company))
        case SoloTurn():
            return message("g1862-choice-pass-stock")
        case StockTurn(blocks=sold) if sold:
            return message("eighteen-choice-end-turn")
        case MergeStep():
            return message("g1862-choice-pass-merger")
        case AcquireStep():
            return message("g1862-choice-pass-acquisition")
        case Build(laid=laid):
            return message("g1862-choice-pass-build", more=bool(laid))
        case PlaceMarkers():
            return message("g1862-choice-pass-marker")
        case BuyTrains():
            return message("eighteen-choice-pass-trains", more=True)
        case Redeem():
            return message("g1862-choice-pass-redemption")
    return message("eighteen-action-pass")


# Parliament and shares


def _first_permit(state: Counties, company: int) -> str | None:
    """The kind of trains that a company will have a permit for; none in the simple games."""
    return None if state.settings.simple else KINDS[state.first_permit[company]]


def _describe_bid(state: Counties, action: actions.Bid) -> Message:
    frame, company = state.frames[-1], COMPANY[action.company]
    if isinstance(frame, Proposals):
        return message(
            "g1862-choice-propose",
            company=action.company,
            amount=action.amount,
            home=COMPANIES[company].home_name,
            kind=_first_permit(state, company),
        )
    money = state.money(frame.actor(state))
    return message("g1862-choice-bid", company=action.company, amount=action.amount, money=money)


def _describe_par(state: Counties, par: int) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, CharterPar)
    return message(
        "g1862-choice-par",
        company=called(frame.company),
        par=par,
        price=DIRECTORS_SHARES * par,
        capital=_chartered_capital(state, frame.company, par),
        fine=FINE * par,
    )


def _describe_start(state: Counties, action: actions.StartCompany) -> Message:
    company = COMPANY[action.company]
    return message(
        "g1862-choice-start",
        company=action.company,
        each=action.price,
        price=DIRECTORS_SHARES * action.price,
        home=COMPANIES[company].home_name,
        kind=_first_permit(state, company),
        refinancing=CAPITAL * par_at(action.price),
    )


def _describe_purchase(state: Counties, action: BuyShare) -> Message:
    company, seat = COMPANY[action.company], state.frames[-1].actor(state)
    found = []
    if takes_over(state, seat, company, state.shares(seat, company) + 1) and not state.settings.solo:
        found.append(message("eighteen-effect-director"))
    found += _floats(state, company, paid_in=action.source == actions.CHARTER)
    return message(
        "eighteen-choice-buy-share",
        company=action.company,
        source=action.source,
        price=state.par[company] if action.source == OFFERING else state.price(company),
        effects=effects(found),
    )


def _floats(state: Counties, company: int, *, paid_in: bool = False) -> list[Message]:
    """What one more share in a player's hands brings to a company that has not floated, and may be paid for it."""
    if state.is_floated(company):
        return []
    missing = missing_shares(state, company) - 1
    if missing:
        return [message("g1862-effect-floats-later", company=called(company), count=missing)]
    price = state.price(company)
    if state.is_chartered(company):
        capital = _chartered_capital(state, company, state.par[company])
    else:
        capital = state.treasury(company) + (price if paid_in else 0)
        capital += SOLO_CAPITAL * price if state.settings.solo else 0
    # Without a charter a company has to buy its markers yet.
    markers = not state.is_chartered(company)
    return [message("g1862-effect-floats", company=called(company), capital=capital, markers=markers)]


def missing_shares(state: Counties, company: int) -> int:
    """How many more shares must be sold before a company floats."""
    if state.settings.solo:
        return SOLO_FLOAT_SHARES - state.in_hands(company)
    return FLOAT_SHARES - (SHARES - state.ipo[company] - state.own[company])


def _chartered_capital(state: Counties, company: int, par: int) -> int:
    """What a company with a charter has when it has floated and paid for its markers."""
    return state.treasury(company) + CAPITAL * par - CHARTERED_MARKERS * CHARTERED_MARKER_COST


def _describe_card(
    state: Counties,
    action: actions.SoloAction,
) -> Message:
    """What is done with the rows of cards in the solo game."""
    row = state.solo.rows[action.row - 1]
    if isinstance(action, actions.DealRow):
        return message("g1862-choice-deal-row", row=action.row, removes=bool(removable(state)))
    company = row[0]
    name = called(company)
    match action:
        case actions.BuyCard(number):
            return message(
                "g1862-choice-buy-card",
                company=name,
                row=number,
                price=state.price(company),
                effects=effects(_floats(state, company)),
            )
        case actions.PriceCompany(number, price, chartered):
            capital = state.treasury(company) + SOLO_CAPITAL * price
            others = [one for one in removable(state) if one != company]
            return message(
                "g1862-choice-price-company",
                company=name,
                row=number,
                price=price,
                chartered=chartered,
                capital=_chartered_capital(state, company, price) if chartered else capital,
                removes=bool(others) and not chartered,
            )
        case actions.MoveCard(number, to):
            after = called(row[1]) if len(row) > 1 else ""
            return message("g1862-choice-move-card", company=name, row=number, to=to, empty=len(row) == 1, after=after)
        case actions.RemoveCompany(number):
            home = COMPANIES[company].home_name
            return message("g1862-choice-remove-company", company=name, row=number, home=home)


def _describe_sale(state: Counties, action: SellShares) -> Message:
    company = COMPANY[action.company]
    each, directed = sale_price(state, company), state.director[company] == state.frames[-1].actor(state)
    after = place_after_sale(state, company, action.count, by_director=directed)
    return message(
        "eighteen-choice-sell-shares",
        **wording.price_move(state, company, after),
        count=action.count,
        each=each,
        total=each * action.count,
        effects=effects(_effects_of_sale(state, action, each, after)),
    )


def _effects_of_sale(state: Counties, action: SellShares, each: int, after: int) -> list[Message]:
    frame, company, count = state.frames[-1], COMPANY[action.company], action.count
    seat = frame.actor(state)
    found = []
    if each != state.price(company):
        found.append(message("eighteen-effect-half-price"))
    place = state.markers.places[company]
    if place not in (OFF, 0) and after == 0:
        return [*found, message("g1862-effect-bankrupt", company=action.company)]
    if after != place:
        found.append(message("eighteen-price-falls", before=CHART.prices[place], after=CHART.prices[after]))
    if state.has_certificate(seat, company):
        left = state.shares(seat, company) - count
        if successor(state, company, seat, left) is not None:
            found.append(message("eighteen-effect-other-director"))
        elif left < DIRECTORS_SHARES:
            floated = state.is_floated(company)
            found.append(message("g1862-effect-receivership") if floated else message("eighteen-effect-no-director"))
    if isinstance(frame, PayFine):
        found.append(message("g1862-effect-fine", owed=max(0, frame.owed - each * count)))
    return found


def _describe_markers(state: Counties, count: int) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, MarkersToBuy)
    price = count * MARKER_COST
    return message(
        "g1862-choice-markers",
        company=called(frame.company),
        count=count,
        price=price,
        left=state.treasury(frame.company) - price,
    )


def _describe_redemption(state: Counties) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Redeem)
    company, price = frame.company, state.price(frame.company)
    return message("g1862-choice-redeem", company=called(company), price=price, left=state.treasury(company) - price)


# Mergers


def _describe_merger(state: Counties, action: actions.Merge) -> Message:
    frame, partner, survivor = state.frames[-1], COMPANY[action.company], COMPANY[action.survivor]
    assert isinstance(frame, MergeStep | AcquireStep)
    company = frame.company
    asked = is_asked(state, company, partner)
    facts = {"partner": action.company, "asked": asked, **_joined(state, company, partner, survivor)}
    if frame.acquires:
        return message("g1862-choice-acquire", company=called(company), **facts)
    over = bool(state.operated >> partner & 1)
    return message("g1862-choice-merge", company=called(company), over=over, **facts)


def _joined(state: Counties, company: int, partner: int, survivor: int) -> dict[str, Any]:
    """What becomes of two companies that are joined: which survives at what price, and where the other goes."""
    return {
        "survivor": called(survivor),
        "price": CHART.prices[merged_place(state, company, partner)],
        "merged": called(partner if survivor == company else company),
        "gone": not can_return(state),
    }


def _describe_answer(state: Counties, agree: bool) -> Message:
    match state.frames[-1]:
        case Consent(company=company, partner=partner, survivor=survivor):
            if agree:
                return message("g1862-choice-agree-merger", **_joined(state, company, partner, survivor))
            return message("g1862-choice-refuse-merger", company=called(partner))
        case TrainRequest(company=company, seller=seller, train=train):
            if not agree:
                return message("g1862-choice-refuse-train", seller=called(seller), train=train.name)
            price = trade_price(state, train)
            return message(
                "g1862-choice-agree-train",
                seller=called(seller),
                company=called(company),
                train=train.name,
                price=price,
                treasury=state.treasury(seller) + price,
                count=len(state.trains[seller]) - 1,
            )
    raise TypeError("nothing was asked")


def _describe_option(state: Counties, action: actions.RedeemOption | actions.RelinquishOption) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    company, own = called(frame.survivor), frame.holder(state) == CHARTER
    if isinstance(action, actions.RedeemOption):
        return message("g1862-choice-keep-option", count=frame.option, company=company, own=own, price=frame.cost)
    return message("g1862-choice-give-option-up", count=frame.option, company=company, own=own, price=frame.value)


# Tiles and markers


def _describe_tile(state: Counties, action: LayTile) -> Message:
    place, tile = GEOGRAPHY.number[action.hex], TILES[TILE[action.tile]]
    before = None if state.tiles[place] == NO_TILE else pattern_at(state, place)
    # Small stations stay on their lines, and a village has its first one at once.
    after = state.copy()
    place_tile(after, place, tile.number, action.rotation)
    return tile_choice(GEOGRAPHY, action.hex, tile, action.rotation, pattern_at(after, place), before)


def _describe_marker(state: Counties, action: actions.PlaceMarker) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Build | PlaceMarkers)
    company, count = called(frame.company), state.unused[frame.company] - 1
    if action.hex == actions.LONDON_NAME:
        value = state.area_value(LONDON - len(GEOGRAPHY))
        track = isinstance(frame, Build)
        return message("g1862-choice-london", company=company, value=value, track=track, count=count)
    net, place = network(state), GEOGRAPHY.number[action.hex]
    value = net.stops[net.first[place]].revenue
    return message("g1862-choice-marker", company=company, place=where(action.hex), value=value, count=count)


# Runs and revenue


def _price_after(state: Counties, company: int, dividend: int) -> Message:
    """What a dividend does to the price."""
    return wording.price_after(state, company, called(company), dividend)


def _describe_runs(state: Counties, action: actions.RunTrains) -> Message:
    """The revenue, the subsidy, the routes, and what a dividend would do."""
    frame = state.frames[-1]
    assert isinstance(frame, Runs)
    company = frame.company
    question = problem(state, company)
    runs = read_runs(state, company, action, question)
    if isinstance(runs, Refusal):
        return name_of(action)
    if not runs:
        return message("eighteen-choice-run-nothing")
    revenue, subsidy, _ = score(question, runs)
    net = network(state)
    names = {train.id: train.name for train in state.trains[company]}
    told = tuple(
        run_told(
            [names[question.trains[runs[member].train].name] for member in one.members],
            map(net.name, stops_along(question, runs, one)),
            one.revenue,
            one.bonus,
            one.hexes,
        )
        for one in told_runs(question, runs)
    )
    paid = message("eighteen-effect-if-paid", price=_price_after(state, company, revenue))
    move = _dividend_move(state, company, revenue)
    own = revenue // SHARES * state.own[company]
    return message(
        "g1862-choice-run", **move, revenue=revenue, subsidy=subsidy, runs=told, own=own, effects=effects([paid])
    )


def _dividend_move(state: Counties, company: int, dividend: int) -> dict[str, Any]:
    return wording.dividend_move(state, company, dividend, (dividend // SHARES).__mul__)


def _describe_dividend(state: Counties, action: PayDividend | Retain | actions.Hudson) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Dividend)
    company, revenue = frame.company, frame.revenue
    treasury = state.treasury(company) + frame.to_come(state)
    if isinstance(action, Retain):
        return message(
            "g1862-choice-retain",
            **_dividend_move(state, company, 0),
            revenue=revenue,
            treasury=treasury + revenue,
            price=_price_after(state, company, 0),
        )
    added = hudson_amount(state, company, revenue) if isinstance(action, actions.Hudson) else 0
    revenue += added
    mine = revenue // SHARES * state.shares(state.director[company], company)
    own, price = revenue // SHARES * state.own[company], _price_after(state, company, revenue)
    if isinstance(action, PayDividend):
        move = _dividend_move(state, company, revenue)
        return message("g1862-choice-pay", **move, revenue=revenue, mine=mine, own=own, price=price)
    return message(
        "g1862-choice-hudson",
        **_dividend_move(state, company, revenue),
        amount=added,
        revenue=revenue,
        mine=mine,
        left=treasury - added + own,
        price=price,
        own=own,
    )


# Trains


def _describe_train(state: Counties, action: actions.BuyTrain) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, kind, band = frame.company, KIND[action.kind], state.next_train()
    price = BANDS[band].price + WARRANTY_COST * action.warranties
    found = _unusable(state, company, kind)
    if band > state.phase:
        found.append(message("g1862-effect-first-sale", news=phase_effects(state, band)))
    return message(
        "g1862-choice-buy-train",
        company=called(company),
        train=f"{BANDS[band].size(kind)}{LETTERS[kind]}",
        price=price,
        warranties=BANDS[band].free_warranties + action.warranties,
        permit=_may_run(state, company, kind),
        left=state.treasury(company) - price,
        effects=effects(found),
    )


def _describe_trade(state: Counties, action: actions.TradeTrain) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, seller = frame.company, COMPANY[action.company]
    train = next(one for one in state.trains[seller] if one.id == action.train)
    price = trade_price(state, train)
    return message(
        "g1862-choice-trade-train",
        company=called(company),
        seller=action.company,
        train=train.name,
        number=train_number(state, seller, train),
        warranties=train.warranties,
        price=price,
        permit=_may_run(state, company, train.kind),
        asked=is_asked(state, company, seller),
        left=state.treasury(company) - price,
        effects=effects(_unusable(state, company, train.kind)),
    )


def _may_run(state: Counties, company: int, kind: int) -> bool:
    return kind in state.permits[company] or state.settings.simple


def _unusable(state: Counties, company: int, kind: int) -> list[Message]:
    return [] if _may_run(state, company, kind) else [message("g1862-effect-no-permit", kind=KINDS[kind])]


def _describe_way_out(state: Counties, action: actions.WayOut) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, name = frame.company, called(frame.company)
    match action:
        case actions.SellOwnShares():
            count = shares_needed(state, company)
            assert count is not None
            amount = count * state.price(company)
            return message(
                "g1862-choice-sell-own",
                **wording.price_move(state, company, place_after_own_sale(state, company, count)),
                count=count,
                price=amount,
                treasury=state.treasury(company) + amount,
                train_price=bank_price(state),
                effects=effects(_fall_by_own_sale(state, company, count)),
            )
        case actions.Refinance():
            amount = CAPITAL * state.par[company]
            return message("g1862-choice-refinance", company=name, amount=amount, train_price=bank_price(state))
        case actions.DeclareBankrupt():
            mine = state.shares(frame.actor(state), company) * sale_price(state, company)
            return message("g1862-choice-bankrupt", company=name, gone=not can_return(state), amount=mine)


def _fall_by_own_sale(state: Counties, company: int, count: int) -> list[Message]:
    """What becomes of the price of a company that sells shares of its own."""
    place, after = state.markers.places[company], place_after_own_sale(state, company, count)
    if after == place:
        return []
    if after == 0:
        return [message("eighteen-price-bankrupt", company=called(company), before=CHART.prices[place], after=0)]
    return [message("eighteen-price-falls", before=CHART.prices[place], after=CHART.prices[after])]
