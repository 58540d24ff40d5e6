"""A match played once more: the same people at another table, for which their seats are kept a while."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rematch_of", sa.Text, sa.ForeignKey("matches.id"), unique=True))
    op.add_column("matches", sa.Column("open_until", sa.DateTime(timezone=True)))
    op.add_column("matches", sa.Column("starts_at", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("kept_for", sa.Text, sa.ForeignKey("players.id")))
    op.add_column("seats", sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.alter_column("seats", "declined", server_default=None)
