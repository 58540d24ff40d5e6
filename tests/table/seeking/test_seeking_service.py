"""Searches become calls and matches, once, whichever of two processes does it."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import text

from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking import searches
from app.db.queries.seeking.calls import CallEnding
from app.table.cluster.redis_bus import RedisBus
from app.table.seeking.calls import BEGINS_AFTER
from app.table.seeking.meetings.wish import LIVE, RatedWish, Wish
from app.table.seeking.search_wishes import Reach
from tests.support.seeking.looking import call_both, call_of, count, look, people, search_of
from tests.support.servers.server_parts import Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db]

Two = tuple[Services, Services]


@pytest.fixture
async def two(database_url: str, time: Time, anyio_backend: str) -> AsyncIterator[Two]:
    """The services of two processes whose messages to each other are all lost."""
    async with serving(database_url, time) as one, serving(database_url, time) as other:
        for services in (one, other):
            services.tables.bus = RedisBus("unix:///nowhere")
        yield one, other


async def test_two_processes_that_pair_at_once_make_one_call_and_one_match(two: Two, time: Time) -> None:
    both = await people(two[0], 2)
    async with two[0].sessions.begin() as holds:
        await searches.lock(holds)
        looking = [asyncio.create_task(look(*one)) for one in zip(two, both, strict=True)]
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while (await holds.scalar(waiting) or 0) < len(looking):
            pass
    await asyncio.gather(*looking)
    call = await call_of(two[0], both[0])
    assert call is not None

    await asyncio.gather(
        *(one.seeking.answer(who, call.id, True) for one, who in zip(two, both, strict=True))
    )
    time.now += BEGINS_AFTER
    await asyncio.gather(*(one.seeking.end_due() for one in two))

    assert [await count(two[0], table) for table in ("calls", "matches")] == [1, 1]
    async with two[0].sessions() as session:
        done = await call_rows.by_id(session, call.id)
    assert done is not None and done.match is not None and done.ending == CallEnding.BEGUN
    for services in two:
        table = await services.tables.load(done.match)
        async with table.lock:
            await services.tables.catch_up(table)
        assert (table.status, table.player_ids()) == (MatchStatus.PLAYING, {*both})
    assert [await search_of(two[0], one) for one in both] == [None, None]


async def test_whoever_presses_a_row_has_said_yes(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    row = await search_of(services, ann)
    assert row is not None

    await services.seeking.call(ben, row.id, Reach(ben.encode()))
    call = await call_of(services, ann)
    assert call is not None
    await services.seeking.answer(ann, call.id, True)

    again = await call_of(services, ann)
    assert again is not None and again.begins_at is not None


async def test_another_wish_brings_people_together_in_their_old_places(
    services: Services, time: Time
) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann, Wish({"hockey_game": frozenset()}, LIVE, RatedWish.RATED))
    await look(services, ben, Wish({"hockey_game": frozenset()}, LIVE, RatedWish.FRIENDLY))
    assert await call_of(services, ann) is None
    before = await search_of(services, ann)
    time.now += timedelta(seconds=20)

    await look(services, ann)

    call, after = await call_of(services, ann), await search_of(services, ann)
    assert call is not None and not call.is_rated
    assert before is not None and after is not None and after.since == before.since


async def test_a_start_that_was_lost_is_made_by_the_next_who_looks(
    services: Services, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, call = await call_both(services)

    async def breaks(*_: object) -> None:
        raise ConnectionError("the process has crashed")

    with monkeypatch.context() as patched:
        patched.setattr(services.seeking, "_start", breaks)
        for one in both:
            await services.seeking.answer(one, call.id, True)
        time.now += BEGINS_AFTER
        with pytest.raises(ConnectionError):
            await services.seeking.end_due()
    await services.seeking.end_due()

    async with services.sessions() as session:
        done = await call_rows.by_id(session, call.id)
    assert done is not None and done.match is not None
    table = await services.tables.load(done.match)
    assert table.status is MatchStatus.PLAYING


async def test_a_crowd_at_two_processes_comes_to_one_match_each(two: Two, time: Time) -> None:
    crowd = await people(two[0], 12)
    await asyncio.gather(*(look(two[number % 2], one) for number, one in enumerate(crowd)))
    for number, one in enumerate(crowd):
        call = await call_of(two[1], one)
        assert call is not None
        await two[number % 2].seeking.answer(one, call.id, True)
    time.now += BEGINS_AFTER
    await asyncio.gather(*(services.seeking.end_due() for services in two))

    async with two[0].sessions() as session:
        seated = await session.scalars(text("SELECT player_id FROM seats"))
    assert sorted(filter(None, seated)) == sorted(crowd)
    assert await count(two[0], "calls") == len(crowd) / 2
