"""Every installed title keeps every promise, whatever the seed, the number of players and the options."""

import pytest

import bradshaw
from tests.conformance import promises
from tests.conformance.play import PLAYERS, SHORT_GAME
from tests.examples import examples, part

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


# Each promise is tried in a third of the games, and each game for a third of the promises; of short games, a sixth.
CASES = [
    pytest.param(name, seed, promise, id=f"{name}-{seed}-{promise.__name__}")
    for name in bradshaw.titles()
    for number, promise in enumerate(promises.ALL)
    for seed in part(SEEDS[name], number, 6 if SEEDS[name] is MANY else 3)
]


@pytest.mark.parametrize(("name", "seed", "promise"), CASES)
def test_promise(name, seed, promise):
    promise(bradshaw.title(name), seed)
