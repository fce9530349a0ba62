"""How much time players have, and when it runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    for column in (sa.Column("timing", sa.Text()), sa.Column("deadline", moment), sa.Column("due", moment)):
        op.add_column("games", column)
    op.create_index("ix_games_due", "games", ["due"])


def downgrade() -> None:
    op.drop_index("ix_games_due", "games")
    for name in ("due", "deadline", "timing"):
        op.drop_column("games", name)
