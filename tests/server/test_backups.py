"""`bradshaw backup` and `restore`: nothing is lost, nothing half is taken for whole, nothing is overwritten unasked."""

import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from bradshaw.cli import main
from bradshaw.server.host import backups
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import sync_url
from tests.examples import soaked
from tests.programs import own_signals

from .postgres import new_database
from .process import PROGRAM, server_process
from .serving import Browser, plain_settings, serving
from .tables import play_on

Ran = tuple[int, str, str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: object) -> Ran:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        return status, *capsys.readouterr()

    return command


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of either kind in which nothing is stored."""
    if request.param == "sqlite":
        return str(tmp_path / "bradshaw.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return url


chiefly_sqlite = pytest.mark.parametrize("database", ["sqlite", soaked("postgresql")], indirect=True)
"""What every kind of backup does is tried with the quicker one; in a soak with both."""


@pytest.fixture
def another(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of another empty database of the same kind."""
    if not database.startswith("postgres"):
        return str(tmp_path / "another.sqlite")
    return new_database(request.getfixturevalue("postgres_cluster"))


def fill(database: str, folder: Path, moves: int = 3) -> None:
    with serving(plain_settings(folder, database=database)) as served:
        browser = served.browser().register("Ada")
        play_on(browser, browser.make_game()["id"], moves)


def everything(database: str) -> dict[str, list[Any]]:
    engine = sa.create_engine(sync_url(Settings(database=database).database_url), poolclass=sa.NullPool)
    tables = sa.MetaData()
    with engine.begin() as connection:
        tables.reflect(connection)
        found = {
            name: sorted(map(repr, connection.execute(sa.select(table)).all())) for name, table in tables.tables.items()
        }
    engine.dispose()
    return found


def test_backup_restores_exactly_what_was_stored(database: str, another: str, tmp_path: Path, run: Callable[..., Ran]):
    fill(database, tmp_path)
    before, file = everything(database), tmp_path / "backup"
    status, out, err = run("backup", file, "--database", database)
    assert (status, err) == (0, "")
    assert "Read again and complete: 1 game, 4 events and 1 person." in out
    assert "hidden" not in out
    assert run("restore", file, "--database", another)[0] == 0
    assert everything(another) == before
    with serving(plain_settings(tmp_path, database=another)) as served:
        assert served.browser().log_in("Ada").games()


@chiefly_sqlite
def test_backup_is_made_while_people_play(database: str, another: str, tmp_path: Path, run: Callable[..., Ran]):
    file = tmp_path / "backup"
    with serving(plain_settings(tmp_path, database=database)) as served:
        browser = served.browser()
        game = browser.make_game()["id"]
        for number in range(4):
            play_on(browser, game, 2, seed=number)
            assert run("backup", file, "--database", database, "--overwrite")[0] == 0
    assert run("restore", file, "--database", another)[0] == 0
    assert main(["check", "--database", another]) == 0


def test_file_that_exists_is_not_overwritten_unasked(tmp_path: Path, run: Callable[..., Ran]):
    database, file = str(tmp_path / "bradshaw.sqlite"), tmp_path / "backup"
    fill(database, tmp_path)
    file.write_text("precious")
    status, _, err = run("backup", file, "--database", database)
    assert status == 2
    assert "--overwrite" in err
    assert file.read_text() == "precious"
    assert run("backup", file, "--database", database, "--overwrite")[0] == 0
    assert file.read_bytes().startswith(b"SQLite")


def test_database_is_never_overwritten_by_its_own_backup(tmp_path: Path, run: Callable[..., Ran]):
    database = tmp_path / "bradshaw.sqlite"
    fill(str(database), tmp_path)
    status, _, err = run("backup", database, "--database", database, "--overwrite")
    assert status == 2
    assert "is the database itself" in err


def test_backup_into_a_folder_gets_a_name_with_the_time(tmp_path: Path, run: Callable[..., Ran]):
    database, folder = str(tmp_path / "bradshaw.sqlite"), tmp_path / "backups"
    fill(database, tmp_path)
    folder.mkdir()
    assert run("backup", folder, "--database", database)[0] == 0
    assert [file.suffix for file in folder.iterdir()] == [".sqlite"]


