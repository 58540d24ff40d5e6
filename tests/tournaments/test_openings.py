"""The matches of a round are opened in parts, those of a later round after the pause, whatever crashes."""

import asyncio
from datetime import timedelta

import asyncpg
import pytest
from sqlalchemy import func, select, update

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.models import Match
from app.db.moderation import announcements
from app.db.queries import tournaments
from app.db.queries.tournaments import Task
from app.db.tournament_models import Tournament, TournamentEntry
from app.table.notifier import Notification, Withdrawal
from app.tournaments.enrolment import TournamentSettings
from app.tournaments.openings import OPENED_AT_ONCE
from tests.conftest import NewDatabase, StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, People
from tests.support.matches.tournaments import (
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    start_tournament,
    tournament_document,
)
from tests.support.moderation.maintenance import announce_maintenance
from tests.support.servers.database import fetch
from tests.tournaments.test_results import resign_the_match

pytestmark = [pytest.mark.anyio, pytest.mark.db]

ENTRANTS = 10
PAUSE = 7


async def opened_cup(
    services: Services, format_: str, entrants: int, pause_minutes: int = 0
) -> tuple[str, str]:
    """Open a tournament full of people; return its id and that of its host."""
    people = [(await new_player(services, f"P{number}"))[0].id for number in range(entrants)]
    wanted = TournamentSettings(
        game="hockey_game",
        coaches=entrants,
        name="Cup",
        options={"format": format_},
        grace_minutes=10,
        visibility="public",
        sit=True,
        pause_minutes=pause_minutes,
    )
    cup = await services.enrolment.create(people[0], wanted)
    for person in people[1:]:
        await services.enrolment.sit(cup, person, None, None)
    return cup, people[0]


async def matches_opened(services: Services, cup: str) -> int:
    async with services.sessions() as session:
        return await session.scalar(select(func.count()).where(Match.tournament_id == cup)) or 0


async def nothing(*of: object, **more: object) -> list[str]:
    """Find no tournament."""
    return []


async def test_a_round_is_opened_in_parts(services: Services) -> None:
    cup, host = await opened_cup(services, "swiss", ENTRANTS)

    await services.tournaments.start(cup, host)

    assert await matches_opened(services, cup) == ENTRANTS // 2 > OPENED_AT_ONCE
    async with services.sessions() as session:
        header = await tournaments.by_id(session, cup)
    assert header is not None
    assert header.opens_at is None


async def test_no_match_of_a_round_is_opened_during_maintenance(services: Services) -> None:
    cup, host = await opened_cup(services, "round_robin", 3)
    await services.tournaments.start(cup, host)
    hour = await announce_maintenance(services, services.scheduler.now(), timedelta(hours=1))

    await resign_the_match(services, cup)
    await services.tournaments.look(cup)

    assert await matches_opened(services, cup) == 1
    async with services.sessions() as session:
        header = await tournaments.by_id(session, cup)
    assert header is not None and header.opens_at is not None
    assert hour.begins_at < header.opens_at < hour.ends_at
    async with services.sessions.begin() as session:
        await announcements.withdraw(session, (announcements.RESTART,), services.scheduler.now())
    await services.notices.load()
    await services.tournaments.look(cup)
    assert await matches_opened(services, cup) == 2


