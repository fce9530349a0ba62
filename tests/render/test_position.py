"""A whole position in one drawing, the chart of share prices, and pictures of both."""

from __future__ import annotations

import struct
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from bradshaw.core.view import PriceChart, PriceSpace
from bradshaw.render import png
from bradshaw.render.png import CannotDraw, to_png
from bradshaw.render.position import draw_position
from bradshaw.render.svg_market import draw_market, tint

from .island import LINES, MARKET, STYLES, view

SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in drawing.iter(f"{SVG}text")]


def spaces(market: PriceChart) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(draw_market(market, STYLES, title="Share prices"))
    return {group.get("data-spot", ""): group for group in root.iter(f"{SVG}g") if group.get("data-spot")}


def place(space: ElementTree.Element) -> tuple[float, float]:
    x, y = (space.get("transform") or "").removeprefix("translate(").removesuffix(")").split(",")
    return float(x), float(y)


# The market


def test_the_places_of_two_tiers_zigzag() -> None:
    found = spaces(MARKET)
    upper, lower, next_upper = (place(found[f"price:{price}"]) for price in (0, 7, 14))
    assert upper[1] == next_upper[1] < lower[1]
    assert upper[0] < lower[0] < next_upper[0]
    assert lower[0] - upper[0] == pytest.approx((next_upper[0] - upper[0]) / 2)


def test_a_chart_whose_columns_follow_each_other_is_a_plain_grid() -> None:
    found = spaces(PriceChart((PriceSpace(10, 0, 0), PriceSpace(20, 1, 0), PriceSpace(30, 0, 1))))
    assert place(found["price:10"])[0] == place(found["price:30"])[0]


def test_markers_lie_below_one_another_those_that_operate_first_on_top() -> None:
    space = spaces(MARKET)["price:40"]
    markers = [group for group in space if (group.get("class") or "").startswith("marker")]
    tops = [float(marker[0].get("y", "")) for marker in markers]
    assert [marker.get("class") for marker in markers] == ["marker of-cn", "marker of-iow", "marker of-iwnj"]
    assert all(two - one > 14 for one, two in pairwise(tops))
    assert space.findtext(f"{SVG}title") == "40: C&N, IOW, IWNJ"
    height = float(space.find(f"{SVG}rect").get("height", ""))  # type: ignore[union-attr]
    assert tops[-1] + 15 < height


def test_a_zone_has_a_colour_and_a_sign_that_the_key_explains() -> None:
    assert tint("red") != tint("par") != tint("")
    root = ElementTree.fromstring(draw_market(MARKET, STYLES, title="Share prices"))
    assert {"first prices", "the first share sold does not move the price"} <= set(texts(root))
    signed = {
        group.get("data-spot") for group in root.iter(f"{SVG}g") if any(part.get("class") == "zone" for part in group)
    }
    assert signed == {"price:7", "price:14", "price:54"}


# The whole


def test_a_position_shows_the_board_the_runs_with_what_they_earn_and_the_market() -> None:
    root = ElementTree.fromstring(draw_position(view(*LINES), title="Island"))
    words = texts(root)
    assert {"Newport", "2+1 train: £100", "leased train: £80", "Share prices", "54"} <= set(words)
    assert root.findtext(f"{SVG}title") == "Island"


def test_a_position_without_runs_or_market_is_the_board() -> None:
    bare = view()
    alone = ElementTree.fromstring(draw_position(type(bare)("", "", bare.board, (), STYLES), title=""))
    whole = ElementTree.fromstring(draw_position(bare, title=""))
    assert float(alone.get("height", "")) < float(whole.get("height", ""))
    assert "Share prices" not in texts(alone)


def test_the_same_position_is_always_drawn_the_same() -> None:
    assert draw_position(view(*LINES), title="Island") == draw_position(view(*LINES), title="Island")


# Pictures


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.fixture
def drawing_tools() -> None:
    pytest.importorskip(png.RENDERER)
    pytest.importorskip(png.TYPEFACE)


@pytest.mark.usefixtures("drawing_tools")
def test_a_position_becomes_a_picture_of_the_width_asked_for() -> None:
    drawing = draw_position(view(*LINES), title="Island")
    root = ElementTree.fromstring(drawing)
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    assert size(to_png(drawing)) == (round(width), round(height))
    assert size(to_png(drawing, width=300))[0] == 300


@pytest.mark.usefixtures("drawing_tools")
@pytest.mark.parametrize("weight", ["400", "600", "700", "800"])
def test_words_are_drawn_without_the_fonts_of_the_machine(weight: str) -> None:
    paper = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="30">{}</svg>'
    word = f'<text y="20" font-weight="{weight}" font-family="Gill Sans, sans-serif">£20 Cowes</text>'
    assert to_png(paper.format(word)) != to_png(paper.format(""))


@pytest.mark.parametrize("missing", [png.RENDERER, png.TYPEFACE])
def test_without_the_tools_it_is_said_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(CannotDraw, match=rf"{missing.replace('_', '-')}.*bradshaw\[png\]"):
        to_png("<svg/>")
