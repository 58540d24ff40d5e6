"""Play at a Stadion server: a client of docs/PROTOCOL.md.

async with await Stadion.named("http://127.0.0.1:8000", "Ada") as me:
    match = await me.open("hockey_game", visibility="private")
    async with me.table(match["id"]) as table:
        async for document in table:
            if document["actions"]:
                await table.act(document["actions"][0])
"""

from stadion_client.documents import Action, Document, Entry, Seat, Summary
from stadion_client.stadion import Stadion
from stadion_client.table import Refused, Table

__all__ = ["Action", "Document", "Entry", "Refused", "Seat", "Stadion", "Summary", "Table"]
