"""What players call companies, places, stops and trains, and what they mean by such a name."""

from __future__ import annotations

from bradshaw.core.words import with_article
from bradshaw.eighteen.words import place_name, spelled
from bradshaw.games.g1862.actions import LONDON_NAME
from bradshaw.games.g1862.components import COMPANIES, GEOGRAPHY
from bradshaw.games.g1862.state import Counties, Train

_ORDINALS = ("", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ")


def called(company: int) -> str:
    return COMPANIES[company].name


def where(place: str) -> str:
    """A hex, or London, as actions name it and as players call it."""
    if place == LONDON_NAME:
        return "London"
    return place_name(GEOGRAPHY, place) if place in GEOGRAPHY.number else f"“{place[:20]}”"


def stop_called(stop: str) -> str:
    """A stop that a train ran to, such as "G8.0" or "london", by the name on the map."""
    area = next((area for area in GEOGRAPHY.areas if area.id == stop), None)
    return GEOGRAPHY.places[GEOGRAPHY.number[stop.partition(".")[0]]].name if area is None else area.name


# Trains


def warranties(count: int) -> str:
    return f"{spelled(count)} {'warranty' if count == 1 else 'warranties'}"


def train_called(state: Counties, company: int, train: Train) -> str:
    """A train of a company that cannot be mistaken for another of its trains: "2E train", or "second 2E train"."""
    alike = [one for one in state.trains[company] if one.name == train.name]
    same = [one for one in alike if one.warranties == train.warranties]
    kept = f" with {warranties(train.warranties)}" if train.warranties else ""
    return f"{_ORDINALS[same.index(train)]}{train.name} train{kept}"


def a_train(train: Train) -> str:
    return f"{with_article(train.name)} train"
