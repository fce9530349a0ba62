"""Single positions with known answers: the best runs, found by exhaustive search, and every legal tile lay."""

import gzip
import json
from functools import cache

import pytest

from bradshaw.core.errors import BadPosition
from bradshaw.games.g1860 import TITLE

from .games import DATA

pytestmark = pytest.mark.kernels


@cache
def positions(name):
    return json.loads(gzip.decompress((DATA / f"{name}.json.gz").read_bytes()))


def question(position):
    """The position without its answers."""
    return {
        key: value
        for key, value in position.items()
        if key not in ("best", "best_total", "singles", "legal", "refused")
    }


@pytest.mark.parametrize("part", range(10))
def test_the_best_runs_are_those_of_the_exhaustive_search(part):
    for position in positions("positions_routes")[part::10]:
        answer = TITLE.positions.answer(question(position))
        best, most = position["best"], position["best_total"]
        assert (answer["rev"], answer["sub"]) == (best["rev"], best["sub"]), position["game"]
        assert answer["total"] == [most["rev"], most["sub"]], position["game"]
        assert answer["proved"] is True


@pytest.mark.parametrize("part", range(10))
def test_the_legal_lays_are_those_of_the_public_engine(part):
    for position in positions("positions_track")[part::10]:
        answer = TITLE.positions.answer(question(position))
        assert answer["legal"] == sorted(position["legal"]), (position["game"], position["after"])


def test_after_two_tiles_nothing_more_is_laid():
    position = next(one for one in positions("positions_track") if one["laid"] == 1 and one["legal"])
    assert TITLE.positions.answer(question(position) | {"laid": 2}) == {"legal": []}


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("corp", "XYZ", "There is no company “XYZ”"),
        ("phase", "1", "There is no phase “1”"),
        ("tiles", {"Z9": ["5", 0]}, "There is no hex “Z9”"),
        ("tiles", {"G5": ["nothing", 0]}, "There is no tile “nothing”"),
        ("tiles", {"G5": ["763", 6]}, "rotation of tile 763 in G5 is 6"),
        ("tiles", {"F2": ["8", 1]}, "Tile 8 cannot lie in F2 with rotation 1"),
        ("tokens", {"C&N": [["Q1", 0, 0]]}, "There is no hex “Q1”"),
        ("tokens", {"C&N": [["F2", 9, 0]]}, "F2 has no circle 0 in a station 9"),
        ("tokens", {"C&N": "F2"}, "tokens"),
        ("trains", ["12+1-0"], r"There is no train “12\+1”"),
        ("left", {"nothing": 1}, "There is no tile “nothing”"),
        ("laid", 10**12, "laid"),
        ("rules", ["no_such_rule"], "no_such_rule"),
        ("rules", 3, "rules"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_in_words(key, value, words):
    position = question(positions("positions_routes")[0]) | {key: value}
    with pytest.raises(BadPosition, match="Not a position of 1860: .*" + words):
        TITLE.positions.answer(position)


@pytest.mark.parametrize("key", ["rules", "phase", "corp", "trains", "tiles", "tokens"])
def test_a_position_without_what_it_needs_is_refused_in_words(key):
    position = question(positions("positions_routes")[0])
    del position[key]
    with pytest.raises(BadPosition, match=f"missing required field `{key}`"):
        TITLE.positions.answer(position)


@pytest.mark.parametrize("position", [None, 3, [], {}, "x"])
def test_what_is_no_position_is_refused_in_words(position):
    with pytest.raises(BadPosition, match="Not a position of 1860"):
        TITLE.positions.answer(position)
