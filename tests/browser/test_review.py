"""The review of a game: asked for with a click, read beside the map."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.examples import first
from tests.recorded import Recorded

from .table import ISLE, import_game, whole_record
from .test_accessibility import SCREENS, grave_findings
from .visitor import Visitor

SHORT = ISLE.with_name("emubay-v1-3p-seed18.json")


def better_on_map(decision: Any) -> set[str]:
    """The hexes of what would have been better."""
    return {step["spot"] for step in decision["better"]["steps"] if step["spot"].startswith("hex:")}


@pytest.mark.parametrize("screen", first(SCREENS))
def test_a_finished_game_is_reviewed_from_its_last_page(visit: Callable[..., Visitor], screen: str) -> None:
    visitor = visit(**SCREENS[screen])
    game = import_game(visitor, whole_record(SHORT))
    page = visitor.go(f"/play/{game}")
    page.get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review", exact=True)
    moves = panel.locator(".costly > li")
    moves.first.wait_for()
    expect(panel.get_by_role("figure")).to_contain_text("could expect to have at the end")
    told = visitor.ask(f"/api/games/{game}/review")["review"]
    costly = sorted((one for one in told["decisions"] if one["better"]), key=lambda one: (-one["cost"], one["number"]))
    # The most costly move with a better one on the map.
    place, spots = next((place, spots) for place, one in enumerate(costly) if (spots := better_on_map(one)))
    shown = costly[place]
    button = moves.nth(place).get_by_role("button")
    expect(button).to_contain_text(f"Move {shown['number'] + 1}, {told['players'][shown['seat']]}")
    button.click()
    better = page.get_by_role("region", name="Better move")
    expect(better).to_contain_text("Better: ")
    expect(better).to_contain_text(f"Cost about £{shown['cost']}")
    expect(page.get_by_text(f"Position after move {shown['number']}").first).to_be_visible()
    expect(page.get_by_role("application").locator(".hex.fits")).to_have_count(len(spots))
    assert not grave_findings(page, screen, within=".better-move")
    visitor.picture(f"review-move-{screen}")
    better.get_by_role("button", name="Next costly move").click()
    expect(page.get_by_text(f"Position after move {shown['number']}", exact=True)).to_have_count(0)
    better.get_by_role("button", name="Back to the review").click()
    panel.get_by_role("button", name="Chance to win").click()
    expect(panel.get_by_role("figure")).to_contain_text("chance to win, in %")
    table = panel.get_by_role("table", name="Decisions of the players")
    rows = table.locator("tr.marked th").all_text_contents()
    assert [row.split()[-1] for row in rows] == told["players"]
    assert not grave_findings(page, screen)
    visitor.picture(f"review-{screen}")
    panel.get_by_label("Whose moves").select_option("1")
    assert all(told["players"][1] in one for one in moves.locator("button").all_text_contents())


def test_a_game_of_the_public_site_is_reviewed_two_clicks_after_its_file(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(Recorded("1860").exported("sim_18", 30)))
    page = visitor.go("/")
    page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("dialog", name="1860").get_by_role("button", name="Open and review").click()
    panel = page.get_by_role("region", name="Review", exact=True)
    panel.get_by_role("figure").wait_for()
    assert re.fullmatch(r"/play/[0-9a-f]{12}", page.evaluate("location.pathname + location.search"))
    expect(panel.get_by_role("heading", name="Moves that cost most")).to_be_visible()


def test_a_better_tile_is_drawn_on_the_map(visitor: Visitor) -> None:
    game = import_game(visitor, whole_record(ISLE))
    told = {"state": "done", "allowed": True, "why_not": "", "judged": 9, "actions": 9, "ahead": 0, "yours": True}
    record = whole_record(ISLE)
    number = next(at for at, one in enumerate(record["actions"]) if one["action"]["type"] == "lay_tile")
    action = record["actions"][number]["action"]
    step = {"action": action, "text": "Lay it", "spot": f"hex:{action['hex']}"}
    better = {"steps": [step], "expected": [10, 5], "chance": 0.5, "terms": []}
    decision = {"number": number, "seat": record["actions"][number]["actor"], "kind": "tile", "played": "Pass"}
    decision |= {"expected": [9, 5], "chances": [0.5, 0.5], "cost": 1, "lost": 0.01, "better": better}
    length = len(record["actions"]) + 1
    review = {"players": record["players"], "looks": 1, "over": True, "expected": [[9, 5]] * length}
    review |= {"chances": [[0.5, 0.5]] * length, "decisions": [decision], "summaries": []}
    answer = json.dumps({**told, "problem": "", "review": review})
    visitor.page.route("**/review?*", lambda route: route.fulfill(body=answer, content_type="application/json"))
    page = visitor.go(f"/play/{game}?review")
    page.locator(".costly button").click()
    expect(
        page.get_by_role("application").locator(f'.sketched[data-spot="hex:{action["hex"]}"], .sketched')
    ).to_have_count(1)


def test_a_review_shows_how_far_it_is_and_can_be_cancelled(visitor: Visitor) -> None:
    game = import_game(visitor, whole_record(ISLE))
    page = visitor.go(f"/play/{game}")
    page.get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review", exact=True)
    expect(panel.get_by_role("progressbar", name="Moves reviewed")).to_be_visible()
    expect(panel).to_contain_text("of 1,121 moves")
    visitor.picture("review-waiting")
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("button", name="Review this game")).to_be_visible()
    assert visitor.ask(f"/api/games/{game}/review")["state"] == "none"
