"""`bradshaw check`: what an upgrade would break is said before it does, and nothing is changed by asking."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy import update

from bradshaw.cli import main
from bradshaw.server.host.checking import Archive
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import Database, NewerDatabase, migration_config, sync_url
from bradshaw.server.storage.tables import Event, GameHead
from tests.core.installed import CORRECTED_HEAP, HEAP, installed
from tests.examples import soaked

from .serving import plain_settings, serving
from .tables import play_on

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


@pytest.fixture(params=["sqlite", soaked("postgresql")])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "bradshaw.sqlite")
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For what asks the database in ways of its own: else PostgreSQL is left to a soak."""


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    monkeypatch.setenv("COLUMNS", "400")

    def run(database: str, *before: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main([*before, "check", "--database", database])
        return status, *capsys.readouterr()

    return run


def execute(database: str, *statements: Any) -> None:
    engine = sa.create_engine(sync_url(Settings(database=database).database_url), poolclass=sa.NullPool)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def everything(database: str) -> dict[str, list[Any]]:
    engine = sa.create_engine(sync_url(Settings(database=database).database_url), poolclass=sa.NullPool)
    tables = sa.MetaData()
    with engine.begin() as connection:
        tables.reflect(connection)
        rows = {name: [*connection.execute(sa.select(table))] for name, table in tables.tables.items()}
    engine.dispose()
    return rows


def games(database: str, tmp_path: Path) -> list[str]:
    """Three games of Emu Bay, one of them with moves, and one of Heap."""
    with installed(HEAP), serving(plain_settings(tmp_path, database=database)) as served:
        browser = served.browser()
        made = [browser.make_game(pace=0, seed=5)["id"] for _ in range(3)]
        play_on(browser, made[0], moves=6)
        made.append(browser.make_game(title="heap", seats=SEATS, seed=7)["id"])
        browser.http.close()
    return made


@both_databases
def test_sound_games_are_counted_and_nothing_is_changed(
    database: str, tmp_path: Path, check: Callable[[str], tuple[int, str, str]]
):
    games(database, tmp_path)
    before, files = everything(database), sorted(tmp_path.iterdir())
    with installed(HEAP):
        status, out, _ = check(database)
    assert status == 0, out
    assert sorted(tmp_path.iterdir()) == files
    assert "Emu Bay Railway Company, rules version 1: 3 games, " in out
    assert "Heap, rules version 1: 1 game, 0 moves" in out
    assert "All games can be read: 4." in out
    assert "differ" not in out
    assert everything(database) == before


def test_what_cannot_be_read_is_listed_with_its_place_and_reason(
    database: str, tmp_path: Path, check: Callable[[str], tuple[int, str, str]]
):
    played, cut, foreign, heap = games(database, tmp_path)
    execute(
        database,
        update(Event).where(Event.game == played, Event.sequence == 4).values(content="{"),
        update(GameHead).where(GameHead.id == cut).values(options="["),
        update(GameHead).where(GameHead.id == foreign).values(rules=99),
    )
    status, out, err = check(database)
    assert status == 1
    assert "4 of 4 games cannot be read by this version:" in out
    lines = {line.split()[0]: line for line in out.splitlines() if line.startswith("  ")}
    assert ", event 4 of " in lines[played]
    assert lines[played].endswith("Event 4 is not readable.")
    assert lines[cut].endswith("from the beginning: The options of the game are not readable.")
    assert "newer Bradshaw" in lines[foreign]
    assert lines[heap].endswith("The game “heap” is not installed on this server.")
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "What is stored about the game itself is damaged ("),
        ("fr", "Ce qui est enregistré de la partie elle-même est abîmé ("),
        ("de", "Was über das Spiel selbst gespeichert ist, ist beschädigt ("),
    ],
)
def test_game_whose_very_row_is_damaged_is_told_in_the_language_of_the_host(
    tmp_path: Path, check: Callable[..., tuple[int, str, str]], language: str, words: str
):
    database = str(tmp_path / "bradshaw.sqlite")
    with serving(plain_settings(tmp_path, database=database)) as served:
        game = served.browser().make_game(pace=0, seed=5)["id"]
    execute(database, sa.text(f"UPDATE games SET created = 'long ago' WHERE id = '{game}'"))
    status, out, err = check(database, "--language", language)
    assert status == 1
    assert words in out
    assert "Traceback" not in out + err


def test_stored_version_of_the_rules_is_told_with_what_has_changed_since(
    database: str, tmp_path: Path, check: Callable[[str], tuple[int, str, str]]
):
    games(database, tmp_path)
    with installed(CORRECTED_HEAP):
        status, out, _ = check(database)
    assert status == 0, out
    assert "Heap, rules version 1: 1 game" in out
    assert "The newest rules differ: A tip is at most half of what the player has." in out


