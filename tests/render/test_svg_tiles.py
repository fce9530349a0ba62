"""The drawn board of a game with tiles: what lies where, what is said, and the runs of trains."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from bradshaw.core.view import Board, Cell, Line, Sketch, Stop, Track
from bradshaw.render.svg import draw_board, draw_sketch
from bradshaw.render.svg_runs import PAINTS, draw_sample
from bradshaw.render.svg_tiles import draw_hex

from .island import BARE, CELLS, COWES, CROSSING, HILL, LINES, PIER, RYDE, STYLES
from .tile_shapes import tiles_1860, tiles_1862

SVG = "{http://www.w3.org/2000/svg}"
NAMED = {style.id: style for style in STYLES}


def draw(*cells: Cell, lines: tuple[Line, ...] = ()) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(Board(cells or CELLS, (), lines), STYLES, title="Island"))


def hexes(drawing: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {group.get("data-spot", ""): group for group in drawing.iter(f"{SVG}g") if group.get("data-spot")}


def parts(group: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in group.iter() if name in (part.get("class") or "").split()]


def texts(group: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in group.iter(f"{SVG}text")]


def said(group: ElementTree.Element) -> str:
    return group.findtext(f"{SVG}title") or ""


# What is said


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (
            COWES,
            "Cowes, land B1: green tile 788, letter C, large station Cowes 30 with C&N and track to Mill Hill, "
            "small station Mill Hill 10 with track to Medina Wharf and Cowes, halt Medina Wharf with track to south, "
            "south-west and Mill Hill, barrier to the south-east",
        ),
        (CROSSING, "Land A2: green tile 16, track from north to south-east, track from north-east to south"),
        (RYDE, "Ryde, land C2: large station Ryde, home of IOW, barrier to the north-west"),
        (PIER, "Ryde Pier, pier C0: place off the board Ryde Pier 40 with track to south"),
        (HILL, "Shalcombe, hill A4: village Shalcombe, the first tile costs 60"),
        (BARE, "Land C4"),
    ],
    ids=lambda value: value.id if isinstance(value, Cell) else "",
)
def test_a_hex_tells_its_track_and_stations(cell: Cell, words: str) -> None:
    assert said(hexes(draw())[f"hex:{cell.id}"]) == words


def test_a_base_that_lies_face_down_is_told_and_drawn_as_such() -> None:
    newport = hexes(draw())["hex:B3"]
    assert "large station Shide 20 with IWNJ face down" in said(newport)
    (base,) = parts(newport, "turned")
    assert "of-iwnj" in (base.get("class") or "")


# What is drawn


def test_the_ground_of_a_tile_is_below_the_edge_and_its_track_above() -> None:
    names = [part.get("class") for part in hexes(draw())["hex:A2"]]
    assert names.index("tile tile-green") < names.index("edge") < names.index("rails")


def test_every_colour_of_tile_has_its_number_of_pips() -> None:
    found = hexes(draw())
    pips = {
        spot: len(list(parts(found[spot], "numbers")[0].iter(f"{SVG}circle")))
        for spot in ("hex:A2", "hex:B3", "hex:A4")
    }
    assert pips == {"hex:A2": 2, "hex:B3": 3, "hex:A4": 0}


def test_bases_homes_and_free_circles_are_shown() -> None:
    found = hexes(draw())
    assert [base.get("class") for base in parts(found["hex:B1"], "base")] == ["base of-cn"]
    assert [home.get("class") for home in parts(found["hex:C2"], "home")] == ["home of-iow"]
    assert {"IOW", "IWNJ", "60", "20", "Newport", "Shide", "N", "773", "B3"} <= set(texts(found["hex:B3"]))


def test_a_halt_shows_a_pound_sign_and_a_pier_its_value() -> None:
    found = hexes(draw())
    assert "£" in texts(parts(found["hex:B1"], "halt")[0])
    assert texts(parts(found["hex:C0"], "offboard")[0]) == ["40"]


def test_difficult_ground_is_hatched_until_a_tile_lies_on_it() -> None:
    bare = hexes(draw(HILL))["hex:A4"]
    assert parts(bare, "rough")
    assert "60" in texts(bare)
    tiled = msgspec.structs.replace(
        HILL, track=Track("yellow", (Stop("halt", "Shalcombe"),), (("e0", "s0"), ("e3", "s0")))
    )
    laid = hexes(draw(tiled))["hex:A4"]
    assert not parts(laid, "rough")
    assert "60" not in texts(laid)


def test_lines_that_do_not_meet_are_drawn_one_over_the_other() -> None:
    (rails,) = parts(hexes(draw())["hex:A2"], "rails")
    assert len(rails) == 4


def test_a_barrier_is_drawn_once_though_both_its_hexes_have_it() -> None:
    east = msgspec.structs.replace(BARE, id="x", column=2, row=1, barriers=(2,))
    one = parts(draw(COWES, msgspec.structs.replace(east, barriers=())), "barriers")[0][0].get("d")
    both = parts(draw(COWES, east), "barriers")[0][0].get("d")
    assert one == both


def test_a_hex_without_track_among_tiles_shows_its_id_but_no_letter_of_its_terrain() -> None:
    assert texts(hexes(draw())["hex:C4"]) == ["C4"]
    assert "·" not in texts(draw())


def sketched(sketch: Sketch, lines: tuple[Line, ...] = ()) -> dict[str, str]:
    """The hexes of a sketch, each as text without its place."""
    drawn = draw_sketch(Board(CELLS, (), lines), sketch, STYLES)
    return {cell: svg.replace(' transform="translate(0,0)"', "") for cell, svg in drawn.items()}


def lying(cells: tuple[Cell, ...], lines: tuple[Line, ...] = ()) -> dict[str, ElementTree.Element]:
    found = hexes(draw(*cells, lines=lines))
    for group in found.values():
        del group.attrib["transform"]
    return found


def as_text(group: ElementTree.Element) -> str:
    return ElementTree.tostring(group, encoding="unicode").replace("ns0:", "").replace(":ns0", "")


def same_drawing(svg: str, group: ElementTree.Element) -> bool:
    namespace = 'xmlns="http://www.w3.org/2000/svg"'
    return as_text(ElementTree.fromstring(svg.replace("<g ", f"<g {namespace} ", 1))) == as_text(group)


def test_a_sketch_of_a_tile_is_the_hex_as_the_whole_board_would_have_it() -> None:
    tiled = msgspec.structs.replace(
        HILL, track=Track("yellow", (Stop("halt", "Shalcombe"),), (("e0", "s0"), ("e3", "s0")), tile="741")
    )
    drawn = sketched(Sketch((tiled,)))
    assert list(drawn) == ["A4"]
    after = lying(tuple(tiled if cell is HILL else cell for cell in CELLS))
    assert same_drawing(drawn["A4"], after["hex:A4"])


def test_a_sketch_of_runs_has_the_hexes_in_which_their_lines_are_others() -> None:
    assert sketched(Sketch(lines=LINES), LINES) == {}
    drawn = sketched(Sketch(lines=LINES[1:]), LINES)
    assert set(drawn) == {"B1", "B3"}
    after = lying(CELLS, LINES[1:])
    assert all(same_drawing(svg, after[f"hex:{cell}"]) for cell, svg in drawn.items())
    assert sketched(Sketch()) == {}


def test_a_sample_of_a_run_has_its_colour_its_dashes_and_its_number() -> None:
    sample = ElementTree.fromstring(draw_sample(1))
    strokes = [path.get("stroke") for path in sample.iter(f"{SVG}path")]
    assert PAINTS[1].colour in strokes
    assert PAINTS[1].dashes in [path.get("stroke-dasharray") for path in sample.iter(f"{SVG}path")]
    assert texts(sample) == ["2"]


def test_stations_can_be_pointed_at_and_their_free_circles_are_told_from_kept_ones() -> None:
    newport, ryde = (hexes(draw())[f"hex:{cell}"] for cell in ("B3", "C2"))
    assert [group.get("data-stop") for group in parts(newport, "large")] == ["0", "1"]
    assert len(parts(newport, "free")) == 1
    assert len(parts(ryde, "kept")) == 1
    assert not parts(ryde, "free")


def test_what_stays_the_same_in_a_game_is_drawn_the_same_whatever_lies_on_the_map() -> None:
    bare = tuple(msgspec.structs.replace(cell, track=Track("")) for cell in CELLS)
    empty, full = draw(*bare), draw(*CELLS, lines=LINES)
    for one, other in zip(empty, full, strict=True):
        if one.get("class") not in ("hexes", "lines"):
            assert ElementTree.tostring(one) == ElementTree.tostring(other)


@pytest.mark.parametrize("tile", tiles_1860() + tiles_1862(), ids=lambda tile: tile.tile)
def test_every_tile_is_a_drawing_of_its_own(tile: Track) -> None:
    root = ElementTree.fromstring(draw_hex(Cell("A1", 0, 0, False, "land", track=tile), NAMED))
    assert tile.tile in texts(root)
    assert len(parts(root, "value")) == sum(1 for stop in tile.stops if stop.value)
    assert len(parts(root, "large")) == sum(1 for stop in tile.stops if stop.kind == "large")


def test_the_drawing_has_no_styles_or_scripts_and_its_references_lead_somewhere() -> None:
    root = draw(*CELLS, lines=LINES)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "defs", "g", "path", "use", "rect", "circle", "text"}
    names = {name for element in root.iter() for name in element.attrib}
    assert "style" not in names
    assert not any(name.startswith("on") for name in names)
    targets = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert targets <= {element.get("id") for element in root.iter()}


def test_names_of_stations_cannot_become_markup() -> None:
    evil = "<script>\"'&"
    track = Track("green", (Stop("large", evil, 10, ("",)),), (("e0", "s0"),), evil, evil)
    root = draw(Cell(evil, 0, 0, False, "land", evil, track=track))
    assert not list(root.iter(f"{SVG}script"))


# Runs


def test_a_run_is_drawn_on_every_hex_it_touches_and_its_number_at_every_stop() -> None:
    found = hexes(draw(*CELLS, lines=LINES))
    (cowes,) = parts(found["hex:B1"], "runs")
    (newport,) = parts(found["hex:B3"], "runs")
    assert texts(cowes) == ["1", "1"]
    assert texts(newport) == ["1", "2", "2"]
    assert not parts(found["hex:A2"], "runs")


def test_a_run_lies_between_the_track_and_the_stations() -> None:
    names = [part.get("class") for part in hexes(draw(*CELLS, lines=LINES))["hex:B1"]]
    assert names.index("rails") < names.index("runs") < names.index("large")


def test_runs_that_share_track_lie_side_by_side() -> None:
    (runs,) = parts(hexes(draw(*CELLS, lines=LINES))["hex:B3"], "runs")
    coloured = {
        path.get("d") for path in runs.iter(f"{SVG}path") if path.get("stroke") in (PAINTS[0].colour, PAINTS[1].colour)
    }
    assert len(coloured) == 5, "two beside one another, one alone, and rims around two stations"


def test_no_two_of_the_first_runs_look_alike_without_colour() -> None:
    assert len({paint.dashes for paint in PAINTS}) == len(PAINTS)


def test_a_run_over_track_that_is_not_there_is_left_out() -> None:
    strange = (Line("?", (("A2", "e0", "e1"), ("Z9", "e0", "e1")), (("Z9", "s0"),)),)
    drawing = draw(*CELLS, lines=strange)
    assert not list(parts(hexes(drawing)["hex:A2"], "runs")[0].iter(f"{SVG}path"))
