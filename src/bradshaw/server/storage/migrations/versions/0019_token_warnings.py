"""Warnings before a token ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("warned", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tokens", "warned")
