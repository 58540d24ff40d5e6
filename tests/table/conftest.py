"""Fixtures for tests of a match in memory: the app's own parts on a real database, no server."""

from collections.abc import AsyncIterator

import pytest

from app.api.site import Site
from app.main import create_app
from app.settings import Settings, Switch


@pytest.fixture
async def site(database_url: str, anyio_backend: str) -> AsyncIterator[Site]:
    settings = Settings(
        database_url=database_url,
        secret_key="test",
        allow_seeds=True,
        bot_pace_ms=0,
        thinking_ms=0,
        rate_limits=Switch.OFF,
    )
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield app.state.site
