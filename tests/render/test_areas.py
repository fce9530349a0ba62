"""Places off the board with several values, circles for markers there, and markers that wait beside a station."""

from __future__ import annotations

from math import dist
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import bradshaw
from bradshaw.core.view import Board, Cell, Line, PriceChart, PriceSpace, Stop, Style, Track
from bradshaw.render.curves import inside
from bradshaw.render.hexmap_track import track_key
from bradshaw.render.position import draw_position
from bradshaw.render.stations import BOX, SPACE
from bradshaw.render.svg import draw_board
from bradshaw.render.svg_market import draw_market
from bradshaw.render.tiles import plan_hex
from bradshaw.render.words import in_words

SVG = "{http://www.w3.org/2000/svg}"
STYLES = (
    Style("NGC", "NGC", "Newmarket", "#ffff00", "#000000"),
    Style("EUR", "EUR", "Eastern Union", "#ff3030", "#710193"),
    Style("land", "", "land", "#cfe3b4"),
    Style("red", "", "red area", "#e3a99b"),
    Style("sea", "", "sea", "#bfd9e6"),
)
NAMED = {style.id: style for style in STYLES}
MIDLANDS = Stop("offboard", "Midlands", 90, values=(40, 90, 140))
WEST = Stop("offboard", "The West", 100, values=(70, 100, 120))
LONDON = Stop("offboard", "London", 150, ("NGC", "", "", ""), values=(100, 150, 200))
PORT = Stop("port", "Cromer port", 80, values=(80, 90, 100))
BOTH = Cell("A8", 0, 4, False, "red", track=Track("", (MIDLANDS, WEST), (("e4", "s0"), ("e5", "s1"))))
TOWN = Cell("B15", 1, 7, True, "red", "London", track=Track("", (LONDON,), (("e3", "s0"),)))
HARBOUR = Cell("F1", 5, 0, True, "sea", "Cromer port", track=Track("", (PORT,), (("e0", "s0"),)))
FULL = Cell(
    "D13",
    3,
    6,
    True,
    "land",
    "Witham",
    track=Track(
        "yellow", (Stop("large", "Witham", 20, ("EUR",), waiting=("NGC",)),), (("e0", "s0"), ("e3", "s0")), tile="57"
    ),
)


def draw(*cells: Cell, lines: tuple[Line, ...] = (), signs: tuple[tuple[str, str], ...] = ()) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(Board(cells, (), lines, signs), STYLES, title="Map"))


def parts(group: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in group.iter() if name in (part.get("class") or "").split()]


def texts(group: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in group.iter(f"{SVG}text")]


def test_all_values_are_shown_and_the_present_one_stands_out() -> None:
    drawing = draw(BOTH, HARBOUR)
    values = [texts(box)[0] for box in parts(drawing, "box")]
    assert values == ["40", "90", "140", "70", "100", "120", "80", "90", "100"]
    assert [texts(box)[0] for box in parts(drawing, "now")] == ["90", "100", "80"]


def test_circles_off_the_board_have_markers_and_free_places_that_can_be_pointed_at() -> None:
    (london,) = parts(draw(TOWN), "offboard")
    assert london.get("data-stop") == "0"
    assert [base.get("class") for base in parts(london, "base")] == ["base of-NGC"]
    assert len(parts(london, "free")) == 3


@pytest.mark.parametrize("cell", [BOTH, TOWN, HARBOUR], ids=lambda cell: cell.id)
def test_values_circles_and_names_keep_clear_of_one_another_and_stay_in_the_hex(cell: Cell) -> None:
    assert cell.track
    plan = plan_hex(cell.track, cell.name)
    spots = [(at, float(BOX) - 1) for berth in plan.berths for at in berth.circles]
    spots += [(at, float(SPACE)) for berth in plan.berths for at in berth.spaces]
    for number, (at, radius) in enumerate(spots):
        assert inside(at, radius - 1)
        assert all(dist(at, other) >= radius + wide for other, wide in spots[:number])
    assert [" ".join(words.lines) for words in plan.words] == [stop.name for stop in cell.track.stops]
    for words in plan.words:
        left, top, right, bottom = words.box
        assert all(top > y + 8 or bottom < y - 8 or right < x or left > x for (x, y), _ in spots)


def test_a_place_off_the_board_is_named_at_one_of_its_hexes_and_drawn_as_one() -> None:
    above = Cell("A6", 0, 3, False, "red", track=Track("", (replace(MIDLANDS, named=False),), (("e4", "s0"),)))
    drawing = draw(above, BOTH)
    names = [" ".join(texts(group)) for group in parts(drawing, "name")]
    assert names == ["Midlands", "The West"]
    assert len(parts(drawing, "box")) == 9
    # A line over the side that the two hexes share, and one between the two places in one hex.
    (areas,) = parts(drawing, "areas")
    joined, divided = (path.get("d", "") for path in areas.iter(f"{SVG}path"))
    assert joined.count("M") == divided.count("M") == 1


def test_a_marker_without_room_lies_beside_its_station() -> None:
    drawing = draw(FULL)
    (waiting,) = parts(drawing, "waiting")
    assert [base.get("class") for base in parts(waiting, "base")] == ["base of-NGC"]
    assert FULL.track
    plan = plan_hex(FULL.track, FULL.name)
    (disc,) = plan.waiting
    assert all(dist(disc.at, at) > disc.radius + berth.radius for berth in plan.berths for at in berth.circles)


