"""Searches become calls and matches, once, whichever of two processes does it."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import text

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.queries.people import marks
from app.db.queries.people.marks import MarkKind
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking import searches
from app.db.queries.seeking.calls import CallEnding
from app.db.queries.seeking.searches import ALIVE_FOR, SearchState
from app.db.rows.seeking import OpponentCall, OpponentSearch
from app.errors import Conflict
from app.table.clock.time_control import Days
from app.table.cluster.redis_bus import RedisBus
from app.table.seeking.calls import ANSWERED_WITHIN, BEGINS_AFTER
from app.table.seeking.seeking_service import Reach
from app.table.seeking.wish import LIVE, Pace, RatedWish, Wish
from tests.support.servers.server_parts import Time, serving

pytestmark = [pytest.mark.anyio, pytest.mark.db]

DUEL = Wish({"hockey_game": frozenset()}, LIVE)
BY_DAYS = Wish({"hockey_game": frozenset()}, frozenset({Pace.DAYS}))
Two = tuple[Services, Services]


@pytest.fixture
async def two(database_url: str, time: Time, anyio_backend: str) -> AsyncIterator[Two]:
    """The services of two processes whose messages to each other are all lost."""
    async with serving(database_url, time) as one, serving(database_url, time) as other:
        for services in (one, other):
            services.tables.bus = RedisBus("unix:///nowhere")
        yield one, other


async def people(services: Services, number: int) -> list[str]:
    return [(await new_player(services, f"P{n}"))[0].id for n in range(number)]


async def look(services: Services, player_id: str, wish: Wish = DUEL, device: bytes | None = None) -> None:
    await services.seeking.look(player_id, wish, Reach(player_id.encode(), device))


async def search_of(services: Services, player_id: str) -> OpponentSearch | None:
    async with services.sessions() as session:
        return await searches.open_of(session, player_id)


async def call_of(services: Services, player_id: str) -> OpponentCall | None:
    """Return the open call of a player; None without one."""
    async with services.sessions() as session:
        search = await searches.open_of(session, player_id)
        return None if search is None else await call_rows.open_of(session, search.id)


async def count(services: Services, table: str) -> int:
    async with services.sessions() as session:
        return await session.scalar(text(f"SELECT count(*) FROM {table}")) or 0


async def call_both(services: Services) -> tuple[list[str], OpponentCall]:
    """Let two people look, and return them with the call that comes of it."""
    both = await people(services, 2)
    for one in both:
        await look(services, one)
    call = await call_of(services, both[0])
    assert call is not None
    return both, call


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


async def test_a_match_begins_with_two_yes_alone_and_at_once_if_both_want_it(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)

    await services.seeking.answer(ann, call.id, True)
    await services.seeking.answer(ann, call.id, True)
    time.now += BEGINS_AFTER
    await services.seeking.end_due()
    assert await count(services, "matches") == 0
    await services.seeking.answer(ben, call.id, True)
    assert await count(services, "matches") == 0
    await services.seeking.answer(ben, call.id, True)

    assert await count(services, "matches") == 1


async def test_after_a_no_both_keep_their_places_and_are_not_offered_to_each_other(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)

    await services.seeking.answer(ben, call.id, False)

    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row.state for row in rows if row] == [SearchState.WAITING] * 2
    assert await call_of(services, ann) is None
    with pytest.raises(Conflict):
        await services.seeking.answer(ann, call.id, True)
    time.now += timedelta(minutes=61)
    for one in (ann, ben):
        await services.seeking.note_page(one)
    assert await call_of(services, ann) is not None


async def test_a_missed_call_holds_the_search_and_two_end_it(services: Services, time: Time) -> None:
    (ann, ben), call = await call_both(services)
    await services.seeking.answer(ann, call.id, True)

    time.now += ANSWERED_WITHIN
    await services.seeking.end_due()

    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row and row.state for row in rows] == [SearchState.WAITING, SearchState.ON_HOLD]
    await services.seeking.look_again(ben)
    assert await call_of(services, ben) is not None
    time.now += ANSWERED_WITHIN
    await services.seeking.end_due()
    assert await search_of(services, ben) is None


async def test_whoever_presses_a_row_has_said_yes(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    row = await search_of(services, ann)
    assert row is not None

    call = await services.seeking.call(ben, row.id, Reach(ben.encode()))
    await services.seeking.answer(ann, call.id, True)

    again = await call_of(services, ann)
    assert again is not None and again.begins_at is not None


async def test_by_days_the_wish_is_the_yes_and_a_live_wish_stays(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann, Wish({"hockey_game": frozenset()}, frozenset(Pace)))
    await look(services, ben, BY_DAYS)

    async with services.sessions() as session:
        match_id = await session.scalar(text("SELECT id FROM matches"))
    table = await services.tables.load(match_id)
    assert isinstance(table.header.clock, Days)
    left = await search_of(services, ann)
    assert left is not None and left.paces == sorted(LIVE)
    assert await search_of(services, ben) is None


@pytest.mark.parametrize("kind", [MarkKind.BLOCK, MarkKind.NOT_AGAIN])
async def test_a_mark_of_either_keeps_two_apart(services: Services, time: Time, kind: MarkKind) -> None:
    ann, ben = await people(services, 2)
    async with services.sessions.begin() as session:
        await marks.put(session, ben, ann, kind, time.now)

    for one in (ann, ben):
        await look(services, one)

    assert await call_of(services, ann) is None


async def test_two_names_of_one_device_are_not_paired(services: Services) -> None:
    ann, ben = await people(services, 2)

    for one in (ann, ben):
        await look(services, one, device=b"one")

    assert await call_of(services, ann) is None


async def test_a_search_takes_part_while_a_page_is_open(services: Services, time: Time) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    time.now += ALIVE_FOR

    await look(services, ben)
    assert await call_of(services, ben) is None
    await services.seeking.note_page(ann)

    assert await call_of(services, ben) is not None


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


async def test_whoever_is_in_a_live_match_is_not_called(services: Services, time: Time) -> None:
    (ann, ben), call = await call_both(services)
    for one in (ann, ben, ann, ben):
        await services.seeking.answer(one, call.id, True)
    (eva,) = await people(services, 1)

    await look(services, ann)
    await look(services, eva)

    assert await count(services, "matches") == 1
    assert await call_of(services, eva) is None


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
