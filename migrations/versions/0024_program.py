"""Players that are programs, by their own word."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0021"


def upgrade() -> None:
    program = sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", program)
