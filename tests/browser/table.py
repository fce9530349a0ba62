"""A game on the page: what it shows, and moves made by clicking on what is lit."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

import bradshaw
from bradshaw.core.game import Game

from .visitor import Visitor

NAMES = ("Ada", "Ben", "Cleo")
RECORD = Path(__file__).parents[1] / "data" / "records" / "emubay-v1-4p-seed111.json"
"""A finished game of Ada, Ben, Cleo and Dot in which everything occurs."""
ISLE = RECORD.with_name("1860-v1-2p-seed189.json")
"""A finished game of 1860 by its plain rules."""
# At one moment: between two questions to the page its position may change.
OFFERED = """turn => {
    const places = turn.querySelectorAll('[data-choice], [role="group"][aria-label="Bid"]');
    return places.length;
}"""


class Table:
    """A game as somebody sees and plays it at a wide screen, where the history is always in sight."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        page = self.page = visitor.page
        self.turn = page.get_by_role("region", name="Your turn")
        self.question = self.turn.get_by_role("heading", level=2)
        self.mine = self.turn.get_by_text("Your turn", exact=True)
        self.choices = self.turn.locator("[data-choice]")
        self.bid = self.turn.get_by_role("group", name="Bid")
        self.confirm = self.turn.get_by_role("button", name=re.compile(r"^(Confirm|Bid £\d+)$"))
        self.board = page.get_by_role("application")
        self.hexes = self.board.get_by_role("button", disabled=False)
        self.actions = page.get_by_role("region", name="Action table")
        self.history = page.get_by_role("region", name="History")
        self.slider = page.get_by_role("slider", name="Position after move")
        self.result = page.get_by_role("region", name=re.compile(" with £"))

    # What is shown

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return int(self.slider.get_attribute("max") or 0)

    def tab(self, name: str) -> Locator:
        """Open one of the views or of the tabs beside them; its panel."""
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)

    def moved_on(self, number: int) -> None:
        """Wait until another number of moves has been made than this one."""
        self.page.locator(f'[aria-label="Position after move"]:not([max="{number}"])').wait_for()

    def has_moves(self, number: int) -> None:
        """Wait until exactly so many moves have been made."""
        self.page.locator(f'[aria-label="Position after move"][max="{number}"]').wait_for()

    def decision(self) -> bool:
        """Wait for a decision of somebody here; False if the game is over."""
        while True:
            self.mine.or_(self.result).first.wait_for()
            if self.result.is_visible():
                return False
            offered: int = self.turn.evaluate(OFFERED)
            if offered:
                return True

    # Moves

    def move(self, chance: random.Random, at_once: bool = False) -> None:
        """Choose something, confirm it unless that is set otherwise, and wait until it is made."""
        number = self.number
        self.pick(chance)
        if not at_once:
            self.confirm.click()
        self.moved_on(number)

    def pick(self, chance: random.Random) -> None:
        """Choose something that is lit: on the map, on the action table, or in the list."""
        ends = self.choices.filter(has_text=re.compile("dividends|Pass|Stop|Finish|End"))
        lit = self.actions.get_by_role("button", disabled=False)
        if ends.count() and chance.random() < 0.6:
            ends.first.click()
        elif self.hexes.count():
            self.one(self.hexes, chance).click()
            # Track of either gauge can be possible in one hex.
            which = self.turn.locator("button.choice:not([data-choice])")
            if which.count():
                self.one(which, chance).click()
        elif self.actions.count() and lit.count() and chance.random() < 0.5:
            self.one(lit, chance).click()
            uses = self.actions.get_by_role("dialog").locator("li").get_by_role("button")
            if uses.count():
                self.one(uses, chance).click()
        elif self.bid.count():
            self.bid.get_by_role("button", name="Minimum").click()
        else:
            self.one(self.choices, chance).click()

    @staticmethod
    def one(among: Locator, chance: random.Random) -> Locator:
        return among.nth(chance.randrange(among.count()))


def take_seat(visitor: Visitor, game: str) -> Table:
    """Open a game's page."""
    visitor.go(f"/play/{game}")
    table = Table(visitor)
    table.question.wait_for()
    return table


def make_game(visitor: Visitor) -> str:
    """A game of three at one screen, made without clicking."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    game: str = visitor.send("/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats, "seed": 7})["id"]
    return game


def whole_record(path: Path = RECORD) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_bytes())
    return record


@cache
def played(path: Path) -> Game[Any]:
    """A recorded game, to look at."""
    return bradshaw.load(path.read_bytes())


@cache
def first_decision(stage: str, after: int, path: Path) -> int:
    """How many moves of a recorded game have been made at its first decision of a kind, or its first after so many."""
    game = played(path)
    numbers = range(after, len(game.played))
    return next(number for number in numbers if game.title.position(game.at(number).state)["stage"] == stage)


def record_at(stage: str, after: int = 0, path: Path = RECORD) -> dict[str, Any]:
    """A recorded game up to its first decision of a kind, or its first after so many moves.

    The kinds of Emu Bay are bidding, lift_cube, choose_action, building and taking.
    """
    return record_until(first_decision(stage, after, path), path)


def record_until(number: int, path: Path = RECORD) -> dict[str, Any]:
    """A recorded game as it stood after this many moves."""
    record = whole_record(path)
    record["actions"] = record["actions"][:number]
    return record


def import_game(visitor: Visitor, record: dict[str, Any]) -> str:
    game: str = visitor.send("/api/games/import", {"record": record})["id"]
    return game


def table_at(visitor: Visitor, stage: str, after: int = 0, path: Path = RECORD) -> Table:
    """A recorded game at a decision of a kind, at one screen."""
    return take_seat(visitor, import_game(visitor, record_at(stage, after, path)))
