"""What can be done, as players name it, with its cost and effect."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.core.messages import Text
from bradshaw.core.refusal import Refusal
from bradshaw.core.words import counted, listing, with_article
from bradshaw.eighteen import wording
from bradshaw.eighteen.actions import OFFERING, BuyShare, LayTile, Pass, PayDividend, Retain, SellShares
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.shares.trading import successor, takes_over
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import line_of, place_name, spelled, tile_choice
from bradshaw.games.g1862.actions import CHARTER as CHARTER_SOURCE
from bradshaw.games.g1862.actions import (
    LONDON_NAME,
    Answer,
    Bid,
    BuildSmallStation,
    BuyCard,
    BuyTrain,
    ChooseMarkers,
    DealRow,
    DeclareBankrupt,
    Hudson,
    Merge,
    MoveCard,
    PlaceMarker,
    PriceCompany,
    RedeemOption,
    RedeemShare,
    Refinance,
    RelinquishOption,
    RemoveCompany,
    RemoveMarker,
    RunTrains,
    SellOwnShares,
    SetPar,
    StartCompany,
    TradeTrain,
)
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
from bradshaw.games.g1862.names import a_train, called, train_called, where
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
from bradshaw.games.g1862.rules.shares import place_after_sale, sale_price
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.track import network, pattern_at, place_tile
from bradshaw.games.g1862.rules.trains import BuyTrains, TrainRequest, bank_price, shares_needed, trade_price
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.wording import certificate, phase_effects, run_told
from bradshaw.routes.pooled.check import score


def name_of(action: Action) -> str:
    """An action as a player names it, legal or not, with names of `data.json` that exist."""
    match action:
        case Bid(company, amount):
            return f"Bid £{amount} for the charter of {company}"
        case SetPar(par):
            return f"Set the par at £{par}"
        case StartCompany(company, price):
            return f"Start {company} at £{price} a share"
        case BuyCard(row):
            return f"Buy the share in row {row}"
        case PriceCompany(row, price, chartered):
            return f"Start the company of row {row} with{'' if chartered else 'out'} a charter at £{price} a share"
        case MoveCard(row, to):
            return f"Move the first card of row {row} to row {to}"
        case RemoveCompany(row):
            return f"Remove the company of row {row} from the game"
        case DealRow(row):
            return f"Deal new cards to row {row}"
        case ChooseMarkers(count):
            return f"Take {counted(count, 'station marker')}"
        case Merge(company, survivor):
            return f"Join with {company}, and {survivor} survives"
        case Answer(agree):
            return "Agree" if agree else "Refuse"
        case RedeemOption():
            return "Keep the option"
        case RelinquishOption():
            return "Give the option up"
        case RemoveMarker(place):
            return f"Remove the marker in {where(place)}"
        case BuildSmallStation(place, line):
            ends = line_of(GEOGRAPHY, GEOGRAPHY.number[place], line)
            return f"{place_name(GEOGRAPHY, place)}: build a small station on the line {ends}"
        case PlaceMarker(place):
            return "Build to London" if place == LONDON_NAME else f"Place a station marker in {where(place)}"
        case RunTrains(runs):
            return f"Run {counted(len(runs), 'train')}"
        case Hudson():
            return "Add to the revenue from the treasury"
        case BuyTrain(kind, count):
            return f"Buy {with_article(kind)} train from the bank" + (
                f" with {counted_warranties(count)}" if count else ""
            )
        case TradeTrain(_, company):
            return f"Buy a train from {company}"
        case SellOwnShares():
            return "Sell the company’s own shares"
        case Refinance():
            return "Refinance the company"
        case DeclareBankrupt():
            return "Declare the company bankrupt"
        case RedeemShare():
            return "Redeem a share from the pool"
        case Pass() | BuyShare() | SellShares() | LayTile() | PayDividend() | Retain():
            return str(wording.name_of(action, GEOGRAPHY))
    raise TypeError(f"no action of 1862: {action!r}")


def counted_warranties(count: int) -> str:
    """Warranties that are bought, beside any that come free."""
    return f"{spelled(count)} more {'warranty' if count == 1 else 'warranties'}"


def describe(state: Counties, action: Action) -> Text:
    """A legal action with its cost and effect."""
    frame = state.frames[-1]
    match action:
        case Pass():
            return "Pass" + _effect_of_pass(state)
        case Bid():
            return _describe_bid(state, action)
        case SetPar(par):
            price = DIRECTORS_SHARES * par
            assert isinstance(frame, CharterPar)
            capital = f"it floats with £{_chartered_capital(state, frame.company, par)}"
            return f"Set the par at £{par} and pay £{price}: {capital}; the fine if it does not is £{FINE * par}"
        case StartCompany(company, price):
            return (
                f"Start {company} at £{price} a share: pay £{DIRECTORS_SHARES * price} into its treasury; it has "
                f"{_permits(state, COMPANY[company])} and would refinance for £{CAPITAL * par_at(price)}"
            )
        case BuyShare():
            return name_of(action) + _effect_of_purchase(state, action)
        case BuyCard() | PriceCompany() | MoveCard() | RemoveCompany() | DealRow():
            return _describe_card(state, action)
        case SellShares():
            return name_of(action) + _effect_of_sale(state, action)
        case ChooseMarkers(count):
            assert isinstance(frame, MarkersToBuy)
            return f"{name_of(action)} for £{count * MARKER_COST}{_left(state, frame.company, count * MARKER_COST)}"
        case Merge():
            return _describe_merger(state, action)
        case Answer(agree):
            return _describe_answer(state, agree)
        case RedeemOption() | RelinquishOption():
            return _describe_option(state, action)
        case RemoveMarker(place):
            assert isinstance(frame, ExcessMarkers)
            return f"Remove the marker of {called(frame.company)} in {where(place)}"
        case LayTile():
            return _describe_tile(state, action)
        case BuildSmallStation():
            return f"{name_of(action)}, £{SMALL_STATION} for Locals"
        case PlaceMarker():
            return _describe_marker(state, action)
        case RunTrains():
            return _describe_runs(state, action)
        case PayDividend() | Retain() | Hudson():
            return _describe_dividend(state, action)
        case BuyTrain() | TradeTrain():
            return _describe_train(state, action)
        case SellOwnShares() | Refinance() | DeclareBankrupt():
            return _describe_way_out(state, action)
        case RedeemShare():
            assert isinstance(frame, Redeem)
            price = state.price(frame.company)
            return f"Redeem a share of {called(frame.company)} from the pool for £{price}" + _left(
                state, frame.company, price
            )
    return name_of(action)


def _left(state: Counties, company: int, price: int) -> str:
    return f": {called(company)} has £{state.treasury(company) - price} left"


def _permits(state: Counties, company: int) -> str:
    if state.settings.simple:
        return f"its home in {COMPANIES[company].home_name}"
    return f"a permit for {KINDS[state.first_permit[company]]} trains"


def _effect_of_pass(state: Counties) -> str:
    match state.frames[-1]:
        case Proposals():
            return ": propose no company"
        case Auction(company=company, bidder=bidder, amount=amount, bidding=bidding) as frame:
            others = bidding & ~(1 << frame.actor(state))
            if others == 1 << bidder:
                return f": the bid of £{amount} wins the charter of {called(company)}"
            return f" and leave the auction of {called(company)}"
        case CharterShares(company=company):
            missing = missing_shares(state, company)
            return f": buy no more shares of {called(company)}, which floats with {spelled(missing)} more"
        case SoloTurn():
            return ": end the stock round"
        case StockTurn(blocks=sold):
            return ": end your turn" if sold else ""
        case MergeStep():
            return ": merge with no company"
        case AcquireStep():
            return ": acquire no company"
        case Build(laid=laid):
            return ": build no more" if laid else ": build nothing"
        case PlaceMarkers():
            return ": place no marker"
        case BuyTrains():
            return ": buy no more trains"
        case Redeem():
            return ": redeem no share"
    return ""


# Parliament and shares


def _describe_bid(state: Counties, action: Bid) -> str:
    frame, company = state.frames[-1], COMPANY[action.company]
    if isinstance(frame, Proposals):
        return f"Propose {action.company} and bid £{action.amount}: its home is {COMPANIES[company].home_name}" + (
            "" if state.settings.simple else f", and it has {_permits(state, company)}"
        )
    return f"{name_of(action)}, which would leave you £{state.money(frame.actor(state)) - action.amount}"


def _effect_of_purchase(state: Counties, action: BuyShare) -> str:
    company, seat = COMPANY[action.company], state.frames[-1].actor(state)
    text = f" for £{state.par[company] if action.source == OFFERING else state.price(company)}"
    if takes_over(state, seat, company, state.shares(seat, company) + 1) and not state.settings.solo:
        text += "; you become its director"
    return text + _floats(state, company, paid_in=action.source == CHARTER_SOURCE)


def _floats(state: Counties, company: int, *, paid_in: bool = False) -> str:
    """What one more share in a player's hands brings to a company that has not floated, and may be paid for it."""
    if state.is_floated(company):
        return ""
    missing = missing_shares(state, company) - 1
    if missing:
        return f"; {called(company)} floats with {spelled(missing)} more"
    price = state.price(company)
    return f"; {called(company)} floats{_with_capital(state, company, price, price if paid_in else 0)}"


