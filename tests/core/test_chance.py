"""Chance is the same everywhere: the numbers are those of the published SplitMix64."""

import copy
import pickle
from collections import Counter
from itertools import permutations

import pytest

from bradshaw.core import chance_kernel
from bradshaw.core.chance import SEED_LIMIT, Chance


def test_first_numbers_of_seed_zero_are_the_published_ones():
    chance = Chance(0)
    assert [chance.below(1 << 64) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_first_numbers_of_another_seed_are_the_published_ones():
    chance = Chance(1234567)
    assert [chance.below(1 << 64) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_draws_never_change():
    chance = Chance(7)
    assert [chance.below(6) for _ in range(12)] == [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4]
    assert Chance(7).shuffled("ABCDEFGH") == list("BEFCGADH")
    assert Chance(SEED_LIMIT - 1).below(1000) == 367


def test_shuffle_keeps_every_item_and_repeats_with_the_seed():
    items = list(range(50))
    mixed = Chance(9).shuffled(items)
    assert mixed != items
    assert sorted(mixed) == items
    assert Chance(9).shuffled(items) == mixed


def test_shuffle_leaves_the_original_alone():
    items = [1, 2, 3, 4, 5]
    Chance(3).shuffled(items)
    assert items == [1, 2, 3, 4, 5]
    assert Chance(3).shuffled([]) == []


def test_all_numbers_below_the_limit_are_about_equally_likely():
    chance = Chance(11)
    counts = Counter(chance.below(7) for _ in range(14_000))
    assert sorted(counts) == list(range(7))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_all_orders_are_about_equally_likely():
    chance = Chance(12)
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(12_000))
    assert set(counts) == set(permutations("abc"))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_large_limits_are_fair_too():
    # Taking the remainder of a 64-bit number alone would give the lower third twice as often.
    limit = 3 << 62
    chance = Chance(13)
    low = sum(chance.below(limit) < limit // 3 for _ in range(6_000))
    assert 1_800 < low < 2_200


def test_one_item_is_picked_without_choice():
    assert Chance(5).pick(["only"]) == "only"
    assert Chance(5).below(1) == 0


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_nothing_can_be_drawn_below_an_impossible_limit(limit):
    with pytest.raises(ValueError, match="no number can be drawn"):
        Chance(1).below(limit)


@pytest.mark.parametrize("seed", [0, 1, -1, SEED_LIMIT - 1, 1 << 70])
def test_both_forms_draw_the_same(seed):
    one, other = Chance(seed), chance_kernel.Chance(seed)
    for limit in [*range(1, 60), 1 << 31, (1 << 63) + 1, 3 << 62, (1 << 64) - 1, 1 << 64]:
        assert one.below(limit) == other.below(limit)
        assert one.shuffled(range(limit % 20)) == other.shuffled(range(limit % 20))
        assert one.pick("abcdefg") == other.pick("abcdefg")
    assert (one.seed, one.state) == (other.seed, other.state) == (seed, copy.deepcopy(one).state)
    assert pickle.loads(pickle.dumps(one)).below(1000) == other.below(1000)
