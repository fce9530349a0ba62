"""Lists of games: the lobby and finished games, page by page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import update

from bradshaw.server.storage.tables import GameHead
from tests.examples import in_soak
from tests.server.serving import Served, plain_settings, serving
from tests.server.tables import copies

from .fitting import SETTLE
from .table import RECORD, Table, import_game, record_at, whole_record
from .visitor import PHONE, Visitor
from .windows import windows_of

TABLES = 40


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with more tables than fit on a page, none of them anybody's turn."""
    with serving(plain_settings(tmp_path_factory.mktemp("full"))) as served:
        ada = served.browser()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        waiting = ada.make_game(mode="online", seats=seats, listed=True)["id"]
        copies(served, waiting, TABLES - 1)
        record = whole_record()
        over = ada.post("/api/games/import", {"record": record}).json()["id"]
        served.execute(update(GameHead).where(GameHead.id == over).values(mode="online", listed=True))
        copies(served, over, TABLES - 1)
        yield served


@pytest.fixture
def come(chromium: Browser, full: Served) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []
    windows = windows_of(chromium)

    def arrive(**given: object) -> Visitor:
        visitors.append(Visitor(windows, full.url, **given))
        return visitors[-1]

    yield arrive
    assert not [fault for visitor in visitors for fault in visitor.close(again=True)]


