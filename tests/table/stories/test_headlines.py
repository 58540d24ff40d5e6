"""Headlines that say more than a result are read once and kept."""

import pytest
from sqlalchemy import delete

from app.api.services import Services
from app.db.models import Story
from app.db.queries import match_stories
from app.table.stories.headlines import special_headlines
from app.table.stories.story import VERSION
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_only_headlines_that_say_more_than_the_result_are_returned(services: Services) -> None:
    golden, plain, older, none, untold = [(await start_table(services))[0].header.id for _ in range(5)]
    stories = {golden: "hl-golden", plain: "hl-plain", older: "hl-golden", none: None}
    async with services.sessions.begin() as session:
        for match_id, headline in stories.items():
            version = VERSION - 1 if match_id == older else VERSION
            await match_stories.store(session, match_id, version, weight=0, story={"headline": headline})

    assert await special_headlines(services.sessions, [*stories, untold]) == {golden: "hl-golden"}

    async with services.sessions.begin() as session:
        await session.execute(delete(Story))
        await match_stories.store(session, untold, VERSION, weight=0, story={"headline": "hl-late"})
    kept = await special_headlines(services.sessions, [golden, untold])
    assert kept == {golden: "hl-golden", untold: "hl-late"}
