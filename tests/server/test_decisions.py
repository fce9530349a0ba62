"""What the program decided is stored with the move, so that opening a game searches for no runs."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from bradshaw.server.events.live import LiveGame
from bradshaw.server.games import archive
from bradshaw.server.play.opening import open_file
from bradshaw.server.storage.tables import Event, Snapshot
from tests.eighteen.deciding import WITH_DECISIONS, decided, forbid_search, written

from .serving import Browser, Served
from .tables import view


def before_a_decision(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A record up to the last move after which the program decides, and that move."""
    record = written(name)
    number = decided(record)[-1]
    move = record["actions"][number]
    del record["actions"][number:]
    return record, move


def opened_cold(served: Served, game: str) -> LiveGame:
    """The game as a server opens it that has just started and has no snapshot of it."""

    async def forget() -> None:
        await served.state.hall.stop()
        served.state.hall.games.clear()
        served.state.hall._everywhere.clear()
        archive._kept.clear()

    served.run(forget())
    served.execute(delete(Snapshot).where(Snapshot.game == game))
    live: LiveGame = served.run(served.state.hall.find(game))
    return live


@pytest.fixture
def moved(served: Served, browser: Browser, request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """A stored game in which a player has just made a move after which the program decided; and the move on record."""
    record, move = before_a_decision(request.param)
    made = browser.post("/api/games/import", {"record": record})
    assert made.status_code == 201, made.text
    game = made.json()["id"]
    body = {"after": made.json()["version"], "action": move["action"]}
    answer = browser.post(f"/api/games/{game}/actions", body)
    assert answer.status_code == 201, answer.text
    return game, move


@pytest.mark.parametrize("moved", WITH_DECISIONS, indirect=True)
def test_a_cold_load_reads_what_was_decided_and_searches_for_nothing(
    served: Served, moved: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, move = moved
    newest = served.execute(select(Event.content).where(Event.game == game).order_by(Event.sequence))[-1][0]
    assert json.loads(newest)["decisions"] == move["decisions"]
    with monkeypatch.context() as patch:
        forbid_search(patch)
        live = opened_cold(served, game)
        assert live.trouble is None
        assert live.running.state.digest() == move["hash"]
        # The archive folds all events again, and the record has what was decided.
        answer = served.browser().get(f"/api/games/{game}/record")
        assert answer.json()["actions"][-1]["decisions"] == move["decisions"]


@pytest.mark.parametrize("moved", WITH_DECISIONS[:1], indirect=True)
def test_without_what_was_decided_the_runs_would_be_searched_for(
    served: Served, browser: Browser, moved: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, move = moved
    sequence, content = served.execute(
        select(Event.sequence, Event.content).where(Event.game == game).order_by(Event.sequence)
    )[-1]
    kept = {name: value for name, value in json.loads(content).items() if name != "decisions"}
    newest = update(Event).where(Event.game == game, Event.sequence == sequence)
    served.execute(newest.values(content=json.dumps(kept)))
    with monkeypatch.context() as patch:
        forbid_search(patch)
        assert "runs are searched for" in str(opened_cold(served, game).unreadable)
    # A game from before decisions were stored is read with a search.
    assert opened_cold(served, game).running.state.digest() == move["hash"]
    assert not view(browser, game)["unreadable"]


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_importing_a_record_searches_for_nothing_and_stores_what_was_decided(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = written(name)
    forbid_search(monkeypatch)
    opened = open_file(msgspec.json.encode(record), False, None, datetime(2026, 1, 31, tzinfo=UTC), "en")
    contents = {event.sequence - 2: json.loads(msgspec.json.encode(event.content)) for event in opened.events}
    stored = {number: content["decisions"] for number, content in contents.items() if "decisions" in content}
    assert stored == {number: record["actions"][number]["decisions"] for number in decided(record)}
    live = opened.live
    assert archive.unfold(live.head, live.places, opened.events).running.state == live.running.state
