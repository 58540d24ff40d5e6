"""What the routes stand on: the parts that main.py has put together, found through the app's state."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from starlette.requests import HTTPConnection

from app.api.limits import Limits
from app.api.notes import Notes
from app.api.result import Report
from app.db.replica import Replica
from app.settings import Settings
from app.table.absence import Absences
from app.table.calls import Calls
from app.table.due import DueTimes
from app.table.ghosts import Ghosts
from app.table.hints import Hints
from app.table.hosting import Hosting
from app.table.lobby import Lobby
from app.table.losses import Losses
from app.table.neighbours import Neighbours
from app.table.once import Once
from app.table.prodding import Prodding
from app.table.referee import Referee
from app.table.rematch import Rematches
from app.table.seating import Seating
from app.table.sleep import Sleep
from app.table.tables import Tables
from app.table.timekeeper import Timekeeper
from app.tournaments.enrolment import Enrolment
from app.tournaments.next_cup import NextCups
from app.tournaments.tournaments import Tournaments


@dataclass(frozen=True, slots=True)
class Site:
    settings: Settings
    engine: AsyncEngine
    sessions: async_sessionmaker[AsyncSession]
    replica: Replica
    tables: Tables
    referee: Referee
    seating: Seating
    lobby: Lobby
    hosting: Hosting
    rematches: Rematches
    timekeeper: Timekeeper
    absences: Absences
    prodding: Prodding
    ghosts: Ghosts
    losses: Losses
    sleep: Sleep
    hints: Hints
    due: DueTimes
    tournaments: Tournaments
    enrolment: Enrolment
    next_cups: NextCups
    limits: Limits
    calls: Calls
    notes: Notes
    neighbours: Neighbours
    records: Once[str, bytes] = field(default_factory=Once)
    reports: Once[str, Report] = field(default_factory=Once)


def site_of(connection: HTTPConnection) -> Site:
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site


TheSite = Annotated[Site, Depends(site_of)]
