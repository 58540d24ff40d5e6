"""Whoever has left his seat to another takes no other one: he knows what it knew."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("knew", sa.JSON, nullable=False, server_default="{}"))
    op.alter_column("matches", "knew", server_default=None)
