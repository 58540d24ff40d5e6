"""The headlines of finished matches that say more than the results, such as a comeback or a golden goal."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db.queries import match_stories
from app.table.stories.story import VERSION

PLAIN = ("hl-wire", "hl-big", "hl-plain")
"""Headlines that say little more than the result."""
KEPT = 4096
"""Number of headlines that are kept in memory."""

_headlines: dict[str, str | None] = {}
"""The last headlines, by match: they never change. None: the report has none."""


async def special_headlines(
    sessions: async_sessionmaker[AsyncSession], match_ids: Collection[str]
) -> dict[str, str]:
    """Return the ids of the headlines, by match, without matches that have none or no report yet."""
    unknown = [one for one in match_ids if one not in _headlines]
    if unknown:
        async with sessions() as session:
            found = await match_stories.headlines(session, unknown, VERSION)
        if len(_headlines) + len(found) > KEPT:
            _headlines.clear()
        _headlines.update(found)
    kept = {one: _headlines.get(one) for one in match_ids}
    return {one: headline for one, headline in kept.items() if headline and headline not in PLAIN}