def test_killed_backup_leaves_nothing_that_could_be_taken_for_one(tmp_path: Path):
    database, file = tmp_path / "bradshaw.sqlite", tmp_path / "backup.sqlite"
    fill(str(database), tmp_path)
    with sqlite3.connect(database) as grown:
        grown.execute("CREATE TABLE ballast (stone BLOB)")
        grown.executemany("INSERT INTO ballast VALUES (randomblob(1000000))", [()] * 50)
    command = subprocess.Popen([*PROGRAM, "backup", str(file), "--database", str(database)], preexec_fn=own_signals)
    part = Path(f"{file}{backups.UNFINISHED}")
    end = time.monotonic() + 60
    while not (part.exists() and part.stat().st_size) and command.poll() is None:
        assert time.monotonic() < end
    command.send_signal(signal.SIGKILL)
    command.wait(20)
    assert not file.exists()
    if part.exists() and part.stat().st_size < database.stat().st_size:
        with pytest.raises(backups.BadBackup):
            backups.examine(part)
    # The next one is not disturbed by what is left.
    assert main(["backup", str(file), "--database", str(database)]) == 0
    assert not part.exists()


@chiefly_sqlite
def test_full_disk_is_told_and_leaves_nothing_behind(database: str, tmp_path: Path):
    fill(database, tmp_path, moves=30)
    file = tmp_path / "backup"
    # A limit on the size of files stands for a disk that is full.
    ran = subprocess.run(
        [*PROGRAM, "backup", str(file), "--database", database],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (6_000, 6_000)),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert not file.exists()
    assert not Path(f"{file}{backups.UNFINISHED}").exists()


def test_database_in_use_is_not_restored_into(database: str, tmp_path: Path, run: Callable[..., Ran]):
    file = tmp_path / "backup"
    # A file is locked for other processes alone.
    process = not database.startswith("postgres")
    settings = plain_settings(tmp_path, database=database)
    with server_process(tmp_path, database, WORK_PROCESSES="0") if process else serving(settings) as server:
        Browser(server.url).make_game()
        assert run("backup", file, "--database", database)[0] == 0
        before = everything(database)["games"]
        status, _, err = run("restore", file, "--database", database, "--overwrite")
        assert status == 2
        assert "in use by" in err
        assert "top th" in err
        assert everything(database)["games"] == before


@chiefly_sqlite
def test_database_that_is_not_empty_is_overwritten_only_when_told(
    database: str, another: str, tmp_path: Path, run: Callable[..., Ran]
):
    fill(database, tmp_path)
    fill(another, tmp_path, moves=5)
    file, wanted, present = tmp_path / "backup", everything(database), everything(another)
    run("backup", file, "--database", database)
    status, _, err = run("restore", file, "--database", another)
    assert status == 2
    assert "--overwrite" in err
    assert everything(another) == present
    assert run("restore", file, "--database", another, "--overwrite")[0] == 0
    assert everything(another) == wanted


def test_log_beside_the_old_file_is_not_taken_for_a_part_of_the_restored_one(tmp_path: Path, run: Callable[..., Ran]):
    database, file = tmp_path / "bradshaw.sqlite", tmp_path / "backup"
    fill(str(database), tmp_path)
    run("backup", file, "--database", database)
    wanted = everything(str(database))
    # A server that was killed leaves its log: as the files lie while it runs.
    with serving(plain_settings(tmp_path)) as served:
        served.browser().make_game()
        left = {beside: beside.read_bytes() for beside in tmp_path.glob(f"{database.name}*")}
    for beside, content in left.items():
        beside.write_bytes(content)
    assert Path(f"{database}-wal").stat().st_size
    assert run("restore", file, "--database", database, "--overwrite")[0] == 0
    assert everything(str(database)) == wanted


