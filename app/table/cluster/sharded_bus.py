"""Several brokers as one bus, for more messages than one broker can pass on.

A topic belongs to one broker, by its name alone. No message concerns two topics. All processes have to name
the same brokers in the same order.
"""

from collections.abc import Sequence
from zlib import crc32

from app.concurrency.tasks import run_all
from app.table.cluster.message_bus import ALL_PROCESSES, MessageBus, MessageKind
from app.table.cluster.redis_bus import RedisBus


class ShardedBus(MessageBus):
    """If a broker cannot be reached, its matches are found by comparing with the database; the others work
    as usual.
    """

    shared = True

    def __init__(self, urls: Sequence[str]) -> None:
        super().__init__()
        self._buses = [RedisBus(url) for url in urls]
        for broker in self._buses:
            broker.on_message = self._deliver
            broker.on_reconnect = self._report_connected

    @property
    def is_disconnected(self) -> bool:
        return any(broker.is_disconnected for broker in self._buses)

    def bus_of(self, topic: str) -> RedisBus:
        """Return the bus to which the topic belongs."""
        return self._buses[crc32(topic.encode()) % len(self._buses)]

    def publish(self, topic: str, kind: MessageKind, detail: str = "") -> None:
        self.bus_of(topic).publish(topic, kind, detail)

    async def subscribe(self, topic: str) -> None:
        await self.bus_of(topic).subscribe(topic)

    def unsubscribe(self, topic: str) -> None:
        self.bus_of(topic).unsubscribe(topic)

    async def has_peers(self) -> bool:
        return await self.has_subscribers(ALL_PROCESSES)

    async def has_subscribers(self, topic: str) -> bool:
        return await self.bus_of(topic).has_subscribers(topic)

    async def topics(self, beginning: str) -> int:
        return sum([await one.topics(beginning) for one in self._buses])

    async def run(self) -> None:
        await run_all(*(broker.run() for broker in self._buses))

    def _deliver(self, topic: str, what: str, more: str) -> None:
        self.on_message(topic, what, more)

    def _report_connected(self) -> None:
        self.on_reconnect()
