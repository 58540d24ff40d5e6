"""Friendly tables, at which whoever is to act may ask what the computer would do."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.alter_column("matches", "hints", server_default=None)
