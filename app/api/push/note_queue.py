"""The push notifications that wait to be sent: of each player and match only the last one."""

import asyncio
from collections import OrderedDict

from app.table.notifier import Notification, Withdrawal

News = Notification | Withdrawal

MOST_PLAYERS = 5000
"""The largest number of players whose notifications wait; those of further players are dropped."""
MOST_OF_A_PLAYER = 20


class NoteQueue:
    """Gives out one notification per player at a time, and serves the players in turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, dict[str, News]] = OrderedDict()
        """By player and match."""
        self._busy: set[str] = set()
        self._more = asyncio.Event()

    def put(self, player_id: str, news: News) -> None:
        """Let the news wait, in place of older ones of the same match."""
        notes = self._waiting.get(player_id)
        if notes is None:
            if len(self._waiting) >= MOST_PLAYERS:
                return
            notes = self._waiting[player_id] = {}
        if news.match in notes or len(notes) < MOST_OF_A_PLAYER:
            notes[news.match] = news
        self._more.set()

    async def take(self) -> tuple[str, News]:
        """Return the next player and their news; `finish` follows, and until then no more of this player."""
        while (found := self._next()) is None:
            self._more.clear()
            await self._more.wait()
        return found

    def finish(self, player_id: str) -> None:
        """Note that the last news of this player have been sent."""
        self._busy.remove(player_id)
        self._more.set()

    def _next(self) -> tuple[str, News] | None:
        for player_id, notes in self._waiting.items():
            if player_id not in self._busy:
                news = notes.pop(next(iter(notes)))
                if notes:
                    self._waiting.move_to_end(player_id)
                else:
                    del self._waiting[player_id]
                self._busy.add(player_id)
                return player_id, news
        return None
