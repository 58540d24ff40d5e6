"""Searches lose their names after a day, and go after 28; calls go after 7."""

import pytest
from sqlalchemy import text

from app.api.services import Services
from app.db.queries.seeking import keeping, searches
from tests.support.seeking.looking import call_both, count, look, people, search_of
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def drop_old(services: Services, time: Time, **later: float) -> None:
    time.after(**later)
    async with services.sessions.begin() as session:
        await searches.lock(session)
        await keeping.drop_old(session, time.now)


async def test_names_go_after_a_day_calls_after_a_week_and_searches_after_four(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)
    await services.seeking.answer(ann, call.id, False)
    for one in (ann, ben):
        await services.seeking.stop(one)
    named = text("SELECT count(*) FROM searches WHERE player_id IS NOT NULL")

    async def kept() -> list[int]:
        async with services.sessions() as session:
            names = await session.scalar(named) or 0
        return [names, await count(services, "calls"), await count(services, "searches")]

    await drop_old(services, time, hours=23)
    assert await kept() == [2, 1, 2]
    await drop_old(services, time, hours=2)
    assert await kept() == [0, 1, 2]
    await drop_old(services, time, days=7)
    assert await kept() == [0, 0, 2]
    await drop_old(services, time, days=21)
    assert await kept() == [0, 0, 0]


async def test_a_search_that_was_left_is_over_after_a_day(services: Services, time: Time) -> None:
    (ann,) = await people(services, 1)
    await look(services, ann)

    await drop_old(services, time, hours=23)
    assert await search_of(services, ann) is not None
    await drop_old(services, time, hours=2)
    assert await search_of(services, ann) is None


async def test_a_player_can_read_their_own(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    await look(services, ben)

    async with services.sessions() as session:
        (own,) = await keeping.of_player(session, ann)

    assert own["games"] == {"hockey_game": [2]}
    assert own["found_at"] is None
