"""Every installed title keeps every promise, whatever the seed, the number of players and the options."""

import pytest

import bradshaw
from tests.conformance import promises

SEEDS = range(24)


@pytest.mark.parametrize("name", bradshaw.titles())
def test_title_declares_itself(name):
    promises.declares_itself(bradshaw.title(name))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("name", bradshaw.titles())
def test_promise(name, promise, seed):
    promise(bradshaw.title(name), seed)
