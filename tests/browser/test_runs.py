"""Runs of one's own: stations chosen on the map or from the list, judged as they are laid."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.examples import first, in_soak

from .table import ISLE, Table, import_game, record_at, take_seat
from .test_accessibility import SCREENS, grave_findings
from .test_eighteen import choices, hex_of, run_hexes
from .visitor import Visitor

COUNTIES = ISLE.with_name("1862-v1-2p-seed25.json")
SEVERAL_TRAINS = 209
"""After so many moves a company has seven Freights, all joined."""
EXPRESSES = ISLE.with_name("1862-v1-7p-seed62.json")
LEAVES_OUT = 357
"""After so many a company has an Express that leaves a station out."""
ISLE_RUNS = 940
RUN_FOR = re.compile(r"Run for £(\d+)")


def open_editor(visitor: Visitor, after: int, path: Any) -> tuple[Table, Locator, dict[str, Any]]:
    """A game in which runs are to be chosen, with the editor open; and the ways that the server tells of."""
    table = take_seat(visitor, import_game(visitor, record_at("runs", after, path)))
    company = visitor.ask(f"/api/games/{table.id}")["position"]["position"]["company"]
    ways: dict[str, Any] = visitor.send(f"/api/games/{table.id}/ways", {"actions": [], "company": company})
    visitor.page.get_by_role("button", name="Change runs").click()
    editor = visitor.page.get_by_role("region", name="Change runs")
    expect(editor.get_by_role("button", pressed=True)).to_be_focused()
    return table, editor, ways


def told(table: Table) -> Locator:
    return table.turn.get_by_role("group", name="What it costs and does")


def earned(table: Table) -> int:
    """What the runs earn, as it is told."""
    # Found and read at one moment: while changed runs are judged, nothing is told.
    found = RUN_FOR.search(told(table).filter(has_text=RUN_FOR).text_content() or "")
    assert found
    return int(found[1])


def shortened(path: list[str], ways: dict[str, Any]) -> list[str]:
    """The stops of a run."""
    ids = {stop["id"] for stop in ways["stops"]}
    return [name for name in path if name in ids]


def point(table: Table, ways: dict[str, Any], stop: str) -> None:
    """Point at a station on the map."""
    spot = next(one["spots"][0] for one in ways["stops"] if one["id"] == stop)
    cell, number = spot.removeprefix("stop:").rsplit(".", 1)
    circle = hex_of(table, cell).locator(f'[data-stop="{number}"]')
    (circle.first if circle.count() else hex_of(table, cell)).click()


def test_a_run_of_1860_is_laid_anew_on_the_map(visitor: Visitor) -> None:
    table, editor, ways = open_editor(visitor, ISLE_RUNS, ISLE)
    number = table.number
    run = choices(table)[0]["action"]["runs"][0]
    stops = shortened(run["path"], ways)
    best, drawn = earned(table), run_hexes(table)
    expect(editor.get_by_role("listitem")).to_have_count(len(stops))
    # The last station again takes it back, and what is left earns less or is refused.
    point(table, ways, stops[-1])
    expect(editor.get_by_role("listitem")).to_have_count(len(stops) - 1)
    assert run_hexes(table) != drawn
    editor.get_by_role("button", name="Clear").click()
    expect(editor).to_contain_text("stays idle")
    expect(told(table)).to_contain_text("stays idle although it can run")
    expect(table.board.locator(".runs")).to_have_count(0)
    expect(table.turn.get_by_role("button", name="Run", exact=True)).to_have_attribute("aria-disabled", "true")
    visitor.picture("1860-runs-refused")
    # Large stations on the map; small ones, where several ways lead over them, from the list.
    onward = editor.get_by_role("group", name=re.compile("^On from "))
    for place, stop in enumerate(stops, start=1):
        told_of = next(one for one in ways["stops"] if one["id"] == stop)
        if told_of["kind"] == "large":
            point(table, ways, stop)
        else:
            onward.get_by_role("button", name=re.compile(f"^{told_of['name']}")).first.click()
        expect(editor.get_by_role("listitem")).to_have_count(place)
    assert earned(table) == best
    assert run_hexes(table) == drawn
    # Shorter at its other end, it earns less.
    editor.get_by_role("button", name="Other end").click()
    run["path"].reverse()
    stops.reverse()
    expect(editor.get_by_role("listitem")).to_have_text(
        [next(one["name"] for one in ways["stops"] if one["id"] == stop) for stop in stops]
    )
    large = {stop["id"] for stop in ways["stops"] if stop["kind"] == "large"}
    ends = [one for one in range(2, len(stops)) if stops[one - 1] in large and legal(visitor, table, run, stops[:one])]
    point(table, ways, stops[ends[-1] - 1])
    expect(editor.get_by_role("listitem")).to_have_count(ends[-1])
    assert earned(table) < best
    visitor.picture("1860-runs-own")
    table.turn.get_by_role("button", name="Run", exact=True).click()
    table.moved_on(number)
    expect(editor).to_have_count(0)
    made = visitor.ask(f"/api/games/{table.id}/record")["actions"][number]["action"]
    assert shortened(made["runs"][0]["path"], ways) == stops[: ends[-1]]


def legal(visitor: Visitor, table: Table, run: dict[str, Any], stops: list[str]) -> bool:
    path = run["path"][: run["path"].index(stops[-1]) + 1]
    action = {"type": "run_trains", "runs": [{**run, "path": path, "calls": []}]}
    laid = visitor.send(f"/api/games/{table.id}/runs", {"actions": [], "action": action})
    return laid["refusal"] is None


def test_a_run_of_1862_is_changed_with_the_keyboard_from_the_list(visitor: Visitor) -> None:
    table, editor, ways = open_editor(visitor, SEVERAL_TRAINS, COUNTIES)
    page, number = table.page, table.number
    trains = editor.locator(".xx-laid-head")
    expect(trains).to_have_count(len(ways["trains"]))
    best = earned(table)
    visitor.picture("1862-runs-best")
    runs = {run["train"]: run for run in choices(table)[0]["action"]["runs"]}
    longest = max(runs, key=lambda train: len(shortened(runs[train]["path"], ways)))
    at = [train["id"] for train in ways["trains"]].index(longest)
    trains.nth(at).focus()
    page.keyboard.press("Enter")
    expect(trains.nth(at)).to_have_attribute("aria-pressed", "true")
    stops = shortened(runs[longest]["path"], ways)
    editor.get_by_role("button", name="Clear").press("Enter")
    expect(trains.nth(at)).to_contain_text("stays idle")
    editor.get_by_label("Begin at").select_option(stops[0])
    expect(editor.get_by_role("listitem")).to_have_count(1)
    expect(told(table)).to_contain_text("does not lead from one stop to another")
    visitor.picture("1862-runs-refused")
    editor.get_by_role("group", name=re.compile("^On from ")).get_by_role("button").first.press("Enter")
    expect(editor.get_by_role("listitem")).to_have_count(2)
    editor.get_by_role("button", name="Take back").press("Enter")
    expect(editor.get_by_role("listitem")).to_have_count(1)
    for stop in stops[1:]:
        point(table, ways, stop)
    expect(editor.get_by_role("listitem")).to_have_count(len(stops))
    assert earned(table) == best
    # Escape leaves the editor with the best runs chosen; what was laid is forgotten.
    trains.nth(at).focus()
    page.keyboard.press("Escape")
    expect(editor).to_have_count(0)
    expect(page.get_by_role("button", name="Change runs")).to_be_focused()
    expect(table.choices.first).to_have_attribute("aria-pressed", "true")
    assert table.number == number


@in_soak
def test_a_run_of_1862_earns_less_when_it_is_shorter_and_is_made(visitor: Visitor) -> None:
    table, editor, ways = open_editor(visitor, LEAVES_OUT, EXPRESSES)
    number, best = table.number, earned(table)
    runs = choices(table)[0]["action"]["runs"]
    trains = [train["id"] for train in ways["trains"]]
    for run in runs:
        stops = shortened(run["path"], ways)
        for end in range(len(stops) - 1, 1, -1):
            path = run["path"][: run["path"].index(stops[end - 1]) + 1]
            others = [{**one, "path": path, "scored": []} if one is run else one for one in runs]
            action = {"type": "run_trains", "runs": [{**one, "chain": -1} for one in others]}
            laid = visitor.send(f"/api/games/{table.id}/runs", {"actions": [], "action": action})
            found = RUN_FOR.search(laid["text"])
            if found and int(found[1]) < best:
                break
        else:
            continue
        break
    editor.locator(".xx-laid-head").nth(trains.index(run["train"])).click()
    point(table, ways, stops[end - 1])
    expect(editor.get_by_role("listitem")).to_have_count(end)
    assert found
    assert earned(table) == int(found[1]) < best
    visitor.picture("1862-runs-own")
    table.turn.get_by_role("button", name="Run", exact=True).click()
    table.moved_on(number)
    made = visitor.ask(f"/api/games/{table.id}/record")["actions"][number]["action"]
    assert {one["train"]: one["path"] for one in made["runs"]}[run["train"]] == path


@in_soak
def test_runs_are_changed_on_a_phone(phone: Visitor) -> None:
    for name, after, path in (("1860", ISLE_RUNS, ISLE), ("1862", SEVERAL_TRAINS, COUNTIES)):
        table, editor, _ = open_editor(phone, after, path)
        expect(editor.get_by_role("listitem").first).to_be_visible()
        phone.picture(f"phone-{name}-runs-own")
        editor.get_by_role("button", name="Take back").tap()
        stop = editor.get_by_role("group", name=re.compile("^On from ")).get_by_role("button").first
        box = stop.bounding_box()
        assert box
        assert box["height"] >= 44
        stop.tap()
        expect(table.board.locator(".hex.sketched, .hex .runs").first).to_be_visible()
        run = phone.page.get_by_role("region", name="Your turn").get_by_role("button", name="Run", exact=True)
        expect(run).to_be_visible()


def test_the_stations_that_an_express_leaves_out_are_chosen(visitor: Visitor) -> None:
    table, editor, ways = open_editor(visitor, LEAVES_OUT, EXPRESSES)
    best = earned(table)
    at = [train["name"] for train in ways["trains"]].index("2/3E")
    editor.locator(".xx-laid-head").nth(at).click()
    boxes = editor.get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    left_out = editor.get_by_role("checkbox", checked=False)
    expect(left_out).to_have_count(1)
    left_out.check()
    expect(told(table)).to_contain_text("more")
    visitor.picture("1862-runs-left-out")
    editor.get_by_role("checkbox", checked=True).first.uncheck()
    assert earned(table) <= best


def test_runs_of_ones_own_are_tried_out(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, record_at("runs", LEAVES_OUT, EXPRESSES)))
    page, number = table.page, table.number
    table.turn.get_by_role("button", name="Try out").click()
    page.get_by_role("region", name="Try-out").wait_for()
    page.get_by_role("button", name="Change runs").click()
    editor = page.get_by_role("region", name="Change runs")
    best = earned(table)
    editor.get_by_role("button", name="Take back").click()
    expect(editor.get_by_role("listitem")).to_have_count(2)
    assert earned(table) < best
    table.turn.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_role("region", name="Try-out")).to_contain_text("1 move")
    expect(editor).to_have_count(0)
    assert table.number == number


@pytest.mark.parametrize("screen", first(SCREENS))
def test_axe_finds_nothing_grave_where_runs_are_changed(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    _, editor, _ = open_editor(visitor, SEVERAL_TRAINS, COUNTIES)
    expect(editor.get_by_role("listitem").first).to_be_visible()
    found = grave_findings(visitor.page, screen, within=".turn")
    editor.get_by_role("button", name="Clear").click()
    expect(editor.get_by_label("Begin at")).to_be_visible()
    assert not found + grave_findings(visitor.page, screen, within=".turn")
