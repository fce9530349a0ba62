"""Where each game stands, so that lists need not replay it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

COLUMNS: dict[str, sa.Integer | sa.Text] = {
    "actions": sa.Integer(),
    "turn": sa.Integer(),
    "headline": sa.Text(),
    "winners": sa.Integer(),
    "unreadable": sa.Text(),
}
PARTS = {
    "ix_games_lobby": "listed AND status NOT IN ('finished', 'ended')",
    "ix_games_over": "listed AND status = 'finished'",
}


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.add_column("games", sa.Column(name, kind))
    op.create_index("ix_games_host", "games", ["host"])
    for name, part in PARTS.items():
        op.create_index(name, "games", ["updated"], sqlite_where=sa.text(part), postgresql_where=sa.text(part))


def downgrade() -> None:
    for name in (*PARTS, "ix_games_host"):
        op.drop_index(name, "games")
    for name in COLUMNS:
        op.drop_column("games", name)
