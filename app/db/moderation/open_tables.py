"""Queries about the tables that are open, for the desk. None of them commits."""

from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

LISTED = 100
OPEN = text("""
SELECT one.id, one.game, one.status, one.visibility, one.tournament_id IS NOT NULL, one.created_at,
    coalesce(last.at, one.created_at), seated.names, seated.computers
FROM (
    SELECT * FROM matches
    WHERE status IN ('lobby', 'starting', 'playing') AND NOT lesson
        AND (CAST(:sought AS text) = '' OR id = :sought OR EXISTS (
            SELECT FROM seats AS s JOIN players AS p ON p.id = s.player_id
            WHERE s.match_id = matches.id AND p.name = :sought
        ))
    ORDER BY created_at LIMIT :most
) AS one
LEFT JOIN LATERAL (
    SELECT at FROM actions WHERE match_id = one.id ORDER BY seq DESC LIMIT 1
) AS last ON true
CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(p.name ORDER BY s.seat) FILTER (WHERE p.id IS NOT NULL), '{}') AS names,
        count(s.bot) AS computers
    FROM seats AS s LEFT JOIN players AS p ON p.id = s.player_id WHERE s.match_id = one.id
) AS seated
ORDER BY 7
""")


class OpenTable(Struct, frozen=True):
    """A table that is open; `at`: The time of its last action, else of its opening."""

    id: str
    game: str
    status: str
    visibility: str
    in_tournament: bool
    created_at: datetime
    at: datetime
    names: list[str]
    computers: int


async def longest_open(session: AsyncSession, sought: str = "", most: int = LISTED) -> list[OpenTable]:
    """Return the tables that were opened first and are still open, the one that was quiet longest first.

    `sought`: The id of a table, or the name of a player who sits there; empty for all.
    """
    found = await session.execute(OPEN, {"most": most, "sought": sought})
    return [OpenTable(*row) for row in found]


FIGURES = text("""
SELECT (SELECT count(*) FROM matches WHERE status = 'playing'),
    (SELECT count(*) FROM searches WHERE state = 'waiting'),
    (SELECT count(*) FROM due WHERE kind = 'analysis'),
    (SELECT max(at) FROM desk_entries WHERE what = 'dump' AND at > now() - interval '1 year'),
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY found_at - since) FROM searches
        WHERE since > now() - interval '1 day' AND found_at IS NOT NULL)
""")


class StoredFigures(Struct, frozen=True):
    """How many matches are played, people wait for an opponent, and analyses for their turn.

    dumped_at: When `stadion dump` last wrote this database; None if it never has.
    half_within: The time within which half of those who found an opponent today did; None if nobody has.
    """

    matches: int
    searches: int
    analyses: int
    dumped_at: datetime | None
    half_within: timedelta | None


async def figures(session: AsyncSession) -> StoredFigures:
    """Return the figures of the desk that are stored."""
    return StoredFigures(*(await session.execute(FIGURES)).one())
