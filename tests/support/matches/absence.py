"""A match in which one of the players is away."""

from datetime import timedelta

from app.api.services import Services
from app.table.absence.absence_service import AbsenceService
from app.table.absence.disconnects import Disconnects
from app.table.absence.hibernation import Hibernation
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.table import Table
from app.table.timekeeping.clock_service import ClockService
from app.table.wire.channel import Channel
from tests.support.matches.transports import SilentTransport


class Hall:
    """A match with players of whom some are connected, and a clock that a test moves forward."""

    def __init__(self, services: Services, table: Table, people: list[str]) -> None:
        self.services, self.table, self.people = services, table, people
        self.later = timedelta()
        self.due = Scheduler(services.sessions, lambda: services.tables.now() + self.later)
        self.absences = AbsenceService(
            services.tables, SeatingService(services.tables, services.referee, self.due), self.due
        )
        seating = SeatingService(services.tables, services.referee, self.due)
        self.sleep = Hibernation(services.tables, seating, self.due)
        clocks = ClockService(services.tables, services.referee, self.due)
        self.losses = Disconnects(services.tables, seating, self.due, self.sleep, clocks)
        self.channels: dict[int, Channel] = {}

    def comes(self, seat: int) -> None:
        self.channels[seat] = Channel(self.people[seat], SilentTransport(), self.table.state_for)
        self.table.join(self.channels[seat], None)

    def goes(self, seat: int) -> None:
        self.table.leave(self.channels[seat])

    @property
    def waited_for(self) -> int:
        assert self.table.position is not None
        return self.table.position.to_act[0]

    async def goes_on(self) -> None:
        """Run the jobs that are due."""
        for one in await self.due.claim():
            await self.due._run_job(one)
