"""Commands run in this process, with what they are given and what they print."""

import io
from typing import NamedTuple

import pytest

import bradshaw
from bradshaw.cli import main
from bradshaw.core.chance import Chance
from bradshaw.formats import records


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def last_line(self):
        return self.out.splitlines()[-1]

    @property
    def complaint(self):
        """The one line that tells of a mistake."""
        assert self.status == 2
        assert self.err.startswith("bradshaw: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.strip()


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a command with lines on its standard input."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("BRADSHAW_LANGUAGE", "en")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def command(*arguments, stdin=""):
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        return Ran(status, *capsys.readouterr())

    return command


@pytest.fixture
def record(tmp_path):
    """A file with a finished game of Emu Bay."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], 5)
    chance = Chance(5)
    while game.outcome is None:
        game.play(chance.pick(game.choices()))
    path = tmp_path / "game.json"
    records.save(game, path)
    return path
