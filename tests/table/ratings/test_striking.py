"""A struck result leaves the ratings as if the match had never counted."""

import pytest
from sqlalchemy import select

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat
from app.errors import Conflict, NotFound
from app.table.ratings.skill import Skill
from app.table.ratings.striking import strike
from tests.support.ratings.rated_matches import play_rated, rating_points
from tests.table.ratings.test_rating_check import check, played

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def ratings(services: Services) -> list[tuple[str, float, float, int, int, int, bool]]:
    async with services.sessions() as session:
        rows = await session.scalars(select(PlayerRating).order_by(PlayerRating.player_id))
        return [
            (one.player_id, one.mu, one.sigma, one.rated, one.won, one.total, one.is_ranked) for one in rows
        ]


async def struck(services: Services, match_id: str) -> list[str]:
    async with services.sessions.begin() as session:
        return await strike(session, match_id)


async def test_ratings_are_those_without_the_match(services: Services) -> None:
    """The last match is struck, so the ratings before it are known."""
    _, people = await played(services)
    before = await ratings(services)
    extra, _ = await play_rated(services, people=(people[0], people[2]))
    assert await ratings(services) != before

    assert sorted(await struck(services, extra)) == sorted([people[0], people[2]])

    assert await ratings(services) == [pytest.approx(one) for one in before]
    assert (await check(services)).differences == []


async def test_later_matches_are_computed_again_and_the_next_ones_follow(services: Services) -> None:
    ended, people = await played(services)
    before = await rating_points(services, people)
    await struck(services, ended[0])

    assert await rating_points(services, people) != before
    found = await check(services)
    assert (found.matches, found.differences) == (6, [])
    await play_rated(services, people=(people[0], people[1]))
    assert (await check(services)).differences == []
    async with services.sessions() as session:
        changes = await session.scalars(select(RatedSeat).where(RatedSeat.match == ended[0]))
        assert all((one.mu, one.sigma) == (one.mu_after, one.sigma_after) for one in changes)


async def test_who_has_played_nothing_else_has_no_rating_left(services: Services) -> None:
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    match, _ = await play_rated(services, people=people)
    await struck(services, match)

    assert await ratings(services) == []
    assert await rating_points(services, people) == [Skill().points] * 2
    assert (await check(services)).differences == []


async def test_only_a_match_that_counts_is_struck_and_once(services: Services) -> None:
    ended, _ = await played(services)
    await struck(services, ended[1])
    async with services.sessions.begin() as session:
        row = await session.get_one(RatedMatch, ended[2])
        row.number, row.refusal = None, "short"

    with pytest.raises(Conflict):
        await struck(services, ended[1])
    for one in (ended[2], "nothing"):
        with pytest.raises(NotFound):
            await struck(services, one)
