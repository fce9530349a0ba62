"""The first page: every game with its board, a game by one click, and everything else in sight on a laptop."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from .fitting import SETTLE
from .table import Table, make_game
from .visitor import Visitor

LAPTOPS: tuple[ViewportSize, ...] = ({"width": 1366, "height": 768}, {"width": 1400, "height": 900})
GAMES = ("Emu Bay Railway Company", "1860: Railways on the Isle of Wight", "1862: Railway Mania")
DRAWN = "(image) => image.complete && image.naturalWidth > 0"


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("region", name="Games").get_by_role("listitem").filter(has=page.get_by_text(game))


def test_every_game_shows_its_board_and_what_it_takes(visitor: Visitor) -> None:
    page = visitor.go("/")
    for game in GAMES:
        expect(card(page, game)).to_be_visible()
        picture = card(page, game).locator("img")
        picture.scroll_into_view_if_needed()
        page.wait_for_function(DRAWN, arg=picture.element_handle())
    facts = card(page, GAMES[2]).locator(".facts")
    expect(facts).to_contain_text("1–8 players")
    expect(facts).to_contain_text("3–6 hours")
    expect(facts).to_contain_text("very heavy")
    expect(card(page, GAMES[0]).locator(".facts")).to_contain_text("60–90 minutes")
    expect(card(page, GAMES[1]).get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/1860")


def test_a_newcomer_plays_by_one_click_against_normal_bots(visitor: Visitor) -> None:
    page = visitor.go("/")
    card(page, GAMES[1]).get_by_role("button", name="Play now").click()
    table = Table(visitor)
    table.question.wait_for()
    made = visitor.ask(f"/api/games/{table.id}")
    assert (made["title"], made["mode"]) == ("1860", "solo")
    assert [(seat["kind"], seat["bot"]) for seat in made["seats"]] == [("person", None), *[("bot", "normal")] * 3]


def test_the_level_of_the_bots_says_what_they_do_and_is_remembered(visitor: Visitor) -> None:
    page = visitor.go("/")
    levels = page.get_by_role("group", name="Bots")
    expect(levels.get_by_role("button")).to_have_text(["Easy", "Normal", "Strong"])
    expect(levels.get_by_role("button", name="Normal")).to_have_attribute("aria-pressed", "true")
    said = page.locator(".levels")
    expect(said).to_contain_text("looks to the end of its turn")
    levels.get_by_role("button", name="Easy").click()
    expect(said).to_contain_text("often takes the second best")
    page.reload()
    expect(levels.get_by_role("button", name="Easy")).to_have_attribute("aria-pressed", "true")
    card(page, GAMES[0]).get_by_role("button", name="Play now").click()
    table = Table(visitor)
    table.question.wait_for()
    assert {seat["bot"] for seat in visitor.ask(f"/api/games/{table.id}")["seats"]} == {None, "easy"}


def test_everything_is_in_sight_on_a_laptop(visitor: Visitor) -> None:
    for _ in range(3):
        make_game(visitor)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    visitor.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats, "listed": True})
    page = visitor.go("/")
    continued = page.get_by_role("region", name="Continue")
    parts = [card(page, game).get_by_role("button", name="Play now") for game in GAMES]
    parts += [card(page, game).get_by_role("link", name="Learn") for game in GAMES]
    parts += [continued.get_by_role("listitem").first, page.get_by_text("More options")]
    parts += [page.get_by_role("region", name="Lobby").get_by_role("listitem").first]
    parts += [page.get_by_role("button", name="Choose a file")]
    for part in parts:
        expect(part).to_be_visible()
    for screen in LAPTOPS:
        page.set_viewport_size(screen)
        page.evaluate(SETTLE)
        visitor.picture(f"home-{screen['width']}")
        for part in parts:
            expect(part).to_be_in_viewport(ratio=1, timeout=1)
