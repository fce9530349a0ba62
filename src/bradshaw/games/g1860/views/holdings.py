"""What players and companies have, for what is shown before and after."""

from __future__ import annotations

from collections.abc import Sequence, Set

from bradshaw.core.action import Action
from bradshaw.core.changes import Holding, Item
from bradshaw.core.messages import message
from bradshaw.eighteen.views.holdings import players_hold, prices_and_director, shares_left
from bradshaw.games.g1860.components import COMPANIES, NAMES, TRAINS
from bradshaw.games.g1860.rules.ending import worth
from bradshaw.games.g1860.rules.trains import TrainOffer
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.views.tables import in_order, privates_of, status


def holdings(state: Isle, hidden: Set[str] = frozenset()) -> list[Holding]:
    """Players by seat, then companies in their order, without the treasuries that are hidden."""

    def privates(seat: int) -> Sequence[Item]:
        return (Item(message("g1860-column-privates"), "list", tuple(privates_of(state, seat))),)

    return [
        *players_hold(state, NAMES, worth, privates),
        *(Holding(tuple(_company(state, company, hidden)), company=NAMES[company]) for company in in_order(state)),
    ]


def _company(state: Isle, company: int, hidden: Set[str]) -> list[Item]:
    has_charter = state.is_floated(company) or state.is_bankrupt(company)
    has_come = has_charter or state.is_started(company) or state.is_closed(company)
    treasury = state.treasury(company) if has_charter else None
    places = state.geography.places
    unused = len(COMPANIES[company].base_costs) - len(state.bases[company])
    known = () if NAMES[company] in hidden else (Item(message("eighteen-column-treasury"), "credits", treasury),)
    return [
        *prices_and_director(state, company),
        *known,
        Item(message("eighteen-column-trains"), "list", tuple(TRAINS[kind].name for kind in state.trains[company])),
        Item(
            message("g1860-sheet-bases-built"),
            "list",
            tuple(places[place].name or places[place].id for place, _, _ in state.bases[company]),
        ),
        Item(message("g1860-sheet-bases-left"), "count", unused),
        *shares_left(state, company),
        Item(message("eighteen-column-status"), "words", (status(state, company) or None) if has_come else None),
    ]


def consent(state: Isle) -> Action | None:
    """How the director who is asked agrees."""
    frame = state.frames[-1]
    return frame.yes if isinstance(frame, TrainOffer) else None
