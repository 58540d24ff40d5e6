"""Store the chain of heads of a match, and the key with which the server signs records.

Matches without a `record_header` have no chain. The columns are nullable and have no default: no table is
rewritten.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("matches", sa.Column("record_header", sa.JSON))
    for table in ("actions", "table_events"):
        op.add_column(table, sa.Column("line", sa.Integer))
        op.add_column(table, sa.Column("head", sa.LargeBinary))
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("private_key", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
