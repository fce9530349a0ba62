"""Every installed title keeps every promise, whatever the seed, the number of players and the options."""

import pytest

import bradshaw
from tests.conformance import promises
from tests.conformance.play import PLAYERS, SHORT_GAME
from tests.examples import examples

MANY = range(examples(12))


def seeds(title):
    """Seeds with which every simple player plays; in short games every number of players and many options occur."""
    if title.longest_game <= SHORT_GAME:
        return MANY
    counts = len(title.players)
    return [counts * number + (number + 1) % counts for number in range(len(PLAYERS))]


SEEDS = {name: seeds(title) for name, title in bradshaw.titles().items()}


@pytest.mark.parametrize("name", bradshaw.titles())
def test_title_declares_itself(name):
    promises.declares_itself(bradshaw.title(name))


@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in bradshaw.titles() for seed in SEEDS[name]])
def test_promise(name, promise, seed):
    promise(bradshaw.title(name), seed)
