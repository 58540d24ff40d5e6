"""Give each session of a player a row of its own, and keep recovery words, links to further devices, passkeys
and the addresses of public pages.

Until now a player had one session token, in their own row.
"""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0038"

NOW = sa.text("now()")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tokens", sa.Column("id", sa.Text))
    op.add_column("tokens", sa.Column("agent", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen_at", TIME, nullable=False, server_default=NOW))
    op.execute(
        "INSERT INTO tokens (token_hash, player_id, scope, created_at)"
        " SELECT token_hash, id, 'all', created_at FROM players"
    )
    op.execute("UPDATE tokens SET id = substr(md5(token_hash::text), 1, 14)")
    op.alter_column("tokens", "id", nullable=False)
    op.alter_column("tokens", "agent", server_default=None)
    op.create_unique_constraint("tokens_id_key", "tokens", ["id"])
    op.drop_column("players", "token_hash")
    for table, column in (("recovery_words", "words_hash"), ("device_links", "code_hash")):
        op.create_table(
            table,
            sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
            sa.Column(column, sa.LargeBinary, nullable=False, unique=True),
            sa.Column("created_at", TIME, nullable=False, server_default=NOW),
        )
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