def test_older_database_is_read_as_it_is(database: str, check: Callable[[str], tuple[int, str, str]]):
    """Before the upgrade, that is: the tables are still those of the old program."""
    url = Settings(database=database).database_url
    command.upgrade(migration_config(url), "0001")
    moment = sa.func.now()
    head = {"id": "old", "title": "emubay", "rules": 1, "seed": 5, "options": "{}", "mode": "hotseat"}
    head |= {"status": "running", "listed": False, "shuffle": False, "host": None, "invite": "i", "pace": 0.5}
    execute(
        database,
        sa.insert(sa.table("games", *map(sa.column, [*head, "created", "updated"]))).values(
            **head, created=moment, updated=moment
        ),
        *(
            sa.insert(sa.table("seats", *map(sa.column, ("game", "seat", "name")))).values(
                game="old", seat=seat, name=name
            )
            for seat, name in enumerate(("Ada", "Ben", "Cleo"))
        ),
        sa.insert(Event).values(
            game="old", sequence=1, kind="start", content='{"players":["Ada","Ben","Cleo"]}', created=moment
        ),
    )
    status, out, err = check(database)
    assert status == 0, out + err
    assert "Its tables are of revision 0001." in out
    assert "make a backup first" in out
    assert "Emu Bay Railway Company, rules version 1: 1 game, 0 moves" in out
    assert everything(database)["alembic_version"] == [("0001",)]


@both_databases
def test_newer_database_is_refused_with_what_to_do(database: str, check: Callable[[str], tuple[int, str, str]]):
    opened = Database(Settings(database=database).database_url)
    opened.migrate()
    execute(database, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    status, _, err = check(database)
    assert status == 2
    assert "was used by a newer Bradshaw: its tables are of revision 9999" in err
    assert "Use that version or a later one." in err
    with pytest.raises(NewerDatabase):
        opened.migrate()


@both_databases
def test_empty_database_has_nothing_that_could_break(database: str, check: Callable[[str], tuple[int, str, str]]):
    execute(database, sa.text("SELECT 1"))
    if not database.startswith("postgresql"):
        Path(database).touch()
    status, out, _ = check(database)
    assert (status, out.splitlines()[-1]) == (0, "The database is empty: there is nothing that could break.")
    assert everything(database) == {}
    Database(Settings(database=database).database_url).migrate()
    status, out, _ = check(database)
    assert (status, out.splitlines()[-1]) == (0, "No games are stored.")


@both_databases
def test_database_of_something_else_is_refused(database: str, check: Callable[[str], tuple[int, str, str]]):
    execute(database, sa.text("CREATE TABLE recipes (name TEXT)"))
    status, _, err = check(database)
    assert status == 2
    assert "is not one of Bradshaw’s" in err


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("{folder}/none.sqlite", "There is no database file {folder}/none.sqlite."),
        ("{folder}", "There is no database file {folder}."),
        ("postgresql://ada:secret@127.0.0.1:9/bradshaw", "/bradshaw cannot be read (connection failed"),
        ("mysql://here", "BRADSHAW_DATABASE must be a file, sqlite:///… or postgresql://…, not mysql://…."),
    ],
)
def test_unreachable_database_is_told_in_one_sentence(
    tmp_path: Path, check: Callable[[str], tuple[int, str, str]], address: str, told: str
):
    status, _, err = check(address.format(folder=tmp_path))
    assert status == 2
    assert told.format(folder=tmp_path) in err
    assert err.count("\n") == 1
    assert "secret" not in err
    assert list(tmp_path.iterdir()) == []


def test_file_that_is_no_database_is_told(tmp_path: Path, check: Callable[[str], tuple[int, str, str]]):
    file = tmp_path / "notes.sqlite"
    file.write_text("Not a database at all. " * 100)
    status, _, err = check(str(file))
    assert status == 2
    assert "cannot be read (file is not a database)." in err


def test_database_is_the_one_that_the_server_would_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("BRADSHAW_DATABASE", str(tmp_path / "of the environment.sqlite"))
    assert main(["check"]) == 2
    assert "of the environment.sqlite" in capsys.readouterr().err
    monkeypatch.delenv("BRADSHAW_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["check"]) == 2
    assert os.path.join("bradshaw", "bradshaw.sqlite") in capsys.readouterr().err


def test_a_running_server_is_not_disturbed(database: str, tmp_path: Path, check: Callable[[str], tuple[int, str, str]]):
    with serving(plain_settings(tmp_path, database=database)) as served:
        browser = served.browser()
        game = browser.make_game(pace=0, seed=5)["id"]
        play_on(browser, game, moves=4)
        status, out, err = check(database)
        assert status == 0, out + err
        assert "All games can be read: 1." in out
        actions = play_on(browser, game, moves=2)["actions"]
        status, out, _ = check(database)
        assert f"1 game, {actions} moves" in out
        browser.http.close()


def test_game_that_is_deleted_meanwhile_is_left_out(database: str):
    url = Settings(database=database).database_url
    Database(url).migrate()
    archive = Archive(url)
    assert archive.games() == []
    assert archive.check("gone") is None
    archive.close()
