"""Signs of life of robots, apart from those of their owners."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("people", sa.Column("robot_seen", sa.DateTime(timezone=True)))
    with op.batch_alter_table("watching") as watching:
        watching.alter_column("person", type_=sa.String(40), existing_type=sa.String(32), existing_nullable=False)


def downgrade() -> None:
    op.execute("DELETE FROM watching")
    with op.batch_alter_table("watching") as watching:
        watching.alter_column("person", type_=sa.String(32), existing_type=sa.String(40), existing_nullable=False)
    op.drop_column("people", "robot_seen")
