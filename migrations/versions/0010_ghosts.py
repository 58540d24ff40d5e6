"""A lobby whose host has gone leaves the list, and is closed after a day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

HOSTS_NOT_SEEN = """
    UPDATE matches SET host_away_since = now()
    WHERE status = 'lobby' AND rematch_of IS NULL AND tournament_id IS NULL
"""
LOOK_FOR_THEM = """
    INSERT INTO due (match_id, kind, at)
    SELECT id, 'host', now() + interval '10 minutes' FROM matches WHERE host_away_since IS NOT NULL
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("host_away_since", sa.DateTime(timezone=True)))
    op.add_column("matches", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.alter_column("matches", "listed", server_default=None)
    op.execute(HOSTS_NOT_SEEN)
    op.execute(LOOK_FOR_THEM)
