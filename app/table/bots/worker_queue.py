"""Hands searches to workers on other machines: any number of `stadion worker` behind one job queue (saq).

A server waits only while a worker is there. It searches itself if no worker picks the job up at once, the
worker is lost or too slow, or the answer makes no sense.
"""

import asyncio
import math
from secrets import token_hex

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job
from saq.job import Status
from saq.queue.redis import RedisQueue

from app.table.bots.think_request import ThinkRequest

log = structlog.get_logger()

QUEUE = "stadion"
THINK = "think"
KEY_BYTES = 8
THERE = "stadion:worker"
"""A key at the broker that workers renew, and that expires soon after the last of them has gone."""
THERE_MS = 3000
LOOKED_EVERY_S = 1.0
PICKED_UP_WITHIN_S = 0.5
"""A job that waits longer than this is withdrawn: all workers are busy."""
ASKED_EVERY_S = 0.02
KEPT_S = 10
"""How long an answer is kept for another server that asks for the same decision."""
GRACE_S = 1.0
"""How much longer than the search itself a job may take."""
LOST = (RedisError, OSError, RuntimeError, TimeoutError)


class WorkerQueue:
    """The workers behind one broker, as a server sees them."""

    def __init__(self, url: str) -> None:
        self._queue = RedisQueue.from_url(url, name=QUEUE)
        self._broker = Redis.from_url(url, socket_timeout=GRACE_S, socket_connect_timeout=GRACE_S)
        self._gone = asyncio.Event()
        self._gone.set()
        self._withdrawing: set[asyncio.Task[None]] = set()

    @property
    def has_workers(self) -> bool:
        """Whether any worker has sent a heartbeat lately."""
        return not self._gone.is_set()

    async def run(self) -> None:
        """Look regularly whether any worker is there, until cancelled."""
        try:
            while True:
                await self.check_workers()
                await asyncio.sleep(LOOKED_EVERY_S)
        finally:
            await self._queue.disconnect()
            await self._broker.aclose()

    async def check_workers(self) -> None:
        try:
            here = bool(await self._broker.exists(THERE))
        except (RedisError, OSError):
            here = False
        if here:
            self._gone.clear()
        else:
            self._gone.set()

    async def decide(self, asked: ThinkRequest, key: str | None) -> object:
        """Return the action that a worker has chosen, as JSON; None if none did in time.

        `key` identifies the decision: a server that asks again after a restart, or another one, gets
        the same job.
        """
        wait = asked.seconds + GRACE_S
        job = Job(
            THINK,
            {"asked": msgspec.to_builtins(asked)},
            key=key or token_hex(KEY_BYTES),
            timeout=math.ceil(wait),
            ttl=KEPT_S,
        )
        try:
            put = await self._queue.enqueue(job) or await self._queue.job(job.key)
            return None if put is None else await self._answer(put, wait)
        except LOST as error:
            log.info("worker_lost", why=repr(error))
            return None

    async def _answer(self, job: Job, wait: float) -> object:
        """Return the job's result; None if the workers disappear first.

        The job is withdrawn once nobody waits for it.
        """
        done, gone = asyncio.create_task(self._wait_for(job, wait)), asyncio.create_task(self._gone.wait())
        try:
            await asyncio.wait({done, gone}, return_when=asyncio.FIRST_COMPLETED)
            return done.result() if done.done() else None
        finally:
            done.cancel()
            gone.cancel()
            if not job.completed:
                withdrawing = asyncio.create_task(self._withdraw(job))
                self._withdrawing.add(withdrawing)
                withdrawing.add_done_callback(self._withdrawing.discard)

    async def _wait_for(self, job: Job, wait: float) -> object:
        """Poll for the result: the queue may announce it before anybody listens."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        while not job.completed and (waited := loop.time() - start) < wait:
            if job.status is Status.QUEUED and waited > PICKED_UP_WITHIN_S:
                return None
            await asyncio.sleep(ASKED_EVERY_S)
            await job.refresh()
        return job.result if job.status is Status.COMPLETE else None

    async def _withdraw(self, job: Job) -> None:
        try:
            await job.abort("the match has moved on")
        except LOST as error:
            log.info("worker_lost", why=repr(error))
