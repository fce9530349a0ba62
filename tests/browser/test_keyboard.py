"""A game without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .table import Table, table_at
from .visitor import Visitor


def tab_to(page: Page, wanted: Locator, most: int = 40) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not get to {wanted}")


def focus_is_seen(page: Page) -> None:
    """What has the focus is marked by an outline."""
    style, width = page.locator(":focus").evaluate(
        "element => [getComputedStyle(element).outlineStyle, parseFloat(getComputedStyle(element).outlineWidth)]"
    )
    assert style != "none"
    assert width >= 2


def test_a_game_is_begun_and_moves_are_made_without_a_mouse(visitor: Visitor) -> None:
    page = visitor.go("/")
    mode = page.get_by_role("button", name="Hot-seat")
    mode.wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    tab_to(page, mode)
    focus_is_seen(page)
    page.keyboard.press("Space")
    tab_to(page, page.get_by_role("button", name="Start the game"))
    focus_is_seen(page)
    page.keyboard.press("Enter")
    table = Table(visitor)
    assert table.decision()
    # Bid: to the possibilities, the amount is chosen in its field, Enter twice.
    page.keyboard.press("p")
    field = table.bid.get_by_role("spinbutton", name="Bid")
    expect(field).to_be_focused()
    focus_is_seen(page)
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("4")
    page.keyboard.press("Enter")
    table.has_moves(1)
    assert table.decision()
    # Pass: by its number, then Enter.
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    table.moved_on(1)
    page.keyboard.press("u")
    table.has_moves(1)
    page.keyboard.press("r")
    table.moved_on(1)


def test_track_is_built_on_the_map_with_the_arrow_keys(visitor: Visitor) -> None:
    table = table_at(visitor, "building")
    page, last = table.page, table.number
    page.keyboard.press("m")
    tab_to(page, table.hexes.first, 3)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    focused = page.locator("[data-spot]:focus")
    expect(focused).to_have_count(1)
    # In the drawing the edge of the hex is what an outline is elsewhere.
    edges = [page.locator(f"[data-spot]{which} > .edge").first for which in (":focus", ".can:not(:focus)")]
    marked, plain = (edge.evaluate("edge => getComputedStyle(edge).stroke") for edge in edges)
    assert marked != plain
    visitor.picture("keyboard-focus-on-the-map")
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    table.has_moves(last + 1)


def test_a_question_mark_lists_the_keys(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube")
    page = table.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("row", name="? this list")).to_be_visible()
    visitor.picture("keys")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    for key, tab in {"l": "Log", "g": "Charts", "c": "Chat", "/": "Rules"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("tab", name=tab).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Charts")).to_be_focused()
