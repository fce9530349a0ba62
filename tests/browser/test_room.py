"""Room on the screen: what is worked on is in sight, on wide screens, tablets and phones, for two players and eight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.examples import first, part, soaked

from .fitting import SETTLE
from .table import (
    ISLE,
    RECORD,
    Table,
    import_game,
    played,
    record_at,
    record_until,
    table_at,
    take_seat,
    whole_record,
)
from .test_accessibility import grave_findings
from .visitor import Visitor

WIDE = {"viewport": {"width": 1400, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SCREENS = {"wide": WIDE, "tablet": TABLET, "phone": PHONE}
on_every_screen = pytest.mark.parametrize("screen", ["phone", soaked("tablet"), soaked("wide")])
"""What fits a phone has room elsewhere."""
EIGHT = min(RECORD.parent.glob("1862-*-8p-*.json"))
COUNTIES = min(RECORD.parent.glob("1862-*-2p-*.json"))

# The chosen hex, or the one under the pointer, and its lit neighbours, as far as a box lies over them.
COVERED = """([box, spot]) => {
    const over = box.getBoundingClientRect();
    const hexes = [...document.querySelectorAll(".board [data-spot]:has(.edge)")];
    const middle = (hex) => {
        const { left, right, top, bottom } = hex.querySelector(".edge").getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2, left, right, top, bottom };
    };
    const hex = hexes.find((one) => one.dataset.spot === spot);
    const here = middle(hex);
    const near = 1.2 * (here.bottom - here.top);
    return hexes.filter((one) => {
        const there = middle(one);
        const next = one.classList.contains("can") && Math.hypot(there.x - here.x, there.y - here.y) < near;
        const shared = Math.min(over.right, there.right) - Math.max(over.left, there.left) > 1
            && Math.min(over.bottom, there.bottom) - Math.max(over.top, there.top) > 1;
        return (one === hex || next) && shared;
    }).map((one) => one.dataset.spot);
}"""
CUT = "place => place.scrollWidth > place.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1"


def first_after(path: Path, kind: str, after: int) -> dict[str, Any]:
    """A recorded game up to its first action of a kind after so many."""
    record = whole_record(path)
    kinds = [one["action"]["type"] for one in record["actions"]]
    record["actions"] = record["actions"][: kinds.index(kind, after)]
    return record


@cache
def most_lit(path: Path) -> int:
    """How many moves of a recorded game have been made where most hexes are lit."""
    game = played(path)
    lays = [
        number
        for number, one in enumerate(whole_record(path)["actions"])
        if one["action"]["type"] == "lay_tile" and number % 3 == 0
    ]
    return max(lays[:60], key=lambda number: len({one.hex for one in game.at(number).choices() if hasattr(one, "hex")}))


def crowded(path: Path) -> dict[str, Any]:
    """A recorded game where most hexes are lit."""
    return record_until(most_lit(path), path)


def in_sight(place: Locator) -> bool:
    """Whether the whole of it can be seen, and nothing lies over its middle."""
    return bool(
        place.evaluate(
            """place => {
                const { left, right, top, bottom } = place.getBoundingClientRect();
                const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                const inside = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
                return inside && seen !== null && (place.contains(seen) || seen.contains(place));
            }"""
        )
    )


def clear(box: Locator, spot: str | None) -> None:
    """Wait until the board has come to rest with nothing hidden by a box."""
    box.page.wait_for_function(f"given => ({COVERED})(given).length === 0", arg=[box.element_handle(), spot])


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        (pytest.param if kept else soaked)(path, screen, id=f"{path.name[:4]}-{screen}")
        for path, usual in ((ISLE, "phone"), (COUNTIES, ""))
        for screen in SCREENS
        for kept in [screen == usual]
    ],
)
def test_the_tray_hides_neither_its_hex_nor_lit_neighbours(
    visit: Callable[..., Visitor], path: Path, screen: str
) -> None:
    visitor = visit(**SCREENS[screen])
    table = take_seat(visitor, import_game(visitor, crowded(path)))
    page = table.page
    lit = table.hexes
    count = lit.count()
    assert count > 4
    for number in range(0, count, max(1, count // 6)):
        spot = lit.nth(number).get_attribute("data-spot")
        lit.nth(number).dispatch_event("click")
        tray = page.locator(".board-tray")
        tray.wait_for()
        clear(tray, spot)
        page.keyboard.press("Escape")
        tray.wait_for(state="detached")


def test_the_note_at_a_hex_hides_neither_it_nor_lit_neighbours(visit: Callable[..., Visitor]) -> None:
    visitor = visit(**WIDE)
    table = take_seat(visitor, import_game(visitor, crowded(COUNTIES)))
    page = table.page
    count = table.hexes.count()
    for number in range(0, count, max(1, count // 6)):
        hex_ = table.hexes.nth(number)
        hex_.hover()
        note = page.locator(".board-tip")
        note.wait_for()
        clear(note, hex_.get_attribute("data-spot"))
        page.mouse.move(1200, 20)
        note.wait_for(state="detached")


def at_rest(tray: Locator) -> object:
    """Where the tray lies once it has found its place beside the hex."""
    before = None
    while before is None or tray.bounding_box() != before:
        before = tray.bounding_box()
        tray.page.wait_for_timeout(200)
    return before


@pytest.mark.parametrize("screen", first(["wide", "tablet"]))
def test_the_tray_stays_where_it_is_whatever_is_chosen_in_it(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    table = take_seat(visitor, import_game(visitor, crowded(COUNTIES)))
    tray = table.page.get_by_role("group", name="Tiles that fit here")
    lit = table.board.locator(".hex.can")
    count = lit.count()
    looked_at = 0
    for number in range(0, count, max(1, count // 6)):
        lit.nth(number).dispatch_event("click")
        tray.wait_for()
        pieces = tray.get_by_role("button", name=re.compile("^Tile "))
        before = at_rest(tray)
        for piece in pieces.all():
            piece.click()
            expect(piece).to_have_attribute("aria-pressed", "true")
            assert tray.bounding_box() == before
            looked_at += 1
        table.page.keyboard.press("Escape")
        expect(tray).to_have_count(0)
    assert looked_at > 6


ENDINGS = {
    "track": ("lay_track", 40, ISLE, "Pass"),
    "building": ("building", 60, RECORD, "Stop building"),
    "bidding": ("bidding", 0, RECORD, "Pass"),
}


@pytest.mark.parametrize(
    ("ending_of", "screen"),
    [(kind, screen) for turn, kind in enumerate(ENDINGS) for screen in part(tuple(SCREENS), turn, 3)],
)
def test_passing_and_stopping_stay_in_sight_beside_confirm(
    visit: Callable[..., Visitor], ending_of: str, screen: str
) -> None:
    stage, after, path, name = ENDINGS[ending_of]
    visitor = visit(**SCREENS[screen])
    record = record_at(stage, after, path)
    if name == "Stop building":
        record = first_after(path, "end_build", after)
    table = take_seat(visitor, import_game(visitor, record))
    ending = table.turn.locator(".ending")
    expect(ending).to_contain_text(name)
    assert in_sight(ending)
    assert ending.locator(".label").evaluate("label => label.getClientRects().length") == 1, "on one line"
    expect(table.turn).not_to_contain_text("‹")
    ending.click()
    expect(ending).to_have_attribute("aria-pressed", "true")
    expect(table.confirm).to_be_enabled()
    assert in_sight(ending)
    assert in_sight(table.confirm)
    number = table.number if screen != "phone" else None
    table.confirm.click()
    if number is not None:
        table.moved_on(number)


@pytest.mark.parametrize("screen", first(["phone", "tablet"]))
def test_the_guide_pushes_nothing_below_the_fold(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    table = table_at(visitor, "bidding")
    page = table.page
    guide = page.get_by_role("complementary", name="Guide")
    guide.wait_for()
    assert in_sight(table.question)
    assert in_sight(page.get_by_role("group", name="Bid").get_by_role("spinbutton"))
    guide.locator("summary").click()
    expect(guide.get_by_role("button", name="No more guidance")).to_be_attached()
    assert in_sight(table.question)


@pytest.mark.parametrize("screen", first(["tablet", "phone"]))
def test_the_board_can_be_folded_away(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    table = table_at(visitor, "lay_track", 40, ISLE)
    page = table.page
    panel = page.get_by_role("region", name="More about the game").get_by_role("tabpanel")
    before = panel.bounding_box()
    page.get_by_role("button", name="Hide the board").click()
    expect(table.board).to_have_count(0)
    after = panel.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] + 150
    # What would be chosen on the board is chosen from the list.
    expect(page.get_by_text("Choose a marked hex on the map.")).to_have_count(0)
    expect(page.locator(".on-map").get_by_role("button").first).to_be_visible()
    visitor.picture(f"folded-{screen}")
    page.get_by_role("button", name="Show the board").click()
    expect(table.board).to_be_visible()
    expect(page.get_by_text("Choose a marked hex on the map.")).to_be_visible()


@pytest.mark.parametrize("path", [soaked(RECORD), soaked(ISLE), EIGHT], ids=["emubay", "1860", "1862"])
def test_the_header_cuts_no_text(visitor: Visitor, path: Path) -> None:
    record = whole_record(path)
    record["actions"] = record["actions"][:-2]
    page = visitor.go(f"/play/{import_game(visitor, record)}")
    header = page.get_by_role("banner")
    header.get_by_role("heading", level=1).wait_for()
    texts = header.locator("h1, .phase, .summary, .summary dd")
    lines = "heading => heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight)"
    for width, height in ((1400, 900), (1100, 700), (768, 1024), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE)
        for text in texts.all():
            if text.is_visible():
                assert not text.evaluate(CUT), f"at {width}: {text.inner_text()}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert header.get_by_role("heading", level=1).evaluate(lines) < (2.5 if width == 360 else 1.5)


def test_eight_players_show_that_there_are_more_and_the_one_who_decides(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 1280, "height": 700})
    table = take_seat(visitor, import_game(visitor, first_after(EIGHT, "lay_tile", 60)))
    page = table.page
    players = page.get_by_role("region", name="Players")
    assert players.evaluate("box => box.scrollHeight > box.clientHeight")
    acting = players.locator('[aria-current="true"]')
    assert in_sight(acting)
    players.evaluate("box => box.scrollTo(0, 0)")
    expect(players).to_have_attribute("data-below", "")
    assert players.evaluate("box => getComputedStyle(box).maskImage") != "none"
    assert grave_findings(page, within=".players") == []
    players.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(players).not_to_have_attribute("data-below", "")
    expect(players).to_have_attribute("data-above", "")
    assert in_sight(players.get_by_role("listitem").last)


def marker_in_sight(table: Table, company: str) -> bool:
    return bool(
        table.page.get_by_role("group", name="Chart of share prices").evaluate(
            """(chart, company) => {
                const { left, right, top, bottom } = chart.closest(".view").getBoundingClientRect();
                const plates = [...chart.querySelectorAll(".taken .xx-plate")];
                const place = plates.find((plate) => plate.textContent.includes(company)).getBoundingClientRect();
                return place.left >= left && place.right <= right && place.top >= top && place.bottom <= bottom;
            }""",
            company,
        )
    )


@on_every_screen
def test_the_market_follows_the_marker_that_matters(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    game = played(ISLE)
    paid = [
        number
        for number, one in enumerate(game.played)
        if type(one.action).__name__ == "PayDividend" and number > len(game.played) // 2
    ]
    record = whole_record(ISLE)
    company = game.title.position(game.at(paid[0]).state)["company"]
    record["actions"] = record["actions"][: paid[0]]
    table = take_seat(visitor, import_game(visitor, record))
    table.page.get_by_role("tab", name="Market").click()
    assert marker_in_sight(table, company)
    chart = table.page.get_by_role("group", name="Chart of share prices")
    chart.evaluate("chart => chart.closest('.view').scrollTo(0, 9999)")
    visitor.send(
        f"/api/games/{table.id}/actions",
        {"after": visitor.ask(f"/api/games/{table.id}")["version"], "action": {"type": "pay_dividend"}},
    )
    before = game.title.position(game.at(paid[0]).state)["companies"][company]["price"]
    after = game.title.position(game.at(paid[0] + 1).state)["companies"][company]["price"]
    assert before != after
    expect(chart.locator(".xx-place.taken").filter(has_text=str(after)).filter(has_text=company)).to_be_visible()
    assert marker_in_sight(table, company)


@on_every_screen
def test_an_unknown_address_shows_a_page_with_a_way_on(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    for path in ("/nowhere/at/all", "/rules/ludo", "/%E0%A4%A"):
        with visitor.watch.expecting("404"):
            page = visitor.go(path)
            expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    assert grave_findings(page) == []
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


# Before a game


def test_a_waiting_room_shows_the_options_that_were_chosen(visitor: Visitor) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"title": "1862", "mode": "online", "seats": seats}
    usual, chosen = (visitor.send("/api/games", wish | given)["id"] for given in ({}, {"options": {"length": "short"}}))
    page = visitor.go(f"/play/{usual}")
    options = page.locator("dl.options dt")
    expect(page.get_by_text("Every option is at its default.")).to_be_visible()
    expect(options.filter(visible=True)).to_have_count(0)
    page.get_by_text(re.compile(r"All \d+ options")).click()
    expect(options.filter(has_text="Length: Standard")).to_be_visible()
    visitor.go(f"/play/{chosen}")
    expect(options.filter(visible=True)).to_have_text(["Length: Short"])
    expect(page.get_by_text("other options, at their defaults")).to_be_visible()


# While something is chosen


def test_the_button_stays_in_sight_beside_a_sheet_on_a_tablet(visit: Callable[..., Visitor]) -> None:
    """And some of the choices with it, in the language of long words."""
    visitor = visit(**TABLET, locale="de")
    page = visitor.go(f"/play/{import_game(visitor, record_at('acquire_step', 640, COUNTIES))}")
    chip = page.locator(".xx-lines .xx-chip").first
    chip.click()
    expect(page.locator(".sheet")).to_be_visible()
    panel = page.locator(".turn").bounding_box()
    confirm = page.locator(".confirm .primary").bounding_box()
    assert panel is not None
    assert confirm is not None
    assert confirm["y"] + confirm["height"] <= panel["y"] + panel["height"]
    expect(chip).to_be_in_viewport()
    visitor.picture("room-sheet-tablet")


# The log


def test_the_log_of_an_18xx_game_counts_no_turns_and_puts_passes_together(visitor: Visitor) -> None:
    table = table_at(visitor, "build", 505, RECORD.with_name("1862-v1-4p-seed59.json"))
    log = table.tab("Log")
    headings = log.get_by_role("heading", level=3)
    expect(headings.last).to_have_text("OR 29.1")
    expect(headings.filter(has_text="Turn")).to_have_count(0)
    together = log.get_by_role("listitem").filter(has=page_heading(log, "Dot, Ada, Ben and Cleo")).last
    expect(together.get_by_role("button")).to_have_text(["Dot passes.", "Ada passes.", "Ben passes.", "Cleo passes."])


def page_heading(log: Locator, words: str) -> Locator:
    return log.page.get_by_role("heading", name=words, exact=True)
