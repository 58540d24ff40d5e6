"""Expensive work is done by a process beside the server, which is replaced when it dies or hangs."""

import asyncio
import operator
import os
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.concurrency.side_process import NICENESS, QueueIsFull, SideProcess, WorkFailed

pytestmark = pytest.mark.anyio

PATIENT_S = 60.0


@pytest.fixture
async def beside(anyio_backend: str) -> AsyncIterator[SideProcess[Any]]:
    """A process that calls what it is told to call; one call may wait."""
    made = SideProcess[Any](operator.call, seconds=PATIENT_S, most_waiting=1)
    yield made
    await made.stop()


async def test_it_works_in_another_process_of_low_priority_and_keeps_it(beside: SideProcess[Any]) -> None:
    first, second = await beside.call(os.getpid), await beside.call(os.getpid)

    assert first == second != os.getpid()
    assert await beside.call(os.getpriority, os.PRIO_PROCESS, 0) == min(19, os.nice(0) + NICENESS)


async def test_one_that_died_idle_is_replaced_and_no_call_fails(beside: SideProcess[Any]) -> None:
    first = await beside.call(os.getpid)
    os.kill(first, 9)
    assert beside._running is not None
    beside._running.process.join()

    assert await beside.call(os.getpid) != first


async def test_one_that_dies_at_work_fails_that_call_alone(beside: SideProcess[Any]) -> None:
    with pytest.raises(WorkFailed):
        await beside.call(os._exit, 1)

    assert await beside.call(abs, -1) == 1


async def test_one_that_hangs_is_killed_and_replaced(beside: SideProcess[Any]) -> None:
    first = await beside.call(os.getpid)
    beside._seconds = 0.1

    with pytest.raises(WorkFailed):
        await beside.call(time.sleep, 2 * PATIENT_S)

    beside._seconds = PATIENT_S
    assert await beside.call(os.getpid) != first


async def test_an_exception_of_the_work_leaves_the_process_alone(beside: SideProcess[Any]) -> None:
    first = await beside.call(os.getpid)

    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await beside.call(divmod, 1, 0)

    assert await beside.call(os.getpid) == first


async def test_only_a_few_calls_wait(beside: SideProcess[Any]) -> None:
    calls = [asyncio.create_task(beside.call(abs, -number)) for number in range(2)]
    await asyncio.sleep(0)

    with pytest.raises(QueueIsFull):
        await beside.call(abs, -2)

    assert await asyncio.gather(*calls) == [0, 1]


async def test_a_cancelled_call_does_not_keep_the_others_waiting(beside: SideProcess[Any]) -> None:
    await beside.call(abs, 0)
    hanging = asyncio.create_task(beside.call(time.sleep, 2 * PATIENT_S))
    await asyncio.sleep(0)
    hanging.cancel()

    assert await beside.call(abs, -1) == 1
    with pytest.raises(asyncio.CancelledError):
        await hanging
