"""The server as a process of its own, as a host runs it, and as it can be killed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from bradshaw.cli.serve import FIRST_GIVEN
from tests.programs import own_signals

PROGRAM = [sys.executable, "-c", "from bradshaw.cli import main; raise SystemExit(main())"]
PATIENCE = 120.0
WORKER = re.compile(r'^bradshaw_games_in_memory\{worker="(\d+)"\}', re.MULTILINE)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class ServerProcess:
    """`bradshaw serve` on a port of its own, with all its workers in one process group.

    It listens at a socket that stays open when it ends, as with systemd, if it is given one.
    """

    def __init__(
        self,
        folder: Path,
        database: str,
        workers: int = 1,
        listener: socket.socket | None = None,
        **settings: str,
    ) -> None:
        self.folder = folder
        self.listener = listener
        self.port: int = free_port() if listener is None else listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [*PROGRAM, "serve", "--port", str(self.port), "--database", database]
        self._command += ["--workers", str(workers)]
        given = {"RATE": "1e9", "LOGIN_RATE": "1e9", "TOKEN_RATE": "1e9", "LOG_LEVEL": "warning"} | settings
        self._environment = os.environ | {f"BRADSHAW_{name}": value for name, value in given.items()}
        if listener is not None:
            # Only the process itself knows its number.
            self._command = ["sh", "-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "sh", *self._command]
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                start_new_session=True,
                stdout=log,
                stderr=log,
                preexec_fn=self._prepare,
                pass_fds=() if self.listener is None else (FIRST_GIVEN,),
            )

    def _prepare(self) -> None:
        own_signals()
        if self.listener is not None:
            os.dup2(self.listener.fileno(), FIRST_GIVEN)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if self.ask("/healthz", timeout=5).status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)

    def ask(self, path: str, timeout: float) -> httpx.Response:
        """Ask over a connection of its own. There is no https here: loading certificates would only take time."""
        return httpx.get(self.url + path, timeout=timeout, verify=False)

    def kill(self) -> None:
        """As a power cut does: all processes at once, without warning."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def kill_first(self) -> None:
        """Only the process that was started first, and not those that it has started."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def is_gone(self) -> bool:
        """Whether no process is left of all that were started."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def kill_worker(self) -> int:
        """One of the workers; the others go on, and a new one is started."""
        pid = self.a_worker()
        os.kill(pid, signal.SIGKILL)
        return pid

    def a_worker(self) -> int:
        """The process that happens to take the next connection."""
        found = WORKER.search(self.ask("/metrics", timeout=PATIENCE).text)
        assert found is not None
        return int(found[1])

    def workers(self) -> list[int]:
        """The processes that the first one has started to serve."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> int:
        """As a host does; its exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        """Leave nothing behind."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)


@contextlib.contextmanager
def server_process(
    folder: Path, database: str, workers: int = 1, listener: socket.socket | None = None, **settings: str
) -> Iterator[ServerProcess]:
    """A server while it runs; it may be killed and started again meanwhile."""
    server = ServerProcess(folder, database, workers, listener, **settings)
    server.start()
    try:
        yield server
    finally:
        server.end()