def test_a_company_with_a_second_colour_has_it_around_its_marker() -> None:
    colours = {circle.get("stroke") for base in parts(draw(FULL), "base") for circle in base.iter(f"{SVG}circle")}
    assert {"#000000", "#710193"} <= colours


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (
            BOTH,
            "Red area A8: place off the board Midlands 90 (of 40, 90, 140) with track to north-east, place off the "
            "board The West 100 (of 70, 100, 120) with track to south-east",
        ),
        (TOWN, "London, red area B15: place off the board London 150 (of 100, 150, 200) with NGC and track to north"),
        (HARBOUR, "Cromer port, sea F1: port Cromer port 80 (of 80, 90, 100) with track to south"),
        (
            FULL,
            "Witham, land D13: yellow tile 57, large station Witham 20 with EUR, beside it NGC and track to south and "
            "north",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Cell) else "",
)
def test_a_hex_tells_values_markers_and_who_waits(cell: Cell, words: str) -> None:
    assert in_words(cell, NAMED, "en") == words


def test_a_run_into_one_of_two_areas_ends_at_its_values() -> None:
    line = Line("1F", (("A8", "e5", "s1"),), (("A8", "s1"),))
    (runs,) = parts(draw(BOTH, lines=(line,)), "runs")
    assert texts(runs) == ["1"]
    assert BOTH.track
    lower = plan_hex(BOTH.track).berths[1]
    assert lower.at[1] > 0


def test_a_game_names_its_own_signs_and_leaves_out_those_that_it_has_not() -> None:
    signs = (("[ ]", "station marker"), ("£", ""), ("40|60|80", "what an area is worth"))
    (key,) = parts(draw(FULL, TOWN, signs=signs), "key")
    shown = texts(key)
    assert {"station marker", "what an area is worth", "village"} <= set(shown)
    assert "halt" not in shown
    assert "base of a company" not in shown
    board = Board((FULL,), (), (), (("○", "room for a marker"),))
    assert ("○", "room for a marker") in track_key(board)


def test_the_market_shows_what_moves_a_price_beside_the_rim_of_the_chart() -> None:
    spaces = (
        PriceSpace(62, 0, 0, "", ("NGC",), (7, 13, 19, 25)),
        PriceSpace(65, 1, 1, "", (), (7, 13, 20, 26)),
    )
    drawing = ElementTree.fromstring(draw_market(PriceChart(spaces, (), "Numbers of spaces."), STYLES, title="Prices"))
    upper, lower = parts(drawing, "bands")
    assert texts(upper)[1::2] == ["7–12", "13–18", "19–24", "25+"]
    heights = [[float(text.get("y", "")) for text in group.iter(f"{SVG}text")] for group in (upper, lower)]
    assert heights[0] == sorted(heights[0], reverse=True)
    assert heights[1] == sorted(heights[1])
    assert "Numbers of spaces." in texts(drawing)


def test_a_whole_position_of_1862_shows_every_cell_of_the_map_and_a_chart_that_can_be_read() -> None:
    game = bradshaw.new_game("1862", ("Ada", "Ben", "Cleo"), 3)
    view = game.title.view(game.state, game.players)
    root = ElementTree.fromstring(draw_position(view, title="1862"))
    spots = {group.get("data-spot") for group in root.iter(f"{SVG}g")}
    assert {f"hex:{cell.id}" for cell in view.board.cells} <= spots
    assert view.market
    assert {f"price:{space.price}" for space in view.market.spaces} <= spots
    board, chart = (one for one in root.iter(f"{SVG}svg") if one is not root)
    assert float(chart.get("width", "")) >= 0.85 * float(chart.get("viewBox", "").split()[2]) - 1
    # Where the chart is wider than the board, the board lies in the middle above it.
    left, width = float(board.get("x", "")), float(board.get("width", ""))
    assert left + width / 2 == pytest.approx(float(root.get("width", "")) / 2)


def test_no_hex_of_1862_is_covered_by_the_key_or_the_compass() -> None:
    game = bradshaw.new_game("1862", ("Ada", "Ben"), 3)
    view = game.title.view(game.state, game.players)
    drawing = ElementTree.fromstring(draw_board(view.board, view.styles, title=game.title.name))
    (key,), (compass,) = parts(drawing, "key"), parts(drawing, "compass")
    places = [group.get("transform", "") for group in parts(drawing, "hex")]
    middles = [tuple(map(float, place[len("translate(") : -1].split(","))) for place in places]
    frame = next(key.iter(f"{SVG}rect"))
    x, y = map(float, key.get("transform", "")[len("translate(") : -1].split(","))
    right, bottom = x + float(frame.get("width", "")), y + float(frame.get("height", ""))
    for hex_x, hex_y in middles:
        assert hex_x + 60 < x or hex_x - 60 > right or hex_y + 52 < y or hex_y - 52 > bottom
    east, north = map(float, compass.get("transform", "")[len("translate(") : -1].split(","))
    assert not (x - 42 < east < right + 42 and y - 48 < north < bottom + 48)


def test_a_hex_is_described_in_the_language_of_the_reader() -> None:
    assert in_words(TOWN, NAMED, "de").endswith(
        "Ziel außerhalb der Karte London 150 (von 100, 150, 200) mit NGC und Gleis nach Norden"
    )
    assert in_words(TOWN, NAMED, "fr").endswith(
        "destination hors de la carte London 150 (parmi 100, 150, 200) avec NGC et voie vers le nord"
    )
