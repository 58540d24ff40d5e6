"""Removes what is kept no longer, searches and networks too; closed accounts are forgotten after 30 days."""

import asyncio

from app.api.access.identity import CLOSED_FOR
from app.api.services import Services
from app.db.moderation import forgetting
from app.db.queries.people import networks

FIRST_LOOK_AFTER_S = 60.0
"""A server that starts, perhaps with many players waiting for it, has more urgent things to do."""
LOOK_EVERY_S = 3600.0
AT_ONCE = 20


async def clean_up(services: Services) -> None:
    """Remove what is older than it may be; any process may do it at any time."""
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        await forgetting.drop_expired(session, now)
        await networks.drop_old(session, now)
        closed = await forgetting.closed_for_good(session, now - CLOSED_FOR, AT_ONCE)
    await services.seeking.drop_old()
    for player_id in closed:
        await services.former_players.fall_asleep(player_id)


async def keep_clean(services: Services) -> None:
    """Clean up every hour until cancelled, first a minute after the start."""
    await asyncio.sleep(FIRST_LOOK_AFTER_S)
    while True:
        await clean_up(services)
        await asyncio.sleep(LOOK_EVERY_S)
