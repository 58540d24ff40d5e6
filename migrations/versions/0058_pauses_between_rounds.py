"""Let the host of a tournament set a pause between rounds, and players be called when the final begins."""

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0057"


def upgrade() -> None:
    op.add_column(
        "tournaments", sa.Column("pause_minutes", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("tournaments", sa.Column("opens_at", sa.DateTime(timezone=True)))
    op.create_index(
        "tournaments_opening",
        "tournaments",
        ["opens_at"],
        postgresql_where=sa.text("opens_at IS NOT NULL"),
    )
    op.create_table(
        "final_calls",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_index("final_calls_of_player", "final_calls", ["player_id"])
