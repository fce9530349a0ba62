"""Where the scripts that learn let games be played: by processes of this machine, or on a Ray cluster, as in the arena.

The games, and so what is learned, are the same for any number of processes and on a cluster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bradshaw.arena.cluster import Cluster
from bradshaw.arena.executors import Executor, Processes
from bradshaw.core.errors import BradshawError


def ask_where(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster with this address, or “auto”")


def executor(given: argparse.Namespace) -> Executor:
    """Who plays."""
    return Cluster(given.ray) if given.ray else Processes(given.jobs)


def run(main: Callable[[], None]) -> None:
    """Run a script; what goes wrong is one sentence."""
    try:
        main()
    except BradshawError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
