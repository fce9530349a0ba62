"""How the page looks to those who asked for something: dark colours, less motion."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .fitting import SETTLE
from .table import table_at
from .visitor import Visitor

# The words that reach out of their cell. What is hidden from sight has no width.
CUT_OFF = """(table, cells = "li") => [...table.querySelectorAll(cells)].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    const range = document.createRange();
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const out = [];
    while (words.nextNode()) {
        range.selectNode(words.currentNode);
        const place = range.getBoundingClientRect();
        const seen = words.currentNode.parentElement.getBoundingClientRect().width > 1;
        if (seen && place.width && (place.left < left - 1 || place.right > right + 1)) out.push(String(range));
    }
    return out;
})"""

# Signs of waiting, which turn as long as they are there.
ENDLESS = """() => {
    const sign = Object.assign(document.createElement("p"), { className: "busy" });
    document.body.append(sign, Object.assign(sign.cloneNode(), { className: "dots" }));
    const endless = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity);
    return endless.map((one) => one.animationName);
}"""


def brightness(page: Page) -> float:
    """Of the background, from 0 to 255."""
    red, green, blue = page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)"
    )
    return float(0.3 * red + 0.6 * green + 0.1 * blue)


def test_dark_colours_follow_the_system_and_can_be_chosen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(color_scheme="dark")
    page = visitor.go("/")
    page.get_by_role("button", name="Light colours").wait_for()
    assert brightness(page) < 60
    visitor.picture("first-page-dark")
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Dark colours").wait_for()
    assert brightness(page) > 200
    page.get_by_role("button", name="Dark colours").click()
    page.get_by_role("button", name="Light colours").wait_for()
    assert brightness(page) < 60
    page.reload()
    page.get_by_role("button", name="Light colours").wait_for()
    assert brightness(page) < 60


def test_nothing_is_cut_off_on_the_action_table(visitor: Visitor) -> None:
    table = table_at(visitor, "choose_action")
    for width in (1100, 1280, 1500):
        table.page.set_viewport_size({"width": width, "height": 800})
        table.page.evaluate(SETTLE)
        visitor.picture(f"action-table-{width}")
        assert table.actions.evaluate(CUT_OFF) == [], width


def test_another_page_is_shown_from_its_top(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("article").first.wait_for()
    expect(page.get_by_role("main")).to_be_focused()
    assert page.evaluate("scrollY") == 0


def test_motion_is_left_out_for_those_who_wish_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.go("/")
    assert visitor.page.evaluate(ENDLESS) == []
    table = table_at(visitor, "building")
    page = table.page
    page.evaluate(
        """() => {
            window.moving = [];
            const note = ({ target, type }) => {
                const lengths = target.getAnimations().map((one) => one.effect.getTiming().duration);
                if (Math.max(...lengths, 0) > 50) window.moving.push(`${type} ${target.outerHTML.slice(0, 120)}`);
            };
            for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, note, true);
        }"""
    )
    number = table.number
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Show the whole board").click()
    table.hexes.first.click()
    table.confirm.click()
    table.moved_on(number)
    expect(table.confirm).to_be_visible()
    assert page.evaluate("window.moving") == []
