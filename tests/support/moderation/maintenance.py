"""Announces maintenance as the desk does."""

from datetime import datetime, timedelta

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.moderation import announcements
from app.db.moderation.models import HouseNotice
from app.table.cluster.maintenance import Break


async def announce_maintenance(
    services: Services, begins_at: datetime, lasts: timedelta, kind: str = announcements.RESTART
) -> Break:
    """Announce maintenance, and let the process that `services` are of learn of it."""
    operator = (await new_player(services, "Jana"))[0].id
    ends_at = begins_at + lasts
    async with services.sessions.begin() as session:
        announcements.put(
            session,
            HouseNotice(kind=kind, texts={}, by_id=operator, begins_at=begins_at, ends_at=ends_at),
        )
    await services.notices.load()
    return Break(begins_at, ends_at, is_closed=kind == announcements.CLOSED)
