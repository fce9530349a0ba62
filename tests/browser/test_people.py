"""People: profiles, rated tables, and names that lead there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from bradshaw.server.people.invitations import token
from tests.server.finished import recorded
from tests.server.serving import Served, plain_settings, serving

from .fitting import unfit
from .visitor import PHONE, Visitor
from .windows import windows_of

NAMES = ("Ada", "Ben", "Cleo")
ZONE = "Pacific/Auckland"
OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with three accounts that have played three rated games and a private one without rating."""
    with serving(plain_settings(tmp_path_factory.mktemp("club"))) as served:
        people = [served.browser().register(name) for name in NAMES]
        for _ in range(3):
            recorded(served, people, rated=True, listed=True)
            served.run(served.state.tally.tick())
        recorded(served, people)
        served.run(served.state.tally.tick())
        yield served


@pytest.fixture
def come(chromium: Browser, club: Served) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []
    windows = windows_of(chromium)

    def arrive(name: str = "", **given: object) -> Visitor:
        visitor = Visitor(windows, club.url, **given)
        visitors.append(visitor)
        if name:
            visitor.send("/api/logins", {"name": name, "password": "correct horse"})
        return visitor

    yield arrive
    assert not [fault for visitor in visitors for fault in visitor.close(again=True)]


def test_names_lead_to_profiles_and_profiles_to_games(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.go("/games/finished")
    page.get_by_role("link", name="Ben").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ben")
    ratings = page.get_by_role("region", name="Ratings")
    expect(ratings).to_contain_text(re.compile(r"\d\d\.\d ± \d+\.\d"))
    expect(ratings).to_contain_text("3 rated games")
    expect(ratings.get_by_role("img")).to_have_count(1)
    statistics = page.get_by_role("region", name="Statistics").first
    expect(statistics.get_by_role("row").nth(1)).to_have_text("Emu Bay Railway Company")
    expect(statistics.get_by_role("row").nth(2)).to_contain_text("100%")
    results = page.get_by_role("region", name="Results")
    expect(results.get_by_role("listitem")).to_have_count(4)
    expect(results).to_contain_text("a private table")
    expect(results.get_by_role("link", name="Emu Bay Railway Company")).to_have_count(3)
    visitor.picture("profile")
    page.set_viewport_size(PHONE)
    assert not unfit(page)
    assert page.get_by_role("region", name="Statistics").last.evaluate("one => one.scrollWidth <= one.clientWidth")
    visitor.picture("profile-phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    ratings.get_by_role("link", name="Emu Bay Railway Company").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ratings")
    expect(page.get_by_role("row").nth(1)).to_contain_text("Ben")
    page.get_by_role("link", name="Ada").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")


def test_somebody_unknown_has_no_profile(come: Callable[..., Visitor]) -> None:
    visitor = come()
    with visitor.watch.expecting("404"):
        page = visitor.go("/people/nobody")
        expect(page.get_by_role("alert").first).to_have_text("There is no account of this name.")


def test_a_rated_table_says_so_and_asks_for_an_account(come: Callable[..., Visitor]) -> None:
    ada = come("Ada")
    page = ada.go("/")
    form = page.get_by_role("form", name="Your own table")
    form.get_by_role("button", name="Online").click()
    form.get_by_label("Anybody: it is listed").check()
    form.get_by_label("Rated").check()
    expect(form.get_by_label("Seed", exact=True)).to_have_count(0)
    expect(form.get_by_label("I alone decide whom to replace")).to_have_count(0)
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("This game is rated.")).to_be_visible()
    expect(page.get_by_role("button", name="Put a bot")).to_have_count(0)
    ada.picture("rated-table")
    game = page.url.rpartition("/")[2]
    guest = come()
    lobby = guest.go("/games/lobby")
    expect(lobby.get_by_role("listitem").get_by_text("rated", exact=True)).to_be_visible()
    seat = guest.go(f"/join/{game}")
    expect(seat.get_by_role("button", name="Join the rated game")).to_be_disabled()
    expect(seat.get_by_role("link", name="log in or make one")).to_be_visible()
    ben = come("Ben").go(f"/join/{game}")
    expect(ben.get_by_text("By taking a seat you agree to that.")).to_be_visible()
    ben.get_by_role("button", name="Join the rated game").click()
    expect(ben.get_by_role("link", name="Ada")).to_be_visible()


def test_an_invitation_is_answered_by_one_click(come: Callable[..., Visitor], club: Served) -> None:
    cleo = come("Cleo")
    game = cleo.send("/api/games", {"title": "emubay", "mode": "online", "seats": OPEN})["id"]
    page = cleo.go(f"/play/{game}")
    invite = page.get_by_role("region", name="Invite somebody")
    for name in ("Ada", "Ben"):
        invite.get_by_label("Name of an account").fill(name)
        invite.get_by_role("button", name="Invite", exact=True).click()
        expect(invite.get_by_role("listitem").filter(has_text=name)).to_contain_text("has not answered yet")
    with cleo.watch.expecting("404"):
        invite.get_by_label("Name of an account").fill("Nobody")
        invite.get_by_role("button", name="Invite", exact=True).click()
        expect(invite.get_by_role("alert")).to_have_text("There is no account of this name.")
    cleo.picture("invite")
    page.set_viewport_size(PHONE)
    assert not unfit(page)
    ada = come("Ada").go("/notices")
    told = ada.get_by_role("listitem").filter(has_text="Cleo invites you to a game.")
    told.get_by_role("button", name="Accept").click()
    expect(ada).to_have_url(re.compile(f"/play/{game}$"))
    expect(ada.get_by_role("link", name="Cleo")).to_be_visible()
    ben = come()
    link = token(club.state.secret, game, club.run(club.state.people.find_account("Ben")).id)
    mailed = ben.go(f"/invitation/{link}")
    expect(mailed.get_by_text("Cleo invites Ben to a game of Emu Bay Railway Company.")).to_be_visible()
    mailed.get_by_role("button", name="Decline").click()
    expect(mailed.get_by_text("You have declined.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Invite somebody")).to_contain_text("does not come")


