"""A job runs once, in one process, and a crash loses none."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from app.api.services import Services
from app.db.queries import scheduled_jobs
from app.table.scheduler import AT_ONCE, LEASE, Scheduler
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


class Taker:
    """A process that notes the jobs that it has run. `now` is its clock."""

    def __init__(self, services: Services) -> None:
        self.now = NOON
        self.times = Scheduler(services.sessions, lambda: self.now)
        self.times.register("tea", self.serve)
        self.done: list[str] = []
        self.served = asyncio.Event()
        self.failing = 0

    async def serve(self, match_id: str) -> None:
        if self.failing:
            self.failing -= 1
            raise ConnectionError("gone")
        self.done.append(match_id)
        self.served.set()

    async def look(self) -> None:
        """Claim the jobs that are due, and run them."""
        for one in await self.times.claim():
            await self.times._run_job(one)


@pytest.fixture
def taker(services: Services) -> Taker:
    return Taker(services)


async def match_of(services: Services) -> str:
    table, _ = await start_table(services)
    return table.header.id


async def at(services: Services, match: str) -> datetime | None:
    async with services.sessions() as session:
        return await scheduled_jobs.due_at(session, match, "tea")


async def test_what_is_due_is_done_once_and_not_before(services: Services, taker: Taker) -> None:
    match = await match_of(services)
    await taker.times.schedule(match, "tea", NOON + MINUTE)

    await taker.look()
    assert taker.done == []
    taker.now += MINUTE
    await taker.look()
    await taker.look()

    assert taker.done == [match]
    assert await at(services, match) is None


async def test_of_two_processes_exactly_one_takes_each(services: Services) -> None:
    matches = [await match_of(services) for _ in range(12)]
    one, other = Taker(services), Taker(services)
    for match in matches:
        await one.times.schedule(match, "tea", NOON)

    await asyncio.gather(*(taker.look() for taker in (one, other) * 3))

    assert sorted(one.done + other.done) == sorted(matches)


async def test_what_was_taken_and_not_done_is_due_again(services: Services, taker: Taker) -> None:
    """The process was killed between claiming the job and running it."""
    match = await match_of(services)
    await taker.times.schedule(match, "tea", NOON)
    assert [one.match_id for one in await taker.times.claim()] == [match]

    heir = Taker(services)
    await heir.look()
    assert heir.done == [], "somebody may still be doing it"
    heir.now += LEASE
    await heir.look()

    assert heir.done == [match]


async def test_a_deed_that_fails_is_tried_again(services: Services, taker: Taker) -> None:
    match = await match_of(services)
    await taker.times.schedule(match, "tea", NOON)
    taker.failing = 1

    await taker.look()
    assert taker.done == []
    taker.now += LEASE
    await taker.look()

    assert taker.done == [match]


async def test_a_deed_may_put_the_next_time(services: Services, taker: Taker) -> None:
    match = await match_of(services)

    async def again(match_id: str) -> None:
        await taker.times.schedule(match_id, "tea", NOON + MINUTE)

    taker.times.register("tea", again)
    await taker.times.schedule(match, "tea", NOON)
    await taker.look()

    assert await at(services, match) == NOON + MINUTE


async def test_a_new_time_replaces_the_old_one(services: Services, taker: Taker) -> None:
    match = await match_of(services)
    await taker.times.schedule(match, "tea", NOON)
    await taker.times.schedule(match, "tea", NOON + MINUTE)

    await taker.look()

    assert taker.done == []


async def test_who_waits_is_woken_by_an_earlier_time(
    services: Services, taker: Taker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.scheduler.LOOK_SECONDS", 3600)
    first, match = await match_of(services), await match_of(services)
    await taker.times.schedule(match, "tea", NOON + 600 * MINUTE)
    await taker.times.schedule(first, "tea", NOON)
    waiting = asyncio.create_task(taker.times.run())
    await asyncio.wait_for(taker.served.wait(), 60)
    taker.served.clear()

    await taker.times.schedule(match, "tea", NOON)

    await asyncio.wait_for(taker.served.wait(), 60)
    waiting.cancel()
    await taker.times.stop()
    assert taker.done == [first, match]


async def test_another_process_finds_what_is_left_of_one_that_was_killed(services: Services) -> None:
    """The process gets no message: the time is in the database, where every process looks."""
    match = await match_of(services)
    await Taker(services).times.schedule(match, "tea", NOON)

    heir = Taker(services)
    waiting = asyncio.create_task(heir.times.run())
    await asyncio.wait_for(heir.served.wait(), 60)
    waiting.cancel()
    await heir.times.stop()

    assert heir.done == [match]


async def test_no_more_than_some_run_at_once_and_all_are_worked_off(services: Services) -> None:
    """After an outage many jobs are due, and each takes its time."""
    matches = [await match_of(services) for _ in range(3)]
    taker, kinds = Taker(services), [f"tea{number}" for number in range(AT_ONCE)]
    begun: list[str] = []
    go_on, full, over = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def serve(match_id: str) -> None:
        begun.append(match_id)
        if len(begun) == AT_ONCE:
            full.set()
        await go_on.wait()
        if len(begun) == AT_ONCE * len(matches):
            over.set()

    for kind in kinds:
        taker.times.register(kind, serve)
        for match in matches:
            await taker.times.schedule(match, kind, NOON)
    waiting = asyncio.create_task(taker.times.run())
    await asyncio.wait_for(full.wait(), 60)
    async with services.sessions() as session:
        left = await scheduled_jobs.claim(session, kinds, NOON, until=NOON, limit=99)

    assert len(begun) == AT_ONCE
    assert len(left) == AT_ONCE * (len(matches) - 1), "the others wait where every process finds them"
    go_on.set()
    await asyncio.wait_for(over.wait(), 60)
    waiting.cancel()
    await taker.times.stop()
    assert len(begun) == AT_ONCE * len(matches)


async def test_a_deed_that_takes_longer_than_its_lease_is_not_begun_again_elsewhere(
    services: Services,
) -> None:
    match = await match_of(services)
    slow, other = Taker(services), Taker(services)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def serve(match_id: str) -> None:
        begun.set()
        await go_on.wait()

    slow.times.register("tea", serve)
    await slow.times.schedule(match, "tea", NOON)
    waiting = asyncio.create_task(slow.times.run())
    await asyncio.wait_for(begun.wait(), 60)
    for taker in (slow, other):
        taker.now += LEASE / 2
    await slow.times.renew()
    other.now += LEASE / 2
    await other.look()

    assert other.done == []
    go_on.set()
    while await at(services, match) is not None:
        pass
    waiting.cancel()
    await slow.times.stop()
