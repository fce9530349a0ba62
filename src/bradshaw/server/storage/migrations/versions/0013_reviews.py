"""Reviews of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("worked", MOMENT, nullable=False),
        sa.Column("taken", MOMENT),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("problem", sa.Text()),
        sa.Column("data", sa.LargeBinary()),
    )
    op.create_index("ix_reviews_person", "reviews", ["person"])
    wanted = sa.text("data IS NULL AND problem IS NULL")
    op.create_index("ix_reviews_wanted", "reviews", ["worked"], sqlite_where=wanted, postgresql_where=wanted)
    op.create_table(
        "review_parts",
        sa.Column("game", sa.String(32), sa.ForeignKey("reviews.game", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.Integer(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("review_parts")
    op.drop_table("reviews")
