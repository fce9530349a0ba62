"""A game on a small telephone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .table import ISLE, Table, import_game, make_game, record_at
from .test_looks import CUT_OFF
from .visitor import PHONE, Visitor

FINGER = 44
"""Pixels that a finger needs."""
COUNTIES = ISLE.with_name("1862-v1-4p-seed59.json")


def fits(visitor: Visitor) -> None:
    """Nothing has to be scrolled sideways."""
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"], f"the page is {width} pixels wide"


def fits_a_finger(*buttons: Locator) -> None:
    for button in buttons:
        for one in button.all():
            box = one.bounding_box()
            assert box is not None
            # Fractions of a pixel are lost in the layout.
            assert min(box["width"], box["height"]) >= FINGER - 0.5, f"{one.text_content()}: {box}"


def seen(panel: Locator, bar: Locator) -> float:
    """How much of a panel is above the bar at the bottom."""
    box, below = panel.bounding_box(), bar.bounding_box()
    assert box is not None
    assert below is not None
    return min(box["y"] + box["height"], below["y"]) - box["y"]


def open_game(visitor: Visitor, game: str) -> Table:
    visitor.go(f"/play/{game}")
    table = Table(visitor)
    table.question.wait_for()
    return table


def test_the_first_page_fits_a_telephone(phone: Visitor) -> None:
    page = phone.go("/")
    play = page.get_by_role("button", name="Play now").first
    play.wait_for()
    fits(phone)
    fits_a_finger(play, page.get_by_role("group", name="How to play").get_by_role("button"))
    expect(play).to_be_in_viewport()
    bar = page.get_by_role("banner").bounding_box()
    assert bar is not None
    assert bar["height"] <= 2 * FINGER + 20, "two rows"
    phone.picture("phone-first-page")
    page.get_by_text("More options").tap()
    page.get_by_role("button", name="Online").tap()
    fits(phone)
    phone.picture("phone-first-page-online")


def test_moves_are_made_with_a_finger(phone: Visitor) -> None:
    table = open_game(phone, make_game(phone))
    page = table.page
    phone.picture("phone-auction")
    choose = table.turn.get_by_role("button", name="Choose")
    fits(phone)
    for _ in range(4):
        asked = table.question.text_content() or ""
        if choose.is_visible():
            expect(choose).to_be_in_viewport()
            fits_a_finger(choose)
            choose.tap()
        bid = page.get_by_role("group", name="Bid")
        bid.get_by_role("button", name="Minimum").tap()
        expect(table.confirm).to_be_in_viewport()
        fits_a_finger(table.confirm, page.get_by_role("tab"), page.locator("[data-choice]"))
        fits(phone)
        table.confirm.tap()
        expect(table.question).not_to_have_text(asked)
    phone.picture("phone-bid")


def test_an_amount_has_room_beside_long_words(visit: Callable[..., Visitor]) -> None:
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr")
    page = phone.go(f"/play/{import_game(phone, record_at('bidding', path=ISLE))}")
    amount = page.locator(".bid-line input[type=number]").first
    amount.wait_for()
    assert amount.evaluate("one => one.clientWidth") >= 60
    sale = page.locator(".beside .wide-table")
    assert sale.evaluate("one => one.scrollWidth <= one.clientWidth"), "all columns of what is for sale"
    fits(phone)
    # Where all buttons of the map would lie over it, one unfolds them.
    tools = page.locator(".board-tools button")
    expect(tools).to_have_count(1)
    tools.tap()
    expect(tools).to_have_count(5)
    tools.last.tap()
    amount.fill("9")
    sheet = page.locator(".phone-bar .sheet")
    expect(sheet).to_be_visible()
    expect(amount).to_be_in_viewport()
    below, button = sheet.bounding_box(), page.locator(".phone-bar .primary").bounding_box()
    assert below is not None
    assert button is not None
    assert button["y"] - below["y"] - below["height"] < 20, "nothing but a gap between the sheet and the button"


def test_track_is_built_by_touching_the_map(phone: Visitor) -> None:
    table = open_game(phone, import_game(phone, record_at("building")))
    asked = table.question.text_content() or ""
    phone.picture("phone-building")
    table.hexes.nth(3).tap()
    expect(table.confirm).to_be_in_viewport()
    fits(phone)
    phone.picture("phone-confirm")
    table.confirm.tap()
    expect(table.question).not_to_have_text(asked)


def test_every_tab_fits_a_telephone(phone: Visitor) -> None:
    table = open_game(phone, import_game(phone, record_at("choose_action")))
    for name in ("Turn", "Players", "Companies", "Log", "Charts", "Rules", "Chat"):
        panel = table.tab(name)
        expect(panel).not_to_be_empty()
        fits(phone)
        phone.picture(f"phone-tab-{name.lower()}")
        assert panel.evaluate(CUT_OFF, "button") == []
        if name != "Turn":
            assert seen(panel, table.turn) > PHONE["height"] / 4, "what somebody opens can be read"
    table.page.get_by_role("button", name="Settings").tap()
    expect(table.page.get_by_role("dialog", name="Settings")).to_be_visible()
    fits(phone)
    phone.picture("phone-settings")


def test_a_long_question_is_read_to_its_end(phone: Visitor) -> None:
    table = open_game(phone, import_game(phone, record_at("stock_turn", path=COUNTIES)))
    expect(table.question).to_contain_text("sell, then buy one share or start a company, or pass.")
    assert table.question.evaluate("words => words.scrollHeight <= words.clientHeight")
    phone.picture("phone-long-question")


def test_the_map_is_pinched_larger_and_the_page_is_not(phone: Visitor) -> None:
    table = open_game(phone, import_game(phone, record_at("building")))
    page, sheet = table.page, table.board.locator(".board-sheet")

    def scale() -> float:
        found = re.search(r"scale\(([\d.]+)\)", sheet.get_attribute("style") or "")
        assert found is not None
        return float(found[1])

    before = scale()
    box = table.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = phone.context.new_cdp_session(page)

    def fingers(kind: str, apart: float | None) -> None:
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in range(35, 95, 10):
        fingers("touchMove", apart)
    fingers("touchEnd", None)
    assert scale() > 2 * before
    assert page.evaluate("visualViewport.scale") == 1
    fits(phone)
    phone.picture("phone-pinched")
