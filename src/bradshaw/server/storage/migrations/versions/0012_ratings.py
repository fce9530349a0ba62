"""How finished games ended for their players, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

UNTALLIED = sa.text("status = 'finished' AND mode = 'online' AND NOT tallied")


def _person(key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), whose, nullable=False, primary_key=key)


def upgrade() -> None:
    for name in ("rated", "tallied"):
        op.add_column("games", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_games_untallied", "games", ["updated"], sqlite_where=UNTALLIED, postgresql_where=UNTALLIED)
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        _person(),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("win", sa.Float(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("finished", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mean", sa.Float()),
        sa.Column("deviation", sa.Float()),
    )
    op.create_index("ix_results_person", "results", ["person", "finished"])
    op.create_index("ix_results_title", "results", ["person", "title", "players"])
    op.create_table(
        "ratings",
        _person(key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("low", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("ix_ratings_title", "ratings", ["title", "low"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_games_untallied", "games")
    for name in ("tallied", "rated"):
        op.drop_column("games", name)
