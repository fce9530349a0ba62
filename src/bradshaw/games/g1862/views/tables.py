"""What lies beside the map, as tables: players, companies, trains and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Text
from bradshaw.core.view import Column, Row, Table
from bradshaw.core.words import counted, listing, pounds
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.eighteen.rounds.frames import NOBODY_YET
from bradshaw.eighteen.views.tables import in_price_order, operating_round, players_table, still_to_operate
from bradshaw.eighteen.wording import spelled
from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BANK_MONEY,
    CHART,
    COMPANIES,
    EXPRESS,
    FREIGHT,
    KINDS,
    LETTERS,
    LOCAL,
    NAMES,
    E,
    H,
)
from bradshaw.games.g1862.names import WARRANTY, called
from bradshaw.games.g1862.rules.ending import worth
from bradshaw.games.g1862.rules.homes import refuse_home
from bradshaw.games.g1862.rules.parliament import refuse_proposal, refuse_start
from bradshaw.games.g1862.rules.rounds import LAST_OPERATIONS, OPERATING, PARLIAMENT, Rounds
from bradshaw.games.g1862.rules.solo import refuse_price
from bradshaw.games.g1862.state import LNER_DUE, NO_OBLIGATION, Counties, Train
from bradshaw.games.g1862.views.choices import missing_shares
from bradshaw.games.g1862.views.wording import permits_left, phase_effects, train_limit


def all_tables(state: Counties, players: Sequence[str]) -> list[Table]:
    """All of them but the result; companies that have not begun only as long as there are some."""
    tables = [_players(state, players), _companies(state, players)]
    if not state.is_lner() and any(
        state.is_in_play(company) and not state.is_started(company) for company in range(ALL)
    ):
        tables.append(_unstarted(state))
    if state.settings.solo:
        tables.append(_cards(state))
    return [*tables, _trains(state), _course(state)]


# Players


def _players(state: Counties, players: Sequence[str]) -> Table:
    seats = range(state.players)
    limit = "" if state.settings.solo else f"/{state.limit}"
    to_float = [[called(company) for company in obligations(state, seat)] for seat in seats]
    worths = [worth(state, seat) for seat in seats]
    return players_table(state, players, NAMES, worths, limit, "Must float", to_float, priority=state.priority)


def obligations(state: Counties, seat: int) -> list[int]:
    """The companies that a player must see float by the end of the stock round."""
    return [company for company, obliged in enumerate(state.obliged) if obliged == seat != NO_OBLIGATION]


# Companies


def in_order(state: Counties) -> list[int]:
    """Companies in play: those with a price in operating order, then those with a par, then as they can be started."""
    priced = in_price_order(state)
    others = [company for company in range(ALL) if state.is_in_play(company) and company not in priced]
    return [*priced, *sorted(others, key=lambda company: (not state.is_started(company), state.offer[company]))]


def train_shown(train: Train) -> str:
    """A train with a sign for each of its warranties."""
    return train.name + WARRANTY * train.warranties


def permits_shown(state: Counties, company: int) -> str:
    return " ".join(LETTERS[kind] for kind in sorted(state.permits[company]))


def _companies(state: Counties, players: Sequence[str]) -> Table:
    frame = state.frames[-1]
    acting = getattr(frame, "company", NOBODY_YET)
    rows = [
        Row(_company(state, company, players), called(company), marked=company == acting)
        for company in in_order(state)
        if state.is_started(company)
    ]
    columns = (
        Column("Company"),
        Column("Price", right=True),
        Column("Par", right=True),
        Column("Treasury", right=True),
        Column("Permits"),
        Column("Trains"),
        Column("Director"),
        Column("Ran for", right=True),
        Column("Markers", right=True),
        Column("IPO", right=True),
        Column("Pool", right=True),
        Column("Own", right=True),
        Column("Status"),
    )
    note = f"Trains: {WARRANTY} for each warranty. Markers: left to place. Own: shares that the company holds."
    return Table("Companies", columns, tuple(rows), note)


def _company(state: Counties, company: int, players: Sequence[str]) -> tuple[str, ...]:
    director, floated = state.director[company], state.is_floated(company)
    return (
        called(company),
        pounds(state.price(company)),
        pounds(state.par[company]),
        pounds(state.treasury(company)),
        "" if state.settings.simple else permits_shown(state, company),
        ", ".join(map(train_shown, state.trains[company])) or ("none" if floated else ""),
        players[director] if director >= 0 else "",
        pounds(state.revenue[company]) if state.revenue[company] else "",
        str(state.unused[company]) if floated else "",
        str(state.ipo[company]),
        str(state.pool[company]),
        str(state.own[company]),
        status(state, company),
    )


def status(state: Counties, company: int) -> str:
    """What is special about a company, in a few words."""
    if not state.is_in_play(company):
        return "not in this game"
    if not state.is_started(company):
        return _availability(state, company)
    words = ["chartered"] if state.is_chartered(company) else []
    if not state.is_floated(company):
        words.append(f"floats with {missing_shares(state, company)} more")
    elif state.in_receivership(company):
        words.append("receivership")
    elif state.home_station(company) is None and not state.is_lner():
        words.append("new")
    return ", ".join(words)


def _availability(state: Counties, company: int) -> str:
    """From when on a company can be started, or what prevents it."""
    if state.is_lner():
        return "not any more"
    if state.offer[company] > state.phase:
        return f"from the first {BANDS[state.offer[company]].name} train"
    if state.settings.solo:
        return (
            "now"
            if refuse_price(state, company) is None
            else "no permit"
            if refuse_home(state, company) is None
            else "home is full"
        )
    if refuse_start(state, company) is not None:
        return "home is full"
    if refuse_proposal(state, company) is not None:
        return "in Parliament after the next stock round" if state.settings.new_players else "in the stock round"
    return "in Parliament" if state.settings.new_players else "now"


def first_permit(state: Counties, company: int) -> str:
    """The kind of trains that a company gets a permit for when it starts, where that is known."""
    return "" if state.settings.simple or state.settings.solo else KINDS[state.first_permit[company]]


def _unstarted(state: Counties) -> Table:
    rows = []
    for company in in_order(state):
        if not state.is_started(company):
            one = COMPANIES[company]
            cells = one.name, one.full_name, one.home_name, first_permit(state, company), _availability(state, company)
            rows.append(Row(cells, one.name))
    columns = (Column("Company"), Column("Name"), Column("Home"), Column("Permit"), Column("Can be started"))
    return Table("Companies that can be started", columns, tuple(rows))


def _cards(state: Counties) -> Table:
    """The rows of the solo game."""
    rows = tuple(
        Row(
            (str(number), called(row[0]) if row else "–", ", ".join(map(called, row[1:]))),
            called(row[0]) if row else "",
        )
        for number, row in enumerate(state.solo.rows, start=1)
    )
    note = f"Deck: {counted(len(state.solo.deck), 'card')}. Permits left: {permits_left(state)}."
    return Table("Rows of cards", (Column("Row", right=True), Column("First"), Column("Then")), rows, note)


# Trains


def _trains(state: Counties) -> Table:
    now = state.next_band()
    rows = []
    for number, band in enumerate(BANDS):
        left = state.left(number)
        if left == 0 and number < state.phase:
            continue
        sizes = " ".join(f"{band.size(kind)}{LETTERS[kind]}" for kind in state.settings.kinds)
        rusts = "never"
        if not state.is_permanent(number):
            assert band.rusted_by is not None
            rusts = f"first {BANDS[band.rusted_by].name}"
        rows.append(
            Row(
                (
                    band.name,
                    sizes,
                    pounds(band.price),
                    "any number" if left is None else str(left),
                    "on sale" if number == now else "",
                    rusts,
                    phase_effects(state, number) if number > state.phase else "",
                ),
                marked=number == now,
            )
        )
    columns = (
        Column("Band"),
        Column("Trains"),
        Column("Price", right=True),
        Column("Left", right=True),
        Column("Now"),
        Column("Rusts with the"),
        Column("The first one"),
    )
    note = "; ".join(_MEANINGS[kind] for kind in state.settings.kinds)
    return Table("Trains", columns, tuple(rows), f"{note}; 2/3: two of three count.")


_MEANINGS: Final = {
    FREIGHT: "F: Freight, counts its ends and the hexes between",
    LOCAL: "L: Local, counts small stations too",
    EXPRESS: "E: Express, counts large stations and areas",
}


# The course of the game


def _course(state: Counties) -> Table:
    """Where the game stands, and how far it is from its end."""
    phase = state.rules_of_phase
    top = max((state.price(company) for company in range(ALL) if state.is_started(company)), default=0)
    rows = [
        Row(("Round", _round(state))),
        Row(("Phase", f"{phase.name}: {listing(COLOURS[: phase.colours])} tiles")),
        Row(("Train limit", train_limit(phase, state.settings.simple))),
        Row(("Operating rounds", _operating_rounds(state))),
        Row(
            (
                "Bank",
                f"{pounds(state.cash[BANK])} of £{BANK_MONEY}; {_bank(state)}",
            ),
            marked=state.bank_broken,
        ),
        Row(("Highest price", f"£{top}; {_top_price(state)}"), marked=state.top_reached),
        Row(("LNER", lner(state)), marked=state.lner != 0),
    ]
    return Table("The course of the game", (Column(""), Column("")), tuple(rows))


def _bank(state: Counties) -> str:
    """How the bank ends the game, or has ended it."""
    if state.is_lner():
        return "now that the LNER has formed, the game does not end by it"
    if not state.bank_broken:
        return "once it has run out, the game ends after a set of operating rounds"
    return f"it has run out, and the game ends after {_this_set(state)}"


def _top_price(state: Counties) -> str:
    if state.top_reached:
        return "the game ends after this operating round"
    return f"the game ends after the operating round in which a price reaches £{CHART.prices[CHART.top]}"


def _this_set(state: Counties) -> str:
    """The operating rounds that are being played, or come next."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    return "this set of operating rounds" if bottom.kind == OPERATING else "the next set of operating rounds"


