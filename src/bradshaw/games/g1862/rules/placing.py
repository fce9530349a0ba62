"""Placing Station Markers."""

from __future__ import annotations

from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.building.tokens import TokenStep
from bradshaw.games.g1862.actions import LONDON_NAME, CountiesAction, PlaceMarker
from bradshaw.games.g1862.components import COMPANIES, GEOGRAPHY, is_town
from bradshaw.games.g1862.names import where
from bradshaw.games.g1862.rules.building import MAP, link_london, no_marker_left
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.rules.track import free_circle, network, reached
from bradshaw.games.g1862.state import Counties, Station


def refuse_site(state: Counties, company: int, place: int) -> Refusal | None:
    """Why the company may not place a marker in a town, apart from the way there."""
    hex_, name = GEOGRAPHY.places[place], COMPANIES[company].name
    if not state.unused[company]:
        return no_marker_left(company)
    if not is_town(place):
        return refused("1862.2.3-markers-in-circles", "g1862-refusal-no-circles", place=hex_.name)
    if any(station.company == company for station in state.stations_in(place)):
        return refused("1862.7.7-one-per-hex", "g1862-refusal-marker-there", company=name, place=hex_.name)
    if free_circle(state, place) is None:
        return refused("1862.7.7-empty-circle-on-route", "g1862-refusal-no-free-circle", place=hex_.name)
    return None


def sites(state: Counties, company: int) -> list[int]:
    """The towns where the company can place a marker now."""
    if not state.unused[company]:
        return []
    net, found = network(state), reached(state, company)
    return [
        place
        for place in range(len(GEOGRAPHY))
        if is_town(place) and net.first[place] in found and refuse_site(state, company, place) is None
    ]


class PlaceMarkers(TokenStep[Counties, CountiesAction], CompanyFrame, frozen=True, tag="place_markers"):
    """At most one station marker. With `london`, a link to London is possible (a house rule)."""

    deeds: ClassVar[tuple[type[Action], ...]] = (PlaceMarker,)
    rule_of_map: ClassVar[str] = MAP

    london: bool = False

    def sites(self, state: Counties) -> list[PlaceMarker]:
        towns = [PlaceMarker(GEOGRAPHY.places[place].id) for place in sites(state, self.company)]
        return [*towns, PlaceMarker(LONDON_NAME)] if self.london else towns

    def refuse_other(self, state: Counties) -> Refusal:
        return refused("1862.7.1-turn-steps", "g1862-refusal-place-or-pass", company=self.name(state))

    def refuse_deed(self, state: Counties, action: PlaceMarker) -> Refusal | None:
        if action.hex != LONDON_NAME:
            return super().refuse_deed(state, action)
        if self.london:
            return None
        return refused("1862.7.6.5-alternative-build", "g1862-refusal-london-instead-of-track")

    def refuse_site(self, state: Counties, place: int, action: PlaceMarker) -> Refusal | None:
        return refuse_site(state, self.company, place)

    def stop(self, state: Counties, place: int, action: PlaceMarker) -> int:
        return network(state).first[place]

    def reached(self, state: Counties) -> frozenset[int]:
        return reached(state, self.company)

    def out_of_reach(self, state: Counties, action: PlaceMarker) -> Refusal:
        rule, place = "1862.7.7-empty-circle-on-route", where(action.hex)
        return refused(rule, "g1862-refusal-no-route", company=self.name(state), place=place)

    def do(self, state: Counties, action: PlaceMarker, log: Log) -> None:
        if action.hex == LONDON_NAME:
            link_london(state, self.company, self.actor(state), log)
            return
        place = GEOGRAPHY.number[action.hex]
        circle = free_circle(state, place)
        assert circle is not None
        state.stations = (*state.stations, Station(place, circle, self.company))
        state.unused[self.company] -= 1
        log.note("place_marker", "1862.7.7-one-per-or", self.actor(state), company=self.company, hex=action.hex)
