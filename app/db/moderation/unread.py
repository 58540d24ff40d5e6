"""The query for what operators decided and a player has not read. It does not commit."""

from msgspec import Struct
from sqlalchemy import bindparam, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.moderation.models import Sanction
from app.db.moderation.reports import UNSEEN

DECIDED = exists().where(
    Sanction.player_id == bindparam("player"), Sanction.read_at.is_(None), Sanction.lifted_at.is_(None)
)
UNREAD = select(DECIDED, UNSEEN.exists())


class Unread(Struct, frozen=True):
    """Whether something in force was decided about a player, or about a report of theirs."""

    about_them: bool
    about_report: bool


async def unread_by(session: AsyncSession, player_id: str) -> Unread:
    """Return what this player has not read."""
    return Unread(*(await session.execute(UNREAD, {"player": player_id})).one())