def missing_shares(state: Counties, company: int) -> int:
    """How many more shares must be sold before a company floats."""
    if state.settings.solo:
        return SOLO_FLOAT_SHARES - state.in_hands(company)
    return FLOAT_SHARES - (SHARES - state.ipo[company] - state.own[company])


def _with_capital(state: Counties, company: int, price: int, paid_in: int) -> str:
    """The money that a company floats with, its first markers paid; without a charter it has to buy these yet."""
    if state.is_chartered(company):
        return f" with £{_chartered_capital(state, company, state.par[company])}"
    capital = SOLO_CAPITAL * price if state.settings.solo else 0
    return f" with £{state.treasury(company) + paid_in + capital}, of which it buys its station markers"


def _chartered_capital(state: Counties, company: int, par: int) -> int:
    """What a company with a charter has when it has floated and paid for its markers."""
    return state.treasury(company) + CAPITAL * par - CHARTERED_MARKERS * CHARTERED_MARKER_COST


def _describe_card(state: Counties, action: BuyCard | PriceCompany | MoveCard | RemoveCompany | DealRow) -> str:
    """What is done with the rows of cards in the solo game."""
    row = state.solo.rows[action.row - 1]
    if isinstance(action, DealRow):
        chance = ": chance takes a company out of the game first" if removable(state) else ""
        return f"{name_of(action)}{chance}"
    company = row[0]
    name = called(company)
    match action:
        case BuyCard(number):
            return f"Buy the share of {name} in row {number} for £{state.price(company)}{_floats(state, company)}"
        case PriceCompany(number, price, chartered):
            text = f"Start {name} of row {number} with{'' if chartered else 'out'} a charter for £{price} a share"
            if chartered:
                return f"{text}: with three shares it floats with £{_chartered_capital(state, company, price)}"
            capital = state.treasury(company) + SOLO_CAPITAL * price
            text = f"{text}: with three shares it floats with £{capital}"
            others = [one for one in removable(state) if one != company]
            return f"{text}; chance takes another company" if others else text
        case MoveCard(number, to):
            after = f": {called(row[1])} comes to the front" if len(row) > 1 else f": row {number} is empty then"
            return f"Move the card of {name} from row {number} to row {to}{after}"
        case RemoveCompany(number):
            home = COMPANIES[company].home_name
            return f"Remove {name} of row {number} from the game: its cards go, and no track is laid in {home} any more"


