"""Keep the addresses of public pages, when players got their names, passkeys, and the challenges that these
have not signed yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0039"

NOW = sa.text("now()")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("players", sa.Column("renamed_at", TIME))
    op.create_table(
        "public_pages",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
    )
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
