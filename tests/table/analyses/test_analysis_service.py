"""An analysis is asked for after the end, made by a job, stored once, and made again by another method."""

import asyncio
import random
from dataclasses import replace

import pytest

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.models import Due
from app.db.queries import scheduled_jobs
from app.db.queries.analyses import match_analyses
from app.engine.analysis.judge import judge
from app.errors import Conflict
from app.table.analyses import analysis_service, match_report
from app.table.analyses.match_report import version_of
from app.table.table import Table
from tests.games.test_analysis import FEW
from tests.support.matches.tables import play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.fixture
def judged_here(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Judge in this process, in few worlds; returns the list of the seeds of all decisions."""
    seeds: list[str] = []

    async def here(game, decision, seed):
        seeds.append(f"{seed} {decision.first}")
        quick = replace(game, analysis=replace(game.analysis, worlds=FEW))
        await asyncio.sleep(0)
        return judge(quick, decision, seed, random.Random)

    monkeypatch.setattr(services.analyses._pool, "judge", here)
    return seeds


async def ended(services: Services, most: int = 60) -> tuple[Table, list[str]]:
    table, people = await start_table(services, game="extraliga")
    await play_randomly(services, table, people, most)
    await services.referee.resign(table, people[0])
    return table, people


async def until_made(services: Services, match_id: str) -> None:
    async with asyncio.timeout(60):
        while True:
            async with services.sessions() as session:
                if await scheduled_jobs.due_at(session, match_id, JobKind.ANALYSIS) is None:
                    return
            await asyncio.sleep(0)


async def test_an_analysis_is_made_once_and_adds_up(services: Services, judged_here, monkeypatch) -> None:
    table, people = await ended(services)
    version = version_of(table.game)

    await services.analyses.ask(table, people[1])
    await until_made(services, table.header.id)
    async with services.sessions() as session:
        kept = await match_analyses.load(session, table.header.id, version)
        ready = [match.id for match in await match_analyses.ready_for(session, people[1])]
    made = len(judged_here)
    await services.analyses.ask(table, people[0])

    report = kept.report
    assert ready == [table.header.id]
    assert len(report["decisions"]) == made == len(set(judged_here)) > 10
    for split in report["splits"]:
        parts = split["before"] + split["dice"] + sum(split["decisions"])
        assert parts == pytest.approx(split["result"], abs=1e-9)
    assert [split["result"] for split in report["splits"]] == [0, 1]
    assert report["curve"][-1][1] == [0, 1]
    async with services.sessions.begin() as session:
        assert await scheduled_jobs.due_at(session, table.header.id, JobKind.ANALYSIS) is None
        assert await match_analyses.seen(session, table.header.id, people[1])
        assert not await match_analyses.ready_for(session, people[1])
    monkeypatch.setattr(match_report, "METHOD", match_report.METHOD + 1)
    async with services.sessions() as session:
        assert await match_analyses.load(session, table.header.id, version_of(table.game)) is None


async def test_what_was_judged_before_a_restart_is_not_judged_again(services: Services, judged_here) -> None:
    table, people = await ended(services)
    await services.analyses.ask(table, people[1])
    await until_made(services, table.header.id)
    every = [*judged_here]
    judged_here.clear()
    work = analysis_service._Work
    async with services.sessions() as session:
        rows = await analysis_service.actions.all_of_finished(session, table.header.id)
    match = analysis_service.replayed(table, rows)
    known = [
        judge(replace(table.game, analysis=replace(table.game.analysis, worlds=FEW)), one, "x", random.Random)
        for one in match.decisions[:5]
    ]

    found = await work(services.analyses, table.game, match, table.header.id, known).done()

    assert found[:5] == known
    assert len(judged_here) == len(every) - 5


async def test_a_match_that_goes_on_or_ended_at_once_is_not_analysed(services: Services) -> None:
    table, people = await start_table(services, game="extraliga")
    with pytest.raises(Conflict) as early:
        await services.analyses.ask(table, people[0])
    await services.referee.resign(table, people[0])
    with pytest.raises(Conflict) as short:
        await services.analyses.ask(table, people[0])

    assert (early.value.sentence, short.value.sentence) == ("analysis-live", "analysis-short")


async def test_three_analyses_of_a_player_may_wait(services: Services, judged_here) -> None:
    table, people = await ended(services)
    now = services.scheduler.now()
    async with services.sessions.begin() as session:
        for _ in range(analysis_service.IN_LINE):
            other, _ = await start_table(services)
            session.add(Due(match_id=other.header.id, kind="elsewhere", at=now))
            await match_analyses.ask(session, other.header.id, people[0], now)
        assert await match_analyses.waiting_of(session, people[0]) == 0
        assert len(await match_analyses.asked_since(session, people[0], now)) == analysis_service.IN_LINE

    await services.analyses.ask(table, people[0])
    await until_made(services, table.header.id)
    assert judged_here
