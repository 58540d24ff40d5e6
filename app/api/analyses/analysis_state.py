"""How far the analysis of a match is, and the part of it that a viewer may see."""

from typing import Literal

import msgspec
from msgspec import Struct

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import scheduled_jobs
from app.db.queries.analyses import match_analyses
from app.table.analyses.analysis_service import refusal_of
from app.table.analyses.match_report import MatchReport, version_of
from app.table.registry.match_summary import may_reveal_all
from app.table.table import Table
from app.table.wire.document import PlayerView


class AnalysisState(Struct, frozen=True, kw_only=True):
    """The state of an analysis, as `GET /api/matches/{id}/analysis` answers it.

    state: `refused` with its `reason`, `none`, `waiting` at `place` in line, `working`, `failed` or `ready`.
    done, total: The decisions that have been judged, and all of them; 0 before the work begins.
    analysis: The report, once it is ready, with the decisions that the viewer may see.
    """

    state: Literal["refused", "none", "waiting", "working", "failed", "ready"]
    reason: str | None = None
    place: int = 0
    done: int = 0
    total: int = 0
    analysis: MatchReport | None = None


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
            return AnalysisState(state="ready", analysis=seen_by(report, table, me))
        if kept.failed:
            return AnalysisState(state="failed")
        if await scheduled_jobs.due_at(session, match_id, JobKind.ANALYSIS) is None:
            return AnalysisState(state="none")
        place = await match_analyses.place_in_line(session, match_id, kept.asked_at)
    if not kept.total:
        return AnalysisState(state="waiting", place=place + 1)
    return AnalysisState(state="working", done=len(kept.found), total=kept.total)


def seen_by(report: MatchReport, table: Table, me: PlayerView | None) -> MatchReport:
    """Return the report without the decisions that this viewer may not see.

    Those who played see all; others only those of computers.
    """
    if me is not None and table.seat_of(me.id) is not None:
        return report
    people = {seat for seat, sat in enumerate(table.seats) if sat.player_id is not None}
    shown = tuple(one for one in report.decisions if one.seat not in people)
    return msgspec.structs.replace(report, decisions=shown)
