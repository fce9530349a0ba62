"""Building Bases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.tiles import LARGE
from bradshaw.eighteen.building.tokens import TokenStep, first_free
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1860.actions import BuildBase, IsleAction
from bradshaw.games.g1860.components import COMPANIES
from bradshaw.games.g1860.rules.frames import CompanyFrame
from bradshaw.games.g1860.rules.track import network, pattern_at, reached
from bradshaw.games.g1860.state import MINT, Isle

HOMES = {company.home: number for number, company in enumerate(COMPANIES)}


def next_cost(state: Isle, company: int) -> int | None:
    """What the company's next base costs; None if it has no more."""
    costs, built = COMPANIES[company].base_costs, len(state.bases[company])
    return costs[built] if built < len(costs) else None


def free_circle(state: Isle, place: int, station: int) -> int | None:
    """The first empty circle of a station; the very first one is left to a company whose home this is."""
    taken = {circle for bases in state.bases for where, stop, circle in bases if where == place and stop == station}
    circles = range(pattern_at(state, place).stops[station].circles)
    if awaited(state, place) is not None and station == 0 and len(circles) > 1:
        circles = circles[1:]
    return first_free(circles, taken)


def awaited(state: Isle, place: int) -> int | None:
    """The company whose home a hex is and whose home base is not there yet."""
    owner = HOMES.get(state.geography.places[place].id)
    if owner is None or any(where == place for where, _, _ in state.bases[owner]):
        return None
    return owner


def _called(state: Isle, place: int) -> str:
    """What players call a hex."""
    return place_name(state.geography, state.geography.places[place].id)


def refuse_site(state: Isle, company: int, place: int, station: int) -> Refusal | None:
    """Why the company may not build a base on a station, apart from money and reach."""
    stops = pattern_at(state, place).stops
    if not 0 <= station < len(stops) or stops[station].kind != LARGE or not stops[station].circles:
        return refused("1860.base.empty-circle", "g1860-refusal-no-such-station", place=_called(state, place))
    if any(where == place for where, _, _ in state.bases[company]):
        return refused(
            "1860.base.one-per-hex",
            "g1860-refusal-base-there",
            company=COMPANIES[company].name,
            place=_called(state, place),
        )
    if free_circle(state, place, station) is None:
        return refused("1860.base.empty-circle", "g1860-refusal-circles-taken", place=_called(state, place))
    owner = awaited(state, place)
    if owner is not None and owner != company:
        free = sum(
            stop.circles - sum((place, number) == (where, other) for bases in state.bases for where, other, _ in bases)
            for number, stop in enumerate(stops)
            if stop.kind == LARGE
        )
        if free < 2:
            return refused(
                "1860.base.home-reserved",
                "g1860-refusal-circle-kept",
                place=_called(state, place),
                company=COMPANIES[owner].name,
            )
    return None


def sites(state: Isle, company: int) -> list[tuple[int, int]]:
    """The stations where the company can build a base now."""
    return list(_sites(state, company))


def has_site(state: Isle, company: int) -> bool:
    """Whether there is any such station."""
    return next(_sites(state, company), None) is not None


def _sites(state: Isle, company: int) -> Iterator[tuple[int, int]]:
    cost = next_cost(state, company)
    if cost is None or cost > state.treasury(company) or state.is_insolvent(company):
        return
    net = network(state)
    stops, count = net.stops, len(net.stops)
    found = [vertex for vertex in reached(state, company) if vertex < count and stops[vertex].kind == LARGE]
    for stop in sorted(found):
        place = net.hex_of[stop]
        station = stop - net.first[place]
        if refuse_site(state, company, place, station) is None:
            yield place, station


def _rule_of_cost(state: Isle, company: int) -> str:
    return "1860.base.second-cost" if len(state.bases[company]) == 1 else "1860.base.later-cost"


class BuildBases(TokenStep[Isle, IsleAction], CompanyFrame, frozen=True, tag="build_bases"):
    """At most one base."""

    deeds: ClassVar[tuple[type[Action], ...]] = (BuildBase,)
    rule_of_map: ClassVar[str] = "1860.map.hexes"

    def sites(self, state: Isle) -> list[BuildBase]:
        places = state.geography.places
        return [BuildBase(places[place].id, station) for place, station in sites(state, self.company)]

    def refuse_other(self, state: Isle) -> Refusal:
        return refused("1860.operating.steps", "g1860-refusal-base-or-pass", company=self.name(state))

    def refuse_site(self, state: Isle, place: int, action: BuildBase) -> Refusal | None:
        refusal = refuse_site(state, self.company, place, action.station)
        if refusal is not None:
            return refusal
        name, cost, credits = self.name(state), next_cost(state, self.company), state.treasury(self.company)
        if cost is None:
            return refused("1860.tokens.bases-include-home", "g1860-refusal-no-more-bases", company=name)
        if cost > credits:
            rule = _rule_of_cost(state, self.company)
            return refused(rule, "g1860-refusal-base-costs-more", company=name, price=cost, money=credits)
        return None

    def stop(self, state: Isle, place: int, action: BuildBase) -> int:
        return network(state).first[place] + action.station

    def reached(self, state: Isle) -> set[int]:
        return reached(state, self.company)

    def out_of_reach(self, state: Isle, action: BuildBase) -> Refusal:
        return refused("1860.base.reach", "g1860-refusal-base-out-of-reach", company=self.name(state))

    def do(self, state: Isle, action: BuildBase, log: Log) -> None:
        company, place = self.company, state.geography.number[action.hex]
        cost, rule = next_cost(state, company), _rule_of_cost(state, company)
        circle = free_circle(state, place, action.station)
        assert cost is not None
        assert circle is not None
        pay(state, state.account(company), MINT, cost, rule, log)
        state.bases[company] = (*state.bases[company], (place, action.station, circle))
        facts = {"hex": action.hex, "station": action.station, "cost": cost}
        log.note("build_base", rule, self.actor(state), company=company, **facts)
