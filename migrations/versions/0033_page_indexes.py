"""Index what pages, lists and the background tasks look for, so that they read only the rows they show.

`matches` and `tournaments` have one row per match and tournament, so an index is built in about a second per
million rows. It is built in the transaction of the migration, and on partitioned tables too, neither of which
PostgreSQL allows for CREATE INDEX CONCURRENTLY.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"

NEWEST_FIRST = [sa.text("created_at DESC"), sa.text("id DESC")]
PUBLIC = "visibility = 'public'"
PLAYING = "status = 'playing'"


def upgrade() -> None:
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
