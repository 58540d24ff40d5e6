"""Ratings on the pages of a player and of a result."""

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from app.api.access.identity import new_token
from app.api.http.token_scopes import Scope
from app.api.ratings.rating_views import rating_view, week_of
from app.db.queries.ratings.leaderboards import RatingWithPlace
from app.engine.catalog import catalog
from tests.support.matches.tables import start_table
from tests.support.ratings.rated_matches import play_rated
from tests.support.servers.server_parts import NOON, running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]
GAME = catalog()["um_reifenbreite"]


@pytest.fixture
async def app(database_url: str, anyio_backend: str) -> AsyncIterator[FastAPI]:
    async with running_app(database_url) as app:
        yield app


async def seen(app: FastAPI, address: str, player_id: str) -> str:
    token = await new_token(app.state.services, player_id, Scope.ALL)
    headers = {"Authorization": f"Bearer {token}", "Accept": "text/html"}
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://test") as there:
        answer = await there.get(address, headers=headers)
    assert answer.status_code == 200
    return answer.text


def row(**changed: object) -> RatingWithPlace:
    known = {"game": GAME.id, "season": "2026-1", "mu": 27.0, "sigma": 3.0, "rated": 9, "won": 4, "total": 12}
    return RatingWithPlace(
        **known | {"against_people": 8, "is_ranked": True, "place": 4, "of": 9} | changed  # type: ignore[arg-type]
    )


def test_a_rating_of_an_old_season_is_less_certain_and_has_no_place_now() -> None:
    now, old = (rating_view(GAME, row(season=season), NOON) for season in ("2026-1", "2025-2"))

    assert (now.points, now.spread, now.place, now.of, now.is_settled) == (1580, 120, 4, 9, True)
    assert (old.points, old.spread, old.place, old.is_settled) == (1580, 180, None, True)
    assert now.line == (260, 240, 380)


def test_a_new_rating_says_how_many_matches_are_missing() -> None:
    view = rating_view(GAME, row(total=7, is_ranked=False, place=None, of=None), NOON)

    assert (view.more, view.is_settled) == (3, False)
    assert rating_view(GAME, row(sigma=7.0, is_ranked=False, place=None, of=None), NOON).more is None


def test_a_week_begins_on_monday() -> None:
    starts = [week_of(datetime(2026, 11, day, 23, 59, tzinfo=UTC)) for day in (22, 23, 29, 30)]

    assert [one.isoformat()[:16] for one in starts] == [f"2026-11-{day}T00:00" for day in (16, 23, 23, 30)]


async def test_the_result_says_what_a_match_did_to_the_ratings_and_so_does_the_profile(app: FastAPI) -> None:
    match_id, (ann, ben) = await play_rated(app.state.services)

    result = await seen(app, f"/matches/{match_id}/result", ann)
    profile = await seen(app, "/you", ben)

    assert re.findall(r"Rating: 1500 → (\d+)", result) == ["1395", "1605"]
    assert "<dt>Rated</dt><dd>Yes</dd>" in result
    assert "+105 this week" in profile and "−105 this week" in await seen(app, "/you", ann)
    assert "1605?" in profile and "1 rated, 9 more to be ranked" in profile


async def test_the_result_says_why_a_match_did_not_count(app: FastAPI) -> None:
    services = app.state.services
    _, people = await play_rated(services)
    for _ in range(9):
        await play_rated(services, people=people)
    limited, _ = await play_rated(services, people=people)
    friendly, (host, _) = await start_table(services, visibility="private", hints=True)
    await services.referee.resign(friendly, host)

    assert "not rated: same people, daily limit" in await seen(app, f"/matches/{limited}/result", people[0])
    assert "not rated: hints on" in await seen(app, f"/matches/{friendly.header.id}/result", host)
