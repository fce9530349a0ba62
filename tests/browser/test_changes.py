"""Before and after: whatever changes hands is shown as two columns before anybody agrees to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .table import ISLE, RECORD, Table, import_game, record_until, take_seat
from .test_accessibility import SCREENS, grave_findings
from .visitor import Visitor

MANIA = RECORD.with_name("1862-v1-2p-seed25.json")
PROPOSED = 205
"""After this many moves Ada proposes to merge WVR with EUR, which Ben directs."""
WIDTHS = {"360": (360, 740), "768": (768, 1024), "1400": (1400, 900)}


def table_after(visitor: Visitor, number: int, record: Any = ISLE) -> Table:
    return take_seat(visitor, import_game(visitor, record_until(number, record)))


def turn_tab(page: Page) -> None:
    if page.get_by_role("tab", name="Turn").count():
        page.get_by_role("tab", name="Turn").click()


def sheet_on(page: Page) -> Locator:
    return page.get_by_role("group", name="Before and after")


def rows_of(sheet: Locator, holder: str) -> dict[str, list[str]]:
    """What changes for a player or a company: the two columns by the name of the row."""
    body = sheet.locator("tbody").filter(has=sheet.page.get_by_role("rowheader", name=holder, exact=True))
    rows: list[list[str]] = body.locator("tr:not(.holder)").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.replace(/\\s+/g, ' ').trim()))"
    )
    return {row[0]: row[1:] for row in rows}


def holders_of(sheet: Locator) -> list[str]:
    names: list[str] = sheet.locator(".holder th").evaluate_all(
        "cells => cells.map(cell => cell.lastChild.textContent.trim())"
    )
    return names


# Mergers


@pytest.mark.parametrize("screen", ["light"])
def test_a_merger_is_shown_for_all_holders_to_who_proposes_it_and_to_who_must_consent(
    visit: Callable[..., Visitor], screen: str
) -> None:
    visitor = visit(reduced_motion="reduce", **SCREENS[screen])
    page = table_after(visitor, PROPOSED, MANIA).page
    turn_tab(page)
    page.get_by_role("button", name=re.compile("Merge WVR with EUR.*WVR survives|WVR.*EUR.*WVR")).first.click()
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("If the director of EUR agrees.")
    assert holders_of(sheet)[0] == "Ada", "the own rows come first"
    assert set(holders_of(sheet)) == {"Ada", "Ben", "WVR", "EUR"}
    proposed = {holder: rows_of(sheet, holder) for holder in holders_of(sheet)}
    assert proposed["EUR"]["Price"][1] == "–"
    assert "Markers on the map" in proposed["WVR"]
    assert re.fullmatch(r"£\d+ [+−]£\d+", proposed["Ada"]["Worth"][1])
    weight = sheet.locator("b").first.evaluate("one => Number(getComputedStyle(one).fontWeight)")
    assert weight >= 600, "differences are bold"
    assert not grave_findings(page, screen)
    visitor.picture(f"merger-{screen}")

    page.get_by_role("button", name="Confirm", exact=True).click()
    turn_tab(page)
    expect(page.get_by_role("heading", level=2).filter(has_text="Ben")).to_be_visible()
    expect(sheet).to_have_count(1)
    assert holders_of(sheet)[0] == "Ben"
    assert {holder: rows_of(sheet, holder) for holder in holders_of(sheet)} == proposed
    assert not grave_findings(page, screen)
    visitor.picture(f"merger-consent-{screen}")


# Dividends


def test_dividends_show_what_each_player_gets_and_the_price_without_pointing_at_them(visitor: Visitor) -> None:
    table = table_after(visitor, 61)
    pay = table.choices.filter(has_text="Pay a dividend")
    expect(pay).to_contain_text(re.compile(r"Ada £18\s+■?Ben £9\s+Price £\d+ → £\d+"))
    keep = table.choices.filter(has_text="Retain")
    expect(keep).to_contain_text(re.compile(r"Price £\d+ → £\d+"))


# Looks


@pytest.mark.parametrize("scheme", ["light"])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_sheet_can_be_read_at_every_width(visit: Callable[..., Visitor], width: str, scheme: str) -> None:
    wide, high = WIDTHS[width]
    visitor = visit(viewport={"width": wide, "height": high}, color_scheme=scheme, reduced_motion="reduce")
    page = table_after(visitor, PROPOSED + 1, MANIA).page
    turn_tab(page)
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= wide
    cut = sheet.evaluate("one => one.scrollWidth > one.clientWidth + 1")
    assert not cut, "nothing is cut off at the side"
    visitor.picture(f"sheet-{width}-{scheme}")
