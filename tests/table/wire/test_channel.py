"""A slow reader delays nobody, costs bounded memory, and is caught up with a document."""

import asyncio

import pytest

from app.table.wire import channel as channel_module
from app.table.wire.channel import MOST_MESSAGES, Channel, Sender
from app.table.wire.frame import framed

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
    channel = Channel(None, Sender(reader.receive), lambda _: framed(b"state"))
    for text in ("a", "b", "c"):
        channel.put_change(framed(text.encode()))

    assert await reader.read(3) == ["a", "b", "c"]


async def test_a_slow_reader_gets_the_document_as_it_stands_when_they_read_again() -> None:
    reader, now = Reader(), [b"old"]
    channel = Channel(None, Sender(reader.receive), lambda _: framed(now[0]))
    for number in range(MOST_MESSAGES * 3):
        channel.put_change(framed(b"patch %d" % number))
        await asyncio.sleep(0)
    channel.put(framed(b"ack"))
    now[0] = b"new"

    got = await reader.read(3)

    assert got == ["patch 0", "new", "ack"]
    channel.put_change(framed(b"patch after"))
    assert (await reader.read(1))[-1] == "patch after"


async def test_no_document_is_built_for_a_reader_who_does_not_take_it() -> None:
    reader, built = Reader(), 0

    def build(_: Channel) -> bytes:
        nonlocal built
        built += 1
        return framed(b"state %d" % built)

    channel = Channel(None, Sender(reader.receive), build)
    channel.put_change(framed(b"patch"))  # The reader does not read: the connection takes no more.
    for _ in range(30):
        channel.put_document()
    channel.put(framed(b"ack"))
    assert built == 0

    assert await reader.read(3) == ["patch", "state 1", "ack"]
    assert built == 1


async def test_what_must_arrive_is_kept_up_to_a_bound() -> None:
    channel = Channel(None, Sender(Reader().receive), lambda _: framed(b"state"))

    for number in range(MOST_MESSAGES + 2):
        channel.put(framed(b"chat %d" % number))

    assert channel.close_code == 1013


async def test_a_few_huge_messages_are_too_much_too() -> None:
    reader = Reader()
    channel = Channel(None, Sender(reader.receive), lambda _: framed(b"state"))
    for _ in range(4):
        channel.put_change(framed(b"x" * 500_000))

    assert (await reader.read(2))[1] == "state"


async def test_who_reads_nothing_at_all_is_noticed(monkeypatch) -> None:
    monkeypatch.setattr(channel_module, "STUCK_SECONDS", -1.0)
    channel = Channel(None, Sender(Reader().receive), lambda _: framed(b"state"))
    assert not channel.is_stuck(asyncio.get_running_loop().time())

    channel.put(framed(b"a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert channel.is_stuck(asyncio.get_running_loop().time())
