"""Keep whom players have blocked, muted, or do not want to meet again soon, and who wants to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.create_table(
        "people_marks",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("people_marks_of_other", "people_marks", ["other_id"])
    op.create_table(
        "former_players",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("asleep_since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_gone", sa.Boolean, nullable=False),
    )
    waiting = sa.text("NOT is_gone")
    op.create_index("former_players_asleep", "former_players", ["asleep_since"], postgresql_where=waiting)
    op.create_index("chat_of_player", "chat", ["player_id"])
