"""What every 18xx game shows alike beside its map: the chart of share prices, the players, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.view import Column, PriceSpace, Row, Table
from bradshaw.eighteen.board.market import OFF, Chart
from bradshaw.eighteen.rounds.operating import OperatingRound
from bradshaw.eighteen.state import AnyState

VALUE_COLUMNS: Final = (
    Column(message("eighteen-column-company")),
    Column(message("eighteen-column-price"), right=True),
    Column(message("eighteen-column-par"), right=True),
    Column(message("eighteen-column-treasury"), right=True),
)
RUNNING_COLUMNS: Final = (
    Column(message("eighteen-column-trains")),
    Column(message("eighteen-column-director")),
    Column(message("eighteen-column-ran-for"), right=True),
)
SHARE_COLUMNS: Final = (
    Column(message("eighteen-column-ipo"), right=True),
    Column(message("eighteen-column-pool"), right=True),
)
"""What every table of companies has, in this order; a game puts its own columns between."""
TRAIN_COLUMNS: Final = (
    Column(message("eighteen-column-price"), right=True),
    Column(message("eighteen-column-left"), right=True),
    Column(message("eighteen-column-now")),
    Column(message("eighteen-column-rusts")),
    Column(message("eighteen-column-first-sale")),
)
"""What is said of each kind of train, after its name."""


def market_spaces(
    state: AnyState,
    companies: Sequence[str],
    zone: Callable[[int], str],
    bands: Callable[[int], tuple[int, ...]] = lambda place: (),
) -> tuple[PriceSpace, ...]:
    """The places of the chart with their markers; both ends are zones of their own. `companies` are ids of styles."""
    there: dict[int, list[str]] = {}
    for company in state.markers.arrivals:
        there.setdefault(state.markers.places[company], []).append(companies[company])
    spaces = list(_empty_spaces(state.chart, zone, bands))
    for place, markers in there.items():
        spaces[place] = replace(spaces[place], markers=tuple(markers))
    return tuple(spaces)


@cache
def _empty_spaces(
    chart: Chart, zone: Callable[[int], str], bands: Callable[[int], tuple[int, ...]]
) -> tuple[PriceSpace, ...]:
    """The places of the chart as they are printed."""
    return tuple(
        PriceSpace(
            price,
            place,
            place % 2,
            "bankrupt" if place == 0 else "end" if place == chart.top else zone(place),
            bands=bands(place),
        )
        for place, price in enumerate(chart.prices)
    )


def players_table(
    state: AnyState,
    players: Sequence[str],
    companies: Sequence[str],
    worths: Sequence[int],
    limit: Text,
    heading: Text,
    others: Sequence[Sequence[Text]],
    *,
    priority: int,
) -> Table:
    """What each player has: besides shares what a game has of its own, `others`, under a heading."""
    actor = state.frames[-1].actor(state)
    rows = []
    for seat in range(state.players):
        shares: list[Text] = [
            f"{state.shares(seat, company)} {name}{'*' * (state.director[company] == seat)}"
            for company, name in enumerate(companies)
            if state.shares(seat, company)
        ]
        rows.append(
            Row(
                (
                    message("eighteen-table-priority", player=players[seat]) if seat == priority else players[seat],
                    money(state.money(seat)),
                    money(worths[seat]),
                    f"{state.certificates(seat)}{limit}",
                    listed(others[seat]),
                    listed(shares),
                ),
                marked=seat == actor,
            )
        )
    columns = (
        Column(message("eighteen-column-player")),
        Column(message("eighteen-column-cash"), right=True),
        Column(message("eighteen-column-worth"), right=True),
        Column(message("eighteen-column-certificates"), right=True),
        Column(heading),
        Column(message("eighteen-column-shares")),
    )
    return Table(message("eighteen-table-players"), columns, tuple(rows), message("eighteen-table-director"))


def in_price_order(state: AnyState) -> list[int]:
    """The companies that have a price, in the order in which they operate."""
    return state.markers.order([company for company, place in enumerate(state.markers.places) if place != OFF])


def still_to_operate(state: AnyState) -> tuple[int, ...]:
    """The companies that come after the one that operates, in their order; those that fail meanwhile among them."""
    running = next((frame for frame in state.frames if isinstance(frame, OperatingRound)), None)
    return () if running is None else running.order[running.index + 1 :]


def operating_round(number: int, total: int, stock_round: int, later: Sequence[str]) -> Message:
    """Which operating round it is, and which companies are still to operate."""
    of = total if number <= total else None
    if later:
        return message(
            "eighteen-round-operating-then", number=number, total=of, stock_round=stock_round, later=tuple(later)
        )
    return message("eighteen-round-operating", number=number, total=of, stock_round=stock_round)


def end_by_price(state: AnyState) -> Message:
    """The highest price, and which one ends the game."""
    top = max((state.price(one) for one in range(len(state.par)) if state.is_started(one)), default=0)
    if state.top_reached:
        return message("eighteen-top-reached", top=top)
    return message("eighteen-top", top=top, end=state.chart.prices[state.chart.top])


def course_table(state: AnyState, now: Text, phase: Text, limit: Text, rounds: Text, bank: Text, *others: Row) -> Table:
    """Where the game stands (`now`: its round), and how far it is from its end; `others`: other ways to end."""
    rows = (
        Row((message("eighteen-course-round"), now)),
        Row((message("eighteen-course-phase-heading"), phase)),
        Row((message("eighteen-course-limit"), limit)),
        Row((message("eighteen-course-rounds"), rounds)),
        Row((message("eighteen-course-bank"), bank), marked=state.bank_broken),
        Row((message("eighteen-course-top"), end_by_price(state)), marked=state.top_reached),
        *others,
    )
    return Table(message("eighteen-table-course"), (Column(""), Column("")), rows)


def listed(items: Sequence[Text]) -> Text:
    """Items of a table's cell, or a dash where there are none."""
    return message("listed", items=tuple(items)) if items else "–"


def result_table(worths: Sequence[int], players: Sequence[str]) -> Table:
    """Who has won, and with how much."""
    best = max(worths)
    rows = tuple(
        Row(
            (str(1 + sum(other > worths[seat] for other in worths)), players[seat], money(worths[seat])),
            marked=worths[seat] == best,
        )
        for seat in sorted(range(len(worths)), key=lambda seat: -worths[seat])
    )
    columns = (
        Column("", right=True),
        Column(message("eighteen-column-player")),
        Column(message("eighteen-column-worth"), right=True),
    )
    return Table(message("eighteen-table-result"), columns, rows)
