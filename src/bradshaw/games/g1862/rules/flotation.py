"""Flotation: money, station markers and a permit for a company of which half is sold."""

from __future__ import annotations

from typing import ClassVar, Final

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.market import OFF
from bradshaw.games.g1862.actions import ChooseMarkers, CountiesAction
from bradshaw.games.g1862.components import (
    CAPITAL,
    CHART,
    CHARTERED_MARKER_COST,
    CHARTERED_MARKERS,
    COMPANIES,
    FEWEST_MARKERS,
    FLOAT_SHARES,
    MARKER_COST,
    MOST_MARKERS,
    SHARES,
)
from bradshaw.games.g1862.rules.cards import take_permit
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.frames import CompanyFrame, speaker
from bradshaw.games.g1862.state import NO_OBLIGATION, Counties

SOLO_CAPITAL: Final = FLOAT_SHARES
"""A company without a charter that floats in the solo game receives so many times its price."""
SOLO_FLOAT_SHARES: Final = 3


def is_sold_enough(state: Counties, company: int) -> bool:
    """Whether half of a company has been bought, or in the solo game the player has three shares."""
    if state.settings.solo:
        return state.in_hands(company) >= SOLO_FLOAT_SHARES
    return SHARES - state.ipo[company] - state.own[company] >= FLOAT_SHARES


def float_if_due(state: Counties, company: int, log: Log) -> None:
    """A company floats when half of it has been bought from the offering or from the company."""
    if state.is_floated(company) or not is_sold_enough(state, company):
        return
    state.floated |= 1 << company
    state.obliged[company] = NO_OBLIGATION
    permit = take_permit(state, company) if state.settings.solo else None
    if not state.is_chartered(company):
        capital = SOLO_CAPITAL * state.price(company) if state.settings.solo else 0
        if capital:
            pay(state, BANK, state.account(company), capital, "1862.6.5.4.1-non-chartered-partial", log)
        treasury = state.treasury(company)
        log.note(
            "float",
            "1862.6.5.4.1-non-chartered-partial",
            company=company,
            capital=capital,
            treasury=treasury,
            permit=permit,
        )
        notice_empty_bank(state, log)
        state.frames.append(MarkersToBuy(company))
        return
    capital = CAPITAL * state.par[company]
    pay(state, BANK, state.account(company), capital, "1862.6.5.4.1-chartered-full", log)
    if state.markers.places[company] == OFF:
        state.markers.put(company, CHART.place(state.par[company]))
    treasury = state.treasury(company)
    log.note("float", "1862.6.5.4.1-chartered-full", company=company, capital=capital, treasury=treasury, permit=permit)
    notice_empty_bank(state, log)
    _take_markers(state, company, CHARTERED_MARKERS, CHARTERED_MARKER_COST, "1862.6.5.4.2-chartered-three", log)


def _take_markers(state: Counties, company: int, count: int, each: int, rule: str, log: Log) -> None:
    state.unused[company] = count
    pay(state, state.account(company), BANK, count * each, "1862.6.5.4.2-paid-from-treasury", log)
    log.note("markers", rule, speaker(state, company), company=company, count=count, price=count * each)


class MarkersToBuy(CompanyFrame, frozen=True, tag="markers_to_buy"):
    """The director of a company without a charter decides how many station markers it has."""

    rule_of_turns: ClassVar[str] = "1862.6.5.4.2-non-chartered-choice"

    def allowed(self, state: Counties) -> int:
        """As many as a company may buy, whatever it can pay for."""
        return MOST_MARKERS if state.settings.eight_markers_by_merger else state.most_markers()

    def most(self, state: Counties) -> int:
        """As many as are allowed and can be paid for."""
        return min(self.allowed(state), state.treasury(self.company) // MARKER_COST)

    def choices(self, state: Counties) -> Choices:
        return Choices([ChooseMarkers(count) for count in range(FEWEST_MARKERS, self.most(state) + 1)])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        name = COMPANIES[self.company].name
        if type(action) is not ChooseMarkers:
            return refused("1862.6.5.4.2-non-chartered-choice", "g1862-refusal-choose-markers", company=name)
        if FEWEST_MARKERS <= action.count <= self.most(state):
            return None
        if FEWEST_MARKERS <= action.count <= self.allowed(state):
            return refused(
                "1862.6.5.4.2-paid-from-treasury",
                "g1862-refusal-markers-cost-more",
                company=name,
                count=action.count,
                price=action.count * MARKER_COST,
                money=state.treasury(self.company),
            )
        return refused(
            "1862.6.5.4.2-non-chartered-choice",
            "g1862-refusal-marker-count",
            least=FEWEST_MARKERS,
            most=self.allowed(state),
        )

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is ChooseMarkers
        _take_markers(state, self.company, action.count, MARKER_COST, "1862.6.5.4.2-non-chartered-choice", log)
        finish(state, None, log)
