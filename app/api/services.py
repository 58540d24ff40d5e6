"""The services that routes use. lifespan.py builds them, and the app's state holds them."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from starlette.requests import HTTPConnection

from app.api.http.rate_limits import RateLimits
from app.api.mail.mailer import Mailer
from app.api.mail.turn_mails import TurnMails
from app.api.push.push_sender import PushSender
from app.api.rendering.notice_board import NoticeBoard
from app.api.rendering.png_renderer import PngRenderer
from app.api.results.report import Report
from app.concurrency.single_flight import SingleFlightCache
from app.db.read_replica import ReadReplica
from app.settings import Settings
from app.table.absence.absence_service import AbsenceService
from app.table.absence.disconnects import Disconnects
from app.table.absence.hibernation import Hibernation
from app.table.absence.house_controls import HouseControls
from app.table.absence.maintenance_rest import MaintenanceRest
from app.table.absence.nudges import Nudges
from app.table.actions.hints import Hints
from app.table.actions.referee import Referee
from app.table.analyses.analysis_service import AnalysisService
from app.table.lobby.host_controls import HostControls
from app.table.lobby.invitations import Invitations
from app.table.lobby.lobby_expiry import LobbyExpiry
from app.table.lobby.lobby_service import LobbyService
from app.table.lobby.rematch import RematchService
from app.table.lobby.start_service import StartService
from app.table.notifier import Notifier
from app.table.registry.cluster_sync import ClusterSync
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.former_players import FormerPlayers
from app.table.seating.seating_service import SeatingService
from app.table.seeking.first_moves import FirstMoves
from app.table.seeking.row_board import RowBoard
from app.table.seeking.seeking_service import SeekingService
from app.table.seeking.set_time_service import SetTimes
from app.table.timekeeping.clock_service import ClockService
from app.tournaments.enrolment import Enrolment
from app.tournaments.next_tournament import NextCups
from app.tournaments.service import Tournaments


@dataclass(frozen=True, slots=True)
class Services:
    """Every part of the running server, by its name."""

    settings: Settings
    engine: AsyncEngine
    sessions: async_sessionmaker[AsyncSession]
    reads: async_sessionmaker[AsyncSession]
    """Sessions in which nothing is written."""
    replica: ReadReplica
    tables: TableRegistry
    referee: Referee
    seating: SeatingService
    lobby: LobbyService
    host_controls: HostControls
    starts: StartService
    rematches: RematchService
    invitations: Invitations
    seeking: SeekingService
    search_rows: RowBoard
    first_moves: FirstMoves
    set_times: SetTimes
    former_players: FormerPlayers
    clocks: ClockService
    absences: AbsenceService
    nudges: Nudges
    lobby_expiry: LobbyExpiry
    disconnects: Disconnects
    hibernation: Hibernation
    maintenance_rest: MaintenanceRest
    house_controls: HouseControls
    hints: Hints
    analyses: AnalysisService
    scheduler: Scheduler
    tournaments: Tournaments
    enrolment: Enrolment
    next_cups: NextCups
    limits: RateLimits
    notifier: Notifier
    notices: NoticeBoard
    push: PushSender
    mailer: Mailer
    turn_mails: TurnMails
    cluster_sync: ClusterSync
    pictures: PngRenderer = field(default_factory=PngRenderer)
    records: SingleFlightCache[str, bytes] = field(default_factory=SingleFlightCache)
    reports: SingleFlightCache[str, Report] = field(default_factory=SingleFlightCache)


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the app that serves a connection."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


TheServices = Annotated[Services, Depends(services_of)]
