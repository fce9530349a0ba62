"""The drawn board: what the SVG says, and that nothing in it can be anything but a drawing."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

import bradshaw
from bradshaw.core.chance import Chance
from bradshaw.core.game import Game
from bradshaw.core.view import Board, Cell, Mark, Style
from bradshaw.render.svg import draw_board, draw_cover
from bradshaw.render.svg_land import WATER, name_lines
from bradshaw.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
STYLES = (
    Style("red", "RR", "Red Railway", "red"),
    Style("blue", "BB", "Blue Branch", "#1f5fa8"),
    Style("narrow", "n", "narrow-gauge track", "#993300"),
    Style("light", "LL", "Light Line", "#993300"),
    Style("cube", "■", "resource cubes", "black"),
    Style("farm", "·", "farm", "#efe8d6"),
    Style("port", "≈", "port", "#bfd9e6"),
    Style("swamp", "~", "swamp", "#556655"),
)
RED_TRACK = Mark("track", "R", "red", meaning="track of RR")
BLUE_TRACK = Mark("track", "B", "blue", meaning="track of BB")
NARROW_TRACK = Mark("track", "n", "narrow", meaning="narrow-gauge track")
LIGHT_STATION = Mark("station", "LL", "light", meaning="station of LL")


def cell(name: str, *marks: Mark, terrain: str = "farm", place: str = "") -> Cell:
    column, row = map(int, name.split(","))
    return Cell(name, column, row, column % 2 == 0, terrain, place, marks)


def draw(*cells: Cell, key: tuple[tuple[str, str], ...] = (), title: str = "Map") -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(Board(cells, key), STYLES, title=title))


def hexes(drawing: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {group.get("data-spot", ""): group for group in drawing.iter(f"{SVG}g") if group.get("data-spot")}


def said(group: ElementTree.Element) -> str:
    return group.findtext(f"{SVG}title") or ""


def lines(drawing: ElementTree.Element) -> list[str]:
    return [group.get("data-line", "") for group in drawing.iter(f"{SVG}g") if group.get("data-line")]


def played(seed: int, actions: int) -> Game:
    """A game after some actions by chance."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=seed)
    chance = Chance(seed)
    while game.outcome is None and len(game.played) < actions:
        choices = game.choices()
        game.play(choices[chance.below(len(choices))])
    return game


def drawn(game: Game) -> str:
    view = game.title.view(game.state, game.players)
    return draw_board(view.board, view.styles, title=game.title.name)


# What is said


def test_every_hex_is_a_spot_and_tells_what_is_in_it() -> None:
    goods = Mark("goods", "■2", "cube", meaning="2 resource cubes")
    found = hexes(draw(cell("1,1", RED_TRACK, goods), cell("2,1", place="Hobart"), cell("3,1")))
    assert {spot: said(group) for spot, group in found.items()} == {
        "hex:1,1": "Farm 1,1: track of RR, 2 resource cubes",
        "hex:2,1": "Hobart, farm 2,1",
        "hex:3,1": "Farm 3,1",
    }


def test_the_class_of_a_hex_names_its_terrain() -> None:
    assert hexes(draw(cell("1,1", terrain="swamp")))["hex:1,1"].get("class") == "hex terrain-swamp"


def test_the_title_is_the_name_of_the_drawing() -> None:
    assert said(draw(cell("1,1"), title="Isle of Wight")) == "Isle of Wight"


def test_terrain_without_a_drawn_sign_shows_its_letter() -> None:
    assert "~" in [text.text for text in draw(cell("1,1", terrain="swamp")).iter(f"{SVG}text")]


def test_goods_show_their_number() -> None:
    drawing = draw(cell("1,1", Mark("goods", "■7", "cube")))
    assert "7" in [text.text for text in hexes(drawing)["hex:1,1"].iter(f"{SVG}text")]


def test_long_names_are_broken_between_words() -> None:
    assert name_lines("Port of Devonport") == ["Port of", "Devonport"]
    assert name_lines("Launceston") == ["Launceston"]
    assert name_lines("") == []


# Lines


def test_track_of_one_colour_is_joined_between_neighbours_only() -> None:
    drawing = draw(cell("1,1", RED_TRACK), cell("1,2", RED_TRACK), cell("1,4", RED_TRACK), cell("2,1", BLUE_TRACK))
    assert [name.split()[:2] for name in lines(drawing)] == [["1,1", "1,2"]]


def test_a_line_is_drawn_once_whichever_side_its_ends_are_listed() -> None:
    assert len(lines(draw(cell("2,2", RED_TRACK), cell("1,2", RED_TRACK), cell("1,3", RED_TRACK)))) == 3


def test_narrow_gauge_runs_into_the_stations_of_its_colour_and_has_ties() -> None:
    drawing = draw(cell("1,1", NARROW_TRACK), cell("1,2", LIGHT_STATION))
    (name,) = lines(drawing)
    assert name.startswith("1,1 1,2")
    (line,) = (group for group in drawing.iter(f"{SVG}g") if group.get("data-line") == name)
    assert any(path.get("stroke-dasharray") for path in line)


def test_regular_track_is_an_unbroken_line() -> None:
    drawing = draw(cell("1,1", RED_TRACK), cell("1,2", RED_TRACK))
    (line,) = (group for group in drawing.iter(f"{SVG}g") if group.get("data-line"))
    assert not any(path.get("stroke-dasharray") for path in line)


def test_two_companies_side_by_side_have_each_their_own_line() -> None:
    drawing = draw(cell("1,1", RED_TRACK, BLUE_TRACK), cell("1,2", RED_TRACK, BLUE_TRACK))
    paths = {
        group.find(f"{SVG}path").get("d")
        for group in drawing.iter(f"{SVG}g")
        if group.get("data-line")  # type: ignore[union-attr]
    }
    assert len(paths) == 2


