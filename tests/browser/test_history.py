"""Looking back: what happened by itself is stepped through like everything else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .table import ISLE, import_game, take_seat, whole_record
from .visitor import Visitor


def test_the_rounds_of_british_rail_are_stepped_through(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, whole_record(ISLE)))
    page, last = table.page, table.number
    banner = page.locator(".past-banner")
    back = page.get_by_role("button", name="One move back")
    seen = []
    back.click()
    for _ in range(20):
        expect(banner).not_to_contain_text("…")
        seen.append(banner.locator("span").first.inner_text())
        if seen[-1].startswith("Position after move"):
            break
        back.click()
    assert seen[-1] == f"Position after move {last - 1:,}"
    assert len(seen) > 4
    for told in seen[:-1]:
        assert re.match(rf"Within move {last:,}, step \d+ of \d+: .*( runs | closes )", told, re.DOTALL), told
    visitor.picture("british-rail")
    page.get_by_role("button", name="One move forward").click()
    expect(banner).to_contain_text(f"Within move {last:,}, step 1 of ")
    table.tab("Log").get_by_role("button", name=re.compile("^British Rail closes")).first.click()
    expect(banner).to_contain_text("British Rail closes")
