"""How tiles are laid out: every tile of 1860 and 1862, in all six directions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import dist
from typing import Any

import pytest

from bradshaw.core.view import Stop, Track
from bradshaw.render import lettering
from bradshaw.render import tiles as layouts
from bradshaw.render.curves import GRID_SPOTS, NORMALS, SIDES, between, inside
from bradshaw.render.stations import CIRCLE, TRACK
from bradshaw.render.svg_shapes import CORNERS
from bradshaw.render.tiles import Plan, plan_hex

from .tile_shapes import plain, tiles_1860, tiles_1862, turned

TILES = [("1860", tile) for tile in tiles_1860()] + [("1862", tile) for tile in tiles_1862()]
TILES += [("1862 without stations", plain(tile)) for tile in tiles_1862() if tile.stops[0].kind == "small"]
NAMES = [f"{game} {tile.tile}" for game, tile in TILES]


def circles(plan: Plan) -> list[tuple[str, tuple[float, float], float]]:
    """Everything round: the stations' circles and the values."""
    stations = [
        (f"station {number}", at, berth.radius) for number, berth in enumerate(plan.berths) for at in berth.circles
    ]
    return stations + [(f"value {disc.stop}", disc.at, disc.radius) for disc in plan.discs]


def test_all_tiles_of_both_games_are_looked_at() -> None:
    assert len(tiles_1860()) == 68
    assert len(tiles_1862()) == 35


@pytest.mark.parametrize(("game", "tile"), TILES, ids=NAMES)
def test_stations_and_values_keep_clear_of_one_another_and_stay_in_the_hex(game: str, tile: Track) -> None:
    for turns in range(6):
        found = circles(plan_hex(turned(tile, turns)))
        for number, (what, at, radius) in enumerate(found):
            assert inside(at, radius), f"{what} leaves the hex after {turns} turns"
            for other, other_at, other_radius in found[:number]:
                if what != other:
                    assert dist(at, other_at) >= radius + other_radius, f"{what} covers {other} after {turns} turns"


@pytest.mark.parametrize(("game", "tile"), TILES, ids=NAMES)
def test_no_value_hides_track(game: str, tile: Track) -> None:
    for turns in range(6):
        plan = plan_hex(turned(tile, turns))
        for disc in plan.discs:
            for way in plan.ways:
                assert min(dist(disc.at, point) for point in way.points) > disc.radius + TRACK / 2 - 2.5


@pytest.mark.parametrize("tile", ["794", "795"])
@pytest.mark.parametrize("name", ["Cambridge", "Colchester", "Ipswich", "Norwich"])
def test_the_name_of_a_station_of_four_circles_can_be_read_and_lies_on_nothing(tile: str, name: str) -> None:
    [track] = [one for one in tiles_1862() if one.tile == tile]
    [written] = [words for words in plan_hex(track, name).words if words.kind == "name"]
    assert written.size >= lettering.READABLE
    assert written.box[3] < lettering.NUMBER_BOX[1]
    assert all(at[1] + CIRCLE < written.box[1] for berth in plan_hex(track, name).berths for at in berth.circles)


@pytest.mark.parametrize(("game", "tile"), TILES, ids=NAMES)
def test_every_stop_with_a_value_shows_it(game: str, tile: Track) -> None:
    shown = {disc.stop: disc.text for disc in plan_hex(tile).discs}
    assert shown == {number: str(stop.value) for number, stop in enumerate(tile.stops) if stop.value}


@pytest.mark.parametrize(("game", "tile"), TILES, ids=NAMES)
def test_every_link_is_a_line_from_end_to_end(game: str, tile: Track) -> None:
    plan = plan_hex(tile)
    assert sorted(sorted(way.link) for way in plan.ways) == sorted(sorted(link) for link in tile.links)
    for way in plan.ways:
        for end, point in zip(way.link, (way.points[0], way.points[-1]), strict=True):
            place = SIDES[int(end[1:])] if end[0] == "e" else plan.berths[int(end[1:])].at
            assert dist(point, place) < 0.1


@pytest.mark.parametrize(("game", "tile"), TILES, ids=NAMES)
def test_track_meets_a_side_at_a_right_angle(game: str, tile: Track) -> None:
    for way in plan_hex(tile).ways:
        for end, (first, second) in zip(way.link, (way.points[:2], way.points[:-3:-1]), strict=True):
            if end[0] == "e":
                x, y = NORMALS[int(end[1:])]
                inward = (first[0] - second[0]) * x + (first[1] - second[1]) * y
                assert inward / dist(first, second) > 0.97


