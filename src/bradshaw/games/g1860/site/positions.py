"""Single positions as the reference files describe them: the best runs of a company, or every tile that it may lay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from bradshaw.core.errors import BadPosition
from bradshaw.core.messages import message
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.site.positions import Count, LaidTile, Position, SitePositions, lay_out, number_of
from bradshaw.games.g1860.components import COMPANIES, PHASES, TILES, TRAIN
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.running import leases, problem
from bradshaw.games.g1860.rules.runs import lease_revenue
from bradshaw.games.g1860.rules.setup import set_up
from bradshaw.games.g1860.rules.track import pattern_at
from bradshaw.games.g1860.settings import OPTIONS
from bradshaw.games.g1860.site.reading import COMPANY_OF
from bradshaw.games.g1860.state import MINT, Isle
from bradshaw.routes.disjoint.solve import best, best_total, front

_PHASE: Final = {phase.name: number for number, phase in enumerate(PHASES)}


class Base(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A base on the board, written as a list."""

    hex: str
    station: Count
    circle: Count
    flipped: Literal["flipped"] | None = None
    """Whether its company is bankrupt."""


class IslePosition(Position, kw_only=True):
    """What the positions of 1860 tell."""

    trains: list[str]
    tiles: dict[str, LaidTile]
    tokens: dict[str, list[Base]]
    flags: tuple[str, ...] = ()
    leased: bool = False
    insolvent: bool = False


class IslePositions(SitePositions[Isle, IslePosition]):
    """What the title offers to `positions`."""

    form = IslePosition

    def set_up(self, read: IslePosition, options: Mapping[str, bool | str]) -> tuple[Isle, int]:
        state = set_up(2, complete(OPTIONS, options))
        company = number_of("company", read.corp, COMPANY_OF)
        state.phase = number_of("phase", read.phase, _PHASE)
        lay_out(state, state.geography, TILES, read.tiles, read.left)
        _place_bases(state, read.tokens)
        state.director = [0] * len(COMPANIES)
        kinds = [number_of("train", name.rsplit("-", 1)[0], TRAIN) for name in read.trains]
        if read.leased:
            # The train is the smallest that the bank has.
            state.insolvent |= 1 << company
            state.depot = [int(kind in kinds[:1]) for kind in range(len(state.depot))]
        else:
            state.trains[company] = tuple(kinds)
        if read.insolvent:
            state.insolvent |= 1 << company
        if read.cash is not None:
            state.cash[state.account(company)] += read.cash
            state.cash[MINT] -= read.cash
        state.southern = state.grouping_done = "after_southern_sr" in read.flags
        state.british_rail = "nationalization" in read.flags
        return state, company

    def runs(self, state: Isle, company: int) -> dict[str, Any]:
        question = problem(state, company)
        first = best(question)
        if not (first.runs and leases(state, company)):
            most = best_total(question)
            total = [most.revenue, most.subsidy]
            proved = first.proved and most.proved
            return {"rev": first.revenue, "sub": first.subsidy, "total": total, "proved": proved}
        # What the company keeps of a leased train's run decides, not what the train earns.
        kept: list[tuple[int, int]] = [(lease_revenue(state, one.revenue), one.subsidy) for one in front(question)]
        revenue, subsidy = max(kept)
        total = [*max(kept, key=sum_first)]
        return {"rev": revenue, "sub": subsidy, "total": total, "proved": first.proved}

    def lays(self, state: Isle, company: int, read: IslePosition) -> Iterable[LayTile]:
        choices = LayTrack(company, (-1,) * read.laid).choices(state)
        return [one for one in choices.actions if isinstance(one, LayTile)]


def sum_first(kept: tuple[int, int]) -> tuple[int, int]:
    """The order by revenue and subsidy together, then by revenue."""
    return kept[0] + kept[1], kept[0]


def _place_bases(state: Isle, tokens: Mapping[str, list[Base]]) -> None:
    """Put bases on the board, that of the home first."""
    number = state.geography.number
    for name, bases in tokens.items():
        owner = number_of("company", name, COMPANY_OF)
        placed = []
        for base in bases:
            place = number_of("hex", base.hex, number)
            stops = pattern_at(state, place).stops
            if base.station >= len(stops) or base.circle >= stops[base.station].circles:
                raise BadPosition(
                    message("g1860-position-no-circle", hex=base.hex, circle=base.circle, station=base.station)
                )
            placed.append((place, base.station, base.circle))
        home = number[COMPANIES[owner].home]
        state.bases[owner] = tuple(sorted(placed, key=lambda base: base[0] != home))
        if any(base.flipped for base in bases):
            state.bankrupt |= 1 << owner
        else:
            state.floated |= 1 << owner