def _effect_of_sale(state: Counties, action: SellShares) -> str:
    frame, company, count = state.frames[-1], COMPANY[action.company], action.count
    seat = frame.actor(state)
    each = sale_price(state, company)
    news = []
    if each != state.price(company):
        news.append(f"£{each} each, half the price since it has no train")
    elif count > 1:
        news.append(f"£{each} each")
    directed = state.director[company] == seat
    place, after = state.markers.places[company], place_after_sale(state, company, count, by_director=directed)
    if place not in (OFF, 0) and after == 0:
        return f" for £{each * count}: {'; '.join([*news, f'{action.company} goes bankrupt'])}"
    if after != place:
        news.append(f"the price falls from £{CHART.prices[place]} to £{CHART.prices[after]}")
    if state.has_certificate(seat, company):
        left = state.shares(seat, company) - count
        if successor(state, company, seat, left) is not None:
            news.append("another player becomes its director")
        elif left < DIRECTORS_SHARES:
            news.append("it goes into receivership" if state.is_floated(company) else "it has no director then")
    if isinstance(frame, PayFine):
        owed = frame.owed - each * count
        news.append(f"you still owe £{owed}" if owed > 0 else "the fine is paid")
    return f" for £{each * count}" + (f": {'; '.join(news)}" if news else "")


# Mergers


