"""The tables of a position: players, companies, trains, privates, and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.view import Column, Row, Table
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.state import POOL
from bradshaw.eighteen.views import tables as common
from bradshaw.games.g1860.components import (
    ALL,
    BANK_MONEY,
    COMPANIES,
    DIRECTORS_SHARES,
    FLOAT_SHARES,
    NAMES,
    PHASES,
    PRIVATES,
)
from bradshaw.games.g1860.components import TRAINS as TRAIN_KINDS
from bradshaw.games.g1860.names import credits
from bradshaw.games.g1860.rules.auction import lots
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.rules.privates import is_open
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.rules.rounds import AUCTION, LAST_COMPANIES, OPERATING, STOCK, Rounds, holding_up, running
from bradshaw.games.g1860.rules.shares import NO_LIMIT, certificate_limit, is_available
from bradshaw.games.g1860.rules.trains import TrainOffer
from bradshaw.games.g1860.state import CLOSED, IN_BANK, UNSOLD, Isle
from bradshaw.games.g1860.views.report import phase_effects

HIDDEN: Final = "?"


def tables(state: Isle, players: Sequence[str], hidden: Set[str]) -> list[Table]:
    """All tables, without the treasuries of hidden companies; once the game is over, the result first."""
    found = [
        _players(state, players),
        _companies(state, players, hidden),
        _trains(state),
        _privates(state, players),
        _course(state),
    ]
    bottom = state.frames[0]
    if isinstance(bottom, Rounds) and bottom.kind == AUCTION:
        found.append(_lots(state))
    if isinstance(state.frames[-1], GameOver):
        found.insert(0, common.result_table([worth(state, one) for one in range(state.players)], players))
    return found


# Players


def _players(state: Isle, players: Sequence[str]) -> Table:
    seats = range(state.players)
    most = certificate_limit(state)
    limit = "" if most == NO_LIMIT else f"/{most}"
    privates = [privates_of(state, seat) for seat in seats]
    worths = [worth(state, seat) for seat in seats]
    priority = state.priority if state.stock_rounds else NOBODY_YET
    heading = message("g1860-column-privates")
    return common.players_table(state, players, NAMES, worths, limit, heading, privates, priority=priority)


def privates_of(state: Isle, seat: int) -> list[str]:
    """The names of the privates that a player owns."""
    return [PRIVATES[private].name for private, owner in enumerate(state.owners) if owner == seat]


# Companies


def _companies(state: Isle, players: Sequence[str], hidden: Set[str]) -> Table:
    acting = getattr(state.frames[-1], "company", NOBODY_YET)
    rows = [
        Row(
            _company_cells(state, company, players, hidden),
            COMPANIES[company].name,
            marked=company == acting and not isinstance(state.frames[-1], TrainOffer),
        )
        for company in in_order(state)
    ]
    columns = (
        *common.VALUE_COLUMNS,
        *common.RUNNING_COLUMNS,
        Column(message("g1860-column-bases"), right=True),
        *common.SHARE_COLUMNS,
        Column(message("eighteen-column-status")),
    )
    note = message("g1860-note-companies", hidden=any(row.cells[3] == HIDDEN for row in rows))
    return Table(message("eighteen-table-companies"), columns, tuple(rows), note)


def in_order(state: Isle) -> list[int]:
    """Companies that have a price in the order in which they operate, then the others as they come up for sale."""
    priced = common.in_price_order(state)
    return [*priced, *(company for company in range(ALL) if company not in priced)]


def _company_cells(state: Isle, company: int, players: Sequence[str], hidden: Set[str]) -> tuple[Text, ...]:
    one, director = COMPANIES[company], state.director[company]
    has_charter = state.is_floated(company) or state.is_bankrupt(company)
    reserved = state.reserved(company)
    offering = f"{state.ipo[company] - reserved}+{reserved}" if reserved else str(state.ipo[company])
    treasury = credits(state.treasury(company)) if one.name not in hidden else HIDDEN
    trains = [TRAIN_KINDS[kind].name for kind in state.trains[company]]
    no_train = message("eighteen-no-trains") if has_charter else ""
    return (
        one.name,
        money(state.price(company)) if state.is_started(company) else "",
        money(state.par[company]) if state.is_started(company) else "",
        treasury if has_charter else "",
        common.listed(trains) if trains else no_train,
        players[director] if director >= 0 else "",
        _ran_for(state, company),
        str(len(one.base_costs) - len(state.bases[company])),
        offering,
        str(state.pool[company]),
        status(state, company),
    )


def _ran_for(state: Isle, company: int) -> Text:
    ran, _, revenue, paid = state.last_runs[company]
    if not ran:
        return ""
    return money(revenue) if paid or not revenue else message("g1860-ran-and-kept", revenue=revenue)


def status(state: Isle, company: int) -> Text:
    """What is special about a company, in a few words."""
    if state.is_closed(company):
        return message("g1860-status-closed")
    found = [message("g1860-status-bankrupt")] if state.is_bankrupt(company) else []
    if not state.is_started(company):
        if found:
            return found[0]
        if is_available(state, company):
            return message("g1860-status-for-sale")
        return message("g1860-status-layer", layer=COMPANIES[company].layer)
    if not state.is_floated(company):
        if state.director[company] == POOL:
            found.append(message("g1860-status-no-director"))
        missing = FLOAT_SHARES - state.in_hands(company)
        if state.british_rail:
            found.append(message("g1860-status-not-floated"))
        else:
            found.append(message("eighteen-status-floats-with", count=missing))
        return common.listed(found)
    if state.in_receivership(company):
        found.append(message("eighteen-status-receivership"))
    if state.is_insolvent(company):
        found.append(message("g1860-status-insolvent"))
    if not state.has_operated(company):
        found.append(message("eighteen-status-new"))
    return common.listed(found) if found else ""


# Trains and privates


def _trains(state: Isle) -> Table:
    rows = []
    for kind, train in enumerate(TRAIN_KINDS):
        left = state.depot[kind] + state.returned.count(kind)
        if not left and kind < state.phase:
            continue
        on_sale = kind in state.bank_trains()
        never = message("eighteen-rusts-never")
        rusts = (
            never
            if train.rusted_by is None
            else message("eighteen-rusts-with", train=TRAIN_KINDS[train.rusted_by].name)
        )
        rows.append(
            Row(
                (
                    train.name,
                    credits(train.price),
                    message("eighteen-any-number") if train.count is None else str(left),
                    message("eighteen-on-sale") if on_sale else "",
                    rusts,
                    phase_effects(state, kind) if kind > state.phase else "",
                ),
                marked=on_sale,
            )
        )
    columns = (
        Column(message("g1860-column-train")),
        *common.TRAIN_COLUMNS,
    )
    return Table(message("eighteen-table-trains"), columns, tuple(rows))


def _privates(state: Isle, players: Sequence[str]) -> Table:
    rows = []
    for private, one in enumerate(PRIVATES):
        if state.owners[private] == CLOSED:
            continue
        exchanged = one.exchange is not None and not state.settings.variable_private_revenue
        company = COMPANIES[one.exchange].name if one.exchange is not None and exchanged else ""
        revenue = money(private_revenue(state, private))
        rows.append(Row((one.name, money(one.value), revenue, owner_told(state, private, players), company or "–")))
    columns = (
        Column(message("g1860-column-private")),
        Column(message("g1860-column-value"), right=True),
        Column(message("g1860-column-pays"), right=True),
        Column(message("g1860-column-owner")),
        Column(message("g1860-column-share-of")),
    )
    return Table(message("g1860-table-privates"), columns, tuple(rows))


def _lots(state: Isle) -> Table:
    """What whoever wins the auction can choose from, and what it costs besides the bid."""
    privates, companies = lots(state)
    rows = [Row(_lot(state, private)) for private in privates]
    for company in companies:
        one = COMPANIES[company]
        low, high = (DIRECTORS_SHARES * par for par in (min(one.pars), max(one.pars)))
        cells = (one.name, message("g1860-lot-price", low=low, high=high), "–", message("g1860-lot-director"))
        rows.append(Row(cells, one.name))
    columns = (
        Column(message("g1860-column-lot")),
        Column(message("eighteen-column-price"), right=True),
        Column(message("g1860-column-pays"), right=True),
        Column(message("g1860-column-brings")),
    )
    return Table(message("eighteen-table-lots"), columns, tuple(rows), message("g1860-note-lots"))


def _lot(state: Isle, private: int) -> tuple[Text, ...]:
    one = PRIVATES[private]
    share: Text = "–"
    if one.exchange is not None and not state.settings.variable_private_revenue:
        share = message("g1860-lot-share", company=COMPANIES[one.exchange].name)
    return one.name, money(one.value), money(private_revenue(state, private)), share


def owner_told(state: Isle, private: int, players: Sequence[str]) -> Text:
    """Who owns a private, or where it is."""
    owner = state.owners[private]
    if owner >= 0:
        player = players[owner]
        return player if is_open(state, private) else message("g1860-owner-closed", player=player)
    if owner == IN_BANK:
        return message("g1860-owner-bank")
    if owner == UNSOLD and PRIVATES[private].auctioned:
        return message("g1860-owner-auction")
    return message("g1860-owner-later")


# The course of the game


def _course(state: Isle) -> Table:
    """Where the game stands, and how far it is from its end."""
    phase = state.rules_of_phase
    limit = None if state.settings.no_train_limit else phase.train_limit
    colours = tuple(message("eighteen-colour", colour=colour) for colour in COLOURS[: phase.colours])
    if state.allowed_to_build():
        now = message("g1860-course-phase", phase=phase.name, colours=colours, pier=phase.pier)
    else:
        now = message("g1860-course-phase-built", phase=phase.name, pier=phase.pier)
    trains = message("g1860-course-train-limit", count=limit)
    railways = Row((message("g1860-course-railways"), railways_told(state)), marked=state.british_rail)
    return common.course_table(state, _round(state), now, trains, _rounds_to_come(state), bank_told(state), railways)


def ends_after_round(state: Isle) -> bool:
    """Whether the operating round being played is known to be the last."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind != OPERATING:
        return False
    return state.top_reached or state.bank_broken or (state.british_rail and len(running(state)) <= LAST_COMPANIES)


