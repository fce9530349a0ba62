"""The pictures of README.md, taken from the present application: `python scripts/pictures.py`.

Bots play a game of each title from a seed; the pictures show it after some moves.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

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
WINDOW = {"width": 1280, "height": 800}


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


def record_of(picture: Picture) -> Any:
    """The game that bots have played so far."""
    game = Game(title(picture.title), NAMES, seed=picture.seed)
    bots = [make("greedy", picture.seed + seat) for seat in range(len(NAMES))]
    while game.number < picture.number and game.outcome is None:
        game.play(bots[game.actors[0]].choose(game.title, game.state))
    return json.loads(game.record().encode())


def take(page: Page, url: str, picture: Picture) -> None:
    """Open the game, wait until it stands still, and take the picture."""
    page.goto(url)
    page.get_by_role("main").wait_for()
    game = page.evaluate(IMPORT, record_of(picture))
    page.goto(f"{url}/play/{game}")
    page.locator(".question h2").wait_for()
    page.keyboard.press(picture.key)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.evaluate("document.activeElement?.blur()")
    path = ROOT / "docs/pictures" / f"{picture.title}.png"
    page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        with serving(plain_settings(Path(folder), log_level="warning")) as served:
            page = browser.new_page(locale="en-GB", color_scheme="light", viewport=WINDOW)
            for picture in PICTURES:
                take(page, served.url, picture)
        browser.close()


if __name__ == "__main__":
    main()
