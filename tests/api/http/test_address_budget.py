"""An address has a budget that fills up again, and addresses take turns at what is read."""

import asyncio

import pytest

from app.api.http.address_budget import MOST_ADDRESSES, AddressBudget, RequestQueue
from app.errors import RateLimited

pytestmark = pytest.mark.anyio


def test_a_budget_is_spent_and_fills_up_again() -> None:
    now = [0.0]
    budget = AddressBudget(per_second=2, at_once=3, now=lambda: now[0])
    for _ in range(3):
        budget.spend("a")
    with pytest.raises(RateLimited) as refused:
        budget.spend("a", cost=3)
    assert refused.value.wait_s == 2

    budget.spend("b")  # Another address has its own.
    now[0] = 0.5
    budget.spend("a")
    now[0] = 100.0
    for _ in range(3):
        budget.spend("a")
    with pytest.raises(RateLimited):
        budget.spend("a", cost=0.2)


def test_only_so_many_addresses_are_remembered() -> None:
    budget = AddressBudget(per_second=1, at_once=1, now=lambda: 0.0)
    for number in range(MOST_ADDRESSES + 1):
        budget.spend(f"{number}")

    assert len(budget._left) == MOST_ADDRESSES
    budget.spend("0")


async def test_addresses_take_turns_and_none_has_more_than_its_share(anyio_backend: str) -> None:
    queue, begun = RequestQueue(most=2, each=1, waiting=3), list[str]()

    async def ask(address: str, name: str) -> None:
        await queue.take(address)
        begun.append(name)

    tasks = [asyncio.create_task(ask("flood", f"flood {number}")) for number in range(4)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(ask("calm", "calm")), asyncio.create_task(ask("late", "late"))]
    await asyncio.sleep(0)
    assert begun == ["flood 0", "calm"]
    with pytest.raises(RateLimited):
        await queue.take("flood")

    queue.release("calm")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert begun == ["flood 0", "calm", "late"], "the flood's next request has to wait for its first one"
    tasks[1].cancel()
    queue.release("flood")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert begun == ["flood 0", "calm", "late", "flood 2"]
    for _ in range(2):
        queue.release("flood")
        await asyncio.sleep(0)
    queue.release("late")

    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == ["flood 0", "calm", "late", "flood 2", "flood 3"]
    assert not queue._running and not queue._waiting
