"""What a match is played with: its clock."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON))
