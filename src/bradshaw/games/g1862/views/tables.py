"""What lies beside the map, as tables: players, companies, trains and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.view import Column, Row, Table
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.views import tables as common
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BANK_MONEY,
    BID_STEP,
    COMPANIES,
    DIRECTORS_SHARES,
    EXPRESS,
    FREIGHT,
    KINDS,
    LETTERS,
    LOCAL,
    NAMES,
    PARS,
    E,
    H,
)
from bradshaw.games.g1862.names import WARRANTY, called
from bradshaw.games.g1862.rules.ending import worth
from bradshaw.games.g1862.rules.homes import refuse_home
from bradshaw.games.g1862.rules.parliament import refuse_proposal, refuse_start
from bradshaw.games.g1862.rules.rounds import FIRST_PARLIAMENTS, LAST_OPERATIONS, OPERATING, PARLIAMENT, Rounds
from bradshaw.games.g1862.rules.solo import refuse_price
from bradshaw.games.g1862.state import LNER_DUE, NO_OBLIGATION, Counties, Train
from bradshaw.games.g1862.views.choices import missing_shares
from bradshaw.games.g1862.views.wording import permits_left, phase_effects, train_limit


def all_tables(state: Counties, players: Sequence[str]) -> list[Table]:
    """All of them but the result; companies that have not begun only as long as there are some."""
    order = in_order(state)
    unstarted = [company for company in order if not state.is_started(company)]
    tables = [_players(state, players), _companies(state, players, order)]
    if unstarted and not state.is_lner():
        tables.append(_unstarted(state, unstarted))
    if state.settings.solo:
        tables.append(_cards(state))
    tables += [_trains(state), _course(state)]
    bottom = state.frames[0]
    if isinstance(bottom, Rounds) and bottom.kind == PARLIAMENT:
        tables.append(_charters(state, unstarted))
    return tables


# Players


def _players(state: Counties, players: Sequence[str]) -> Table:
    seats = range(state.players)
    limit = "" if state.settings.solo else f"/{state.limit}"
    to_float = [[called(company) for company in obligations(state, seat)] for seat in seats]
    worths = [worth(state, seat) for seat in seats]
    heading = message("g1862-column-must-float")
    return common.players_table(state, players, NAMES, worths, limit, heading, to_float, priority=state.priority)


def obligations(state: Counties, seat: int) -> list[int]:
    """The companies that a player must see float by the end of the stock round."""
    return [company for company, obliged in enumerate(state.obliged) if obliged == seat != NO_OBLIGATION]


# Companies


def in_order(state: Counties) -> list[int]:
    """Companies in play: those with a price in operating order, then those with a par, then as they can be started."""
    priced = common.in_price_order(state)
    others = [company for company in range(ALL) if state.is_in_play(company) and company not in priced]
    return [*priced, *sorted(others, key=lambda company: (not state.is_started(company), state.offer[company]))]


def train_shown(train: Train) -> str:
    """A train with a sign for each of its warranties."""
    return train.name + WARRANTY * train.warranties


def permits_shown(state: Counties, company: int) -> str:
    return " ".join(LETTERS[kind] for kind in sorted(state.permits[company]))


def _companies(state: Counties, players: Sequence[str], order: Sequence[int]) -> Table:
    frame = state.frames[-1]
    acting = getattr(frame, "company", NOBODY_YET)
    rows = [
        Row(_company(state, company, players), called(company), marked=company == acting)
        for company in order
        if state.is_started(company)
    ]
    columns = (
        *common.VALUE_COLUMNS,
        Column(message("g1862-column-permits")),
        *common.RUNNING_COLUMNS,
        Column(message("g1862-column-markers"), right=True),
        *common.SHARE_COLUMNS,
        Column(message("g1862-column-own"), right=True),
        Column(message("eighteen-column-status")),
    )
    note = message("g1862-note-companies", sign=WARRANTY)
    return Table(message("eighteen-table-companies"), columns, tuple(rows), note)


def _company(state: Counties, company: int, players: Sequence[str]) -> tuple[Text, ...]:
    director, floated = state.director[company], state.is_floated(company)
    trains = tuple(map(train_shown, state.trains[company]))
    no_train = message("eighteen-no-trains") if floated else ""
    return (
        called(company),
        money(state.price(company)),
        money(state.par[company]),
        money(state.treasury(company)),
        "" if state.settings.simple else permits_shown(state, company),
        common.listed(trains) if trains else no_train,
        players[director] if director >= 0 else "",
        money(state.revenue[company]) if state.revenue[company] else "",
        str(state.unused[company]) if floated else "",
        str(state.ipo[company]),
        str(state.pool[company]),
        str(state.own[company]),
        status(state, company),
    )


def status(state: Counties, company: int) -> Text:
    """What is special about a company, in a few words."""
    if not state.is_in_play(company):
        return message("g1862-status-not-in-play")
    if not state.is_started(company):
        return _availability(state, company)
    found = [message("g1862-status-chartered")] if state.is_chartered(company) else []
    if not state.is_floated(company):
        found.append(message("eighteen-status-floats-with", count=missing_shares(state, company)))
    elif state.in_receivership(company):
        found.append(message("eighteen-status-receivership"))
    elif state.home_station(company) is None and not state.is_lner():
        found.append(message("eighteen-status-new"))
    return common.listed(found) if found else ""


def _availability(state: Counties, company: int) -> Message:
    """From when on a company can be started, or what prevents it."""
    if state.is_lner():
        return message("g1862-available-no-more")
    if state.offer[company] > state.phase:
        return message("g1862-available-later", band=BANDS[state.offer[company]].name)
    if state.settings.solo:
        if refuse_price(state, company) is None:
            return message("g1862-available-now")
        if refuse_home(state, company) is None:
            return message("g1862-available-no-permit")
        return message("g1862-available-home-full")
    new_players = state.settings.new_players
    if refuse_proposal(state, company) is None:
        return message("g1862-available-parliament") if new_players else message("g1862-available-now")
    if refuse_start(state, company) is not None:
        return message("g1862-available-home-full")
    return message("g1862-available-next-parliament") if new_players else message("g1862-available-stock-round")


def first_permit(state: Counties, company: int) -> str:
    """The kind of trains that a company gets a permit for when it starts, where that is known."""
    return "" if state.settings.simple or state.settings.solo else KINDS[state.first_permit[company]]


def _unstarted(state: Counties, companies: Sequence[int]) -> Table:
    rows = []
    for company in companies:
        one, kind = COMPANIES[company], first_permit(state, company)
        permit = message("g1862-permit", kind=kind) if kind else ""
        rows.append(Row((one.name, one.full_name, one.home_name, permit, _availability(state, company)), one.name))
    columns = (
        Column(message("eighteen-column-company")),
        Column(message("g1862-column-name")),
        Column(message("g1862-column-home")),
        Column(message("g1862-column-permit")),
        Column(message("g1862-column-available")),
    )
    return Table(message("g1862-table-unstarted"), columns, tuple(rows))


def _charters(state: Counties, companies: Sequence[int]) -> Table:
    """The companies that can be proposed to this Parliament, and what their charters cost."""
    rows = []
    for company in companies:
        if refuse_proposal(state, company) is None:
            one, kind = COMPANIES[company], first_permit(state, company)
            permit = message("g1862-permit", kind=kind) if kind else "–"
            rows.append(Row((one.name, one.home_name, permit), one.name))
    columns = (
        Column(message("eighteen-column-company")),
        Column(message("g1862-column-home")),
        Column(message("g1862-column-permit")),
    )
    low, high = (DIRECTORS_SHARES * par for par in (min(PARS), max(PARS)))
    note = message("g1862-note-charters", step=BID_STEP, low=low, high=high)
    return Table(message("eighteen-table-lots"), columns, tuple(rows), note)


def _cards(state: Counties) -> Table:
    """The rows of the solo game."""
    rows = tuple(
        Row(
            (str(number), called(row[0]) if row else "–", common.listed(tuple(map(called, row[1:])))),
            called(row[0]) if row else "",
        )
        for number, row in enumerate(state.solo.rows, start=1)
    )
    columns = (
        Column(message("g1862-column-row"), right=True),
        Column(message("g1862-column-first")),
        Column(message("g1862-column-then")),
    )
    note = message("g1862-note-rows", count=len(state.solo.deck), permits=permits_left(state))
    return Table(message("g1862-table-rows"), columns, rows, note)


# Trains


def _trains(state: Counties) -> Table:
    now = state.next_train()
    rows = []
    for number, band in enumerate(BANDS):
        left = state.left(number)
        if left == 0 and number < state.phase:
            continue
        sizes = " ".join(f"{band.size(kind)}{LETTERS[kind]}" for kind in state.settings.kinds)
        end = state.rusted_by(number)
        never = message("eighteen-rusts-never")
        rusts = never if end is None else message("eighteen-rusts-with", train=BANDS[end].name)
        rows.append(
            Row(
                (
                    band.name,
                    sizes,
                    money(band.price),
                    message("eighteen-any-number") if left is None else str(left),
                    message("eighteen-on-sale") if number == now else "",
                    rusts,
                    phase_effects(state, number) if number > state.phase else "",
                ),
                marked=number == now,
            )
        )
    columns = (
        Column(message("g1862-column-band")),
        Column(message("eighteen-column-trains")),
        *common.TRAIN_COLUMNS,
    )
    note = message("g1862-note-trains", kinds=tuple(_MEANINGS[kind] for kind in state.settings.kinds))
    return Table(message("eighteen-table-trains"), columns, tuple(rows), note)


_MEANINGS: Final = {
    FREIGHT: message("g1862-meaning-freight"),
    LOCAL: message("g1862-meaning-local"),
    EXPRESS: message("g1862-meaning-express"),
}


# The course of the game


def _course(state: Counties) -> Table:
    """Where the game stands, and how far it is from its end."""
    phase = state.rules_of_phase
    colours = tuple(message("eighteen-colour", colour=colour) for colour in COLOURS[: phase.colours])
    now = message("g1862-course-phase", phase=phase.name, colours=colours)
    trains = train_limit(phase, state.settings.simple)
    formed = Row((message("g1862-course-lner"), lner(state)), marked=state.lner != 0)
    return common.course_table(state, _round(state), now, trains, _operating_rounds(state), bank_told(state), formed)


def kind_of_round(bottom: Rounds) -> str:
    """The kind of the round that is being played; fines are paid at the end of a stock round."""
    return {PARLIAMENT: "parliament", OPERATING: "operating"}.get(bottom.kind, "stock")


def bank_told(state: Counties) -> Message:
    """What the bank has, and how it ends the game or has ended it."""
    left = state.cash[BANK]
    if state.is_lner():
        return message("g1862-bank-lner", left=left, all=BANK_MONEY)
    if not state.bank_broken:
        return message("g1862-bank-left", left=left, all=BANK_MONEY)
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    return message("g1862-bank-empty", left=left, all=BANK_MONEY, this=bottom.kind == OPERATING)


def _operating_rounds(state: Counties) -> Message:
    """How many follow which stock round."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    operating, count = bottom.kind == OPERATING, state.rules_of_phase.operating_rounds
    if operating and state.top_reached:
        return message("eighteen-rounds-last")
    if operating and state.is_ending():
        return message("g1862-rounds-in-last-set", count=bottom.total)
    lner_comes = state.is_lner() or state.lner == LNER_DUE
    return message(
        "g1862-rounds",
        count=LAST_OPERATIONS if lner_comes else count,
        when=kind_of_round(bottom),
        last=lner_comes or (state.is_ending() and not operating),
    )


def _round(state: Counties) -> Message:
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind == PARLIAMENT:
        if state.turn == 1:
            return message("g1862-round-first-parliament", number=bottom.number, total=FIRST_PARLIAMENTS)
        return message("g1862-round-parliament", number=state.turn)
    if bottom.kind != OPERATING:
        return message("eighteen-round-stock", number=state.turn)
    later = [
        called(company)
        for company in common.still_to_operate(state)
        if state.is_floated(company) and not state.operated >> company & 1
    ]
    return common.operating_round(bottom.number, bottom.total, state.turn, later)


def lner(state: Counties) -> Message:
    """How near the end by the LNER is."""
    if state.is_lner():
        return message("g1862-lner-formed")
    if state.is_ending():
        return message("g1862-lner-never")
    if state.lner == LNER_DUE:
        return message("g1862-lner-due", count=LAST_OPERATIONS)
    return message("g1862-lner-later", band=BANDS[E if state.settings.shorter else H].name)
