"""What the log, choices, questions and tables of 1862 say alike: trains, permits, phases and runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bradshaw.core.messages import Message, message
from bradshaw.eighteen.board.tiles import COLOURS
from bradshaw.games.g1862.components import BANDS, KINDS, PHASES, E, H, Phase
from bradshaw.games.g1862.names import stop_called
from bradshaw.games.g1862.rules.phases import opens_companies
from bradshaw.games.g1862.state import NO_LNER, Counties

# Certificates and permits


def certificate(count: int, company: str) -> Message:
    """What an option is on: one share, or the director's certificate."""
    return message("g1862-certificate", count=count, company=company)


def permits_left(state: Counties) -> Message:
    """The permits of the solo game that companies may still get, of which nobody knows the order."""
    counts = [(state.solo.permits.count(kind), KINDS[kind]) for kind in state.settings.kinds]
    permits = tuple(message("g1862-kind-count", count=count, kind=kind) for count, kind in counts if count)
    return message("g1862-permits-left", count=len(permits), permits=permits)


# Trains and phases


def train_limit(phase: Phase, simple: bool) -> Message:
    """How many trains a company may have."""
    count, scope = _limit(phase, simple)
    return message("g1862-train-limit", count=count, scope=scope)


def stops_buying(phase: Phase, simple: bool) -> Message:
    """From which number of trains on a company may buy no more."""
    count, scope = _limit(phase, simple)
    return message("g1862-stops-buying", count=count, scope=scope)


def _limit(phase: Phase, simple: bool) -> tuple[int, str]:
    """A number of trains, and which trains it counts."""
    if simple:
        return phase.simple, "simple"
    if phase.in_all is not None:
        return phase.in_all, "all"
    assert phase.of_each is not None
    return phase.of_each, "each"


def phase_news(number: int, *, simple: bool, companies: bool, ending: bool) -> list[Message]:
    """What is new in a phase: in the simple games, if it opens companies, and if no stock round will follow."""
    now, before = PHASES[number], PHASES[number - 1]
    news = []
    if now.colours > before.colours:
        news.append(message("eighteen-phase-tiles", colour=COLOURS[now.colours - 1]))
    if companies:
        news.append(message("g1862-phase-companies"))
    if now.stage != before.stage:
        news.append(message("g1862-phase-areas"))
    if _limit(now, simple) != _limit(before, simple):
        news.append(message("g1862-phase-train-limit", limit=train_limit(now, simple)))
    if now.operating_rounds != before.operating_rounds and not ending:
        news.append(message("eighteen-phase-operating-rounds", count=now.operating_rounds))
    return news


def phase_effects(state: Counties, band: int) -> Message:
    """What the first sale of a train of a band brings."""
    news = [message("g1862-first-sale-phase", phase=BANDS[band].name)]
    rusting = tuple(one.name for number, one in enumerate(BANDS) if state.rusted_by(number) == band)
    if rusting:
        news.append(message("g1862-first-sale-rusts", bands=rusting))
    if band == (E if state.settings.shorter else H) and state.lner == NO_LNER and not state.is_ending():
        news.append(message("g1862-first-sale-lner"))
    more = phase_news(
        band, simple=state.settings.simple, companies=opens_companies(state, band), ending=state.is_ending()
    )
    if more:
        return message("g1862-first-sale-more", news=tuple(news), more=tuple(more))
    return message("g1862-first-sale", news=tuple(news))


# Runs


def run_told(trains: Sequence[str], stops: Iterable[str], revenue: int, bonus: int, hexes: int) -> Message:
    """A run with its trains, its way and its sum; `stops` are ids."""
    return message(
        "g1862-run",
        train=" + ".join(trains),
        joined=len(trains) > 1,
        stops=tuple(_route(stops)),
        revenue=revenue,
        bonus=bonus,
        count=hexes,
    )


def _route(stops: Iterable[str]) -> list[str]:
    """The names of the stops of a run; a village that is crossed twice in a row is named once."""
    names: list[str] = []
    for stop in map(stop_called, stops):
        if not names or names[-1] != stop:
            names.append(stop)
    return names
