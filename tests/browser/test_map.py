"""The drawn map in the page: everything that is written on it can be read, and nothing lies on anything else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.examples import soaked

from .table import ISLE, RECORD, import_game, record_until, table_at, take_seat
from .visitor import Visitor, requests_to

DESK = {"width": 1400, "height": 900}
COUNTIES = RECORD.with_name("1862-v1-4p-seed59.json")
PORTS = ("King's Lynn", "Wells", "Cromer", "Great Yarmouth", "Lowestoft", "Felixstowe", "Harwich")
CHECK = Path(__file__).with_name("lettering.js").read_text(encoding="utf-8")
SMALLEST = 7.5
"""Pixels, on a map of nine columns that has the middle of the screen for itself."""


def badly_written(page: Page, smallest: float) -> list[str]:
    found: list[str] = page.evaluate(CHECK, smallest)
    return found


@pytest.mark.parametrize(
    ("path", "moves"),
    [soaked(COUNTIES, 4), (COUNTIES, 800), soaked(ISLE, 5), (ISLE, 400), soaked(RECORD, 3), (RECORD, 160)],
    ids=lambda given: given.name.partition("-")[0] if isinstance(given, Path) else str(given),
)
def test_every_label_lies_on_nothing_and_those_of_1862_can_be_read(visitor: Visitor, path: Path, moves: int) -> None:
    visitor.page.set_viewport_size(DESK)
    take_seat(visitor, import_game(visitor, record_until(moves, path)))
    visitor.page.keyboard.press("m")
    visitor.page.locator(".board-sheet svg").wait_for()
    visitor.picture(f"map-{path.name.partition('-')[0]}-{moves}")
    faults = badly_written(visitor.page, SMALLEST if path is COUNTIES else 0)
    assert not faults, "\n".join(faults)


def test_each_area_and_port_of_1862_is_named_once_and_the_key_is_folded_away(visitor: Visitor) -> None:
    take_seat(visitor, import_game(visitor, record_until(4, COUNTIES)))
    visitor.page.keyboard.press("m")
    cells = visitor.page.locator(".hex:has(.offboard)")
    expect(cells.first).to_be_attached()
    names = Counter(" ".join(name.locator("text").all_text_contents()) for name in cells.locator(".name").all())
    assert names == Counter(("Midlands", "The West", "London", *(f"{town} port" for town in PORTS)))
    for cell in cells.all():
        assert cell.locator(".box.now").count() == cell.locator(".offboard").count(), "at every entrance"
    page = visitor.page
    key, button = page.locator(".board .key"), page.get_by_role("button", name="Key to the map")
    expect(key).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(key).to_be_hidden()
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(key).to_be_hidden()
    button.click()
    expect(key).to_be_visible()


def cubes(board: str) -> int:
    return board.count('class="track of-')


@pytest.mark.parametrize("told", ["none", "another"])
def test_a_map_that_did_not_come_with_the_answer_to_a_move_is_fetched(visitor: Visitor, told: str) -> None:
    table = table_at(visitor, "building")
    number, before = table.number, cubes(table.board.inner_html())

    def lose_board(route: Route) -> None:
        answer = route.fetch()
        played = answer.json()
        lost = {"board": None} if told == "none" else {"board": None, "drawing": "0123456789abcdef"}
        played["now"]["position"] |= lost
        route.fulfill(response=answer, json=played)

    table.page.route(requests_to("/actions"), lose_board)
    table.hexes.first.focus()
    table.page.keyboard.press("Enter")
    with table.page.expect_request(requests_to("/now")):
        table.page.keyboard.press("Enter")
    table.moved_on(number)
    drawn = visitor.ask(f"/api/games/{table.id}/now")["position"]["board"]
    assert cubes(drawn) == before + 1
    expect(table.board.locator("g.track")).to_have_count(before + 1)


def test_a_map_that_stays_the_same_is_sent_once(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube", after=130)
    number, shown = table.number, cubes(table.board.inner_html())
    with table.page.expect_response(requests_to("/actions")) as answered:
        table.actions.get_by_role("button", name="Pay dividends").click()
        table.confirm.click()
    table.moved_on(number)
    assert answered.value.json()["now"]["position"]["board"] is None
    expect(table.board.locator("g.track")).to_have_count(shown)
