"""What every 18xx game shows alike beside its map: the chart of share prices, the players, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bradshaw.core.view import Column, Row, Space, Table
from bradshaw.core.words import pounds
from bradshaw.eighteen.frames import CompaniesInOrder
from bradshaw.eighteen.market import OFF
from bradshaw.eighteen.state import AnyState


def market_spaces(
    state: AnyState,
    companies: Sequence[str],
    zone: Callable[[int], str],
    bands: Callable[[int], tuple[str, ...]] = lambda place: (),
) -> tuple[Space, ...]:
    """The places of the chart with their markers; both ends are zones of their own. `companies` are ids of styles."""
    chart = state.chart
    return tuple(
        Space(
            price,
            place,
            place % 2,
            "bankrupt" if place == 0 else "end" if place == chart.top else zone(place),
            tuple(companies[company] for company in state.markers.on(place)),
            bands(place),
        )
        for place, price in enumerate(chart.prices)
    )


def players_table(
    state: AnyState,
    players: Sequence[str],
    companies: Sequence[str],
    worths: Sequence[int],
    limit: str,
    heading: str,
    others: Sequence[Sequence[str]],
    *,
    priority: int,
) -> Table:
    """What each player has: besides shares what a game has of its own, `others`, under a heading."""
    actor = state.frames[-1].actor(state)
    rows = []
    for seat in range(state.players):
        shares = [
            f"{state.shares(seat, company)} {name}{'*' * (state.director[company] == seat)}"
            for company, name in enumerate(companies)
            if state.shares(seat, company)
        ]
        rows.append(
            Row(
                (
                    players[seat] + (" (priority)" if seat == priority else ""),
                    pounds(state.money(seat)),
                    pounds(worths[seat]),
                    f"{state.certificates(seat)}{limit}",
                    ", ".join(others[seat]) or "–",
                    ", ".join(shares) or "–",
                ),
                marked=seat == actor,
            )
        )
    columns = (
        Column("Player"),
        Column("Cash", right=True),
        Column("Worth", right=True),
        Column("Certificates", right=True),
        Column(heading),
        Column("Shares"),
    )
    return Table("Players", columns, tuple(rows), "* director")


def in_price_order(state: AnyState) -> list[int]:
    """The companies that have a price, in the order in which they operate."""
    return state.markers.order([company for company, place in enumerate(state.markers.places) if place != OFF])


def still_to_operate(state: AnyState) -> tuple[int, ...]:
    """The companies that come after the one that operates, in their order; those that fail meanwhile among them."""
    running = next((frame for frame in state.frames if isinstance(frame, CompaniesInOrder)), None)
    return () if running is None else running.order[running.index + 1 :]


def operating_round(number: int, total: int, stock_round: int, later: Sequence[str]) -> str:
    """Which operating round it is, and which companies are still to operate."""
    of_set = f" of {total}" if number <= total else ""
    text = f"operating round {number}{of_set} after stock round {stock_round}"
    return f"{text}; then {', '.join(later)}" if later else text


def result_table(worths: Sequence[int], players: Sequence[str]) -> Table:
    """Who has won, and with how much."""
    best = max(worths)
    rows = tuple(
        Row(
            (str(1 + sum(other > worths[seat] for other in worths)), players[seat], pounds(worths[seat])),
            marked=worths[seat] == best,
        )
        for seat in sorted(range(len(worths)), key=lambda seat: -worths[seat])
    )
    return Table("Result", (Column("", right=True), Column("Player"), Column("Worth", right=True)), rows)
