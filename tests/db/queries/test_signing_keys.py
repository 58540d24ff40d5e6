"""The public keys of a server, which all processes on its database share."""

import asyncio

import httpx
import pytest

from app.api.services import Services
from app.db.queries import signing_keys
from app.table.replay.record_signature import RecordKey, fresh_key
from tests.support.servers.serving import Server

pytestmark = pytest.mark.db


def test_the_server_lists_the_key_with_which_it_signs(server: Server) -> None:
    first, again = (httpx.get(f"{server.url}/.well-known/stadion.json", timeout=90).json() for _ in range(2))

    assert first == again
    assert first["version"] == 1
    assert [one["algorithm"] for one in first["keys"]] == ["Ed25519"]
    assert [one.keys() for one in first["keys"]] == [{"id", "algorithm", "public_key"}]


@pytest.mark.anyio
async def test_processes_that_need_a_key_at_the_same_time_store_one(services: Services) -> None:
    async def needs_one() -> list[bytes]:
        async with services.sessions.begin() as session:
            return await signing_keys.in_use(session, lambda key: RecordKey(key).id, fresh_key)

    first = await asyncio.gather(*(needs_one() for _ in range(4)))
    assert len(first[0]) == 1 and first == first[:1] * 4

    key = fresh_key()
    async with services.sessions.begin() as session:
        signing_keys.add(session, RecordKey(key).id, key)
    assert await needs_one() == [key, *first[0]]  # earlier records name the earlier key
