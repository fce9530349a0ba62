"""How soon a long finished game is on the screen. Run with `python -m bench.page`; needs Chromium.

A real server process is given the record of a game of about 300 moves. Chromium then opens the game's page several
times, with an empty cache and again with a full one. Measured inside the page: from the start of the navigation until
the result stands there, and from the click on "Look at the board" until the board is drawn.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page, sync_playwright

import bradshaw
from bench.load import free_port, running
from bradshaw.bots import make
from bradshaw.core.game import Game
from tests.browser.chromium import ADVICE, ARGUMENTS, find_chromium

TARGET = 1.0
"""Seconds within which the page of a long game shall be usable."""
LOADS = 5
SEEDS = 40
PLAYERS = ["Ada", "Ben", "Cleo", "Dot"]
RESULT = "#result"
BOARD = ".board [data-spot]"

# Notes, with the first picture that shows it, when something is there.
WATCH = f"""
window.seen = {{}};
const look = () => {{
    for (const place of ["{RESULT}", "{BOARD}"]) {{
        if (document.querySelector(place)) window.seen[place] ??= performance.now();
    }}
    requestAnimationFrame(look);
}};
requestAnimationFrame(look);
"""
# Clicks from within the page: the way from here to there is not measured.
CLICK = """button => {
    window.clicked = performance.now();
    button.click();
}"""


def long_game() -> Game[Any]:
    """The longest of some games of greedy bots that bid as little and as long as they can."""
    return max((_greedy_game(seed) for seed in range(SEEDS)), key=lambda game: len(game.played))


def _greedy_game(seed: int) -> Game[Any]:
    game = bradshaw.new_game("emubay", PLAYERS, seed=seed)
    bots = [make("greedy", len(PLAYERS) * seed + seat) for seat in range(len(PLAYERS))]
    while game.outcome is None:
        bids = game.choices().ranges
        game.play(bids[0][0] if bids else bots[game.actors[0]].choose(game.title, game.state))
    return game


def seen(page: Page, place: str) -> float:
    """Seconds from the start of the navigation until something was there."""
    page.locator(place).first.wait_for()
    while not (moment := page.evaluate("place => window.seen[place]", place)):
        pass
    return float(moment) / 1000


def load(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the result is shown, and from the click until the board is."""
    page.goto(address, wait_until="commit")
    result = seen(page, RESULT)
    page.get_by_role("button", name="Look at the board").evaluate(CLICK)
    board = seen(page, BOARD)
    return result, board - float(page.evaluate("window.clicked")) / 1000


def import_game(context: BrowserContext, address: str, game: Game[Any]) -> str:
    token = context.request.get(f"{address}/api/me").json()["csrf"]
    body = {"record": msgspec.json.decode(game.record().encode())}
    answer = context.request.post(f"{address}/api/games/import", data=body, headers={"X-CSRF-Token": token})
    return f"{address}/play/{answer.json()['id']}"


def row(name: str, loads: list[tuple[float, float]]) -> None:
    result, board = (statistics.median(times) for times in zip(*loads, strict=True))
    print(f"{name:<14}{result:10.2f}{board:10.2f}{result + board:10.2f}{(result + board) / TARGET:10.0%}")


def measure(game: Game[Any], program: str) -> None:
    with tempfile.TemporaryDirectory(prefix="bradshaw-page-") as folder, sync_playwright() as playwright:
        port = free_port()
        command = [str(Path(sys.executable).with_name("bradshaw")), "serve", "--port", str(port)]
        command += ["--database", str(Path(folder) / "page.sqlite")]
        with running(command, port, env={**os.environ, "BRADSHAW_LOG_LEVEL": "warning"}):
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            address = f"http://127.0.0.1:{port}"
            place = import_game(browser.new_context(), address, game)
            cold, warm = [], []
            for _ in range(LOADS):
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                context.add_init_script(WATCH)
                page = context.new_page()
                cold.append(load(page, place))
                warm.append(load(page, place))
                context.close()
            browser.close()
    print(f"{'':<14}{'result':>10}{'board':>10}{'together':>10}{'of target':>10}")
    row("empty cache", cold)
    row("full cache", warm)


def main() -> None:
    program = find_chromium()
    if program is None:
        print(f"The page is not measured: {ADVICE}.")
        return
    game = long_game()
    print(
        f"Page of a finished game of {len(game.played)} moves, seconds, median of {LOADS}; the target is {TARGET:.0f} s"
    )
    measure(game, program)


if __name__ == "__main__":
    main()
