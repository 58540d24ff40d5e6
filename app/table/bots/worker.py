"""`stadion worker`: runs searches for the servers behind the same broker."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Worker
from saq.queue.redis import RedisQueue

from app.concurrency.tasks import cancel_and_wait, supervise
from app.engine.catalog import catalog
from app.table.bots.think_request import ThinkRequest
from app.table.bots.thinking_pool import ALL_BUT_ONE, ThinkingPool
from app.table.bots.worker_queue import LOOKED_EVERY_S, QUEUE, THERE, THERE_MS, THINK

log = structlog.get_logger()


class SearchWorker:
    """A worker: its search processes, an equal number of jobs at a time, and its heartbeat."""

    def __init__(self, url: str, processes: int = ALL_BUT_ONE) -> None:
        self._pool = ThinkingPool(processes=processes)
        self._broker = Redis.from_url(url)
        self._queue = RedisQueue.from_url(url, name=QUEUE)
        self._processes = processes

    async def run(self) -> None:
        """Work until SIGTERM or SIGINT; searches under way are then dropped."""
        self._pool.start()
        await self._pool.wait_until_ready()
        living = asyncio.create_task(supervise("worker_heartbeat", self._live))
        worker = Worker(
            self._queue, [(THINK, self._think)], concurrency=self._processes, shutdown_grace_period_s=0
        )
        log.info("worker_begins", processes=self._processes)
        try:
            await worker.start()
        finally:
            await cancel_and_wait([living])
            await self._pool.stop()
            await self._queue.disconnect()
            await self._broker.aclose()

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(RedisError, OSError):
                await self._broker.set(THERE, 1, px=THERE_MS)
            await asyncio.sleep(LOOKED_EVERY_S)

    async def _think(self, _context: Any, *, asked: Mapping[str, Any]) -> Any:
        """Run the job; returns the chosen action as JSON. Fails if this worker has another version of the
        rules.
        """
        put = msgspec.convert(asked, ThinkRequest)
        game = catalog()[put.game]
        if game.rules_version != put.rules_version:
            log.warning("worker_has_other_rules", game=put.game, here=game.rules_version)
            raise ValueError(f"{put.game} has other rules here: {game.rules_version}")
        state = msgspec.json.decode(put.state, type=game.state)
        action = await self._pool.decide_here(game, put.strength, state, seat=put.seat, seconds=put.seconds)
        return msgspec.to_builtins(action)


async def run(url: str, processes: int | None) -> None:
    """Run a worker with this many processes; None: one fewer than the machine has cores."""
    logging.getLogger("saq").setLevel(
        logging.CRITICAL
    )  # saq would log whole jobs, and with them the secrets of a seat
    await SearchWorker(url, processes or ALL_BUT_ONE).run()
