"""Phases: what the first train of a band changes at once."""

from __future__ import annotations

import msgspec

from bradshaw.core.log import Log
from bradshaw.eighteen.trains.depot import rust
from bradshaw.games.g1862.components import BANDS, E, H
from bradshaw.games.g1862.state import LNER_DUE, NO_LNER, Counties, Train


def begin_phase(state: Counties, phase: int, log: Log) -> None:
    """A new phase: old trains rust, and one of the phases brings the end nearer."""
    state.phase = phase
    facts = {"simple": state.settings.simple, "companies": opens_companies(state, phase), "ending": state.is_ending()}
    log.note("phase", "1862.7.9-phase-change", phase=BANDS[phase].name, **facts)
    remove_rusted(state, log)
    if state.settings.bankrupt_trains_on_offer:
        left = tuple(one for one in state.site.ghosts if one[1].warranties or not state.has_rusted(one[1].band))
        state.site = msgspec.structs.replace(state.site, ghosts=left)
    if phase == (E if state.settings.shorter else H) and state.lner == NO_LNER:
        state.lner = LNER_DUE
        rule = "1862.11.2-lner-by-e" if state.settings.shorter else "1862.9.0-phase-h-end-trigger"
        log.note("lner_due", rule, band=BANDS[phase].name, ending=state.is_ending())


def opens_companies(state: Counties, phase: int) -> bool:
    """Whether companies can be started from this phase on that could not before; in the solo game all can at once."""
    return phase > 0 and phase in state.offer and not state.settings.solo


def remove_rusted(state: Counties, log: Log) -> None:
    """Trains that have rusted and have no warranty left leave the game."""
    for company, train in rust(state, lambda one: not one.warranties and state.has_rusted(one.band)):
        log.note("rust", "1862.7.9-rust-without-compensation", company=company, train=train.name, id=train.id)


def use_warranties(state: Counties, company: int, log: Log) -> None:
    """After a company has run its trains each of them loses a warranty, and perhaps its last support."""
    if any(train.warranties for train in state.trains[company]):
        state.trains[company] = tuple(
            Train(train.band, train.number, train.kind, max(0, train.warranties - 1)) for train in state.trains[company]
        )
        log.note("warranties_used", "1862.7.10-used-up-each-run", company=company)
        remove_rusted(state, log)
