"""An account: made after playing as a guest, used from two browsers, and deleted."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .table import make_game
from .visitor import Visitor

OLD, NEW = "correct horse", "battery staple"
NO_SUCH = "There is no account with this name and password."


def enter(page: Page, button: str, name: str, password: str) -> None:
    """Fill the form of the account page and send it."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form").get_by_role("button", name=button).click()


def said(page: Page, words: str) -> None:
    """Wait for a message at the edge of the screen."""
    expect(page.get_by_role("status").get_by_text(words)).to_be_visible()


def open_menu(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Main").get_by_text(name).click()


def test_a_guest_makes_an_account_and_keeps_the_game(visitor: Visitor) -> None:
    game = make_game(visitor)
    page = visitor.go("/account")
    visitor.picture("account-guest")
    page.get_by_role("button", name="New account").click()
    enter(page, "Make the account", "Guest no more", OLD)
    said(page, "Your account is made")
    page.get_by_role("link", name="Bradshaw").click()
    card = page.get_by_role("link", name="Emu Bay Railway Company", exact=True)
    expect(card).to_have_attribute("href", f"/play/{game}")
    open_menu(page, "Guest no more")
    page.get_by_role("button", name="Log out").click()
    said(page, "You are logged out.")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    # At once, not when the list is fetched anew some time.
    expect(card).to_have_count(0)


def test_a_wrong_password_is_refused_in_words(visitor: Visitor) -> None:
    visitor.send("/api/accounts", {"name": "Careful", "password": OLD})
    visitor.context.clear_cookies()
    page = visitor.go("/account")
    with visitor.watch.expecting("401.*/api/logins"):
        enter(page, "Log in", "Careful", "something else")
        expect(page.get_by_role("alert")).to_have_text(NO_SUCH)
    enter(page, "Log in", "Careful", OLD)
    expect(page.get_by_role("heading", name="Careful")).to_be_visible()


def test_logins_are_listed_and_ended_and_the_password_changed(visit: Callable[..., Visitor]) -> None:
    here, there = visit(), visit()
    here.send("/api/accounts", {"name": "Two places", "password": OLD})
    page = there.go("/account")
    enter(page, "Log in", "Two places", OLD)
    expect(page.get_by_role("heading", name="Two places")).to_be_visible()

    page = here.go("/account")
    logins = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    expect(logins).to_have_count(2)
    expect(logins.filter(has_text="(here)")).to_have_count(1)
    here.picture("account")
    logins.get_by_role("button", name="Log out").click()
    expect(logins).to_have_count(1)
    there.page.reload()
    expect(there.page.get_by_text("You play as a guest")).to_be_visible()

    page.get_by_label("Old password").fill(OLD)
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    said(page, "Your password is changed")
    enter(there.page, "Log in", "Two places", NEW)
    expect(there.page.get_by_role("heading", name="Two places")).to_be_visible()


def test_a_deleted_account_is_gone(visitor: Visitor) -> None:
    visitor.send("/api/accounts", {"name": "Leaving", "password": OLD})
    page = visitor.go("/account")
    expect(page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")).to_have_count(1)
    page.get_by_text("Delete the account").first.click()
    page.get_by_label("Your password", exact=True).fill(OLD)
    page.get_by_role("button", name="Delete the account").click()
    said(page, "Your account is deleted.")
    page.get_by_role("link", name="Log in").click()
    with visitor.watch.expecting("401.*/api/logins"):
        enter(page, "Log in", "Leaving", OLD)
        expect(page.get_by_role("alert")).to_have_text(NO_SUCH)


def test_a_token_is_made_shown_once_and_ended(visitor: Visitor) -> None:
    visitor.send("/api/accounts", {"name": f"Robot keeper {secrets.token_hex(3)}", "password": OLD})
    page = visitor.go("/account")
    tokens = page.get_by_role("region", name="Tokens for programs")
    tokens.get_by_label("Name of the token").fill("Mini")
    tokens.get_by_label("It expires after").select_option("7")
    tokens.get_by_role("button", name="Make a token").click()
    secret = tokens.locator("code")
    expect(secret).to_have_text(re.compile(r"^bradshaw_\S{40,}$"))
    expect(tokens.get_by_role("listitem")).to_contain_text(re.compile("Mini.*never used"))
    page.set_viewport_size({"width": 360, "height": 760})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    visitor.picture("tokens")
    bearer = {"Authorization": f"Bearer {secret.text_content()}"}
    assert page.request.get("/api/me", headers=bearer).status == 200
    tokens.get_by_role("button", name="I have kept it").click()
    expect(secret).to_have_count(0)
    page.reload()
    # Not "just now": the clock of this server may have been moved by the tests before.
    expect(tokens.get_by_role("listitem")).to_contain_text("last used")
    expect(secret).to_have_count(0)
    tokens.get_by_role("button", name="End the token Mini").click()
    page.get_by_role("dialog").get_by_role("button", name="End").click()
    expect(tokens.get_by_role("listitem")).to_have_count(0)
    assert page.request.get("/api/me", headers=bearer).status == 401
    with visitor.watch.expecting("400.*/api/me/tokens"):
        tokens.get_by_label("Name of the token").fill(" ")
        tokens.get_by_role("button", name="Make a token").click()
        expect(tokens.get_by_role("alert")).to_have_text("A name has 1 to 40 characters that can be seen.")
