"""Each match of a rated table is taken exactly once, by whatever process sees it end."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.models import Action, Due, Match
from app.db.queries import scheduled_jobs
from app.db.queries.people import identity
from app.db.queries.ratings import leaderboards
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat
from app.table.ratings.eligibility import NotRated
from app.table.ratings.rating_service import RatingService
from app.table.scheduler import Scheduler
from app.table.state.match_settings import MatchRequest, MatchSettings
from app.table.state.waiting_rules import CLAIM_AFTER
from tests.support.matches.absence import Hall
from tests.support.matches.tables import play_next, start_table
from tests.support.ratings.rated_matches import play_rated, rating_points, until_taken

pytestmark = [pytest.mark.anyio, pytest.mark.db]
SECOND = timedelta(seconds=1)


async def taken(services: Services, match_id: str) -> tuple[RatedMatch | None, Sequence[RatedSeat]]:
    async with services.sessions() as session:
        return await leaderboards.of_match(session, match_id)


async def test_who_wins_a_rated_match_gains_and_who_resigns_loses(services: Services) -> None:
    match_id, (ann, ben) = await play_rated(services)

    row, seats = await taken(services, match_id)
    points = await rating_points(services, (ann, ben))

    assert row is not None and (row.refusal, row.number) == (None, 1)
    assert [(one.seat, one.player_id, one.place) for one in seats] == [(0, ann, 2), (1, ben, 1)]
    assert points[0] < 1500 < points[1]


async def test_a_match_of_an_unrated_table_is_not_taken(services: Services) -> None:
    table, people = await start_table(services)
    await services.referee.resign(table, people[0])

    async with services.sessions() as session:
        assert await scheduled_jobs.due_at(session, table.header.id, JobKind.RATING) is None
    await services_of_ratings(services).take(table.header.id)
    assert await taken(services, table.header.id) == (None, [])


async def test_a_match_is_taken_once_however_many_see_it_end(services: Services) -> None:
    """Eight processes run the job of the same match at once, after one has run it before."""
    match_id, people = await play_rated(services)
    before = await rating_points(services, people)
    async with services.sessions.begin() as session:
        await session.execute(update(Match).where(Match.id == match_id).values(stamp=Match.stamp + 1))

    await asyncio.gather(*(services_of_ratings(services).take(match_id) for _ in range(8)))

    assert await rating_points(services, people) == before
    async with services.sessions() as session:
        assert await session.scalar(select(func.count()).select_from(RatedMatch)) == 1


async def test_matches_that_end_at_once_are_taken_one_after_the_other(services: Services) -> None:
    """Twelve matches of one player are taken by processes that run side by side; none is lost."""
    table, (ann, *_) = await start_table(services)
    ended = [await play_rated(services, others=[ann], take=False) for _ in range(12)]

    await asyncio.gather(*(services_of_ratings(services).take(match_id) for match_id, _ in ended))

    async with services.sessions() as session:
        (mine,) = await leaderboards.of_player(session, ann)
        numbers = [*await session.scalars(select(RatedMatch.number).order_by(RatedMatch.number))]
    assert (mine.total, mine.against_people) == (12, 12)
    assert numbers == [*range(1, 13)]
    assert table.status == "playing"


async def test_the_row_of_the_job_is_written_with_the_end(services: Services) -> None:
    """A process that is killed after the end of a match leaves the job to another one."""
    services.scheduler._jobs.pop(JobKind.RATING)
    match_id, people = await play_rated(services, take=False)

    async with services.sessions() as session:
        assert await session.get(Due, (match_id, JobKind.RATING)) is not None
    assert await taken(services, match_id) == (None, [])
    services.scheduler.register(JobKind.RATING, services_of_ratings(services).take)
    await until_taken(services, match_id)
    assert (await rating_points(services, people))[0] != 1500


async def test_the_fourth_match_of_a_day_against_a_computer_does_not_count(services: Services) -> None:
    ended = []
    _, (ann, *_) = await start_table(services)
    for _ in range(4):
        wanted = MatchRequest(
            settings=MatchSettings(game="um_reifenbreite", rated=True), seats=2, bots={1: "normal"}
        )
        table = await services.lobby.create(ann, wanted)
        await services.starts.start(table, ann)
        await services.referee.resign(table, ann)
        await until_taken(services, table.header.id)
        ended.append(await taken(services, table.header.id))

    assert [row and row.refusal for row, _ in ended] == [None, None, None, NotRated.COMPUTER_LIMIT]
    assert [len(seats) for _, seats in ended] == [2, 2, 2, 0]
    anchors = {(one.mu, one.mu_after, one.sigma_after) for _, seats in ended for one in seats if one.bot}
    assert anchors == {(25.0, 25.0, 0.5)}


@pytest.mark.parametrize(
    ("browsers", "days_before", "refusal"),
    [
        ((b"one", b"one"), 0, NotRated.SAME_DEVICE),
        ((b"one", b"two"), 0, None),
        ((None, None), 0, None),
        ((b"one", b"one"), 3, None),
    ],
)
async def test_two_names_of_one_browser_do_not_count(
    services: Services, browsers: tuple[bytes | None, ...], days_before: int, refusal: NotRated | None
) -> None:
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    seen = services.scheduler.now() - timedelta(days=days_before)
    async with services.sessions.begin() as session:
        for player, browser in zip(people, browsers, strict=True):
            token = (await identity.sessions_of(session, player))[0]
            await identity.note_seen(session, token.id, "Firefox", seen, browser)

    match_id, _ = await play_rated(services, people)

    row, _ = await taken(services, match_id)
    assert row is not None and row.refusal == refusal


async def test_a_match_that_was_called_off_does_not_count(services: Services) -> None:
    table, _ = await start_table(services, seed=None, rated=True)
    await end(services, table.header.id, places=())

    row, seats = await taken(services, table.header.id)
    assert row is not None and (row.refusal, row.number, seats) == (NotRated.NO_RESULT, None, [])


@pytest.mark.usefixtures("time")
async def test_a_win_that_was_claimed_counts(services: Services, hall) -> None:
    here: Hall = await hall(rated=True, seed=None)
    gone, waits = here.waited_for, here.people[1 - here.waited_for]
    here.later = CLAIM_AFTER + SECOND
    await here.absences.claim(here.table, waits, gone)
    async with services.sessions() as session:
        assert await scheduled_jobs.due_at(session, here.table.header.id, JobKind.RATING) is not None

    await services_of_ratings(services).take(here.table.header.id)

    assert (await rating_points(services, [waits, here.people[gone]]))[0] > 1500


async def test_the_seat_of_a_substitute_counts_for_who_acted_more_often(services: Services) -> None:
    table, (ann, ben) = await start_table(services, seed=None, rated=True)
    away = [(await new_player(services, name))[0].id for name in ("Away", "Gone")]
    while table.seq < 6:
        await play_next(services, table, [ann, ben])
    async with services.sessions.begin() as session:
        match = await session.get_one(Match, table.header.id)
        match.knew = {away[0]: 0, away[1]: 1}
        acted = update(Action).where(Action.match_id == table.header.id, Action.seat == 1)
        await session.execute(acted.values(player_id=away[1]))
    await end(services, table.header.id, places=(1, 2))

    _, seats = await taken(services, table.header.id)
    assert [one.player_id for one in seats] == [ann, away[1]]


async def test_a_new_season_has_rows_of_its_own_and_the_old_ones_stay(services: Services) -> None:
    first, (ann, ben) = await play_rated(services)
    later, _ = await play_rated(services, people=[ann, ben], take=False)
    async with services.sessions.begin() as session:
        await session.execute(
            update(Match).where(Match.id == later).values(finished_at=func.now() + func.make_interval(1))
        )
    await services_of_ratings(services).take(later)

    async with services.sessions() as session:
        rows = [*await session.scalars(select(PlayerRating).order_by(PlayerRating.season))]
    mine = [one for one in rows if one.player_id == ann]
    assert [(one.rated, one.total) for one in mine] == [(1, 1), (1, 2)]
    (_, old), (_, new) = await taken(services, first), await taken(services, later)
    assert old[0].sigma_after < new[0].sigma


async def end(services: Services, match_id: str, places: Sequence[int]) -> None:
    """End a match with these places by seat, and take it."""
    async with services.sessions.begin() as session:
        match = await session.get_one(Match, match_id)
        match.status, match.finished_at = "finished", services.tables.now()
        placements = [{"seat": seat, "place": place, "score": 0} for seat, place in enumerate(places)]
        match.outcome = {"placements": placements, "reason": "played out"}
    await services_of_ratings(services).take(match_id)


def services_of_ratings(services: Services) -> RatingService:
    """Return the service of another process."""
    return RatingService(services.sessions, services.tables.games, Scheduler(services.sessions))
