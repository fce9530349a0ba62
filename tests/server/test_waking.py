"""After a restart, bots and programs go on in every running game, though nobody visits."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bradshaw.server.games.hall import Hall
from bradshaw.server.games.store import GameStore
from bradshaw.server.play import waking
from bradshaw.server.storage.database import StorageTrouble
from bradshaw.server.storage.tables import Event, GameHead
from tests.examples import SOAK, in_soak, times

from .process import server_process
from .serving import Browser, Served, plain_settings, serving
from .tables import copies, until, view

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Ada"}]


def moves_of(served: Served) -> dict[str, int]:
    rows = served.execute(select(Event.game, func.count()).where(Event.kind == "action").group_by(Event.game))
    return {row[0]: row[1] for row in rows}


def turn_of(served: Served, game: str) -> Any:
    return served.execute(select(GameHead.turn).where(GameHead.id == game))[0][0]


def waiting_for_a_bot(browser: Browser) -> str:
    """A game in which a bot decides first, and takes its time."""
    for seed in range(20):
        made = browser.make_game(mode="solo", seats=BOTS, pace=10, seed=seed)
        if not made["my_turn"]:
            break
    game: str = made["id"]
    return game


def at_once(served: Served) -> None:
    """When the server starts again, bots take no time."""
    served.execute(update(GameHead).values(pace=0))


def went_on(served: Served, *games: str) -> None:
    """Bots have moved in all these games."""
    until(lambda: set(games) <= set(moves_of(served)), "the bots")


def test_bots_of_all_games_go_on_after_a_restart_with_nobody_visiting(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        game = waiting_for_a_bot(served.browser())
        assert turn_of(served, game) in (0b001, 0b010)
        at_once(served)
        assert moves_of(served) == {}
    with serving(settings) as served:
        went_on(served, game)


def test_every_game_is_woken_and_no_other_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(waking, "AT_ONCE", 3)
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        ada = served.browser()
        game = waiting_for_a_bot(ada)
        at_once(served)
        others = copies(served, game, 7)
        own = ada.make_game(pace=0)["id"]
        finished = copies(served, game, 1, status="finished")
    opened: list[str] = []
    find = Hall.find

    async def watched(hall: Hall, name: str) -> Any:
        opened.append(name)
        return await find(hall, name)

    monkeypatch.setattr(Hall, "find", watched)
    with serving(settings) as served:
        went_on(served, game, *others)
    assert sorted(opened) == sorted([game, *others])
    assert not {own, *finished} & set(opened)


def test_game_of_an_older_program_is_woken_too(tmp_path: Path):
    settings = plain_settings(tmp_path)
    unknown = {"actions": None, "turn": None, "headline": None, "winners": None, "unreadable": None}
    with serving(settings) as served:
        game = waiting_for_a_bot(served.browser())
        at_once(served)
        served.execute(update(GameHead).where(GameHead.id == game).values(**unknown))
    with serving(settings) as served:
        went_on(served, game)


def test_broken_game_keeps_no_other_asleep(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        game = waiting_for_a_bot(served.browser())
        at_once(served)
        broken = copies(served, game, 3)
        served.execute(update(GameHead).where(GameHead.id == broken[0]).values(title="ludo"))
        served.execute(update(Event).where(Event.game == broken[1], Event.sequence == 2).values(content="{"))
        served.execute(update(GameHead).where(GameHead.id == broken[2]).values(options="["))
    with serving(settings) as served:
        went_on(served, game)
        assert served.browser().get("/healthz").status_code == 200


def test_programs_go_on_after_a_restart_with_nobody_visiting(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        ada = served.browser()
        game = ada.make_game(pace=0, seed=5)["id"]
        shown = view(ada, game)
        bid = shown["position"]["choices"]["ranges"][0]
        action = {**bid["action"], bid["field"]: bid["low"]}
        program = {"kind": "pass_above", "amount": bid["low"]}
        assert ada.put(f"/api/games/{game}/programs", {"programs": [program]}).status_code == 200
        # The bid is stored and nothing else, as if the server had been killed at that moment.
        served.state.hall.after_change.clear()
        assert ada.post(f"/api/games/{game}/actions", {"after": shown["version"], "action": action}).status_code == 201
        before = moves_of(served)[game]
    with serving(settings) as served:
        until(lambda: moves_of(served)[game] > before, "the programs")
        kinds = served.execute(select(Event.content).where(Event.game == game, Event.kind == "action"))
        assert '"automatic":true' in kinds[-1][0]


@in_soak
def test_bots_go_on_after_a_kill(tmp_path: Path):
    database = tmp_path / "killed.sqlite"
    with server_process(tmp_path, str(database)) as server:
        game = waiting_for_a_bot(Browser(server.url))
        server.kill()
        # In a soak also while it is about to go on.
        for _ in range(1, times()):
            server.start()
            server.kill()
        assert SOAK or _moves(database, game) == 0
        server.start()
        until(lambda: _moves(database, game), "the bots")


def _moves(database: Path, game: str) -> int:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        moves: int = connection.execute("SELECT actions FROM games WHERE id = ?", (game,)).fetchone()[0]
        return moves


def test_only_a_few_woken_games_go_on_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(waking, "MOST_AWAKE", 2)
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        game = waiting_for_a_bot(served.browser())
        at_once(served)
        names = [game, *copies(served, game, 5)]
    most = 0

    async def attend(self: Any, live: Any) -> bool:
        nonlocal most
        most = max(most, len(self._tasks))
        await asyncio.sleep(0.1)
        woken.append(live.head.id)
        return False

    woken: list[str] = []
    monkeypatch.setattr("bradshaw.server.play.attendants.Attendants._move", attend)
    with serving(settings):
        until(lambda: sorted(woken) == sorted(names), "all games")
    assert most == 2


def test_waking_waits_for_a_database_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        game = waiting_for_a_bot(served.browser())
        at_once(served)
    listing, failures = GameStore.list_waking, 2

    async def fail(store: GameStore, after: str, most: int) -> list[str]:
        nonlocal failures
        if failures:
            failures -= 1
            raise StorageTrouble("The database is locked.")
        return await listing(store, after, most)

    monkeypatch.setattr(GameStore, "list_waking", fail)
    monkeypatch.setattr(waking, "PAUSE_AFTER_TROUBLE", 0.05)
    with caplog.at_level(logging.WARNING), serving(settings) as served:
        went_on(served, game)
    assert failures == 0
