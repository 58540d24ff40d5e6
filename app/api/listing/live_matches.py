"""Matches that are worth watching now, and how close a finished one was."""

from collections.abc import Sequence
from datetime import timedelta
from math import inf
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.models import StoredMatch
from app.db.queries import match_lists
from app.db.queries.match_lists import RunningMatch
from app.table.state.table_outcomes import GIVEN_UP

MATCHES_EXAMINED = 30
LIVE_FOR = timedelta(minutes=5)


async def live_matches(
    session: AsyncSession, services: Services, *, bots: bool = False, limit: int = MATCHES_EXAMINED
) -> list[RunningMatch]:
    """Return matches with a recent action or with spectators, the newest first.

    `bots`: Include matches among computer players that have no spectators.
    `limit`: Number of newest matches that are examined.
    """
    now = services.scheduler.now()
    return [
        one
        for one in await match_lists.newest_running(session, limit)
        if one.game in services.tables.games
        and (is_watched(services, one.id) or now - one.at < _live_for(one))
        and (bots or is_worth_watching(services, one))
    ]


def _live_for(match: RunningMatch) -> timedelta:
    """Return how long a match counts as live after an action: one period of its clock if that is in days."""
    return LIVE_FOR if match.days is None else timedelta(days=match.days)


def viewers_of(services: Services, match_id: str) -> int:
    """Return the number of spectators of a match."""
    table = services.tables.in_memory(match_id)
    return 0 if table is None else table.spectators()[0]


def is_watched(services: Services, match_id: str) -> bool:
    """Whether the match has spectators."""
    return viewers_of(services, match_id) > 0


def is_worth_watching(services: Services, match: RunningMatch) -> bool:
    """Whether people play the match, or watch its computer players."""
    return match.people > 0 or is_watched(services, match.id)


def margin(match: StoredMatch) -> float:
    """Return by how much the winner was ahead of the second; infinite if nobody won by playing."""
    outcome = match.outcome or {}
    placements: Sequence[dict[str, Any]] = outcome.get("placements", ())
    if len(placements) < 2 or outcome.get("reason") in GIVEN_UP:
        return inf
    first, second, *_ = sorted(placements, key=lambda one: int(one["place"]))
    return abs(float(first["score"]) - float(second["score"]))
