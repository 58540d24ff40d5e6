"""The tournaments of the start page, and of the list of tables that wait."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.queries import tournaments
from app.table.wire.document import PlayerView
from app.tournaments.document import TournamentSummary, tournament_summaries

LISTED = 6


async def tournament_list(
    session: AsyncSession, services: Services, me: PlayerView | None
) -> list[TournamentSummary]:
    """Return tournaments that are not over: the player's own, then public ones."""
    player_id = me.id if me else None
    found = await tournaments.not_over(session, player_id, LISTED)
    known = [one for one in found if one.game in services.tables.games]
    return await tournament_summaries(session, known, player_id, "") if known else []
