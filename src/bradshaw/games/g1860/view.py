"""The position for people: the question, the map, the market, the tables, and what is not possible now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, Final

from bradshaw.core.ledger import BANK
from bradshaw.core.view import (
    Closed,
    Column,
    Market,
    Row,
    Style,
    Table,
    View,
)
from bradshaw.core.words import counted, listing, pounds, with_article
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, LayTile, SellShares
from bradshaw.eighteen.drawing import stop_name
from bradshaw.eighteen.frames import NOBODY_YET
from bradshaw.eighteen.geography import fits
from bradshaw.eighteen.position_shown import company_shown, market_shown, players_shown, tiles_shown
from bradshaw.eighteen.state import POOL
from bradshaw.eighteen.tables import (
    in_price_order,
    market_spaces,
    operating_round,
    players_table,
    result_table,
    still_to_operate,
)
from bradshaw.eighteen.tiles import COLOURS, LARGE, ROTATIONS
from bradshaw.eighteen.words import game_over, place_name, spelled
from bradshaw.games.g1860.actions import (
    THE_BANK,
    Bid,
    BuildBase,
    BuyPrivate,
    BuyTrain,
    Exchange,
    IsleAction,
    RunTrains,
    SellPrivate,
    StartCompany,
    TakeDirector,
    TakePrivate,
)
from bradshaw.games.g1860.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.bases import BuildBases, next_cost
from bradshaw.games.g1860.components import (
    ALL,
    BANK_MONEY,
    CHART,
    COMPANIES,
    EIGHT,
    FLOAT_SHARES,
    LEASE_BASE,
    LEASE_PER_STOP,
    LOWEST_REFLOAT_PAR,
    NAMES,
    PHASES,
    PRIVATES,
    RED,
    TILES,
    TRAINS,
    first_tiles,
)
from bradshaw.games.g1860.dividends import Dividend
from bradshaw.games.g1860.ending import GameOver, worth
from bradshaw.games.g1860.flotation import HomeTile
from bradshaw.games.g1860.frames import AutomaticFrame, IsleFrame
from bradshaw.games.g1860.laying import LayTrack
from bradshaw.games.g1860.map_shown import LAND, PIER_STYLE, draw_map
from bradshaw.games.g1860.privates import is_open
from bradshaw.games.g1860.privates import revenue as private_revenue
from bradshaw.games.g1860.report import name_of, phase_effects
from bradshaw.games.g1860.rounds import AUCTION, LAST_COMPANIES, OPERATING, STOCK, Rounds, holding_up, running
from bradshaw.games.g1860.running import leases
from bradshaw.games.g1860.runs import Runs
from bradshaw.games.g1860.secrets import told_by_choices
from bradshaw.games.g1860.shares import NO_LIMIT, certificate_limit, is_available
from bradshaw.games.g1860.state import CLOSED, IN_BANK, UNSOLD, Isle
from bradshaw.games.g1860.stock import StockTurn, pars
from bradshaw.games.g1860.track import is_upgrade, network, upgrades
from bradshaw.games.g1860.trains import BuyTrains, ReturnTrains, TrainOffer, bank_price, must_buy

# How things are shown

HILL: Final = "hill"
OLIVE: Final = "olive"
HIDDEN: Final = "?"
STYLES: Final = (
    *(Style(company.name, company.name, company.full_name, company.colour) for company in COMPANIES),
    Style(LAND, "", "land", "#cfe3b4"),
    Style(HILL, "▲", "hills", "#a9bd8f"),
    Style(OLIVE, "▲", "difficult ground", "#b3b56b"),
    Style(PIER_STYLE, "≈", "Ryde Pier", "#bfd9e6"),
)
_NEW_PARS: Final = frozenset(par for company in COMPANIES for par in company.pars)
_KEY_RED: Final = ("red", "of the shares sold at once the first does not move the price")
_KEY_MARKET: Final = (
    ("grey", "par of a company that is started again after a bankruptcy"),
    ("par", "par of a new company"),
    ("bankrupt", "the company is bankrupt"),
    ("end", "the game ends after the operating round"),
)


def view(state: Isle, players: Sequence[str], hidden: Set[str] = frozenset()) -> View:
    """What can be seen, but nothing that tells the treasury of a hidden company."""
    headline, hint = question(state, players, hidden)
    tables = [
        _players_table(state, players),
        _companies_table(state, players, hidden),
        _trains_table(state),
        _privates_table(state, players),
        _course_table(state, players),
    ]
    if isinstance(state.frames[-1], GameOver):
        tables.insert(0, result_table([worth(state, one) for one in range(state.players)], players))
    board = draw_map(state, show_open=not hidden & told_by_choices(state))
    # The hexes that are open have been found for the board; that takes long enough to be done once only.
    hexes = {cell.id for cell in board.cells if cell.open}
    closed = () if isinstance(state.frames[-1], GameOver) else tuple(_closed(state, hidden, hexes))
    return View(headline, hint, board, tuple(tables), STYLES, closed, _market(state))


# The question


def question(state: Isle, players: Sequence[str], hidden: Set[str]) -> tuple[str, str]:
    """Who decides what, and what that means."""
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        worths = [worth(state, one) for one in range(state.players)]
        return game_over(frame.why, worths, players), ""
    if isinstance(frame, AutomaticFrame):
        return "The companies operate by themselves.", ""
    name = players[frame.actor(state)]
    company = getattr(frame, "company", NOBODY_YET)
    label = COMPANIES[company].name if company >= 0 else ""
    has = ""
    if company >= 0 and label not in hidden:
        has = f", which has {state.credits(company)}cc"
    if isinstance(frame, Bidding):
        standing = f"{players[frame.highest]} has bid £{frame.bid}" if frame.bid else "nobody has bid yet"
        return (
            f"{name} to bid for the choice of a certificate: {standing}.",
            "The winner pays the bid and then the price of the certificate. If nobody bids, the first to pass chooses.",
        )
    if isinstance(frame, ChooseLot):
        return (
            f"{name} has won the auction: choose a certificate.",
            "A director’s certificate is two shares and costs twice the par that you set; a company that floats "
            "receives ten times its par.",
        )
    if isinstance(frame, StockTurn):
        return _stock_question(state, frame, name)
    if isinstance(frame, HomeTile):
        return (
            f"{name} lays the home tile of {label}.",
            "It costs nothing and does not count as track of the company’s first turn.",
        )
    if isinstance(frame, LayTrack):
        what, hint = _track_question(state, frame)
        return f"{name} builds for {label}{has}: {what}.", hint
    if isinstance(frame, BuildBases):
        cost = next_cost(state, company)
        return (
            f"{name} may build a base for {label}{has}.",
            f"It costs {cost}cc. Every run needs a base of the company, and a full station stops the others.",
        )
    if isinstance(frame, Runs):
        return _run_question(state, company, name)
    if isinstance(frame, Dividend):
        return f"{name} decides on the revenue of £{frame.revenue} of {label}.", _dividend_hint(state, frame)
    if isinstance(frame, BuyTrains):
        must = " It has no train and must buy one." if label not in hidden and must_buy(state, company) else ""
        answer = ""
        if frame.refused:
            owner, kind, price = frame.refused[-1]
            answer = f" {COMPANIES[owner].name} has refused {price}cc for its {TRAINS[kind].name} train."
        return (
            f"{name} may buy trains for {label}{has}.{answer}",
            f"{_train_hint(state)}{must}",
        )
    if isinstance(frame, TrainOffer):
        train, seller = with_article(TRAINS[frame.kind].name), COMPANIES[frame.seller].name
        return (
            f"{name} answers for {seller}: {label} offers {frame.price}cc for {train} train.",
            "The money goes to the treasury of the company that sells.",
        )
    assert isinstance(frame, ReturnTrains)
    return (
        f"{name} gives a train of {label} back to the bank.",
        f"In this phase a company may own {spelled(state.train_limit())} trains. Nothing is paid for it.",
    )


def _track_question(state: Isle, frame: LayTrack) -> tuple[str, str]:
    """What the company may still lay, and on which terms."""
    insolvent, trainless = state.is_insolvent(frame.company), not state.has_train(frame.company)
    green, both = state.rules_of_phase.colours > 1, state.settings.accelerated_track
    upgrade = green and not insolvent and not trainless
    if frame.upgraded:
        what = "one tile is upgraded; a yellow one may be laid"
    elif frame.laid:
        what = "one tile is laid; another may be laid" + (", or one upgraded" if upgrade and both else "")
    else:
        what = f"lay up to two yellow tiles{' that cost nothing' if insolvent else ''}"
        if upgrade:
            what += ", upgrade one, or do one of each" if both else " or upgrade one"
    hints = ["Of two tiles none may have a large station."]
    if insolvent:
        hints.append("An insolvent company does not upgrade, nor lay track that costs anything.")
    elif trainless and green:
        hints.append("A company without a train does not upgrade.")
    elif upgrade and not frame.upgraded and (both or not frame.laid):
        hints.append("To upgrade, a train of the company must reach the hex.")
    return what, " ".join([*hints, "Marked hexes are open to you."])


def _run_question(state: Isle, company: int, name: str) -> tuple[str, str]:
    label = COMPANIES[company].name
    choice = "Offered are the runs with the most revenue"
    if state.halts_count():
        choice += " and, if others, those that earn most with the subsidy"
    if not leases(state, company):
        terms = "Revenue goes to the shareholders or the treasury."
        if state.halts_count():
            terms = "Subsidy goes to the treasury, revenue to the shareholders or the treasury."
        if state.in_receivership(company):
            terms = "Without a director the company retains what it earns."
        elif state.british_rail:
            terms = "Under British Rail all revenue is paid out."
        return f"{name} runs the trains of {label}.", f"{choice}. {terms}"
    train = TRAINS[state.bank_trains()[0]]
    if state.settings.original_insolvency:
        terms = "The company keeps half of the revenue and all of the subsidy."
    else:
        choice = f"It calls at {train.large} stations at most"
        terms = f"The company keeps {LEASE_BASE}cc and {LEASE_PER_STOP}cc for each, whatever they are worth."
    return f"{name} runs the {train.name} train that {label} leases.", f"{choice}. {terms}"


def _dividend_hint(state: Isle, frame: Dividend) -> str:
    price = state.price(frame.company)
    hint = (
        f"Without a dividend the price of £{price} falls by a space. It stays if the dividend is lower than the price; "
        f"otherwise it rises by as many spaces as the dividend has times £{price}, {spelled(state.most_rises)} at most."
    )
    if frame.subsidy:
        hint += f" The subsidy of {frame.subsidy}cc goes to the treasury in any case."
    return hint


def _train_hint(state: Isle) -> str:
    if state.british_rail:
        return "Under British Rail trains come from the bank only."
    return (
        "The first train of a new kind begins a phase, in which older trains may rust. A company that has a route but "
        "no train when its turn ends is insolvent."
    )


def _stock_question(state: Isle, frame: StockTurn, name: str) -> tuple[str, str]:
    if frame.is_over_limit(state):
        held, limit = state.certificates(frame.player), certificate_limit(state)
        return (
            f"{name} holds {held} certificates and must sell: {limit} are allowed.",
            "Nothing else is possible before that.",
        )
    if frame.bought and state.settings.variable_private_revenue:
        return f"{name} may still close a private.", "That is not an action of the turn."
    if frame.bought:
        return f"{name} may still exchange a private.", "An exchange is not an action of the turn."
    done = "sell more, buy, or end the turn" if frame.acted else "sell, then buy at most one certificate, or pass"
    return (
        f"{name}’s turn in stock round {state.stock_rounds}: {done}.",
        "The round ends when all pass in turn. What you sell you cannot buy back in the same round.",
    )


# The market


def _market(state: Isle) -> Market:
    red = ("red", "sales no longer move the price") if state.phase >= EIGHT else _KEY_RED
    return Market(market_spaces(state, NAMES, _zone), (red, *_KEY_MARKET))


def _zone(place: int) -> str:
    price = CHART.prices[place]
    if place in RED:
        return "red"
    if price in _NEW_PARS:
        return "par"
    return "grey" if LOWEST_REFLOAT_PAR <= price <= max(_NEW_PARS) else ""


# The tables


def _players_table(state: Isle, players: Sequence[str]) -> Table:
    seats = range(state.players)
    most = certificate_limit(state)
    limit = "" if most == NO_LIMIT else f"/{most}"
    privates = [_privates_of(state, seat) for seat in seats]
    worths = [worth(state, seat) for seat in seats]
    priority = state.priority if state.stock_rounds else NOBODY_YET
    return players_table(state, players, NAMES, worths, limit, "Privates", privates, priority=priority)


def _privates_of(state: Isle, seat: int) -> list[str]:
    return [PRIVATES[private].name for private, owner in enumerate(state.owners) if owner == seat]


def _companies_table(state: Isle, players: Sequence[str], hidden: Set[str]) -> Table:
    acting = getattr(state.frames[-1], "company", NOBODY_YET)
    rows = [
        Row(
            _company_cells(state, company, players, hidden),
            COMPANIES[company].name,
            marked=company == acting and not isinstance(state.frames[-1], TrainOffer),
        )
        for company in _in_order(state)
    ]
    columns = (
        Column("Company"),
        Column("Price", right=True),
        Column("Par", right=True),
        Column("Treasury", right=True),
        Column("Trains"),
        Column("Director"),
        Column("Ran for", right=True),
        Column("Bases", right=True),
        Column("IPO", right=True),
        Column("Pool", right=True),
        Column("Status"),
    )
    note = "Bases: how many are left. IPO: +1 is reserved for the owner of a private."
    if any(row.cells[3] == HIDDEN for row in rows):
        note += " Treasury: shareholders know it."
    return Table("Companies", columns, tuple(rows), note)


def _in_order(state: Isle) -> list[int]:
    """Companies that have a price in the order in which they operate, then the others as they come up for sale."""
    priced = in_price_order(state)
    return [*priced, *(company for company in range(ALL) if company not in priced)]


def _company_cells(state: Isle, company: int, players: Sequence[str], hidden: Set[str]) -> tuple[str, ...]:
    one, director = COMPANIES[company], state.director[company]
    has_charter = state.is_floated(company) or state.is_bankrupt(company)
    _, _, revenue, paid = state.last_runs[company]
    reserved = state.reserved(company)
    offering = f"{state.ipo[company] - reserved}+{reserved}" if reserved else str(state.ipo[company])
    treasury = f"{state.credits(company)}cc" if one.name not in hidden else HIDDEN
    return (
        one.name,
        pounds(state.price(company)) if state.is_started(company) else "",
        pounds(state.par[company]) if state.is_started(company) else "",
        treasury if has_charter else "",
        ", ".join(TRAINS[kind].name for kind in state.trains[company]) or ("none" if has_charter else ""),
        players[director] if director >= 0 else "",
        f"£{revenue}{'' if paid or not revenue else ' kept'}" if state.last_runs[company][0] else "",
        str(len(one.base_costs) - len(state.bases[company])),
        offering,
        str(state.pool[company]),
        status(state, company),
    )


def status(state: Isle, company: int) -> str:
    """What is special about a company, in a few words."""
    if state.is_closed(company):
        return "closed down"
    words = ["bankrupt"] if state.is_bankrupt(company) else []
    if not state.is_started(company):
        on_sale = "for sale" if is_available(state, company) else f"layer {COMPANIES[company].layer}"
        return words[0] if words else on_sale
    if not state.is_floated(company):
        if state.director[company] == POOL:
            words.append("no director")
        missing = FLOAT_SHARES - state.in_hands(company)
        words.append("has not floated" if state.british_rail else f"floats with {missing} more")
        return ", ".join(words)
    if state.in_receivership(company):
        words.append("receivership")
    if state.is_insolvent(company):
        words.append("insolvent")
    if not state.has_operated(company):
        words.append("new")
    return ", ".join(words)


def _trains_table(state: Isle) -> Table:
    rows = []
    for kind, train in enumerate(TRAINS):
        returned = state.returned.count(kind)
        left = state.depot[kind] + returned
        if not left and kind < state.phase:
            continue
        on_sale = kind in state.bank_trains()
        rows.append(
            Row(
                (
                    train.name,
                    f"{train.price}cc",
                    "any number" if train.count is None else str(left),
                    "on sale" if on_sale else "",
                    f"first {TRAINS[train.rusted_by].name}" if train.rusted_by is not None else "never",
                    phase_effects(state, kind) if kind > state.phase else "",
                ),
                marked=on_sale,
            )
        )
    columns = (
        Column("Train"),
        Column("Price", right=True),
        Column("Left", right=True),
        Column("Now"),
        Column("Rusts with the"),
        Column("The first one"),
    )
    return Table("Trains", columns, tuple(rows))


def _privates_table(state: Isle, players: Sequence[str]) -> Table:
    rows = []
    for private, one in enumerate(PRIVATES):
        owner = state.owners[private]
        if owner == CLOSED:
            continue
        where = players[owner] if owner >= 0 else "in the bank" if owner == IN_BANK else "not for sale yet"
        if owner == UNSOLD and one.auctioned:
            where = "in the auction"
        if owner >= 0 and not is_open(state, private):
            where += ", closed"
        exchanged = one.exchange is not None and not state.settings.variable_private_revenue
        company = COMPANIES[one.exchange].name if one.exchange is not None and exchanged else ""
        rows.append(Row((one.name, pounds(one.value), f"£{private_revenue(state, private)}", where, company or "–")))
    columns = (
        Column("Private"),
        Column("Value", right=True),
        Column("Pays", right=True),
        Column("Owner"),
        Column("Share of"),
    )
    return Table("Privates", columns, tuple(rows))


def _course_table(state: Isle, players: Sequence[str]) -> Table:
    """Where the game stands, and how far it is from its end."""
    phase = state.rules_of_phase
    top = max(state.price(company) if state.is_started(company) else 0 for company in range(ALL))
    tiles = f"{listing(COLOURS[: phase.colours])} tiles" if state.allowed_to_build() else "nothing is built any more"
    rows = [
        Row(("Round", _round(state))),
        Row(("Phase", f"{phase.name}: {tiles}, Ryde Pier £{phase.pier}")),
        Row(("Train limit", "none" if state.settings.no_train_limit else f"{phase.train_limit} for a company")),
        Row(("Operating rounds", _rounds_to_come(state))),
        Row(("Bank", _bank(state)), marked=state.bank_broken),
        Row(("Highest price", f"{f'£{top}' if top else 'none yet'}; {_end_by_price(state)}"), marked=state.top_reached),
        Row(("Railways", _railways(state)), marked=state.british_rail),
    ]
    return Table("The course of the game", (Column(""), Column("")), tuple(rows))


def _ends_after_round(state: Isle) -> bool:
    """Whether the operating round being played is known to be the last."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind != OPERATING:
        return False
    return state.top_reached or state.bank_broken or (state.british_rail and len(running(state)) <= LAST_COMPANIES)


