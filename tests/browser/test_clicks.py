"""A routine turn of a company by the shortest way: how many clicks it takes, and how they are taken back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import bradshaw
from tests.examples import first, soaked

from .table import ISLE, Table, import_game, take_seat, whole_record
from .test_accessibility import grave_findings
from .visitor import PHONE, Visitor

COUNTIES = ISLE.with_name("1862-v1-4p-seed59.json")
COUNT = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true);"
MOST_CLICKS = {"1860": 6, "1862": 8}


def clicks(table: Table) -> int:
    counted: int = table.page.evaluate("window.clicks")
    return counted


def position(table: Table) -> dict[str, Any]:
    shown: dict[str, Any] = table.visitor.ask(f"/api/games/{table.id}")["position"]
    return shown


def whole_turns(path: Path, begins: str) -> list[int]:
    """The moves after which a company begins a turn in which it builds track, runs, pays and may buy a train."""
    game = bradshaw.load(path.read_bytes())
    types = [type(played.action).__name__ for played in game.played]
    found, twin = [], game.at(0)
    for number in range(len(types)):
        frame = type(twin.state.frames[-1]).__name__
        company = getattr(twin.state.frames[-1], "company", None)
        rest = types[number : number + 12]
        whole = "LayTile" in rest and "PayDividend" in rest and rest.index("LayTile") < rest.index("PayDividend")
        if frame == begins and company is not None and whole and "Merge" not in rest:
            found.append(number)
        twin.redo()
    return found


def take_turn(table: Table, with_train: bool) -> None:
    """Tile, no token, best runs, dividend, a train or none."""
    page = table.page
    company = position(table)["position"]["company"]
    built = bought = False
    for _ in range(20):
        shown = position(table)
        stage = shown["position"]["stage"]
        if shown["position"]["company"] != company:
            return
        number = table.number
        course = table.turn.locator(".course")
        bank = table.turn.get_by_role("group", name="Buy from the bank").get_by_role("button")
        if stage in ("lay_track", "build") and not built:
            built = True
            hexes = [choice["spot"] for choice in shown["choices"]["actions"] if choice["action"]["type"] == "lay_tile"]
            table.board.locator(f'[data-spot="{hexes[0]}"]').click()
            if hexes.count(hexes[0]) > 1:
                page.get_by_role("group", name=re.compile("^Tiles that fit here")).locator(".xx-piece").first.click()
        elif stage == "buy_trains" and with_train and not bought and bank.count():
            bought = True
            bank.first.click()
        elif course.count():
            course.click()
        else:
            table.choices.filter(has_text=re.compile("Pass|No ")).first.click()
        table.moved_on(number)


@pytest.mark.parametrize(
    ("game", "path", "begins", "with_train"),
    [
        (pytest.param if kept else soaked)(
            game, path, begins, with_train, id=f"{game}-{'a' if with_train else 'no'}-train"
        )
        for game, path, begins in (("1860", ISLE, "LayTrack"), ("1862", COUNTIES, "MergeStep"))
        for with_train in (False, True)
        for kept in [game == "1862" and with_train]
    ],
)
def test_a_routine_turn_of_a_company_takes_few_clicks(
    visit: Callable[..., Visitor], game: str, path: Path, begins: str, with_train: bool
) -> None:
    visitor = visit(confirms=False)
    visitor.context.add_init_script(COUNT)
    record = whole_record(path)
    turns = whole_turns(path, begins)
    record["actions"] = record["actions"][: turns[len(turns) // 3]]
    table = take_seat(visitor, import_game(visitor, record))
    number = table.number
    take_turn(table, with_train)
    made = table.number - number
    print(f"{game}: {clicks(table)} clicks for {made} moves")
    assert made >= 4
    assert clicks(table) <= MOST_CLICKS[game]


def test_what_was_made_at_once_is_taken_back_by_a_key_or_a_button(visit: Callable[..., Visitor]) -> None:
    visitor = visit(confirms=False)
    record = whole_record(ISLE)
    record["actions"] = record["actions"][: whole_turns(ISLE, "LayTrack")[3]]
    table = take_seat(visitor, import_game(visitor, record))
    number, asked = table.number, table.question.text_content() or ""
    undo = table.turn.get_by_role("status").get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    for way in (lambda: table.page.keyboard.press("u"), undo.click):
        table.choices.filter(has_text="Pass").first.click()
        table.moved_on(number)
        expect(undo).to_be_visible()
        visitor.picture("just-made")
        way()
        table.has_moves(number)
        expect(table.question).to_have_text(asked)
        expect(undo).to_have_count(0)


def test_whoever_wishes_confirms_every_move(visit: Callable[..., Visitor]) -> None:
    visitor = visit(confirms=False)
    record = whole_record(ISLE)
    record["actions"] = record["actions"][: whole_turns(ISLE, "LayTrack")[3]]
    table = take_seat(visitor, import_game(visitor, record))
    number = table.number
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_label("Confirm every move").check()
    table.page.get_by_role("button", name="Done").click()
    expect(table.turn.locator(".course")).to_have_count(0)
    table.choices.filter(has_text="Pass").first.click()
    assert table.number == number
    table.confirm.click()
    table.moved_on(number)


def test_who_starts_a_company_confirms_its_price(visit: Callable[..., Visitor]) -> None:
    visitor = visit(confirms=False)
    game = bradshaw.load(ISLE.read_bytes())
    types = [type(played.action).__name__ for played in game.played]
    record = whole_record(ISLE)
    record["actions"] = record["actions"][: types.index("StartCompany")]
    table = take_seat(visitor, import_game(visitor, record))
    number = table.number
    prices = table.turn.locator(".xx-price-choice")
    if not prices.count():
        table.turn.get_by_role("button", name=re.compile(": prices$")).first.click()
    prices.first.click()
    expect(table.confirm).to_have_attribute("aria-disabled", "false")
    assert table.number == number
    table.confirm.click()
    table.moved_on(number)


@pytest.mark.parametrize("width", first([PHONE["width"], 768, 1400]))
def test_courses_and_the_way_back_are_seen_on_every_screen(visit: Callable[..., Visitor], width: int) -> None:
    visitor = visit(confirms=False, viewport={"width": width, "height": 800})
    record = whole_record(ISLE)
    game = bradshaw.load(ISLE.read_bytes())
    runs = [number for number, played in enumerate(game.played) if type(played.action).__name__ == "RunTrains"]
    record["actions"] = record["actions"][: runs[len(runs) // 2]]
    page = visitor.go(f"/play/{import_game(visitor, record)}")
    course = page.get_by_role("button", name=re.compile(r"^Run for £\d+ and pay out$"))
    expect(course).to_be_in_viewport()
    visitor.picture(f"course-{width}")
    course.click()
    undo = page.get_by_role("status").get_by_role("button", name="Undo")
    expect(undo).to_be_in_viewport()
    visitor.picture(f"way-back-{width}")
    assert grave_findings(page, within=".turn") == []
