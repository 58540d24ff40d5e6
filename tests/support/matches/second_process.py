"""The services of a second process on the database of the first, with a clock of their own."""

from datetime import UTC, datetime, timedelta

from app.api.services import Services
from app.db.journal import Journal
from app.db.queries import match_lists
from app.table.actions.referee import Referee
from app.table.bots.thinking_pool import ThinkingPool
from app.table.lobby.lobby_expiry import LobbyExpiry
from app.table.lobby.lobby_service import LobbyService
from app.table.lobby.start_service import StartService
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_settings import MatchRequest, MatchSettings, Visibility
from app.table.table import Table

NOON = datetime(2126, 3, 1, 12, tzinfo=UTC)
"""Far in the future, so that no job scheduled here is due by the clock of the first process."""
GAME = "um_reifenbreite"


class SecondProcess:
    """Loads tables into a memory of its own, and has a clock that a test moves forward."""

    def __init__(self, services: Services) -> None:
        self.now = NOON
        self.times = Scheduler(services.sessions, lambda: self.now)
        self.journal = Journal(services.engine)
        self.tables = TableRegistry(
            services.sessions,
            services.tables.games,
            self.journal,
            services.tables.heartbeat,
            now=self.times.now,
        )
        self.referee = Referee(self.tables, self.journal, self.times, 0, ThinkingPool(0))
        self.seating = SeatingService(self.tables, self.referee, self.times)
        self.lobby = LobbyService(self.tables, self.referee, self.seating, self.times)
        self.starts = StartService(self.tables, self.referee, self.seating, self.times)
        self.ghosts = LobbyExpiry(self.tables, self.seating, self.times)

    async def open_lobby(self, host: str, visibility: str = "public", seats: int = 2) -> Table:
        settings = MatchSettings(game=GAME, visibility=Visibility(visibility))
        return await self.lobby.create(host, MatchRequest(settings=settings, seats=seats))

    async def advance(self, by: timedelta) -> int:
        """Move the clock and run the jobs that are due then; return how many there were."""
        self.now += by
        taken = await self.times.claim()
        for one in taken:
            await self.times._run_job(one)
        return len(taken)

    async def listed_lobbies(self, host: str | None = None) -> list[str]:
        """Return the ids of the lobbies that the public sees, or `host`, newest first."""
        async with self.tables.sessions() as session:
            return [match.id for match in await match_lists.newest(session, status="lobby", player_id=host)]