@pytest.mark.parametrize("tile", tiles_1860(), ids=[tile.tile for tile in tiles_1860()])
def test_names_and_letters_cover_neither_stations_nor_values_nor_one_another(tile: Track) -> None:
    plan = plan_hex(tile, "Carisbrooke")
    boxes = [words.box for words in plan.words]
    for number, (left, top, right, bottom) in enumerate(boxes):
        for what, (x, y), radius in circles(plan):
            across, down = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
            assert (across**2 + down**2) ** 0.5 > radius - 1, what
        for other in boxes[:number]:
            assert min(right, other[2]) - max(left, other[0]) < 1 or min(bottom, other[3]) - max(top, other[1]) < 1
        for corner in ((left, top), (right, top), (left, bottom), (right, bottom)):
            assert inside(corner, -3)


def test_a_turned_tile_has_its_stations_in_turned_places() -> None:
    for tile in tiles_1860():
        places = [berth.at for berth in plan_hex(tile).berths]
        opposite = [berth.at for berth in plan_hex(turned(tile, 3)).berths]
        for (x, y), other in zip(places, opposite, strict=True):
            assert dist((-x, -y), other) < 0.01


def test_a_sharp_curve_goes_around_its_corner_and_a_gentle_one_further_out() -> None:
    sharp, gentle, straight = between(0, 1), between(0, 2), between(0, 3)
    assert all(abs(dist(sharp.point(part), CORNERS[2]) - 30) < 0.1 for part in (0, 0.3, 1))
    assert dist(gentle.point(0.5), (0, 0)) == pytest.approx(14, abs=1)
    assert dist(straight.point(0.5), (0, 0)) == pytest.approx(0, abs=0.1)


def test_two_circles_of_a_station_touch_side_by_side() -> None:
    tile = Track("green", (Stop("large", value=30, circles=("", "")),), (("e0", "s0"), ("e3", "s0")))
    (berth,) = plan_hex(tile).berths
    assert berth.circles == ((-CIRCLE, 0), (CIRCLE, 0))


def test_the_layout_does_not_depend_on_who_has_a_base() -> None:
    links = (("e0", "s0"), ("e1", "s0"))
    free = plan_hex(Track("yellow", (Stop("large", "Cowes", 20, ("",)),), links))
    assert plan_hex(Track("yellow", (Stop("large", "Cowes", 20, ("CN",), (True,)),), links)) is free


def test_a_village_without_track_lies_clear_of_the_track_beside_it() -> None:
    stops = Stop("large", "Merstone", 10, ("",)), Stop("village", "Blackwater")
    plan = plan_hex(Track("yellow", stops, (("e5", "s0"),), "M"))
    assert min(dist(plan.berths[1].at, point) for point in plan.ways[0].points) > 20


@pytest.mark.parametrize("count", [1, 2, 3])
def test_places_on_bare_land_are_spread(count: int) -> None:
    plan = plan_hex(Track("", tuple(Stop("village", f"Village {number}") for number in range(count))))
    found = circles(plan)
    assert len({at for _, at, _ in found}) == count
    assert all(inside(at, radius) for _, at, radius in found)


def test_what_the_first_tile_costs_is_written_on_bare_land_only() -> None:
    assert [words.lines for words in plan_hex(Track(""), "", 60).words] == [("60",)]
    assert plan_hex(Track("yellow", (), (("e0", "e3"),)), "", 60).words == ()


def test_words_and_values_stand_where_a_look_at_every_spot_would_put_them(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [turned(tile, turns) for _, tile in TILES[::5] for turns in (0, 2)]
    found = [plan_hex(tile, "Bury St Edmunds") for tile in tiles]
    monkeypatch.setattr("bradshaw.render.lettering._near", _unsorted(lettering._near))
    monkeypatch.setattr("bradshaw.render.lettering._rings", _unsorted(lettering._rings))
    layouts._plan.cache_clear()
    assert [plan_hex(tile, "Bury St Edmunds") for tile in tiles] == found
    layouts._plan.cache_clear()


def _unsorted(listing: Callable[..., list[tuple[Any, ...]]]) -> Callable[..., list[tuple[Any, ...]]]:
    """The same spots backwards, none of which seems too dear to be looked at."""
    return lambda *given: [(-1e9, *rest) for _, *rest in reversed(listing(*given))]


def test_few_of_the_spots_in_a_hex_are_weighed_for_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = Counter[str]()
    cover = lettering.Paper._cover

    def counted(paper: lettering.Paper, *given: Any) -> float:
        weighed["spots"] += 1
        return cover(paper, *given)

    monkeypatch.setattr(lettering.Paper, "_cover", counted)
    layouts._plan.cache_clear()
    for _, tile in TILES:
        plan_hex(tile, "Norwich")
    assert weighed["spots"] < len(TILES) * len(GRID_SPOTS)
