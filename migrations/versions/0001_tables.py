"""Players, matches, seats, actions, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
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
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True)),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
    )
    op.create_index(
        "matches_newest", "matches", ["visibility", "status", sa.text("created_at DESC"), sa.text("id DESC")]
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        sa.Column("bot", sa.Text),
        sa.Column("client_seed", sa.Text),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.UniqueConstraint("match_id", "player_id"),
    )
    op.create_index("seats_of_player", "seats", ["player_id"])
    op.create_table(
        "actions",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("ref", sa.Text),
        sa.Column("action", sa.JSON),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("match_id", "seat", "ref"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("chat_of_match", "chat", ["match_id", "id"])
