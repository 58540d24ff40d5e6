"""Queries about the finished matches of one player, and results against others. None of them commits.

They read the player's own seats and matches, whose number is small, and nothing that grows with the server.
Lessons do not count.
"""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

PAGE = 20
MOST_OPPONENTS = 50
RESULTS = ("won", "drawn", "lost")

PLACEMENTS = "json_to_recordset(m.outcome->'placements') AS one(seat int, place int)"
"""The placements of a match, which are read once for all that is asked of them."""
OWN = "ANY (ARRAY(SELECT match_id FROM seats WHERE player_id = :player))"
"""The player's matches as an array, which are looked up in an index (see `_is_among` in match_lists.py)."""
OVER = f"""
SELECT m.id, m.code, m.game, m.visibility, m.finished_at, s.seat,
    placed.place, placed.firsts
FROM matches AS m JOIN seats AS s ON s.match_id = m.id AND s.player_id = :player
CROSS JOIN LATERAL (
    SELECT max(place) FILTER (WHERE seat = s.seat) AS place, count(*) FILTER (WHERE place = 1) AS firsts
    FROM {PLACEMENTS}
) AS placed
WHERE m.id = {OWN} AND m.status = 'finished' AND NOT m.lesson
    AND (NOT :public OR m.visibility = 'public')
"""  # noqa: S608 - of constants alone
RESULT = """CASE WHEN place IS NULL THEN NULL WHEN place > 1 THEN 'lost' WHEN firsts > 1 THEN 'drawn'
    ELSE 'won' END"""
HISTORY = text(f"""
WITH mine AS ({OVER}
    AND (CAST(:game AS text) IS NULL OR m.game = :game)
    AND (CAST(:opponent AS text) IS NULL OR EXISTS (
        SELECT 1 FROM seats AS o WHERE o.match_id = m.id AND o.match_id = {OWN} AND o.player_id = :opponent))
    AND (CAST(:at AS timestamptz) IS NULL OR (m.finished_at, m.id) < (:at, CAST(:id AS text)))
)
SELECT id, code, game, visibility, finished_at, seat, place, {RESULT} AS result FROM mine
WHERE CAST(:result AS text) IS NULL OR {RESULT} = :result
ORDER BY finished_at DESC, id DESC LIMIT :most
""")  # noqa: S608 - of constants alone
SITTERS = text("""
WITH sat AS MATERIALIZED (
    SELECT match_id, seat, player_id FROM seats
    WHERE match_id = ANY(:matches) AND (player_id IS NOT NULL OR bot IS NOT NULL)
)
SELECT sat.match_id, sat.seat, sat.player_id, p.name FROM sat
LEFT JOIN players AS p ON p.id = sat.player_id AND p.id = ANY (ARRAY(SELECT player_id FROM sat))
ORDER BY sat.seat
""")
TOTALS = text(f"""
WITH mine AS ({OVER})
SELECT game, count(*) AS played, count(*) FILTER (WHERE {RESULT} = 'won') AS won FROM mine
GROUP BY game ORDER BY played DESC, game
""")  # noqa: S608 - of constants alone
OPPONENTS = text(f"""
WITH met AS (
    SELECT o.player_id AS id, placed.mine, placed.theirs
    FROM matches AS m JOIN seats AS s ON s.match_id = m.id AND s.player_id = :player
    JOIN seats AS o ON o.match_id = m.id AND o.match_id = {OWN} AND o.player_id <> :player
    CROSS JOIN LATERAL (
        SELECT max(place) FILTER (WHERE seat = s.seat) AS mine,
            max(place) FILTER (WHERE seat = o.seat) AS theirs
        FROM {PLACEMENTS}
    ) AS placed
    WHERE m.id = {OWN} AND m.status = 'finished' AND NOT m.lesson
        AND (NOT :public OR m.visibility = 'public')
), counted AS MATERIALIZED (
    SELECT id, count(*) FILTER (WHERE mine < theirs) AS won, count(*) FILTER (WHERE mine = theirs) AS drawn,
        count(*) FILTER (WHERE mine > theirs) AS lost
    FROM met WHERE mine IS NOT NULL AND theirs IS NOT NULL
    GROUP BY id ORDER BY count(*) DESC, id LIMIT :most
)
SELECT counted.id, p.name, g.handle, won, drawn, lost
FROM counted JOIN players AS p ON p.id = counted.id AND p.id = ANY (ARRAY(SELECT id FROM counted))
LEFT JOIN public_pages AS g ON g.player_id = counted.id AND g.is_public
ORDER BY won + drawn + lost DESC, p.name, counted.id
""")  # noqa: S608 - of constants alone


class PlayedMatch(Struct, frozen=True):
    """A finished match of a player; `place` and `result` are None if it was called off."""

    id: str
    code: str
    game: str
    visibility: str
    finished_at: datetime
    seat: int
    place: int | None
    result: str | None


class Sitter(Struct, frozen=True):
    """A taken seat of a match; `player_id` and `name` are None for a computer."""

    seat: int
    player_id: str | None
    name: str | None


class GameTotal(Struct, frozen=True):
    """How many matches of a game a player has finished and won."""

    game: str
    played: int
    won: int


class Opponent(Struct, frozen=True):
    """The results of a player against another one, by their places in the matches of both.

    `handle` is the address of the other one's public page; None without one.
    """

    id: str
    name: str
    handle: str | None
    won: int
    drawn: int
    lost: int


class HistoryFilter(Struct, frozen=True):
    """The filters of a list of finished matches; `before` is the last match of the page before."""

    game: str | None = None
    result: str | None = None
    opponent: str | None = None
    before: tuple[datetime, str] | None = None
    public: bool = False


async def finished_of(
    session: AsyncSession, player_id: str, wanted: HistoryFilter, limit: int = PAGE
) -> list[PlayedMatch]:
    """Return the last finished matches of a player, the newest first."""
    at, match_id = wanted.before or (None, None)
    values = {"player": player_id, "public": wanted.public, "game": wanted.game, "result": wanted.result}
    more = {"opponent": wanted.opponent, "at": at, "id": match_id, "most": limit}
    return [PlayedMatch(*row) for row in await session.execute(HISTORY, values | more)]


async def sitters(session: AsyncSession, match_ids: list[str]) -> dict[str, list[Sitter]]:
    """Return the taken seats of these matches, by match and in their order."""
    found: dict[str, list[Sitter]] = {}
    for match_id, *row in await session.execute(SITTERS, {"matches": match_ids}):
        found.setdefault(match_id, []).append(Sitter(*row))
    return found


async def totals(session: AsyncSession, player_id: str, public: bool) -> list[GameTotal]:
    """Return what a player has finished and won, by game. `public`: At public tables alone."""
    return [GameTotal(*row) for row in await session.execute(TOTALS, {"player": player_id, "public": public})]


async def opponents(
    session: AsyncSession, player_id: str, public: bool, limit: int = MOST_OPPONENTS
) -> list[Opponent]:
    """Return the results against those whom a player has met most. `public`: At public tables alone."""
    values = {"player": player_id, "public": public, "most": limit}
    return [Opponent(*row) for row in await session.execute(OPPONENTS, values)]
