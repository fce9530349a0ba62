"""A stored game opens from a snapshot, with the same answers as from all its events; snapshots are safe to drop."""

import json
import pickle
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

import bradshaw
from bradshaw.render import svg
from bradshaw.server.events import snapshots
from bradshaw.server.events.live import KEPT, LiveGame
from bradshaw.server.events.snapshots import BadSnapshot, Frozen, freeze, thaw
from bradshaw.server.games import archive, hall
from bradshaw.server.games.store import GameStore
from bradshaw.server.play import jobs
from bradshaw.server.storage.database import AlreadyThere, StorageTrouble
from bradshaw.server.storage.tables import Event, GameHead, Snapshot
from bradshaw.server.work.kept import Known

from .serving import Browser, Served, plain_settings, serving
from .tables import play_on, view

RECORDS = Path(__file__).parents[1] / "data" / "records"
EMU_BAY, COUNTIES = "emubay-v1-4p-seed111.json", "1862-v1-4p-seed59.json"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    with serving(plain_settings(tmp_path)) as served:
        yield served


def opened(browser: Browser, name: str, actions: int) -> str:
    """A game that goes on after the first actions of a record."""
    record = json.loads((RECORDS / name).read_bytes())
    record["actions"] = record["actions"][:actions]
    answer = browser.post("/api/games/import", {"record": record})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def everything(browser: Browser, game: str) -> list[Any]:
    """All that can be read of a game."""
    shown = view(browser, game)
    past = [0, 1, 17, shown["actions"] // 2, shown["actions"]]
    return [
        {name: value for name, value in shown.items() if name not in ("log", "log_from")},
        browser.get(f"/api/games/{game}/log?before={shown['log_from']}").json() + shown["log"],
        browser.get(f"/api/games/{game}/record").json(),
        browser.get(f"/api/games/{game}/series").json(),
        *(browser.get(f"/api/games/{game}/positions/{number}").json() for number in past),
        browser.post(f"/api/games/{game}/try", {"actions": [], "at": 3}).json(),
    ]


def restarted(served: Served) -> None:
    """Forget everything that is in memory, as a restart does."""
    served.run(served.state.hall.stop())
    forgotten(served)


def killed(served: Served) -> None:
    """The same without a chance to store anything before."""

    async def wait() -> None:
        # Of moves that have just been made a snapshot may be due.
        if served.state.hall._keeper is not None:
            await served.state.hall._keeper

    served.run(wait())
    forgotten(served)


def forgotten(served: Served) -> None:
    served.state.hall.games.clear()
    served.state.hall._everywhere.clear()


def snapshots_of(served: Served, game: str) -> list[Any]:
    return served.execute(select(Snapshot.sequence, Snapshot.hash).where(Snapshot.game == game))


def newest_hash(served: Served, game: str, sequence: int) -> str:
    [row] = served.execute(select(Event.content).where(Event.game == game, Event.sequence == sequence))
    found: str = json.loads(row.content)["hash"]
    return found


def test_a_game_is_the_same_from_a_snapshot_and_from_all_its_events(own_server: Served):
    browser = own_server.browser()
    game = opened(browser, COUNTIES, 200)
    play_on(browser, game, moves=10)
    before = everything(browser, game)
    killed(own_server)
    [(sequence, digest)] = snapshots_of(own_server, game)
    assert digest == newest_hash(own_server, game, sequence)
    assert everything(browser, game) == before
    live: LiveGame = own_server.run(own_server.state.hall.find(game))
    assert live.running.before > 0
    own_server.execute(delete(Snapshot))
    restarted(own_server)
    assert everything(browser, game) == before


@pytest.mark.parametrize(("ended", "again"), [(killed, snapshots.EVERY), (restarted, 0)])
def test_only_what_came_after_a_snapshot_is_played_again(
    own_server: Served, monkeypatch: pytest.MonkeyPatch, ended: Callable[[Served], None], again: int
):
    browser = own_server.browser()
    game = opened(browser, EMU_BAY, 60)
    play_on(browser, game, moves=5)
    ended(own_server)
    folded: list[int] = []
    fold = LiveGame.fold
    monkeypatch.setattr(LiveGame, "fold", lambda live, event, step=None: folded.append(1) or fold(live, event, step))
    assert view(browser, game)["actions"] == 65
    assert len(folded) <= again


def test_snapshots_that_are_due_at_the_same_time_are_stored_in_one_transaction(
    own_server: Served, monkeypatch: pytest.MonkeyPatch
):
    stored: list[int] = []
    keep = GameStore.keep_snapshots

    async def noting(store: GameStore, frozen: Mapping[str, Frozen]) -> None:
        stored.append(len(frozen))
        await keep(store, frozen)

    monkeypatch.setattr(GameStore, "keep_snapshots", noting)
    monkeypatch.setattr(hall, "SNAPSHOT_SECONDS", 60.0)
    browser = own_server.browser()
    games = [opened(browser, EMU_BAY, 30) for _ in range(3)]
    restarted(own_server)
    assert stored == [3]
    assert all(len(snapshots_of(own_server, game)) == 1 for game in games)


@pytest.mark.parametrize(("error", "warnings"), [(AlreadyThere("UNIQUE"), 0), (StorageTrouble("the disk is full"), 1)])
def test_a_snapshot_that_another_worker_has_stored_is_no_trouble(
    own_server: Served,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    warnings: int,
):
    async def failing(store: GameStore, frozen: Mapping[str, Frozen]) -> None:
        raise error

    monkeypatch.setattr(GameStore, "keep_snapshots", failing)
    game = opened(own_server.browser(), EMU_BAY, 30)
    restarted(own_server)
    told = [record for record in caplog.records if record.message == "a snapshot could not be stored"]
    assert [record.game for record in told] == [game] * warnings


def test_a_game_that_was_deleted_takes_no_other_snapshot_with_it(own_server: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hall, "SNAPSHOT_SECONDS", 60.0)
    browser = own_server.browser()
    game, gone = (opened(browser, EMU_BAY, 30) for _ in range(2))
    # As another worker does it, of which this one has not heard.
    own_server.execute(delete(GameHead).where(GameHead.id == gone))
    restarted(own_server)
    assert len(snapshots_of(own_server, game)) == 1
    assert not snapshots_of(own_server, gone)


def test_moves_are_taken_back_from_before_a_snapshot(own_server: Served):
    browser = own_server.browser()
    game = opened(browser, EMU_BAY, 70)
    restarted(own_server)
    for _ in range(60):
        shown = view(browser, game)
        answer = browser.post(f"/api/games/{game}/undo", {"after": shown["version"]})
        assert answer.status_code == 201, answer.text
    shown = view(browser, game)
    assert shown["actions"] == 10
    restarted(own_server)
    assert view(browser, game)["position"] == shown["position"]
    moved = browser.post(f"/api/games/{game}/redo", {"after": view(browser, game)["version"]}).json()
    assert moved["number"] == 11


def test_a_game_that_lasts_keeps_little_in_memory(own_server: Served):
    browser = own_server.browser()
    game = opened(browser, COUNTIES, 2 * KEPT)
    play_on(browser, game, moves=KEPT)
    live: LiveGame = own_server.run(own_server.state.hall.find(game))
    assert live.running.number - live.running.before <= 2 * KEPT + 16
    assert len(live.told) <= 2 * KEPT
    assert len(live.movers) == live.running.number


@pytest.mark.parametrize(
    "damage",
    [
        {"data": b"nonsense"},
        {"data": zlib.compress(pickle.dumps({"sequence": 1}))},
        {"hash": "0" * 16},
        {"code": "another program"},
        {"sequence": 3},
    ],
)
def test_a_damaged_snapshot_is_as_good_as_none(own_server: Served, damage: dict[str, Any]):
    browser = own_server.browser()
    game = opened(browser, EMU_BAY, 40)
    before = view(browser, game)
    restarted(own_server)
    own_server.execute(update(Snapshot).values(**damage))
    shown = view(browser, game)
    assert (shown["position"], shown["unreadable"]) == (before["position"], "")


class Surprise:
    """What somebody might put into a snapshot who can write to the database."""

    def __reduce__(self) -> Any:
        return print, ("surprise",)


def test_a_snapshot_cannot_run_anything(own_server: Served, capsys: pytest.CaptureFixture[str]):
    browser = own_server.browser()
    game = browser.make_game(seed=3)["id"]
    live: LiveGame = own_server.run(own_server.state.hall.find(game))
    frozen = freeze(live)
    assert thaw(frozen).running.state.digest() == frozen.hash
    for evil in (Surprise(), serving, own_server.state.settings.__class__.database_url):
        with pytest.raises((BadSnapshot, pickle.PicklingError, AttributeError, TypeError)):
            thaw(Frozen(frozen.sequence, frozen.code, frozen.hash, zlib.compress(pickle.dumps({"game": evil}))))
    assert "surprise" not in capsys.readouterr().out


def test_games_that_nobody_uses_make_room(tmp_path: Path):
    with serving(plain_settings(tmp_path, memory_mb=1)) as served:
        browser = served.browser()
        games = [browser.make_game(seed=number)["id"] for number in range(40)]
        hall = served.state.hall
        assert hall.weight <= 1024 * 1024
        assert len(hall.games) < 40
        for game in games:
            assert view(browser, game)["status"] == "running"
        assert hall.weight <= 1024 * 1024


def test_events_of_long_ago_are_told_again(own_server: Served):
    browser = own_server.browser()
    game = opened(browser, COUNTIES, 3 * KEPT)
    told: list[dict[str, Any]] = []
    with browser.http.stream("GET", f"/api/games/{game}/events?after=0") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                told.append(json.loads(line.removeprefix("data: ")))
                if told[-1]["sequence"] == view(browser, game)["sequence"]:
                    break
    assert [event["sequence"] for event in told] == list(range(1, len(told) + 1))
    assert len(told) > 2 * KEPT
    assert all(event["entries"] is not None for event in told if event["kind"] == "action")


def test_what_is_asked_of_a_game_that_goes_on_meanwhile_is_answered(own_server: Served):
    browser = own_server.browser()
    game = opened(browser, COUNTIES, 200)
    live = own_server.run(own_server.state.hall.find(game))
    before = live.sequence
    play_on(browser, game, moves=2)
    assert own_server.run(own_server.state.archive.ask(live, "ada", sequence_of)) == live.sequence
    # A request that was sent before the moves and had to wait.
    assert archive._with_kept(game, before, (), sequence_of) == live.sequence
    head, places, events = own_server.run(own_server.state.store.load(game))
    assert archive._with_whole(head, places, events, before, sequence_of) == live.sequence


def sequence_of(live: LiveGame) -> int:
    return live.sequence


@pytest.mark.parametrize("moves", [0, snapshots.EVERY])
def test_the_board_of_a_game_that_is_opened_is_not_drawn_anew(
    own_server: Served, monkeypatch: pytest.MonkeyPatch, moves: int
):
    browser = own_server.browser()
    game = opened(browser, COUNTIES, 200)
    play_on(browser, game, moves=moves)
    shown = view(browser, game)
    restarted(own_server)
    drawn: list[str] = []
    in_words = svg.in_words
    monkeypatch.setattr(svg, "in_words", lambda cell, *given: drawn.append(cell.id) or in_words(cell, *given))
    # As in a new process.
    svg._hex_parts.cache_clear()
    assert view(browser, game)["position"] == shown["position"]
    assert drawn == []
    restarted(own_server)
    svg._hex_parts.cache_clear()
    german = browser.get(f"/api/games/{game}", params={"language": "de"}).json()
    assert len(drawn) == shown["position"]["board"].count('class="hex ')
    assert german["position"]["board"] != shown["position"]["board"]


def test_moves_of_bots_keep_the_board_for_the_next_snapshot():
    record = json.loads((RECORDS / EMU_BAY).read_bytes())
    game = bradshaw.load(json.dumps(record)).at(40)
    action = game.title.read_action(record["actions"][40]["action"], game.state)
    for language in ("", "fr"):
        known = Known("game", game.mark, game.window())
        made = jobs.move(known, [action], game.actors[0], "2026-01-31T18:30:00Z", None, language)
        assert made.shown is None
        assert bool(made.drawn) == bool(language)
