"""Keep the result of each player's seat, which was read from the outcomes of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"

FINISHED = """
INSERT INTO results (match_id, seat, player_id, game, is_public, finished_at, place, result)
SELECT m.id, s.seat, s.player_id, m.game, m.visibility = 'public', m.finished_at, placed.place,
    CASE WHEN placed.place > 1 THEN 'lost' WHEN placed.firsts > 1 THEN 'drawn'
        WHEN placed.place = 1 THEN 'won' END
FROM matches AS m JOIN seats AS s ON s.match_id = m.id AND s.player_id IS NOT NULL
CROSS JOIN LATERAL (
    SELECT max(place) FILTER (WHERE seat = s.seat) AS place, count(*) FILTER (WHERE place = 1) AS firsts
    FROM json_to_recordset(m.outcome->'placements') AS one(seat int, place int)
) AS placed
WHERE m.status = 'finished' AND m.finished_at IS NOT NULL AND NOT m.lesson
"""


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match_id", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("place", sa.SmallInteger),
        sa.Column("result", sa.Text),
    )
    op.execute(FINISHED)
    newest_first = ["player_id", sa.text("finished_at DESC"), sa.text("match_id DESC")]
    op.create_index("results_of_player", "results", newest_first)
