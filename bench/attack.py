"""What other people feel while a stranger attacks the server: `python -m bench.attack`.

A server runs as a host runs it, with ordinary limits and a database file. In 10 games of Emu Bay and 4 late games of
1862 somebody moves once a second; meanwhile a stranger does one thing after the other as fast as he can, each for a
while and on a server that has just started. Everybody comes from an address of his own. Measured are the times from a
move to its answer, the lag of the event loop, the memory of all processes, and what the stranger was answered.

`--program` takes another server, such as one of an older version; its recorded games are used where it has some.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import re
import secrets
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.kernels import kernels
from bench.load import free_port, memory, prefer, running
from bench.strangers import ADDRESS, ATTACKS, Attack, Scene
from bench.visitors import Party, Table, Visitor

TARGET = 300.0
"""Milliseconds within which 95 of 100 moves of other people shall be answered."""
LAG_TARGET = 50.0
ROOT = Path(__file__).parents[1]
EMU_BAY, LATE, COLD, CROWD = 10, 4, 40, 260
PLAYERS = ("Ada", "Ben", "Cleo")
LATE_SHARE = 0.85
"""How far the late games have been played."""
WARM_UP = 5.0
"""Seconds between the start of a server and an attack, in which all players have arrived."""
GRACE = 30.0
MEMORY_EVERY = 10
"""Questions for the health between two looks at the memory, which take the kernel some time."""
STRANGER_NICENESS = 5
"""More than the server's: in life a stranger has a machine of his own."""
LIMIT = "from bradshaw.server.edge.security import LARGEST_RECORD; print(LARGEST_RECORD)"
LAG = re.compile(r'^bradshaw_event_loop_lag_seconds_bucket\{[^}]*le="([^"]+)"\} (\d+)$', re.MULTILINE)


class Measured(msgspec.Struct):
    """What one attack did."""

    attack: str
    moves: list[float]
    lag: str
    health: list[float]
    answers: dict[str, int]
    notes: dict[str, int]
    wrong: dict[str, int]
    megabytes: float
    idle_megabytes: float
    load: float

    def lag_above(self, milliseconds: float) -> bool:
        """Whether the lag is known to be longer."""
        number = self.lag.removeprefix("≤ ")
        return self.lag.startswith(">") or (number.isdecimal() and int(number) > milliseconds)


# The server and its games


@contextlib.contextmanager
def serving(program: Path, folder: Path, niceness: int, **settings: str) -> Iterator[tuple[int, int]]:
    """The port and the process of a server on the database of the folder."""
    port = free_port()
    environment = {**os.environ, "BRADSHAW_LOG_LEVEL": "warning"}
    environment |= {f"BRADSHAW_{name}": value for name, value in settings.items()}
    command = [str(program), "serve", "--port", str(port), "--database", str(folder / "attack.sqlite")]
    with (folder / "server.log").open("ab") as log, running(command, port, env=environment, stderr=log) as server:
        if niceness:
            prefer(server.pid, niceness)
        yield port, server.pid


def late_records(program: Path) -> list[tuple[Path, dict[str, Any]]]:
    """Long games of 1862, cut where they are late and trains are about to run."""
    own = program.parents[2] / "tests" / "data" / "records"
    found = []
    for path in sorted((own if own.is_dir() else ROOT / "tests" / "data" / "records").glob("1862-v1-*.json")):
        record = json.loads(path.read_bytes())
        actions = record["actions"]
        runs = [n for n, one in enumerate(actions) if one["action"]["type"].startswith("run")]
        late = [n for n in runs if n <= len(actions) * LATE_SHARE]
        if late:
            found.append((path, record | {"actions": actions[: late[-1]]}))
    return sorted(found, key=lambda one: -len(one[1]["actions"]))[:LATE]


async def set_up(port: int, records: list[tuple[Path, dict[str, Any]]], largest: int) -> tuple[list[Table], Scene]:
    """Make the games of the players, and those that a stranger finds."""
    tables = []
    for number in range(EMU_BAY):
        visitors = [Visitor(port, f"127.1.{number + 1}.{seat + 1}") for seat in range(len(PLAYERS))]
        tables.append(await _online(visitors, listed=True))
    for number in range(LATE):
        record = records[number % len(records)][1]
        host = Visitor(port, f"127.2.{number + 1}.1")
        made = await _granted(host, "POST", "/api/games/import", {"record": record})
        tables.append(Table(made["id"], made["version"], [host.cookies], [host.address]))
        host.close()
    crowd = Visitor(port, "127.3.0.1")
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "listed": True}
    waiting = await _granted(crowd, "POST", "/api/games", wish)
    owner = Visitor(port, "127.4.0.1")
    await _granted(owner, "POST", "/api/accounts", {"name": "Owner", "password": "a long password"})
    exports = sorted((ROOT / "tests" / "data" / "1862").glob("gen_*8p*.json.gz"))[:2]
    five = sorted(records[0][0].parent.glob("1862-v1-5p-*.json"))
    return tables, Scene(
        port=port,
        late=tables[-LATE].game,
        record=str(records[0][0]),
        online=tables[0].game,
        cold=[waiting["id"]],
        crowd=crowd.cookies,
        files=[str(path) for path in (*five, *exports, records[0][0])],
        largest=largest,
    )


