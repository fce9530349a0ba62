"""Single positions as the reference files describe them: the best runs of a company, or every tile that it may lay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bradshaw.core.errors import BadPosition, BradshawError
from bradshaw.core.options import complete
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1860.components import COMPANIES, PHASES, TILE, TILES, TRAIN
from bradshaw.games.g1860.laying import LayTrack
from bradshaw.games.g1860.public_site import PublicSite
from bradshaw.games.g1860.running import leases, problem
from bradshaw.games.g1860.runs import lease_revenue
from bradshaw.games.g1860.settings import OPTIONS
from bradshaw.games.g1860.setup import set_up
from bradshaw.games.g1860.site import COMPANY_OF
from bradshaw.games.g1860.state import MINT, Isle, company_account
from bradshaw.routes.solve import best, best_total, front

_PHASE: Final = {phase.name: number for number, phase in enumerate(PHASES)}


class Position(msgspec.Struct):
    """What both kinds of positions tell. Everything else in a file, answers included, is not looked at."""

    rules: list[str]
    phase: str
    corp: str
    trains: list[str]
    tiles: dict[str, tuple[str, int]]
    tokens: dict[str, list[list[Any]]]
    flags: list[str] = []
    leased: bool = False
    cash: int | None = None
    insolvent: bool = False
    laid: int = 0
    left: dict[str, int] | None = None


class IslePositions:
    """What the title offers to `positions`."""

    def __init__(self, site: PublicSite) -> None:
        self._site = site

    def answer(self, position: object) -> dict[str, Any]:
        try:
            read = msgspec.convert(position, Position)
            state, company = _set_up(read, self._site.options_for(read.rules))
        except (msgspec.ValidationError, LookupError, ValueError, TypeError, BradshawError) as error:
            raise BadPosition(f"Not a position of 1860 ({type(error).__name__}: {str(error)[:160]}).") from None
        if read.left is not None or read.cash is not None:
            return self._lays(state, company, read)
        return self._runs(state, company)

    def _lays(self, state: Isle, company: int, read: Position) -> dict[str, Any]:
        frame = LayTrack(company, (-1,) * read.laid)
        places = state.geography.places
        lays = [[places[place].id, TILES[tile].id, rotation] for place, tile, rotation in frame.lays(state)]
        return {"legal": sorted(lays)}

    def _runs(self, state: Isle, company: int) -> dict[str, Any]:
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


def sum_first(kept: tuple[int, int]) -> tuple[int, int]:
    """The order by revenue and subsidy together, then by revenue."""
    return kept[0] + kept[1], kept[0]


def _set_up(read: Position, options: Mapping[str, bool | str]) -> tuple[Isle, int]:
    """The position on our board, as far as runs and track go."""
    state = set_up(2, complete(OPTIONS, options))
    number, company = state.geography.number, COMPANY_OF[read.corp]
    state.phase = _PHASE[read.phase]
    codes = [NO_TILE] * len(state.geography)
    for hex_, (tile, rotation) in read.tiles.items():
        if not 0 <= rotation < 6:
            raise ValueError(f"rotation {rotation}")
        codes[number[hex_]] = TILE[tile] * 6 + rotation
        state.supply[TILE[tile]] -= 1
    if read.left is not None:
        state.supply = [read.left.get(tile.id, 0) for tile in TILES]
    state.tiles = tuple(codes)
    for name, bases in read.tokens.items():
        owner = COMPANY_OF[name]
        home = number[COMPANIES[owner].home]
        placed = [(number[base[0]], int(base[1]), int(base[2])) for base in bases]
        state.bases[owner] = tuple(sorted(placed, key=lambda base: base[0] != home))
        if any("flipped" in base for base in bases):
            state.bankrupt |= 1 << owner
        else:
            state.floated |= 1 << owner
    state.director = [0] * len(COMPANIES)
    kinds = [TRAIN[name.rsplit("-", 1)[0]] for name in read.trains]
    if read.leased:
        # The train is the smallest that the bank has.
        state.insolvent |= 1 << company
        state.depot = [int(kind == kinds[0]) for kind in range(len(state.depot))]
    else:
        state.trains[company] = tuple(kinds)
    if read.insolvent:
        state.insolvent |= 1 << company
    if read.cash is not None:
        state.cash[company_account(company)] += read.cash
        state.cash[MINT] -= read.cash
    state.southern = state.grouping_done = "after_southern_sr" in read.flags
    state.british_rail = "nationalization" in read.flags
    return state, company
