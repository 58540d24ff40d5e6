"""Asks a player once to keep their name: on the result of their first win, or of their third match."""

from app.api.access.identity import Identity
from app.api.http.token_scopes import Scope
from app.api.services import Services
from app.db.queries import match_lists
from app.db.queries.people import history, identity

ASKED_AT_THE_LATEST = 3
"""The number of the finished match."""


async def is_asked_here(services: Services, who: Identity | None, match_id: str) -> bool:
    """Whether the result of this match asks the reader to keep their name.

    It never does once the player has recovery words or another device.
    """
    if who is None or who.scope is not Scope.ALL:
        return False
    async with services.reads() as session:
        if await history.has_finished_before(session, who.player.id, match_id, ASKED_AT_THE_LATEST):
            return False  # at once, before all matches of the player are looked through
        first = await match_lists.first_finished(session, who.player.id, ASKED_AT_THE_LATEST)
        if match_id not in (one.match_id for one in first):
            return False
        if await identity.has_words(session, who.player.id):
            return False
        devices = await identity.sessions_of(session, who.player.id)
    won = next((one.match_id for one in first if one.is_won), None)
    last = first[-1].match_id if len(first) == ASKED_AT_THE_LATEST else None
    return len(devices) == 1 and match_id == (won or last)
