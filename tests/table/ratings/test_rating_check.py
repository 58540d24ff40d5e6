"""Computing all ratings again gives the stored ones, and whatever was changed is found."""

import itertools

import pytest
from sqlalchemy import delete, text, update

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.match_archive import OF_A_MATCH
from app.db.models import Match
from app.db.queries.ratings import leaderboards
from app.db.rows.ratings import PlayerRating, RatedMatch, RatedSeat
from app.table.ratings.rating_check import CheckedRatings, check_ratings
from tests.support.ratings.rated_matches import play_rated, rating_points

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def check(services: Services) -> CheckedRatings:
    async with services.sessions() as session:
        return await check_ratings(session, services.tables.games)


async def played(services: Services) -> tuple[list[str], list[str]]:
    """Play a few matches among three people; return the matches and the people."""
    people = [(await new_player(services, name))[0].id for name in ("Ann", "Ben", "Eve")]
    pairs = [*itertools.permutations(people, 2)]
    return [(await play_rated(services, people=pair))[0] for pair in pairs], people


async def test_ratings_that_were_computed_again_are_the_stored_ones(services: Services) -> None:
    await played(services)

    found = await check(services)

    assert (found.matches, found.ratings, found.differences) == (6, 3, [])


async def test_ratings_outlive_their_matches_and_their_players(services: Services) -> None:
    """Two matches have been moved to files, and a player has been deleted."""
    ended, people = await played(services)
    async with services.sessions.begin() as session:
        for match_id, table in itertools.product(ended[:2], reversed(OF_A_MATCH)):
            column = "id" if table.name == "matches" else "match_id"
            await session.execute(delete(table).where(table.columns[column] == match_id))
        await leaderboards.forget(session, people[2])

    found = await check(services)

    assert (found.matches, found.ratings, found.differences) == (6, 2, [])
    async with services.sessions() as session:
        left = "SELECT count(*) FROM rated_seats WHERE player_id = :gone"
        assert await session.scalar(text(left), {"gone": people[2]}) == 0


async def test_ratings_go_to_a_new_name_in_games_in_which_it_has_none(services: Services) -> None:
    """Ann plays on as Anna, who has played nothing, then as Ben, who has a rating of his own."""
    _, (ann, ben, _) = await played(services)
    anna = (await new_player(services, "Anna"))[0].id
    before = await rating_points(services, (ann, ben))
    async with services.sessions.begin() as session:
        await leaderboards.hand_over(session, ann, anna)
    assert await rating_points(services, (anna, ben, ann)) == [*before, 1500]
    assert (await check(services)).differences == []

    async with services.sessions.begin() as session:
        await leaderboards.hand_over(session, anna, ben)

    assert await rating_points(services, (anna, ben)) == before
    assert (await check(services)).differences == []


@pytest.mark.parametrize(
    "changed",
    [
        update(PlayerRating).values(mu=PlayerRating.mu + 1e-6),
        update(PlayerRating).values(total=PlayerRating.total + 1),
        update(RatedSeat).where(RatedSeat.seat == 0).values(place=3),
        update(RatedSeat).where(RatedSeat.seat == 1).values(sigma_after=5),
        update(RatedMatch).values(number=RatedMatch.number + 10).where(RatedMatch.number == 1),
        update(Match).values(chosen="host"),
        delete(PlayerRating),
        text("INSERT INTO rating_bands VALUES ('um_reifenbreite', '2026-4', 100, 1)"),
        text("UPDATE rated_matches SET number = NULL, refusal = 'short' WHERE number = 6"),
        text("DELETE FROM rated_seats WHERE match = (SELECT max(match) FROM rated_matches)"),
    ],
)
async def test_what_was_changed_is_found(services: Services, changed) -> None:
    await played(services)
    async with services.sessions.begin() as session:
        await session.execute(changed)

    assert (await check(services)).differences


async def test_a_match_that_was_never_taken_is_found(services: Services) -> None:
    ended, _ = await played(services)
    async with services.sessions.begin() as session:
        await session.execute(delete(RatedSeat).where(RatedSeat.match == ended[-1]))
        await session.execute(delete(RatedMatch).where(RatedMatch.match == ended[-1]))

    assert f"match {ended[-1]} was never taken" in (await check(services)).differences
