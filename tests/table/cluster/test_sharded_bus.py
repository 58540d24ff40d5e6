"""Several brokers share the matches; one that is away affects only its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from app.table.cluster.message_bus import MessageKind, match_topic
from app.table.cluster.sharded_bus import ShardedBus
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.redis_server import Redis

pytestmark = pytest.mark.anyio

MATCHES = [match_topic(f"{number}") for number in range(40)]


@pytest.fixture
def brokers() -> Iterator[list[Redis]]:
    started = [Redis().start() for _ in range(2)]
    yield started
    for one in started:
        one.kill()


@dataclass
class Process:
    """A process on this bus: what it has heard, and how often it has found the others."""

    bus: ShardedBus
    heard: set[tuple[str, str]] = field(default_factory=set)
    found: int = 0

    def hear(self, topic: str, what: str, more: str) -> None:
        self.heard.add((topic, more))

    def back(self) -> None:
        self.found += 1


@asynccontextmanager
async def process(brokers: list[Redis]) -> AsyncIterator[Process]:
    made = Process(ShardedBus([one.url for one in brokers]))
    made.bus.on_message, made.bus.on_reconnect = made.hear, made.back
    running = asyncio.create_task(made.bus.run())
    await until(made, lambda: made.found == len(brokers))
    yield made
    running.cancel()
    await asyncio.wait([running])


async def until(one: Process, holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not holds():
            await one.bus.has_peers()  # This is a round trip.


async def test_each_match_is_one_brokers_and_the_other_ones_matches_go_on_without_it(
    brokers: list[Redis],
) -> None:
    async with process(brokers) as one, process(brokers) as other:
        first = one.bus.bus_of(MATCHES[0])
        here = [match for match in MATCHES if one.bus.bus_of(match) is first]
        there = [match for match in MATCHES if match not in here]
        assert len(here) >= 10 <= len(there), "shared out evenly"
        for match in MATCHES:
            await other.bus.subscribe(match)
            one.bus.publish(match, MessageKind.MOVED, "1")
        await until(one, lambda: other.heard == {(match, "1") for match in MATCHES})
        assert not one.heard, "nobody hears himself"
        assert await one.bus.has_subscribers(there[0])
        assert await one.bus.has_peers()
        assert await one.bus.topics(MATCHES[0][:-1]) >= 1

        lost = brokers[one.bus._buses.index(first)]
        lost.kill()
        await until(one, lambda: one.bus.is_disconnected and other.bus.is_disconnected)
        for match in MATCHES:
            one.bus.publish(match, MessageKind.MOVED, "2")
        await until(one, lambda: {(match, "2") for match in there} <= other.heard)
        assert (here[0], "2") not in other.heard

        lost.start()
        await until(one, lambda: not (one.bus.is_disconnected or other.bus.is_disconnected))
        assert one.found >= 3 <= other.found, "who comes back looks at everything"
        one.bus.publish(here[0], MessageKind.MOVED, "3")
        await until(one, lambda: (here[0], "3") in other.heard)
