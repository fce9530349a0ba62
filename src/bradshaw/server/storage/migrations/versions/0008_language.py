"""In which language each person reads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(8)))


def downgrade() -> None:
    op.drop_column("people", "language")
