"""A slow reader holds nobody up, costs bounded memory, and is caught up with a document."""

import asyncio

import pytest

from app.table import channel as channel_module
from app.table.channel import MOST_MESSAGES, Channel

pytestmark = pytest.mark.anyio


class Reader:
    """A client that reads one message each time it is allowed to."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.reads = asyncio.Semaphore(0)
        self.has_read = asyncio.Semaphore(0)

    async def receive(self, text: str) -> None:
        await self.reads.acquire()
        self.got.append(text)
        self.has_read.release()

    async def read(self, count: int) -> list[str]:
        for _ in range(count):
            self.reads.release()
            await self.has_read.acquire()
        return self.got


async def test_messages_arrive_in_order() -> None:
    reader = Reader()
    channel = Channel(None, reader.receive, lambda _: "state")
    writing = asyncio.create_task(channel.write())
    for text in ("a", "b", "c"):
        channel.put_change(text)

    assert await reader.read(3) == ["a", "b", "c"]
    writing.cancel()


async def test_who_falls_behind_gets_the_document_as_it_stands_when_he_reads_again() -> None:
    reader, now = Reader(), ["old"]
    channel = Channel(None, reader.receive, lambda _: now[0])
    writing = asyncio.create_task(channel.write())
    for number in range(MOST_MESSAGES * 3):
        channel.put_change(f"patch {number}")
        await asyncio.sleep(0)
    channel.put("ack")
    now[0] = "new"

    got = await reader.read(3)

    assert got == ["patch 0", "new", "ack"]
    channel.put_change("patch after")
    assert (await reader.read(1))[-1] == "patch after"
    writing.cancel()


async def test_what_must_arrive_is_kept_up_to_a_bound() -> None:
    channel = Channel(None, Reader().receive, lambda _: "state")

    for number in range(MOST_MESSAGES + 1):
        channel.put(f"chat {number}")

    assert channel.close_code == 1013


async def test_a_few_huge_messages_are_too_much_too() -> None:
    reader = Reader()
    channel = Channel(None, reader.receive, lambda _: "state")
    for _ in range(3):
        channel.put_change("x" * 500_000)
    writing = asyncio.create_task(channel.write())

    assert await reader.read(1) == ["state"]
    writing.cancel()


async def test_who_reads_nothing_at_all_is_noticed(monkeypatch) -> None:
    monkeypatch.setattr(channel_module, "STUCK_SECONDS", -1.0)
    channel = Channel(None, Reader().receive, lambda _: "state")
    writing = asyncio.create_task(channel.write())
    assert not channel.stuck(asyncio.get_running_loop().time())

    channel.put("a")
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert channel.stuck(asyncio.get_running_loop().time())
    writing.cancel()
