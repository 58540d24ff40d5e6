"""The bus of several processes: a Redis or Valkey server, asked for nothing but to pass messages on."""

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
"""After so long without a message it is asked whether it is still there."""
MOST_WAITING = 100_000

Unsent = dict[tuple[str, MessageKind, str], str]
"""What waits to be sent: of each topic the latest word of a kind, but every call and every signing out."""


class RedisBus(MessageBus):
    """Messages wait while the server cannot be reached. What others have told meanwhile is lost: `back` is
    called when it is heard again."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._lost = True
        self._mark = token_hex(4)  # by which a process knows its own words
        self._server: Redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=ANSWERS_WITHIN_S,
            socket_connect_timeout=ANSWERS_WITHIN_S,
            retry=Retry(NoBackoff(), 0),
        )
        self._heard: dict[str, asyncio.Event] = {ALL_PROCESSES: asyncio.Event()}
        """What is followed, and whether it is heard by now."""
        self._new: set[str] = set()
        self._old: set[str] = set()
        self._unsent: Unsent = {}
        self._work = asyncio.Event()

    @property
    def is_disconnected(self) -> bool:
        return self._lost

    def publish(self, topic: str, what: MessageKind, more: str = "") -> None:
        self._unsent[topic, what, more if what in (MessageKind.CALLED, MessageKind.SIGNED_OUT) else ""] = more
        self._work.set()
        if len(self._unsent) > MOST_WAITING:
            self._unsent.clear()  # who comes back looks at everything

    async def subscribe(self, topic: str) -> None:
        if topic not in self._heard:
            self._heard[topic] = asyncio.Event()
            self._new.add(topic)
            self._old.discard(topic)
            self._work.set()
        if not self._lost:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN_S):
                    await self._heard[topic].wait()

    def unsubscribe(self, topic: str) -> None:
        if self._heard.pop(topic, None) is not None:
            self._new.discard(topic)
            self._old.add(topic)
            self._work.set()

    async def has_peers(self) -> bool:
        return await self.has_subscribers(ALL_PROCESSES)

    async def has_subscribers(self, topic: str) -> bool:
        try:
            [(_, count)] = await self._server.pubsub_numsub(topic)
        except (RedisError, OSError):
            return False
        here = self._heard.get(topic)
        return int(count) > (here is not None and here.is_set())

    async def run(self) -> None:
        """For ever: connected, or trying to be."""
        try:
            while True:
                try:
                    await self._connected()
                except (RedisError, OSError) as error:
                    if not self._lost:
                        log.warning("broker_lost", why=repr(error))
                except Exception:
                    log.exception("broker_not_understood")
                self._lost = True
                await asyncio.sleep(TRIED_EVERY_S)
        finally:
            await self._server.aclose()

    async def _connected(self) -> None:
        """Until the connection is lost."""
        async with self._server.pubsub() as ear:
            for heard in self._heard.values():
                heard.clear()
            self._new, self._old = set(self._heard) - {ALL_PROCESSES}, set()
            await ear.subscribe(*self._new, ALL_PROCESSES)
            self._new.clear()
            await run_all(self._listen(ear), self._speak(ear))

    async def _listen(self, ear: PubSub) -> None:
        async for message in ear.listen():
            topic = message["channel"]
            if message["type"] == "message":
                mark, what, more = message["data"].split(" ", 2)
                if mark != self._mark:
                    self.on_message(topic, what, more)
            elif message["type"] == "subscribe" and topic in self._heard:
                self._heard[topic].set()
                if topic == ALL_PROCESSES:
                    self._is_back()

    def _is_back(self) -> None:
        self._lost = False
        log.info("broker_found")
        self.on_reconnect()

    async def _speak(self, ear: PubSub) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_S):
                    await self._work.wait()
            self._work.clear()
            new, self._new, old, self._old = self._new, set(), self._old, set()
            if old:
                await ear.unsubscribe(*old)
            if new:
                await ear.subscribe(*new)
            await self._send()

    async def _send(self) -> None:
        """All that waits, in one go, or (nothing) a sign that it is still there."""
        sending, self._unsent = self._unsent, {}
        try:
            async with self._server.pipeline(transaction=False) as line:
                for (topic, what, _), more in sending.items():
                    line.publish(topic, f"{self._mark} {what} {more}")
                line.ping()
                await line.execute()
        except BaseException:
            self._unsent = sending | self._unsent
            raise
