"""The tiles of a game: how many there are, and where each fits."""

from pathlib import Path

import pytest

import bradshaw
from bradshaw.eighteen.actions import LayTile

RECORDS = Path(__file__).parents[1] / "data" / "records"
PATHS = [RECORDS / "1860-v1-4p-seed11.json", RECORDS / "1862-v1-4p-seed59.json"]
LAYING = ("lay_track", "build")


@pytest.fixture(scope="module", params=PATHS, ids=lambda path: path.stem)
def games(request):
    """Every seventh position of a whole game."""
    game = bradshaw.load(request.param.read_bytes())
    return [game.at(number) for number in range(0, len(game.played), 7)]


def test_where_a_tile_fits_is_where_the_company_may_lay_it(games):
    seen = 0
    for game in games:
        if game.title.position(game.state)["stage"] not in LAYING:
            continue
        legal = {(action.tile, action.hex) for action in game.choices().actions if type(action) is LayTile}
        told = game.title.manifest(game.state)
        assert told.company == game.title.position(game.state)["company"]
        assert {(tile.id, place) for tile in told.tiles for place in tile.hexes} >= legal
        seen += len(legal)
    assert seen > 50


def test_without_a_company_on_turn_only_track_and_supply_count(games):
    seen = 0
    for game in games:
        if game.title.position(game.state)["round"] == "operating":
            continue
        told = game.title.manifest(game.state)
        assert told.company is None
        assert all(tile.left or not tile.hexes for tile in told.tiles)
        seen += any(tile.hexes for tile in told.tiles)
    assert seen > 5


def test_all_tiles_are_told_with_what_is_left_and_what_they_become(games):
    counts = [{tile.id: tile.count for tile in game.title.manifest(game.state).tiles} for game in games]
    assert all(one == counts[0] for one in counts)
    for game in games[:: len(games) // 5]:
        told = {tile.id: tile for tile in game.title.manifest(game.state).tiles}
        left = game.title.position(game.state)["tiles_left"]
        assert all(tile.left == left[name] for name, tile in told.items())
        order = ("yellow", "green", "russet")
        for tile in told.values():
            assert all(
                order.index(told[one].colour) == order.index(tile.colour) + 1 for one in tile.upgrades if one in told
            )
