"""Computer players: each seat plays as strong as the host has chosen, by what the game knows of its play.

Their random numbers are not the match's: they never touch its fair chance, and their choices are recorded as
actions of their seats. They see no more than their seat does (app/engine/capabilities/computer.py). Where
people sit they act without a pause: the page shows their moves at its reader's own pace. All matches without
a person share one budget of actions (action_budget.py).
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import BrokenExecutor
from typing import Any

import structlog
from msgspec import Struct
from prometheus_client import Counter

from app.concurrency.tasks import cancel_and_wait
from app.engine.computer_moves import advised_choice, immediate_choice
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.table.bots.action_budget import ActionBudget
from app.table.bots.thinking_pool import ThinkingPool
from app.table.state.bot_strengths import default_strength, strengths
from app.table.state.position import Position
from app.table.table import Table

log = structlog.get_logger()

LONGEST_PAUSE = 60.0
DECISION_S = 2.0
"""The longest total pause for one decision that takes several actions, such as a line-up."""
LUCK = secrets.SystemRandom()
FALLBACKS = Counter(
    "stadion_computer_fallbacks_total",
    "Actions of computer players that failed: the first legal one by the game's order",
    ["game"],
)


class ChosenAction(Struct, frozen=True):
    """The action that a computer player has chosen for exactly this position."""

    position: Position
    seat: Seat
    action: Any


class RunningSearch(Struct, frozen=True):
    """A search for a seat's action in this position."""

    position: Position
    seat: Seat
    task: asyncio.Task[Any]


Decide = Callable[[Table], Awaitable[ChosenAction | None]]
Serve = Callable[[str, Decide], Awaitable[bool]]


class BotPace:
    """The pauses between actions where only computers have to act.

    Each lasts `pause` seconds, but those of one decision together no more than DECISION_S.
    """

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._asked: Hashable = None
        self._waited = 0.0

    def pause_before(self, asked: Hashable) -> float:
        """Return the pause before the next action in seconds; `asked` is the decision that it belongs to."""
        if asked != self._asked:
            self._asked, self._waited = asked, 0.0
        pause = min(self._pause, DECISION_S - self._waited)
        self._waited += pause
        return pause


def decision_of(game: AnyGame, state: Any, seat: Seat, seq: int) -> Hashable:
    """Return the decision to which an action of this seat belongs; without one, each action is its own."""
    return (seat, game.decision(state, seat).question if game.decision else seq)


