"""Tells the viewers of a tournament in this process that it has changed, whichever process has changed it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from app.table.cluster.message_bus import MessageBus, MessageKind, tournament_topic


class TournamentNews:
    def __init__(self, bus: MessageBus | None = None) -> None:
        self._bus = bus or MessageBus()
        self._viewers: dict[str, set[asyncio.Event]] = {}

    def publish(self, tournament_id: str) -> None:
        """Tell the viewers in all processes."""
        self.receive(tournament_id)
        if self._bus.shared:
            self._bus.publish(tournament_topic(tournament_id), MessageKind.CHANGED)

    def receive(self, tournament_id: str) -> None:
        """Tell the viewers in this process."""
        for changed in self._viewers.get(tournament_id, ()):
            changed.set()

    def receive_all(self) -> None:
        """Let all viewers look again if messages of other processes may have been lost."""
        for tournament_id in self._viewers if self._bus.shared else ():
            self.receive(tournament_id)

    @asynccontextmanager
    async def watching(self, tournament_id: str) -> AsyncIterator[asyncio.Event]:
        """Yield an event that is set at every change; the viewer clears it."""
        changed = asyncio.Event()
        viewers = self._viewers.setdefault(tournament_id, set())
        viewers.add(changed)
        try:
            await self._bus.subscribe(tournament_topic(tournament_id))
            yield changed
        finally:
            viewers.remove(changed)
            if not viewers:
                del self._viewers[tournament_id]
                self._bus.unsubscribe(tournament_topic(tournament_id))
