"""A process that was started by another ends with it, also when the other was killed and could not say goodbye."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process


def end_with_parent(sign: signal.Signals) -> None:
    """When the process that started this one is gone, send the signal to ourselves. Nothing if nobody started us."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), sign)

    threading.Thread(target=wait, name="parent", daemon=True).start()
