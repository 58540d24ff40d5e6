"""Puts the parts of the server together, starts them, and stops them when it no longer serves requests."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from app.api.desk.figures import SiteFigures
from app.api.http.rate_limits import RateLimits
from app.api.mail.mailer import Mailer
from app.api.mail.turn_mails import TurnMails
from app.api.moderation.retention import keep_clean
from app.api.preparation import prepare
from app.api.push.push_sender import PushSender
from app.api.rendering.notice_board import NoticeBoard
from app.api.services import Services
from app.concurrency.tasks import cancel_and_wait, supervise
from app.db.connection import Sessions, open_engine, reading_sessions_of, sessions_of
from app.db.journal import Journal
from app.db.migrate import migrate
from app.db.queries import running_matches
from app.db.read_replica import ReadReplica
from app.embedded.postgres import served
from app.engine.catalog import catalog
from app.settings import Settings, Switch
from app.table.absence.absence_service import AbsenceService
from app.table.absence.disconnects import Disconnects
from app.table.absence.hibernation import Hibernation
from app.table.absence.house_controls import HouseControls
from app.table.absence.maintenance_rest import MaintenanceRest
from app.table.absence.nudges import Nudges
from app.table.actions.hints import Hints
from app.table.actions.referee import Referee
from app.table.analyses.analysis_service import AnalysisService
from app.table.bots.action_budget import ACTIONS_PER_SECOND, ActionBudget
from app.table.bots.thinking_pool import ThinkingPool
from app.table.cluster.heartbeat import Heartbeat
from app.table.cluster.message_bus import MessageBus
from app.table.lobby.host_controls import HostControls
from app.table.lobby.invitations import Invitations
from app.table.lobby.lobby_expiry import LobbyExpiry
from app.table.lobby.lobby_service import LobbyService
from app.table.lobby.rematch import RematchService
from app.table.lobby.start_service import StartService
from app.table.notifier import Notifier
from app.table.ratings.rating_service import RatingService
from app.table.registry.cluster_sync import ClusterSync
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.former_players import FormerPlayers
from app.table.seating.seating_service import SeatingService
from app.table.seeking.first_moves import FirstMoves
from app.table.seeking.row_board import RowBoard
from app.table.seeking.seeking_service import SeekingService
from app.table.seeking.set_time_service import SetTimes
from app.table.stories.story_service import StoryService
from app.table.timekeeping.clock_service import ClockService
from app.table.timekeeping.deadline_reminders import DeadlineReminders
from app.time_source import Now
from app.tournaments.enrolment import Enrolment
from app.tournaments.news import TournamentNews
from app.tournaments.next_tournament import NextCups
from app.tournaments.service import Tournaments

if TYPE_CHECKING:
    from app.table.bots.worker_queue import WorkerQueue

log = structlog.get_logger()

RETRY_SECONDS = 2.0
FORSAKEN_AFTER = timedelta(seconds=30)
"""How long a computer player has not acted when another process takes its match over."""


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
        replica = ReadReplica(reading_sessions_of(engine), _replica_sessions(stack, settings))
        workers = _workers(settings.brokers)
        services = _services(settings, engine, replica, journal=journal, workers=workers, now=app.state.now)
        app.state.services, app.state.notices = services, services.notices
        journal.start()
        app.state.figures = SiteFigures(services.sessions, services.notifier, settings)
        background = _background(services, workers) | {"figures": app.state.figures.run}
        if settings.prepare_pages is Switch.ON:
            background["preparation"] = partial(prepare, app)
        tasks = [asyncio.create_task(supervise(name, work), name=name) for name, work in background.items()]
        yield
        await cancel_and_wait(tasks)
        await services.scheduler.stop()
        await services.referee.stop()
        await services.pictures.stop()
        await journal.stop()


def _services(
    settings: Settings,
    engine: AsyncEngine,
    replica: ReadReplica,
    journal: Journal,
    workers: "WorkerQueue | None",
    now: Now,
) -> Services:
    sessions = sessions_of(engine)
    bus = _bus(settings.brokers)
    heartbeat, scheduler, notifier = Heartbeat(sessions, now, bus), Scheduler(sessions, now), Notifier(bus)
    tables = TableRegistry(
        sessions=sessions,
        games=catalog(),
        journal=journal,
        heartbeat=heartbeat,
        notifier=notifier,
        now=now,
        bus=bus,
        replica=replica,
    )
    cluster_sync = ClusterSync(tables, bus)
    heartbeat.on_return = partial(_return, tables, cluster_sync)
    thinking_pool = ThinkingPool(settings.thinking_ms / 1000, workers=workers)
    budget = ActionBudget(ACTIONS_PER_SECOND, lambda: heartbeat.servers) if settings.limits_rates else None
    referee = Referee(
        tables,
        journal,
        scheduler,
        pace=settings.bot_pace_ms / 1000,
        thinking_pool=thinking_pool,
        budget=budget,
    )
    seating = SeatingService(tables, referee, scheduler)
    timekeeper = ClockService(tables, referee, scheduler)
    DeadlineReminders(tables, scheduler)
    news = TournamentNews(bus)
    StoryService(tables, scheduler, news.publish)
    RatingService(sessions, tables.games, scheduler)
    cluster_sync.on_tournament_changed = news.receive
    enrolment = Enrolment(tables, news)
    lobby = LobbyService(tables, referee, seating, scheduler)
    mailer = Mailer(settings)
    push = PushSender(settings, sessions, tables)
    notifier.on_unseen = push.enqueue
    cluster_sync.on_devices_changed = push.reload_owners
    notices = NoticeBoard(sessions, now, tables.maintenance)
    notices.on_maintenance = notifier.refresh_all
    hibernation = Hibernation(tables, seating, scheduler)
    starts = StartService(tables, referee, seating, scheduler)
    absences = AbsenceService(tables, seating, scheduler)
    seeking = SeekingService(tables, starts, hibernation, notifier)
    search_rows = RowBoard(sessions, now, bus)
    seeking.on_changed = search_rows.publish
    search_rows.on_back = seeking.end_due
    cluster_sync.on_searches_changed = search_rows.receive
    return Services(
        settings=settings,
        engine=engine,
        sessions=sessions,
        reads=reading_sessions_of(engine),
        replica=replica,
        tables=tables,
        referee=referee,
        seating=seating,
        lobby=lobby,
        host_controls=HostControls(seating),
        starts=starts,
        rematches=RematchService(tables, seating, scheduler),
        invitations=Invitations(tables, lobby, seating, scheduler),
        seeking=seeking,
        search_rows=search_rows,
        first_moves=FirstMoves(tables, absences, seeking),
        set_times=SetTimes(tables, seeking),
        former_players=FormerPlayers(tables, seating, scheduler),
        clocks=timekeeper,
        absences=absences,
        nudges=Nudges(seating, now),
        lobby_expiry=LobbyExpiry(tables, seating, scheduler),
        disconnects=Disconnects(tables, seating, scheduler, hibernation, timekeeper),
        hibernation=hibernation,
        maintenance_rest=MaintenanceRest(tables, hibernation),
        house_controls=HouseControls(seating, scheduler),
        hints=Hints(tables, referee),
        analyses=AnalysisService(tables, scheduler, thinking_pool),
        scheduler=scheduler,
        tournaments=Tournaments(tables, referee, scheduler, news),
        enrolment=enrolment,
        next_cups=NextCups(tables, enrolment, news),
        limits=RateLimits(settings.limits_rates, *settings.brokers[:1]),
        notifier=notifier,
        notices=notices,
        push=push,
        mailer=mailer,
        turn_mails=TurnMails(mailer, sessions, tables),
        cluster_sync=cluster_sync,
    )


def _background(
    services: Services, workers: "WorkerQueue | None"
) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
    """Return the tasks that run beside the requests until they are cancelled, by name."""
    tables, referee = services.tables, services.referee
    tasks: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
        "tables": partial(tables.tend, referee.attend, referee.is_busy),
        "computer_players": partial(_resume_computer_players, tables, referee),
        "tournaments": services.tournaments.watch,
        "scheduler": services.scheduler.run,
        "seeking": services.seeking.run,
        "search_rows": services.search_rows.run,
        "heartbeat": tables.heartbeat.run,
        "push": services.push.run,
        "turn_mails": services.turn_mails.run,
        "former_players": services.former_players.run,
        "moderation": partial(keep_clean, services),
        "notices": services.notices.run,
        "maintenance": services.maintenance_rest.run,
        "cluster_sync": services.cluster_sync.run,
    }
    return tasks if workers is None else tasks | {"workers": workers.run}


def _return(tables: TableRegistry, cluster_sync: ClusterSync) -> None:
    """Return to work after all servers were away: no clock ran meanwhile, and this server has a new
    number.
    """
    tables.mark_uncertain()
    for table in tables.loaded():
        cluster_sync.mark_presence_changed(table)


def _engine(stack: AsyncExitStack, url: str, pool_size: int) -> AsyncEngine:
    engine = open_engine(url, pool_size=pool_size)
    stack.push_async_callback(engine.dispose)
    return engine


def _replica_sessions(stack: AsyncExitStack, settings: Settings) -> Sessions | None:
    if settings.replica_url is None:
        return None
    return reading_sessions_of(_engine(stack, settings.replica_url, settings.pool_size))


def _bus(brokers: list[str]) -> MessageBus:
    if not brokers:
        return MessageBus()
    # Import it only here, so that a server without a broker starts faster.
    from app.table.cluster.redis_bus import RedisBus
    from app.table.cluster.sharded_bus import ShardedBus

    return RedisBus(*brokers) if len(brokers) == 1 else ShardedBus(brokers)


def _workers(brokers: list[str]) -> "WorkerQueue | None":
    if not brokers:
        return None
    from app.table.bots.worker_queue import WorkerQueue

    return WorkerQueue(brokers[0])


def _stop_with_parent_process() -> None:
    """Stop this process of `--workers` when the process that started it ends, however that happens."""
    if parent := parent_process():

        def follow() -> None:
            parent.join()
            signal.raise_signal(signal.SIGTERM)

        Thread(target=follow, daemon=True).start()


async def _resume_computer_players(tables: TableRegistry, referee: Referee) -> None:
    """Let computer players go on where a stop or crash of any process has interrupted them."""
    found = await _match_ids(tables, running_matches.with_server_to_act)
    while True:
        for match_id in found:
            try:
                referee.attend(await tables.load(match_id))
            except Exception:
                log.exception("match_not_opened", match=match_id)
        if not tables.shared:
            return
        await asyncio.sleep(FORSAKEN_AFTER.total_seconds())
        found = await _match_ids(
            tables, partial(running_matches.with_stalled_computers, before=tables.now() - FORSAKEN_AFTER)
        )


async def _match_ids(
    tables: TableRegistry, find: Callable[[AsyncSession], Awaitable[list[str]]]
) -> list[str]:
    """The ids that `find` returns, asked for until the database answers."""
    while True:
        try:
            async with tables.sessions() as session:
                return await find(session)
        except Exception:
            log.exception("computer_players_sleep")
            await asyncio.sleep(RETRY_SECONDS)