def _rounds_to_come(state: Isle) -> str:
    if _ends_after_round(state):
        return "this is the last"
    if state.british_rail:
        return "until British Rail has closed all companies; no stock round follows"
    if state.bank_broken:
        return "one more, and the game ends"
    return f"{state.rules_of_phase.operating_rounds} after the next stock round"


def _bank(state: Isle) -> str:
    if state.british_rail and not state.bank_broken:
        return "without limit under British Rail"
    if state.bank_broken:
        return f"empty; the game ends after {'this' if _ends_after_round(state) else 'the next'} operating round"
    return f"£{state.cash[BANK]} of £{BANK_MONEY}; the game ends when it is empty"


def _end_by_price(state: Isle) -> str:
    if state.top_reached:
        return "the game ends after this operating round"
    return f"the game ends after the operating round in which one is £{CHART.prices[CHART.top]}"


def _round(state: Isle) -> str:
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind == AUCTION:
        return f"initial auction, {counted(sum(map(len, lots(state))), 'certificate')} on offer"
    if bottom.kind == STOCK:
        return f"stock round {state.stock_rounds}"
    later = [NAMES[company] for company in still_to_operate(state)]
    total = 0 if state.british_rail or _ends_after_round(state) else bottom.total
    return operating_round(bottom.number, total, state.stock_rounds, later)


