"""What several processes on one database tell each other by it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("matches", sa.Column("stamp", sa.BigInteger, nullable=False, server_default="0"))
    op.alter_column("matches", "stamp", server_default=None)
    op.add_column("servers", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.alter_column("servers", "joined", server_default=None)
    op.create_table(
        "presence",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("server_id", sa.Integer, primary_key=True),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("nameless", sa.Integer, nullable=False),
    )
