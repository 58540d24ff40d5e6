"""Fixtures for tests against a running server."""

from collections.abc import AsyncIterator

import pytest

from tests.conftest import Server
from tests.people import People


@pytest.fixture
async def people(server: Server, anyio_backend: str) -> AsyncIterator[People]:
    made = People(server.url)
    yield made
    await made.leave()
