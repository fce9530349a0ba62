"""Mail and webhooks of a person, and links that reset a password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("mail", sa.String(254)))
    op.add_column("people", sa.Column("webhook", sa.Text()))
    op.create_table(
        "resets",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("resets")
    with op.batch_alter_table("people") as people:
        people.drop_column("webhook")
        people.drop_column("mail")
