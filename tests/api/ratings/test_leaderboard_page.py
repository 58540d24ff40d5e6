"""The leaderboard of a game: 50 places a page, the reader's own row, and nobody named against their will."""

import re
from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries.people import public_pages
from app.db.queries.ratings import leaderboards, taking
from app.db.rows.ratings import PlayerRating
from app.table.ratings.season import season_at
from tests.support.servers.server_parts import NOON, Time, running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]
GAME, SEASON = "um_reifenbreite", season_at(NOON).key
ROW = re.compile(r'<tr( class="mine")?><td class="num">(.*?)</td><td class="who">(.*?)</td>', re.S)


@pytest.fixture
async def app(database_url: str, anyio_backend: str) -> AsyncIterator[FastAPI]:
    async with running_app(database_url, Time()) as app:
        yield app


async def rank(services: Services, name: str, mu: float, season: str = SEASON, is_ranked: bool = True) -> str:
    """Store a player with a rating; return their token."""
    player, token = await new_player(services, name)
    counts = {"rated": 12, "won": 7, "total": 12 if is_ranked else 4, "against_people": 9}
    row = PlayerRating(
        game=GAME, season=season, player_id=player.id, mu=mu, sigma=3.0, is_ranked=is_ranked, **counts
    )
    async with services.sessions.begin() as session:
        session.add(row)
        await taking.change_bands(session, GAME, season, {leaderboards.band_of(mu): int(is_ranked)})
        if name == "Known":
            await public_pages.switch_on(session, player.id, "known-2345")
    return token


async def rows_of(app: FastAPI, address: str, token: str = "") -> tuple[list[tuple[str, str]], str]:
    """Return place and name of each row, the reader's own with a star, and the page."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://test") as there:
        answer = await there.get(address, headers=headers | {"Accept": "text/html"})
    assert answer.status_code == 200
    rows = [
        (place, re.sub(r"<[^>]+>", "", who).strip() + ("*" if mine else ""))
        for mine, place, who in ROW.findall(answer.text)
    ]
    return rows, answer.text


async def test_computers_stand_among_people_who_are_named_if_they_want_it(app: FastAPI) -> None:
    services = app.state.services
    for name, mu in (("Shy", 27.0), ("Known", 26.0), ("Shy Too", 26.0)):
        await rank(services, name, mu)

    rows, page = await rows_of(app, f"/ratings/{GAME}")

    places = [row for row in rows if row[0] != "–"]
    assert places[0] == ("1", "a player")
    assert sorted(places[1:]) == [("2", "Known"), ("2", "a player")]
    assert [who for place, who in rows if place == "–"] == [
        f"Computer, {one}" for one in ("Hard", "Normal", "Easy")
    ]
    assert "Shy" not in page and "/p/known-2345" in page
    assert "winter 2026, ends 31 Mar" in page and 'rel="next"' not in page


async def test_readers_have_their_own_row_wherever_they_are(app: FastAPI) -> None:
    services = app.state.services
    tokens = [await rank(services, f"P{number}", 30 - number / 10) for number in range(53)]
    unsettled = await rank(services, "New", 24.0, is_ranked=False)

    first, page = await rows_of(app, f"/ratings/{GAME}", tokens[51])
    (further,) = re.findall(r'rel="next" href="([^"]+)"', page)
    second, _ = await rows_of(app, further.replace("&amp;", "&"), tokens[51])
    new, text = await rows_of(app, f"/ratings/{GAME}", unsettled)

    assert first[0] == ("52", "P51 you*") and len([one for one in first if one[0] != "–"]) == 51
    assert [one for one in second if one[0] != "–"] == [
        ("51", "a player"),
        ("52", "P51 you*"),
        ("53", "a player"),
    ]
    assert new[0] == ("–", "New you*") and "1460?" in text


async def test_old_seasons_stay(app: FastAPI) -> None:
    await rank(app.state.services, "Known", 27.0, season="2025-3")

    _, page = await rows_of(app, f"/ratings/{GAME}")
    rows, old = await rows_of(app, f"/ratings/{GAME}?season=2025-3")

    assert f"/ratings/{GAME}?season=2025-3" in page and "No one is ranked here yet" in page
    assert rows == [("1", "Known")] and "summer 2025" in old


@pytest.mark.parametrize(
    ("wrong", "status"), [("chess", 404), (f"{GAME}?season=2026-5", 404), (f"{GAME}?after=x~y", 400)]
)
async def test_what_there_is_not_is_refused(app: FastAPI, wrong: str, status: int) -> None:
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://test") as there:
        assert (await there.get(f"/ratings/{wrong}")).status_code == status
