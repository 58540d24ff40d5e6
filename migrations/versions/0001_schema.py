"""Create the schema of version 0.1.0.

Revision 0028 is the last of the migrations that this one replaces, so a database at 0028 continues from here.
Columns keep the order in which those migrations added them: rows of `actions` are inserted by position.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = None

TIME = sa.DateTime(timezone=True)
NEWEST_FIRST = ["visibility", "status", sa.text("created_at DESC"), sa.text("id DESC")]


def upgrade() -> None:
    create_players()
    create_tournaments()
    create_matches()
    create_actions()
    create_table_records()
    create_servers()


def match_key() -> sa.Column[str]:
    """Return the first column of the primary key of a table whose rows belong to matches."""
    return sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True)


def tournament_key() -> sa.Column[str]:
    """Return the first column of the primary key of a table whose rows belong to tournaments."""
    return sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True)


def create_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created_at", TIME, nullable=False, server_default=sa.func.now()),
        sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False, server_default=sa.func.now()),
    )
    op.create_index("tokens_of_player", "tokens", ["player_id"])
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
    )
    op.create_index("devices_of_player", "devices", ["player_id"])


def create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("grace_minutes", sa.Integer, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("server_seed", sa.LargeBinary, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("finished_at", TIME),
        sa.Column("next_of", sa.String, sa.ForeignKey("tournaments.id"), unique=True),
    )
    op.create_index("tournaments_newest", "tournaments", NEWEST_FIRST)
    op.create_table(
        "tournament_coaches",
        tournament_key(),
        sa.Column("coach", sa.SmallInteger, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("bot", sa.Text),
        sa.Column("team", sa.Text),
        sa.Column("client_seed", sa.Text),
        sa.UniqueConstraint("tournament_id", "player_id"),
        sa.UniqueConstraint("tournament_id", "team"),
    )
    op.create_index("coaches_of_player", "tournament_coaches", ["player_id"])
    op.create_table(
        "tournament_entries",
        tournament_key(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("coach", sa.SmallInteger),
        sa.Column("ref", sa.Text),
        sa.Column("fixture", sa.Integer),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.UniqueConstraint("tournament_id", "coach", "ref"),
        sa.UniqueConstraint("tournament_id", "fixture"),
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("server_seed", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("started_at", TIME),
        sa.Column("finished_at", TIME),
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id")),
        sa.Column("fixture", sa.Integer),
        sa.Column("clock", sa.JSON),
        sa.Column("rematch_of", sa.Text),
        sa.Column("open_until", TIME),
        sa.Column("starts_at", TIME),
        sa.Column("clocks", sa.JSON),
        sa.Column("substitutes", sa.Text, nullable=False),
        sa.Column("wait_for_all", sa.Boolean, nullable=False),
        sa.Column("calling_off", sa.JSON),
        sa.Column("host_away_since", TIME),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("knew", sa.JSON, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("removed", sa.JSON, nullable=False),
        sa.Column("stamp", sa.BigInteger, nullable=False),
        sa.Column("lesson", sa.Boolean, nullable=False),
        sa.Column("again_id", sa.Text),
    )
    op.create_index("matches_newest", "matches", NEWEST_FIRST)
    op.create_index("matches_of_tournament", "matches", ["tournament_id"])
    op.create_table(
        "seats",
        match_key(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("bot", sa.Text),
        sa.Column("client_seed", sa.Text),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("away_since", TIME),
        sa.Column("kept_for", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("idle", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("coach", sa.SmallInteger),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("first_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("sees_from", sa.Integer, nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("prodded_by", sa.SmallInteger),
        sa.Column("prodded_at", TIME),
        sa.UniqueConstraint("match_id", "player_id"),
    )
    op.create_index("seats_of_player", "seats", ["player_id"])
    kept = sa.text("kept_for IS NOT NULL AND NOT declined")
    op.create_index("seats_kept", "seats", ["kept_for"], postgresql_where=kept)


def create_actions() -> None:
    op.create_table(
        "actions",
        match_key(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("ref", sa.Text),
        sa.Column("action", sa.JSON),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("clocks", sa.JSON),
        sa.Column("served", sa.Text),
        sa.UniqueConstraint("match_id", "seat", "ref"),
    )
    op.create_table(
        "snapshots",
        match_key(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )


def create_table_records() -> None:
    """Create what is stored of a match besides its actions."""
    op.create_table(
        "table_events",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        match_key(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("event", sa.JSON, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "id"),
    )
    op.create_index("table_events_of_match", "table_events", ["match_id", "seq", "id"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        match_key(),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "id"),
    )
    op.create_table(
        "due",
        match_key(),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_index("due_next", "due", ["at"])
    op.create_table(
        "stories",
        match_key(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("weight", sa.Integer, nullable=False),
        sa.Column("story", sa.JSON, nullable=False),
    )


def create_servers() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, sa.Identity(), primary_key=True),
        sa.Column("started_at", TIME, nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
    )
    op.create_table(
        "presence",
        match_key(),
        sa.Column("server_id", sa.Integer, primary_key=True),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("nameless", sa.Integer, nullable=False),
    )
