"""Makes the analyses that players ask for: one at a time in each process, decision by decision.

Judging yields to computer players of live matches (ThinkingPool). The judgements so far are stored again and
again, so that a restart loses little, and a page can say how far it is.
"""

import asyncio
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import msgspec
import structlog
from prometheus_client import Counter

from app.db.job_kinds import JobKind
from app.db.queries import actions, scheduled_jobs
from app.db.queries.analyses import match_analyses
from app.engine.analysis.chances import analysis_of
from app.engine.analysis.decisions import MatchDecision
from app.engine.analysis.judge import Judgement
from app.engine.analysis.postponed import postponed
from app.engine.analysis.split import lead_splits, splits
from app.engine.contract import AnyGame
from app.engine.operations import parse_action
from app.errors import Conflict
from app.table.analyses.match_report import MatchReport, reported, version_of
from app.table.analyses.replayed import Replayed, replayed
from app.table.bots.thinking_pool import ThinkingPool
from app.table.registry.table_registry import TableRegistry
from app.table.replay.position_loader import DamagedMatch
from app.table.scheduler import Scheduler
from app.table.table import Table

A_DAY = 10
"""The analyses that a player may ask for within 24 hours."""
IN_LINE = 3
"""The analyses of a player that may wait at once."""
SHORTEST = 12
"""The fewest actions of a match that is analysed: one that ended in its first moves teaches nothing."""
POSTPONED = timedelta(seconds=2)
"""When an analysis looks again whether the one before it is ready."""
KEPT_EVERY_S = 2.0
"""How often what has been judged is stored."""

log = structlog.get_logger()

ANALYSES = Counter("stadion_analyses_total", "Analyses of matches", ["how"])


class AnalysisService:
    """Takes the wishes of players, and makes analyses by jobs."""

    def __init__(self, tables: TableRegistry, scheduler: Scheduler, pool: ThinkingPool) -> None:
        self._tables, self._scheduler, self._pool = tables, scheduler, pool
        self._busy = False
        scheduler.register(JobKind.ANALYSIS, self._make)

    async def ask(self, table: Table, player_id: str) -> None:
        """Put the analysis of a match in line, unless it is ready. Raises Conflict with the reason."""
        if refusal := refusal_of(table):
            raise refusal
        assert table.game is not None
        now, match_id, version = self._scheduler.now(), table.header.id, version_of(table.game)
        async with self._tables.sessions.begin() as session:
            kept = await match_analyses.load(session, match_id, version)
            if kept is not None and kept.report is not None:
                return
            if await match_analyses.waiting_of(session, player_id) >= IN_LINE:
                raise Conflict("analysis-line")
            if len(await match_analyses.asked_since(session, player_id, now - timedelta(days=1))) >= A_DAY:
                raise Conflict("analysis-limit")
            await match_analyses.ask(session, match_id, player_id, now)
            await match_analyses.begin(session, match_id, version, now)
            if await scheduled_jobs.due_at(session, match_id, JobKind.ANALYSIS) is None:
                await scheduled_jobs.schedule(session, match_id, JobKind.ANALYSIS, now)
        self._scheduler.wake_by(now)

    async def compare(self, table: Table, decision: MatchDecision) -> Judgement:
        """Compare an answer that is tried again with the one that it names, in the worlds of the analysis.

        Raises BrokenExecutor, TimeoutError.
        """
        assert table.game is not None
        return await self._pool.judge(table.game, decision, table.header.id)

    async def _make(self, match_id: str) -> None:
        """Make an analysis, or look again later if this process makes another one."""
        if self._busy:
            await self._scheduler.schedule(match_id, JobKind.ANALYSIS, self._scheduler.now() + POSTPONED)
            return
        self._busy = True
        try:
            table = await self._tables.load_current(match_id)
            if refusal_of(table) is None:
                await self._analyse(table)
        finally:
            self._busy = False

    async def _analyse(self, table: Table) -> None:
        assert table.game is not None
        match_id, version = table.header.id, version_of(table.game)
        async with self._tables.sessions() as session:
            kept = await match_analyses.load(session, match_id, version)
            if kept is None or kept.report is not None or kept.failed:
                return
            rows = await actions.all_of_finished(session, match_id)
        try:
            match = await asyncio.to_thread(replayed, table, rows)
            known = msgspec.convert(kept.found, list[Judgement])
            judged = await _Work(self, table.game, match, match_id, known).done()
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a match that cannot be analysed is not tried again and again
            (log.info if isinstance(error, DamagedMatch) else log.exception)(
                "analysis_failed", match=match_id
            )
            ANALYSES.labels("failed").inc()
            async with self._tables.sessions.begin() as session:
                await match_analyses.fail(session, match_id)
            return
        report = await asyncio.to_thread(report_of, table.game, match, judged, match_id)
        async with self._tables.sessions.begin() as session:
            askers = await match_analyses.finish(session, match_id, msgspec.to_builtins(report))
        ANALYSES.labels("made").inc()
        for player_id in askers:
            self._tables.notifier.refresh(player_id)


