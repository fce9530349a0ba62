"""Notices on their way, browsers that show them, and what people wish."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

MOMENT = sa.DateTime(timezone=True)


def _person(key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), whose, nullable=False, primary_key=key)


def upgrade() -> None:
    for column in (sa.Column("wishes", sa.Text()), sa.Column("mail_trouble", sa.Text()), sa.Column("mailed", MOMENT)):
        op.add_column("people", column)
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), primary_key=True),
        _person(),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("routed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("person", "game", "sequence", "kind", name="uq_notices_person"),
    )
    unrouted = sa.text("NOT routed")
    op.create_index("ix_notices_unrouted", "notices", ["id"], sqlite_where=unrouted, postgresql_where=unrouted)
    op.create_index("ix_notices_game", "notices", ["game"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("notice", sa.Integer(), sa.ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
        _person(),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False, server_default="waiting"),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("taken", MOMENT),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("problem", sa.Text()),
        sa.UniqueConstraint("notice", "channel", "target", name="uq_deliveries_notice"),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["state", "due"])
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.UniqueConstraint("endpoint", name="uq_subscriptions_endpoint"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "quiet_games",
        _person(key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_quiet_games_game", "quiet_games", ["game"])


def downgrade() -> None:
    for table in ("quiet_games", "subscriptions", "deliveries", "notices"):
        op.drop_table(table)
    for name in ("mailed", "mail_trouble", "wishes"):
        op.drop_column("people", name)
