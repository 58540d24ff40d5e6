"""Let the host of a tournament choose clock, rating, the time of its start, and computers for free places."""

import sqlalchemy as sa
from alembic import op

revision = "0057"
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
