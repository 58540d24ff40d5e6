"""Keep the searches of people who look for an opponent, their calls, and matches that did not come about; who
may be invited by anybody, their favourite jerseys and in which browser a token is used.
"""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0052"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    keep_searches()
    keep_invitations_and_browsers()


def keep_searches() -> None:
    op.create_table(
        "searches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("device", sa.LargeBinary),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("paces", sa.JSON, nullable=False),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("within", sa.Integer),
        sa.Column("fills", sa.Boolean, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.Column("reachable_until", TIME),
        sa.Column("word_commitment", sa.Text),
        sa.Column("starts_at", TIME),
        sa.Column("follows", sa.Text),
        sa.Column("keeps_range", sa.Boolean, nullable=False),
        sa.Column("missed", sa.SmallInteger, nullable=False),
        sa.Column("found_at", TIME),
        sa.Column("ended_at", TIME),
    )
    is_open = sa.text("state IN ('waiting', 'called', 'on_hold')")
    op.create_index("searches_open", "searches", ["player_id"], unique=True, postgresql_where=is_open)
    op.create_index("searches_since", "searches", ["since"])
    op.create_table(
        "calls",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("made_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, nullable=False),
        sa.Column("begins_at", TIME),
        sa.Column("ended_at", TIME),
        sa.Column("ending", sa.Text),
        sa.Column("match", sa.Text),
    )
    op.create_index("calls_open", "calls", ["ends_at"], postgresql_where=sa.text("ending IS NULL"))
    op.create_table(
        "called_searches",
        sa.Column("call_id", sa.Text, sa.ForeignKey("calls.id"), primary_key=True),
        sa.Column("search_id", sa.Text, sa.ForeignKey("searches.id"), primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("answer", sa.Boolean),
        sa.Column("hurries", sa.Boolean, nullable=False),
        sa.Column("word_commitment", sa.Text),
    )
    op.create_index("called_searches_of_search", "called_searches", ["search_id"])
    op.create_index("called_searches_of_player", "called_searches", ["player_id"])
    op.create_table(
        "search_lapses",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )


def keep_invitations_and_browsers() -> None:
    is_open = sa.Column("open_to_invitations", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", is_open)
    op.add_column("players", sa.Column("shirt", sa.SmallInteger))
    op.add_column("tokens", sa.Column("browser_hash", sa.LargeBinary))
    op.create_index("chat_by_time", "chat", ["at"])
