"""The installed program as a process of its own."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bradshaw
from bradshaw.cli import app
from bradshaw.core.messages import Message
from bradshaw.words import say
from tests.programs import own_signals

PROGRAM = Path(sys.executable).with_name("bradshaw")
ENVIRONMENT = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100"}


def program(*arguments, **words):
    return subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, check=False, **words
    )


def test_version():
    ran = program("--version")
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (0, bradshaw.__version__, "")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_describes_every_command(arguments):
    ran = program(*arguments)
    assert ran.returncode == 0
    told = dict(re.findall(r"^\W*([a-z]+(?:-[a-z]+)*) *(.*?)\W*$", ran.stdout.partition("Commands")[2], re.MULTILINE))
    commands = [name for name in app if not name.startswith("-")]
    assert len(commands) > 12
    for command in commands:
        summary = say(Message(app[command].help)).split("\n\n")[0]
        assert len(summary.split()) > 4, command
        assert summary.startswith(told[command])


def test_a_mistake_has_status_2():
    ran = program("rules", "chess")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr == "bradshaw: There is no game “chess”. Installed: 1860, 1862, emubay.\n"


def test_a_game_from_a_pipe_has_no_colour():
    ran = program("play", "emubay", "--seed", "3", "--bots", "random", stdin=subprocess.DEVNULL)
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "\x1b" not in ran.stdout
    assert "You are Ada." in ran.stdout


def test_a_terminal_without_pound_signs_gets_question_marks():
    environment = {**ENVIRONMENT, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [PROGRAM, "rules", "emubay", "setup.player-cash"], capture_output=True, env=environment, check=False
    )
    assert ran.returncode == 0
    assert b"?24 is shared" in ran.stdout


@pytest.mark.skipif(os.name != "posix", reason="pipes close differently elsewhere")
def test_a_closed_pipe_is_quiet():
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [PROGRAM, "rules", "emubay"], stdout=writer, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False
    )
    os.close(writer)
    assert ran.stderr == b""
    assert ran.returncode == 141


@pytest.mark.skipif(os.name != "posix", reason="signals are sent differently elsewhere")
def test_an_interrupt_ends_a_game_with_status_130():
    process = subprocess.Popen(
        [PROGRAM, "play", "emubay", "--seed", "3", "--bots", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        preexec_fn=own_signals,
    )
    seen = b""
    while not seen.endswith(b"> "):
        sign = process.stdout.read(1)
        assert sign, seen
        seen += sign
    # One that comes between the prompt and the reading of a line is noticed only with the next.
    for _ in range(5):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
            break
    else:
        process.kill()
    _, err = process.communicate()
    assert process.returncode == 130
    assert err == b""


@pytest.mark.skipif(os.name != "posix", reason="signals are inherited differently elsewhere")
def test_a_program_does_not_inherit_that_the_tests_ignore_interrupts():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
        ran = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, preexec_fn=own_signals
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert ran.stdout.strip() == "True"


def test_step_answers_while_the_pipe_is_open():
    with subprocess.Popen(
        [PROGRAM, "step", "emubay"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
        preexec_fn=own_signals,
    ) as process:
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert "error" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.stdout.read() == b""
    assert process.returncode == 0
