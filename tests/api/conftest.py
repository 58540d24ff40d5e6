"""Visitors of a server who have cookies and no scripts."""

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.support.browser.html_pages import html_client
from tests.support.servers.serving import Server


@pytest.fixture
async def visitor(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor without a name."""
    async with html_client(server.url) as client:
        yield client


@pytest.fixture
async def host(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A player called Hana."""
    async with html_client(server.url) as client:
        await client.post("/you/name", data={"name": "Hana"})
        yield client
