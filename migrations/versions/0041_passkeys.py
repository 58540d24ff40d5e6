"""Keep passkeys, and the challenges that they have not signed yet."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"

NOW = sa.text("now()")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False, server_default=NOW),
    )
    op.create_index("passkeys_of_player", "passkeys", ["player_id"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge_hash", sa.LargeBinary, primary_key=True),
        sa.Column("created_at", TIME, nullable=False, server_default=NOW),
    )
    op.create_index("passkey_challenges_by_time", "passkey_challenges", ["created_at"])
