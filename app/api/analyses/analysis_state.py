"""How far the analysis of a match is, and the part of it that a viewer may see."""

from collections.abc import Container
from datetime import datetime
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import players, scheduled_jobs
from app.db.queries.analyses import match_analyses
from app.engine.types import Seat
from app.table.analyses.analysis_service import refusal_of
from app.table.analyses.match_report import MatchReport, version_of
from app.table.registry.match_summary import may_reveal_all
from app.table.table import Table
from app.table.wire.document import PlayerView

FIRST_DONE = 5
"""The decisions after which the time left can be told."""


class AnalysisState(Struct, frozen=True, kw_only=True):
    """The state of an analysis, as `GET /api/matches/{id}/analysis` answers it.

    A refusal has its `reason`, and a waiting analysis its `place` in line. `done` of `total` decisions have
    been judged; both are 0 before the work begins. `left_s` are the seconds that are left if it goes on like
    this, None before that can be told. `analysis` is the report, once it is ready, with the decisions that
    the viewer may see; those of the seats `hidden` are left out.
    """

    state: Literal["refused", "none", "waiting", "working", "failed", "ready"]
    reason: str | None = None
    place: int = 0
    done: int = 0
    total: int = 0
    left_s: int | None = None
    analysis: MatchReport | None = None
    hidden: tuple[Seat, ...] = ()


async def analysis_state(services: Services, table: Table, me: PlayerView | None) -> AnalysisState:
    """Return the state of the analysis of a match for this viewer."""
    if refusal := refusal_of(table):
        return AnalysisState(state="refused", reason=refusal.sentence)
    assert table.game is not None
    match_id = table.header.id
    async with services.reads() as session:
        if not await may_reveal_all(session, table):
            return AnalysisState(state="refused", reason="analysis-live")
        kept = await match_analyses.load(session, match_id, version_of(table.game))
        if kept is None:
            return AnalysisState(state="none")
        if kept.report is not None:
            report = msgspec.convert(kept.report, MatchReport)
            hidden = await hidden_from(session, table, me)
            return AnalysisState(state="ready", analysis=without(report, hidden), hidden=hidden)
        if kept.failed:
            return AnalysisState(state="failed")
        if await scheduled_jobs.due_at(session, match_id, JobKind.ANALYSIS) is None:
            return AnalysisState(state="none")
        place = await match_analyses.place_in_line(session, match_id, kept.asked_at)
    if not kept.total:
        return AnalysisState(state="waiting", place=place + 1)
    done, total = len(kept.found), kept.total
    left_s = seconds_left(kept.begun_at, services.scheduler.now(), done, total)
    return AnalysisState(state="working", done=done, total=total, left_s=left_s)


def seconds_left(begun: datetime | None, now: datetime, done: int, total: int) -> int | None:
    """Return the seconds that the rest takes if it goes on like this; None while too little is done."""
    if begun is None or done < FIRST_DONE:
        return None
    return round((now - begun).total_seconds() / done * (total - done))


async def hidden_from(session: AsyncSession, table: Table, me: PlayerView | None) -> tuple[Seat, ...]:
    """Return the seats whose decisions this viewer may not see.

    Those who played see all; others only those of computers, and of people who show theirs.
    """
    if me is not None and table.seat_of(me.id) is not None:
        return ()
    people = {seat: sat.player_id for seat, sat in enumerate(table.seats) if sat.player_id is not None}
    shown = await players.showing_marks(session, set(people.values()))
    return tuple(seat for seat, player_id in people.items() if player_id not in shown)


def without(report: MatchReport, hidden: Container[Seat]) -> MatchReport:
    """Return the report without the decisions of these seats."""
    shown = tuple(one for one in report.decisions if one.seat not in hidden)
    return msgspec.structs.replace(report, decisions=shown)
