"""The result of a match reaches its tournament by the job of the statement that ends it."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import update

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.models import Due
from app.db.queries import scheduled_jobs, tournaments
from app.db.tournament_models import Tournament
from app.tournaments.enrolment import TournamentSettings

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def started_cup(services: Services) -> tuple[str, list[str]]:
    """Start a round robin of three people; return its id and them by place."""
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben", "Eva")]
    wanted = TournamentSettings(
        game="hockey_game",
        coaches=3,
        name="Cup",
        options={"format": "round_robin"},
        grace_minutes=10,
        visibility="public",
        sit=True,
    )
    cup = await services.enrolment.create(people[0], wanted)
    for person in people[1:]:
        await services.enrolment.sit(cup, person, None, None)
    await services.tournaments.start(cup, people[0])
    return cup, people


async def resign_the_match(services: Services, cup: str, by: Sequence[str] = ()) -> str:
    """Let a seat of the match that is played resign; return the id of the match.

    `by`: Of these players the first who plays it; otherwise the first seat.
    """
    async with services.sessions() as session:
        (match,) = [
            one for one in (await tournaments.matches_of(session, cup)).values() if one.status == "playing"
        ]
    table = await services.tables.load(match.id)
    players = [seat.player_id for seat in table.seats]
    player = next((one for one in by if one in players), players[0])
    assert player is not None
    await services.referee.resign(table, player)
    return str(match.id)


async def kinds_of_entries(services: Services, cup: str) -> list[str]:
    async with services.sessions() as session:
        return [one.kind for one in await tournaments.entries(session, cup)]


async def until_recorded(services: Services, match_id: str) -> None:
    services.scheduler.wake_by(services.scheduler.now())
    async with asyncio.timeout(30):
        while True:
            async with services.sessions() as session:
                if await scheduled_jobs.due_at(session, match_id, JobKind.TOURNAMENT) is None:
                    return


async def test_a_result_is_recorded_and_the_next_match_begins_without_a_reader(services: Services) -> None:
    cup, _ = await started_cup(services)

    match_id = await resign_the_match(services, cup)
    await until_recorded(services, match_id)

    assert await kinds_of_entries(services, cup) == ["start", "result"]
    async with services.sessions() as session:
        assert sorted(await tournaments.matches_of(session, cup)) == [1, 3]


async def test_a_result_is_recorded_once_however_often_the_job_runs(services: Services) -> None:
    """A process may have crashed between the end of the match and the result, or after the result."""
    cup, _ = await started_cup(services)
    services.scheduler._jobs.pop(JobKind.TOURNAMENT)
    match_id = await resign_the_match(services, cup)
    async with services.sessions() as session:
        assert await session.get(Due, (match_id, JobKind.TOURNAMENT)) is not None
    assert await kinds_of_entries(services, cup) == ["start"]

    await asyncio.gather(*(services.tournaments.record(match_id) for _ in range(3)))

    assert await kinds_of_entries(services, cup) == ["start", "result"]


async def test_a_coach_who_never_comes_loses_by_walkover_after_the_grace(services: Services) -> None:
    cup, _ = await started_cup(services)
    async with services.sessions.begin() as session:
        await session.execute(update(Tournament).where(Tournament.id == cup).values(grace_minutes=0))

    tournament = await services.tournaments.look(cup)

    assert (await kinds_of_entries(services, cup))[:2] == ["start", "absent"]
    first = min(tournament.rules.fixtures(tournament.state), key=lambda one: (one.state == "bye", one.number))
    assert (first.state, first.reason) == ("walkover", None)
    async with services.sessions() as session:
        assert (await tournaments.matches_of(session, cup))[first.number].status == "finished"
