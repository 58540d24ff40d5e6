"""Puts Stadion together: the only module that knows all its parts."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from app.api import (
    calls,
    devices,
    errors,
    files,
    games,
    health,
    learn,
    live,
    looks,
    pages,
    players,
    render,
    rules_pages,
    text,
    tournament_pages,
    tournaments,
)
from app.api import matches as match_routes
from app.api.kept import WORTH_IT
from app.api.limits import BodyLimit, Limits
from app.api.notes import Notes
from app.api.security import SecurityHeaders
from app.api.site import Site
from app.db import matches
from app.db.actions import CLOCK
from app.db.embedded import served
from app.db.schema import migrate
from app.db.session import open_engine, sessions_of
from app.engine.catalog import catalog
from app.logs import configure_log
from app.settings import Settings, read_settings
from app.table.absence import Absences
from app.table.calls import Calls
from app.table.due import DueTimes, Now, utc_now
from app.table.ghosts import Ghosts
from app.table.journal import Journal
from app.table.lobby import Lobby
from app.table.pulse import Pulse
from app.table.referee import Referee
from app.table.rematch import Rematches
from app.table.seating import Seating
from app.table.tables import Tables
from app.table.timekeeper import Timekeeper
from app.tournaments.enrolment import Enrolment
from app.tournaments.tournaments import Tournaments

log = structlog.get_logger()

RETRY_SECONDS = 2.0
GZIP_LEVEL = 5  # of what is made for one answer: 9 takes twice as long and saves a hundredth


def create_app(settings: Settings, now: Now = utc_now) -> FastAPI:
    """`now`: what time it is."""
    configure_log(settings.log_level.value)
    app = FastAPI(title="Stadion", version="1", lifespan=_running, docs_url=None, redoc_url=None)
    app.state.settings, app.state.now = settings, now
    looks.looks()  # a wrong one stops the start
    for part in (
        players,
        games,
        match_routes,
        tournaments,
        live,
        calls,
        devices,
        health,
        text,
        files,
        pages,
        rules_pages,
        learn,
        tournament_pages,
    ):
        app.include_router(part.router)
    errors.install(app, render.error_page)
    if settings.reload:
        app.add_middleware(files.Reloading)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_IT, compresslevel=GZIP_LEVEL)
    app.add_middleware(BodyLimit)
    app.add_middleware(errors.Unforeseen, page_of=render.error_page)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
    return app


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    """Everything that has to be running while requests are served."""
    settings: Settings = app.state.settings
    async with contextlib.AsyncExitStack() as stack:
        url = settings.database_url or stack.enter_context(served(settings.data_dir))
        if settings.database_url is None:
            await asyncio.to_thread(migrate, url)
        engine = open_engine(url, pool_size=settings.pool_size)
        stack.push_async_callback(engine.dispose)
        sessions, now = sessions_of(engine), app.state.now
        journal = Journal(engine)
        pulse, due = Pulse(sessions, now), DueTimes(sessions, now)
        tables = Tables(sessions, catalog(), journal, pulse, heard := Calls(), now)
        referee = Referee(tables, journal, due, settings.bot_pace_ms / 1000, settings.thinking_ms / 1000)
        seating = Seating(tables, referee, due)
        lobby = Lobby(tables, referee, seating, due)
        rematches = Rematches(tables, seating, due)
        timekeeper = Timekeeper(tables, referee, due)
        due.on(CLOCK, timekeeper.look)
        tournaments = Tournaments(tables, referee)
        limits = Limits(settings.limits_rates)
        notes = Notes(settings, sessions, tables)
        heard.unseen = notes.put
        app.state.site = Site(
            settings,
            engine,
            sessions,
            tables,
            referee,
            seating,
            lobby,
            rematches,
            timekeeper,
            Absences(tables, seating, due),
            Ghosts(tables, seating, due),
            due,
            tournaments,
            Enrolment(tables),
            limits,
            heard,
            notes,
        )
        journal.start()
        tending = asyncio.create_task(tables.tend(referee.attend, referee.busy))
        waking = asyncio.create_task(_wake(tables, referee))
        watching = asyncio.create_task(tournaments.watch())
        due_times = asyncio.create_task(due.run())
        beating = asyncio.create_task(pulse.beat())
        calling = asyncio.create_task(notes.run())
        yield
        tasks = (tending, waking, watching, due_times, beating, calling)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await due.stop()
        await referee.stop()
        await journal.stop()


async def _wake(tables: Tables, referee: Referee) -> None:
    """Computer players go on where a stop or a crash has interrupted them."""
    for match_id in await _served(tables):
        try:
            referee.attend(await tables.get(match_id))
        except Exception:
            log.exception("match_not_opened", match=match_id)


async def _served(tables: Tables) -> list[str]:
    """Matches in which the server plays a seat, asked for until the database answers."""
    while True:
        try:
            async with tables.sessions() as session:
                return await matches.served(session)
        except Exception:
            log.exception("computer_players_sleep")
            await asyncio.sleep(RETRY_SECONDS)


@cache
def _app() -> FastAPI:
    return create_app(read_settings())


def __getattr__(name: str) -> Any:
    """`app.main:app` is built from the environment when a server asks for it, not by an import."""
    if name == "app":
        return _app()
    raise AttributeError(name)
