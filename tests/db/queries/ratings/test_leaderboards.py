"""Leaderboards: pages of ranked players, and the place of one of them."""

import random

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.services import Services
from app.db.models import Player
from app.db.queries.ratings import leaderboards, taking
from app.db.rows.ratings import PlayerRating

pytestmark = [pytest.mark.anyio, pytest.mark.db]
GAME, SEASON = "hockey_game", "2026-4"


async def fill(session: AsyncSession, ratings: list[float | None]) -> None:
    """Store players `p0`, `p1` ... with these ratings; None is a player without a place."""
    for number, mu in enumerate(ratings):
        session.add(Player(id=f"p{number}", name=f"P{number}"))
        await session.flush()
        row = {"mu": 25.0 if mu is None else mu, "is_ranked": mu is not None, "sigma": 3.0}
        counts = dict.fromkeys(("rated", "won", "total", "against_people"), 12)
        session.add(PlayerRating(game=GAME, season=SEASON, player_id=f"p{number}", **row, **counts))
        if mu is not None:
            await taking.change_bands(session, GAME, SEASON, {leaderboards.band_of(mu): 1})


async def test_pages_have_everybody_with_a_place_once_and_the_best_first(services: Services) -> None:
    rng = random.Random(1)
    ratings = [rng.choice([None, round(rng.gauss(25, 5), 1)]) for _ in range(60)]
    async with services.sessions.begin() as session:
        await fill(session, ratings)
        pages, after = [], None
        while page := await leaderboards.best(session, GAME, SEASON, after, limit=7):
            pages += page
            last = page[-1].mu
            after = last, sum(one.mu == last for one in pages)
        mine = [await leaderboards.rating_in(session, GAME, SEASON, one.player_id) for one in pages]

    ranked = sorted((mu for mu in ratings if mu is not None), reverse=True)
    assert [one.mu for one in pages] == ranked
    assert len({one.player_id for one in pages}) == len(ranked)
    assert [one and one.place for one in mine] == [1 + sum(other > mu for other in ranked) for mu in ranked]
    assert {one and one.of for one in mine} == {len(ranked)}


async def test_a_player_who_is_forgotten_leaves_no_gap(services: Services) -> None:
    async with services.sessions.begin() as session:
        await fill(session, [30.0, 28.0, 27.9])
        await leaderboards.forget(session, "p1")

        assert [one.player_id for one in await leaderboards.best(session, GAME, SEASON)] == ["p0", "p2"]
        last = await leaderboards.rating_in(session, GAME, SEASON, "p2")
        assert last and (last.place, last.of) == (2, 2)
        assert await leaderboards.of_player(session, "p1") == []


async def test_seasons_are_those_with_a_leaderboard(services: Services) -> None:
    async with services.sessions.begin() as session:
        await fill(session, [30.0, None])

        assert await leaderboards.seasons(session, GAME) == [SEASON]
        assert await leaderboards.seasons(session, "extraliga") == []


async def test_a_player_has_one_rating_per_game_that_of_the_last_season(services: Services) -> None:
    async with services.sessions.begin() as session:
        await fill(session, [30.0])
        (mine,) = await leaderboards.of_player(session, "p0")
        old = {"mu": 20.0, "sigma": 5.0, "is_ranked": False}
        counts = dict.fromkeys(("rated", "won", "total", "against_people"), 1)
        session.add(PlayerRating(game=GAME, season="2026-3", player_id="p0", **old, **counts))
        await session.flush()

        assert await leaderboards.of_player(session, "p0") == [mine]
        assert (mine.place, mine.of, mine.total) == (1, 1, 12)
