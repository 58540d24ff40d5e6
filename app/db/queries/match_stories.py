"""Queries about the reports of finished matches. None of them commits."""

from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_one_of
from app.db.connection import read_rows
from app.db.models import Story

WEIGHTS = select(Story.match_id, Story.weight).where(is_one_of(Story.match_id, "matches"))

HEADLINES = select(Story.match_id, Story.story["headline"].as_string()).where(
    is_one_of(Story.match_id, "matches"), Story.version == bindparam("version")
)


async def load(session: AsyncSession, match_id: str, version: int) -> dict[str, Any] | None:
    """Return the report of a match; None if there is none, or only one of another version."""
    found = await session.get(Story, match_id)
    return found.story if found is not None and found.version == version else None


async def store(
    session: AsyncSession, match_id: str, version: int, weight: int, story: dict[str, Any]
) -> None:
    """Store a report in place of an older one; several processes may store the same at once."""
    row = {"match_id": match_id, "version": version, "weight": weight, "story": story}
    made = insert(Story).values(row)
    await session.execute(made.on_conflict_do_update(index_elements=["match_id"], set_=row))


async def weights(session: AsyncSession, match_ids: list[str]) -> dict[str, int]:
    """Return the weight of each of the matches that has a report."""
    rows = await read_rows(session, WEIGHTS, {"matches": match_ids})
    return {row.match_id: row.weight for row in rows}


async def headlines(session: AsyncSession, match_ids: list[str], version: int) -> dict[str, str | None]:
    """Return the id of the headline, or None, of each of the matches that has a report of this version."""
    rows = await read_rows(session, HEADLINES, {"matches": match_ids, "version": version})
    return {row[0]: row[1] for row in rows}
