"""No sentence of any game shows a name that only the program knows, a wrong article or a wrong plural."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

import bradshaw
from bradshaw.core.chance import Chance
from tests.conformance.golden import RECORDS
from tests.conformance.play import finished, strangers
from tests.eighteen import sentences
from tests.examples import SOAK, part

LOOKS = 10 if SOAK else 5
"""In how many positions of a whole game everything is read."""
SEEDS = {"1860": 6, "1862": 5, "emubay": 8}
"""How many games with options drawn at random are read besides the recorded ones."""


def names_of_data(title):
    """The ids of the data that are not what players call the thing."""
    components = import_module(f"{type(title).__module__.rpartition('.')[0]}.components")
    areas = components.GEOGRAPHY.areas if hasattr(components, "GEOGRAPHY") else ()
    ids = [re.escape(area.id) for area in areas if area.id != area.name]
    return re.compile(rf"\b(?:{'|'.join(ids)})\b") if ids else None


def wrong(game, seed, raw):
    found = {}

    def look(place, text):
        for fault in sentences.faults(text, raw):
            found.setdefault((place, fault), text)

    for sentence in map(str, game.report()):
        look("log", sentence)
    for place, text in sentences.of_title(game):
        look(place, text)
    chance = Chance(seed)
    pool = strangers(game.title)
    for look_at in range(LOOKS + 1):
        for place, text in sentences.of_position(game.at(game.length * look_at // LOOKS), chance, pool):
            look(place, text)
    return found


@pytest.mark.parametrize(
    "path", sorted(path for name in SEEDS for path in RECORDS.glob(f"{name}-*.json")), ids=lambda path: path.stem
)
def test_every_sentence_of_a_recorded_game_is_in_the_words_of_players(path):
    game = bradshaw.load(path.read_bytes())
    assert wrong(game, game.seed, names_of_data(game.title)) == {}


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name, count in SEEDS.items() for seed in part(range(count), 0, 2)]
)
def test_every_sentence_of_a_game_with_any_options_is_in_the_words_of_players(name, seed):
    title = bradshaw.title(name)
    assert wrong(finished(title, seed), seed, names_of_data(title)) == {}
