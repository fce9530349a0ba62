"""What the lobby and the lists of games are searched by, and what the maker of a table writes about it."""

from __future__ import annotations

import json
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

OVER = sa.text("listed AND status = 'finished'")
RUNNING = sa.text("status = 'running'")
DAY = 24


def _folded(name: str) -> str:
    once = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", once).split())[:160]


def _speed(timing: str) -> str:
    try:
        told = json.loads(timing)
        return "quick" if told["hours"] <= (DAY if told["kind"] == "move" else 3 * DAY) else "slow"
    except (ValueError, TypeError, KeyError):
        return "slow"


def upgrade() -> None:
    for column in (
        sa.Column("description", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("language", sa.String(8)),
        sa.Column("speed", sa.String(8), nullable=False, server_default="free"),
        sa.Column("players", sa.Integer(), nullable=False, server_default="0"),
    ):
        op.add_column("games", column)
    op.add_column("seats", sa.Column("folded_name", sa.String(160), nullable=False, server_default=sa.text("''")))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE games SET players = (SELECT count(*) FROM seats WHERE seats.game = games.id)"))
    connection.execute(
        sa.text("UPDATE games SET language = (SELECT people.language FROM people WHERE people.id = games.host)")
    )
    for (timing,) in connection.execute(sa.text("SELECT DISTINCT timing FROM games WHERE timing IS NOT NULL")).all():
        connection.execute(
            sa.text("UPDATE games SET speed = :speed WHERE timing = :timing"),
            {"speed": _speed(timing), "timing": timing},
        )
    for (name,) in connection.execute(sa.text("SELECT DISTINCT name FROM seats WHERE NOT open")).all():
        connection.execute(
            sa.text("UPDATE seats SET folded_name = :folded WHERE name = :name AND NOT open"),
            {"folded": _folded(name), "name": name},
        )
    op.create_index(
        "ix_seats_folded_name", "seats", ["folded_name"], postgresql_ops={"folded_name": "varchar_pattern_ops"}
    )
    # By it SQLite would sort all finished games for the newest thirty.
    op.drop_index("ix_games_status_listed", "games")
    op.create_index("ix_games_census", "games", ["listed", "status"])
    op.create_index("ix_games_running", "games", ["id"], sqlite_where=RUNNING, postgresql_where=RUNNING)
    op.create_index("ix_games_over_title", "games", ["title", "updated"], sqlite_where=OVER, postgresql_where=OVER)


def downgrade() -> None:
    op.drop_index("ix_games_over_title", "games")
    op.drop_index("ix_games_running", "games")
    op.drop_index("ix_games_census", "games")
    op.create_index("ix_games_status_listed", "games", ["status", "listed"])
    op.drop_index("ix_seats_folded_name", "seats")
    op.drop_column("seats", "folded_name")
    for name in ("players", "speed", "language", "description"):
        op.drop_column("games", name)
