"""What a host decides before the start: locked seats, a silent table, who was removed."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("seats", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
    for table, column in (("seats", "locked"), ("matches", "muted"), ("matches", "removed")):
        op.alter_column(table, column, server_default=None)
