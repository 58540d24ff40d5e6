"""Store the players' words of version 2 of fair chance, the chain of heads, and the key that signs records.

A match of version 1 keeps its `client_seed` columns, which are still part of its key. Lobbies become version
2, in which the players who already sit there have no word. Matches without a `record_header` have no chain:
those columns are nullable and have no default, so no table is rewritten.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0028"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    for table in ("matches", "tournaments"):
        op.add_column(
            table, sa.Column("chance_version", sa.SmallInteger, nullable=False, server_default=sa.text("1"))
        )
        op.add_column(table, sa.Column("chosen", sa.Text))
        op.add_column(table, sa.Column("reveal_until", TIME))
    for table in ("seats", "tournament_coaches"):
        op.add_column(table, sa.Column("word_commitment", sa.Text))
        op.add_column(table, sa.Column("word", sa.Text))
        op.add_column(table, sa.Column("sat_at", TIME))
        op.add_column(table, sa.Column("awaited", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE matches SET chance_version = 2 WHERE status = 'lobby'")
    op.execute("UPDATE tournaments SET chance_version = 2 WHERE status = 'lobby'")
    op.execute(
        "UPDATE seats SET client_seed = NULL FROM matches WHERE match_id = matches.id AND status = 'lobby'"
    )
    op.execute(
        "UPDATE tournament_coaches SET client_seed = NULL FROM tournaments"
        " WHERE tournament_id = tournaments.id AND status = 'lobby'"
    )
    op.create_index(
        "tournaments_starting",
        "tournaments",
        ["reveal_until"],
        postgresql_where=sa.text("reveal_until IS NOT NULL"),
    )
    op.add_column("matches", sa.Column("record_header", sa.JSON))
    for table in ("actions", "table_events"):
        op.add_column(table, sa.Column("line", sa.Integer))
        op.add_column(table, sa.Column("head", sa.LargeBinary))
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("private_key", sa.LargeBinary, nullable=False),
        sa.Column("created_at", TIME, nullable=False, server_default=sa.func.now()),
    )
