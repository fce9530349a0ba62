"""Every page and every stage of a game, examined by axe for those who cannot see, or not well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.examples import SOAK, first

from .table import Table, import_game, make_game, record_at, whole_record
from .visitor import PHONE, Visitor

GRAVE = ("serious", "critical")
STAGES = ("bidding", "choose_action", "building", "lift_cube", "taking")
# All that axe looks at would take longer to pass on than to find. In the dark only the colours are others: they are
# looked at on the same page, as if the system had just changed them. Colours take most of the time.
FIND = """async ([impacts, looks, within]) => {
    const found = [];
    const place = (within && document.querySelector(within)) || document;
    const usual = document.documentElement.dataset.theme;
    // For colours axe works out what lies on what in the whole page, of which most is the map.
    const beside = [...document.querySelectorAll("svg")].filter((one) => !place.contains(one));
    for (const one of beside) one.style.visibility = "hidden";
    for (const [theme, options] of looks) {
        if (theme) document.documentElement.dataset.theme = theme;
        for (const change of document.getAnimations())
            if (change.effect.getTiming().iterations !== Infinity) change.finish();
        const { violations } = await axe.run(place, { resultTypes: ["violations"], preload: false, ...options });
        for (const { id, impact, help, nodes } of violations.filter((one) => impacts.includes(one.impact)))
            for (const { target, html, failureSummary } of nodes)
                found.push(`${theme} ${id} (${impact}): ${help}: ${target} ${html.slice(0, 160)} ${failureSummary}`);
    }
    for (const one of beside) one.style.visibility = "";
    if (usual) document.documentElement.dataset.theme = usual;
    return found;
}"""
COLOURS = "color-contrast"
# What these find axe never holds for grave. One of them alone asks for the sheets of styles: axe would fetch them anew.
NEVER_GRAVE = (
    "aria-allowed-role",
    "heading-order",
    "landmark-unique",
    "no-autoplay-audio",
    "presentation-role-conflict",
    "region",
    "skip-link",
)
WHOLE: dict[str, Any] = {"rules": {rule: {"enabled": False} for rule in NEVER_GRAVE}}
NO_COLOURS = {"rules": WHOLE["rules"] | {COLOURS: {"enabled": False}}}
WIDE = "wide"
SCREENS: dict[str, dict[str, Any]] = {
    WIDE: {"color_scheme": "light"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def grave_findings(page: Page, screen: str = "", colours: bool = False, within: str = "") -> list[str]:
    """What axe holds for serious or critical, and where.

    What is looked at on both screens is examined on the wide one in the dark, and on the phone its colours only where
    that is asked for; in a soak all is examined everywhere, on the wide one in both themes. `within`: where alone
    something has changed since the page was looked at, if it is there.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    looks: list[tuple[str | None, dict[str, Any]]] = [(None, WHOLE)]
    if screen == WIDE:
        looks = [("dark", WHOLE), *([("light", WHOLE)] if SOAK else [])]
    elif screen and not (colours or SOAK):
        looks = [(None, NO_COLOURS)]
    found: list[str] = page.evaluate(FIND, [GRAVE, looks, "" if SOAK else within])
    return found


@pytest.mark.parametrize("screen", first(SCREENS))
def test_axe_finds_nothing_grave_on_the_pages(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    make_game(visitor)
    findings: dict[str, list[str]] = {}
    page = visitor.go("/")
    page.get_by_role("region", name="Continue").wait_for()
    findings["first page"] = grave_findings(page, screen, colours=True)
    page.get_by_role("button", name="Online").click()
    page.get_by_label("Players", exact=True).wait_for()
    findings["first page, table opened"] = grave_findings(page, screen, colours=True)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("To take a seat").wait_for()
    findings["waiting room"] = grave_findings(page, screen, colours=True)
    page.get_by_role("link", name="Log in").click()
    page.get_by_label("Password").wait_for()
    findings["login"] = grave_findings(page, screen, colours=True)
    visitor.send("/api/accounts", {"name": f"Axe {screen}", "password": "correct horse"})
    visitor.go("/account")
    page.get_by_role("region", name="Where you are logged in").get_by_role("listitem").wait_for()
    findings["account"] = grave_findings(page, screen, colours=True)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("article").first.wait_for()
    findings["rules"] = grave_findings(page, screen)
    assert not any(findings.values()), findings


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_grave_in_a_game(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    page, table = visitor.page, Table(visitor)
    findings: dict[str, list[str]] = {}
    # The others differ from these in what they say, not in how they look; and on a phone in the tab of the turn alone.
    stages = STAGES if SOAK else STAGES[:3] if screen == WIDE else STAGES[1:2]
    for stage in stages:
        game = import_game(visitor, record_at(stage, after=120))
        visitor.go(f"/play/{game}")
        table.question.wait_for()
        if screen == "phone":
            table.tab("Turn")
        findings[stage] = grave_findings(page, screen, within="" if stage == stages[0] else ".turn")
        visitor.picture(f"{screen}-{stage}")
    for tab in ("Companies", "Log", "Charts", "Chat") if SOAK or screen == WIDE else ("Companies", "Log"):
        expect(table.tab(tab)).to_be_visible()
        findings[tab] = grave_findings(page, screen, within=".tabs")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    findings["settings"] = grave_findings(page, screen, within="dialog[open]")
    visitor.go(f"/play/{import_game(visitor, whole_record())}")
    table.result.wait_for()
    findings["final page"] = grave_findings(page, screen, colours=True)
    visitor.picture(f"{screen}-final")
    assert not any(findings.values()), findings
