"""Queries about the pages that the people who run the site write in each language. None of them commits."""

from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.moderation.models import HousePage

IN_LANGUAGE = select(HousePage).where(HousePage.lang == bindparam("lang"))


async def in_language(session: AsyncSession, lang: str) -> dict[str, HousePage]:
    """Return what is written in a language, by page."""
    return {one.page: one for one in await session.scalars(IN_LANGUAGE, {"lang": lang})}


async def all_pages(session: AsyncSession) -> dict[tuple[str, str], str]:
    """Return what is written, by page and language."""
    return {(one.page, one.lang): one.text for one in await session.scalars(select(HousePage))}


async def put(session: AsyncSession, page: str, texts: dict[str, str], at: datetime) -> None:
    """Write a page in several languages. One that says the same as before keeps its date."""
    for lang, text in texts.items():
        row = insert(HousePage).values(page=page, lang=lang, text=text, changed_at=at)
        fresh = row.on_conflict_do_update(
            index_elements=["page", "lang"],
            set_={"text": text, "changed_at": at},
            where=HousePage.text != text,
        )
        await session.execute(fresh)
