"""Queries about analyses of matches and those who asked for them. None of them commits."""

from datetime import datetime
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Due, Match
from app.db.rows.analyses import AnalysisAsker, MatchAnalysis


async def load(session: AsyncSession, match_id: str, version: str) -> MatchAnalysis | None:
    """Return the analysis of a match; None if there is none, or only one of another version."""
    found = await session.get(MatchAnalysis, match_id, populate_existing=True)
    return found if found is not None and found.version == version else None


async def begin(session: AsyncSession, match_id: str, version: str, now: datetime) -> None:
    """Begin the analysis of a match, in place of one of another version or one that failed."""
    row = {
        "match_id": match_id,
        "version": version,
        "asked_at": now,
        "begun_at": None,
        "total": 0,
        "found": [],
        "report": None,
        "failed": False,
    }
    stale = (MatchAnalysis.version != version) | MatchAnalysis.failed
    made = insert(MatchAnalysis).values(row)
    await session.execute(made.on_conflict_do_update(index_elements=["match_id"], set_=row, where=stale))


async def note_begin(session: AsyncSession, match_id: str, now: datetime) -> None:
    """Note that decisions are judged from now on. A restart counts from the first time."""
    since = func.coalesce(MatchAnalysis.begun_at, now)
    await session.execute(
        update(MatchAnalysis).where(MatchAnalysis.match_id == match_id).values(begun_at=since)
    )


async def keep(session: AsyncSession, match_id: str, total: int, found: list[Any]) -> None:
    """Store the decisions that have been judged so far."""
    await session.execute(
        update(MatchAnalysis).where(MatchAnalysis.match_id == match_id).values(total=total, found=found)
    )


async def finish(session: AsyncSession, match_id: str, report: dict[str, Any]) -> list[str]:
    """Store the report; return the players who asked for it."""
    done = update(MatchAnalysis).where(MatchAnalysis.match_id == match_id)
    await session.execute(done.values(report=report, found=[]))
    told = update(AnalysisAsker).where(AnalysisAsker.match == match_id).values(tells=True)
    return list(await session.scalars(told.returning(AnalysisAsker.player_id)))


async def fail(session: AsyncSession, match_id: str) -> None:
    await session.execute(update(MatchAnalysis).where(MatchAnalysis.match_id == match_id).values(failed=True))


async def ask(session: AsyncSession, match_id: str, player_id: str, now: datetime) -> None:
    """Note that a player asked for an analysis; once more changes nothing."""
    row = {"match": match_id, "player_id": player_id, "asked_at": now, "tells": False}
    await session.execute(insert(AnalysisAsker).values(row).on_conflict_do_nothing())


async def asked_since(session: AsyncSession, player_id: str, since: datetime) -> list[datetime]:
    """Return when the player asked for analyses since then, the first one first."""
    mine = select(AnalysisAsker.asked_at).where(
        AnalysisAsker.player_id == player_id, AnalysisAsker.asked_at >= since
    )
    return list(await session.scalars(mine.order_by(AnalysisAsker.asked_at)))


async def waiting_of(session: AsyncSession, player_id: str) -> int:
    """Return how many analyses that the player asked for are not ready."""
    mine = (
        select(func.count())
        .select_from(AnalysisAsker)
        .join(Due, (Due.match_id == AnalysisAsker.match) & (Due.kind == JobKind.ANALYSIS))
        .where(AnalysisAsker.player_id == player_id)
    )
    return await session.scalar(mine) or 0


async def place_in_line(session: AsyncSession, match_id: str, asked_at: datetime) -> int:
    """Return how many analyses that were asked for before are not ready."""
    before = (
        select(func.count())
        .select_from(MatchAnalysis)
        .join(Due, (Due.match_id == MatchAnalysis.match_id) & (Due.kind == JobKind.ANALYSIS))
        .where(MatchAnalysis.asked_at < asked_at, MatchAnalysis.match_id != match_id)
    )
    return await session.scalar(before) or 0


async def ready_for(session: AsyncSession, player_id: str) -> list[Match]:
    """Return the matches whose analyses are ready and have not been seen by the player who asked."""
    mine = (
        select(Match)
        .join(AnalysisAsker, AnalysisAsker.match == Match.id)
        .where(AnalysisAsker.player_id == player_id, AnalysisAsker.tells)
    )
    return list(await session.scalars(mine.order_by(AnalysisAsker.asked_at.desc())))


async def seen(session: AsyncSession, match_id: str, player_id: str) -> bool:
    """Note that the player has seen the analysis; return whether that was news."""
    mine = update(AnalysisAsker).where(
        AnalysisAsker.match == match_id, AnalysisAsker.player_id == player_id, AnalysisAsker.tells
    )
    news = await session.scalars(mine.values(tells=False).returning(AnalysisAsker.match))
    return news.first() is not None
