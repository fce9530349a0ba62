"""What README.md tells people to type works as it stands there."""

from __future__ import annotations

import gzip
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bradshaw.cli import main
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import Database
from tests.project.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")
PROGRAM = Path(sys.executable).with_name("bradshaw")
QUICK = {"--games 200": "--games 2", "tests/data/emubay": str(ROOT / "tests/data/emubay/ref01.json.gz")}
"""What takes long is done on less."""
SHELL = {"<", ">", "|"}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def terminal() -> list[list[str]]:
    """The commands of the program, in the groups that blank lines make. Those of a group build on one another."""
    (block,) = (block for block in blocks("sh") if "\nbradshaw " in block)
    groups = [[line for line in group.splitlines() if line.startswith("bradshaw ")] for group in block.split("\n\n")]
    return [group for group in groups if group]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the commands name, and an empty database."""
    game: dict[str, Any] = json.loads(gzip.decompress((ROOT / "tests/data/1860/sim_01.json.gz").read_bytes()))
    (tmp_path / "game.json.gz").write_bytes((ROOT / "tests/data/1860/sim_01.json.gz").read_bytes())
    (tmp_path / "export.json").write_text(json.dumps(game["game"]))
    _, position = re.findall("```json(.*?)```", (ROOT / "docs/programmers/positions.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "positions.json").write_text(f"[{position}]")
    (tmp_path / "lines.jsonl").write_text("{}\n")
    Database(Settings(database=str(tmp_path / "games.sqlite")).database_url).migrate()
    return tmp_path


@pytest.mark.parametrize("group", terminal(), ids=lambda group: shlex.split(group[0])[1])
def test_the_commands_for_the_terminal_run(
    group: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"BRADSHAW_DATABASE": str(folder / "games.sqlite"), "PYTHONUTF8": "1", "COLUMNS": "120"}.items():
        monkeypatch.setenv(name, value)
    for number, line in enumerate(group):
        command = line
        for long, short in QUICK.items():
            command = command.replace(long, short)
        monkeypatch.chdir(ROOT if "--coverage" in command else folder)
        words = shlex.split(command, comments=True)[1:]
        # The first of each group as people start it, and what the shell does for it; to start every one takes longer.
        if number == 0 or SHELL & {*words}:
            shown = as_typed(command)
        else:
            # Games are played by a terminal at its end, where everybody stops.
            with open(os.devnull) as nothing:
                monkeypatch.setattr(sys, "stdin", nothing)
                status = main(words)
            shown = status, capsys.readouterr().err
        assert shown[0] == 0, f"{line}\n{shown[1]}"


def as_typed(command: str) -> tuple[int, str]:
    """The exit status of a command, and what it says of errors."""
    ran = subprocess.run(
        ["sh", "-c", command.replace("bradshaw", shlex.quote(str(PROGRAM)), 1)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return ran.returncode, ran.stderr


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_examples_run(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})


def test_the_refusal_in_the_example_says_what_the_library_says() -> None:
    (code,) = (code for code in blocks("python") if "refusal.rule" in code)
    names: dict[str, Any] = {}
    exec(code.partition("refusal.rule")[0], names)
    refusal = names["refusal"]
    assert f"refusal.rule  # '{refusal.rule}'" in code
    assert f"str(refusal.text)  # '{refusal.text}'" in code


def test_every_target_of_make_that_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)`", README, re.MULTILINE))
    assert {one or other for one, other in named} <= targets
