"""Lessons on the page: found, followed to the end by clicking, and remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bradshaw.core.lessons import lesson_called, lessons_of
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from tests.examples import first, soaked

from .table import ISLE, import_game, record_until
from .test_accessibility import SCREENS, grave_findings
from .visitor import PHONE, Visitor

TAUGHT = [title.id for title in titles().values() if lessons_of(title)]
PEOPLE: dict[str, dict[str, Any]] = {
    "wide": {},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def finish(page: Page, steps: int) -> None:
    """Make the moves of a lesson: have each shown, and confirm it."""
    panel = page.get_by_role("region", name="Lesson")
    for step in range(1, steps + 1):
        panel.get_by_text(f"Step {step} of {steps}").wait_for()
        panel.get_by_role("button", name="Show the move").click()
        page.locator('.confirm .primary[aria-disabled="false"]').click()
    panel.get_by_text("Lesson finished").wait_for()


@pytest.mark.parametrize(
    ("title", "screen"),
    [
        (title, screen) if (title, screen) in {("emubay", "phone"), ("1862", "wide")} else soaked(title, screen)
        for title in TAUGHT
        for screen in PEOPLE
    ],
)
def test_first_lesson_is_found_and_finished(visit: Callable[..., Visitor], title: str, screen: str) -> None:
    visitor = visit(**PEOPLE[screen])
    game = title_called(title)
    name = next(iter(lessons_of(game)))
    page = visitor.page
    with visitor.watch.expecting("failed request", "console error"):
        page.route(re.compile("/lessons"), lambda route: route.abort())
        visitor.go("/learn")
        expect(page.get_by_role("alert")).to_have_count(1)
        page.unroute_all()
        # The first game whose lessons do not come is told; what becomes of the others may be heard of later.
        page.get_by_role("alert").get_by_role("button", name="Try again").click()
        section = page.get_by_role("region", name=f"Learn {game.name}")
        expect(section.get_by_role("listitem")).to_have_count(len(lessons_of(game)))
    section.get_by_role("link").first.click()
    finish(page, len(lesson_called(game, name).step))
    unseen = page.locator(".lesson").evaluate("one => one.scrollHeight - one.clientHeight")
    assert unseen <= 1, "what was learned is read to its end"
    visitor.picture(f"lesson-{title}-{screen}")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("listitem").first).to_contain_text("Finished")
    expect(page.locator('[aria-current="step"]')).to_have_count(1)


def test_legal_move_that_is_not_the_point_is_answered_and_the_question_stays(visitor: Visitor) -> None:
    page = visitor.go("/learn/emubay/dividends")
    panel = page.get_by_role("region", name="Lesson")
    panel.get_by_role("button", name="Show the move").click()
    page.locator('.confirm .primary[aria-disabled="false"]').click()
    panel.get_by_text("Step 2 of 2").wait_for()
    page.get_by_role("button", name="Build track for L&W").first.click()
    page.locator('.confirm .primary[aria-disabled="false"]').click()
    expect(panel.get_by_text("Not the point.")).to_be_visible()
    expect(panel.get_by_text("Step 2 of 2")).to_be_visible()


def test_what_to_look_at_is_marked(visitor: Visitor) -> None:
    page = visitor.go("/learn/emubay/dividends")
    place = page.locator('[data-place="action:dividend"]')
    expect(place).to_have_css("outline-style", "dashed")
    expect(page.locator('[data-place="action:bond"]')).not_to_have_css("outline-style", "dashed")


def test_lesson_shows_the_map_whatever_games_show_and_its_tiles_when_asked(visitor: Visitor) -> None:
    page = visitor.go(f"/play/{import_game(visitor, record_until(40, ISLE))}")
    page.get_by_role("tab", name="Tiles").click()
    expect(page.get_by_role("tab", name="Tiles")).to_have_attribute("aria-selected", "true")
    visitor.go("/learn/1862/track")
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Tiles").click()
    expect(page.get_by_role("region", name="Yellow tiles").get_by_role("button").first).to_be_visible()


def test_rules_page_begins_with_two_pages_whose_marks_lead_to_the_ledger(visitor: Visitor) -> None:
    page = visitor.go("/rules/1862")
    primer = page.get_by_role("region", name="The rules on two pages")
    mark = primer.get_by_role("link", name="Rule 1862.10.4-winner")
    mark.click()
    expect(page.locator('[id="1862.10.4-winner"]')).to_be_focused()
    expect(page.get_by_role("region", name="Glossary")).to_contain_text("withhold")


@pytest.mark.parametrize("title", ["1860", soaked("1862")])
def test_first_turn_of_every_game_is_guided(visitor: Visitor, title: str) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    game = visitor.send("/api/games", {"title": title, "mode": "hotseat", "seats": seats, "seed": 7})["id"]
    page = visitor.go(f"/play/{game}")
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()


@pytest.mark.parametrize("screen", first(SCREENS))
def test_axe_finds_nothing_grave_where_games_are_learned(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    page = visitor.go("/learn")
    page.get_by_role("listitem").first.wait_for()
    findings = {"list": grave_findings(page, screen, colours=True)}
    page.get_by_role("link").filter(has_text="minutes").first.click()
    page.get_by_role("region", name="Lesson").get_by_text("Step 1").wait_for()
    findings["lesson"] = grave_findings(page, screen, colours=True, within=".lesson")
    visitor.go("/rules/1860")
    page.get_by_role("region", name="Glossary").wait_for()
    findings["rules on two pages"] = grave_findings(page, screen, within=".primer")
    findings["glossary"] = grave_findings(page, screen, within=".glossary")
    assert not any(findings.values()), findings
