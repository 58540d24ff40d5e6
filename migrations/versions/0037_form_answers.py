"""Keep for each key of a form what its first request was answered."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.create_table(
        "form_answers",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("location", sa.Text),
        sa.Column("player_id", sa.Text),
    )
    op.create_index("form_answers_by_time", "form_answers", ["taken_at"])