class _Work:
    """The decisions of one match, judged by as many processes as the machine has."""

    def __init__(
        self, service: AnalysisService, game: AnyGame, match: Replayed, match_id: str, known: list[Judgement]
    ) -> None:
        self._service, self._game, self._match, self._id = service, game, match, match_id
        self._found = {(one.seat, one.first): one for one in known}
        self._left = iter([one for one in match.decisions if (one.seat, one.first) not in self._found])

    async def done(self) -> list[Judgement]:
        """Judge what is left, and return the judgements in the order of the decisions."""
        async with self._service._tables.sessions.begin() as session:
            await match_analyses.note_begin(session, self._id, self._service._scheduler.now())
        await self._keep()
        keeping = asyncio.create_task(self._keep_regularly())
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._service._pool.size):
                    group.create_task(self._judge_all(self._left))
        finally:
            keeping.cancel()
        return [self._found[one.seat, one.first] for one in self._match.decisions]

    async def _judge_all(self, left: Iterable[MatchDecision]) -> None:
        for one in left:
            self._found[one.seat, one.first] = await self._service._pool.judge(self._game, one, self._id)

    async def _keep_regularly(self) -> None:
        while True:
            await asyncio.sleep(KEPT_EVERY_S)
            await self._keep()

    async def _keep(self) -> None:
        found: list[Any] = msgspec.to_builtins(list(self._found.values()))
        async with self._service._tables.sessions.begin() as session:
            await match_analyses.keep(session, self._id, len(self._match.decisions), found)


def refusal_of(table: Table) -> Conflict | None:
    """Return the reason why a match is not analysed; None if it may be."""
    if table.outcome is None:
        return Conflict("analysis-live")
    if table.game is None or table.game.analysis is None:
        return Conflict("analysis-old")
    if not table.outcome["placements"] or table.seq < SHORTEST:
        return Conflict("analysis-short")
    return None


def report_of(game: AnyGame, match: Replayed, judged: list[Judgement], seed: str) -> MatchReport:
    """Return the report of a match whose decisions have all been judged."""
    best = [best_actions(game, one) for one in judged]
    waiting = postponed(game, match.decisions, best)
    return MatchReport(
        unit=analysis_of(game).unit,
        curve=match.curve,
        milestones=match.milestones,
        decisions=tuple(
            reported(game, *one) for one in zip(match.decisions, judged, best, waiting, strict=True)
        ),
        splits=splits(judged, match.curve[0][1], match.result),
        lead_splits=lead_splits(judged, *match.leads),
        seed=seed,
    )


def best_actions(game: AnyGame, judgement: Judgement) -> tuple[Any, ...]:
    """Return the computer's actions; one that was stored has them as JSON."""
    known = isinstance(judgement.best[0], game.actions) if judgement.best else True
    return judgement.best if known else tuple(parse_action(game, one) for one in judgement.best)