def _railways(state: Isle) -> str:
    if state.british_rail and _ends_after_round(state):
        return "British Rail"
    if state.british_rail:
        return "British Rail: after each round the two companies that pay least close, with all that pay as little"
    if state.southern:
        trainless = [COMPANIES[company].name for company in holding_up(state)]
        waits = f"; {listing(trainless)} without a train" if trainless else ""
        floated = "" if state.settings.unfloated_delay_nationalisation else "floated "
        return f"Southern Railway: nationalised when every {floated}company with a director has a train{waits}"
    return f"nationalised some time after the first {TRAINS[len(PHASES) - 1].name} train"


# What is not possible


def _closed(state: Isle, hidden: Set[str], hexes: Set[str]) -> Iterator[Closed]:
    frame = state.frames[-1]
    assert isinstance(frame, IsleFrame)
    company = getattr(frame, "company", NOBODY_YET)
    if company >= 0 and NAMES[company] in hidden:
        # The reasons would tell what the company has.
        return
    for action, text in _thinkable(state, frame, hexes):
        refusal = frame.refuse(state, action)
        if refusal is not None:
            cell = action.hex if isinstance(action, LayTile | BuildBase) else ""
            yield Closed(text or name_of(action), refusal, cell)


def _thinkable(state: Isle, frame: IsleFrame, hexes: Set[str]) -> Iterator[tuple[IsleAction, str]]:
    """What somebody might try in this frame, legal or not; the name where it stands for several actions alike."""
    if isinstance(frame, Bidding):
        low, _ = frame.bounds(state)
        yield Bid(low), ""
    elif isinstance(frame, ChooseLot):
        privates, companies = lots(state)
        yield from ((TakePrivate(PRIVATES[private].name), "") for private in privates)
        for company in companies:
            for par in COMPANIES[company].pars:
                yield TakeDirector(COMPANIES[company].name, par), ""
    elif isinstance(frame, StockTurn):
        yield from _thinkable_trades(state, frame)
    elif isinstance(frame, LayTrack):
        yield from _thinkable_tiles(state, hexes)
    elif isinstance(frame, BuildBases):
        net = network(state)
        for stop, one in enumerate(net.stops):
            if one.kind == LARGE and one.circles:
                place = net.hex_of[stop]
                hex_id = state.geography.places[place].id
                name = f"Build a base in {stop_name(net, stop)} ({hex_id})"
                yield BuildBase(hex_id, stop - net.first[place]), name
    elif isinstance(frame, Runs):
        yield RunTrains(()), "Run no train"
    elif isinstance(frame, BuyTrains):
        yield PASS, "Buy no train"
        for kind in state.bank_trains():
            yield BuyTrain(TRAINS[kind].name, THE_BANK, bank_price(kind)), ""
        coming = [kind for kind, left in enumerate(state.depot) if left and kind not in state.bank_trains()]
        for kind in coming[:1]:
            yield BuyTrain(TRAINS[kind].name, THE_BANK, bank_price(kind)), ""
        for seller in range(ALL):
            for kind in sorted(set(state.trains[seller])):
                if seller != frame.company:
                    name = COMPANIES[seller].name
                    offer = BuyTrain(TRAINS[kind].name, name, max(10, state.credits(frame.company) // 10 * 10))
                    yield offer, f"Buy {with_article(TRAINS[kind].name)} train from {name}"


def _thinkable_trades(state: Isle, frame: StockTurn) -> Iterator[tuple[IsleAction, str]]:
    seat = frame.player
    yield PASS, ""
    for company in range(ALL):
        name = COMPANIES[company].name
        if not state.is_started(company):
            cheapest = min(pars(state, company))
            yield StartCompany(name, cheapest), f"Start {name}"
            yield from (
                (StartCompany(name, par), "") for par in pars(state, company)[1:] if is_available(state, company)
            )
        else:
            for source in (OFFERING, BANK_POOL):
                yield BuyShare(name, source), ""
        if state.shares(seat, company):
            yield from ((SellShares(name, count), "") for count in range(1, state.shares(seat, company) + 1))
    for private, owner in enumerate(state.owners):
        name = PRIVATES[private].name
        if owner == seat:
            yield SellPrivate(name), ""
            yield Exchange(name), ""
        else:
            yield BuyPrivate(name), ""


def _thinkable_tiles(state: Isle, hexes: Set[str]) -> Iterator[tuple[IsleAction, str]]:
    """For each hex where nothing can be laid one tile that shows why: the one that comes nearest to it."""
    for place in state.geography.places:
        if place.id in hexes or place.fixed:
            continue
        what = f"Lay track on {place_name(state.geography, place.id)}"
        if is_upgrade(state, place.number):
            found = next(upgrades(state, place.number), None)
            what = f"Upgrade {place_name(state.geography, place.id)}"
            if found is not None:
                yield LayTile(place.id, TILES[found[0]].id, found[1]), what
            continue
        for tile in first_tiles(state.geography, place.number)[:1]:
            turns = (turn for turn in ROTATIONS if fits(state.geography, place.number, TILES[tile].patterns[turn]))
            fitting = next(turns, 0)
            yield LayTile(place.id, TILES[tile].id, fitting), what


# For clients that know the game

_DOING: Final[Mapping[type, str]] = {
    Bidding: "to bid",
    ChooseLot: "chooses a certificate",
    StockTurn: "trades",
    HomeTile: "lays the home tile",
    LayTrack: "builds track",
    BuildBases: "may build a base",
    Runs: "runs trains",
    Dividend: "pays or keeps",
    BuyTrains: "may buy trains",
    TrainOffer: "answers an offer",
    ReturnTrains: "gives a train back",
}


def position(state: Isle, hidden: Set[str] = frozenset()) -> dict[str, Any]:
    """The position as JSON in the game's own terms."""
    frame, bottom = state.frames[-1], state.frames[0]
    assert isinstance(bottom, Rounds)
    company = getattr(frame, "company", NOBODY_YET)
    return {
        "stage": type(frame).__struct_config__.tag,
        "doing": _doing(frame, company),
        "words": {"base": "base", "unit": "cc"},
        "company": COMPANIES[company].name if company >= 0 else None,
        "round": ("auction", "stock", "operating")[bottom.kind],
        "stock_round": state.stock_rounds,
        "operating_round": [bottom.number, bottom.total],
        "phase": state.rules_of_phase.name,
        "bank": state.cash[BANK],
        "priority": state.priority,
        "certificate_limit": None if certificate_limit(state) == NO_LIMIT else certificate_limit(state),
        "british_rail": state.british_rail,
        "southern": state.southern,
        "players": [
            shown | {"privates": _privates_of(state, one)}
            for one, shown in enumerate(players_shown(state, NAMES, worth))
        ],
        "order": [COMPANIES[company].name for company in _in_order(state)],
        "companies": {COMPANIES[company].name: _company(state, company, hidden) for company in range(ALL)},
        "trains": {
            "depot": {TRAINS[kind].name: left for kind, left in enumerate(state.depot) if left},
            "returned": [TRAINS[kind].name for kind in state.returned],
            "on_sale": [TRAINS[kind].name for kind in state.bank_trains()],
        },
        "tiles": tiles_shown(state, state.geography, TILES),
        "tiles_left": {tile.id: state.supply[tile.number] for tile in TILES},
        "market": market_shown(state, NAMES),
    }


def _doing(frame: object, company: int) -> str:
    """What the one who decides is doing, in a few words."""
    doing = _DOING.get(type(frame), "")
    return f"{doing}: {COMPANIES[company].name}" if doing and company >= 0 else doing


def _company(state: Isle, company: int, hidden: Set[str]) -> dict[str, Any]:
    places = state.geography.places
    return {
        **company_shown(state, company),
        "treasury": state.credits(company) if NAMES[company] not in hidden else None,
        "trains": [TRAINS[kind].name for kind in state.trains[company]],
        "reserved": state.reserved(company),
        "bases": [[places[place].id, station, circle] for place, station, circle in state.bases[company]],
        "bases_left": len(COMPANIES[company].base_costs) - len(state.bases[company]),
        "next_base": next_cost(state, company),
        "status": status(state, company),
        "insolvent": state.is_insolvent(company),
        "bankrupt": state.is_bankrupt(company),
        "revenue": state.last_runs[company][2],
        "paid": state.last_runs[company][3],
    }