def _joined(state: Counties, company: int, partner: int, survivor: int) -> tuple[str, str]:
    """What becomes of either of two companies that are joined: of the one that survives, and of the other."""
    price = CHART.prices[merged_place(state, company, partner)]
    other = partner if survivor == company else company
    ends = "goes back to the initial offering" if can_return(state) else "leaves the game"
    return f"{called(survivor)} survives at a price of £{price}", f"{called(other)} {ends}"


def _describe_merger(state: Counties, action: Merge) -> str:
    frame, partner = state.frames[-1], COMPANY[action.company]
    assert isinstance(frame, MergeStep | AcquireStep)
    company = frame.company
    verb = f"Acquire {action.company}" if frame.acquires else f"Merge {called(company)} with {action.company}"
    asked = state.director[partner] != state.director[company] and not state.settings.consent_taken_as_given
    survives, ends = _joined(state, company, partner, COMPANY[action.survivor])
    text = f"{verb}, and {survives}: {'if its director agrees, ' if asked else ''}{ends}"
    if frame.acquires:
        return text
    over = state.operated >> partner & 1
    return f"{text}; the turn of {action.survivor} {'is over' if over else 'goes on'}"


def _describe_answer(state: Counties, agree: bool) -> str:
    match state.frames[-1]:
        case Consent(company=company, partner=partner, survivor=survivor):
            if agree:
                return f"Agree: {listing(_joined(state, company, partner, survivor))}"
            return f"Refuse: {called(partner)} stays as it is"
        case TrainRequest(company=company, seller=seller, train=train):
            if agree:
                price, left = trade_price(state, train), len(state.trains[seller]) - 1
                kept = counted(left, "train") if left else "no train"
                return (
                    f"Agree: {called(seller)} sells {a_train(train)} to {called(company)} for £{price}; it has "
                    f"£{state.treasury(seller) + price} and {kept} then"
                )
            return f"Refuse: {called(seller)} keeps its {train.name} train"
    raise TypeError("nothing was asked")


def _describe_option(state: Counties, action: RedeemOption | RelinquishOption) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    what = certificate(frame.option, called(frame.survivor))
    own = frame.holder(state) == CHARTER
    if isinstance(action, RedeemOption):
        return f"Keep {what}: {f'{called(frame.survivor)} pays' if own else 'pay'} £{frame.cost}"
    return f"Give {what} up: {f'{called(frame.survivor)} receives' if own else 'receive'} £{frame.value}"


# Tiles and markers


def _describe_tile(state: Counties, action: LayTile) -> Text:
    place, tile = GEOGRAPHY.number[action.hex], TILES[TILE[action.tile]]
    before = None if state.tiles[place] == NO_TILE else pattern_at(state, place)
    # Small stations stay on their lines, and a village has its first one at once.
    after = state.copy()
    place_tile(after, place, tile.number, action.rotation)
    return tile_choice(GEOGRAPHY, action.hex, tile, action.rotation, pattern_at(after, place), before)


def _describe_marker(state: Counties, action: PlaceMarker) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, Build | PlaceMarkers)
    company = frame.company
    left = f"{called(company)} has {counted(state.unused[company] - 1, 'marker')} left"
    if action.hex == LONDON_NAME:
        value = state.area_value(LONDON - len(GEOGRAPHY))
        instead = "track and another marker" if isinstance(frame, Build) else "another marker"
        return f"Build to London, worth £{value} now, instead of {instead}: {left}"
    net, place = network(state), GEOGRAPHY.number[action.hex]
    return f"{name_of(action)}, a station of £{net.stops[net.first[place]].revenue}: {left}"


# Runs and revenue


def price_after(state: Counties, company: int, dividend: int) -> Text:
    """What a dividend does to the price."""
    return wording.price_after(state, company, called(company), dividend)


def _describe_runs(state: Counties, action: RunTrains) -> str:
    """The revenue, the subsidy, the routes, and what a dividend would do."""
    frame = state.frames[-1]
    assert isinstance(frame, Runs)
    company = frame.company
    question = problem(state, company)
    runs = read_runs(state, company, action, question)
    if isinstance(runs, Refusal):
        return name_of(action)
    if not runs:
        return "Run no train"
    revenue, subsidy, _ = score(question, runs)
    net = network(state)
    names = {train.id: train.name for train in state.trains[company]}
    told = [
        run_told(
            [names[question.trains[runs[member].train].name] for member in one.members],
            map(net.name, stops_along(question, runs, one)),
            one.revenue,
            one.bonus,
            one.hexes,
        )
        for one in told_runs(question, runs)
    ]
    extra = f" and £{subsidy} subsidy" if subsidy else ""
    return f"Run for £{revenue}{extra}: {'; '.join(map(str, told))}; if paid out {price_after(state, company, revenue)}"


