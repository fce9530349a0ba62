"""The line above the board of every 18xx game: order, trains, colours of tiles, and what ends the game."""

from pathlib import Path

import pytest

import bradshaw
from bradshaw.words import say

RECORDS = Path(__file__).parents[1] / "data" / "records"
PATHS = [RECORDS / "1860-v1-4p-seed11.json", RECORDS / "1862-v1-4p-seed59.json", RECORDS / "1862-v1-3p-seed58.json"]


@pytest.fixture(scope="module", params=PATHS, ids=lambda path: path.stem)
def positions(request):
    """Every fifth position of a whole game."""
    game = bradshaw.load(request.param.read_bytes())
    return [
        (game.at(number).state, game.title.position(game.at(number).state)) for number in range(0, len(game.played), 5)
    ]


def test_the_company_that_operates_is_now_and_those_before_it_are_done(positions):
    seen = 0
    for _, shown in positions:
        turns = shown["strip"].turns
        assert len({turn.company for turn in turns}) == len(turns)
        whens = [turn.when for turn in turns]
        if shown["round"] != "operating":
            assert set(whens) <= {"next"}
            continue
        now = [turn.company for turn in turns if turn.when == "now"]
        assert len(now) <= 1
        seen += len(now)
        if now:
            at = whens.index("now")
            assert set(whens[:at]) <= {"done"}
            if shown["stage"] in ("lay_track", "runs", "dividend", "buy_trains"):
                assert now == [shown["company"]]
    assert seen > 20


def test_trains_are_told_up_to_the_first_that_rusts_something(positions):
    for _, shown in positions:
        trains = shown["strip"].trains
        assert trains[0].on_sale
        assert all(kind.left is None or kind.left > 0 for kind in trains)
        assert all(not kind.rusts for kind in trains[:-1] if not kind.on_sale)


def test_what_rusts_is_what_the_trains_of_the_companies_say(positions):
    told = 0
    for _, shown in positions:
        trains = {kind.train: kind.rusts for kind in shown["strip"].trains}
        for company in shown["companies"].values():
            for train in company["trains"]:
                if train.rusts in trains and not train.rusted:
                    assert trains[train.rusts]
                    told += 1
    assert told > 20


def test_the_ends_come_nearer_and_are_certain_when_the_game_ends_by_them(positions):
    for _, shown in positions:
        for end in shown["strip"].ends:
            assert 0 <= end.near <= 100
    first, last = positions[0][1]["strip"], positions[-1][1]["strip"]
    assert not any(end.certain for end in first.ends)
    assert any(end.near > 60 for end in last.ends)


def test_every_part_is_said_in_every_language(positions):
    for _, shown in positions[:: len(positions) // 8]:
        for language in ("en", "fr", "de"):
            for end in shown["strip"].ends:
                assert say(end.name, language)
                assert say(end.text, language)
