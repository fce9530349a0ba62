"""People whom the host has banned or muted, and how a server hears of the host's commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("people", sa.Column("banned", moment))
    op.add_column("people", sa.Column("muted", moment))
    # What somebody has done is found again when the person wants it exported or deleted.
    op.create_index("ix_events_person", "events", ["person"])
    op.create_table(
        "host_news",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("news", sa.Text(), nullable=False),
        sa.Column("created", moment, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("host_news")
    op.drop_index("ix_events_person", "events")
    op.drop_column("people", "muted")
    op.drop_column("people", "banned")
