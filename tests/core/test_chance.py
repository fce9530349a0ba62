"""Chance is the same everywhere: the numbers are those of the published SplitMix64."""

from bradshaw.core.chance import Chance


def test_first_numbers_of_seed_zero_are_the_published_ones():
    chance = Chance(0)
    assert [chance._next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_shuffle_keeps_every_item_and_repeats_with_the_seed():
    items = list(range(50))
    mixed = Chance(9).shuffled(items)
    assert mixed != items
    assert sorted(mixed) == items
    assert Chance(9).shuffled(items) == mixed
