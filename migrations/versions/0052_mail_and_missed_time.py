"""Keep the e-mail addresses of players who want mails and when they were told of their turns, how long the
player of a seat was missed, and an index of names for the desk.
"""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0050"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("seats", sa.Column("missed_ms", sa.BigInteger, nullable=False, server_default="0"))
    for name in ("missed_q", "prodded_q"):
        op.add_column("seats", sa.Column(name, sa.Integer))
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
    op.create_index("players_by_name", "players", ["name"])
