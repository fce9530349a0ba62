"""What players call companies, privates, places and stops, and what they mean by such a name."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.messages import Message, message
from bradshaw.eighteen.actions import BANK_POOL, OFFERING
from bradshaw.eighteen.wording import ids_by_name, place_name
from bradshaw.games.g1860.actions import THE_BANK, RunTrains, TrainRun
from bradshaw.games.g1860.components import COMPANIES, LARGE_MAP, PRIVATES, TILES


def credits(amount: int) -> Message:
    """Company credits, such as 120cc."""
    return message("g1860-credits", amount=amount)


def where(hex_id: str) -> str:
    """A hex as players call it. The large map has every hex of the small one."""
    return place_name(LARGE_MAP, hex_id)


def town(hex_id: str) -> str:
    return LARGE_MAP.places[LARGE_MAP.number[hex_id]].name


def stop_called(stop: str) -> str:
    """A stop, such as "G5.1", by its printed name. Where a tile has brought a second station, by its own."""
    hex_id, _, number = stop.partition(".")
    names = _stops(hex_id)
    return names[int(number)] if int(number) < len(names) else town(hex_id)


def _stops(hex_id: str) -> list[str]:
    """The names of all stops that a hex can have."""
    place = LARGE_MAP.places[LARGE_MAP.number[hex_id]]
    names = [name for _, name in place.stops]
    for tile in TILES:
        if tile.label and tile.label == place.label:
            for number, stop in enumerate(tile.stops):
                if stop.name:
                    names[number : number + 1] = [stop.name]
    return names


# What is meant by a name

_COMPANIES: Final = ids_by_name((name, one.name) for one in COMPANIES for name in (one.name, one.full_name))
_PRIVATES: Final = ids_by_name(
    (name, one.name) for one in PRIVATES for name in (one.name, one.full_name, f"the {one.full_name}")
)
_PLACES: Final = ids_by_name(
    (name, place.id) for place in LARGE_MAP.places for name in (place.id, place.name, where(place.id))
)
_STOPS: Final = ids_by_name(
    (name, f"{place.id}.{number}") for place in LARGE_MAP.places for number, name in enumerate(_stops(place.id)) if name
)
_BY_ID: Final = {*_STOPS.values(), *LARGE_MAP.border_name}
"""Stops and borders that are called by what they are, and need not be looked up."""
_SELLERS: Final = {**_COMPANIES, "the bank": THE_BANK}
_SOURCES: Final = {"initial offering": OFFERING, "bank pool": BANK_POOL}

_FIELDS: Final = {"company": _COMPANIES, "private": _PRIVATES, "hex": _PLACES, "seller": _SELLERS, "source": _SOURCES}


@cache
def _naming(kind: type[Action]) -> list[tuple[str, dict[str, str]]]:
    """The fields of an action that name something, and the names that are understood there."""
    return [(field, _FIELDS[field]) for field in kind.__struct_fields__ if field in _FIELDS]


def understood(action: Action) -> Action:
    """The action with ids for what it calls as players do."""
    meant: dict[str, Any] = {}
    for field, known in _naming(type(action)):
        name = str(getattr(action, field)).casefold()
        if name in known:
            meant[field] = known[name]
    if isinstance(action, RunTrains) and not all(
        _BY_ID.issuperset(run.path) and _BY_ID.issuperset(run.calls) for run in action.runs
    ):
        meant["runs"] = tuple(
            TrainRun(run.train, _stops_meant(run.path), _stops_meant(run.calls)) for run in action.runs
        )
    return msgspec.structs.replace(action, **meant) if meant else action


def _stops_meant(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_STOPS.get(name.casefold(), name) for name in names)
