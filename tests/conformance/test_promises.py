"""Every installed title keeps every promise, whatever the seed, the number of players and the options."""

import pytest

import bradshaw
from tests.conformance import promises

MANY, FEW = range(24), (1, 5, 8, 10)
SEEDS = {name: MANY if title.longest_game <= promises.SHORT_GAME else FEW for name, title in bradshaw.titles().items()}
"""In short games every number of players, all simple players and many options occur."""


@pytest.mark.parametrize("name", bradshaw.titles())
def test_title_declares_itself(name):
    promises.declares_itself(bradshaw.title(name))


@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in bradshaw.titles() for seed in SEEDS[name]])
def test_promise(name, promise, seed):
    promise(bradshaw.title(name), seed)
