"""Tiles that look the same after a turn: people are offered each lay once, and the rules take every rotation."""

import pytest

import bradshaw
from bradshaw.core.registry import title
from bradshaw.eighteen.actions import LayTile
from tests.recorded import HERE

RECORDS = HERE / "data" / "records"


def lays(choices):
    return [action for action in choices.actions if type(action) is LayTile]


@pytest.mark.parametrize(
    ("game", "tile", "ways"),
    [("1860", "9", 3), ("1860", "8", 6), ("1860", "744", 3), ("1860", "781", 2), ("1862", "798", 1), ("1862", "57", 3)],
)
def test_a_tile_has_as_many_ways_to_lie_as_can_be_told_apart(game, tile, ways):
    found = next(one for one in title(game).tiles if one.id == tile)
    assert len(set(found.alike)) == ways
    assert all(found.patterns[first].sides == found.patterns[turn].sides for turn, first in enumerate(found.alike))


@pytest.mark.parametrize("game", ["1860", "1862"])
def test_lays_that_are_left_out_are_legal_and_lead_to_the_same_choices(game):
    record = bradshaw.load(min(RECORDS.glob(f"{game}-*-3p-*.json")).read_bytes())
    sign = record.title.sign
    left_out = 0
    for number in range(0, len(record.played), 9):
        here = record.at(number)
        every = here.choices()
        offered = every.distinct(sign)
        assert len({sign(lay) for lay in lays(offered)}) == len(lays(offered))
        missing = [lay for lay in lays(every) if lay not in lays(offered)]
        left_out += len(missing)
        for lay in missing:
            assert lay in offered
            assert here.refusal(lay) is None
        for lay in missing[:1]:
            twin = next(one for one in lays(offered) if sign(one) == sign(lay))
            after = [record.at(number) for _ in range(2)]
            for copy, action in zip(after, (lay, twin), strict=True):
                copy.play(action)
            one, other = ({sign(action) for action in copy.choices().actions} for copy in after)
            assert one == other
    assert left_out


def test_a_game_without_tiles_offers_everything():
    choices = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=1).choices()
    assert choices.distinct(title("emubay").sign) is choices
