"""Players as everybody sees them; programs are marked wherever they are named."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import players
from app.table.state.match_header import SeatState
from app.table.wire.document import PlayerView


def player_view(seated: SeatState) -> PlayerView:
    """Return the view of the player in a taken seat."""
    return PlayerView(seated.player_id or "", seated.name or "", seated.program)


async def player_views(session: AsyncSession, ids: set[str]) -> dict[str, PlayerView]:
    """Return the views of these players, by id."""
    known = await players.by_ids(session, ids)
    return {id_: PlayerView(id_, one.name, one.program) for id_, one in known.items()}
