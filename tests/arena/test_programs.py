"""Programs of others in the arena: those that play, and those that hang, flood, lie or die."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from bradshaw.arena.match import Task, play_task
from bradshaw.arena.program import Program
from bradshaw.arena.schedule import setting
from bradshaw.words import say

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
ASKED = "import sys\nwhile '\"move\"' not in (line := sys.stdin.readline()): pass\n"
"""Waits until it is asked for a move."""


def play(command, seconds=20.0, game="emubay", seed=1):
    bots = ["theirs", "random", "random"]
    return play_task(Task(setting(game, 3).match(seed, bots), {"theirs": Program(command, seconds)}))


def script(text):
    return f"{sys.executable} -c {shlex.quote(text)}"


def ended(process):
    """Whether a process is gone, or only waits to be forgotten."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("game", ["emubay", "1860", "1862"])
def test_a_program_plays_every_game_to_the_end(game):
    result = play(f"{sys.executable} {EXAMPLE}", game=game)
    assert result.forfeits == ()
    assert result.winners
    assert play(f"{sys.executable} {EXAMPLE}", game=game) == result


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (script(ASKED + "import time; time.sleep(60)"), "It did not answer within 0.7 s."),
        (script("import time; time.sleep(60)"), "It did not answer within 0.7 s."),
        (script(ASKED + "print('x' * 3_000_000, flush=True)"), "Its answer was longer than 1,048,576 bytes."),
        (script(ASKED + "while True: sys.stdout.write('x' * 10_000)"), "Its answer was longer than 1,048,576 bytes."),
        (script(ASKED + "import os; os.write(1, b'{}\\n{}\\n')"), "It said more than one line."),
        (script(ASKED + "while True: sys.stderr.write('x' * 10_000)"), "It did not answer within 0.7 s."),
        (script(ASKED + "print('good morning')"), "Its answer “good morning” is not an action"),
        (script(ASKED + "print('[' * 100_000)"), "is not an action"),
        (script(ASKED + 'print(\'{"type": "bid", "amount": 100000}\')'), "Its move is illegal by rule emubay."),
        (script(ASKED + "sys.stdout.buffer.write(bytes([255, 254, 10]))"), "is not an action"),
        (script(ASKED + "raise SystemExit('out of luck')"), "It ended with status 1: out of luck"),
        (script("import os; os.kill(os.getpid(), 9)"), "It ended with status -9."),
        ("/no/such/program", "It could not be started"),
    ],
)
def test_a_program_that_misbehaves_forfeits_and_the_game_goes_on(command, reason):
    begin = time.monotonic()
    # On a busy machine a program needs a while to start: only those that are to be too slow have little time.
    result = play(command, 0.7 if "0.7" in reason else 20.0)
    assert time.monotonic() - begin < 20
    (forfeit,) = result.forfeits
    assert forfeit.seat == 0
    assert reason in say(forfeit.text)
    assert 0 not in result.winners
    assert result.winners


def test_what_a_killed_program_has_started_is_killed_too(tmp_path):
    mark = tmp_path / "child"
    text = (
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(mark)!r}, 'w').write(str(child.pid))\n" + ASKED + "print('nonsense', flush=True)\n"
    )
    assert play(script(text)).forfeits
    child = int(mark.read_text())
    until = time.monotonic() + 5
    while not ended(child) and time.monotonic() < until:
        time.sleep(0.02)
    assert ended(child)
    assert child != os.getpid()


def test_a_program_that_does_not_end_after_the_game_is_ended(tmp_path):
    mark = tmp_path / "program"
    text = f"import os, runpy\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n"
    text += f"runpy.run_path({str(EXAMPLE)!r}, run_name='__main__')\nimport time; time.sleep(60)\n"
    assert play(script(text)).forfeits == ()
    assert ended(int(mark.read_text()))
