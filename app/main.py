"""Puts Stadion together: the only module that knows all its parts."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache, partial
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.middleware.gzip import GZipMiddleware

from app.api.access import errors
from app.api.access.security_headers import SecurityHeaders
from app.api.assets.cached_content import WORTH_IT
from app.api.assets.game_themes import looks
from app.api.http.head_requests import Heads
from app.api.http.rate_limits import BodyLimit, Limits
from app.api.learning import coach
from app.api.learning.tutorial_content import quick_start_of
from app.api.push.push_sender import Notes
from app.api.rendering.reloading import Reloading
from app.api.rendering.templates import environment, error_page
from app.api.routers import ROUTERS
from app.api.rulebook.book import book_of
from app.api.services import Services
from app.concurrency.tasks import ended
from app.db.connection import Sessions, open_engine, sessions_of
from app.db.job_kinds import JobKind
from app.db.journal import Journal
from app.db.migrate import migrate
from app.db.queries import matches
from app.db.read_replica import Replica
from app.embedded.postgres import served
from app.engine.catalog import catalog
from app.logging_setup import configure_log
from app.settings import Settings, Switch, read_settings
from app.table.absence.absence_service import Absences
from app.table.absence.disconnects import Losses
from app.table.absence.hibernation import Sleep
from app.table.absence.nudges import Prodding
from app.table.actions.hints import Hints
from app.table.actions.referee import Referee
from app.table.bots.thinking_pool import Thinkers
from app.table.cluster.heartbeat import Pulse
from app.table.cluster.message_bus import Bus
from app.table.lobby.host_controls import Hosting
from app.table.lobby.lobby_expiry import Ghosts
from app.table.lobby.lobby_service import Lobby
from app.table.lobby.rematch import Rematches
from app.table.notifier import Calls
from app.table.registry.cluster_sync import Neighbours
from app.table.registry.table_registry import Tables
from app.table.scheduler import DueTimes
from app.table.seating.seating_service import Seating
from app.table.stories.story_service import Stories
from app.table.timekeeping.clock_service import Timekeeper
from app.table.timekeeping.deadline_reminders import Deadlines
from app.time_source import Now, utc_now
from app.tournaments.enrolment import Enrolment
from app.tournaments.next_tournament import NextCups
from app.tournaments.service import Tournaments
from app.tracing import telemetry

if TYPE_CHECKING:
    from app.table.bots.worker_queue import Workers

log = structlog.get_logger()

RETRY_SECONDS = 2.0
FORSAKEN_AFTER = timedelta(seconds=30)
"""Where a computer player has not gone on for so long another process takes over."""
GZIP_LEVEL = 5  # of what is made for one answer: 9 takes twice as long and saves a hundredth


def create_app(settings: Settings, now: Now = utc_now) -> FastAPI:
    """`now`: what time it is."""
    configure_log(settings.log_level.value)
    traced = telemetry(settings.traces is Switch.ON)
    app = FastAPI(
        title="Stadion", version="1", lifespan=_running, docs_url=None, redoc_url=None, telemetry=traced
    )
    app.state.settings, app.state.now = settings, now
    looks()  # a wrong one stops the start
    environment().globals.update(
        coach_address=coach.address,
        has_quick_start=lambda game: quick_start_of(game) is not None,
        has_book=lambda game: book_of(game) is not None,
    )
    for router in ROUTERS:
        app.include_router(router)
    errors.install(app, error_page)
    if settings.reload:
        app.add_middleware(Reloading)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_IT, compresslevel=GZIP_LEVEL)
    app.add_middleware(BodyLimit)
    app.add_middleware(errors.Unforeseen, page_of=error_page)
    app.add_middleware(Heads)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
    return app


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    """Everything that has to be running while requests are served."""
    settings: Settings = app.state.settings
    _end_with_owner()
    async with contextlib.AsyncExitStack() as stack:
        url = settings.database_url or stack.enter_context(served(settings.data_dir))
        if settings.database_url is None:
            await asyncio.to_thread(migrate, url)
        engine = open_engine(url, pool_size=settings.pool_size)
        stack.push_async_callback(engine.dispose)
        pens = open_engine(url, pool_size=1)  # what writes actions waits for nobody else's connection
        stack.push_async_callback(pens.dispose)
        sessions, now = sessions_of(engine), app.state.now
        replica = Replica(sessions, _copy(settings, stack))
        journal = Journal(pens)
        bus = _bus(settings.brokers)
        pulse, due = Pulse(sessions, now, bus), DueTimes(sessions, now)
        tables = Tables(sessions, catalog(), journal, pulse, heard := Calls(bus), now, bus, replica)
        neighbours = Neighbours(tables, bus)
        workers = _workers(settings.brokers)
        thinkers = Thinkers(settings.thinking_ms / 1000, workers=workers)
        referee = Referee(tables, journal, due, settings.bot_pace_ms / 1000, thinkers)
        seating = Seating(tables, referee, due)
        lobby = Lobby(tables, referee, seating, due)
        rematches = Rematches(tables, seating, due)
        timekeeper = Timekeeper(tables, referee, due)
        due.on(JobKind.CLOCK, timekeeper.look)
        Deadlines(tables, due)
        Stories(tables, due)
        tournaments, enrolment = Tournaments(tables, referee), Enrolment(tables)
        limits = Limits(settings.limits_rates, *settings.brokers[:1])
        notes = Notes(settings, sessions, tables)
        heard.unseen = notes.put
        app.state.services = Services(
            settings,
            engine,
            sessions,
            replica,
            tables,
            referee,
            seating,
            lobby,
            Hosting(seating),
            rematches,
            timekeeper,
            Absences(tables, seating, due),
            Prodding(seating, now),
            Ghosts(tables, seating, due),
            Losses(tables, seating, due),
            Sleep(tables, seating, due),
            Hints(tables, referee),
            due,
            tournaments,
            enrolment,
            NextCups(tables, enrolment),
            limits,
            heard,
            notes,
            neighbours,
        )
        pulse.returned = partial(_return, tables, neighbours)
        journal.start()
        tending = asyncio.create_task(tables.tend(referee.attend, referee.busy))
        waking = asyncio.create_task(_wake(tables, referee))
        watching = asyncio.create_task(tournaments.watch())
        due_times = asyncio.create_task(due.run())
        beating = asyncio.create_task(pulse.beat())
        calling = asyncio.create_task(notes.run())
        following = asyncio.create_task(neighbours.run())
        looking = [asyncio.create_task(workers.run())] if workers else []
        yield
        tasks = (tending, waking, watching, due_times, beating, calling, following, *looking)
        await ended(tasks)
        await due.stop()
        await referee.stop()
        await journal.stop()


def _return(tables: Tables, neighbours: Neighbours) -> None:
    """The servers were away: everybody's time stood still, and this one has a number of its own again."""
    tables.doubt()
    for table in tables.all():
        neighbours.see(table)


