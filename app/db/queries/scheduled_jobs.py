"""Queries about scheduled jobs. None of them commits."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct, structs
from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Due, Match


class ClaimedJob(Struct, frozen=True):
    """A job that a worker is doing. It must be done by `until`, when it becomes due again."""

    match_id: str
    kind: str
    until: datetime


async def schedule(session: AsyncSession, match_id: str, kind: str, at: datetime) -> None:
    """Schedule a job for `at`, in place of any earlier time."""
    row = insert(Due).values(match_id=match_id, kind=kind, at=at)
    await session.execute(row.on_conflict_do_update(index_elements=["match_id", "kind"], set_={"at": at}))


async def schedule_after_end(session: AsyncSession, match: Match, at: datetime) -> None:
    """Schedule what follows the end of a match that no action has ended; the journal does it for others."""
    wanted = {
        JobKind.STORY: True,
        JobKind.RATING: match.rated,
        JobKind.TOURNAMENT: match.tournament_id is not None,
    }
    for kind in (kind for kind, is_wanted in wanted.items() if is_wanted):
        await schedule(session, match.id, kind, at)


async def cancel(session: AsyncSession, match_id: str, kind: str) -> None:
    """Delete a job."""
    await session.execute(delete(Due).where(Due.match_id == match_id, Due.kind == kind))


async def due_at(session: AsyncSession, match_id: str, kind: str) -> datetime | None:
    return await session.scalar(select(Due.at).where(Due.match_id == match_id, Due.kind == kind))


async def due_by_match(session: AsyncSession, match_ids: Sequence[str], kind: str) -> dict[str, datetime]:
    """Return when a job of each of these matches is due; those without it are left out."""
    wanted = select(Due.match_id, Due.at).where(Due.match_id.in_(match_ids), Due.kind == kind)
    return {row.match_id: row.at for row in await session.execute(wanted)}


async def claim(
    session: AsyncSession, kinds: list[str], now: datetime, until: datetime, limit: int
) -> list[ClaimedJob]:
    """Claim the jobs that are due now, each for this worker alone: for others they are due again at
    `until`. Reports of finished matches, for which nobody waits, come last.
    """
    late = (
        select(Due.match_id, Due.kind)
        .where(Due.at <= now, Due.kind.in_(kinds))
        .order_by(Due.kind.in_((JobKind.STORY, JobKind.ANALYSIS)), Due.at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    moved = update(Due).where(tuple_(Due.match_id, Due.kind).in_(late)).values(at=until)
    rows = await session.execute(moved.returning(Due.match_id, Due.kind))
    return [ClaimedJob(match_id, kind, until) for match_id, kind in rows]


async def renew(session: AsyncSession, jobs: list[ClaimedJob], until: datetime) -> list[ClaimedJob]:
    """Extend the leases of these jobs to `until`; return those that were extended.

    Not extended are jobs that have another time by now, and those whose row another transaction is changing.
    """
    by_key = {(job.match_id, job.kind): job for job in jobs}
    held = tuple_(Due.match_id, Due.kind, Due.at).in_([(job.match_id, job.kind, job.until) for job in jobs])
    free = select(Due.match_id, Due.kind).where(held).with_for_update(skip_locked=True)
    moved = update(Due).where(tuple_(Due.match_id, Due.kind).in_(free)).values(at=until)
    rows = await session.execute(moved.returning(Due.match_id, Due.kind))
    return [structs.replace(by_key[match_id, kind], until=until) for match_id, kind in rows]


async def complete(session: AsyncSession, job: ClaimedJob) -> None:
    """Delete a job, unless another time has been stored for it meanwhile."""
    await session.execute(
        delete(Due).where(Due.match_id == job.match_id, Due.kind == job.kind, Due.at == job.until)
    )


async def next_due_at(session: AsyncSession, kinds: list[str]) -> datetime | None:
    """Return when the next job is due; None: there is none."""
    return await session.scalar(select(func.min(Due.at)).where(Due.kind.in_(kinds)))
