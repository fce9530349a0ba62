"""Clubs in the browser: founding, inviting, tables of their own, and the league table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import timedelta

from playwright.sync_api import Locator, Page, expect

from tests.server.clubs import almost_over, end_game, found_club
from tests.server.serving import Browser, Served

from .fitting import unfit
from .visitor import PHONE, Visitor


def account(visitor: Visitor, name: str) -> str:
    """A new account, logged in in this browser; its name."""
    name = f"{name} {secrets.token_hex(3)}"
    visitor.send("/api/accounts", {"name": name, "password": "correct horse"})
    return name


def misfits(page: Page) -> list[str]:
    """What does not fit, but for long names in the menu, which are cut on purpose."""
    return [fault for fault in unfit(page) if "menu-box" not in fault]


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_club_is_founded_and_joined_by_link_and_its_table_is_found_there_only(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit(viewport=PHONE)
    head = account(ada, "Ada")
    page = ada.go("/clubs")
    page.get_by_label("Name of the club").fill("Wednesday evening")
    page.get_by_role("button", name="Found", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wednesday evening")
    expect(section(page, "Members").get_by_role("listitem")).to_have_text([f"{head} leads the club"])
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to join").input_value()

    # Somebody without an account makes one at the door.
    door = ben.go(link)
    expect(door.get_by_role("heading", level=1)).to_have_text("Join Wednesday evening?")
    door.get_by_role("button", name="New account").click()
    guest = f"Ben {secrets.token_hex(3)}"
    door.get_by_label("Name").fill(guest)
    door.get_by_label("Password").fill("correct horse")
    with ben.watch.expecting("404"):
        door.get_by_role("button", name="Make the account").click()
        door.get_by_role("button", name="Join", exact=True).click()
        expect(door.get_by_role("heading", level=1)).to_have_text("Wednesday evening")
    assert "invite" not in door.url
    expect(section(door, "Members").get_by_role("listitem")).to_have_count(2)
    assert misfits(door) == []

    section(page, "Tables").get_by_role("button", name="New table").click()
    expect(page.get_by_role("radio", name="Members of Wednesday evening")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Members of Wednesday evening only")).to_be_visible()
    door.reload()
    tables = section(door, "Tables")
    tables.get_by_role("link", name="Join").click()
    door.get_by_role("button", name="Join", exact=True).click()
    expect(door.get_by_text("(you)")).to_be_visible()
    lobby = door.request.get("/api/games?list=lobby").json()["games"]
    assert all(game["club"] is None for game in lobby)


def test_league_table_is_read_by_season_and_game_and_the_head_sets_seasons(
    served: Served, visit: Callable[..., Visitor]
) -> None:
    ada = visit()
    head = account(ada, "Ada")
    browsers = [served.browser() for _ in range(4)]
    browsers[0].log_in(head)
    for name, browser in zip(("Ben", "Cleo", "Dot"), browsers[1:], strict=True):
        browser.register(f"{name} {secrets.token_hex(3)}")
    club = found_club(*browsers, name="League")
    seats: list[Browser | None] = [*browsers]
    game, last = almost_over(served, club, seats)
    end_game(game, last, seats)
    page = ada.go(f"/clubs/{club}")
    today = served.state.clock.now().date()
    seasons = section(page, "Seasons")
    seasons.get_by_label("Name of the season").fill("This week")
    seasons.get_by_label("First day").fill(today.isoformat())
    seasons.get_by_label("Last day").fill((today - timedelta(days=1)).isoformat())
    with ada.watch.expecting("400"):
        seasons.get_by_role("button", name="Add season").click()
        expect(seasons.get_by_role("alert")).to_have_text("The season ends before it begins.")
    seasons.get_by_label("Last day").fill((today + timedelta(days=6)).isoformat())
    seasons.get_by_role("button", name="Add season").click()
    league = section(page, "League table")
    rows = league.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text("Dot")
    expect(rows.nth(2)).to_contain_text(head)
    expect(league.get_by_text("Two points for each player you finish ahead of")).to_be_visible()
    expect(league.locator(".one-place").first).to_have_text(re.compile(r"^1\. .+: £\d+ \d+ points$"))
    # Not a part of one of the names, which are made up.
    expect(league.get_by_text("£36")).to_be_visible()
    league.get_by_label("Game").select_option("emubay")
    expect(rows).to_have_count(5)
    for width in (360, 768, 1400):
        page.set_viewport_size({"width": width, "height": 800})
        assert misfits(page) == []
    ada.picture("club")
    page.get_by_role("button", name="Delete This week").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(league.get_by_text("There is no season yet.")).to_be_visible()


def test_invitation_by_name_is_answered_on_the_page_of_clubs(served: Served, visit: Callable[..., Visitor]) -> None:
    ben = visit()
    name = account(ben, "Ben")
    ada = served.browser().register(f"Ada {secrets.token_hex(3)}")
    for club in ("One", "Two"):
        made = found_club(ada, name=club)
        assert ada.post(f"/api/clubs/{made}/invitations", {"name": name}).status_code == 201
    page = ben.go("/notices")
    page.get_by_role("link", name="invites you to the club One").click()
    page.get_by_role("button", name="Decline the invitation to One").click()
    expect(section(page, "Invitations").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Join Two").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Two")
    page.get_by_role("button", name="Leave the club").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the club").click()
    expect(page.get_by_text("You belong to no club yet.")).to_be_visible()
