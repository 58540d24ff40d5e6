"""Mark tables as rated, and keep ratings by game and season."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0043"

TIME = sa.DateTime(timezone=True)


def _text(name: str, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=null)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated_games", sa.Column("game", sa.Text, primary_key=True), _number("matches"), _text("season")
    )
    op.create_table(
        "rated_matches",
        sa.Column("match", sa.Text, primary_key=True),
        _text("game"),
        sa.Column("number", sa.Integer),
        _text("season"),
        _text("company"),
        _text("refusal", null=True),
        sa.Column("finished_at", TIME, nullable=False),
        sa.UniqueConstraint("game", "number"),
    )
    op.create_index("rated_matches_of_company", "rated_matches", ["company", "game", "finished_at"])
    op.create_table(
        "rated_seats",
        sa.Column("match", sa.Text, sa.ForeignKey("rated_matches.match"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id")),
        _text("bot", null=True),
        sa.Column("place", sa.SmallInteger, nullable=False),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma", "mu_after", "sigma_after")),
    )
    op.create_index("rated_seats_of_player", "rated_seats", ["player_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")),
        *(_number(name) for name in ("rated", "won", "total", "against_people")),
        sa.Column("is_ranked", sa.Boolean, nullable=False),
    )
    op.create_index("ratings_of_player", "ratings", ["player_id"])
    op.create_index(
        *("ratings_best", "ratings", ["game", "season", sa.text("mu DESC"), "player_id"]),
        postgresql_where=sa.text("is_ranked"),
    )
    op.create_table(
        "rating_bands",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("band", sa.Integer, primary_key=True, autoincrement=False),
        _number("players"),
    )
