"""Nothing is cut off on any screen in a language of long words: a pseudo-language 40 % longer than English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from playwright.sync_api import Page, Route, expect

from bradshaw.words.catalogue import complete_source
from tests.examples import SOAK, first, soaked
from tests.words.pseudo import pseudo_source

from .fitting import SETTLE, unfit
from .table import ISLE, RECORD, import_game, make_game, record_until, whole_record
from .visitor import Visitor

WIDTHS = (360, 768, 1400)
AT_FIRST, LATER = (WIDTHS, WIDTHS) if SOAK else ((1400,), (360, 768))
"""At which widths a game is looked at at its beginning, when little is said, and later."""
COUNTIES = RECORD.with_name("1862-v1-4p-seed59.json")
EIGHT = RECORD.with_name("1862-v1-8p-seed63.json")
FOUR = RECORD.with_name("1860-v1-4p-seed11.json")
PASSWORD = "correct horse"
GAMES = {"emubay": (RECORD, (3, 160)), "1860": (ISLE, (5, 150)), "1862": (COUNTIES, (4, 420))}
"""A recorded game of each title, and the moves after which it is looked at."""


CLICK = "(selector) => { const one = document.querySelector(selector); one?.click(); return Boolean(one); }"
TALLER = "() => document.scrollingElement.scrollHeight - innerHeight"
SIDEWAYS = "(all) => all.map((one) => one.scrollWidth - one.clientWidth)"
TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


class Reader:
    """Somebody who looks at pages, each at every width."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.faults: list[str] = []
        self.widths: tuple[int, ...] = WIDTHS

    def open(self, path: str, wait: str = "main h1") -> None:
        self.visitor.go(path)
        self.page.locator(wait).first.wait_for()

    def look(self, name: str) -> None:
        """Check what is there now."""
        width = (self.page.viewport_size or {})["width"]
        self.faults += [f"{name} at {width}: {fault}" for fault in unfit(self.page)]

    def at_every_width(self) -> Iterator[int]:
        for width in self.widths:
            self.page.set_viewport_size({"width": width, "height": 800 if width > WIDTHS[0] else 740})
            yield width

    def look_at(self, name: str) -> None:
        for _ in self.at_every_width():
            self.look(name)

    def click(self, selector: str) -> bool:
        """Click on the first of these, wherever it is; False if there is none."""
        found: bool = self.page.evaluate(CLICK, selector)
        return found


@cache
def pseudo_words() -> str:
    return pseudo_source(complete_source("en"))


@pytest.fixture
def reader(visit: Callable[..., Visitor]) -> Reader:
    """Somebody who gets the pseudo-language instead of English."""
    visitor = visit(locale="en")

    def answer(route: Route) -> None:
        route.fulfill(body=pseudo_words(), content_type="text/plain; charset=utf-8")

    visitor.context.route(re.compile(r"/words/en\.ftl$"), answer)
    return Reader(visitor)


@contextmanager
def fitting(reader: Reader) -> Iterator[Reader]:
    """Everything is looked at before the faults are told, all together."""
    yield reader
    assert not reader.faults, "\n".join(["what is not shown whole:", *dict.fromkeys(reader.faults)])


def _open_details(page: Page) -> None:
    page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def test_the_first_page_shows_all_its_words(reader: Reader) -> None:
    with fitting(reader) as look:
        page, visitor = look.page, look.visitor
        make_game(visitor)
        import_game(visitor, whole_record())
        _open_table(visitor)
        look.open("/", ".new-game")
        page.locator(".lobby li").first.wait_for()
        look.look_at("home")
        _open_details(page)
        for mode in range(3):
            page.locator(".new-game .segments button").nth(mode).click()
            _open_details(page)
            look.look_at(f"home, mode {mode}")
        page.locator("#title").select_option("1862")
        _open_details(page)
        look.look_at("home, 1862")


def _open_table(visitor: Visitor) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "mcts"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "listed": True}
    game: str = visitor.send("/api/games", wish)["id"]
    return game


def test_lists_rules_and_waiting_room_show_all_their_words(reader: Reader) -> None:
    with fitting(reader) as look:
        page, visitor = look.page, look.visitor
        make_game(visitor)
        import_game(visitor, whole_record())
        room = _open_table(visitor)
        for which in ("mine", "mine-finished", "lobby", "finished"):
            look.open(f"/games/{which}")
            page.locator(".game-card, .lobby li, .quiet-text").first.wait_for()
            look.look_at(f"games/{which}")
        look.click(".game-card button")
        look.look_at("whether to delete a game")
        look.open("/rules/emubay", "article")
        page.locator("#rule-search").fill("zzz")
        look.look_at("rules, nothing found")
        look.open(f"/play/{room}", "main .seat-list")
        look.look_at("waiting room")
        with visitor.watch.expecting("404"):
            look.open("/nowhere/at/all")
        look.look_at("unknown address")


def test_the_account_shows_all_its_words(reader: Reader) -> None:
    with fitting(reader) as look:
        page, visitor = look.page, look.visitor
        look.open("/account")
        for kind in range(3):
            page.locator(".segments button").nth(kind).click()
            look.look_at(f"account of a guest, {kind}")
        visitor.send("/api/accounts", {"name": "Wilma", "password": PASSWORD})
        look.open("/account", ".logins li")
        _open_details(page)
        page.locator("#mail").fill("ada@example.org")
        look.look_at("account")


