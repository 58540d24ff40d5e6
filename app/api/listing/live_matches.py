"""Matches that are worth watching now, and how close a finished one was."""

from collections.abc import Sequence
from datetime import timedelta
from math import inf
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.api.listing.match_cards import MatchCard, match_cards
from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.queries import actions, matches
from app.table.clock.time_control import Days, time_control_of
from app.table.state.table_outcomes import GIVEN_UP
from app.table.wire.document import PlayerView

MATCHES_EXAMINED = 30
LIVE_FOR = timedelta(minutes=5)


async def live_matches(
    session: AsyncSession,
    services: Services,
    me: PlayerView | None,
    lang: str,
    *,
    bots: bool = False,
    limit: int = MATCHES_EXAMINED,
) -> list[MatchCard]:
    """Return matches with a recent action or with spectators, the newest first.

    `bots`: Include matches among computer players that have no spectators.
    `limit`: Number of newest matches that are examined.
    """
    found = await matches.newest(session, status=MatchStatus.PLAYING, limit=limit)
    last = await actions.last_actions(session, [match.id for match in found])
    now = services.scheduler.now()
    fresh = [one for one in found if is_watched(services, one.id) or now - last[one.id].at < _live_for(one)]
    known = await match_cards(session, services, me, lang, fresh)
    return known if bots else [card for card in known if is_worth_watching(services, card)]


def _live_for(match: Match) -> timedelta:
    """Return how long a match counts as live after an action: one period of its clock if that is in days."""
    clock = time_control_of(match.clock)
    return timedelta(days=clock.days) if isinstance(clock, Days) else LIVE_FOR


def is_watched(services: Services, match_id: str) -> bool:
    """Whether the match has spectators."""
    table = services.tables.in_memory(match_id)
    return table is not None and table.spectators()[0] > 0


def is_worth_watching(services: Services, card: MatchCard) -> bool:
    """Whether people play the match, or watch its computer players."""
    return is_watched(services, card.id) or any(not seat.bot for seat in card.seats)


def margin(match: Match) -> float:
    """Return by how much the winner was ahead of the second; infinite if nobody won by playing."""
    outcome = match.outcome or {}
    placements: Sequence[dict[str, Any]] = outcome.get("placements", ())
    if len(placements) < 2 or outcome.get("reason") in GIVEN_UP:
        return inf
    first, second, *_ = sorted(placements, key=lambda one: int(one["place"]))
    return abs(float(first["score"]) - float(second["score"]))