# The sheet


def test_the_coast_goes_around_land_and_leaves_ports_in_the_water() -> None:
    assert "port" in WATER
    with_port = draw_board(Board((cell("1,1"), cell("1,2", terrain="port"))), STYLES, title="")
    alone = draw_board(Board((cell("1,1"),)), STYLES, title="")
    coast = re.compile(r'id="board-coast" d="([^"]*)"')
    assert coast.findall(with_port) == coast.findall(alone)


def test_an_island_and_a_lake_have_a_coast_each() -> None:
    around = [cell(name) for name in ("2,1", "2,3", "1,2", "1,3", "3,2", "3,3")]
    drawing = draw_board(Board((*around, cell("2,2", terrain="lake"), cell("7,7"))), (*STYLES, LAKE), title="")
    (coast,) = re.findall(r'id="board-coast" d="([^"]*)"', drawing)
    assert coast.count("M") == 3


LAKE = Style("lake", "o", "lake", "#bfd9e6")


def test_the_sheet_grows_for_the_key_when_no_corner_has_room() -> None:
    without = draw(cell("1,1"))
    with_key = draw(cell("1,1"), key=(("·", "farm £4"), ("R", "track of RR"), ("[RR]", "station"), ("?", "unknown")))
    assert int(with_key.get("viewBox", "").split()[2]) > int(without.get("viewBox", "").split()[2])
    assert {"farm £4", "track of RR", "station", "unknown"} <= {text.text for text in with_key.iter(f"{SVG}text")}


@pytest.mark.parametrize("title", ["emubay", "1860", "1862"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_takes_little_of_the_room_that_a_map_has(title: str, language: str) -> None:
    game = bradshaw.new_game(title, ("Ada", "Ben", "Cleo"), 0)
    view = game.title.view(game.state, game.players)

    def scale(board: Board) -> float:
        """How large the map is in the middle of a laptop's screen."""
        drawing = ElementTree.fromstring(draw_board(board, view.styles, title=game.title.name, language=language))
        width, height = map(int, drawing.get("viewBox", "").split()[2:])
        return min(700 / width, 610 / height)

    assert scale(view.board) > 0.9 * scale(msgspec.structs.replace(view.board, key=(), signs=()))


def test_an_empty_board_is_a_sheet_of_sea() -> None:
    assert hexes(draw()) == {}


@pytest.mark.parametrize("title", ["emubay", "1860", "1862"])
def test_the_cover_of_a_game_is_its_board_without_names_and_key(title: str) -> None:
    game = bradshaw.new_game(title, ("Ada", "Ben", "Cleo"), 0)
    view = game.title.view(game.state, game.players)
    cover = ElementTree.fromstring(draw_cover(view.board, view.styles, title=game.title.name))
    shown = {text.text for text in cover.iter(f"{SVG}text")}
    assert not shown & {cell.name for cell in view.board.cells if cell.name}
    assert not any(group.get("class") in ("key", "compass", "numbers") for group in cover.iter(f"{SVG}g"))
    uses = {use.get("href") for use in cover.iter(f"{SVG}use")}
    drawn = {f"#{part.get('id')}" for part in cover.iter() if part.get("id")}
    assert uses
    assert uses <= drawn


def test_another_function_can_draw_what_lies_in_a_hex() -> None:
    board = Board((cell("1,1", place="Cowes"),))
    drawing = draw_board(board, STYLES, title="", content=lambda cell, styles: f'<path class="tile-{cell.name}"/>')
    (group,) = hexes(ElementTree.fromstring(drawing)).values()
    assert [child.get("class") for child in group.iter(f"{SVG}path")] == ["tile-Cowes"]


# Safety


def test_words_cannot_become_markup() -> None:
    evil = "<script>\"'&"
    mark = Mark("station", evil, "red", meaning=evil)
    drawing = draw(cell("1,1", mark, place=evil), key=(("x", evil),), title=evil)
    assert said(drawing) == evil
    assert said(hexes(drawing)["hex:1,1"]) == f"{evil}, farm 1,1: {evil}"
    assert not list(drawing.iter(f"{SVG}script"))


def test_an_odd_id_stays_inside_its_attribute() -> None:
    odd = Cell('1,1" onload="x', 1, 1, False, "farm")
    (spot,) = hexes(draw(odd))
    assert spot == 'hex:1,1" onload="x'


@pytest.mark.parametrize("actions", [0, 30, 500])
def test_the_board_of_emu_bay_stands_alone_without_styles_or_scripts(actions: int) -> None:
    drawing = drawn(played(3, actions))
    root = ElementTree.fromstring(drawing)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "defs", "g", "path", "use", "rect", "circle", "text"}
    names = {name for element in root.iter() for name in element.attrib}
    assert "style" not in names
    assert not any(name.startswith("on") for name in names)
    targets = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert targets <= {element.get("id") for element in root.iter()}


@pytest.mark.parametrize("seed", range(5))
def test_the_board_of_emu_bay_is_small_and_always_the_same(seed: int) -> None:
    game = played(seed, 500)
    drawing = drawn(game)
    assert len(drawing.encode()) < 60_000
    assert drawing == drawn(game.copy())


def test_what_the_board_says_of_a_hex_follows_the_position() -> None:
    game = played(4, 0)
    found = hexes(ElementTree.fromstring(drawn(game)))
    assert said(found["hex:7,3"]) == "Launceston, town 7,3: station of L&W, station of TMLC"
    assert len(found) == len(game.title.view(game.state, game.players).board.cells)
