"""Paces what is played without a person, so that no number of such matches takes the server from the players.

Such matches are those that computers play among themselves, alone or for a tournament, and those that all
players have left. Their actions share one budget and queue for it in the order in which they come.
"""

import time
from collections.abc import Callable
from math import inf

ACTIONS_PER_SECOND = 40.0
"""The actions per second of all matches without a person, on all servers together."""


class ActionBudget:
    """Hands out times at which an action may be taken, `per_second` of them.

    `servers` returns how many servers share the budget.
    """

    def __init__(
        self,
        per_second: float = inf,
        servers: Callable[[], int] = lambda: 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_second = per_second
        self._servers = servers
        self._clock = clock
        self._next = 0.0

    def reserve(self) -> float:
        """Take the next free time; return how many seconds to wait for it."""
        now = self._clock()
        at = max(now, self._next)
        self._next = at + max(1, self._servers()) / self._per_second
        return at - now
