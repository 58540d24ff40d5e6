"""Whom a rematch waits for is found by player."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    kept = sa.text("kept_for IS NOT NULL AND NOT declined")
    op.create_index("seats_kept", "seats", ["kept_for"], postgresql_where=kept)
