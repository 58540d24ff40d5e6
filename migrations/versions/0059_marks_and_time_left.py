"""Let players show the marks of their decisions to others, and keep since when an analysis is being made."""

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"


def upgrade() -> None:
    op.add_column("players", sa.Column("shows_marks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("match_analyses", sa.Column("begun_at", sa.DateTime(timezone=True)))
