"""Clubs for tests: founded, joined, and with games that end soon."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import update

import bradshaw
from bradshaw.server.events.head import ONLINE
from bradshaw.server.storage.tables import GameHead, Seat
from tests.conformance.golden import RECORDS

from .serving import Browser, Served
from .tables import view

SHORT = RECORDS / "emubay-v1-4p-seed111.json"


def found_club(head: Browser, *members: Browser, name: str = "Wednesday") -> str:
    """A club that the others have joined by its link; its id."""
    answer = head.post("/api/clubs", {"name": name})
    assert answer.status_code == 201, answer.text
    club: str = answer.json()["id"]
    invite = head.post(f"/api/clubs/{club}/link", {"wanted": True}).json()["invite"]
    for member in members:
        joined = member.post(f"/api/clubs/{club}/join", {"invite": invite})
        assert joined.status_code == 201, joined.text
    return club


def club_table(browser: Browser, club: str, others: int = 1, **wish: Any) -> dict[str, Any]:
    """A table of a club that waits for others."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(others)), {"kind": "bot", "bot": "random"}]
    return browser.make_game(mode="online", seats=seats, club=club, pace=0, **wish)


def almost_over(served: Served, club: str | None, people: list[Browser | None]) -> tuple[str, dict[str, Any]]:
    """An online game of a club one move before its end; None stands for a bot. Its id, and the last move."""
    record = json.loads(SHORT.read_bytes())
    last = record["actions"].pop()
    guest = served.browser()
    game: str = guest.insist("/api/games/import", {"record": record}).json()["id"]
    guest.http.close()
    seats = [None if one is None else one.me()["id"] for one in people]

    async def seat() -> None:
        live = await served.state.hall.find(game)
        live.head.mode, live.head.club, live.head.host = ONLINE, club, seats[0]
        for place, person in zip(live.places, seats, strict=True):
            place.person, place.bot = person, "random" if person is None else None

    served.run(seat())
    served.execute(update(GameHead).where(GameHead.id == game).values(mode=ONLINE, club=club, host=seats[0]))
    for number, person in enumerate(seats):
        values = {"person": person, "bot": "random" if person is None else None}
        served.execute(update(Seat).where(Seat.game == game, Seat.seat == number).values(**values))
    return game, last


def end_game(game: str, last: dict[str, Any], people: list[Browser | None]) -> dict[str, Any]:
    """Make the last move; what whoever made it then sees."""
    mover = people[last["actor"]]
    assert mover is not None
    body = {"after": view(mover, game)["version"], "action": last["action"]}
    answer = mover.insist(f"/api/games/{game}/actions", body)
    assert answer.status_code == 201, answer.text
    return view(mover, game)


def scores_of_short() -> list[int]:
    """What the players of the recorded game have in the end."""
    outcome = bradshaw.load(SHORT.read_bytes()).outcome
    assert outcome is not None
    return list(outcome.scores)
