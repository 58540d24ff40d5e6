"""Substitutes for leavers, tables that wait for everybody, a proposal that outlives its server."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("substitutes", sa.Text, nullable=False, server_default="anyone"))
    op.add_column("matches", sa.Column("wait_for_all", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("first_id", sa.Text, sa.ForeignKey("players.id")))
    op.add_column("seats", sa.Column("sees_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("calling_off", sa.JSON))
    for table, column in (
        ("matches", "substitutes"),
        ("matches", "wait_for_all"),
        ("seats", "left"),
        ("seats", "sees_from"),
    ):
        op.alter_column(table, column, server_default=None)
