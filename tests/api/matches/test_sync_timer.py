"""A channel gets the whole document at most once per second, however often it asks."""

import asyncio

import pytest

from app.api.matches.sync_timer import SyncTimer

pytestmark = pytest.mark.anyio


async def test_the_first_request_is_answered_at_once_and_all_early_ones_together(anyio_backend: str) -> None:
    sent, again = list[float](), asyncio.Event()
    loop = asyncio.get_running_loop()

    def send() -> None:
        sent.append(loop.time())
        if len(sent) == 2:
            again.set()

    timer = SyncTimer(send)
    for _ in range(30):
        timer.ask()
    assert len(sent) == 1
    await again.wait()
    timer.ask()
    timer.stop()

    assert len(sent) == 2 and sent[1] - sent[0] >= 0.99
