"""Runs the migrations on the database that `Database.migrate` names."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from bradshaw.server.storage.database import sync_url
from bradshaw.server.storage.tables import Base

LOCK = 1860_1862
"""Several workers that start together migrate one after the other."""


def run() -> None:
    engine = create_engine(sync_url(context.config.attributes["url"]), poolclass=NullPool)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
        context.run_migrations()
    engine.dispose()


run()
