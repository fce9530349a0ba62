"""Before and after: whatever changes hands is shown as two columns before anybody agrees to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bradshaw.core.game import Game
from bradshaw.games.g1862 import TITLE as COUNTIES
from bradshaw.server.events.standing import standing
from tests.examples import first, soaked
from tests.g1862.test_forced_purchases import beside, trainless
from tests.server.serving import Served

from .fitting import SETTLE
from .table import ISLE, RECORD, Table, import_game, record_until, take_seat
from .test_accessibility import SCREENS, grave_findings
from .visitor import Visitor

MANIA = RECORD.with_name("1862-v1-2p-seed25.json")
PROPOSED = 205
"""After this many moves Ada proposes to merge WVR with EUR, which Ben directs."""
WIDTHS = ((1400, 900), (768, 1024), (360, 740))


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


def lay(served: Served, visitor: Visitor, state: Any) -> Table:
    """A made position of 1862 on the table of three at one screen."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    id_ = visitor.send("/api/games", {"title": "1862", "mode": "hotseat", "seats": seats, "seed": 7})["id"]
    live = served.run(served.state.hall.find(id_))
    game: Game[Any] = Game(COUNTIES, ["Ada", "Ben", "Cleo"], seed=7)
    game.state = state
    live.game = game
    live.shown.clear()
    live.head.standing = standing(game)
    return take_seat(visitor, id_)


# Mergers


@pytest.mark.parametrize("screen", first(SCREENS))
def test_a_merger_is_shown_for_all_holders_to_who_proposes_it_and_to_who_must_consent(
    visit: Callable[..., Visitor], screen: str
) -> None:
    visitor = visit(**SCREENS[screen])
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
    assert proposed["WVR"]["Trains"] == ["1F, 1F, 2F", "1F, 1F, 2F +1F +1F +1F +1F"], "in the order of today"
    assert re.fullmatch(r"£\d+ [+−]£\d+", proposed["Ada"]["Worth"][1])
    weight = sheet.locator("b").first.evaluate("one => Number(getComputedStyle(one).fontWeight)")
    assert weight >= 600, "differences are bold"
    assert not grave_findings(page, screen, within=".turn")
    visitor.picture(f"merger-{screen}")

    page.get_by_role("button", name="Confirm", exact=True).click()
    turn_tab(page)
    expect(page.get_by_role("heading", level=2).filter(has_text="Ben")).to_be_visible()
    expect(sheet).to_have_count(1)
    assert holders_of(sheet)[0] == "Ben"
    assert {holder: rows_of(sheet, holder) for holder in holders_of(sheet)} == proposed
    assert not grave_findings(page, screen, within=".turn")
    visitor.picture(f"merger-consent-{screen}")


def test_a_merger_is_read_at_every_width_with_option_shares_and_enlarged(visitor: Visitor) -> None:
    page = table_after(visitor, PROPOSED + 1, MANIA).page
    an_option_share_is_told_to_its_holder(page)
    the_whole_sheet_opens_by_key_and_closes_again(page)
    a_sheet_can_be_read_at_every_width(visitor)


def an_option_share_is_told_to_its_holder(page: Page) -> None:
    option = rows_of(sheet_on(page), "Ben")["Option"]
    assert re.fullmatch(r"1 share: keep it for £(\d+) or give it up for £\1", option[1])
    expect(sheet_on(page)).to_contain_text("Option shares count as given up.")


# Trains


def test_a_refinancing_is_shown_for_all_holders(visitor: Visitor, served: Served) -> None:
    page = lay(served, visitor, trainless(50).state).page
    page.get_by_role("button", name=re.compile("^.*Refinance ECR")).click()
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    assert rows_of(sheet, "ECR")["Treasury"] == ["£50", "£1,050 +£1,000"]
    assert rows_of(sheet, "Ada")["ECR shares"] == ["6", "3 −3"]
    assert rows_of(sheet, "Ben")["ECR shares"] == ["2", "1 −1"]


def test_a_bankruptcy_is_shown_for_all_holders(visitor: Visitor, served: Served) -> None:
    failing = {"prices": {"ECR": 54, "EUR": 54}, "own": {"ECR": 0, "EUR": 0}, "pool": {"ECR": 2, "EUR": 5}}
    table = beside(255, same=False, theirs=["4/5E"], phase="G", next_band="H", **failing)
    page = lay(served, visitor, table.state).page
    page.get_by_role("button", name=re.compile("bankrupt")).click()
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    assert rows_of(sheet, "Ada")["Cash"] == ["£500", "£662 +£162"]
    assert rows_of(sheet, "ECR")["Director"] == ["●Ada", "–"]


def test_a_train_that_is_asked_for_shows_both_treasuries_with_the_question(visitor: Visitor) -> None:
    sheet = sheet_on(table_after(visitor, 71).page)
    expect(sheet).to_be_visible()
    assert rows_of(sheet, "C&N") == {"Treasury": ["500cc", "610cc +110cc"], "Trains": ["2+1, 2+1", "2+1 −2+1"]}


