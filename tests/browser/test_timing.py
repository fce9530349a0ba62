"""Time that a table limits, seen on the page: chosen in words, shown in everybody's own zone, with a warning."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from .visitor import Visitor

Visit = Callable[..., Visitor]
DESK = {"width": 1400, "height": 900}


def test_the_table_says_what_was_chosen(visit: Visit) -> None:
    ada = visit(viewport=DESK, timezone_id="Europe/Berlin")
    page = ada.go("/")
    page.get_by_role("button", name="Online").click()
    page.get_by_label("How much time a player has").select_option("bank")
    page.get_by_label("In the bank at the start").select_option("72")
    page.get_by_label("Each decision adds").select_option("60")
    page.get_by_label("Days of holiday for each player").select_option("5")
    page.get_by_label("No clock runs at night").check()
    expect(page.get_by_label("Time zone of the table")).to_have_value("Europe/Berlin")
    page.get_by_label("When somebody’s time has run out").select_option("bot")
    ada.picture("timing-form")
    page.get_by_role("button", name="Open the table").click()
    rule = page.get_by_text("Time: 3 days for the whole game, and 1 hour more with each decision")
    expect(rule).to_contain_text("clocks stand still from 23:00 to 07:00 (your time)")
    expect(rule).to_contain_text("5 days of holiday each")
    expect(rule).to_contain_text("a bot plays until the player is back")


def seated(visit: Visit, timing: dict[str, Any], **given: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Whoever is to move in a table of two, the other, who is in Tokyo, and the game."""
    zones = ("Europe/Berlin", "Asia/Tokyo")
    ada, ben = (visit(viewport=DESK, timezone_id=zone) for zone in zones)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"title": "1860", "mode": "online", "seats": seats, "listed": True, "timing": timing} | given
    game = ada.send("/api/games", wish)
    ben.send(f"/api/games/{game['id']}/join", {"name": "Ben"})
    return ada, ben, ada.send(f"/api/games/{game['id']}/start", {})


def shown(moment: datetime, zone: str) -> str:
    return moment.astimezone(ZoneInfo(zone)).strftime("%H:%M")


def test_everybody_sees_in_his_own_zone_when_time_runs_out_and_is_warned(visit: Visit) -> None:
    ada, ben, game = seated(visit, {"kind": "move", "hours": 24, "holidays": 2})
    deadline = datetime.fromisoformat(game["clock"]["deadline"])
    mine = game["my_turn"]
    late, other = (ada, ben) if mine else (ben, ada)
    zones = ("Europe/Berlin", "Asia/Tokyo") if mine else ("Asia/Tokyo", "Europe/Berlin")
    for visitor, zone in zip((late, other), zones, strict=True):
        page = visitor.go(f"/play/{game['id']}")
        expect(page.locator(".players time.time-used").first).to_contain_text(shown(deadline, zone))
    expect(late.page.get_by_role("alert").filter(has_text="Your time is running out")).to_have_count(0)
    late.page.clock.set_fixed_time(deadline - timedelta(minutes=30))
    late.page.reload()
    banner = late.page.get_by_role("alert").filter(has_text="Your time is running out")
    expect(banner).to_contain_text(shown(deadline, zones[0]))
    late.picture("timing-warning")
    card = late.go("/").locator(".game-card").first
    expect(card.locator("time.late")).to_contain_text(shown(deadline, zones[0]))


def test_a_holiday_is_taken_and_ended_at_the_table(visit: Visit) -> None:
    ada, _, game = seated(visit, {"kind": "bank", "hours": 48, "holidays": 3})
    page = ada.go(f"/play/{game['id']}")
    page.get_by_role("button", name="Take a holiday…").click()
    page.get_by_role("dialog").get_by_label("Days").select_option("2")
    page.get_by_role("dialog").get_by_role("button", name="Take the holiday").click()
    expect(page.locator(".players").get_by_text("on holiday until").first).to_be_visible()
    page.get_by_role("button", name="End the holiday").click()
    expect(page.get_by_role("button", name="Take a holiday…")).to_be_visible()