class BotPlayers:
    """Plays the seats that the server has to play, by one task per table while there is something to do.

    `pace`: pause in seconds between actions of a match that only computers play, outside tournaments.
    `budget`: the budget of all matches without a person; None: they have no limit.
    """

    def __init__(
        self, pace: float, serve: Serve, thinking_pool: ThinkingPool, budget: ActionBudget | None = None
    ) -> None:
        self._budget = budget or ActionBudget()
        self._pace = pace
        self._serve = serve
        self._thinking_pool = thinking_pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._searches: dict[str, RunningSearch] = {}
        self._queue: dict[str, asyncio.Event] = {}
        """By match without a person that waits for its next action, what ends the wait."""
        self._failed: dict[str, int] = {}
        """By match, the number of actions after which a computer player has failed: it takes the first legal
        one there.
        """

    def attend(self, table: Table) -> None:
        """Start playing if a seat of the server's has to act, and cancel a search that is out of date.

        Called after every change of the table.
        """
        match_id = table.header.id
        search = self._searches.get(match_id)
        if search and (search.position is not table.position or search.seat != table.seat_to_serve()):
            search.task.cancel()
        if match_id in self._queue and is_attended(table):
            self._queue[match_id].set()
        if match_id not in self._tasks and table.seat_to_serve() is not None:
            self._tasks[match_id] = asyncio.create_task(self._play(table))

    def prepare_for(self, game: AnyGame, strength: str) -> None:
        """Start the search processes if a computer player of this strength needs them."""
        if game.computer is not None and game.computer.needs_search(strength):
            self._thinking_pool.start()

    def is_busy(self, table: Table) -> bool:
        """Return whether a computer player is at work at this table."""
        return table.header.id in self._tasks

    async def stop(self) -> None:
        """Cancel all moves under way and end the search processes."""
        await cancel_and_wait(list(self._tasks.values()))
        await self._thinking_pool.stop()

    def _pause(self, table: Table, pace: BotPace) -> float:
        """Return the pause before the next action.

        Tables with only computers pause, unless a tournament waits for them.
        """
        waited_for = is_attended(table) or table.header.tournament_id
        position, seat = table.position, table.seat_to_serve()
        if waited_for or position is None or seat is None:
            return 0.0
        return pace.pause_before(decision_of(position.game, position.state, seat, position.seq))

    async def _play(self, table: Table) -> None:
        match_id, pace = table.header.id, BotPace(self._pace)
        pause, more = self._pause(table, pace), True
        try:
            while more:
                await self._wait(table, pause)
                try:
                    more = await self._serve(match_id, self._decide)
                    pause = self._pause(table, pace)
                except Exception:  # such as a lost database: others wait for this seat, so try again
                    log.exception("computer_player_failed", match=match_id)
                    pause = min(LONGEST_PAUSE, max(1.0, 2 * pause))
        finally:
            del self._tasks[match_id]
            self._failed.pop(match_id, None)

    async def _wait(self, table: Table, pause: float) -> None:
        """Wait for the pause and, where no person plays, for the budget, unless a person comes meanwhile."""
        if is_attended(table):
            await asyncio.sleep(pause)
            return
        attended = self._queue[table.header.id] = asyncio.Event()
        try:
            async with asyncio.timeout(max(pause, self._budget.reserve())):
                await attended.wait()
        except TimeoutError:
            pass  # the usual case
        finally:
            del self._queue[table.header.id]

    async def _decide(self, table: Table) -> ChosenAction | None:
        """Choose an action for the first seat that the server plays; None if the match moved on meanwhile."""
        position, seat = table.position, table.seat_to_serve()
        if position is None or seat is None:
            return None
        match_id = table.header.id
        if self._failed.get(match_id) == position.seq:
            FALLBACKS.labels(position.game.id).inc()
            return ChosenAction(position, seat, position.legal(seat)[0])
        try:
            action = await self._choice(table, position, seat)
        except Exception:
            self._failed[match_id] = position.seq
            raise
        return None if action is None else ChosenAction(position, seat, action)

    async def _choice(self, table: Table, position: Position, seat: Seat) -> Any:
        """Return the action of the seat's computer player; None if a search was cancelled."""
        strength = table.seats[seat].bot or default_strength(position.game)
        action = self._instant_choice(position, seat, strength)
        if action is not None:
            return action
        key = f"{table.header.id}:{position.seq}:{seat}:{strength}"
        thinking = asyncio.create_task(self._search(position, seat, strength, key))
        return await self._finish_search(table, RunningSearch(position, seat, thinking))

    def _instant_choice(self, position: Position, seat: Seat, strength: str) -> Any:
        """Return the action that needs no search; None if one is needed and can start at once.

        While the search processes are starting, the computer plays at the default strength instead.
        """
        action = instant_choice(position, seat, strength)
        if action is None and not self._thinking_pool.is_ready:
            self._thinking_pool.start()
            return quick_choice(position, seat)
        return action

    async def recommend(self, position: Position, seat: Seat) -> Any:
        """Return the action that the strongest computer player would choose on this seat, which a
        person plays.
        """
        strength = strengths(position.game)[-1]
        action = advice_without_search(position, seat) or self._instant_choice(position, seat, strength)
        return action or await self._search(position, seat, strength)

    async def _search(self, position: Position, seat: Seat, strength: str, key: str | None = None) -> Any:
        """Return the result of a search, or a quick choice if the search processes do not answer."""
        try:
            return await self._thinking_pool.decide(position.game, strength, position.state, seat, key=key)
        except (BrokenExecutor, TimeoutError):
            log.exception("search_failed", game=position.game.id, strength=strength)
            return quick_choice(position, seat)

    async def _finish_search(self, table: Table, thought: RunningSearch) -> Any:
        """Return the result of the search; None if it was cancelled."""
        self._searches[table.header.id] = thought
        try:
            await asyncio.wait([thought.task])
            return None if thought.task.cancelled() else thought.task.result()
        finally:
            thought.task.cancel()
            del self._searches[table.header.id]


def is_attended(table: Table) -> bool:
    """Return whether a person plays at the table."""
    return any(not seat_state.is_served for seat_state in table.seats)


def instant_choice(position: Position, seat: Seat, strength: str) -> Any:
    """Return the action of a computer player of this strength; None if it needs a search."""
    computer = position.game.computer
    if computer is None or strength not in computer.names:
        return LUCK.choice(position.legal(seat))
    return immediate_choice(position.game, computer, strength, state=position.state, seat=seat, rng=LUCK)


def advice_without_search(position: Position, seat: Seat) -> Any:
    """Return the action of the game's adviser; None if it has none."""
    game = position.game
    if game.computer is None:
        return None
    return advised_choice(game, game.computer, state=position.state, seat=seat, rng=LUCK)


def quick_choice(position: Position, seat: Seat) -> Any:
    """Return the action of a computer player of the default strength, which never needs a search."""
    return instant_choice(position, seat, default_strength(position.game))
