"""Whose seat it is in the match of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("coach", sa.SmallInteger))
