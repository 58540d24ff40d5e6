"""Tournaments, their coaches and entries; matches that belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
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
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
    )
    newest = ["visibility", "status", sa.text("created_at DESC"), sa.text("id DESC")]
    op.create_index("tournaments_newest", "tournaments", newest)
    op.create_table(
        "tournament_coaches",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
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
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("coach", sa.SmallInteger),
        sa.Column("ref", sa.Text),
        sa.Column("fixture", sa.Integer),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("tournament_id", "coach", "ref"),
        sa.UniqueConstraint("tournament_id", "fixture"),
    )
    op.add_column("matches", sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id")))
    op.add_column("matches", sa.Column("fixture", sa.Integer))
    op.create_unique_constraint(None, "matches", ["tournament_id", "fixture"])
    op.add_column("seats", sa.Column("away_since", sa.DateTime(timezone=True)))
