"""What runs while requests are served: puts the parts of the server together, starts them, and stops them."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from app.api.http.rate_limits import RateLimits
from app.api.push.push_sender import Notes
from app.api.services import Services
from app.concurrency.tasks import cancel_and_wait
from app.db.connection import Sessions, open_engine, sessions_of
from app.db.job_kinds import JobKind
from app.db.journal import Journal
from app.db.migrate import migrate
from app.db.queries import matches
from app.db.read_replica import Replica
from app.embedded.postgres import served
from app.engine.catalog import catalog
from app.settings import Settings
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
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import Seating
from app.table.stories.story_service import Stories
from app.table.timekeeping.clock_service import ClockService
from app.table.timekeeping.deadline_reminders import DeadlineReminders
from app.time_source import Now
from app.tournaments.enrolment import Enrolment
from app.tournaments.next_tournament import NextCups
from app.tournaments.service import Tournaments

if TYPE_CHECKING:
    from app.table.bots.worker_queue import Workers

log = structlog.get_logger()

RETRY_SECONDS = 2.0
FORSAKEN_AFTER = timedelta(seconds=30)
"""A match whose computer player has not acted for so long is taken over by another process."""


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Run everything that the requests of `app` need, and put it into `app.state.services`."""
    settings: Settings = app.state.settings
    _stop_with_parent_process()
    async with AsyncExitStack() as stack:
        url = settings.database_url or stack.enter_context(served(settings.data_dir))
        if settings.database_url is None:
            await asyncio.to_thread(migrate, url)
        engine = _engine(stack, url, settings.pool_size)
        # The journal has a connection of its own, so that no action waits for a query.
        journal = Journal(_engine(stack, url, 1))
        replica = Replica(sessions_of(engine), _replica_sessions(stack, settings))
        workers = _workers(settings.brokers)
        services = _services(settings, engine, replica, journal, workers, app.state.now)
        app.state.services = services
        journal.start()
        tasks = [asyncio.create_task(one) for one in _background(services)]
        if workers is not None:
            tasks.append(asyncio.create_task(workers.run()))
        yield
        await cancel_and_wait(tasks)
        await services.due.stop()
        await services.referee.stop()
        await journal.stop()


def _services(
    settings: Settings,
    engine: AsyncEngine,
    replica: Replica,
    journal: Journal,
    workers: "Workers | None",
    now: Now,
) -> Services:
    sessions = sessions_of(engine)
    bus = _bus(settings.brokers)
    pulse, due, calls = Pulse(sessions, now, bus), Scheduler(sessions, now), Calls(bus)
    tables = Tables(sessions, catalog(), journal, pulse, calls, now, bus, replica)
    neighbours = Neighbours(tables, bus)
    pulse.returned = partial(_return, tables, neighbours)
    thinkers = Thinkers(settings.thinking_ms / 1000, workers=workers)
    referee = Referee(tables, journal, due, settings.bot_pace_ms / 1000, thinkers)
    seating = Seating(tables, referee, due)
    timekeeper = ClockService(tables, referee, due)
    due.register(JobKind.CLOCK, timekeeper.act_on_expired)
    DeadlineReminders(tables, due)
    Stories(tables, due)
    enrolment = Enrolment(tables)
    notes = Notes(settings, sessions, tables)
    calls.unseen = notes.put
    return Services(
        settings=settings,
        engine=engine,
        sessions=sessions,
        replica=replica,
        tables=tables,
        referee=referee,
        seating=seating,
        lobby=Lobby(tables, referee, seating, due),
        hosting=Hosting(seating),
        rematches=Rematches(tables, seating, due),
        timekeeper=timekeeper,
        absences=Absences(tables, seating, due),
        prodding=Prodding(seating, now),
        ghosts=Ghosts(tables, seating, due),
        losses=Losses(tables, seating, due),
        sleep=Sleep(tables, seating, due),
        hints=Hints(tables, referee),
        due=due,
        tournaments=Tournaments(tables, referee),
        enrolment=enrolment,
        next_cups=NextCups(tables, enrolment),
        limits=RateLimits(settings.limits_rates, *settings.brokers[:1]),
        calls=calls,
        notes=notes,
        neighbours=neighbours,
    )


def _background(services: Services) -> Iterator[Coroutine[Any, Any, None]]:
    """What runs beside the requests, until it is cancelled."""
    tables, referee = services.tables, services.referee
    yield tables.tend(referee.attend, referee.busy)
    yield _resume_computer_players(tables, referee)
    yield services.tournaments.watch()
    yield services.due.run()
    yield tables.pulse.beat()
    yield services.notes.run()
    yield services.neighbours.run()


def _return(tables: Tables, neighbours: Neighbours) -> None:
    """All servers were away, so everybody's time stood still; and this server has a new number."""
    tables.doubt()
    for table in tables.all():
        neighbours.see(table)


def _engine(stack: AsyncExitStack, url: str, pool_size: int) -> AsyncEngine:
    engine = open_engine(url, pool_size=pool_size)
    stack.push_async_callback(engine.dispose)
    return engine


def _replica_sessions(stack: AsyncExitStack, settings: Settings) -> Sessions | None:
    if settings.replica_url is None:
        return None
    return sessions_of(_engine(stack, settings.replica_url, settings.pool_size))


def _bus(brokers: list[str]) -> Bus:
    if not brokers:
        return Bus()
    # Imported only here: a server without a broker starts faster.
    from app.table.cluster.redis_bus import Broker
    from app.table.cluster.sharded_bus import Shards

    return Broker(*brokers) if len(brokers) == 1 else Shards(brokers)


def _workers(brokers: list[str]) -> "Workers | None":
    if not brokers:
        return None
    from app.table.bots.worker_queue import Workers

    return Workers(brokers[0])


def _stop_with_parent_process() -> None:
    """In a process of `--workers`: stop when the process that started it ends, however that happens."""
    if parent := parent_process():

        def follow() -> None:
            parent.join()
            signal.raise_signal(signal.SIGTERM)

        Thread(target=follow, daemon=True).start()


async def _resume_computer_players(tables: Tables, referee: Referee) -> None:
    """Let computer players go on where a stop or a crash, of any process, has interrupted them."""
    found = await _match_ids(tables, matches.served)
    while True:
        for match_id in found:
            try:
                referee.attend(await tables.get(match_id))
            except Exception:
                log.exception("match_not_opened", match=match_id)
        if not tables.shared:
            return
        await asyncio.sleep(FORSAKEN_AFTER.total_seconds())
        found = await _match_ids(tables, partial(matches.forsaken, before=tables.now() - FORSAKEN_AFTER))


async def _match_ids(tables: Tables, find: Callable[[AsyncSession], Awaitable[list[str]]]) -> list[str]:
    """The ids that `find` returns, asked for until the database answers."""
    while True:
        try:
            async with tables.sessions() as session:
                return await find(session)
        except Exception:
            log.exception("computer_players_sleep")
            await asyncio.sleep(RETRY_SECONDS)
