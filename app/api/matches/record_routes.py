"""Records of finished matches, and the public keys with which the server signs them."""

import asyncio
import gzip

from fastapi import APIRouter, Request, Response

from app.api.access.identity import ReadLimit
from app.api.access.match_access import OpenTable
from app.api.http.responses import json_response, response_schemas
from app.api.services import Services, TheServices
from app.errors import Conflict
from app.table.registry.match_summary import may_reveal_all
from app.table.replay.record_signature import KeyList, RecordKey, record_keys
from app.table.replay.record_writer import stored_record
from app.table.table import Table

router = APIRouter(tags=["records"])

GZIP_LEVEL = 5


@router.get("/api/matches/{match_id}/record", dependencies=[ReadLimit])
async def record(table: OpenTable, request: Request, services: TheServices) -> Response:
    """Return the whole match as JSON lines after it is over. See docs/PROTOCOL.md, Records."""
    async with services.sessions() as session:
        if not await may_reveal_all(session, table):
            raise Conflict("record-later")
    version = f"{table.header.id} {table.stamp}"
    packed = await services.records.get(version, lambda: _compressed_record(services, table))
    name = f"{table.header.game}-{table.header.id}.ndjson"
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type="application/x-ndjson", headers=headers)


@router.get("/.well-known/stadion.json", dependencies=[ReadLimit], responses=response_schemas(KeyList))
async def public_keys(services: TheServices) -> Response:
    """Return the public keys with which this server signs records, or has signed them; the newest first."""
    return json_response(KeyList(version=1, keys=[key.public() for key in await _record_keys(services)]))


async def _compressed_record(services: Services, table: Table) -> bytes:
    key = (await _record_keys(services))[0]
    async with services.replica.of_finished(table.header.id) as session:
        lines = await stored_record(session, table, key)
    return await asyncio.to_thread(lambda: gzip.compress(b"".join(lines), GZIP_LEVEL))


async def _record_keys(services: Services) -> list[RecordKey]:
    """Return the keys, the newest first, which signs."""
    async with services.sessions.begin() as session:
        return await record_keys(session)
