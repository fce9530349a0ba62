"""The views of the middle: map, table, market and tiles, one at a time or two side by side."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import SOAK, first

from .table import ISLE, RECORD, Table, import_game, record_at, table_at, take_seat, whole_record
from .test_accessibility import grave_findings
from .visitor import Visitor

ROOMY = {"viewport": {"width": 1920, "height": 1080}}
LAYING = ("lay_track", 40)


def view(page: Page, name: str) -> Locator:
    """The panel of a view, if it is shown."""
    return page.get_by_role("tabpanel", name=name, exact=True)


def selected(page: Page) -> list[str]:
    """The names of the views that are shown, from left to right."""
    lists = page.get_by_role("tablist", name="Views")
    return [
        (lists.nth(at).get_by_role("tab", selected=True).text_content() or "").strip() for at in range(lists.count())
    ]


def scale(table: Table) -> float:
    found = re.search(r"scale\(([\d.]+)\)", table.board.locator(".board-sheet").get_attribute("style") or "")
    assert found is not None
    return float(found[1])


def test_keys_and_tabs_open_the_views_and_nothing_else_changes_them(visitor: Visitor) -> None:
    table = table_at(visitor, *LAYING, ISLE)
    page = table.page
    for key, name in {"t": "Table", "k": "Market", "m": "Map"}.items():
        page.keyboard.press(key)
        expect(view(page, name)).to_be_visible()
        assert selected(page) == [name]
        page.keyboard.press("Escape")
    expect(page.locator("#view-map [tabindex]").first).to_be_focused()
    names = page.get_by_role("tablist", name="Views")
    names.get_by_role("tab", name="Map").focus()
    page.keyboard.press("ArrowRight")
    expect(names.get_by_role("tab", name="Table")).to_be_focused()
    expect(view(page, "Table").get_by_role("grid", name="Who owns what")).to_be_visible()
    the_map_keeps_its_zoom_while_another_view_is_shown(table)
    a_turn_that_passes_changes_no_view(table)


def test_a_game_has_only_the_views_that_it_needs(visitor: Visitor) -> None:
    page = table_at(visitor, "lift_cube").page
    expect(page.get_by_role("tablist", name="Views").get_by_role("tab")).to_have_text(["Map", "Table"])
    page.keyboard.press("k")
    assert selected(page) == ["Map"]


def test_the_table_of_emu_bay_shows_holdings_and_what_can_be_done(visitor: Visitor) -> None:
    table = table_at(visitor, "choose_action", 60)
    panel = table.tab("Table")
    snapshot = visitor.ask(f"/api/games/{table.id}")["position"]["position"]
    for id_, name in {"EBR": "Emu Bay Railway Co.", "TMLC": "Tasmanian Main Line"}.items():
        row = panel.get_by_role("row", name=name)
        shares = [str(player["shares"].get(id_, "")) for player in snapshot["players"]]
        assert [cell.text_content() for cell in row.get_by_role("cell").all()][: len(shares)] == shares
    visitor.picture("emubay-holdings")
    assert panel.locator(".wide-table").evaluate("box => box.scrollWidth <= box.clientWidth")
    panel.get_by_role("button").first.click()
    expect(table.confirm).to_be_enabled()
    assert grave_findings(table.page, within=".views") == []


def the_map_keeps_its_zoom_while_another_view_is_shown(table: Table) -> None:
    table.tab("Map")
    table.page.get_by_role("button", name="Zoom in").click()
    table.page.wait_for_timeout(400)
    zoomed = scale(table)
    table.tab("Table")
    expect(table.board).to_have_count(0)
    table.tab("Map")
    assert scale(table) == zoomed


def test_the_choice_is_remembered_for_stock_rounds_and_operating_rounds_apart(visitor: Visitor) -> None:
    laying, trading = (import_game(visitor, record_at(stage, 40, ISLE)) for stage in ("lay_track", "stock_turn"))
    page = take_seat(visitor, laying).page
    page.keyboard.press("t")
    page.reload()
    expect(view(page, "Table")).to_be_visible()
    take_seat(visitor, trading)
    assert selected(page) == ["Map"]
    page.keyboard.press("k")
    page.reload()
    expect(view(page, "Market")).to_be_visible()
    take_seat(visitor, laying)
    assert selected(page) == ["Table"]


def test_what_lies_on_the_map_is_chosen_on_the_map(visitor: Visitor) -> None:
    table = table_at(visitor, *LAYING, ISLE)
    table.tab("Table")
    listed = table.turn.locator(".on-map").get_by_role("button").first
    expect(listed).to_be_visible()
    listed.click()
    expect(view(table.page, "Map")).to_be_visible()
    expect(listed).to_be_visible()
    # Nobody has asked for the map, so it is not remembered.
    table.page.reload()
    expect(view(table.page, "Table")).to_be_visible()


def test_a_share_is_chosen_without_leaving_the_map(visitor: Visitor) -> None:
    table = table_at(visitor, "stock_turn", 40, ISLE)
    table.turn.get_by_role("button", name=re.compile("^Buy|IPO|pool")).first.click()
    expect(table.confirm).to_be_enabled()
    assert selected(table.page) == ["Map"]


def a_turn_that_passes_changes_no_view(table: Table) -> None:
    table.tab("Table")
    boxes = [table.page.locator(place).bounding_box() for place in (".centre", ".side", ".history")]
    number = table.number
    table.turn.get_by_role("button", name="Pass").click()
    table.confirm.click()
    table.moved_on(number)
    assert selected(table.page) == ["Table"]
    assert [table.page.locator(place).bounding_box() for place in (".centre", ".side", ".history")] == boxes


@pytest.mark.parametrize("name", first(["Market", "Table"]))
def test_past_positions_and_try_outs_are_seen_in_every_view(visitor: Visitor, name: str) -> None:
    table = table_at(visitor, "stock_turn", 60, ISLE)
    page, panel = table.page, table.tab(name)
    now = panel.text_content()
    table.history.get_by_role("button").first.click()
    expect(page.locator(".past-banner")).to_be_visible()
    expect(panel).not_to_have_text(now or "")
    page.keyboard.press("Escape")
    expect(panel).to_have_text(now or "", use_inner_text=False)
    page.keyboard.press("y")
    expect(page.locator(".try-banner")).to_be_visible()
    assert selected(page) == [name]
    table.turn.get_by_role("button", name="Pass").click()
    expect(page.locator(".try-banner")).to_contain_text("1")
    assert selected(page) == [name]


def test_the_result_lies_over_every_view(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, whole_record(ISLE)))
    expect(table.result).to_be_visible()
    expect(table.page.get_by_role("tablist", name="Views")).to_have_count(0)
    table.result.get_by_role("button", name="See the board").click()
    expect(table.board).to_be_visible()
    table.tab("Market")
    expect(table.page.get_by_role("group", name="Chart of share prices")).to_be_visible()


# Two side by side


@pytest.mark.parametrize(("stage", "shown"), [("lay_track", ["Map", "Table"]), ("stock_turn", ["Table", "Market"])])
def test_a_large_screen_shows_two_views_and_both_log_and_companies(
    visit: Callable[..., Visitor], stage: str, shown: list[str]
) -> None:
    visitor = visit(**ROOMY)
    page = table_at(visitor, stage, 40, ISLE).page
    assert selected(page) == shown
    for name in (*shown, "Companies", "Log"):
        expect(view(page, name)).to_be_in_viewport(ratio=1)
    visitor.picture(f"two-views-{stage}")
    if SOAK or stage == "lay_track":
        # Their colours are examined where each is alone.
        assert grave_findings(page, "two views") == []
    if stage == "lay_track":
        on_a_large_screen_a_broad_map_is_large_and_the_panels_stand_below_it(page)


def test_of_two_views_either_can_be_changed_and_one_left_out(visit: Callable[..., Visitor]) -> None:
    page = table_at(visit(**ROOMY), *LAYING, ISLE).page
    left, right = (page.get_by_role("tablist", name="Views").nth(at) for at in (0, 1))
    page.keyboard.press("k")
    assert selected(page) == ["Map", "Market"]
    left.get_by_role("tab", name="Table").click()
    assert selected(page) == ["Table", "Market"]
    right.get_by_role("tab", name="Table").click()
    assert selected(page) == ["Market", "Table"]
    both = page.get_by_role("button", name="Two views side by side")
    both.click()
    assert selected(page) == ["Market"]
    page.reload()
    expect(view(page, "Market")).to_be_visible()
    assert selected(page) == ["Market"]
    both.click()
    assert len(selected(page)) == 2


def test_the_keys_of_the_tabs_work_where_log_and_companies_are_both_open(visit: Callable[..., Visitor]) -> None:
    page = table_at(visit(**ROOMY), "lift_cube", path=RECORD).page
    for key, name in {"c": "Chat", "g": "Charts", "/": "Rules", "l": "Log"}.items():
        page.keyboard.press(key)
        expect(view(page, name)).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("tab", name=name).focus()
    expect(view(page, "Rules")).to_be_visible()


# Phones


def test_a_telephone_has_the_views_above_the_question_and_folds_them_to_a_strip(phone: Visitor) -> None:
    phone.go(f"/play/{import_game(phone, record_at(*LAYING, ISLE))}")
    table = Table(phone)
    table.question.wait_for()
    page, names = table.page, table.page.get_by_role("tablist", name="Views")
    for name in ("Table", "Market", "Map"):
        names.get_by_role("tab", name=name).tap()
        expect(view(page, name)).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        phone.picture(f"phone-view-{name.lower()}")
    page.get_by_role("button", name="Hide the board").tap()
    strip: Any = page.locator(".views").bounding_box()
    assert strip["height"] < 60
    expect(names.get_by_role("tab", selected=True)).to_have_count(0)
    names.get_by_role("tab", name="Table").tap()
    expect(view(page, "Table")).to_be_visible()


def on_a_large_screen_a_broad_map_is_large_and_the_panels_stand_below_it(page: Page) -> None:
    assert selected(page) == ["Map", "Table"]

    def boxes() -> list[Any]:
        return [page.locator(place).bounding_box() for place in ("#view-map", "#view-table", ".below", ".history")]

    big, beside, below, history = boxes()
    assert big["width"] > 780
    assert beside["height"] > 800
    assert below["x"] == pytest.approx(big["x"], abs=1)
    assert big["y"] + big["height"] < below["y"] < history["y"]
    assert not page.locator("#view-table").evaluate("box => box.scrollWidth > box.clientWidth")
    # The same the other way round.
    page.get_by_role("tablist", name="Views").nth(1).get_by_role("tab", name="Map").click()
    assert selected(page) == ["Table", "Map"]
    turned, aside, under, _ = boxes()
    assert (turned["width"], turned["height"]) == pytest.approx((big["width"], big["height"]), abs=1)
    assert aside["height"] == pytest.approx(beside["height"], abs=1)
    assert under["x"] == pytest.approx(turned["x"], abs=1)


def test_the_map_of_emu_bay_is_large_on_a_large_screen_and_the_actions_stand_below_the_table(
    visit: Callable[..., Visitor],
) -> None:
    page = table_at(visit(**ROOMY), "choose_action", 60).page
    assert selected(page) == ["Map", "Table"]
    places = ("#view-map", "#view-table", ".eb-table", ".below")
    big, beside, actions, below = (page.locator(place).bounding_box() for place in places)
    assert big
    assert beside
    assert actions
    assert below
    assert big["width"] > 580
    assert big["height"] > 800
    assert beside["y"] + beside["height"] <= actions["y"]
    assert actions["y"] + actions["height"] <= below["y"]
    assert actions["x"] == pytest.approx(beside["x"], abs=1)
