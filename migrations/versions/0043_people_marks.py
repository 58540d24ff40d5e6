"""Keep whom players have blocked, muted, or do not want to meet again soon."""

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