async def test_a_round_that_a_crash_left_half_open_is_opened_by_any_process(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, host = await opened_cup(services, "swiss", ENTRANTS)
    tasks = tournaments.tasks
    with monkeypatch.context() as crash:
        crash.setattr(tournaments, "tasks", nothing)  # nobody else looks meanwhile
        crash.setattr(tournaments, "playing", nothing)
        crash.setattr(services.tables, "load", None)  # between two transactions
        with pytest.raises(TypeError):
            await services.tournaments.start(cup, host)
        assert await matches_opened(services, cup) == OPENED_AT_ONCE
        async with services.sessions() as session:
            now = services.scheduler.now()
            assert await tasks(session, now, call_by=now) == [(Task.OPEN, cup)]

    await services.tournaments.look(cup)

    assert await matches_opened(services, cup) == ENTRANTS // 2


async def test_the_next_round_begins_after_the_pause(services: Services) -> None:
    cup, host = await opened_cup(services, "round_robin", 3, pause_minutes=PAUSE)
    await services.tournaments.start(cup, host)
    assert await matches_opened(services, cup) == 1

    await resign_the_match(services, cup)
    tournament = await services.tournaments.look(cup)

    assert await matches_opened(services, cup) == 1
    (due,) = tournament.due()
    assert tournament.opens_at(due.number) == tournament.since + timedelta(minutes=PAUSE)
    async with services.sessions() as session:
        header = await tournaments.by_id(session, cup)
    assert header is not None
    assert header.opens_at == tournament.opens_at(due.number)

    async with services.sessions.begin() as session:
        await session.execute(
            update(TournamentEntry)
            .where(TournamentEntry.tournament_id == cup, TournamentEntry.seq > 0)
            .values(at=TournamentEntry.at - timedelta(minutes=PAUSE))
        )
        await session.execute(
            update(TournamentEntry)
            .where(TournamentEntry.tournament_id == cup, TournamentEntry.seq == 0)
            .values(at=TournamentEntry.at - timedelta(minutes=2 * PAUSE))
        )
        await session.execute(
            update(Tournament)
            .where(Tournament.id == cup)
            .values(opens_at=Tournament.opens_at - timedelta(minutes=PAUSE))
        )
        now = services.scheduler.now()
        assert await tournaments.tasks(session, now, call_by=now) == [(Task.OPEN, cup)]
    await services.tournaments.look(cup)

    assert await matches_opened(services, cup) == 2


async def test_a_final_whose_opening_was_the_last_before_a_crash_calls_those_who_asked(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, host = await opened_cup(services, "knockout", 4)
    reader = (await new_player(services, "Olga"))[0].id
    await services.tournaments.start(cup, host)
    await services.tournaments.call_to_final(cup, reader, None, yes=True)
    handler = services.scheduler._jobs.pop(JobKind.FINAL)  # the crash
    async with services.sessions() as session:
        semis = list((await tournaments.matches_of(session, cup)).values())
    for semi in semis:
        table = await services.tables.load(semi.id)
        await services.referee.resign(table, table.seats[0].player_id or "")
    tournament = await services.tournaments.look(cup)
    (final,) = tournament.due()
    match_id = tournament.match_id(final.number)
    called: asyncio.Queue[tuple[str, Notification | Withdrawal]] = asyncio.Queue()
    monkeypatch.setattr(
        services.tables.notifier, "on_unseen", lambda player, said: called.put_nowait((player, said))
    )

    services.scheduler.register(JobKind.FINAL, handler)
    services.scheduler.wake_by(services.scheduler.now())

    async with asyncio.timeout(ANSWER_WITHIN_S):
        while (call := await called.get())[0] != reader:
            pass
    assert isinstance(call[1], Notification)
    assert (call[1].kind, call[1].match) == ("final", match_id)


async def test_a_swiss_goes_on_after_a_kill_between_the_last_result_and_the_next_round(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    """The server on which the last match of the round has ended is killed, and another one goes on."""
    url = new_database()
    here, there = start_server(database_url=url), start_server(database_url=url)
    people, others = People(here.url), People(there.url)
    coaches = [await people(f"P{number}") for number in range(8)]
    wish = {"game": "hockey_game", "coaches": 8, "options": {"format": "swiss"}}
    cup = await open_tournament(coaches[0], **wish)
    for coach in coaches[1:]:
        await enrol(coach, cup)
    await start_tournament(coaches[0], cup)
    *first, last = fixtures_under_way(await tournament_document(coaches[0], cup))
    for fixture in first:
        await resign_fixture(coaches, fixture)
    assert len(fixtures_under_way(await tournament_document(coaches[0], cup))) == 1
    holder = await asyncpg.connect(url)
    held = holder.transaction()
    await held.start()  # Nobody can record the result while the row is locked.
    await holder.execute("SELECT 1 FROM tournaments FOR UPDATE")
    await resign_fixture(coaches, last)

    here.kill()
    await held.rollback()
    await holder.close()

    opened = "SELECT count(*) FROM matches WHERE status = 'playing'"
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while (await fetch(url, opened))[0][0] < 4:  # It goes on without any visitor.
            pass
    doc = await tournament_document(others.nobody(), cup)
    assert [(one["round"], one["state"]) for one in doc["fixtures"]] == [(0, "played")] * 4 + [(1, "due")] * 4
    entries = await fetch(url, "SELECT kind FROM tournament_entries ORDER BY seq")
    assert [row["kind"] for row in entries] == ["start", *["result"] * 4]
    for group in (people, others):
        await group.leave()
