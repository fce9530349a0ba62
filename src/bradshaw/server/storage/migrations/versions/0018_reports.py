"""Reports to the host, and until when people are muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

MOMENT = sa.DateTime(timezone=True)
UNDECIDED = sa.text("decided IS NULL")


def upgrade() -> None:
    op.add_column("people", sa.Column("muted_until", MOMENT))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("about", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("shown", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("quoted", sa.Text(), nullable=False),
        sa.Column("game", sa.String(32)),
        sa.Column("sequence", sa.Integer()),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("due", MOMENT),
        sa.Column("decided", MOMENT),
        sa.Column("decision", sa.String(10)),
        sa.Column("until", MOMENT),
        sa.Column("note", sa.Text(), nullable=False, server_default=sa.text("''")),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_due", "reports", ["due"])
    op.create_index("ix_reports_undecided", "reports", ["id"], sqlite_where=UNDECIDED, postgresql_where=UNDECIDED)


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_column("people", "muted_until")
