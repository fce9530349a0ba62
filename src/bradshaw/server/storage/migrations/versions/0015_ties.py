"""Favourites, blocked people, and invitations by name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

MOMENT = sa.DateTime(timezone=True)


def _person(name: str, key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), whose, nullable=False, primary_key=key)


def upgrade() -> None:
    op.create_table(
        "ties",
        _person("person", key=True),
        _person("other", key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "invitations",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        _person("person", key=True),
        _person("by"),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_by", "invitations", ["by"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("ties")
