"""Name former players in no language, count the dice of players, and report names of tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0062"
down_revision = "0061"

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
    op.add_column("results", sa.Column("dice", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("pips", sa.Double, nullable=False, server_default="0"))
    op.execute(COUNT_DICE)
    op.execute(FORMER)
    op.drop_column("former_players", "name")
    op.add_column("player_reports", sa.Column("about_tournament", sa.Text))