def _rounds_to_come(state: Isle) -> Message:
    if ends_after_round(state):
        return message("eighteen-rounds-last")
    if state.british_rail:
        return message("g1860-rounds-british-rail")
    if state.bank_broken:
        return message("g1860-rounds-one-more")
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    count = state.rules_of_phase.operating_rounds
    return message("g1860-rounds-after-stock", count=count, this=bottom.kind == STOCK)


def bank_told(state: Isle) -> Message:
    """What the bank has, and how it ends the game or has ended it."""
    if state.british_rail and not state.bank_broken:
        return message("g1860-bank-unlimited")
    if state.bank_broken:
        return message("g1860-bank-empty", this=ends_after_round(state))
    return message("g1860-bank-left", left=state.cash[BANK], all=BANK_MONEY)


def _round(state: Isle) -> Message:
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind == AUCTION:
        return message("g1860-round-auction", count=sum(map(len, lots(state))))
    if bottom.kind == STOCK:
        return message("eighteen-round-stock", number=state.stock_rounds)
    later = [NAMES[company] for company in common.still_to_operate(state)]
    total = 0 if state.british_rail or ends_after_round(state) else bottom.total
    return common.operating_round(bottom.number, total, state.stock_rounds, later)


def railways_told(state: Isle) -> Message:
    """How near the end by nationalisation is."""
    if state.british_rail:
        return message("g1860-railways-british-rail", last=ends_after_round(state))
    if ends_after_round(state):
        return message("g1860-railways-never")
    if not state.southern:
        return message("g1860-railways-private", train=TRAIN_KINDS[len(PHASES) - 1].name)
    floated = not state.settings.unfloated_delay_nationalisation
    waiting = tuple(COMPANIES[company].name for company in holding_up(state))
    if waiting:
        return message("g1860-railways-southern-waits", floated=floated, companies=waiting)
    return message("g1860-railways-southern", floated=floated)
