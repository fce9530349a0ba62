"""Tokens for robots, seats that robots have, and tables that take robots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("last_used", MOMENT),
        sa.Column("expires", MOMENT, nullable=False),
        sa.Column("ended", MOMENT),
        sa.Column("told", MOMENT),
        sa.UniqueConstraint("token", name="uq_tokens_token"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.add_column("seats", sa.Column("robot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("robots", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("games", "robots")
    op.drop_column("seats", "robot")
    op.drop_table("tokens")
