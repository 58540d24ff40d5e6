"""Computer players: each seat as strong as the host has chosen, with what the game knows of its play.

Their luck is not the match's: it never touches the fair chance, and what they choose is recorded
as the action of their seat. They see no more than their seat does (app/engine/computer.py).
Where a person sits they wait for nothing: it is the page that shows what they did, at its
reader's own pace.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from app.engine.computer import decided
from app.engine.contract import Game, Seat
from app.table.moment import Moment
from app.table.table import Table

log = structlog.get_logger()

BY_LOT = "random"
"""Whoever plays by lot; in every game, whatever it knows of computer players."""
USUAL = "normal"
LONGEST_PAUSE = 60.0
LUCK = secrets.SystemRandom()

Choose = Callable[[str | None, Moment, Seat], Any]
"""(strength, the moment, the seat to act) -> one of its legal actions."""
Serve = Callable[[str, Choose], Awaitable[bool]]


def strengths(game: Game[Any, Any]) -> tuple[str, ...]:
    """How strong computer players of this game can be, the weakest first."""
    return (BY_LOT, *(game.computer.strengths if game.computer else ()))


def usual(game: Game[Any, Any]) -> str:
    """How strong they are where nobody has chosen."""
    return USUAL if USUAL in strengths(game) else BY_LOT


def offered_strengths(game: Game[Any, Any]) -> list[tuple[str, bool]]:
    """What a host may choose from, and which is chosen if he does not; nothing where there is no choice."""
    known = [strength for strength in strengths(game) if strength != BY_LOT]
    return [(strength, strength == usual(game)) for strength in known]


def choose(strength: str | None, moment: Moment, seat: Seat) -> Any:
    """What a computer player of this strength does; by lot where the game has none such."""
    computer = moment.game.computer
    if computer is None or strength is None or strength not in computer.strengths:
        return LUCK.choice(moment.legal(seat))
    return decided(moment.game, computer, strength, moment.state, seat, LUCK)


class Bots:
    """Plays every seat that the server has to play, one task a table while there is something to do.

    `pace`: seconds between the actions of a match that computers play among themselves.
    """

    def __init__(self, pace: float, serve: Serve) -> None:
        self._pace = pace
        self._serve = serve
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Called after every change: starts playing where a seat of the server's is to act."""
        match_id = table.header.id
        if match_id not in self._at_work and table.seat_to_serve() is not None:
            self._at_work[match_id] = asyncio.create_task(self._play(table))

    def busy(self, table: Table) -> bool:
        return table.header.id in self._at_work

    async def stop(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _pause(self, table: Table) -> float:
        waited_for = any(not seated.served for seated in table.seats)
        return 0.0 if waited_for else self._pace

    async def _play(self, table: Table) -> None:
        match_id = table.header.id
        pause, more = self._pause(table), True
        try:
            while more:
                await asyncio.sleep(pause)
                try:
                    more = await self._serve(match_id, choose)
                    pause = self._pause(table)
                except Exception:  # the database is away, say: the others wait for this seat, so try again
                    log.exception("computer_player_failed", match=match_id)
                    pause = min(LONGEST_PAUSE, max(1.0, 2 * pause))
        finally:
            del self._at_work[match_id]
