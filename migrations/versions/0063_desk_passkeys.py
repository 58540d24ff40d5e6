"""Tell the passkeys of the desk from those that sign a player in."""

import sqlalchemy as sa
from alembic import op

revision = "0063"
down_revision = "0062"


def upgrade() -> None:
    op.add_column("passkeys", sa.Column("for_desk", sa.Boolean, nullable=False, server_default=sa.false()))
