"""Further tokens of a player, each of a scope."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_index("tokens_of_player", "tokens", ["player_id"])
