"""Keep the addresses of players' public pages, and when players got their names."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.add_column("players", sa.Column("renamed_at", sa.DateTime(timezone=True)))
    op.create_table(
        "public_pages",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
    )
