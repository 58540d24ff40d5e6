"""A spectator of a table in memory."""

import asyncio
from typing import Any

import msgspec

from app.table.table import Table
from app.table.wire.channel import Channel, Sender
from tests.support.matches.people import followed


class Listener:
    """A spectator, with the document that its messages build."""

    def __init__(self, table: Table) -> None:
        self.doc: dict[str, Any] = {}
        self.heard = asyncio.Event()
        self.channel = Channel(None, Sender(self.hear), table.state_for)
        table.join(self.channel, None)

    async def hear(self, message: str) -> None:
        told = msgspec.json.decode(message)
        self.doc = told["doc"] if told["t"] == "state" else followed(self.doc, told)
        self.heard.set()

    async def sees(self, seq: int) -> None:
        await self.until(lambda doc: doc.get("seq", -1) >= seq)

    async def until(self, wanted: Any) -> None:
        while not wanted(self.doc):
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 120)
