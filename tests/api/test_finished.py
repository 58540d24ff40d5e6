"""What is made of a match that is over is made once."""

import asyncio

import pytest

from app.api.finished import MOST, Finished
from tests.people import People, started_match

pytestmark = pytest.mark.anyio


async def test_all_who_ask_at_once_get_the_same_thing() -> None:
    finished, asked, ready = Finished[str](), 0, asyncio.Event()

    async def make() -> str:
        nonlocal asked
        asked += 1
        await ready.wait()
        return "record"

    all_ask = [asyncio.create_task(finished.of("m", make)) for _ in range(5)]
    await asyncio.sleep(0)
    all_ask[0].cancel()  # who asked first leaves
    ready.set()

    assert await asyncio.gather(*all_ask[1:]) == ["record"] * 4
    assert await finished.of("m", make) == "record"
    assert asked == 1


async def test_what_failed_is_made_anew_and_what_nobody_asked_for_lately_too() -> None:
    finished, asked = Finished[int](), 0

    async def make() -> int:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise ConnectionError
        return asked

    with pytest.raises(ConnectionError):
        await finished.of("m", make)
    assert await finished.of("m", make) == 2
    for number in range(MOST):
        await finished.of(f"other {number}", make)
    assert await finished.of("m", make) == MOST + 3


async def test_a_record_is_the_same_packed_or_not(people: People) -> None:
    match, (ann, _) = await started_match(people)
    await ann.post(f"/api/matches/{match}/resign")

    packed = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "gzip"})
    plain = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert packed.text.count("\n") == 4
