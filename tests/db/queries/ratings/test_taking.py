"""The queries that take a match: what a player is known by, and what counts on a day."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.services import Services
from app.db.models import Player
from app.db.queries.ratings import taking
from app.db.rows.ratings import PlayerRating, RatedMatch

pytestmark = [pytest.mark.anyio, pytest.mark.db]
GAME, NOON = "hockey_game", datetime(2026, 11, 1, 12, tzinfo=UTC)


async def test_a_player_is_known_by_the_last_season_of_the_game(services: Services) -> None:
    counts = dict.fromkeys(("rated", "won", "total", "against_people"), 1) | {"is_ranked": False}
    async with services.sessions.begin() as session:
        session.add(Player(id="ann", name="Ann"))
        await session.flush()
        for game, season, mu in (
            (GAME, "2026-4", 27.0),
            (GAME, "2026-3", 26.0),
            ("extraliga", "2027-1", 1.0),
        ):
            session.add(PlayerRating(game=game, season=season, player_id="ann", mu=mu, sigma=5, **counts))

        assert (await taking.latest(session, GAME, {"ann", "ben"}))["ann"].mu == 27.0


async def test_matches_of_a_company_that_counted_are_counted_in_an_interval(services: Services) -> None:
    async with services.sessions.begin() as session:
        for number, (company, refusal, hours) in enumerate(
            [("a", None, 0), ("a", "struck", 23), ("a", None, 24), ("a", "bot", 1), ("b", None, 1)], 1
        ):
            row = {"company": company, "refusal": refusal, "finished_at": NOON + timedelta(hours=hours)}
            counted = None if refusal == "bot" else number
            session.add(RatedMatch(match=f"m{number}", game=GAME, number=counted, season="2026-4", **row))

        assert await taking.counted_between(session, GAME, "a", NOON, NOON + timedelta(days=1)) == 2
        assert await taking.counted_between(session, "extraliga", "a", NOON, NOON + timedelta(days=1)) == 0