def _copy(settings: Settings, stack: contextlib.AsyncExitStack) -> Sessions | None:
    if settings.replica_url is None:
        return None
    engine = open_engine(settings.replica_url, pool_size=settings.pool_size)
    stack.push_async_callback(engine.dispose)
    return sessions_of(engine)


def _bus(brokers: list[str]) -> Bus:
    if not brokers:
        return Bus()
    from app.table.cluster.redis_bus import Broker
    from app.table.cluster.sharded_bus import Shards

    return Broker(*brokers) if len(brokers) == 1 else Shards(brokers)


def _workers(brokers: list[str]) -> "Workers | None":
    if not brokers:
        return None
    from app.table.bots.worker_queue import Workers

    return Workers(brokers[0])


def _end_with_owner() -> None:
    """A worker (`--workers`) stops when whoever started it is gone, however that ended."""
    if owner := parent_process():

        def follow() -> None:
            owner.join()
            signal.raise_signal(signal.SIGTERM)

        Thread(target=follow, daemon=True).start()


async def _wake(tables: Tables, referee: Referee) -> None:
    """Computer players go on where a stop or a crash, of any process, has interrupted them."""
    found = await _asked_for(tables, matches.served)
    while True:
        for match_id in found:
            try:
                referee.attend(await tables.get(match_id))
            except Exception:
                log.exception("match_not_opened", match=match_id)
        if not tables.shared:
            return
        await asyncio.sleep(FORSAKEN_AFTER.total_seconds())
        found = await _asked_for(tables, partial(matches.forsaken, before=tables.now() - FORSAKEN_AFTER))


async def _asked_for(tables: Tables, find: Callable[[AsyncSession], Awaitable[list[str]]]) -> list[str]:
    """Matches in which the server plays a seat, asked for until the database answers."""
    while True:
        try:
            async with tables.sessions() as session:
                return await find(session)
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
