"""For work that is done beside something else, such as the server of `make play`: no longer than that runs."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def say(text: str) -> None:
    print(f"setup: {text}", flush=True)


def end_with_parent() -> None:
    """End this program and all that it has started once what it works beside has ended."""
    os.setpgrp()
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.killpg(0, signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """Wait until nobody else sets this clone up."""
    import fcntl

    with (ROOT / "scripts/setup.sh").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
