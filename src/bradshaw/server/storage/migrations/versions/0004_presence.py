"""Signs of life, who is here, and how tables replace absent players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("people", sa.Column("seen", moment))
    op.add_column("games", sa.Column("replace_after", sa.Integer(), nullable=False, server_default="24"))
    op.add_column("games", sa.Column("host_decides", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("owner", sa.String(32)))
        seats.add_column(sa.Column("open", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.create_foreign_key("fk_seats_owner", "people", ["owner"], ["id"], ondelete="SET NULL")
        seats.create_index("ix_seats_owner", ["owner"])
    # In a game that has begun, an empty seat may be that of a deleted account: it stays closed.
    op.execute(
        "UPDATE seats SET open = TRUE WHERE person IS NULL AND bot IS NULL "
        "AND game IN (SELECT id FROM games WHERE status = 'open')"
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Integer(), nullable=False),
    )
    op.create_table(
        "watching",
        sa.Column("worker", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "outages",
        sa.Column("began", moment, primary_key=True),
        sa.Column("ended", moment, nullable=False),
    )


def downgrade() -> None:
    for table in ("outages", "watching", "workers"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_owner")
        seats.drop_constraint("fk_seats_owner", type_="foreignkey")
        seats.drop_column("open")
        seats.drop_column("owner")
    op.drop_column("games", "host_decides")
    op.drop_column("games", "replace_after")
    op.drop_column("people", "seen")
