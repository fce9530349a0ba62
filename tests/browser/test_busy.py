"""A server that has too much to do: pages wait as long as it asks for, and go on without losing anything."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from bradshaw.server.api.games import positions
from bradshaw.server.api.games.requests import GameCall
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.http.packing import Holed
from tests.examples import first

from .table import Table, import_game, make_game, record_at, table_at, take_seat, whole_record
from .visitor import PATIENCE, Visitor, requests_to

SECONDS = 2
BUSY = f"The server has too much to do: try again in {SECONDS} seconds."

# What the page does every twenty seconds comes every two.
OFTENER = "(() => { const every = setInterval; setInterval = (call, pause) => every(call, pause / 10); })();"
# The page tells it for two seconds, and on a busy machine nobody may look just then.
NOTE_BUSY = """() => {
  const look = () => (window.toldBusy ||= document.querySelector(".connection")?.textContent.includes("Server busy"));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Rush:
    """Turns away the first requests to an address, and notes when each request came.

    `lasts`: all requests are turned away until it is said to be over. What the page shows meanwhile is there for as
    long as somebody looks for it.
    """

    def __init__(
        self, page: Page, address: str, times: int, status: int = 503, seconds: int = SECONDS, lasts: bool = False
    ) -> None:
        self.left = times
        self.status = status
        self.seconds = seconds
        self.lasts = lasts
        self.asked: list[float] = []
        self.page = page
        page.route(requests_to(address), self.answer)

    def is_over(self) -> None:
        self.lasts = False

    def answer(self, route: Route) -> None:
        self.asked.append(time.monotonic())
        if not self.left and not self.lasts:
            route.continue_()
            return
        self.left = max(0, self.left - 1)
        route.fulfill(status=self.status, headers={"Retry-After": str(self.seconds)}, json={"error": BUSY})

    def was_waited_out(self, times: int) -> None:
        """Wait until the page has come back each time, and assert that it was not too early."""
        end = time.monotonic() + PATIENCE / 1000
        while len(self.asked) <= times and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        assert not self.left
        pauses = [later - earlier for earlier, later in zip(self.asked, self.asked[1:], strict=False)][:times]
        assert len(pauses) == times
        assert all(pause >= SECONDS - 0.1 for pause in pauses)


@contextmanager
def turned_away(visitor: Visitor, status: int = 503) -> Iterator[None]:
    with visitor.watch.expecting(f"answer {status}", f"status of {status}"):
        yield


def play_elsewhere(visitor: Visitor, table: Table) -> None:
    """Make a move in the game without touching its page."""
    game = visitor.ask(f"/api/games/{table.id}")
    action = game["position"]["choices"]["actions"][0]["action"]
    visitor.send(f"/api/games/{table.id}/actions", {"after": game["version"], "action": action})


def no_problem_is_told(page: Page) -> None:
    expect(page.locator(".message.problem")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("status", first([503, 429]))
def test_a_move_is_seen_although_the_server_was_too_busy_to_show_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async def no_time(call: GameCall, live: LiveGame, page: Watcher) -> Holed:
        page.shown = live.version
        return positions.NO_POSITION

    monkeypatch.setattr(positions, "_position", no_time)
    table = table_at(visitor, "lift_cube")
    number = table.number
    rush = Rush(table.page, "/now", 2, status, lasts=True)
    with turned_away(visitor, status):
        play_elsewhere(visitor, table)
        expect(table.page.get_by_role("status").get_by_text("Server busy")).to_be_visible()
        no_problem_is_told(table.page)
        rush.is_over()
        table.has_moves(number + 1)
        expect(table.page.get_by_text("Server busy")).to_have_count(0)
    rush.was_waited_out(2)


def test_a_busy_server_is_asked_again_for_as_long_as_the_game_is_followed(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube")
    number = table.number
    table.choices.first.click()
    table.confirm.click()
    table.has_moves(number + 1)
    # Longer than a single request is patient: what the log tells of moves played again is fetched.
    rush = Rush(table.page, f"/api/games/{table.id}", 6)
    with turned_away(visitor):
        game = visitor.ask(f"/api/games/{table.id}")
        undone = visitor.send(f"/api/games/{table.id}/undo", {"after": game["version"]})
        table.has_moves(number)
        visitor.send(f"/api/games/{table.id}/redo", {"after": undone["version"]})
        table.has_moves(number + 1)
        rush.was_waited_out(6)


def test_a_game_opens_as_soon_as_the_server_has_time(visitor: Visitor) -> None:
    game = make_game(visitor)
    rush = Rush(visitor.page, f"/api/games/{game}", 1, lasts=True)
    with turned_away(visitor):
        visitor.go(f"/play/{game}")
        expect(visitor.page.get_by_text("The server has a lot to do")).to_be_visible()
        rush.is_over()
        table = Table(visitor)
        table.question.wait_for()
        no_problem_is_told(visitor.page)
    rush.was_waited_out(1)


def test_the_past_is_shown_when_the_server_has_time(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube", after=40)
    rush = Rush(table.page, "/positions/*", 1, 429)
    table.page.evaluate(NOTE_BUSY)
    with turned_away(visitor, 429):
        table.page.keyboard.press("ArrowLeft")
        expect(table.page.get_by_text(f"Position after move {table.number - 1}")).to_be_visible()
        table.page.wait_for_function("window.toldBusy")
        expect(table.page.get_by_text("Server busy")).to_have_count(0)
        no_problem_is_told(table.page)
    rush.was_waited_out(1)


def test_the_beginning_of_the_log_comes_however_often_it_is_refused(visitor: Visitor) -> None:
    game = import_game(visitor, whole_record())
    # Without a pause that is named, one request is not patient at all.
    rush = Rush(visitor.page, "/log?before=*", 3, seconds=0)
    with turned_away(visitor):
        table = take_seat(visitor, game)
        log = table.tab("Log")
        # Turns are counted from the beginning: nothing is told before all is there.
        expect(log.get_by_text("Loading the log…")).to_be_visible()
        expect(log.get_by_role("heading")).to_have_count(0)
        log.get_by_role("button", name="Show earlier turns").click()
        expect(log.get_by_role("heading").first).to_have_text("Set-up")
    assert not rush.left


def test_a_move_that_was_turned_away_stays_chosen_and_can_be_sent_again(visitor: Visitor) -> None:
    table = table_at(visitor, "lift_cube")
    number = table.number
    Rush(table.page, "/actions", 1)
    with turned_away(visitor):
        table.choices.first.click()
        table.confirm.click()
        expect(table.turn.get_by_role("alert")).to_contain_text(BUSY)
    expect(table.confirm).to_be_enabled()
    assert table.number == number
    table.turn.get_by_role("button", name="Try again").click()
    table.has_moves(number + 1)
    expect(table.turn.get_by_role("alert")).to_have_count(0)


def test_tried_moves_that_were_turned_away_can_be_sent_again(visitor: Visitor) -> None:
    table = take_seat(visitor, import_game(visitor, record_at("lift_cube")))
    number = table.number
    trial = table.page.get_by_role("region", name="Try-out")
    with turned_away(visitor):
        rush = Rush(table.page, "/try", 1)
        table.turn.get_by_role("button", name="Try out").click()
        expect(trial).to_be_visible()
        rush.was_waited_out(1)
        # What is tried needs no confirmation: that would be a second move where one is chosen already.
        table.choices.first.click()
        expect(trial).to_contain_text("1 move;")
        Rush(table.page, "/actions", 1)
        trial.get_by_role("button", name="Play this for real").click()
        expect(table.turn.get_by_role("alert")).to_contain_text(BUSY)
    table.turn.get_by_role("button", name="Try again").click()
    table.has_moves(number + 1)
    expect(table.turn.get_by_role("alert")).to_have_count(0)


def test_the_list_of_games_stays_when_the_server_has_no_time_for_a_newer_one(visitor: Visitor) -> None:
    make_game(visitor)
    page, cards = visitor.page, visitor.page.locator(".game-cards li")
    visitor.context.add_init_script(OFTENER)
    visitor.go("/")
    expect(cards).to_have_count(1)
    with turned_away(visitor, 429):
        # So long a pause is not waited out in silence.
        rush = Rush(page, "/api/games?list=mine", 1, 429, seconds=3600, lasts=True)
        expect(page.get_by_role("alert")).to_contain_text(BUSY)
        expect(cards).to_have_count(1)
        rush.is_over()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(cards).to_have_count(1)
    assert not rush.left
