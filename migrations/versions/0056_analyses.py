"""Keep analyses of matches, and who asked for them."""

import sqlalchemy as sa
from alembic import op

revision = "0056"
down_revision = "0055"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "match_analyses",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("found", sa.JSON, nullable=False),
        sa.Column("report", sa.JSON),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "analysis_askers",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("tells", sa.Boolean, nullable=False),
    )
    op.create_index("analysis_askers_of_player", "analysis_askers", ["player_id", "asked_at"])
