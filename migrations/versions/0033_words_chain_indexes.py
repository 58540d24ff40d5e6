"""Store the players' words of version 2 of fair chance, the chain of heads, and the key that signs records.
Index what pages, lists and the background tasks look for, so that they read only the rows they show.

A match of version 1 keeps its `client_seed` columns, which are still part of its key. Lobbies become version
2, in which the players who already sit there have no word. Matches without a `record_header` have no chain:
those columns are nullable and have no default, so no table is rewritten.

`matches` and `tournaments` have one row per match and tournament, so an index is built in about a second per
million rows. It is built in the transaction of the migration, and on partitioned tables too, neither of which
PostgreSQL allows for CREATE INDEX CONCURRENTLY.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0028"

TIME = sa.DateTime(timezone=True)

NEWEST_FIRST = [sa.text("created_at DESC"), sa.text("id DESC")]
PUBLIC = "visibility = 'public'"
PLAYING = "status = 'playing'"


def upgrade() -> None:
    keep_words_and_chain()
    index_pages()


def keep_words_and_chain() -> None:
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


def index_pages() -> None:
    create("matches_newest_of_game", "matches", ["game", "status", *NEWEST_FIRST], PUBLIC)
    finished = f"status = 'finished' AND {PUBLIC} AND NOT lesson"
    create("matches_last_finished", "matches", [sa.text("finished_at DESC")], finished)
    create("matches_of_host", "matches", ["host_id"], "tournament_id IS NULL")
    create("matches_by_code", "matches", ["code"], "status IN ('lobby', 'starting', 'playing')")
    create("matches_playing", "matches", ["id"], PLAYING)
    create("tournaments_newest_public", "tournaments", NEWEST_FIRST, PUBLIC)
    create("tournaments_of_host", "tournaments", ["host_id"])
    create("tournaments_playing", "tournaments", ["id"], PLAYING)


def create(name: str, table: str, columns: list[str | sa.TextClause], where: str | None = None) -> None:
    """Create an index unless it exists; `where` is the condition of a partial one."""
    condition = None if where is None else sa.text(where)
    op.create_index(name, table, columns, if_not_exists=True, postgresql_where=condition)
