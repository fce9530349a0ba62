"""The line above the board: operating order, trains and what they rust, tiles, bank and end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import SOAK, soaked

from .fitting import SETTLE
from .table import ISLE, Table, import_game, record_until, take_seat
from .test_accessibility import grave_findings
from .visitor import Visitor

MANY = ISLE.with_name("1860-v1-4p-seed11.json")
COUNTIES = ISLE.with_name("1862-v1-7p-seed62.json")
LATE = {MANY: 900, COUNTIES: 700}
OUTSIDE = """strip => [...strip.querySelectorAll("dt, dd")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent)"""


def strip_of(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("group", name="Where the game stands")


@pytest.mark.parametrize("path", [soaked(MANY), COUNTIES], ids=["1860", "1862"])
def test_order_trains_and_end_are_seen_at_every_width(visitor: Visitor, path: Path) -> None:
    table = take_seat(visitor, import_game(visitor, record_until(LATE[path], path)))
    strip = strip_of(table.page)
    snapshot: Any = visitor.ask(f"/api/games/{table.id}")["position"]["position"]
    assert len(snapshot["strip"]["ends"]) >= 2
    order = strip.get_by_role("list", name="Operating order").get_by_role("button")
    now = strip.locator('[aria-current="step"]')
    for width in (768, 1100, 1400, 1920) if SOAK else (768, 1400):
        table.page.set_viewport_size({"width": width, "height": 1000})
        table.page.evaluate(SETTLE)
        expect(order).to_have_count(len(snapshot["strip"]["turns"]))
        expect(now).to_contain_text(snapshot["company"])
        expect(now).to_be_in_viewport(ratio=1)
        for kind in snapshot["strip"]["trains"]:
            expect(strip).to_contain_text(kind["train"])
            for rusted in kind["rusts"]:
                expect(strip.locator(".strip-rusts", has_text=rusted).first).to_be_visible()
        expect(strip.locator(".strip-end")).to_have_count(len(snapshot["strip"]["ends"]))
        assert strip.evaluate(OUTSIDE) == [], width
        visitor.picture(f"strip-{path.stem}-{width}")
        if width == 1400:
            assert grave_findings(table.page, within=".strip") == []
    # The table beside the map says the same.
    done = [one["company"] for one in snapshot["strip"]["turns"] if one["when"] == "done"]
    for company in done:
        expect(table.page.locator(f'[data-place="company:{company}"] .xx-turn.done')).to_have_text("✓")
    expect(table.page.locator(".xx-turn.done")).to_have_count(len(done))


def test_a_company_of_the_order_is_opened_by_a_click(visitor: Visitor) -> None:
    page = take_seat(visitor, import_game(visitor, record_until(LATE[MANY], MANY))).page
    page.keyboard.press("l")
    strip_of(page).get_by_role("button", name="Cowes & Newport").click()
    card = page.get_by_role("article", name="Cowes & Newport")
    expect(card).to_be_focused()
    expect(card).to_be_in_viewport()


def test_a_telephone_folds_the_line_to_order_next_train_and_end(phone: Visitor) -> None:
    phone.go(f"/play/{import_game(phone, record_until(LATE[COUNTIES], COUNTIES))}")
    table = Table(phone)
    table.question.wait_for()
    folded = table.page.get_by_role("banner").locator("summary")
    for text in ("I&B", "C £280", "£1,000"):
        expect(folded).to_contain_text(text)
    assert folded.evaluate("line => line.scrollWidth <= line.clientWidth && line.getBoundingClientRect().height >= 44")
    before = table.board.bounding_box()
    folded.tap()
    strip = strip_of(table.page)
    expect(strip.get_by_text("rusts B")).to_be_visible()
    assert strip.evaluate(OUTSIDE) == []
    # It opens over the view: nothing moves.
    assert table.board.bounding_box() == before
    phone.picture("phone-strip")
