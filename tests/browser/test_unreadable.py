"""Games that cannot be read to their end, and games by older rules, as their players find them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from sqlalchemy import update

from bradshaw.server.storage.tables import GameHead
from tests.core.installed import CORRECTED_HEAP, HEAP, installed
from tests.server.damage import break_game, forget, rewritten
from tests.server.serving import Served

from .table import Table, import_game, make_game, record_at
from .visitor import Visitor

REASON = "Move 9 leads to another position than the one that was stored."
GONE = "The game “ludo” is not installed on this server."


def test_a_game_that_cannot_be_read_further_is_listed_and_looked_at(visitor: Visitor, served: Served) -> None:
    sound, broken = import_game(visitor, record_at("building")), import_game(visitor, record_at("building"))
    break_game(served, broken, rewritten(served, broken, 9, hash="0" * 16))
    # What is wrong with it is known when it has been opened once.
    visitor.ask(f"/api/games/{broken}")
    page = visitor.go("/")
    cards = page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("Your turn")
    expect(cards.nth(1)).to_contain_text("Cannot be read")
    expect(cards.nth(1)).to_contain_text(REASON)
    visitor.picture("list-unreadable")
    cards.nth(1).get_by_role("link").click()
    table = Table(visitor)
    assert table.id == broken
    banner = page.get_by_text("This game cannot be read any further.").locator("..")
    expect(banner).to_contain_text(REASON)
    expect(page.get_by_text("Can only be looked at", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    visitor.picture("unreadable")
    table.tab("Chat")
    expect(page.get_by_label("Say something")).to_have_count(0)
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text("Position after move 7")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("Position after move 0")).to_be_visible()
    visitor.go(f"/play/{sound}")
    expect(table.question).to_contain_text("builds for")


def test_a_game_that_cannot_be_read_at_all_says_why(visitor: Visitor, served: Served) -> None:
    game = make_game(visitor)
    break_game(served, game, update(GameHead).where(GameHead.id == game).values(title="ludo"))
    page = visitor.go(f"/play/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be read")
    expect(page.get_by_role("main")).to_contain_text(GONE)
    visitor.picture("unreadable-at-all")
    page.get_by_role("main").get_by_role("link", name="All games").click()
    card = page.get_by_role("listitem").filter(has_text=GONE)
    card.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(card).to_have_count(0)


def test_it_is_looked_at_on_a_phone(phone: Visitor, served: Served) -> None:
    game = import_game(phone, record_at("building"))
    break_game(served, game, rewritten(served, game, 9, hash="0" * 16))
    phone.ask(f"/api/games/{game}")
    page = phone.go("/")
    expect(page.get_by_role("region", name="Your games").get_by_role("listitem")).to_contain_text("Cannot be read")
    phone.picture("phone-list-unreadable")
    phone.go(f"/play/{game}")
    expect(page.get_by_text(REASON)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    phone.picture("phone-unreadable")


def test_a_game_of_older_rules_tells_what_new_games_have_otherwise(
    visit: Callable[..., Visitor], served: Served
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    with installed(HEAP):
        visitor = visit()
        visitor.go("/")
        game = visitor.send("/api/games", {"title": "heap", "mode": "hotseat", "seats": seats})["id"]
    with installed(CORRECTED_HEAP):
        # The page in front of them may have looked at it meanwhile.
        forget(served, game)
        page = visitor.go(f"/play/{game}")
        Table(visitor).tab("Rules")
        told = page.get_by_role("complementary", name="Version of the rules")
        expect(told).to_contain_text("This game is played by version 1 of the rules. In new games:")
        expect(told).to_contain_text("A tip is at most half of what the player has.")
        visitor.picture("older-rules")


def test_a_waiting_room_of_older_rules_shows_the_options_of_its_game(
    visit: Callable[..., Visitor], served: Served
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"title": "heap", "mode": "online", "seats": seats, "options": {"turns": "right"}}
    with installed(HEAP):
        visitor = visit()
        visitor.go("/")
        game = visitor.send("/api/games", wish)["id"]
    with installed(CORRECTED_HEAP):
        # The page in front of them may have looked at it meanwhile.
        forget(served, game)
        page = visitor.go(f"/play/{game}")
        told = page.get_by_role("complementary", name="Version of the rules")
        expect(told).to_contain_text("This game is played by version 1 of the rules. In new games:")
        options = page.locator("dl.options dt")
        expect(options).to_have_text(["Turns: Right", "Stones: 21", "Tips: yes"])
        visitor.picture("older-rules-waiting")
