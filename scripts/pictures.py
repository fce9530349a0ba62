"""The pictures of README.md and the documentation, taken from the present application: `python scripts/pictures.py`.

Bots play a game of each title from a seed; the pictures show it after some moves. Others show pages as a newcomer sees
them. With names (`python scripts/pictures.py home lesson`) only these are taken.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bradshaw.bots.kinds import make  # noqa: E402
from bradshaw.core.game import Game  # noqa: E402
from bradshaw.core.registry import title  # noqa: E402
from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tests.server.serving import plain_settings, serving  # noqa: E402

IMPORT = """async (record) => {
    const me = await (await fetch("/api/me")).json();
    const headers = {"Content-Type": "application/json", "X-CSRF-Token": me.csrf};
    const answer = await fetch("/api/games/import", {method: "POST", headers, body: JSON.stringify({record})});
    return (await answer.json()).id;
}"""


NAMES = ("Ada", "Ben", "Cleo", "Dot")
FOLDER = ROOT / "docs/pictures"
WINDOW = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=760)


class Picture(NamedTuple):
    """A game after so many moves, and the key of the view in the middle."""

    title: str
    seed: int
    number: int
    key: str


PICTURES = (
    Picture("emubay", 6, 58, "m"),
    Picture("1860", 5, 420, "m"),
    Picture("1862", 4, 380, "t"),
)


class Sight(NamedTuple):
    """A page when somebody opens it: the picture's name, the address, what is there at last, and the window."""

    name: str
    address: str
    complete: str
    window: ViewportSize


SIGHTS = (
    Sight("home", "/", ".title-card img", WINDOW),
    Sight("lesson", "/learn/1860/track", ".board-sheet svg", WINDOW),
    Sight("phone", "/learn/1860/track", ".board-sheet svg", PHONE),
)


def record_of(picture: Picture) -> Any:
    """The game that bots have played so far."""
    game = Game(title(picture.title), NAMES, seed=picture.seed)
    bots = [make("greedy", picture.seed + seat) for seat in range(len(NAMES))]
    while game.number < picture.number and game.outcome is None:
        game.play(bots[game.actors[0]].choose(game.title, game.state))
    return json.loads(game.record().encode())


def show_game(page: Page, url: str, picture: Picture) -> None:
    """Open the game and wait until it stands still."""
    page.goto(url)
    page.get_by_role("main").wait_for()
    game = page.evaluate(IMPORT, record_of(picture))
    page.goto(f"{url}/play/{game}")
    page.locator(".question h2").wait_for()
    page.keyboard.press(picture.key)


def take(page: Page, name: str) -> None:
    """Take the picture, once nothing moves any more."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.evaluate("document.activeElement?.blur()")
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def main() -> None:
    wanted = sys.argv[1:] or [*(picture.title for picture in PICTURES), *(sight.name for sight in SIGHTS)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        with serving(plain_settings(Path(folder), log_level="warning")) as served:
            page = browser.new_page(locale="en-GB", color_scheme="light", viewport=WINDOW)
            for sight in (sight for sight in SIGHTS if sight.name in wanted):
                page.set_viewport_size(sight.window)
                page.goto(f"{served.url}{sight.address}")
                page.locator(sight.complete).first.wait_for()
                take(page, sight.name)
            page.set_viewport_size(WINDOW)
            for picture in (picture for picture in PICTURES if picture.title in wanted):
                show_game(page, served.url, picture)
                take(page, picture.title)
        browser.close()


if __name__ == "__main__":
    main()
