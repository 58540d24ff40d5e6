"""Computer players: for now they pick among the legal actions by lot.

Their luck is not the match's: it never touches the fair chance, and what they choose is recorded
as the action of their seat.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from app.table.table import Table

log = structlog.get_logger()

STRENGTHS = ("random",)
LONGEST_PAUSE = 60.0

Choose = Callable[[Sequence[Any]], Any]
Serve = Callable[[str, Choose], Awaitable[bool]]


class Bots:
    """Plays every seat that the server has to play, one task a table while there is something to do."""

    def __init__(self, pace: float, serve: Serve) -> None:
        self._pace = pace
        self._serve = serve
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Called after every change: starts playing where a seat of the server's is to act."""
        match_id = table.header.id
        if match_id not in self._at_work and table.seat_to_serve() is not None:
            self._at_work[match_id] = asyncio.create_task(self._play(match_id))

    def busy(self, table: Table) -> bool:
        return table.header.id in self._at_work

    async def stop(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match_id: str) -> None:
        pause, more = self._pace, True
        try:
            while more:
                await asyncio.sleep(pause)
                try:
                    more = await self._serve(match_id, secrets.choice)
                    pause = self._pace
                except Exception:  # the database is away, say: the others wait for this seat, so try again
                    log.exception("computer_player_failed", match=match_id)
                    pause = min(LONGEST_PAUSE, max(1.0, 2 * pause))
        finally:
            del self._at_work[match_id]