async def _online(visitors: list[Visitor], **wish: Any) -> Table:
    host, *others = visitors
    seats = [{"kind": "me", "name": PLAYERS[0]}, *[{"kind": "open"}] * len(others)]
    made = await _granted(
        host, "POST", "/api/games", {"title": "emubay", "mode": "online", "seats": seats, "pace": 0} | wish
    )
    path = f"/api/games/{made['id']}"
    for name, visitor in zip(PLAYERS[1:], others, strict=True):
        await _granted(visitor, "POST", f"{path}/join", {"name": name, "invite": made["invite"]})
    begun = await _granted(host, "POST", f"{path}/start", {})
    for visitor in visitors:
        visitor.close()
    return Table(made["id"], begun["version"], [one.cookies for one in visitors], [one.address for one in visitors])


async def _granted(visitor: Visitor, method: str, path: str, body: object = None) -> Any:
    for _ in range(3):
        answer = await visitor.request(method, path, body)
        if 200 <= answer.status < 300:
            return answer.json()
        # An older server needs longer for a file than a visitor waits.
        await asyncio.sleep(1.0)
    raise SystemExit(f"{method} {path} was answered {answer.status}: {answer.body[:200]!r}")


def copy_games(file: Path, game: str, number: int) -> list[str]:
    """Store a game under further ids, in every table that tells of it."""
    made = []
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        tables = [row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {table: [row[1] for row in base.execute(f"PRAGMA table_info({table})")] for table in tables}
        keyed = {table: "id" if table == "games" else "game" for table in ("games", *tables)}
        for _ in range(number):
            made.append(secrets.token_hex(6))
            for table, key in keyed.items():
                if key in columns[table] and table != "watching":
                    rest = ", ".join(f'"{name}"' for name in columns[table] if name != key)
                    base.execute(
                        f'INSERT INTO {table} ("{key}", {rest}) SELECT ?, {rest} FROM {table} WHERE "{key}" = ?',
                        (made[-1], game),
                    )
    return made


def prepare(program: Path, folder: Path, niceness: int) -> tuple[list[Table], Scene]:
    """A database with everything, made by the server itself without limits."""
    records = late_records(program)
    told = subprocess.run([program.with_name("python"), "-c", LIMIT], capture_output=True, check=True)
    with serving(program, folder, niceness, RATE="1e9", LOGIN_RATE="1e9") as (port, _):
        tables, scene = uvloop.run(set_up(port, records, int(told.stdout)))
    file = folder / "attack.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    copy_games(file, scene.cold[0], CROWD)
    scene.cold = [
        one for number in range(LATE) for one in copy_games(file, tables[EMU_BAY + number].game, COLD // LATE)
    ]
    return tables, scene


# One attack


def _stranger(name: str, scene: Scene, seconds: float, niceness: int, told: Connection) -> None:
    """The process of the stranger."""
    os.setsid()
    prefer(os.getpid(), niceness)

    async def run() -> tuple[dict[str, int], dict[str, int]]:
        attack = Attack(scene, seconds)
        task = asyncio.ensure_future(ATTACKS[name](attack))
        await asyncio.wait([task], timeout=seconds + GRACE)
        if not task.done():
            attack.notes["did not end"] += 1
            task.cancel()
        elif task.exception() is not None:
            attack.notes[repr(task.exception())] += 1
        return dict(attack.answers), dict(attack.notes)

    told.send(uvloop.run(run()))


async def measure(
    name: str, tables: list[Table], scene: Scene, pid: int, seconds: float, stranger_niceness: int
) -> Measured:
    """Let people play, and a stranger attack."""
    loop = asyncio.get_running_loop()
    parties = [Party(scene.port, table, seed) for seed, table in enumerate(tables)]
    streams = [asyncio.ensure_future(party.follow()) for party in parties]
    await asyncio.sleep(WARM_UP / 2)
    # The first move of each party, which loads its game, belongs to the arrival.
    await asyncio.gather(*(party.play(loop.time(), 1.0, loop.time() + WARM_UP / 2) for party in parties))
    for party in parties:
        party.seconds.clear()
        party.refused.clear()
    idle = memory(pid)
    watcher = Visitor(scene.port, "127.5.0.1")
    before = await _lag(watcher)
    ours, theirs = get_context("spawn").Pipe()
    given = (name, scene, seconds, stranger_niceness, theirs)
    stranger = get_context("spawn").Process(target=_stranger, args=given, daemon=True)
    stranger.start()
    health: list[float] = []
    most = [idle]
    begin = loop.time() + 1.0
    watch = asyncio.ensure_future(_watch(Visitor(scene.port, "127.5.0.2"), pid, health, most))
    plays = (party.play(begin + number / len(parties), 1.0, begin + seconds) for number, party in enumerate(parties))
    await asyncio.gather(*plays)
    after = await _lag(watcher)
    watch.cancel()
    end = loop.time() + GRACE + 5
    while not ours.poll() and stranger.is_alive() and loop.time() < end:
        await asyncio.sleep(0.1)
    answers, notes = ours.recv() if ours.poll() else ({}, {"the stranger did not come back": 1})
    if stranger.is_alive():
        stranger.join(5)
        stranger.kill()
    for stream in streams:
        stream.cancel()
    for party in parties:
        party.close()
    return Measured(
        attack=name,
        moves=[one for party in parties for one in party.seconds],
        lag=_percentile_of_lag(before, after),
        health=health,
        answers=answers,
        notes=notes,
        wrong=dict(sum((party.refused for party in parties), Counter())),
        megabytes=max(most),
        idle_megabytes=idle,
        load=os.getloadavg()[0],
    )


async def _watch(visitor: Visitor, pid: int, health: list[float], most: list[float]) -> None:
    for number in itertools.count():
        health.append((await visitor.request("GET", "/healthz")).seconds)
        if number % MEMORY_EVERY == 0:
            most.append(memory(pid))
        await asyncio.sleep(0.1)


async def _lag(visitor: Visitor) -> dict[str, int]:
    answer = await visitor.request("GET", "/metrics")
    return {bound: int(count) for bound, count in LAG.findall(answer.body.decode())}


def _percentile_of_lag(before: dict[str, int], after: dict[str, int]) -> str:
    """The step of the histogram in which 99 of 100 delays are, in milliseconds."""
    if not after:
        return "unknown"
    counts = {bound: count - before.get(bound, 0) for bound, count in after.items()}
    total = counts["+Inf"]
    for bound, count in counts.items():
        if bound != "+Inf" and count >= total * 0.99:
            return f"≤ {float(bound) * 1000:.0f}"
    return "> 10,000"


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


def run(name: str, wanted: argparse.Namespace, base: Path, tables: list[Table], scene: Scene) -> Measured:
    """One attack on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="bradshaw-attack-") as place:
        folder = Path(place)
        shutil.copy(base / "attack.sqlite", folder / "attack.sqlite")
        with serving(wanted.program, folder, wanted.niceness) as (port, pid):
            here = msgspec.structs.replace(scene, port=port)
            measured = uvloop.run(measure(name, tables, here, pid, wanted.seconds, wanted.niceness + wanted.stranger))
        log = (folder / "server.log").read_text(errors="replace").splitlines()
        wrong = [line for line in log if '"level":"error"' in line or line.startswith("Traceback")]
        if wrong:
            measured.notes["errors in the log"] = len(wrong)
            print(wrong[0][:2000])
        return measured


HEADING = (
    "| attack | moves | p50 | p95 | p99 | lag p99 | health p99 | 2xx | 429 | 503 | others | MB | load | notes |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(one: Measured) -> str:
    rest = {name: count for name, count in one.answers.items() if name not in ("2xx", "429", "503")}
    notes = [f"{count} × {name}" for name, count in {**one.wrong, **one.notes}.items()]
    cells = [
        one.attack,
        f"{len(one.moves)}",
        *(f"{percentile(one.moves, share):.0f}" for share in (0.5, 0.95, 0.99)),
        one.lag,
        f"{percentile(one.health, 0.99):.0f}",
        *(str(one.answers.get(name, 0)) for name in ("2xx", "429", "503")),
        ", ".join(f"{count} × {name}" for name, count in rest.items()),
        f"{one.idle_megabytes:.0f}–{one.megabytes:.0f}",
        f"{one.load:.1f}",
        "; ".join(notes),
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description="Attack a server on this machine and see what others feel.")
    parser.add_argument("attacks", nargs="*", help=f"{', '.join(ATTACKS)} (all)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts (20)")
    parser.add_argument("--program", type=Path, default=Path(sys.executable).with_name("bradshaw"))
    parser.add_argument("--niceness", type=int, default=0, help="-10: preferred on a busy machine, as root (0)")
    parser.add_argument(
        "--stranger", type=int, default=STRANGER_NICENESS, help="how much nicer he is than the server (5)"
    )
    wanted = parser.parse_args()
    if wanted.program == parser.get_default("program"):
        print(kernels())
    if wanted.niceness:
        prefer(os.getpid(), wanted.niceness)
    unknown = [name for name in wanted.attacks if name not in ATTACKS]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    missed = 0
    with tempfile.TemporaryDirectory(prefix="bradshaw-attack-") as place:
        began = time.monotonic()
        tables, scene = prepare(wanted.program, Path(place), wanted.niceness)
        print(
            f"The stranger comes from {ADDRESS}; milliseconds. Set up in {time.monotonic() - began:.0f} s.\n{HEADING}"
        )
        for name in wanted.attacks or ATTACKS:
            measured = run(name, wanted, Path(place), tables, scene)
            print(row(measured), flush=True)
            missed += percentile(measured.moves, 0.95) > TARGET or measured.lag_above(LAG_TARGET)
    print(
        f"\n{missed} attacks above the target: p95 of other people's moves under {TARGET:.0f} ms, "
        f"p99 of the lag at most {LAG_TARGET:.0f} ms."
    )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
