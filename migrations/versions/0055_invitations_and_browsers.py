"""Keep who may be invited by anybody, their favourite jerseys and in which browser a token is used, and find
old lines of chat.
"""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    is_open = sa.Column("open_to_invitations", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", is_open)
    op.add_column("players", sa.Column("shirt", sa.SmallInteger))
    op.add_column("tokens", sa.Column("browser_hash", sa.LargeBinary))
    op.create_index("chat_by_time", "chat", ["at"])
