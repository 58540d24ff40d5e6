"""A player's own data as a zip file, made while it is sent: profile, devices, chat, matches and records.

It holds no secret of the player's devices, and of other people only what everybody saw at the table.
"""

import asyncio
import csv
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.identity import CurrentSession
from app.api.http.rate_limits import EXPORTS
from app.api.services import Services, TheServices
from app.db.match_status import MatchStatus
from app.db.moderation.own_data import moderation
from app.db.queries.people import own_data
from app.db.queries.people.own_data import OwnSeat
from app.db.queries.seeking import keeping
from app.errors import StadionError
from app.table.registry.match_summary import may_reveal_all
from app.table.replay.record_signature import record_keys
from app.table.replay.record_writer import stored_record

router = APIRouter(include_in_schema=False)

PARTS: dict[str, Callable[[AsyncSession, str], Awaitable[Any]]] = {
    "profile.json": own_data.profile,
    "devices.json": own_data.devices,
    "chat.json": own_data.chat,
    "ratings.json": own_data.ratings,
    "moderation.json": moderation,
    "searches.json": keeping.of_player,
}
"""The files of JSON, and the query that reads each; records and the table of matches come after them."""


class _Sink(io.RawIOBase):
    """Takes what a zip file writes, and cannot go back in it."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        """Return what was written since the last call."""
        taken, self._written = b"".join(self._written), []
        return taken


@router.post("/you/export")
async def export(services: TheServices, who: CurrentSession) -> Response:
    """Return everything that is stored about the player, as a zip file."""
    await services.limits.check(EXPORTS, f"exports:{who.player.id}")
    headers = {
        "Content-Disposition": f'attachment; filename="stadion-{who.player.id}.zip"',
        "Cache-Control": "private, no-store",
    }
    return StreamingResponse(_zipped(services, who.player.id), 200, headers, "application/zip")


async def _zipped(services: Services, player_id: str) -> AsyncIterator[bytes]:
    """Yield the zip file in pieces."""
    sink = _Sink()
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
        async for name, content in _files(services, player_id):
            await asyncio.to_thread(archive.writestr, name, content)
            yield sink.take()
    yield sink.take()


async def _files(services: Services, player_id: str) -> AsyncIterator[tuple[str, bytes]]:
    async with services.reads() as session:
        for name, read in PARTS.items():
            written = msgspec.json.encode(await read(session, player_id))
            yield name, msgspec.json.format(written, indent=2)
        played = await own_data.matches(session, player_id)
    yield "matches.csv", _table(played)
    for one in played:
        if one.status == MatchStatus.FINISHED and (record := await _record(services, one.match)):
            yield f"records/{one.game}-{one.match}.ndjson", record


def _table(played: list[OwnSeat]) -> bytes:
    """Return the matches as CSV, with a line of headings."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(OwnSeat.__struct_fields__)
    for one in played:
        writer.writerow(msgspec.to_builtins(value) for value in structs.astuple(one))
    return text.getvalue().encode()


async def _record(services: Services, match_id: str) -> bytes | None:
    """Return the record of a finished match; None while its tournament keeps secrets, or it is archived."""
    try:
        table = await services.tables.load(match_id)
    except StadionError:
        return None
    async with services.sessions.begin() as session:
        keys = await record_keys(session)
    async with services.sessions() as session:
        if not await may_reveal_all(session, table):
            return None
        lines = await stored_record(session, table, keys[0])
    return await asyncio.to_thread(b"".join, lines)
