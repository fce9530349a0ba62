"""What players and companies have, and where a merger, an acquisition or a refinancing leads once all agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, NamedTuple

from bradshaw.core.action import Action
from bradshaw.core.changes import Foreseen, Holding, Item
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.eighteen.views import foresight
from bradshaw.eighteen.views.foresight import Supposed
from bradshaw.eighteen.views.holdings import players_hold, prices_and_director, shares_left
from bradshaw.games.g1862.actions import (
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Answer,
    Bid,
    RedeemOption,
    RelinquishOption,
    RemoveMarker,
)
from bradshaw.games.g1862.components import DIRECTORS_SHARES, KINDS, NAMES
from bradshaw.games.g1862.names import called, where
from bradshaw.games.g1862.rules.ending import worth
from bradshaw.games.g1862.rules.mergers import Consent, ExcessMarkers, place_name
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.trains import TrainRequest
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.tables import in_order, obligations, status, train_shown

# What everybody has


def holdings(state: Counties) -> list[Holding]:
    """Players by seat, then companies in their order."""

    def to_float(seat: int) -> Sequence[Item]:
        companies = tuple(called(company) for company in obligations(state, seat))
        return (Item(message("g1862-column-must-float"), "list", companies),)

    companies = [Holding(tuple(_company(state, company)), company=called(company)) for company in in_order(state)]
    return [*players_hold(state, NAMES, worth, to_float), *companies]


def _company(state: Counties, company: int) -> list[Item]:
    started = state.is_started(company)
    allowed = () if state.settings.simple or not started else sorted(state.permits[company])
    permits = tuple(message("g1862-permit", kind=KINDS[kind]) for kind in allowed)
    return [
        *prices_and_director(state, company),
        Item(message("eighteen-column-treasury"), "money", state.treasury(company) if started else None),
        Item(message("eighteen-column-trains"), "list", tuple(map(train_shown, state.trains[company]))),
        Item(message("g1862-column-permits"), "list", permits),
        Item(
            message("g1862-sheet-markers-placed"),
            "list",
            tuple(where(place_name(station.place)) for station in state.stations_of(company)),
        ),
        Item(message("g1862-sheet-markers-left"), "count", state.unused[company]),
        *shares_left(state, company),
        Item(message("g1862-column-own"), "count", state.own[company]),
        Item(message("eighteen-column-status"), "words", (status(state, company) or None) if started else None),
    ]


# Where proposals lead


def consent(state: Counties) -> Action | None:
    """How the director who is asked agrees."""
    frame = state.frames[-1]
    if isinstance(frame, Consent):
        return Answer(True)
    return frame.yes if isinstance(frame, TrainRequest) else None


class _Option(NamedTuple):
    """An option share about which a holder has to decide."""

    holder: int
    company: int
    shares: int
    cost: int
    value: int


def foresee(state: Counties, action: Action) -> Foreseen[Counties]:
    """Where an action leads; a merger or a refinancing to its end, with option shares given up."""
    if isinstance(action, RedeemOption | RelinquishOption | RemoveMarker):
        return foresight.foresee(state, action, Bid)
    options: list[_Option] = []
    log = Log()
    foreseen = foresight.foresee(state, action, Bid, lambda after: _decided(after, options, kept=False), log)
    besides: dict[tuple[int, str], list[Item]] = {}
    for one in options:
        words = message("g1862-sheet-option", count=one.shares, cost=one.cost, value=one.value)
        besides.setdefault(_key(one.holder, one.company), []).append(
            Item(message("g1862-sheet-options"), "words", words)
        )
    for facts in _forced(log, {one.holder for one in options}):
        words = message("g1862-sheet-sold", count=facts["count"], value=facts["price"])
        besides.setdefault(_key(facts["holder"], facts["survivor"]), []).append(
            Item(message("g1862-sheet-must-sell"), "words", words)
        )
    if options:
        survivor = options[0].company
        kept = foresight.foresee(state, action, Bid, lambda after: _decided(after, [], kept=True)).state
        seat = kept.director[survivor]
        if seat != foreseen.state.director[survivor]:
            other = Item(message("g1862-sheet-director-if-kept"), "seat", seat if seat >= 0 else None)
            besides.setdefault(_key(CHARTER, survivor), []).append(other)
    if not besides:
        return foreseen
    return Foreseen(
        foreseen.state,
        foreseen.notes,
        [Holding(tuple(items), seat, company) for (seat, company), items in besides.items()],
    )


def _key(holder: int, survivor: int) -> tuple[int, str]:
    """Whose rows tell of a holder in a merger: a player’s, or those of the company that survives."""
    return (-1, called(survivor)) if holder == CHARTER else (holder, "")


def _forced(log: Log, decides: Set[int]) -> Iterator[Mapping[str, Any]]:
    """The shares that holders must sell in a merger: nobody can swap them, or there is no money to keep them."""
    for entry in log.entries:
        if entry.kind == "shares_unswapped" or (
            entry.kind == "relinquish_option" and entry.facts["holder"] not in decides
        ):
            yield entry.facts
        elif entry.kind == "certificate_sold":
            yield {**entry.facts, "count": DIRECTORS_SHARES}


def _decided(state: Counties, options: list[_Option], *, kept: bool) -> Supposed | None:
    """What is supposed in the course of a merger: consent, options kept or given up, and markers that go."""
    frame = state.frames[-1]
    if isinstance(frame, Consent):
        return Answer(True), message("eighteen-sheet-if-agreed", company=called(frame.partner))
    if isinstance(frame, ShareMerge):
        options.append(_Option(frame.holder(state), frame.survivor, frame.option, frame.cost, frame.value))
        keeps = kept and frame.refuse(state, REDEEM_OPTION) is None
        return REDEEM_OPTION if keeps else RELINQUISH_OPTION, message("g1862-sheet-options-given-up")
    if isinstance(frame, ExcessMarkers):
        place = place_name(frame.removable(state)[-1].place)
        note = message("g1862-sheet-excess-markers", company=called(frame.company), limit=state.most_markers())
        return RemoveMarker(place), note
    return None