def _describe_dividend(state: Counties, action: PayDividend | Retain | Hudson) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, Dividend)
    company, revenue = frame.company, frame.revenue
    treasury = state.treasury(company) + (frame.subsidy if state.settings.settled_with_dividend else 0)
    if isinstance(action, Retain):
        after = treasury + revenue
        return f"Retain £{revenue}: {called(company)} has £{after} then; {price_after(state, company, 0)}"
    if isinstance(action, Hudson):
        amount = hudson_amount(state, company, revenue)
        start = f"Add £{amount} from the treasury and pay"
        revenue += amount
        left = treasury - amount + _own(state, company, revenue)
        end = f"; {called(company)} has £{left} left"
    else:
        start, end = "Pay", ""
        own = _own(state, company, revenue)
        if own:
            end = f"; {called(company)} gets £{own}"
    mine = revenue // SHARES * state.shares(state.director[company], company)
    return f"{start} a dividend of £{revenue}: you get £{mine}; {price_after(state, company, revenue)}{end}"


def _own(state: Counties, company: int, revenue: int) -> int:
    """What a company receives for its own shares."""
    return revenue // SHARES * state.own[company]


# Trains


def _describe_train(state: Counties, action: BuyTrain | TradeTrain) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company = frame.company
    if isinstance(action, TradeTrain):
        seller = COMPANY[action.company]
        train = next(one for one in state.trains[seller] if one.id == action.train)
        price, kind = trade_price(state, train), train.kind
        asked = state.director[seller] != state.director[company] and not state.settings.consent_taken_as_given
        text = f"Buy the {train_called(state, seller, train)} from {action.company} for £{price}"
        agreed = "if its director agrees, " if asked else ""
        left = f"{agreed}{called(company)} has £{state.treasury(company) - price} left"
        return f"{text}: {left}{_unusable(state, company, kind)}"
    kind, band = KIND[action.kind], state.next_band()
    price = BANDS[band].price + WARRANTY_COST * action.warranties
    total = BANDS[band].free_warranties + action.warranties
    text = f"Buy from the bank {with_article(f'{BANDS[band].size(kind)}{LETTERS[kind]}')} for £{price}"
    text += f", {spelled(total)} {'warranty' if total == 1 else 'warranties'}" if total else ""
    text += _left(state, company, price) + _unusable(state, company, kind)
    return f"{text}; it {phase_effects(state, band)}" if band > state.phase else text


def _unusable(state: Counties, company: int, kind: int) -> str:
    if kind in state.permits[company] or state.settings.simple:
        return ""
    return f"; without a permit it cannot run {KINDS[kind]} trains"


def _describe_way_out(state: Counties, action: SellOwnShares | Refinance | DeclareBankrupt) -> str:
    frame = state.frames[-1]
    assert isinstance(frame, BuyTrains)
    company, name = frame.company, called(frame.company)
    if isinstance(action, SellOwnShares):
        count, place = shares_needed(state, company), state.markers.places[company]
        assert count is not None
        amount = count * state.price(company)
        after = CHART.moved(place, -count)
        text = f"Sell {spelled(count)} of the shares that {name} holds for £{amount}: it has "
        text += f"£{state.treasury(company) + amount} for a train of £{bank_price(state)}"
        if state.is_lner() and not state.settings.company_sales_fall_after_lner:
            return text
        if after == 0:
            return f"{text}; its price falls to nothing, and it is bankrupt"
        return f"{text}; the price falls from £{CHART.prices[place]} to £{CHART.prices[after]}"
    if isinstance(action, Refinance):
        amount = CAPITAL * state.par[company]
        return (
            f"Refinance {name}: all its shares are merged two for one, and it receives £{amount} towards a train of "
            f"£{bank_price(state)}"
        )
    mine = state.shares(frame.actor(state), company) * sale_price(state, company)
    ends = "goes back to the initial offering" if can_return(state) else "leaves the game"
    return f"Declare {name} bankrupt: it {ends}, and you get £{mine} for your shares"
