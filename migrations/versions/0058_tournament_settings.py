"""Let the host of a tournament choose clock, rating, set time and pause, and call players to the final."""

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0056"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("begins_at", sa.DateTime(timezone=True)))
    op.add_column("tournaments", sa.Column("called_at", sa.DateTime(timezone=True)))
    op.add_column("tournaments", sa.Column("fill_with", sa.Text))
    op.create_index(
        "tournaments_set_time",
        "tournaments",
        ["begins_at"],
        postgresql_where=sa.text("begins_at IS NOT NULL"),
    )
    op.execute("UPDATE tournaments SET rated = visibility = 'public'")
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
