"""An older database keeps everything, and the newest tables are those that the code expects."""

from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import Database, StorageTrouble, migration_config, sync_url
from bradshaw.server.storage.tables import Base

MOMENT = datetime(2026, 1, 31, 18, 30, 15, 250000, tzinfo=UTC)
FIRST = "0001"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """An empty database of either kind."""
    if request.param == "sqlite":
        given = str(tmp_path / "old.sqlite")
    else:
        given = request.getfixturevalue("empty_postgres_url")
    return Database(Settings(database=given).database_url)


def address(database):
    return database.url.render_as_string(hide_password=False)


def connect(database):
    return sa.create_engine(sync_url(address(database)), poolclass=sa.NullPool).begin()


def rows_of_the_first_version(connection):
    """One row for each table, as the first version of the server would have written it."""
    tables = sa.MetaData()
    tables.reflect(connection)
    # SQLite hands times out as text; written as times they are the same in both.
    rows = {
        "settings": {"name": "secret", "value": "abc"},
        "people": {"id": "p1", "name": "Ada", "folded_name": "ada", "password": "hash", "created": MOMENT},
        "logins": {
            "id": "l1",
            "token": "t" * 64,
            "person": "p1",
            "agent": "Browser",
            "created": MOMENT,
            "last_used": MOMENT,
            "expires": MOMENT,
        },
        "games": {
            "id": "g1",
            "title": "emubay",
            "rules": 1,
            "seed": 2**53 - 1,
            "options": "{}",
            "mode": "online",
            "status": "running",
            "listed": True,
            "shuffle": False,
            "host": "p1",
            "invite": "i1",
            "pace": 0.5,
            "created": MOMENT,
            "updated": MOMENT,
        },
        "seats": {"game": "g1", "seat": 0, "name": "Ada", "person": "p1", "bot": None},
        "events": {
            "game": "g1",
            "sequence": 1,
            "kind": "start",
            "seat": None,
            "person": "p1",
            "content": '{"players":["Ada"]}',
            "created": MOMENT,
        },
    }
    assert set(rows) == set(tables.tables) - {"alembic_version"}
    for name, row in rows.items():
        connection.execute(tables.tables[name].insert().values(**row))
    return rows


def test_database_of_the_first_version_keeps_every_row(database):
    command.upgrade(migration_config(address(database)), FIRST)
    with connect(database) as connection:
        old = rows_of_the_first_version(connection)
    database.migrate()
    with connect(database) as connection:
        for name, row in old.items():
            table = Base.metadata.tables[name]
            found = dict(connection.execute(sa.select(table)).one()._mapping)
            assert {column: found[column] for column in row} == row, name
            added = set(found) - set(row)
            assert all(found[column] is None or table.c[column].server_default is not None for column in added), name


def test_newest_tables_are_those_of_the_code(database):
    database.migrate()
    with connect(database) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []


def test_migrating_twice_changes_nothing(database):
    database.migrate()
    with connect(database) as connection:
        before = MigrationContext.configure(connection).get_current_heads()
    database.migrate()
    with connect(database) as connection:
        assert MigrationContext.configure(connection).get_current_heads() == before
    assert len(before) == 1


def test_way_back_to_the_first_version_is_open(database):
    database.migrate()
    command.downgrade(migration_config(address(database)), FIRST)
    with connect(database) as connection:
        rows_of_the_first_version(connection)
    database.migrate()


def test_history_is_one_line_from_the_first_version(tmp_path):
    script = ScriptDirectory.from_config(migration_config(f"sqlite:///{tmp_path / 'none.sqlite'}"))
    line = [revision.revision for revision in script.walk_revisions()]
    assert line == sorted(line, reverse=True)
    assert line[-1] == FIRST
    assert len(script.get_heads()) == 1


def test_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    file = tmp_path / "notes.sqlite"
    file.write_text("These are not the tables you are looking for. " * 100)
    with pytest.raises(StorageTrouble, match="cannot be used"):
        Database(Settings(database=str(file)).database_url).migrate()
    assert file.read_text().startswith("These are not")
