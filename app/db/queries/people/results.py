"""Writes the results of the seats of a match, in the transaction that ends it. It does not commit."""

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
