"""Players who go on playing while the server is killed under them, and what must hold afterwards."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import msgspec
import psycopg

import bradshaw
from bradshaw.core.chance import Chance
from bradshaw.core.errors import BradshawError
from bradshaw.core.game import Game

from .serving import Browser
from .tables import offered, until, view

PATIENCE = 300.0
PAUSE = 0.05
OWN_GAMES = 3
TOGETHER_SEED = 99

EventRow = tuple[str, int, str, dict[str, Any]]
"""Game, sequence, kind and content of an event as it is stored."""


def events_in(database: str) -> list[EventRow]:
    """All events, of a SQLite file or of the PostgreSQL database at an address."""
    query = "SELECT game, sequence, kind, content FROM events ORDER BY game, sequence"
    if "://" in database:
        with psycopg.connect(database) as server:
            rows = server.execute(query).fetchall()
    else:
        with contextlib.closing(sqlite3.connect(database)) as file:
            rows = file.execute(query).fetchall()
    return [(game, sequence, kind, json.loads(content)) for game, sequence, kind, content in rows]


class Toll(NamedTuple):
    """What a siege has cost."""

    acknowledged: int
    unanswered: int
    """Moves that were stored although no answer came."""
    lost: int
    """Moves that were acknowledged and are not there, or not as they were made."""
    doubled: int
    """Moves that are there once more than they were made."""
    unreadable: list[str]
    """Games with a gap, or that do not play again to the same positions."""


class Siege:
    """Several players in several games. Each move is noted with what became of it."""

    def __init__(self, url: str, players: int, moves: int, seed: int, own_games: int = OWN_GAMES) -> None:
        self.url = url
        self.wanted = moves
        self.own_games = own_games
        self.chance = Chance(seed)
        self.browsers = [Browser(url) for _ in range(players)]
        self.games: list[str] = []
        self.of_player: list[list[str]] = []
        self.acknowledged: dict[tuple[str, int], dict[str, Any]] = {}
        """The action by game and the version that the server said it led to."""
        self.unanswered = Counter[str]()
        self.lock = threading.Lock()
        self.trouble: list[str] = []
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []

    # Before

    def set_up(self) -> None:
        """Games of their own for all players, enough that somebody can always move, and one that all play together."""
        for number, browser in enumerate(self.browsers):
            seeds = range(number * self.own_games, (number + 1) * self.own_games)
            self.of_player.append([browser.make_game(seed=seed, pace=0)["id"] for seed in seeds])
        host, *others = self.browsers
        seats = [{"kind": "me", "name": "Player 0"}, *({"kind": "open"} for _ in others)]
        made = host.make_game(mode="online", seats=seats, pace=0, seed=TOGETHER_SEED)
        for number, browser in enumerate(others, start=1):
            body = {"name": f"Player {number}", "invite": made["invite"]}
            assert browser.insist(f"/api/games/{made['id']}/join", body).status_code == 201
        assert host.insist(f"/api/games/{made['id']}/start").status_code == 201
        for own in self.of_player:
            own.append(made["id"])
        self.games = [game for own in self.of_player for game in own[:-1]] + [made["id"]]
        self.together: str = made["id"]

    # During

    def begin(self) -> None:
        self._threads = [
            threading.Thread(target=self._guarded, args=(self._play, number), daemon=True)
            for number in range(len(self.browsers))
        ]
        self.follower = Resuming(self.url, self.together, self._over)
        self._threads.append(threading.Thread(target=self._guarded, args=(self.follower.follow,), daemon=True))
        for thread in self._threads:
            thread.start()

    def _guarded(self, work: Callable[..., None], *given: Any) -> None:
        try:
            work(*given)
        except BaseException as error:
            self.trouble.append(f"{type(error).__name__}: {error}")
            raise

    @property
    def made(self) -> int:
        with self.lock:
            return len(self.acknowledged)

    def wait_for(self, moves: int) -> None:
        """Wait until so many moves have been acknowledged."""
        end = time.monotonic() + PATIENCE
        while self.made < moves:
            assert not self.trouble, self.trouble
            assert time.monotonic() < end, f"only {self.made} of {moves} moves were made"
            time.sleep(0.002)

    def _play(self, player: int) -> None:
        browser = self.browsers[player]
        chance = Chance(player)
        while not self._over.is_set() and self.made < self.wanted:
            game = chance.pick(self.of_player[player])
            shown = self._look(browser, game)
            if shown is None or not shown["my_turn"]:
                time.sleep(PAUSE)
                continue
            action = chance.pick(offered(shown["position"]))
            self._insist(browser, game, {"after": shown["version"], "action": action})

    def _look(self, browser: Browser, game: str) -> dict[str, Any] | None:
        """The game, or None while the server is away or has too much to do."""
        try:
            answer = browser.get(f"/api/games/{game}")
        except httpx.HTTPError:
            return None
        if answer.status_code == 503:
            return None
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    def _insist(self, browser: Browser, game: str, body: dict[str, Any]) -> None:
        """Make a move. Without an answer, look whether it was made, and else make it again."""
        end, uncertain = time.monotonic() + PATIENCE, False
        while time.monotonic() < end:
            try:
                answer = browser.insist(f"/api/games/{game}/actions", body)
            except httpx.HTTPError:
                uncertain = True
                shown = None
                while shown is None and time.monotonic() < end:
                    shown = self._look(browser, game)
                    time.sleep(PAUSE)
                if shown is not None and shown["version"] != body["after"]:
                    # Only whoever is on turn can move: the game has moved on because our move was stored.
                    with self.lock:
                        self.unanswered[game] += 1
                    return
                continue
            if answer.status_code == 409 and uncertain:
                # The database finished what a killed worker had sent after another worker had looked.
                with self.lock:
                    self.unanswered[game] += 1
                return
            assert answer.status_code == 201, (answer.status_code, answer.text[:300], body)
            with self.lock:
                self.acknowledged[game, answer.json()["version"]] = body["action"]
            return
        raise AssertionError("the server did not come back")

    # After

    def finish(self) -> None:
        """Wait until all moves are made and the follower has heard of the last one."""
        self.wait_for(self.wanted)
        for thread in self._threads[:-1]:
            thread.join(PATIENCE)
        last = view(self.browsers[0], self.together)["sequence"]
        until(lambda: self.follower.ids[-1:] == [last], "the last event")
        self._over.set()
        assert not self.trouble, self.trouble
        assert self.follower.ids == list(range(1, last + 1)), "followers miss nothing and hear nothing twice"

    def check(self, rows: list[EventRow]) -> None:
        """What was acknowledged is there, once; nothing else is; every game holds together."""
        toll = self.toll(rows)
        assert toll.acknowledged
        assert not toll.unreadable
        assert (toll.lost, toll.doubled) == (0, 0)

    def toll(self, rows: list[EventRow]) -> Toll:
        """Compare what the players know with what is stored and with what the server shows."""
        stored = {(game, sequence): content["action"] for game, sequence, kind, content in rows if kind == "action"}
        lost = sum(
            made not in stored or msgspec.json.encode(stored[made]) != msgspec.json.encode(action)
            for made, action in self.acknowledged.items()
        )
        doubled, unreadable = 0, []
        for game in self.games:
            numbers = [sequence for name, sequence, _, _ in rows if name == game]
            try:
                played = self._replayed(rows) if game == self.together else self._loaded(game)
                assert numbers == list(range(1, len(numbers) + 1)), "there is a gap, or something twice"
                assert len(played.played) >= view(self.browsers[0], game)["actions"]
            except (AssertionError, BradshawError) as error:
                unreadable.append(f"{game}: {error}")
                continue
            made = sum(name == game for name, _ in self.acknowledged) + self.unanswered[game]
            doubled += max(0, len(played.played) - made)
            lost += max(0, made - len(played.played))
        return Toll(len(self.acknowledged), self.unanswered.total(), lost, doubled, unreadable)

    def _loaded(self, game: str) -> Game[Any]:
        return bradshaw.load(self.browsers[0].get(f"/api/games/{game}/record").content)

    def _replayed(self, rows: list[EventRow]) -> Game[Any]:
        """The game that all play together, from what is stored of it: its record is not to be had while it runs."""
        contents = [(kind, content) for name, _, kind, content in rows if name == self.together]
        names = next(content["players"] for kind, content in contents if kind == "start")
        game = bradshaw.new_game("emubay", names, TOGETHER_SEED)
        for kind, content in contents:
            if kind == "action":
                game.play(game.title.read_action(content["action"]))
                assert game.played[-1].hash == content["hash"]
        return game


class Resuming:
    """Follows a game across lost connections, as a browser does."""

    def __init__(self, url: str, game: str, over: threading.Event) -> None:
        self.path = f"{url}/api/games/{game}/events"
        self.over = over
        self.ids: list[int] = []

    def follow(self) -> None:
        with httpx.Client(timeout=httpx.Timeout(5.0), verify=False) as client:
            while not self.over.is_set():
                try:
                    self._read(client)
                except httpx.HTTPError:
                    time.sleep(PAUSE)

    def _read(self, client: httpx.Client) -> None:
        last = self.ids[-1] if self.ids else 0
        with client.stream("GET", self.path, headers={"Last-Event-ID": str(last)}) as answer:
            assert answer.status_code == 200
            number = None
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                elif line.startswith("data: ") and number is not None:
                    assert json.loads(line[6:])["sequence"] == number
                    self.ids.append(number)
                elif not line:
                    # Who comes and goes is told without a number.
                    number = None
                if self.over.is_set():
                    return
