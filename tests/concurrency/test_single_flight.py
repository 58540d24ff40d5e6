"""A value that is derived from a finished match is computed once."""

import asyncio

import pytest

from app.concurrency.single_flight import SingleFlightCache

pytestmark = pytest.mark.anyio


async def test_all_who_ask_at_once_get_the_same_thing() -> None:
    once, asked, ready = SingleFlightCache[str, str](), 0, asyncio.Event()

    async def make() -> str:
        nonlocal asked
        asked += 1
        await ready.wait()
        return "record"

    all_ask = [asyncio.create_task(once.get("m", make)) for _ in range(5)]
    await asyncio.sleep(0)
    all_ask[0].cancel()  # The first caller leaves.
    ready.set()

    assert await asyncio.gather(*all_ask[1:]) == ["record"] * 4
    assert await once.get("m", make) == "record"
    assert asked == 1


async def test_what_failed_is_made_anew_and_what_nobody_asked_for_lately_too() -> None:
    once, asked = SingleFlightCache[str, int](most=3), 0

    async def make() -> int:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise ConnectionError
        return asked

    with pytest.raises(ConnectionError):
        await once.get("m", make)
    assert await once.get("m", make) == 2
    for number in range(3):
        await once.get(f"other {number}", make)
    assert await once.get("m", make) == 6


async def test_what_is_kept_for_a_while_is_made_anew_after_it() -> None:
    asked, now = 0, [0.0]
    cache = SingleFlightCache[str, int](most=1, seconds=300, now=lambda: now[0])

    async def make() -> int:
        nonlocal asked
        asked += 1
        return asked

    made = []
    for now[0] in (0.0, 299.0, 300.0, 301.0):
        made.append(await cache.get("m", make))

    assert made == [1, 1, 2, 2]
    assert await cache.get("other", make) == 3 and "m" not in cache
