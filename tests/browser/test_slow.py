"""A slow machine and a slow line: what is done before the page is ready is neither lost nor misunderstood."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .table import Table, table_at
from .visitor import Visitor

# Everything that the page leaves for later comes late, and so does the server.
SLOW = """(() => {
    const later = window.setTimeout.bind(window);
    const frame = window.requestAnimationFrame.bind(window);
    const ask = window.fetch.bind(window);
    const pause = () => new Promise((resolve) => later(resolve, 400));
    window.setTimeout = (call, wait = 0, ...given) => later(call, wait + 400, ...given);
    window.requestAnimationFrame = (call) => frame((time) => later(() => call(time), 400));
    window.fetch = async (...given) => {
        await pause();
        const answer = await ask(...given);
        await pause();
        return answer;
    };
})();"""


@pytest.fixture
def slow(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(SLOW)
    return visitor


def test_what_is_chosen_while_a_try_out_begins_does_not_count(slow: Visitor) -> None:
    table = table_at(slow, "lift_cube")
    number = table.number
    table.turn.get_by_role("button", name="Try out").click()
    table.choices.first.click()
    expect(table.page.get_by_role("region", name="Try-out")).to_contain_text("1 move;")
    assert slow.ask(f"/api/games/{table.id}")["actions"] == number


def test_a_new_position_can_be_acted_in_as_soon_as_it_is_seen(slow: Visitor) -> None:
    table = table_at(slow, "lift_cube", after=130)
    number = table.number
    table.actions.get_by_role("button", name="Pay dividends").click()
    table.confirm.click()
    table.moved_on(number)
    table.actions.get_by_role("button", name="Build track").click()
    uses = table.actions.get_by_role("dialog", name="Build track").locator("li").get_by_role("button")
    uses.first.click()
    table.confirm.click()
    table.has_moves(number + 2)


def test_keys_work_as_soon_as_the_game_is_seen(slow: Visitor) -> None:
    table = table_at(slow, "lift_cube")
    number = table.number
    table.page.keyboard.press("1")
    expect(table.confirm).to_be_focused()
    table.page.keyboard.press("Enter")
    table.moved_on(number)
    table.page.keyboard.press("u")
    table.has_moves(number)


def held_enter(table: Table) -> None:
    """Enter goes down and, while it is held, comes again and again."""
    for _ in range(5):
        table.page.keyboard.down("Enter")
    table.page.keyboard.up("Enter")


def test_a_held_key_makes_one_move(visitor: Visitor) -> None:
    table = table_at(visitor, "building")
    page, number = table.page, table.number
    table.hexes.first.focus()
    held_enter(table)
    expect(table.confirm).to_be_focused()
    assert table.number == number
    held_enter(table)
    table.has_moves(number + 1)
    expect(
        page.get_by_role("region", name="Your turn").locator(".tools").get_by_role("button", name="Undo")
    ).to_be_enabled()
    assert visitor.ask(f"/api/games/{table.id}")["actions"] == number + 1