@pytest.mark.parametrize("title", ["emubay", "1862", soaked("1860")])
def test_a_game_shows_all_its_words(reader: Reader, title: str) -> None:
    path, moves = GAMES[title]
    with fitting(reader) as look:
        for number, look.widths in zip(moves, (AT_FIRST, LATER), strict=True):
            look.open(f"/play/{import_game(look.visitor, record_until(number, path))}", ".question h2")
            name = f"{title} after {number} moves"
            _look_at_tabs(look, name)
            _look_at_choice(look, name)
        if title == "emubay":
            _look_at_dialogs(look)


@pytest.mark.parametrize("title", ["1860", soaked("1862"), soaked("emubay")])
def test_the_end_of_a_game_shows_all_its_words(reader: Reader, title: str) -> None:
    path, _ = GAMES[title]
    with fitting(reader) as look:
        look.open(f"/play/{import_game(look.visitor, whole_record(path))}", ".final h2")
        for width in look.at_every_width():
            look.look(f"{title}, finished")
            # The companies, a long list, are all there beside it; what scrolls is their panel, not the page.
            assert look.page.evaluate(TALLER) <= 0, f"the page is taller than the screen at {width}"


def _look_at_tabs(look: Reader, name: str) -> None:
    page = look.page
    for _ in look.at_every_width():
        page.locator("[role=tab]").first.wait_for()
        look.look(name)
        for tab in page.locator("[role=tab]").all():
            tab.evaluate("(tab) => tab.click()")
            look.look(f"{name}, {tab.get_attribute('id')}")


def _look_at_choice(look: Reader, name: str) -> None:
    """Something is chosen, with the buttons that belong to it."""
    for width in look.at_every_width():
        if width == WIDTHS[0]:
            look.click("#tab-turn")
        if look.click("[data-choice]"):
            look.look(f"{name}, something chosen")


def _look_at_dialogs(look: Reader) -> None:
    page = look.page
    for button in range(3):
        for _ in look.at_every_width():
            page.locator(".game-header .menu button").nth(button).evaluate("(button) => button.click()")
            page.locator("dialog[open]").wait_for()
            look.look(f"dialog {button}")
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("language", first(["de", "fr"]))
def test_the_tools_of_the_table_stand_in_one_row(visit: Callable[..., Visitor], language: str) -> None:
    """As in English: where they took two, the choices above would have less room."""
    visitor = visit(locale=language, viewport={"width": 1400, "height": 900})
    visitor.go(f"/play/{import_game(visitor, record_until(150, ISLE))}")
    visitor.page.locator(".tools button").first.wait_for()
    for width in (1280, 1400):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        assert not unfit(visitor.page)
        assert len(set(visitor.page.locator(".tools button").evaluate_all(TOPS))) == 1


def test_the_table_beside_the_map_shows_all_its_columns(visit: Callable[..., Visitor]) -> None:
    """French has the longest headings, and this position a company with four kinds of trains."""
    visitor = visit(locale="fr", viewport={"width": 1920, "height": 1080})
    visitor.go(f"/play/{import_game(visitor, record_until(505, COUNTIES))}")
    table = visitor.page.locator(".view-table")
    table.locator(".xx-grid").first.wait_for()
    assert table.evaluate_all(SIDEWAYS) == [0]
    visitor.page.set_viewport_size({"width": 1600, "height": 900})
    visitor.page.evaluate(SETTLE)
    assert table.evaluate_all(SIDEWAYS) == [0]
    beside, map_ = table.bounding_box(), visitor.page.locator(".view-map").bounding_box()
    assert beside is not None
    assert map_ is not None
    assert map_["height"] > 1.5 * beside["height"], "the map has all the height, the panels stand below the table"
    # Emu Bay with four players, some of whose companies have narrow track.
    visitor.go(f"/play/{import_game(visitor, record_until(160))}")
    holdings = visitor.page.locator(".wide-table:has(.eb-holdings)")
    holdings.wait_for()
    for width in (1600, 1800):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.page.evaluate(SETTLE)
        assert holdings.evaluate_all(SIDEWAYS) == [0]


def test_eight_players_leave_room_for_what_the_companies_have(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale="fr", viewport={"width": 1920, "height": 1080})
    visitor.go(f"/play/{import_game(visitor, record_until(300, EIGHT))}")
    table = visitor.page.locator(".view-table")
    shares = table.locator(".xx-grid").first
    for width in (1920, 1400):
        visitor.page.set_viewport_size({"width": width, "height": 1000})
        visitor.page.evaluate(SETTLE)
        visitor.page.keyboard.press("t")
        expect(shares.locator("th.aside:visible")).not_to_have_count(0)
        expect(table.locator(".xx-aside")).to_be_hidden()
        assert table.evaluate_all(SIDEWAYS) == [0]


def test_a_broad_map_leaves_the_panels_room_below_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale="fr", viewport={"width": 1600, "height": 900})
    visitor.go(f"/play/{import_game(visitor, record_until(600, FOUR))}")
    table, map_, below = (visitor.page.locator(one) for one in (".view-table", ".view-map", ".below"))
    table.locator(".xx-grid").first.wait_for()
    for width, height in ((1600, 900), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLE)
        assert table.evaluate_all(SIDEWAYS) == [0]
        shares, land, panels = (one.bounding_box() for one in (table, map_, below))
        assert shares is not None
        assert land is not None
        assert panels is not None
        assert panels["y"] >= land["y"] + land["height"]
        assert abs(panels["x"] - land["x"]) <= 1
        assert shares["height"] > panels["height"] + land["height"]
