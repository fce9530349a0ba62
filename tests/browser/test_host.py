"""What players see of the host's doings, and what they can take along and delete."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from bradshaw.cli import main
from tests.server.serving import Served

from .table import make_game
from .visitor import Visitor

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1400, 900)}


def admin(served: Served, *arguments: str) -> None:
    """A command of the host, in a thread without the event loop of the browser."""
    command = ["admin", *arguments, "--yes", "--database", served.state.settings.database]
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(main, command).result(60) == 0


def test_a_game_that_the_host_ends_says_so_at_once(visitor: Visitor, served: Served) -> None:
    game = make_game(visitor)
    page = visitor.go(f"/play/{game}")
    expect(page.get_by_text("Your turn").first).to_be_visible()
    admin(served, "end-game", game, "--reason", "The club has closed.")
    banner = page.get_by_role("status").filter(has_text="The host of this server has ended the game.")
    expect(banner).to_contain_text("The club has closed.")
    expect(page.get_by_text("Can only be looked at", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        visitor.picture(f"ended-{name}")
    page.set_viewport_size({"width": 1400, "height": 900})
    visitor.go("/games/mine-finished")
    card = page.get_by_role("listitem").filter(has_text="Emu Bay Railway Company")
    expect(card).to_contain_text("Ended by the host of this server")
    visitor.picture("list-ended")


def test_an_account_takes_its_data_along(visitor: Visitor, tmp_path: Path) -> None:
    visitor.send("/api/accounts", {"name": "Curious", "password": "correct horse"})
    game = make_game(visitor)
    page = visitor.go("/account")
    expect(page.get_by_role("heading", name="Your data")).to_be_visible()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        visitor.picture(f"account-{name}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    file = tmp_path / "data.json"
    download.value.save_as(file)
    found = json.loads(file.read_text())
    assert (found["name"], [one["id"] for one in found["games"]]) == ("Curious", [game])


def test_a_guest_is_forgotten(visit: Callable[..., Visitor]) -> None:
    guest, other = visit(), visit()
    game = make_game(guest)
    page = guest.go("/account")
    expect(page.get_by_role("link", name="Download your data")).to_be_visible()
    page.get_by_text("Delete everything about you").click()
    page.get_by_role("button", name="Delete everything about me").click()
    expect(page.get_by_role("status").get_by_text("Everything about you is deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert other.context.request.get(f"/api/games/{game}").status == 404