def test_lobby_is_read_page_by_page(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.go("/")
    lobby = page.get_by_role("region", name="Lobby")
    expect(lobby.get_by_role("listitem")).to_have_count(3)
    lobby.get_by_role("link", name="All tables").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
    tables = page.locator(".lobby").get_by_role("listitem")
    expect(tables).to_have_count(30)
    expect(tables.first).to_contain_text("2 open seats")
    expect(tables.first.get_by_role("link", name="Join")).to_be_visible()
    pages = page.get_by_role("navigation", name="Pages")
    expect(pages.get_by_role("link", name="Newer")).to_have_count(0)
    pages.get_by_role("link", name="Older").click()
    expect(page).to_have_url(re.compile(r"/games/lobby\?page=2$"))
    expect(tables).to_have_count(10)
    expect(pages).to_contain_text("Page 2")
    expect(pages.get_by_role("link", name="Older")).to_have_count(0)
    assert page.evaluate("scrollY") == 0
    page.reload()
    expect(tables).to_have_count(10)
    pages.get_by_role("link", name="Newer").click()
    expect(tables).to_have_count(30)
    page.go_back()
    expect(tables).to_have_count(10)
    visitor.picture("lobby")


def test_finished_games_have_a_page_of_their_own(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.go("/")
    page.get_by_role("region", name="Lobby").get_by_role("link", name="Finished games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Finished games")
    games = page.locator(".lobby").get_by_role("listitem")
    expect(games).to_have_count(30)
    expect(games.first).to_contain_text("Dot wins with £36")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Older").click()
    expect(games).to_have_count(10)
    visitor.picture("finished")
    games.first.get_by_role("link", name="View").click()
    expect(page).to_have_url(re.compile("/watch/"))
    expect(Table(visitor).result.get_by_role("heading", level=2)).to_have_text("Dot wins with £36")


def test_own_games_move_to_the_finished_ones(visitor: Visitor) -> None:
    import_game(visitor, record_at("building"))
    import_game(visitor, whole_record())
    page = visitor.go("/")
    expect(page.get_by_role("region", name="Continue").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Games").click()
    lists = page.get_by_role("navigation", name="Lists of games")
    expect(lists.get_by_role("link", name="Your games")).to_have_attribute("aria-current", "page")
    cards = page.locator(".game-cards").get_by_role("listitem")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("Your turn")
    lists.get_by_role("link", name="Your finished games").click()
    expect(cards).to_contain_text("Finished")
    expect(cards).to_contain_text("Dot (won)")
    cards.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("None of your games is over yet.")).to_be_visible()


def test_unknown_list_is_no_page(visitor: Visitor) -> None:
    page = visitor.go("/games/moon")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


# In a language of longer words test_fitting looks at them whenever the tests run.
@in_soak
def test_lists_fit_every_screen(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page

    def fits(name: str) -> None:
        for width in (360, 768, 1400):
            page.set_viewport_size({"width": width, "height": PHONE["height"]})
            page.evaluate(SETTLE)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), (name, width)
            visitor.picture(f"{name}-{width}")

    for which in ("mine", "mine-finished", "lobby", "running", "finished"):
        visitor.go(f"/games/{which}")
        expect(page.get_by_text("Looking for games")).to_have_count(0)
        expect(page.get_by_role("navigation", name="Lists of games").get_by_role("link")).to_have_count(5)
        fits(f"games-{which}")
    visitor.go("/")
    expect(page.get_by_role("region", name="Lobby").get_by_role("listitem")).to_have_count(3)
    fits("home")


def test_nothing_of_a_long_headline_is_seen_behind_its_ellipsis(visitor: Visitor) -> None:
    records = RECORD.parent
    for name in ("1862-v1-8p-seed63", "1860-v1-4p-seed71", RECORD.stem):
        import_game(visitor, whole_record(records / f"{name}.json"))
    # Cards beside one another are as tall as the tallest.
    visitor.page.set_viewport_size({"width": 1400, "height": 900})
    headlines = visitor.go("/games/mine-finished").locator(".game-card .headline")
    expect(headlines).to_have_count(3)
    lines = "words => words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)"
    clamp = "words => Number(getComputedStyle(words).webkitLineClamp)"
    assert all(words.evaluate(lines) <= words.evaluate(clamp) + 0.1 for words in headlines.all())


def test_lobby_is_searched_by_an_address_that_is_remembered(visit: Callable[..., Visitor], served: Served) -> None:
    ada = served.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"mode": "online", "listed": True, "title": "1860", "seats": seats, "language": "de"}
    about = "Beginners welcome, we talk while we play"
    for more in ({"description": about, "options": {"large_map": True}}, {"robots": True}):
        ada.make_game(**wish, **more)
    ada.make_game(mode="online", listed=True, seats=[*seats, {"kind": "bot"}])
    visitor = visit()
    page = visitor.go("/games/lobby")
    tables = page.locator(".lobby").get_by_role("listitem")
    search = page.get_by_role("search")
    search.get_by_label("Game").select_option("1860")
    expect(page).to_have_url(re.compile(r"/games/lobby\?title=1860$"))
    expect(tables).to_have_count(2)
    expect(tables.filter(has_text=about)).to_contain_text(re.compile("Larger map: on\\s*Deutsch"))
    search.get_by_label("Robots may join").check()
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("robots may join")
    search.get_by_label("Language").select_option("fr")
    expect(page.get_by_text("No game matches.")).to_be_visible()
    search.get_by_label("Language").select_option("de")
    expect(tables).to_have_count(1)
    search.get_by_label("Players rated from").fill("26")
    search.get_by_label("Players rated from").press("Enter")
    expect(page.get_by_text("No game matches.")).to_be_visible()
    search.get_by_label("Players rated from").fill("24")
    search.get_by_label("Players rated from").press("Enter")
    search.get_by_label("Players rated near me").check()
    expect(page).to_have_url(re.compile(r"rating_from=24.*near=true"))
    expect(tables).to_have_count(1)
    for width in (360, 768, 1400):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    visitor.picture("lobby-searched")
    address = page.url
    visitor.go("/")
    visitor.go("/games/lobby")
    expect(page).to_have_url(address)
    expect(tables).to_have_count(1)
    stranger = visit().go(address)
    expect(stranger.locator(".lobby").get_by_role("listitem")).to_have_count(1)
    search.get_by_role("button", name="Show all").click()
    expect(page).to_have_url(re.compile(r"/games/lobby$"))
    expect(tables.filter(has_text="Emu Bay")).not_to_have_count(0)


def test_finished_games_are_searched_by_name_and_day(come: Callable[..., Visitor]) -> None:
    page = come().go("/games/finished")
    games = page.locator(".lobby").get_by_role("listitem")
    expect(games).to_have_count(30)
    search = page.get_by_role("search")
    search.get_by_label("Name of a player").fill("nobody of this name")
    search.get_by_label("Name of a player").press("Enter")
    expect(page).to_have_url(re.compile(r"player=nobody\+of\+this\+name"))
    expect(games).to_have_count(0)
    search.get_by_role("button", name="Show all").click()
    expect(games).to_have_count(30)
    search.get_by_label("To").fill("2020-01-31")
    search.get_by_label("To").press("Enter")
    expect(page).to_have_url(re.compile(r"until=2020-01-31"))
    expect(games).to_have_count(0)
