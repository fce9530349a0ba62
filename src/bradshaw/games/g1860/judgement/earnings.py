"""What a company would earn with given trains on its track, by a short search for runs.

Most boards that an expert compares differ in a tile that is far from most companies. So answers are kept by the part of
the board that track joins with the company's bases, and asked anew only where that has changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from bradshaw.eighteen.board.network import Network
from bradshaw.games.g1860.rules.running import problem
from bradshaw.games.g1860.rules.track import network, own_stops
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.solve import best

SEARCH: Final = 6_000
"""How long runs are searched for."""
MOST_KEPT: Final = 1 << 13

_KEPT: Final[dict[Hashable, int]] = {}


def could_earn(state: Isle, company: int, trains: tuple[int, ...]) -> int:
    """The revenue of about the best runs with these trains."""
    if not trains or not state.bases[company]:
        return 0
    net = network(state)
    hexes = _joined(net, tuple(own_stops(state, net, company)))
    near = frozenset(hexes)
    key = (
        company,
        tuple(sorted(trains)),
        hexes,
        tuple(state.tiles[place] for place in hexes),
        tuple(tuple(base for base in bases if base[0] in near) for bases in state.bases),
        state.rules_of_phase.pier,
        state.halts_count(),
        state.british_rail,
        state.bankrupt,
        state.settings,
    )
    if key not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        imagined = state.copy()
        imagined.trains[company] = trains
        _KEPT[key] = sum(run.revenue for run in best(problem(imagined, company), SEARCH).runs)
    return _KEPT[key]


@lru_cache(maxsize=1 << 12)
def _joined(net: Network, own: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes that track joins with some stops, whatever bases are in the way, and those beside its open ends."""
    count = len(net.stops)
    reached = net.connected(own, frozenset())
    borders = {vertex - count for vertex in reached if vertex >= count}
    hexes = {net.hex_of[vertex] for vertex in reached if vertex < count}
    hexes.update(place for place, sides in enumerate(net.geography.border) if not borders.isdisjoint(sides))
    return tuple(sorted(hexes))
