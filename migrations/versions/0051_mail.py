"""Keep the e-mail addresses of players who want mails, and when they were told of their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "mail_addresses",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("code_hash", sa.LargeBinary, unique=True),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("wants_turns", sa.Boolean, nullable=False),
    )
    op.create_index(
        *("mail_addresses_confirmed", "mail_addresses", ["address"]),
        unique=True,
        postgresql_where=sa.text("code_hash IS NULL"),
    )
    op.create_table(
        "mailed_turns",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("mailed_at", TIME, nullable=False),
    )
