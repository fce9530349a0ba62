"""What every 18xx game shows alike beside its map: the chart of share prices, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bradshaw.core.view import Column, Row, Space, Table
from bradshaw.core.words import pounds
from bradshaw.eighteen.market import Chart, Markers


def market_spaces(
    chart: Chart,
    markers: Markers,
    companies: Sequence[str],
    zone: Callable[[int], str],
    bands: Callable[[int], tuple[str, ...]] = lambda place: (),
) -> tuple[Space, ...]:
    """The places of the chart with their markers; `companies` are the ids of styles."""
    return tuple(
        Space(
            price,
            place,
            place % 2,
            zone(place),
            tuple(companies[company] for company in markers.on(place)),
            bands(place),
        )
        for place, price in enumerate(chart.prices)
    )


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
