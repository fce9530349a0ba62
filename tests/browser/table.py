"""A game on the page: what it shows, and moves made by clicking on what is lit."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .visitor import Visitor

NAMES = ("Ada", "Ben", "Cleo")


class Table:
    """A game as somebody at a wide screen sees and plays it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        page: Page = visitor.page
        self.page = page
        self.turn = page.get_by_role("region", name="Your turn")
        self.question = self.turn.get_by_role("heading", level=2)
        self.mine = self.turn.get_by_text("Your turn", exact=True)
        self.choices = self.turn.locator("[data-choice]")
        self.bid = self.turn.get_by_role("group", name="Bid")
        self.confirm = self.turn.get_by_role("button", name=re.compile(r"^(Confirm|Bid £\d+)$"))
        self.board = page.get_by_role("application")
        self.hexes = self.board.get_by_role("button", disabled=False)
        self.actions = page.get_by_role("region", name="Action table")
        self.slider = page.get_by_role("slider", name="Position after move")
        self.result = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile(" with £")))

    # What is shown

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return int(self.slider.get_attribute("max") or 0)

    def tab(self, name: str) -> Locator:
        """Open one of the tabs beside the board; its panel."""
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)

    def moved_on(self, number: int) -> None:
        """Wait until another number of moves has been made than this one."""
        self.page.locator(f'[aria-label="Position after move"]:not([max="{number}"])').wait_for()

    def at(self, number: int) -> None:
        """Wait until so many moves have been made."""
        expect(self.slider).to_have_attribute("max", str(number))

    def settled(self) -> bool:
        """Wait for a decision of somebody here; False if the game is over."""
        while True:
            number = self.number
            self.mine.or_(self.result).first.wait_for()
            if self.result.is_visible():
                return False
            if self.choices.count() != 1 or self.bid.count() or "Pass" not in (self.choices.text_content() or ""):
                return True
            # Whoever can only pass is passed by the server.
            self.moved_on(number)

    # Moves

    def pick(self, chance: random.Random) -> None:
        """Choose something that is lit: on the map, in the action table, or in the list."""
        stops = self.choices.filter(has_text=re.compile("dividends|^\\W*\\d*\\s*(Pass|Stop|End)"))
        if stops.count() and chance.random() < 0.7:
            stops.first.click()
        elif self.hexes.count():
            self.hexes.nth(chance.randrange(self.hexes.count())).click()
        elif self.choices.count():
            self.choices.nth(chance.randrange(self.choices.count())).click()
        else:
            self.bid.get_by_role("button", name="Minimum").click()

    def move(self, chance: random.Random) -> None:
        """Choose something, confirm it, and wait until it is made."""
        number = self.number
        self.pick(chance)
        self.commit(number)

    def commit(self, number: int) -> None:
        which = self.turn.get_by_text("Which one?")
        if which.is_visible():
            self.turn.locator("button.choice").first.click()
        self.confirm.click()
        self.moved_on(number)


def start(visitor: Visitor, mode: str = "hotseat", seed: int = 7, **wish: Any) -> Table:
    """A game of three at one screen, made without clicking and opened in the page."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    game = visitor.send("/api/games", {"title": "emubay", "mode": mode, "seats": seats, "seed": seed, "pace": 0} | wish)
    return sit_down(visitor, game["id"])


def sit_down(visitor: Visitor, game: str) -> Table:
    visitor.go(f"/play/{game}")
    table = Table(visitor)
    table.question.wait_for()
    return table
