"""What a stranger may try against a server, each from one address and until a moment comes."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from bench.visitors import BROKEN, Visitor, offered

ADDRESS = "127.66.0.1"
LIVE_CONNECTIONS = 4000
HALF_OPEN = 2000
BOT_GAMES = 20
MOST_TRIED = 200
OPENING_AT_ONCE = 100
SEED = 1862


class Scene(msgspec.Struct):
    """What a stranger finds out about a server, and the files that he has."""

    port: int
    late: str
    """A late game of 1862, and the record that it was made of."""
    record: str
    online: str
    cold: list[str]
    crowd: dict[str, str]
    """Cookies of somebody who has a few hundred games."""
    files: list[str]
    largest: int
    """Bytes that a file may have."""


class Attack:
    """One attack while it lasts, and what it was answered."""

    def __init__(self, scene: Scene, seconds: float) -> None:
        self.scene = scene
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.notes: Counter[str] = Counter()

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self.end

    def stranger(self, cookies: dict[str, str] | None = None) -> Visitor:
        return Visitor(self.scene.port, ADDRESS, cookies)

    async def send(self, visitor: Visitor, method: str, path: str, body: object = None) -> Any:
        """Send a request and note its answer; what it holds if it was granted."""
        answer = await visitor.request(method, path, body)
        self.note(answer.status)
        if answer.status == BROKEN:
            await asyncio.sleep(0.01)
        return answer.json() if 200 <= answer.status < 300 and answer.body[:1] == b"{" else None

    def note(self, status: int) -> None:
        name = "broken" if status == BROKEN else "2xx" if 200 <= status < 300 else str(status)
        self.answers[name] += 1

    async def loops(self, number: int, once: Callable[[Visitor, int], Awaitable[None]]) -> None:
        """Do something again and again, in several loops side by side."""

        async def loop(start: int) -> None:
            visitor, turn = self.stranger(), start
            while self.lasts:
                await once(visitor, turn)
                turn += number
            visitor.close()

        await asyncio.gather(*map(loop, range(number)))

    async def until_over(self, work: Coroutine[Any, Any, None]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self.end - time.monotonic())):
                await work


async def nothing(attack: Attack) -> None:
    """Nobody attacks."""
    await asyncio.sleep(attack.end - time.monotonic())


async def charts(attack: Attack) -> None:
    """4 loops of chart requests."""
    path = f"/api/games/{attack.scene.late}/series"

    async def once(visitor: Visitor, _: int) -> None:
        await attack.send(visitor, "GET", path)

    await attack.loops(4, once)


async def bots(attack: Attack) -> None:
    """20 games of 1862 with 7 bots each by one guest, who moves at once."""
    guest = attack.stranger()
    seats = [{"kind": "me", "name": "Eve"}] + [{"kind": "bot", "bot": "greedy"}] * 7
    wish = {"title": "1862", "mode": "solo", "seats": seats, "pace": 0}
    made = [await attack.send(guest, "POST", "/api/games", wish | {"seed": SEED + n}) for n in range(BOT_GAMES)]
    games = [game["id"] for game in made if game]
    attack.notes["games"] = len(games)

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = guest.cookies
        game = games[turn % len(games)]
        shown = await attack.send(visitor, "GET", f"/api/games/{game}")
        if shown and shown["my_turn"]:
            body = {"after": shown["version"], "action": offered(shown["position"])[-1]}
            await attack.send(visitor, "POST", f"/api/games/{game}/actions", body)
        await asyncio.sleep(0.2)

    if games:
        await attack.loops(2, once)


def _padded(record: bytes, largest: int) -> bytes:
    """The largest file: a record whose actions go on and on."""
    data = json.loads(record)
    one = json.dumps(data["actions"][-1])
    room = largest - len(record) - 1000
    more = ",".join([one] * (room // (len(one) + 1)))
    return record[: record.rindex(b"]")] + b"," + more.encode() + b"]}"


def _wrapped(content: bytes) -> bytes:
    return b'{"record":' + content + b"}"


def _file(name: str) -> bytes:
    """A record, or the game of 18xx.games in a file of positions."""
    content = Path(name).read_bytes()
    return msgspec.json.encode(json.loads(gzip.decompress(content))["game"]) if name.endswith(".gz") else content


async def largest_files(attack: Attack) -> None:
    """8 parallel imports of the largest allowed file."""
    body = _wrapped(_padded(msgspec.json.encode(json.loads(_file(attack.scene.record))), attack.scene.largest))

    async def once(visitor: Visitor, _: int) -> None:
        await attack.send(visitor, "POST", "/api/games/import", body)

    await attack.loops(8, once)


async def files(attack: Attack) -> None:
    """8 parallel imports and previews of long games, records and exports of 18xx.games."""
    bodies = [_wrapped(_file(name)) for name in attack.scene.files]

    async def once(visitor: Visitor, turn: int) -> None:
        path = "/api/games/import/preview" if turn % 2 else "/api/games/import"
        await attack.send(visitor, "POST", path, bodies[turn // 2 % len(bodies)])

    await attack.loops(8, once)


async def live_connections(attack: Attack) -> None:
    """4,000 live connections to one game."""
    open_ones: list[asyncio.StreamWriter] = []
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def follow() -> None:
        visitor = attack.stranger()
        async with gate:
            if not attack.lasts:
                return
            try:
                reader, writer = await visitor.open()
                writer.write(visitor.head("GET", f"/api/games/{attack.scene.online}/events?after=0"))
                status = int((await reader.readuntil(b"\r\n")).split()[1])
            except (OSError, asyncio.IncompleteReadError):
                attack.note(BROKEN)
                return
        attack.note(status)
        open_ones.append(writer)
        while await reader.read(1 << 16):
            pass

    with contextlib.suppress(OSError):
        await attack.until_over(_together([follow() for _ in range(LIVE_CONNECTIONS)]))
    for writer in open_ones:
        writer.close()


async def _together(work: list[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*work, return_exceptions=True)


async def half_open(attack: Attack) -> None:
    """2,000 requests whose headers come one byte at a time and never end."""

    async def drip() -> None:
        visitor = attack.stranger()
        try:
            reader, writer = await visitor.open()
            writer.write(b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while attack.lasts:
                try:
                    async with asyncio.timeout(2.0):
                        ended = not await reader.read(1000)
                except TimeoutError:
                    ended = False
                if ended:
                    attack.notes["ended by the server"] += 1
                    return
                writer.write(b"x")
            attack.notes["still open"] += 1
            writer.close()
        except OSError:
            attack.notes["refused"] += 1

    await _together([drip() for _ in range(HALF_OPEN)])


async def half_bodies(attack: Attack) -> None:
    """2,000 moves whose bodies never come."""

    async def wait() -> None:
        visitor = attack.stranger()
        try:
            await visitor.request("GET", "/api/me")
            reader, writer = await visitor.open()
            writer.write(visitor.head("POST", "/api/games", 1000) + b"{")
            async with asyncio.timeout(max(0.0, attack.end - time.monotonic())):
                status = int((await reader.readuntil(b"\r\n")).split()[1])
            attack.note(status)
        except TimeoutError:
            attack.notes["still open"] += 1
        except (OSError, asyncio.IncompleteReadError):
            attack.notes["ended by the server"] += 1

    await _together([wait() for _ in range(HALF_OPEN)])


async def huge(attack: Attack) -> None:
    """100 loops of huge headers, huge addresses, bodies beyond what they say, and bodies without end."""

    async def raw(chunks: list[bytes]) -> None:
        try:
            reader, writer = await attack.stranger().open()
        except OSError:
            attack.note(BROKEN)
            return
        try:
            async with asyncio.timeout(10.0):
                for chunk in chunks:
                    writer.write(chunk)
                    await writer.drain()
                attack.note(int((await reader.readuntil(b"\r\n")).split()[1]))
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            attack.note(BROKEN)
        finally:
            writer.close()

    megabyte = b"x" * (1 << 20)
    start = b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n"
    chunked = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    endless = b"100000\r\n" + megabyte + b"\r\n"
    tries = [
        [start + b"X-Huge: ", *[megabyte] * 16, b"\r\n\r\n"],
        [start + b"".join(b"X-%d: y\r\n" % n for n in range(50_000)) + b"\r\n"],
        [b"GET /", *[megabyte] * 16, b" HTTP/1.1\r\nHost: x\r\n\r\n"],
        [chunked + b"\r\n", *[endless] * 32, b"0\r\n\r\n"],
        [b"POST /api/games/import HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n", *[megabyte] * 32],
    ]

    async def once(_: Visitor, turn: int) -> None:
        await raw(tries[turn % len(tries)])

    await attack.loops(100, once)


def _runs(record: dict[str, Any]) -> list[int]:
    return [n for n, one in enumerate(record["actions"]) if one["action"]["type"].startswith("run")]


async def tries(attack: Attack) -> None:
    """4 loops of try-outs, sketches, ways and runs where trains run, and of 200 actions at once."""
    record = json.loads(_file(attack.scene.record))
    actions = [one["action"] for one in record["actions"]]
    known = await attack.stranger().request("GET", f"/api/games/{attack.scene.late}/positions/current")
    length = known.json()["number"] if known.status == 200 else 0
    runs = [n for n in _runs(record) if n < length]
    path = f"/api/games/{attack.scene.late}"

    async def once(visitor: Visitor, turn: int) -> None:
        at = runs[-1 - turn % min(len(runs), 40)]
        kind = turn // 4 % 5
        if kind == 0:
            await attack.send(visitor, "POST", f"{path}/try", {"at": at, "actions": [actions[at]]})
        elif kind == 1:
            await attack.send(visitor, "POST", f"{path}/sketches", {"at": at, "actions": [], "spot": ""})
        elif kind == 2:
            await attack.send(visitor, "POST", f"{path}/runs", {"at": at, "actions": [], "action": actions[at]})
        elif kind == 3:
            body = {"at": at, "actions": [], "company": actions[at].get("company", "")}
            await attack.send(visitor, "POST", f"{path}/ways", body)
        else:
            first = max(0, length - MOST_TRIED)
            body = {"at": first, "actions": actions[first:length]}
            await attack.send(visitor, "POST", f"{path}/try", body)

    await attack.loops(4, once)


async def past_positions(attack: Attack) -> None:
    """4 loops over all positions of a late game."""
    path = f"/api/games/{attack.scene.late}/positions"
    known = await attack.stranger().request("GET", f"{path}/current")
    length = known.json()["number"] if known.status == 200 else 1

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", f"{path}/{turn % length}")

    await attack.loops(4, once)


async def new_guests(attack: Attack) -> None:
    """4 loops that make guests, each with a game."""
    seats = [{"kind": "me", "name": "Eve"}, *[{"kind": "person", "name": f"Eve {n}"} for n in range(2, 5)]]

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies.clear()
        wish = {"title": "1862" if turn % 2 else "emubay", "mode": "hotseat", "seats": seats}
        await attack.send(visitor, "POST", "/api/games", wish)

    await attack.loops(4, once)


async def passwords(attack: Attack) -> None:
    """8 loops that guess passwords of an account, and make accounts."""

    async def once(visitor: Visitor, turn: int) -> None:
        body = {"name": f"Owner {turn}" if turn % 3 == 2 else "Owner", "password": f"guess number {turn}"}
        await attack.send(visitor, "POST", "/api/accounts" if turn % 3 == 2 else "/api/logins", body)

    await attack.loops(8, once)


async def cold_games(attack: Attack) -> None:
    """4 loops that open late games of 1862 which nobody has opened since the start."""
    cold = attack.scene.cold

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", f"/api/games/{cold[turn % len(cold)]}")

    await attack.loops(4, once)


async def lists(attack: Attack) -> None:
    """4 loops of the lobby and of somebody's own list, with 300 games."""

    async def once(visitor: Visitor, turn: int) -> None:
        visitor.cookies = dict(attack.scene.crowd)
        await attack.send(visitor, "GET", f"/api/games?list={'mine' if turn % 2 else 'lobby'}")

    await attack.loops(4, once)


async def pages(attack: Attack) -> None:
    """4 loops of what needs no account and no game: the page, the titles, the schema, metrics, health."""
    paths = ("/", "/api/titles", "/schema/openapi.json", "/metrics", "/healthz", "/api/me", "/no/such/page")

    async def once(visitor: Visitor, turn: int) -> None:
        await attack.send(visitor, "GET", paths[turn // 4 % len(paths)])

    await attack.loops(4, once)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "nothing": nothing,
    "charts": charts,
    "bots": bots,
    "largest files": largest_files,
    "files": files,
    "live connections": live_connections,
    "half-open requests": half_open,
    "half bodies": half_bodies,
    "huge requests": huge,
    "try-outs": tries,
    "past positions": past_positions,
    "guests and games": new_guests,
    "passwords": passwords,
    "cold games": cold_games,
    "lists": lists,
    "pages": pages,
}