# Shares


def test_a_sale_that_costs_the_directorship_names_the_new_director_and_a_pass_has_no_sheet(visitor: Visitor) -> None:
    table = table_after(visitor, 109)
    page = table.page
    page.get_by_role("button", name=re.compile("^Sell 2 shares of IOW")).click()
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    assert rows_of(sheet, "IOW")["Director"] == ["●Ada", "■Ben"]
    assert rows_of(sheet, "IOW")["Price"] == ["£78", "£71 −£7"]
    assert holders_of(sheet)[0] == "Ada"
    with page.expect_response(re.compile("/sheet")):
        table.choices.filter(has_text="Pass").click()
    expect(sheet).to_have_count(0)


def test_the_start_of_a_company_shows_what_it_costs(visitor: Visitor) -> None:
    page = table_after(visitor, 89).page
    page.get_by_role("button", name=re.compile("Start FYN")).first.click()
    page.get_by_role("group", name=re.compile("Start FYN")).get_by_role("button", name=re.compile("£62")).first.click()
    sheet = sheet_on(page)
    expect(sheet).to_be_visible()
    assert rows_of(sheet, "Ben")["Cash"] == ["£128", "£4 −£124"]
    assert rows_of(sheet, "FYN")["Par"] == ["–", "£62"]


# Emu Bay


def test_a_bid_shows_what_is_won_if_nobody_bids_more(visitor: Visitor) -> None:
    table = table_after(visitor, 0, RECORD)
    table.bid.get_by_role("button", name="Minimum").click()
    sheet = sheet_on(table.page)
    expect(sheet).to_contain_text("If nobody bids more.")
    assert any(what.endswith("shares") for what in rows_of(sheet, holders_of(sheet)[0]))


# Dividends


def test_dividends_show_what_each_player_gets_and_the_price_without_pointing_at_them(visitor: Visitor) -> None:
    table = table_after(visitor, 61)
    pay = table.choices.filter(has_text="Pay a dividend")
    expect(pay).to_contain_text(re.compile(r"Ada £18\s+■?Ben £9\s+Price £\d+ → £\d+"))
    keep = table.choices.filter(has_text="Retain")
    expect(keep).to_contain_text(re.compile(r"Price £\d+ → £\d+"))


def test_runs_show_what_each_player_would_get(visitor: Visitor) -> None:
    table = table_after(visitor, 60)
    expect(table.choices.first).to_contain_text(re.compile(r"Ada £18\s+■?Ben £9\s+Price £\d+ → £\d+"))


# What a question is about


def test_the_question_for_a_train_shows_the_depot(visitor: Visitor) -> None:
    page = table_after(visitor, 52).page
    depot = page.get_by_role("region", name="Depot").get_by_role("listitem")
    expect(depot.first).to_have_text(re.compile(r"^2\+1: 250cc, \d left, rusts with the first 4\+2"))
    expect(depot.nth(1)).to_have_text(re.compile(r"^3\+2: 300cc, \d left, .*The first one begins phase 3"))
    expect(depot).to_have_count(3)
    visitor.picture("depot")


@pytest.mark.parametrize(("record", "lot"), [soaked(ISLE, "Yarmouth £50 £10 a share of FYN"), (MANIA, "ESR Ipswich")])
def test_an_auction_lists_what_is_for_sale(visitor: Visitor, record: Any, lot: str) -> None:
    page = table_after(visitor, 0, record).page
    rows = page.get_by_role("region", name="Your turn").get_by_role("group", name="For sale").get_by_role("row")
    expect(rows.filter(has_text=re.compile(r"\s*".join(lot.split())))).to_have_count(1)
    visitor.picture(f"auction-{record.stem}")


# Looks


def the_whole_sheet_opens_by_key_and_closes_again(page: Page) -> None:
    sheet_on(page).wait_for()
    enlarge = page.get_by_role("button", name="Enlarge")
    enlarge.focus()
    page.keyboard.press("Enter")
    whole = page.get_by_role("dialog", name="Before and after")
    expect(whole).to_be_visible()
    expect(whole.get_by_role("rowheader", name="Markers on the map")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    expect(enlarge).to_be_focused()


def a_sheet_can_be_read_at_every_width(visitor: Visitor) -> None:
    page, sheet = visitor.page, sheet_on(visitor.page)
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE)
        turn_tab(page)
        expect(sheet).to_be_visible()
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        cut = sheet.evaluate("one => one.scrollWidth > one.clientWidth + 1")
        assert not cut, f"nothing is cut off at the side at {width}"
        visitor.picture(f"sheet-{width}")
    all_players_and_the_answers_are_in_sight_on_a_phone(page)


def all_players_and_the_answers_are_in_sight_on_a_phone(page: Page) -> None:
    bar = page.locator(".phone-bar").bounding_box()
    assert bar is not None
    worths = sheet_on(page).get_by_role("row", name=re.compile("^Worth"))
    for what in (page.get_by_role("button", name="Agree"), worths):
        box = what.last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], "nothing that decides is below the bar"
