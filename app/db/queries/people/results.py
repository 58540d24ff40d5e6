"""Writes the results of the seats of a match in the transaction that ends it, and later counts their dice.

None of these queries commits.
"""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

OF_FINISHED = """
INSERT INTO results (match_id, seat, player_id, game, is_public, finished_at, place, result)
SELECT finished.id, s.seat, s.player_id, finished.game, finished.visibility = 'public', finished.at,
    placed.place,
    CASE WHEN placed.place > 1 THEN 'lost' WHEN placed.firsts > 1 THEN 'drawn'
        WHEN placed.place = 1 THEN 'won' END
FROM finished JOIN seats AS s ON s.match_id = finished.id AND s.player_id IS NOT NULL
CROSS JOIN LATERAL (
    SELECT max(place) FILTER (WHERE seat = s.seat) AS place, count(*) FILTER (WHERE place = 1) AS firsts
    FROM json_to_recordset(finished.outcome->'placements') AS one(seat int, place int)
) AS placed
WHERE NOT finished.lesson
ON CONFLICT DO NOTHING
"""
"""Writes results of the matches in `finished`, with id, game, visibility, lesson, outcome and time `at`."""
OF_MATCH = text(f"""
WITH finished AS (
    SELECT id, game, visibility, lesson, outcome, finished_at AS at FROM matches WHERE id = :match
) {OF_FINISHED}
""")  # noqa: S608 - of constants alone


async def write(session: AsyncSession, match_id: str) -> None:
    """Write the results of a match whose end is in the caller's transaction."""
    await session.flush()
    await session.execute(OF_MATCH, {"match": match_id})


THROWN = """
SELECT a.match_id, a.seat, a.player_id, count(*) AS dice, sum(d.value - (d.sides + 1) / 2.0) AS pips
FROM actions AS a CROSS JOIN LATERAL json_to_recordset(a.draws) AS d(draw text, sides int, value int)
WHERE a.player_id IS NOT NULL AND d.draw = 'die' AND a.match_id = :match
GROUP BY a.match_id, a.seat, a.player_id
"""
"""The dice that each player has thrown in a match, and their sum less its mean."""
COUNT_DICE = text(f"""
UPDATE results AS r SET dice = thrown.dice, pips = thrown.pips FROM ({THROWN}) AS thrown
WHERE r.match_id = thrown.match_id AND r.seat = thrown.seat AND r.player_id = thrown.player_id
""")  # noqa: S608 - of constants alone


async def count_dice(session: AsyncSession, match_id: str) -> None:
    """Write how many dice each player has thrown in a finished match, and by how much they beat the mean.

    Dice of a computer that played on for a player are not counted.
    """
    await session.execute(COUNT_DICE, {"match": match_id})