def test_damaged_database_can_be_restored_over(tmp_path: Path, run: Callable[..., Ran]):
    database, file = tmp_path / "bradshaw.sqlite", tmp_path / "backup"
    fill(str(database), tmp_path)
    run("backup", file, "--database", database)
    wanted = everything(str(database))
    database.write_bytes(b"no database at all" * 1000)
    assert "--overwrite" in run("restore", file, "--database", database)[2]
    assert run("restore", file, "--database", database, "--overwrite")[0] == 0
    assert everything(str(database)) == wanted


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not a backup of Bradshaw"),
        (b"My holiday in Ventnor", "not a backup of Bradshaw"),
        (b"SQLite format 3\0" + b"x" * 5000, "damaged"),
        (b"PGDMP\x01\x0e\x00" + b"x" * 5000, "damaged"),
    ],
)
def test_file_that_is_no_backup_is_refused(content: bytes, told: str, tmp_path: Path, run: Callable[..., Ran]):
    file, database = tmp_path / "backup", tmp_path / "bradshaw.sqlite"
    file.write_bytes(content)
    status, _, err = run("restore", file, "--database", database)
    assert status == 2
    assert told in err
    assert not database.exists()


@chiefly_sqlite
def test_truncated_backup_is_refused(database: str, another: str, tmp_path: Path, run: Callable[..., Ran]):
    fill(database, tmp_path, moves=30)
    file = tmp_path / "backup"
    run("backup", file, "--database", database)
    file.write_bytes(file.read_bytes()[: file.stat().st_size * 2 // 3])
    status, _, err = run("restore", file, "--database", another)
    assert status == 2
    assert "damaged" in err


def test_another_program_s_database_is_no_backup(tmp_path: Path, run: Callable[..., Ran]):
    file = tmp_path / "recipes.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "not one of Bradshaw’s" in run("restore", file, "--database", tmp_path / "bradshaw.sqlite")[2]


@chiefly_sqlite
def test_backup_of_a_newer_version_is_refused_in_words(
    database: str, another: str, tmp_path: Path, run: Callable[..., Ran]
):
    fill(database, tmp_path)
    file = tmp_path / "backup"
    engine = sa.create_engine(sync_url(Settings(database=database).database_url), poolclass=sa.NullPool)
    run("backup", file, "--database", database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "was used by a newer Bradshaw" in run("backup", tmp_path / "newer", "--database", database)[2]
    if database.startswith("postgres"):
        dumped = subprocess.run(["pg_dump", "-Fc", f"--file={file}", database], check=False)
        assert dumped.returncode == 0
    else:
        shutil.copyfile(database, file)
    assert "was used by a newer Bradshaw" in run("restore", file, "--database", another)[2]


def test_backup_of_one_kind_is_not_restored_into_the_other(tmp_path: Path, postgres_url: str, run: Callable[..., Ran]):
    database = str(tmp_path / "bradshaw.sqlite")
    fill(database, tmp_path)
    run("backup", tmp_path / "backup", "--database", database)
    status, _, err = run("restore", tmp_path / "backup", "--database", postgres_url)
    assert status == 2
    assert "is a backup of SQLite, and the database is PostgreSQL" in err


def test_missing_programs_of_postgresql_are_named(
    tmp_path: Path, postgres_url: str, run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
):
    fill(postgres_url, tmp_path)
    monkeypatch.setattr(backups.shutil, "which", lambda program: None)
    assert "pg_dump is not installed" in run("backup", tmp_path / "backup", "--database", postgres_url)[2]


def test_restore_that_fails_midway_leaves_the_database_as_it_was(
    tmp_path: Path, postgres_url: str, postgres_cluster: str, run: Callable[..., Ran]
):
    """Here because something else depends on a table's name; PostgreSQL takes everything back."""
    fill(postgres_url, tmp_path)
    file = tmp_path / "backup"
    run("backup", file, "--database", postgres_url)
    other = new_database(postgres_cluster)
    fill(other, tmp_path, moves=6)
    before = everything(other)
    with psycopg.connect(other) as connection:
        connection.execute("CREATE TYPE stray AS (x int)")
        connection.execute(
            "CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS "
            "$$ BEGIN IF TG_TAG = 'CREATE INDEX' THEN RAISE EXCEPTION 'no'; END IF; END $$"
        )
        connection.execute("CREATE EVENT TRIGGER refusing ON ddl_command_end EXECUTE FUNCTION refuse()")
    status, _, err = run("restore", file, "--database", other, "--overwrite")
    assert status == 2
    assert "psql failed" in err
    assert everything(other) == before
