"""Spectators at the table, and the room in which people wait for the start."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.server.tables import online

from .visitor import Visitor


def test_spectators_are_named_and_talk_among_themselves(served: Served, visit: Callable[..., Visitor]) -> None:
    ada, ben = served.browser(), served.browser()
    game = online(ada, ben, bots=1, listed=True)
    player, eve = visit(), visit()
    player.context.add_cookies(
        [{"name": name, "value": value, "url": served.url} for name, value in ada.http.cookies.items()]
    )
    name = f"Eve {secrets.token_hex(3)}"
    eve.send("/api/accounts", {"name": name, "password": "correct horse"})
    table, seen = player.go(f"/play/{game}"), eve.go(f"/watch/{game}")
    expect(table.get_by_text(f"Watching: {name}")).to_be_visible()
    seen.get_by_role("tab", name="Chat").first.click()
    expect(seen.get_by_text("Players read this when the game is over.")).to_be_visible()
    seen.get_by_label("Say something").fill("Ada will lose.")
    seen.get_by_role("button", name="Send").click()
    expect(seen.get_by_text("Ada will lose.")).to_be_visible()
    table.get_by_role("tab", name="Chat").first.click()
    expect(table.get_by_label("Say something")).to_be_visible()
    expect(table.get_by_role("button", name="Spectators")).to_have_count(0)
    table.get_by_label("Say something").fill("Who wins?")
    table.get_by_role("button", name="Send").click()
    seen.get_by_role("button", name="Table", exact=True).click()
    expect(seen.get_by_text("Who wins?")).to_be_visible()
    expect(table.get_by_text("Ada will lose.")).to_have_count(0)


def test_waiting_room_has_a_chat_and_bots_by_level(served: Served, visit: Callable[..., Visitor]) -> None:
    host, other = visit(), visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = host.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats, "listed": True})
    page = host.go(f"/play/{made['id']}")
    stranger = other.go(f"/join/{made['id']}")
    expect(page.get_by_text("Watching: 1 guest")).to_be_visible()
    chat = stranger.get_by_role("region", name="Chat")
    expect(chat.get_by_text("Take a seat to chat.")).to_be_visible()
    page.get_by_label("Say something").fill("Come in.")
    page.get_by_role("button", name="Send").click()
    expect(chat.get_by_text("Come in.")).to_be_visible()
    page.get_by_label("Bot in seat 3").select_option("strong")
    page.get_by_role("button", name="Put a bot here").nth(1).click()
    expect(page.get_by_text("(bot: Strong)")).to_be_visible()
