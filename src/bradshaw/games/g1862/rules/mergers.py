"""Mergers and Acquisitions: who may merge, who agrees, the new price, and what passes to the merged company."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, ClassVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.errors import quoted
from bradshaw.core.frame import finish
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.rounds.frames import OptionalStep, ProposingStep
from bradshaw.eighteen.shares.prices import notice_top_price
from bradshaw.games.g1862.actions import LONDON_NAME, Answer, CountiesAction, Merge, RemoveMarker
from bradshaw.games.g1862.components import CHART, COMPANIES, COMPANY, GEOGRAPHY, LONDON, par_at
from bradshaw.games.g1862.names import where
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.closing import close_company
from bradshaw.games.g1862.rules.ending import TOP_OF_MARKET
from bradshaw.games.g1862.rules.frames import AutomaticFrame, CompanyFrame, CountiesFrame, unknown_company
from bradshaw.games.g1862.rules.merging import ShareMerge, offering_to_pool
from bradshaw.games.g1862.rules.shares import is_asked
from bradshaw.games.g1862.rules.track import connected, linked
from bradshaw.games.g1862.state import BESIDE, Counties, Station

# Partners


def refuse_partner(state: Counties, company: int, other: int) -> Refusal | None:
    """Why a company may not merge with another, or None. Whether its director agrees is another question."""
    name = COMPANIES[other].name
    if other == company:
        return refused("1862.7.1-turn-steps", "g1862-refusal-merge-with-itself", company=name)
    if not state.is_floated(other):
        return refused("1862.7.1-turn-steps", "g1862-refusal-partner-not-floated", company=name)
    if state.in_receivership(other):
        return refused("1862.8.0-no-merge", "g1862-refusal-partner-in-receivership", company=name)
    if not connected(state, company, other):
        return refused(
            "1862.7.5.2-connected", "g1862-refusal-not-connected", company=COMPANIES[company].name, partner=name
        )
    return None


def partners(state: Counties, company: int) -> list[int]:
    """The companies with which a company may merge now."""
    if state.is_lner() or state.director[company] < 0 or not state.is_floated(company):
        return []
    return [
        other
        for other in linked(state, company)
        if other != company and state.is_floated(other) and not state.in_receivership(other)
    ]


def merged_place(state: Counties, one: int, other: int) -> int:
    """Where the marker of the merged company goes: the lower price plus half of the higher, and down to a space."""
    low, high = sorted(
        state.price(company) if state.has_train(company) else state.price(company) // 2 for company in (one, other)
    )
    return bisect_right(CHART.prices, low + high // 2) - 1


# Proposing


class _Proposal(
    ProposingStep[Counties, CountiesAction], OptionalStep[Counties, CountiesAction], CompanyFrame, frozen=True
):
    """The director of a company may propose to join it with another. A refused proposal is (partner, survivor).

    Ends with None if nothing comes of it, else with the surviving company and whether it goes on with the turn.
    """

    deeds: ClassVar[tuple[type[Action], ...]] = (Merge,)
    acquires: ClassVar[bool]
    """Whether the turn is over when the companies are joined."""

    def choices(self, state: Counties) -> Choices:
        merges = [Merge(COMPANIES[other].name, COMPANIES[survivor].name) for other, survivor in self._open(state)]
        return Choices([PASS, *merges])

    def _open(self, state: Counties) -> list[tuple[int, int]]:
        """The partners and survivors that may be proposed."""
        return [
            (other, survivor)
            for other in partners(state, self.company)
            for survivor in (self.company, other)
            if (other, survivor) not in self.refused
        ]

    def refuse_other(self, state: Counties) -> Refusal:
        company = self.name(state)
        return refused("1862.7.1-turn-steps", "g1862-refusal-merge-or-pass", company=company, acquires=self.acquires)

    def refuse_deed(self, state: Counties, action: Merge) -> Refusal | None:
        name = self.name(state)
        if state.is_lner():
            return refused("1862.10.3-no-mergers", "g1862-refusal-lner-no-mergers")
        other = COMPANY.get(action.company)
        if other is None or not state.is_in_play(other):
            return unknown_company(state, action.company)
        if action.survivor not in (name, action.company):
            return refused(
                "1862.5.2.1-choose-survivor",
                "g1862-refusal-survivor",
                company=name,
                partner=action.company,
                survivor=quoted(action.survivor[:20]),
            )
        refusal = refuse_partner(state, self.company, other)
        if refusal is None and (other, COMPANY[action.survivor]) in self.refused:
            return refused(
                "1862.7.5.1-consent",
                "g1862-refusal-merger-refused",
                company=name,
                partner=action.company,
                survivor=action.survivor,
            )
        return refusal

    def do(self, state: Counties, action: Merge, log: Log) -> None:
        other, survivor = COMPANY[action.company], COMPANY[action.survivor]
        facts = {"company": self.company, "partner": other, "survivor": survivor, "acquires": self.acquires}
        log.note("merger_proposed", "1862.7.5.1-active-director-chooses", self.actor(state), **facts)
        if is_asked(state, self.company, other):
            state.frames.append(Consent(self.company, other, survivor, self.acquires))
        else:
            begin_merger(state, self.company, other, survivor, acquires=self.acquires)

    def ends_by_itself(self, state: Counties) -> bool:
        return not self._open(state) and not state.settings.asked_without_choice


class MergeStep(_Proposal, frozen=True, tag="merge_step"):
    """At the start of its turn a company may merge with another."""

    acquires: ClassVar[bool] = False


class AcquireStep(_Proposal, frozen=True, tag="acquire_step"):
    """At the end of its turn a company may acquire another."""

    acquires: ClassVar[bool] = True


class Consent(CountiesFrame, frozen=True, tag="merger_consent"):
    """The director of the partner agrees or refuses."""

    rule_of_turns: ClassVar[str] = "1862.7.5.1-consent"

    company: int
    partner: int
    survivor: int
    acquires: bool

    def actor(self, state: Counties) -> int:
        return state.director[self.partner]

    def choices(self, state: Counties) -> Choices:
        return Choices([Answer(True), Answer(False)])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is Answer:
            return None
        company, partner = COMPANIES[self.company].name, COMPANIES[self.partner].name
        return refused("1862.7.5.1-consent", "g1862-refusal-answer-merger", company=company, partner=partner)

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is Answer
        kind = "merger_agreed" if action.agree else "merger_refused"
        facts = {"company": self.company, "partner": self.partner, "survivor": self.survivor, "acquires": self.acquires}
        log.note(kind, "1862.7.5.1-consent", self.actor(state), **facts)
        if action.agree:
            state.frames.pop()
            begin_merger(state, self.company, self.partner, self.survivor, acquires=self.acquires)
        else:
            finish(state, (self.partner, self.survivor), log)


# Merging

SETTING_PRICE, MERGING_SHARES, REMOVING_MARKERS = range(3)


def begin_merger(state: Counties, company: int, partner: int, survivor: int, *, acquires: bool) -> None:
    """The step in which it was proposed becomes the merger."""
    state.frames[-1] = Merger(company, partner, survivor, acquires, state.director[company])


class Merger(AutomaticFrame, frozen=True, tag="merger"):
    """Two companies become one: price, shares, markers, possessions."""

    company: int
    """The company whose turn it is."""
    partner: int
    survivor: int
    acquires: bool
    initiator: int
    """The director of the company when its turn began."""
    stage: int = SETTING_PRICE

    @property
    def other(self) -> int:
        """The company that does not survive."""
        return self.company if self.survivor == self.partner else self.partner

    def settle(self, state: Counties, log: Log) -> bool:
        if self.stage == SETTING_PRICE:
            self._set_price(state, log)
            state.frames[-1] = msgspec.structs.replace(self, stage=MERGING_SHARES)
            state.frames.append(ShareMerge(self.initiator, self.survivor, self.other))
        else:
            self._end(state, log)
        return True

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """The shares are merged, or the markers above the limit are gone."""
        if self.stage == MERGING_SHARES:
            self._pass_possessions(state, log)
            state.frames[-1] = msgspec.structs.replace(self, stage=REMOVING_MARKERS)
            state.frames.append(ExcessMarkers(self.survivor, self.other))

    def _set_price(self, state: Counties, log: Log) -> None:
        for company in (self.survivor, self.other):
            offering_to_pool(state, company, log)
        place = merged_place(state, self.survivor, self.other)
        price = CHART.prices[place]
        state.markers.put(self.survivor, place)
        state.par[self.survivor] = par_at(price)
        facts = {"company": self.survivor, "price": price, "par": state.par[self.survivor]}
        log.note("merged_price", "1862.7.5.3-price-formula", **facts)
        if not state.settings.merger_to_the_top_goes_on:
            notice_top_price(state, self.survivor, TOP_OF_MARKET, log)

    def _pass_possessions(self, state: Counties, log: Log) -> None:
        survivor, other = self.survivor, self.other
        rule = "1862.7.5.6-treasury-and-trains"
        money = state.treasury(other)
        if money:
            pay(state, state.account(other), state.account(survivor), money, rule, log)
        trains = state.trains[other]
        state.trains[survivor] += trains
        state.trains[other] = ()
        gained = tuple(permit for permit in state.permits[other] if permit not in state.permits[survivor])
        state.permits[survivor] += gained
        state.permits[other] = (state.first_permit[other],)
        facts: dict[str, Any] = {"money": money, "trains": [train.name for train in trains], "permits": list(gained)}
        log.note("possessions_passed", rule, company=survivor, merged=other, **facts)
        state.chartered &= ~(1 << survivor)
        self._drop_duplicates(state, log)

    def _drop_duplicates(self, state: Counties, log: Log) -> None:
        """Of two markers in one place one is lost."""
        survivor, other = self.survivor, self.other
        lost = []
        for station in state.stations_of(other):
            twin = next((one for one in state.stations_of(survivor) if one.place == station.place), None)
            if twin is not None:
                # The one in a circle stays, if one of both still waits beside the tile.
                lost.append(twin if twin.circle == BESIDE else station)
        if lost:
            state.stations = tuple(station for station in state.stations if station not in lost)
            places = [place_name(station.place) for station in lost]
            log.note("markers_lost", "1862.7.5.6-duplicates-lost", company=survivor, merged=other, places=places)

    def _replace_markers(self, state: Counties, log: Log) -> None:
        survivor, other = self.survivor, self.other
        replaced = [station.place for station in state.stations_of(other)]
        state.stations = tuple(
            station._replace(company=survivor) if station.company == other else station for station in state.stations
        )
        room = max(0, state.most_markers() - len(state.stations_of(survivor)))
        gained = min(state.unused[survivor] + state.unused[other], room)
        state.unused[survivor], state.unused[other] = gained, 0
        facts: dict[str, Any] = {"places": [place_name(place) for place in replaced], "unused": gained}
        log.note("markers_replaced", "1862.7.5.6-replace-on-board", company=survivor, merged=other, **facts)

    def _end(self, state: Counties, log: Log) -> None:
        survivor, other = self.survivor, self.other
        self._replace_markers(state, log)
        close_company(state, other)
        log.note("company_merged", "1862.7.5.7-restartable", company=survivor, merged=other)
        goes_on = not self.acquires and not state.operated >> self.partner & 1
        if self.acquires or state.operated & (1 << survivor | 1 << other):
            state.operated |= 1 << survivor
        state.operated &= ~(1 << other)
        if state.is_ruined(survivor):
            # Two halved prices can add up to less than the lowest that has a value.
            go_bankrupt(state, survivor, "1862.7.12-bottom-price", log)
            goes_on = False
        finish(state, (survivor, goes_on), log)


# Markers above the limit


def place_name(place: int) -> str:
    """How actions name a hex or London."""
    return LONDON_NAME if place == LONDON else GEOGRAPHY.places[place].id


class ExcessMarkers(CompanyFrame, frozen=True, tag="excess_markers"):
    """The director of the merged company takes markers off the board until both have no more than one may have."""

    rule_of_turns: ClassVar[str] = "1862.7.5.6-excess-markers"

    other: int
    """The company that does not survive."""

    def _stations(self, state: Counties) -> list[Station]:
        return state.stations_of(self.company) + state.stations_of(self.other)

    def excess(self, state: Counties) -> int:
        """How many markers have to go."""
        return len(self._stations(state)) - state.most_markers()

    def removable(self, state: Counties) -> list[Station]:
        """The markers that may go: all but the home marker."""
        home = state.home_station(self.company)
        return [station for station in self._stations(state) if station != home]

    def choices(self, state: Counties) -> Choices:
        return Choices([RemoveMarker(place_name(station.place)) for station in self.removable(state)])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        rule = "1862.7.5.6-excess-markers"
        name = COMPANIES[self.company].name
        if type(action) is not RemoveMarker:
            return refused(rule, "g1862-refusal-remove-marker", company=name, limit=state.most_markers())
        if any(place_name(station.place) == action.hex for station in self.removable(state)):
            return None
        if action.hex == COMPANIES[self.company].home:
            return refused(rule, "g1862-refusal-home-stays", company=name)
        return refused(rule, "g1862-refusal-no-marker-there", company=name, place=where(action.hex))

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is RemoveMarker
        gone = next(station for station in self.removable(state) if place_name(station.place) == action.hex)
        state.stations = tuple(station for station in state.stations if station != gone)
        rule = "1862.7.5.6-excess-markers"
        log.note("marker_removed", rule, self.actor(state), company=self.company, place=action.hex)

    def ends_by_itself(self, state: Counties) -> bool:
        return self.excess(state) <= 0
