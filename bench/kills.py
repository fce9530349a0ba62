"""Whether anything is lost when a server is killed again and again: `python -m bench.kills`.

Several clients play several games, one of them together, and follow it. Meanwhile the server is killed without warning
at random moments, one time in ten while it is starting, and started again. With several workers half of the kills hit
one worker only. Afterwards what the clients were told is compared with what is stored.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import randbelow

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load import prefer
from bradshaw.core.chance import Chance
from tests.server import postgres
from tests.server.process import ServerProcess
from tests.server.siege import Siege, Toll, events_in

PLAYERS = 4
MOST_MOVES = 12
"""Moves that are acknowledged at most before the server is killed."""
LONGEST_REIGN = 10.0
"""Seconds after which it is killed even if nobody could move."""
START_MILLISECONDS = 1500
MOVE_MILLISECONDS = 50
KILLS_PER_GAME = 50
"""Kills that each player's own game lasts, roughly."""
ENDLESS = 10**9


@contextlib.contextmanager
def workplace() -> Iterator[Path]:
    """A folder, in which servers also find their modules compiled, as where they are installed."""
    with tempfile.TemporaryDirectory(prefix="bradshaw-kills-") as place:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(place) / "compiled")
        yield Path(place)


@contextlib.contextmanager
def database(folder: Path, on_postgres: bool) -> Iterator[str]:
    """An empty database."""
    if on_postgres:
        with contextlib.contextmanager(postgres.cluster)() as url:
            yield postgres.new_database(url)
    else:
        yield str(folder / "bradshaw.sqlite")


class _Ending(ServerProcess):
    """A server of which nothing is left when it is closed."""

    def close(self) -> None:
        self.end()


def start(server: ServerProcess, niceness: int) -> None:
    """Start the server and wait until it answers."""
    server.launch()
    if niceness:
        prefer(server.process.pid, niceness)
    server.wait()


def strike(siege: Siege, server: ServerProcess, workers: int, niceness: int, chance: Chance) -> None:
    """Kill the server at some moment while people move, and have it run again."""
    enough, end = siege.made + chance.below(MOST_MOVES), time.monotonic() + LONGEST_REIGN
    while siege.made < enough and time.monotonic() < end:
        time.sleep(0.001)
    time.sleep(chance.below(MOVE_MILLISECONDS) / 1000)
    if workers > 1 and chance.below(2):
        server.kill_worker()
        return
    server.kill()
    if not chance.below(10):
        server.launch()
        time.sleep(chance.below(START_MILLISECONDS) / 1000)
        server.kill()
    start(server, niceness)


def besiege(kills: int, seconds: float, workers: int, on_postgres: bool, niceness: int, seed: int) -> tuple[int, Toll]:
    """Play under this many kills, or as many as there is time for, and count."""
    chance, end = Chance(seed), time.monotonic() + seconds
    with (
        workplace() as folder,
        database(folder, on_postgres) as stored,
        contextlib.closing(_Ending(folder, stored, workers)) as server,
    ):
        start(server, niceness)
        siege = Siege(server.url, PLAYERS, ENDLESS, seed, own_games=max(3, kills // KILLS_PER_GAME))
        siege.set_up()
        siege.begin()
        number = 0
        while number < kills and time.monotonic() < end:
            number += 1
            strike(siege, server, workers, niceness, chance)
            if number % 10 == 0:
                print(f"{number} kills, {siege.made} moves acknowledged", flush=True)
            assert not siege.trouble, siege.trouble
        siege.wanted = siege.made
        siege.finish()
        return number, siege.toll(events_in(stored))


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server while people play on it, and count what is lost.")
    parser.add_argument("--kills", type=int, default=200, help="how many times (200)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="no more kills after this time (3600)")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, a private server of it (SQLite)")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one on PostgreSQL only (1)")
    parser.add_argument("--seed", type=int, default=randbelow(10**6), help="for moves and moments (random)")
    parser.add_argument("--niceness", type=int, default=0, help="-10: preferred on a busy machine, as root (0)")
    wanted = parser.parse_args()
    begun = time.monotonic()
    kills, toll = besiege(wanted.kills, wanted.seconds, wanted.workers, wanted.postgres, wanted.niceness, wanted.seed)
    took = time.monotonic() - begun
    where = f"{'PostgreSQL' if wanted.postgres else 'SQLite'}, {wanted.workers} worker(s), seed {wanted.seed}"
    print(f"\n{where}: {kills} kills in {took:.0f} s (load {os.getloadavg()[0]:.0f})")
    print("| kills | acknowledged | stored without an answer | lost | doubled | unreadable games |")
    print("|---|---|---|---|---|---|")
    counts = (kills, *toll[:-1], len(toll.unreadable))
    print("| " + " | ".join(map(str, counts)) + " |")
    for trouble in toll.unreadable:
        print(trouble)
    return 1 if toll.lost or toll.doubled or toll.unreadable else 0


if __name__ == "__main__":
    sys.exit(main())