def test_favourites_come_first_and_blocked_people_are_not_heard(come: Callable[..., Visitor]) -> None:
    ada = come("Ada")
    page = ada.go("/people")
    page.get_by_label("Name of an account").fill("ben")
    page.get_by_role("button", name="Look up").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ben")
    favourite = page.get_by_role("button", name="Favourite")
    favourite.click()
    expect(favourite).to_have_attribute("aria-pressed", "true")
    come("Ben").go("/")
    page = ada.go("/")
    expect(page.get_by_role("region", name="Lobby").get_by_text("Favourites who are here:")).to_be_visible()
    page.get_by_role("region", name="Lobby").locator(".favourites-here").get_by_role("link", name="Ben").click()
    page.get_by_role("button", name="Block", exact=True).click()
    dialog = page.get_by_role("dialog", name="Block Ben?")
    dialog.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Block", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(favourite).to_have_attribute("aria-pressed", "false")
    page = ada.go("/people")
    blocked = page.get_by_role("region", name="Blocked")
    expect(blocked.get_by_role("link", name="Ben")).to_be_visible()
    ada.picture("people")
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_contain_text("Nobody.")


def test_a_message_is_reported_and_whoever_is_muted_reads_until_when(
    come: Callable[..., Visitor], club: Served
) -> None:
    ada, ben = come("Ada"), come("Ben", timezone_id=ZONE)
    game = ada.send(
        "/api/games",
        {"title": "emubay", "mode": "online", "seats": OPEN, "listed": True, "description": "Come <b>in</b>"},
    )["id"]
    ben.send(f"/api/games/{game}/join", {})
    theirs = ben.go(f"/play/{game}")
    theirs.get_by_label("Say something").fill("Something <b>rude</b>")
    theirs.get_by_role("button", name="Send").click()
    page = ada.go(f"/play/{game}")
    expect(page.get_by_text("Something <b>rude</b>")).to_be_visible()
    assert page.evaluate("scrollY") == 0, "the page begins at its top, however far down the chat is"
    expect(page.get_by_role("button", name="Report the description of the table")).to_have_count(0)
    page.get_by_role("button", name="Change the description").click()
    page.get_by_role("textbox", name="About this table").fill("Stay <b>out</b>")
    page.get_by_role("button", name="Save").click()
    expect(theirs.get_by_text("Stay <b>out</b>")).to_be_visible()
    page.get_by_role("button", name="Report a message of Ben").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_label("Insults or threats")).to_be_checked()
    form.get_by_label("Advertising").check()
    form.get_by_label("What the host should know").fill("He sells things.")
    ada.picture("report")
    page.set_viewport_size(PHONE)
    assert not unfit(page)
    form.get_by_role("button", name="Send to the host").click()
    expect(page.get_by_text("The host has your report.")).to_be_visible()
    expect(form).to_have_count(0)
    page.get_by_role("button", name="Report a message of Ben").click()
    with ada.watch.expecting("409"):
        form.get_by_role("button", name="Send to the host").click()
        expect(form.get_by_role("alert")).to_contain_text("You have reported this already.")
    expect(theirs.get_by_role("button", name="Report a message of Ben")).to_have_count(0)
    theirs.get_by_role("button", name="Report the description of the table").click()
    theirs.get_by_role("button", name="Close").click()
    [found] = club.run(club.state.reports.list_reports(True, 5))
    assert (found.quoted, found.kind, found.text) == ("Something <b>rude</b>", "spam", "He sells things.")
    until = club.state.clock.now() + timedelta(days=7)
    club.run(club.state.reports.decide(found.id, "mute", until, "Not here."))
    theirs.get_by_label("Say something").fill("What?")
    with ben.watch.expecting("403"):
        theirs.get_by_role("button", name="Send").click()
        expect(theirs.locator(".muted-note")).to_contain_text("does not let you chat until")
    expect(theirs.get_by_label("Say something")).to_have_count(0)
    ben.picture("muted")
    theirs.goto(f"{club.url}/notices")
    notice = theirs.get_by_role("listitem").filter(has_text="Not here.")
    expect(notice).to_contain_text("advertising")
    expect(notice).to_contain_text(f"{until.astimezone(ZoneInfo(ZONE)):%Y, %H:%M}")
    expect(notice).not_to_contain_text("UTC")
    page.goto(f"{club.url}/notices")
    expect(page.get_by_text("After your report the host of this server does not let Ben chat")).to_be_visible()
    page.goto(f"{club.url}/people/{club.browser().log_in('Cleo').me()['id']}")
    expect(page.get_by_role("button", name="Report Cleo")).to_be_visible()
