"""Track on the map of characters."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from bradshaw.core.view import Board, Cell, Stop, Track
from bradshaw.render.hexmap import draw_map, map_width
from bradshaw.render.hexmap_track import networks, short_labels, track_key
from bradshaw.render.text import by_id, draw_board

from .island import BARE, CELLS, COWES, CROSSING, HILL, LINES, NEWPORT, PIER, RYDE, STYLES
from .tile_shapes import tiles_1860, tiles_1862, turned

NAMED = by_id(STYLES)


def lines(*cells: Cell, width: int = 80) -> list[str]:
    return draw_map(Board(cells), NAMED, width).plain.split("\n")


def test_a_hex_with_track_in_each_size() -> None:
    assert lines(NEWPORT) == [
        "  ________",
        " /B3   │Nr\\",
        "/╲ 60IOW○ ╱\\",
        "\\╱20IWNJ× ╲/",
        " \\_____│__/",
    ]
    assert lines(NEWPORT, width=10) == [
        "  ______",
        " /B3  │r\\",
        "/╲60IO○ ╱\\",
        "\\╱20IW× ╲/",
        " \\____│_/",
    ]
    assert lines(NEWPORT, width=1)[2:4] == ["/╲60I○╱\\", "\\╱20I×╲/"]


def test_strokes_of_neighbours_meet_across_their_common_side() -> None:
    straight = Track("yellow", (), (("e2", "e5"),))
    west = Cell("A1", 1, 1, False, "land", track=straight)
    east = Cell("B2", 2, 1, True, "land", track=straight)
    drawn = lines(west, east)
    crossing = [(row, line.index("╲/") if "╲/" in line else -1) for row, line in enumerate(drawn)]
    row, column = next(found for found in crossing if found[1] >= 0)
    assert drawn[row + 1][column + 1] == "╲"


def test_track_to_the_north_and_south_runs_through_both_hexes() -> None:
    straight = Track("yellow", (), (("e0", "e3"),))
    drawn = lines(Cell("A1", 1, 1, False, "land", track=straight), Cell("A3", 1, 2, False, "land", track=straight))
    columns = [line.index("│") for line in drawn if "│" in line]
    assert len(columns) == 4
    assert len(set(columns)) == 1


def test_lines_that_do_not_meet_have_letters() -> None:
    assert lines(CROSSING) == [
        "  ________",
        " /A2   b g\\",
        "/         a\\",
        "\\         b/",
        " \\_____a__/",
    ]


def test_what_stands_on_separate_lines_has_the_letter_of_its_line() -> None:
    stops = Stop("large", "Ventnor", 50, ("cn",)), Stop("large", "Ventnor West", 50, ("",))
    drawn = lines(
        Cell("I1", 1, 1, False, "land", "Ventnor", track=Track("russet", stops, (("e2", "s0"), ("e1", "s1")), "V"))
    )
    assert "b50C&N" in drawn[2]
    assert "a50○" in drawn[3]
    assert drawn[2][1] == "b"
    assert drawn[3][1] == "a"


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        (COWES, ["B1    Cg", "Cowes", "30C&N10£"]),
        (RYDE, ["C2", "Ryde", "(IOW)"]),
        (PIER, ["C0", "R.Pier", "40"]),
        (HILL, ["A4   ▲60", "Shalcom.", "•"]),
    ],
    ids=lambda value: value.id if isinstance(value, Cell) else "",
)
def test_stations_villages_and_costs_are_written_in_a_hex(cell: Cell, shown: list[str]) -> None:
    drawn = lines(msgspec.structs.replace(cell, barriers=()))
    for text, line in zip(shown, drawn[1:], strict=False):
        assert text in line


def test_a_barrier_is_a_side_of_signs() -> None:
    drawn = lines(Cell("A1", 1, 1, False, "land", track=Track(""), barriers=(0, 1, 2, 3, 4, 5)))
    assert drawn == ["  ########", " #A1      #", "#          #", "#          #", " ##########"]


def test_an_open_hex_with_track_is_marked() -> None:
    assert "‹B1›" in lines(msgspec.structs.replace(COWES, open=True))[1]


@pytest.mark.parametrize("width", [30, 40, 60])
def test_no_line_is_wider_than_the_map_and_every_hex_is_named(width: int) -> None:
    board = Board(CELLS)
    drawn = draw_map(board, NAMED, width).plain
    top = next((top for top in (8, 6, 4) if map_width(board, top) <= width), 4)
    assert max(map(cell_len, drawn.split("\n"))) <= map_width(board, top)
    for cell in CELLS:
        assert cell.id in drawn


@pytest.mark.parametrize("tile", tiles_1860() + tiles_1862(), ids=lambda tile: tile.tile)
def test_every_tile_fits_in_every_size_and_shows_its_sides_and_values(tile: Track) -> None:
    stops = tuple(
        msgspec.structs.replace(stop, circles=("iwnj",) * len(stop.circles)) if len(stop.circles) < 3 else stop
        for stop in tile.stops
    )
    for turns in range(6):
        track = turned(msgspec.structs.replace(tile, stops=stops), turns)
        cell = Cell("G11", 1, 1, False, "land", "Merstone", track=track)
        sides = {end for link in track.links for end in link if end[0] == "e"}
        for width, right in ((80, 12), (10, 10), (1, 8)):
            drawn = lines(cell, width=width)
            assert [len(line) for line in drawn[1:]] == [right - 1, right, right, right - 1]
            whole = "\n".join(drawn)
            if len(set(networks(track).values())) == 1:
                assert sum(whole.count(stroke) for stroke in "│╱╲") == len(sides)
            if width == 80:
                for stop in stops:
                    assert str(stop.value or "£") in whole


def test_companies_are_shortened_to_letters_that_no_other_begins_with() -> None:
    assert short_labels(Board(CELLS), NAMED) == {"cn": "C", "iow": "IO", "iwnj": "IW"}


def test_the_key_explains_the_signs_that_are_on_the_map_and_no_others() -> None:
    signs = [sign for sign, _ in track_key(Board(CELLS))]
    assert signs == ["╲│╱", "a b", "y g r", "○", "(…)", "×", "£", "•", "▲", "#"]
    assert track_key(Board((BARE,))) == ()


def test_the_runs_are_listed_below_the_map() -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(draw_board(Board(CELLS, (), LINES), STYLES, 80))
    assert "2 leased train: £80" in console.export_text()
