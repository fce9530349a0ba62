"""Kernels that are compiled while the server runs are taken up by its working processes."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import bradshaw
from bradshaw import routes
from bradshaw.core.messages import message
from bradshaw.server.errors import Busy
from bradshaw.server.work import kernels
from bradshaw.server.work.workshop import Workshop

SOURCE = Path(bradshaw.__file__).parent
SERVE = """
import asyncio, shutil, sys, time
from pathlib import Path
import bradshaw
from bradshaw import routes
from bradshaw.server.work import kernels
from bradshaw.server.errors import Busy
from bradshaw.server.work.workshop import Workshop

async def done(lane):
    # A process that takes longer to start than anybody waits for is there the next time.
    while True:
        try:
            return await lane.do("ada", routes.compiled)
        except Busy as busy:
            await asyncio.sleep(busy.retry_after)

async def main():
    workshop = Workshop(1, 1, 60)
    lanes = [workshop.moves, workshop.thinking[0]]
    used = [await done(lane) for lane in lanes]
    taking = asyncio.create_task(kernels.take_up(workshop, 0.2))
    await asyncio.sleep(0.5)
    compiled_in, *files = sys.argv[1:]
    for file in files:
        place = Path(bradshaw.__file__).parent / Path(file).relative_to(compiled_in)
        Path(shutil.copy(file, place.with_suffix(".part"))).rename(place)
    await taking
    used += [await done(lane) for lane in lanes]
    await workshop.stop()
    print(*used)

if __name__ == "__main__":
    asyncio.run(main())
"""


def serve(folder: Path, *files: Path) -> str:
    """What a workshop of a copy of the program, in which no kernel is compiled, says before and after they come."""
    shutil.copytree(SOURCE, folder / "bradshaw", ignore=shutil.ignore_patterns("_*kernel.*", "web"))
    script = folder / "serve.py"
    script.write_text(SERVE)
    environment = {name: value for name, value in os.environ.items() if name != "BRADSHAW_PURE"}
    ran = subprocess.run(
        [sys.executable, script, SOURCE, *files],
        env={**environment, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


@pytest.mark.skipif(not routes.compiled(), reason="the kernels are not compiled here")
def test_the_workshop_uses_kernels_that_are_compiled_while_the_server_runs(tmp_path: Path) -> None:
    compiled = sorted(SOURCE.rglob("_*kernel.*"))
    assert len(compiled) == 6
    assert serve(tmp_path, *compiled) == "False False True True"


class SlowToStart:
    """A workshop whose first new process takes longer to start than anybody waits for."""

    def __init__(self) -> None:
        self.renewed = self.asked = 0
        self.reading = self

    def renew(self) -> None:
        self.renewed += 1

    async def do(self, asker: str, job: object) -> bool:
        self.asked += 1
        if self.asked == 1:
            raise Busy(message("server-too-much-to-do", seconds=0), 0)
        return True


def test_new_processes_are_asked_until_one_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, int]] = [{"_run_kernel.so": 1}, {}]
    monkeypatch.setattr(routes, "compiled", lambda: False)
    monkeypatch.setattr(routes, "pure", lambda: False)
    monkeypatch.setattr(kernels, "machine_code", lambda: found.pop() if len(found) > 1 else found[0])
    workshop = SlowToStart()
    asyncio.run(asyncio.wait_for(kernels.take_up(cast("Workshop", workshop), 0.0), 5))
    assert (workshop.renewed, workshop.asked) == (1, 2)
