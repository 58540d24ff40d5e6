"""What the clocks of a match say, events of the table, signs of life of the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("actions", sa.Column("clocks", sa.JSON))
    op.add_column("actions", sa.Column("served", sa.Text))
    op.add_column("matches", sa.Column("clocks", sa.JSON))
    op.add_column("seats", sa.Column("idle", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "table_events",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("event", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("table_events_of_match", "table_events", ["match_id", "seq", "id"])
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, sa.Identity(), primary_key=True),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
    )
