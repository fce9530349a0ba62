"""Games for tests: people around a table, and moves picked from what the server offers."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
from sqlalchemy import insert, select

from bradshaw.core.chance import Chance
from bradshaw.server.storage.tables import Event, GameHead, Seat

from .serving import Browser, Served

PATIENCE = 300.0
LONGEST_PAUSE = 0.1


def view(browser: Browser, game: str) -> dict[str, Any]:
    answer = browser.insist(f"/api/games/{game}", method="GET")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def offered(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that the position offers, ranges at both ends."""
    choices = position["choices"]
    actions = [choice["action"] for choice in choices["actions"]]
    for span in choices["ranges"]:
        for value in {span["low"], span["high"]}:
            actions.append({**span["action"], span["field"]: value})
    return actions


def move(browser: Browser, game: dict[str, Any], chance: Chance) -> httpx.Response:
    """Post one of the offered actions against the version that was seen."""
    action = chance.pick(offered(game["position"]))
    return browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})


def make_move(browser: Browser, game: dict[str, Any], chance: Chance) -> None:
    """Make one of the offered moves, however busy the server is."""
    action = chance.pick(offered(game["position"]))
    answer = browser.insist(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})
    assert answer.status_code == 201, answer.text


def play_on(browser: Browser, game: str, moves: int, seed: int = 0) -> dict[str, Any]:
    """Make moves for all seats of a hotseat game; the game as it then stands."""
    chance = Chance(seed)
    for _ in range(moves):
        shown = settled(browser, game)
        if shown["status"] == "finished":
            break
        make_move(browser, shown, chance)
    return settled(browser, game)


def settled(browser: Browser, game: str) -> dict[str, Any]:
    """The game at a decision of whoever looks at it."""

    def look() -> dict[str, Any] | None:
        shown = view(browser, game)
        if shown["status"] == "finished":
            return shown
        return shown if shown["my_turn"] else None

    shown: dict[str, Any] = until(look, "a decision")
    return shown


def online(host: Browser, *others: Browser, bots: int = 0, **wish: Any) -> str:
    """An online game of the host and the others, started."""
    seats = [
        {"kind": "me", "name": "Ada"},
        *({"kind": "open"} for _ in others),
        *({"kind": "bot"} for _ in range(bots)),
    ]
    made = host.make_game(mode="online", seats=seats, pace=0, **wish)
    for name, other in zip(("Ben", "Cleo", "Dot"), others, strict=False):
        answer = other.insist(f"/api/games/{made['id']}/join", {"name": name, "invite": made["invite"]})
        assert answer.status_code == 201, answer.text
    if others:
        answer = host.insist(f"/api/games/{made['id']}/start")
        assert answer.status_code == 201, answer.text
    game: str = made["id"]
    return game


def until(condition: Callable[[], Any], what: str) -> Any:
    """Wait for something that happens in the background."""
    end = time.monotonic() + PATIENCE
    pause = 0.01
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        # What takes longer is asked for less often: the asking would slow it down.
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
    raise AssertionError(f"waited in vain for {what}")


def on_turn(browsers: list[Browser], game: str) -> tuple[Browser, dict[str, Any]]:
    """The browser whose turn it is, with what it sees."""

    def look() -> tuple[Browser, dict[str, Any]] | None:
        for browser in browsers:
            shown = view(browser, game)
            if shown["my_turn"]:
                return browser, shown
        return None

    found: tuple[Browser, dict[str, Any]] = until(look, "somebody's turn")
    return found


def copies(served: Served, game: str, count: int, **values: Any) -> list[str]:
    """More games like this one, each a minute older than the one before; by age."""
    row = dict(served.execute(select(*GameHead.__table__.columns).where(GameHead.id == game))[0]._mapping)
    seats = [dict(one._mapping) for one in served.execute(select(*Seat.__table__.columns).where(Seat.game == game))]
    events = [dict(one._mapping) for one in served.execute(select(*Event.__table__.columns).where(Event.game == game))]
    names = [secrets.token_hex(6) for _ in range(count)]
    heads = [
        row | {"id": name, "updated": row["updated"] - timedelta(minutes=number)} | values
        for number, name in enumerate(names, start=1)
    ]
    served.execute(insert(GameHead).values(heads))
    for table, rows in ((Seat, seats), (Event, events)):
        if rows:
            served.execute(insert(table).values([one | {"game": name} for name in names for one in rows]))
    return names
