"""First lessons: matches that begin near their end, and count nowhere."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()))
    op.alter_column("matches", "lesson", server_default=None)
