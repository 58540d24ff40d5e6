"""Tasks end when they are cancelled, even if a library has swallowed the cancellation."""

import asyncio

import pytest

from app.concurrency import tasks
from app.concurrency.tasks import cancel_and_wait, run_all, supervise

pytestmark = pytest.mark.anyio


class Deaf:
    """Swallows a cancellation as `asyncio.wait_for` does before Python 3.12, then runs on."""

    def __init__(self) -> None:
        self.sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ran_on = False

    async def run(self) -> None:
        try:
            await self.sent
        except asyncio.CancelledError:
            self.ran_on = True
        await asyncio.Event().wait()


@pytest.mark.usefixtures("anyio_backend")
async def test_who_has_swallowed_a_cancellation_is_ended_all_the_same() -> None:
    deaf = Deaf()
    task = asyncio.create_task(deaf.run())
    await asyncio.sleep(0)

    await cancel_and_wait([task])

    assert deaf.ran_on and task.cancelled()


@pytest.mark.usefixtures("anyio_backend")
async def test_so_it_is_where_it_runs_together_with_others() -> None:
    deaf = Deaf()
    task = asyncio.create_task(run_all(asyncio.Event().wait(), run_all(deaf.run())))  # type: ignore[arg-type]
    for _ in range(3):
        await asyncio.sleep(0)

    await cancel_and_wait([task])

    assert deaf.ran_on and task.cancelled()


@pytest.mark.usefixtures("anyio_backend")
async def test_where_one_fails_the_others_end_and_it_is_told() -> None:
    async def fails() -> None:
        raise ValueError("one")

    deaf = Deaf()

    with pytest.raises(ValueError, match="one"):
        await run_all(fails(), deaf.run())

    assert deaf.ran_on


@pytest.mark.usefixtures("anyio_backend")
async def test_a_task_that_fails_begins_again_and_one_that_has_done_its_work_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "FIRST_PAUSE_S", 0.0)
    failed, begun = tasks.FAILED.labels("away"), 0
    before = failed._value.get()

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise ConnectionError("the database is away")

    await asyncio.wait_for(supervise("away", work), 60)

    assert (begun, failed._value.get() - before) == (3, 2)


@pytest.mark.usefixtures("anyio_backend")
async def test_a_supervised_task_ends_when_it_is_cancelled() -> None:
    deaf = Deaf()
    task = asyncio.create_task(supervise("deaf", deaf.run))
    for _ in range(3):
        await asyncio.sleep(0)

    await cancel_and_wait([task])

    assert deaf.ran_on and task.cancelled()
