"""Keep marks, ready seats, gatherings and set times; count dice; name former players in no language."""

import sqlalchemy as sa
from alembic import op

revision = "0062"
down_revision = "0058"

TIME = sa.DateTime(timezone=True)

COUNT_DICE = """
UPDATE results AS r SET dice = thrown.dice, pips = thrown.pips
FROM (
    SELECT a.match_id, a.seat, a.player_id, count(*) AS dice, sum(d.value - (d.sides + 1) / 2.0) AS pips
    FROM actions AS a CROSS JOIN LATERAL json_to_recordset(a.draws) AS d(draw text, sides int, value int)
    WHERE a.player_id IS NOT NULL AND d.draw = 'die'
    GROUP BY a.match_id, a.seat, a.player_id
) AS thrown
WHERE r.match_id = thrown.match_id AND r.seat = thrown.seat AND r.player_id = thrown.player_id
"""
FORMER = """
UPDATE players SET name = 'Former player' FROM former_players AS f
WHERE f.player_id = players.id AND f.is_gone
"""


def upgrade() -> None:
    marks_and_ready_seats()
    gatherings()
    people()


def marks_and_ready_seats() -> None:
    """Add what players show of analyses, and whether their choice of a team stands."""
    op.add_column("players", sa.Column("shows_marks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("match_analyses", sa.Column("begun_at", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))


def gatherings() -> None:
    """Keep what a gathering of more than two players needs, and one search at a set time for each player."""
    op.add_column("calls", sa.Column("most", sa.SmallInteger))
    op.execute("UPDATE calls SET most = seats")
    op.alter_column("calls", "most", nullable=False)
    op.add_column("calls", sa.Column("counts_since", TIME))
    op.add_column("called_searches", sa.Column("called_at", TIME))
    op.execute("UPDATE called_searches SET called_at = made_at FROM calls WHERE calls.id = call_id")
    op.alter_column("called_searches", "called_at", nullable=False)
    is_later = sa.text("state = 'later'")
    op.create_index("searches_later", "searches", ["player_id"], unique=True, postgresql_where=is_later)


def people() -> None:
    """Count the dice of players, forget the names of former ones, and report names of tournaments."""
    op.add_column("results", sa.Column("dice", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("pips", sa.Double, nullable=False, server_default="0"))
    op.execute(COUNT_DICE)
    op.execute(FORMER)
    op.drop_column("former_players", "name")
    op.add_column("player_reports", sa.Column("about_tournament", sa.Text))
