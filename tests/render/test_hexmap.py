"""The map of hexes in characters."""

from pathlib import Path

import pytest
from rich.cells import cell_len

import bradshaw
from bradshaw.core.view import Board, Cell, Mark, Style
from bradshaw.games.emubay.actions import Build, LiftCube, Pass, StartBuild
from bradshaw.render.hexmap import abbreviate, draw_map, map_width
from bradshaw.render.text import by_id

from ..emubay_log.games import positions

LAND = Style("land", ".", "land", "#efe8d6")
RED = Style("red", "n", "narrow gauge", "red")
STYLES = by_id((LAND, RED))


def lines(cells, width=80):
    return draw_map(Board(tuple(cells)), STYLES, width).plain.split("\n")


def building():
    """A game of seed 3 in which L&W has built a track and may build another."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], 3)
    while len(game.state.frames) > 1:
        game.play(Pass())
    game.play(LiftCube("take"))
    game.play(StartBuild("LW"))
    game.play(Build("8,3", "regular"))
    return game


@pytest.mark.parametrize("width", [56, 80, 100])
def test_a_whole_map_looks_as_it_did(width):
    game = building()
    view = game.title.view(game.state, game.players)
    drawn = draw_map(view.board, by_id(view.styles), width).plain + "\n"
    assert drawn == Path(__file__).with_name(f"map_{width}.txt").read_text(encoding="utf-8")


def test_one_hex_in_each_size():
    cell = Cell("5,2", 5, 2, False, "land", "Devonport", (Mark("track", "n", "red"),))
    assert lines([cell]) == [
        "  ________",
        " / 5,2 .  \\",
        "/Devonport \\",
        "\\    n     /",
        " \\________/",
    ]
    assert lines([cell], 10) == [
        "  ______",
        " /5,2 . \\",
        "/Devonpo.\\",
        "\\   n    /",
        " \\______/",
    ]
    assert lines([cell], 1)[1:3] == [" /5,2.\\", "/Devon.\\"]


def test_a_lowered_column_sits_half_a_hex_further_south():
    cells = [Cell("a", 1, 1, False, "land"), Cell("b", 2, 1, True, "land"), Cell("c", 1, 2, False, "land")]
    assert lines(cells, 18) == [
        "  ______",
        " / a .  \\",
        "/        \\______",
        "\\        / b .  \\",
        " \\______/        \\",
        " / c .  \\        /",
        "/        \\______/",
        "\\        /",
        " \\______/",
    ]


def test_stations_shrink_before_they_lose_their_gaps():
    marks = (Mark("station", "L&W", "red", "L"), Mark("station", "TMLC", "red", "T"))
    assert lines([Cell("a", 1, 1, False, "land", "", marks)])[2] == "/ [L] [T]  \\"
    marks += (Mark("track", "E", "red"), Mark("track", "n", "red"))
    assert lines([Cell("a", 1, 1, False, "land", "Launceston", marks)])[3] == "\\ [L][T]En /"
    assert lines([Cell("a", 1, 1, False, "land", "", marks[:1])])[2] == "/  [L&W]   \\"


def test_open_hexes_are_marked_without_colour():
    cell = Cell("5,2", 1, 1, False, "land", open=True)
    assert lines([cell])[1] == " /‹5,2› . \\"
    assert lines([cell], 10)[1] == " /‹5,2›.\\"
    assert lines([cell], 1)[1] == " /›5,2\\"


def test_no_map_is_drawn_without_hexes():
    assert draw_map(Board(()), {}, 80).plain == ""


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("Hobart", 8, "Hobart"),
        ("Launceston", 8, "Launces."),
        ("Port of Hobart", 10, "P.Hobart"),
        ("Port of Devonport", 10, "P.Devonpo."),
        ("Of", 1, "."),
    ],
)
def test_names_are_abbreviated_to_fit(name, room, short):
    assert abbreviate(name, room) == short


@pytest.mark.parametrize("seed", [8, 37])
def test_nothing_is_wider_than_the_map(seed):
    for number, game in enumerate(positions(seed)):
        if number % 4:
            continue
        view = game.title.view(game.state, game.players)
        for top, width in ((8, 100), (6, 80), (4, 60)):
            drawn = draw_map(view.board, by_id(view.styles), width).plain
            assert max(map(cell_len, drawn.split("\n"))) <= map_width(view.board, top) <= width
            for cell in view.board.cells:
                assert cell.id in drawn
