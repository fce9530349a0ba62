"""Clubs with members, seasons and tables of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

MOMENT = sa.DateTime(timezone=True)
OF_CLUB = sa.text("club IS NOT NULL")


def _to(name: str, table: str, key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), whose, nullable=False, primary_key=key)


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("head", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_clubs_head", "clubs", ["head"])
    op.create_table(
        "members",
        _to("club", "clubs", key=True),
        _to("person", "people", key=True),
        sa.Column("joined", MOMENT, nullable=False),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "club_invitations",
        _to("club", "clubs", key=True),
        _to("person", "people", key=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_club_invitations_person", "club_invitations", ["person"])
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), primary_key=True),
        _to("club", "clubs"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("begins", sa.Date(), nullable=False),
        sa.Column("ends", sa.Date(), nullable=False),
    )
    op.create_index("ix_seasons_club", "seasons", ["club"])
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("club", sa.String(32)))
        games.create_foreign_key("fk_games_club", "clubs", ["club"], ["id"], ondelete="SET NULL")
    op.create_index("ix_games_club", "games", ["club", "updated"], sqlite_where=OF_CLUB, postgresql_where=OF_CLUB)


def downgrade() -> None:
    op.drop_index("ix_games_club", "games")
    with op.batch_alter_table("games") as games:
        games.drop_constraint("fk_games_club", type_="foreignkey")
        games.drop_column("club")
    for table in ("seasons", "club_invitations", "members", "clubs"):
        op.drop_table(table)
