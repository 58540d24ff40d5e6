"""Searches take part while pages of their players are open."""

import pytest

from app.api.services import Services
from app.db.queries.seeking import searches
from app.db.queries.seeking.searches import ALIVE_FOR
from tests.support.seeking.looking import look, people
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_noting_pages_says_whether_a_search_takes_part_again(services: Services, time: Time) -> None:
    both = await people(services, 2)
    await look(services, both[0])
    said = []
    for waits in (ALIVE_FOR / 2, ALIVE_FOR, ALIVE_FOR / 2):
        time.now += waits
        async with services.sessions.begin() as session:
            said.append(await searches.note_pages(session, both, time.now))

    assert said == [False, True, False]
