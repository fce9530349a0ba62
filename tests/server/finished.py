"""Online games that are over, or all but: copies of a recorded game with people of one's choice in its seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import update

from bradshaw.server.storage.tables import GameHead, Seat

from .serving import Browser, Served
from .tables import copies, on_turn

RECORD = Path(__file__).parents[1] / "data" / "records" / "emubay-v1-3p-seed8.json"


def recorded(served: Served, people: Sequence[Browser], moves: int | None = None, **values: Any) -> str:
    """A recorded game for three as an online game of these people; whole, or as it stood after this many moves."""
    record = json.loads(RECORD.read_bytes())
    record["actions"] = record["actions"][:moves]
    imported = people[0].insist("/api/games/import", {"record": record})
    assert imported.status_code == 201, imported.text
    [game] = copies(served, imported.json()["id"], 1, **({"mode": "online"} | values))
    for seat, browser in enumerate(people):
        who = browser.me()
        seated = {"person": who["id"]} | ({"name": who["name"]} if who["name"] else {})
        served.execute(update(Seat).where(Seat.game == game, Seat.seat == seat).values(**seated))
    people[0].delete(f"/api/games/{imported.json()['id']}")
    served.execute(update(GameHead).where(GameHead.id == game).values(host=people[0].me()["id"]))
    return game


def all_but(count: int) -> int:
    """How many moves the recorded game has without its last ones."""
    return len(json.loads(RECORD.read_bytes())["actions"]) - count


def last_move(people: Sequence[Browser], game: str) -> Browser:
    """Make the move with which the recorded game ends; whoever makes it."""
    action = json.loads(RECORD.read_bytes())["actions"][-1]["action"]
    browser, shown = on_turn(list(people), game)
    answer = browser.insist(f"/api/games/{game}/actions", {"after": shown["version"], "action": action})
    assert answer.status_code == 201, answer.text
    return browser
