"""Removes what moderation has stored about a player who wants to be forgotten, and what is kept no longer."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Text, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import ChatLine, Player
from app.db.moderation.models import DeskEntry, DeskToken, Operator, PlayerReport, ReportCase, Sanction
from app.db.rows.former import FormerPlayer

KEPT_FOR = timedelta(days=365)
"""How long reports, decisions and the log are kept after their end."""
CHAT_KEPT_FOR = timedelta(days=90)


async def forget(session: AsyncSession, player_id: str) -> None:
    """Remove the reports about a player and by them, what was decided about them, and their lines of chat in
    other reports. The log keeps its lines, without reasons.
    """
    await _remove_cases(session, [*await _ids(session, ReportCase.player_id == player_id)])
    await session.execute(delete(Sanction).where(Sanction.player_id == player_id))
    await session.execute(delete(PlayerReport).where(PlayerReport.reporter_id == player_id))
    quoting = select(PlayerReport).where(cast(PlayerReport.lines, Text).contains(player_id))
    for report in await session.scalars(quoting):
        report.lines = [line for line in report.lines if line["player"] != player_id]
    about = update(DeskEntry).where(DeskEntry.player_id == player_id)
    await session.execute(about.values(reason=""))
    await session.execute(delete(DeskToken).where(DeskToken.player_id == player_id))
    await session.execute(delete(Operator).where(Operator.player_id == player_id))


async def closed_for_good(session: AsyncSession, before: datetime, limit: int) -> list[str]:
    """Return players whose accounts were closed before a time, without those whose answer nobody has read
    and those who are forgotten already.
    """
    unheard = select(Sanction.player_id).where(Sanction.answered_at.is_not(None), Sanction.heard_by.is_(None))
    wanted = select(Player.id).where(
        Player.closed_at < before, Player.id.not_in(unheard), Player.id.not_in(select(FormerPlayer.player_id))
    )
    return [*await session.scalars(wanted.limit(limit))]


async def drop_expired(session: AsyncSession, now: datetime) -> None:
    """Remove reports, decisions and lines of the log that are older than a year, chat that is older than 90
    days, and void sessions.
    """
    await session.execute(delete(ChatLine).where(ChatLine.at < now - CHAT_KEPT_FOR))
    before = now - KEPT_FOR
    over = or_(Sanction.lifted_at < before, Sanction.until < before, Sanction.read_at < before)
    await session.execute(delete(Sanction).where(Sanction.kind != "close", Sanction.at < before, over))
    await _remove_cases(session, [*await _ids(session, ReportCase.answered_at < before)])
    await session.execute(delete(DeskEntry).where(DeskEntry.at < before))
    await session.execute(delete(DeskToken).where(DeskToken.created_at < now - timedelta(days=1)))


async def _ids(session: AsyncSession, condition: ColumnElement[bool]) -> list[str]:
    return [*await session.scalars(select(ReportCase.id).where(condition))]


async def _remove_cases(session: AsyncSession, ids: list[str]) -> None:
    freed = update(Sanction).where(Sanction.case_id.in_(ids))
    await session.execute(freed.values(case_id=None))
    await session.execute(delete(PlayerReport).where(PlayerReport.case_id.in_(ids)))
    await session.execute(delete(ReportCase).where(ReportCase.id.in_(ids)))
