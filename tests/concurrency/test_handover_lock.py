"""The lock of a table has one holder: it is taken at once where it is free, else in the order of requests."""

import asyncio

import pytest

from app.concurrency.handover_lock import HandoverLock

pytestmark = pytest.mark.anyio


async def turns(lock: HandoverLock, name: str, had: list[str]) -> None:
    async with lock:
        had.append(name)


async def test_it_is_taken_at_once_or_not_at_all_and_given_in_order() -> None:
    lock, had = HandoverLock(), list[str]()
    assert lock.acquire_nowait()
    assert not lock.acquire_nowait()
    waiting = [asyncio.create_task(turns(lock, name, had)) for name in "abc"]
    await asyncio.sleep(0)
    assert had == []

    lock.release()
    assert lock.locked(), "given on, never free in between"
    assert not lock.acquire_nowait()
    await asyncio.gather(*waiting)

    assert had == ["a", "b", "c"]
    assert not lock.locked()


@pytest.mark.parametrize("given_before", [False, True])
async def test_who_gives_up_waiting_keeps_it_from_nobody(given_before: bool) -> None:
    lock, had = HandoverLock(), list[str]()
    lock.acquire_nowait()
    impatient, patient = (asyncio.create_task(turns(lock, name, had)) for name in "ab")
    await asyncio.sleep(0)

    if given_before:
        lock.release()
    impatient.cancel()
    if not given_before:
        lock.release()
    await asyncio.wait([impatient, patient])

    assert had == ["b"]
    assert not lock.locked()
