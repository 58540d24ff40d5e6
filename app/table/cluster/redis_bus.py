"""The bus of several processes: a Redis or Valkey server that only passes messages on."""

import asyncio
import contextlib
from secrets import token_hex

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from app.concurrency.tasks import run_all
from app.table.cluster.message_bus import ALL_PROCESSES, MessageBus, MessageKind

log = structlog.get_logger()

ANSWERS_WITHIN_S = 2.0
TRIED_EVERY_S = 0.5
IDLE_S = 2.0
"""The connection is checked after this many seconds without a message."""
MOST_WAITING = 100_000

Unsent = dict[tuple[str, MessageKind, str], str]
"""The messages to send: of each topic the latest one of a kind, but every notification and every sign-out."""


class RedisBus(MessageBus):
    """Keeps messages while the server cannot be reached, then sends them.

    Messages that others publish meanwhile are lost; `on_reconnect` is called when the connection is back.
    """

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._is_disconnected = True
        self._process_id = token_hex(4)  # by which a process recognises its own messages
        self._server: Redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=ANSWERS_WITHIN_S,
            socket_connect_timeout=ANSWERS_WITHIN_S,
            retry=Retry(NoBackoff(), 0),
        )
        self._subscriptions: dict[str, asyncio.Event] = {ALL_PROCESSES: asyncio.Event()}
        """The topics of this process, and for each whether its subscription is in force."""
        self._to_subscribe: set[str] = set()
        self._to_unsubscribe: set[str] = set()
        self._unsent: Unsent = {}
        self._work = asyncio.Event()

    @property
    def is_disconnected(self) -> bool:
        return self._is_disconnected

    def publish(self, topic: str, kind: MessageKind, detail: str = "") -> None:
        self._unsent[topic, kind, detail if kind in (MessageKind.CALLED, MessageKind.SIGNED_OUT) else ""] = (
            detail
        )
        self._work.set()
        if len(self._unsent) > MOST_WAITING:
            self._unsent.clear()  # after a reconnect everything is compared anyway

    async def subscribe(self, topic: str) -> None:
        if topic not in self._subscriptions:
            self._subscriptions[topic] = asyncio.Event()
            self._to_subscribe.add(topic)
            self._to_unsubscribe.discard(topic)
            self._work.set()
        if not self._is_disconnected:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN_S):
                    await self._subscriptions[topic].wait()

    def unsubscribe(self, topic: str) -> None:
        if self._subscriptions.pop(topic, None) is not None:
            self._to_subscribe.discard(topic)
            self._to_unsubscribe.add(topic)
            self._work.set()

    async def has_peers(self) -> bool:
        return await self.has_subscribers(ALL_PROCESSES)

    async def has_subscribers(self, topic: str) -> bool:
        try:
            [(_, count)] = await self._server.pubsub_numsub(topic)
        except (RedisError, OSError):
            return False
        here = self._subscriptions.get(topic)
        return int(count) > (here is not None and here.is_set())

    async def topics(self, beginning: str) -> int:
        try:
            return len(await self._server.pubsub_channels(f"{beginning}*"))
        except (RedisError, OSError):
            return 0

    async def run(self) -> None:
        """Stay connected, or try to connect, until cancelled."""
        try:
            while True:
                try:
                    await self._run_connected()
                except (RedisError, OSError) as error:
                    if not self._is_disconnected:
                        log.warning("broker_lost", why=repr(error))
                except Exception:
                    log.exception("broker_not_understood")
                self._is_disconnected = True
                await asyncio.sleep(TRIED_EVERY_S)
        finally:
            await self._server.aclose()

    async def _run_connected(self) -> None:
        """Receive and send messages until the connection is lost."""
        async with self._server.pubsub() as ear:
            for heard in self._subscriptions.values():
                heard.clear()
            self._to_subscribe, self._to_unsubscribe = set(self._subscriptions) - {ALL_PROCESSES}, set()
            await ear.subscribe(*self._to_subscribe, ALL_PROCESSES)
            self._to_subscribe.clear()
            await run_all(self._listen(ear), self._publish_and_subscribe(ear))

    async def _listen(self, pubsub: PubSub) -> None:
        async for message in pubsub.listen():
            topic = message["channel"]
            if message["type"] == "message":
                mark, kind, detail = message["data"].split(" ", 2)
                if mark != self._process_id:
                    self.on_message(topic, kind, detail)
            elif message["type"] == "subscribe" and topic in self._subscriptions:
                self._subscriptions[topic].set()
                if topic == ALL_PROCESSES:
                    self._report_connected()

    def _report_connected(self) -> None:
        self._is_disconnected = False
        log.info("broker_found")
        self.on_reconnect()

    async def _publish_and_subscribe(self, ear: PubSub) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_S):
                    await self._work.wait()
            self._work.clear()
            new, self._to_subscribe, old, self._to_unsubscribe = (
                self._to_subscribe,
                set(),
                self._to_unsubscribe,
                set(),
            )
            if old:
                await ear.unsubscribe(*old)
            if new:
                await ear.subscribe(*new)
            await self._send()

    async def _send(self) -> None:
        """Send all messages that wait in one go, and a ping with them."""
        sending, self._unsent = self._unsent, {}
        try:
            async with self._server.pipeline(transaction=False) as line:
                for (topic, kind, _), detail in sending.items():
                    line.publish(topic, f"{self._process_id} {kind} {detail}")
                line.ping()
                await line.execute()
        except BaseException:
            self._unsent = sending | self._unsent
            raise