def _operating_rounds(state: Counties) -> str:
    """How many follow which stock round."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    operating, count = bottom.kind == OPERATING, state.rules_of_phase.operating_rounds
    if operating and state.top_reached:
        return "this is the last one"
    if operating and state.is_ending():
        return f"{spelled(bottom.total)} in this set, the last one"
    if state.is_lner() or state.lner == LNER_DUE:
        count = LAST_OPERATIONS
    which = "after the next stock round" if operating else "after this stock round"
    if bottom.kind == PARLIAMENT:
        which = "after the stock round that follows"
    last = (
        ", the last ones"
        if state.is_lner() or (state.is_ending() and not operating) or (state.lner == LNER_DUE)
        else ""
    )
    return f"{spelled(count)} {which}{last}"


def _round(state: Counties) -> Text:
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    if bottom.kind == PARLIAMENT:
        return "Parliament" + (f" {bottom.number} of 2" if state.turn == 1 else f" before stock round {state.turn}")
    if bottom.kind != OPERATING:
        return f"stock round {state.turn}"
    later = [
        called(company)
        for company in still_to_operate(state)
        if state.is_floated(company) and not state.operated >> company & 1
    ]
    return operating_round(bottom.number, bottom.total, state.turn, later)


def lner(state: Counties) -> str:
    """How near the end by the LNER is."""
    if state.is_lner():
        return "formed: nothing is built, started or merged any more"
    if state.is_ending():
        return "will not form: the game ends before"
    if state.lner == LNER_DUE:
        return "forms after this set of operating rounds; then come a stock round and three operating rounds"
    band = BANDS[E if state.settings.shorter else H].name
    return f"forms after the set of operating rounds in which the first {band} train is sold"
