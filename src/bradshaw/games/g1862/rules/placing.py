"""Placing Station Markers."""

from __future__ import annotations

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, Pass
from bradshaw.games.g1862.actions import LONDON_NAME, CountiesAction, PlaceMarker
from bradshaw.games.g1862.components import COMPANIES, GEOGRAPHY, is_town
from bradshaw.games.g1862.names import where
from bradshaw.games.g1862.rules.building import link_london, no_hex, no_marker_left
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


class PlaceMarkers(CompanyFrame, frozen=True, tag="place_markers"):
    """At most one station marker. With `london`, a link to London is possible (a house rule)."""

    london: bool = False

    def choices(self, state: Counties) -> Choices:
        towns = [PlaceMarker(GEOGRAPHY.places[place].id) for place in sites(state, self.company)]
        return Choices([PASS, *towns, *([PlaceMarker(LONDON_NAME)] if self.london else [])])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is Pass:
            return None
        name = COMPANIES[self.company].name
        if type(action) is not PlaceMarker:
            return refused("1862.7.1-turn-steps", "g1862-refusal-place-or-pass", company=name)
        if action.hex == LONDON_NAME and self.london:
            return None
        if action.hex == LONDON_NAME:
            return refused("1862.7.6.5-alternative-build", "g1862-refusal-london-instead-of-track")
        place = GEOGRAPHY.number.get(action.hex)
        if place is None:
            return no_hex(action.hex)
        refusal = refuse_site(state, self.company, place)
        if refusal is None and network(state).first[place] not in reached(state, self.company):
            return refused(
                "1862.7.7-empty-circle-on-route", "g1862-refusal-no-route", company=name, place=where(action.hex)
            )
        return refusal

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        if type(action) is PlaceMarker and action.hex == LONDON_NAME:
            link_london(state, self.company, self.actor(state), log)
        elif type(action) is PlaceMarker:
            place = GEOGRAPHY.number[action.hex]
            circle = free_circle(state, place)
            assert circle is not None
            state.stations = (*state.stations, Station(place, circle, self.company))
            state.unused[self.company] -= 1
            log.note("place_marker", "1862.7.7-one-per-or", self.actor(state), company=self.company, hex=action.hex)
        finish(state, None, log)
