"""What players call companies, places, stops and trains, and what they mean by such a name."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import quoted
from bradshaw.core.messages import Message, message
from bradshaw.eighteen.wording import ids_by_name, place_name
from bradshaw.games.g1862.actions import LONDON_NAME, RunTrains, TradeTrain, TrainRun
from bradshaw.games.g1862.components import COMPANIES, COMPANY, GEOGRAPHY
from bradshaw.games.g1862.state import Counties, Train

WARRANTY: Final = "*"
"""Stands for each warranty in the label of a train."""


def called(company: int) -> str:
    return COMPANIES[company].name


def where(place: str) -> str:
    """A hex, or London, as actions name it and as players call it."""
    if place == LONDON_NAME:
        return "London"
    return place_name(GEOGRAPHY, place) if place in GEOGRAPHY.number else quoted(place[:20])


def stop_called(stop: str) -> str:
    """A stop that a train ran to, such as "G8.0" or "london", by the name on the map."""
    area = next((area for area in GEOGRAPHY.areas if area.id == stop), None)
    return GEOGRAPHY.places[GEOGRAPHY.number[stop.partition(".")[0]]].name if area is None else area.name


# Trains


def train_label(state: Counties, company: int, train: Train) -> str:
    """A train of a company in short, as on its charter: "2E", "2E*" with a warranty, "2E (2)" for the second alike."""
    number = train_number(state, company, train)
    return f"{train.name}{WARRANTY * train.warranties}{f' ({number})' if number > 1 else ''}"


def train_number(state: Counties, company: int, train: Train) -> int:
    """Which of the trains of a company that are alike it is, from 1."""
    alike = [one for one in state.trains[company] if (one.name, one.warranties) == (train.name, train.warranties)]
    return 1 + alike.index(train)


def train_called(state: Counties, company: int, train: Train) -> Message:
    """A train of a company that cannot be mistaken for another of its trains: "2E train", or "second 2E train"."""
    number = train_number(state, company, train)
    return message("g1862-own-train", train=train.name, number=number, warranties=train.warranties)


def a_train(train: Train) -> Message:
    return message("g1862-a-train", train=train.name)


# What is meant by a name

_COMPANIES: Final = ids_by_name((name, one.name) for one in COMPANIES for name in (one.name, one.full_name))
_PLACES: Final = ids_by_name(
    (name, place.id) for place in GEOGRAPHY.places for name in (place.id, place.name, place_name(GEOGRAPHY, place.id))
) | {LONDON_NAME: LONDON_NAME}
_STOPS: Final = ids_by_name(
    (
        *((area.name, area.id) for area in GEOGRAPHY.areas),
        *((area.name.partition(" (")[0], area.id) for area in GEOGRAPHY.areas),
        *((place.name, f"{place.id}.0") for place in GEOGRAPHY.places if place.name),
    )
)


def understood(action: Action, state: Counties | None) -> Action:
    """The action with ids for what it calls as players do: companies, places and stops, and in a position trains."""
    changes: dict[str, Any] = {}
    for field in ("company", "survivor"):
        changes[field] = _COMPANIES.get(str(getattr(action, field, "")).casefold())
    changes["hex"] = _PLACES.get(str(getattr(action, "hex", "")).casefold())
    if isinstance(action, TradeTrain) and state is not None:
        seller = COMPANY.get(changes["company"] or action.company)
        changes["train"] = None if seller is None else _train_meant(state, seller, action.train)
    if isinstance(action, RunTrains):
        changes["runs"] = tuple(_run_meant(run, state) for run in action.runs)
    meant = {field: value for field, value in changes.items() if value is not None and hasattr(action, field)}
    return msgspec.structs.replace(action, **meant) if meant else action


def _train_meant(state: Counties, company: int, name: str) -> str | None:
    """The id of the first train of a company that is called so."""
    if any(name == train.id for train in state.trains[company]):
        return name
    for train in state.trains[company]:
        if name in (train.name, train_label(state, company, train)):
            return train.id
    for train in state.trains[company]:
        if name == str(train_called(state, company, train)):
            return train.id
    return None


def _run_meant(run: TrainRun, state: Counties | None) -> TrainRun:
    company = getattr(state.frames[-1], "company", None) if state is not None else None
    train = None if state is None or company is None else _train_meant(state, company, run.train)
    return TrainRun(
        train or run.train,
        tuple(_STOPS.get(stop.casefold(), stop) for stop in run.path),
        tuple(_STOPS.get(stop.casefold(), stop) for stop in run.scored),
        run.chain,
    )
