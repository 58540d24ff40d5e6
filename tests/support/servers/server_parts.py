"""The services of a server without the server, and a clock that only a test moves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from fastapi import FastAPI

from app.api.services import Services
from app.main import create_app
from app.settings import Settings, Switch
from app.time_source import Now, utc_now

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Time:
    """The time of a server. A second before a deadline stays one, however busy the machine is."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def after(self, **passed: float) -> None:
        self.now += timedelta(**passed)


def settings(database_url: str) -> Settings:
    return Settings(
        database_url=database_url,
        secret_key="test",
        allow_seeds=True,
        bot_pace_ms=0,
        thinking_ms=0,
        rate_limits=Switch.OFF,
        prepare_pages=Switch.OFF,
    )


@asynccontextmanager
async def running_app(database_url: str, now: Now = utc_now) -> AsyncIterator[FastAPI]:
    app = create_app(settings(database_url), now)
    async with app.router.lifespan_context(app):
        yield app


@asynccontextmanager
async def serving(database_url: str, now: Now = utc_now) -> AsyncIterator[Services]:
    async with running_app(database_url, now) as app:
        yield app.state.services
