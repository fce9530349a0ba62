"""A game against bots, from the first page to the last."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

import bradshaw
from bradshaw.server.play import attendants
from tests.examples import SOAK
from tests.server.serving import Browser, Served
from tests.server.tables import play_on

from .table import Table
from .visitor import Visitor

SEED = 3
MOST_MOVES = 500


def test_a_game_against_bots_is_played_from_the_first_page_to_the_result(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"], reduced_motion="no-preference")
    page = visitor.go("/")
    page.get_by_text("More options").click()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Your name").fill("Ada")
    for seat in (2, 3):
        page.get_by_label(f"Bot in seat {seat}").select_option("easy")
    page.get_by_label("Seed", exact=True).fill(str(SEED))
    visitor.picture("first-page-table")
    page.get_by_role("button", name="Start the game").click()
    table = Table(visitor)
    table.question.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bots wait").press("Home")
    expect(page.get_by_label("Bots move without waiting")).to_be_visible()
    visitor.picture("settings")
    page.get_by_role("button", name="Done").click()

    chance = random.Random(SEED)
    for moves in range(6):
        assert table.decision()
        visitor.picture(f"solo-{moves}")
        table.move(chance)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm no move").check()
    page.get_by_role("button", name="Done").click()
    # In a soak the whole game is played on the page; else most of it without, and the end is seen there.
    for moves in count():
        if not table.decision():
            break
        table.move(chance, at_once=True)
        if moves == 4 and not SOAK:
            play_to_the_end(visitor, table)

    result = table.result
    expect(result.get_by_text(re.compile("^The game is over"))).to_be_visible()
    visitor.picture("final-page")
    rows = result.get_by_role("table", name="Result").get_by_role("row")
    expect(rows).to_have_count(4)
    money = [int((row.get_by_role("cell").last.text_content() or "").lstrip("£")) for row in rows.all()[1:]]
    assert money == sorted(money, reverse=True)
    with page.expect_download() as downloading:
        result.get_by_role("link", name="Download the record").click()
    downloading.value.save_as(tmp_path / "record.json")
    game = bradshaw.load((tmp_path / "record.json").read_bytes())
    assert game.players[0] == "Ada"
    assert game.outcome is not None
    assert sorted(game.outcome.scores, reverse=True) == money
    assert len(game.played) == table.number

    link = result.get_by_label("Link to this game")
    expect(link).to_have_value(f"{visitor.url}/watch/{table.id}")
    result.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link.input_value()
    friend = visit()
    friend.go(link.input_value())
    expect(Table(friend).result).to_be_visible()
    expect(friend.page.get_by_role("button", name="Play again")).to_have_count(0)

    expect(page.get_by_role("button", name="Play again")).to_have_count(1)
    result.get_by_role("button", name="See the board").click()
    expect(table.board).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(1)
    visitor.picture("final-board")
    page.get_by_role("button", name="See the result").click()
    finished = table.id
    result.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("Opening auctions")).to_be_visible()
    assert table.id != finished
    assert table.decision()
    expect(page.get_by_role("region", name="Players").get_by_role("listitem").first).to_contain_text("Ada")


def play_to_the_end(visitor: Visitor, table: Table) -> None:
    """Make all moves of the person whose browser it is, behind the back of the page; bots do not think about theirs."""
    address, game = table.page.url, table.id
    table.page.goto("/healthz")
    browser = Browser(visitor.url)
    for cookie in visitor.context.cookies():
        browser.http.cookies.set(cookie["name"], cookie["value"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(attendants, "thinking", lambda spec, seconds: "random")
        play_on(browser, game, MOST_MOVES)
    browser.http.close()
    table.page.goto(address)


def test_the_page_says_that_a_bot_waits_for_its_turn_to_think(
    visitor: Visitor, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if other games kept all thinkers busy.
    monkeypatch.setattr(served.state.attendants, "look", lambda live: None)
    monkeypatch.setattr(served.state.hall, "after_change", [])
    seats = [{"kind": "bot", "name": "Brunel"}, {"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    game = visitor.send("/api/games", {"title": "1860", "mode": "solo", "seats": seats})
    live = served.run(served.state.hall.find(game["id"]))

    async def tell(seat: int | None) -> None:
        live.tell_waiting(seat)

    question = visitor.go(f"/play/{game['id']}").locator(".question")
    expect(question).to_contain_text("A bot is thinking")
    served.run(tell(0))
    expect(question).to_contain_text("Brunel is waiting for its turn to think")
    served.run(tell(None))
    expect(question).to_contain_text("A bot is thinking")
