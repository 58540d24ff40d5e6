"""A player who deletes their profile is nowhere but as a former player, and records still verify."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from app.db.base import Base
from app.db.queries.people.former import GONE, SLEEPS_FOR
from app.table.replay.record import verify
from tests.api.players.test_sign_in_page import code_in, words_of
from tests.support.servers.server_parts import Time, running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]

NAME = "Kunigunda-Q"
BROWSER = {"accept": "text/html"}
KEPT = {
    "former_players.player_id",
    "matches.host_id",
    "results.player_id",
    "seats.player_id",
    "seats.kept_for",
    "seats.first_id",
    "tournament_coaches.player_id",
    "tournaments.host_id",
}
"""The columns in which a former player stays, under their number alone."""
FORGOTTEN = {
    "rated_seats.player_id",
    "ratings.player_id",
    "operators.player_id",
    "desk_tokens.player_id",
    "report_cases.player_id",
    "player_reports.reporter_id",
    "sanctions.player_id",
}
"""The columns that the queries of ratings and of moderation clear themselves."""
BY_OPERATORS = {
    "report_cases.taken_by",
    "sanctions.by_id",
    "sanctions.heard_by",
    "desk_entries.operator_id",
    "desk_entries.player_id",
    "house_notices.by_id",
}
"""The columns that say under a number alone who decided what about whom."""


class Somebody:
    """A player with a cookie, at an app in this process."""

    def __init__(self, app: FastAPI) -> None:
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(
            transport=transport,
            base_url="http://test",
            follow_redirects=True,
            headers=BROWSER,
        )
        self.id = ""

    async def called(self, name: str) -> "Somebody":
        self.id = (await self.api("/api/players", {"name": name}))["id"]
        return self

    async def api(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def opens(self, **more: Any) -> str:
        opened = await self.api("/api/matches", {"game": "um_reifenbreite", "seats": 2, **more})
        return str(opened["id"])


@pytest.fixture
async def app(database_url: str, time: Time, anyio_backend: str) -> AsyncIterator[FastAPI]:
    async with running_app(database_url, time) as app:
        yield app


async def met(first: Somebody, second: Somebody, *, over: bool) -> str:
    match = await first.opens()
    await second.api(f"/api/matches/{match}/seats")
    await first.api(f"/api/matches/{match}/start")
    if over:
        await first.api(f"/api/matches/{match}/resign")
    return match


async def named_in(database_url: str, name: str) -> list[str]:
    """Return every table of the database in which a row holds the name, in any column."""
    database = await asyncpg.connect(database_url)
    try:
        tables = await database.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return [
            one
            for (one,) in tables
            if await database.fetchval(
                f'SELECT count(*) FROM "{one}" AS row WHERE row::text ILIKE $1',
                f"%{name}%",
            )
        ]
    finally:
        await database.close()


async def test_a_deleted_player_is_nowhere_and_records_still_verify(
    app: FastAPI, database_url: str, time: Time
) -> None:
    her, ann, ben = [await Somebody(app).called(name) for name in (NAME, "Ann", "Ben")]
    over, running = await met(her, ann, over=True), await met(ann, her, over=False)
    taken = await met(ann, ben, over=False)
    await ben.http.delete(f"/api/matches/{taken}/seats/1")
    await her.api(f"/api/matches/{taken}/seats")
    await ann.api(f"/api/matches/{taken}/resign")
    cup = (await her.api("/api/tournaments", {"game": "helvetia_cup", "coaches": 3, "name": "Cup"}))["id"]
    await her.http.post("/you/public", data={"on": "1"})
    await her.http.post(f"/people/{ann.id}/mark", data={"kind": "mute", "on": "1"})
    await ann.http.post(f"/people/{her.id}/mark", data={"kind": "block", "on": "1"})
    await words_of(her.http)
    (handle,) = re.findall(r'href="(/p/[^"]+)"', (await her.http.get("/you")).text)
    pages = [
        *(f"/matches/{over}/result", f"/matches/{over}/replay", f"/matches/{taken}/replay"),
        *("/you/people", "/you/matches", f"/api/matches/{over}/record", f"/api/matches/{taken}/record"),
        *(f"/api/matches/{running}", "/watch", "/api/matches", f"/tournaments/{cup}"),
        *("/api/tournaments", "/tournaments", "/", "/you", f"/api/matches/{over}/document?seq=0"),
    ]
    kept = {one: (await ann.http.get(one)).text for one in pages}
    assert sum(NAME in text for text in kept.values()) > 8
    assert {"matches", "players", "table_events", "public_pages"} >= {
        *(await named_in(database_url, NAME))
    } - {"public_pages"}

    refused = await her.http.post("/you/delete", data={"name": "Ann"})
    deleted = await her.http.post("/you/delete", data={"name": f" {NAME.upper()} "})
    assert (refused.status_code, deleted.status_code) == (400, 200)
    assert "sleeps for 7 days" in deleted.text and (await her.http.get("/api/me")).status_code == 401
    seat = (await ann.http.get(f"/api/matches/{running}/document")).json()["seats"][1]
    assert seat["bot"] is not None, "the computer plays on"
    assert (await ann.http.get(handle)).status_code == 404
    services = app.state.services
    time.after(days=6, hours=23)
    assert await services.former_players.forget_due() == 0
    time.after(hours=1)
    assert await services.former_players.forget_due() == 1

    assert await named_in(database_url, NAME) == await named_in(database_url, handle[3:]) == []
    for one in (*pages, "/watch?q=unigunda", handle, f"/people/{her.id}", f"/matches/{over}"):
        assert NAME.lower() not in (await ann.http.get(one)).text.lower(), one
    assert (await ann.http.get(f"/people/{her.id}")).status_code == 404
    assert (await ann.http.post(f"/people/{her.id}/invite")).status_code == 404
    for lang, former in (("en", "Former player"), ("cs", "Smazaný profil"), ("ru", "Удалённый профиль")):
        ann.http.cookies.set("lang", lang)
        for one in (f"/matches/{over}/result", "/you/matches", "/you/people"):
            text = (await ann.http.get(one)).text
            english = re.findall(r".{60}Former.{60}", text)
            assert former in text and bool(english) is (lang == "en"), (lang, one, english)
    ann.http.cookies.delete("lang")
    for match in (over, taken):
        lines = (await ann.http.get(f"/api/matches/{match}/record")).text.splitlines()
        verdict = verify(lines)
        assert verdict.ok and any("1 lines from which the name" in one for one in verdict.unproved), verdict
        before = kept[f"/api/matches/{match}/record"].splitlines()
        assert json.loads(lines[-1])["head"] == json.loads(before[-1])["head"]
        changed = [one for one, other in zip(lines, before, strict=True) if one != other]
        assert len(changed) == 1 and "redacted" in changed[0]
    picture = re.findall(r"/og/[^\"]+", kept[f"/matches/{over}/result"])
    assert picture and picture[0] not in (await ann.http.get(f"/matches/{over}/result")).text
    assert await services.former_players.forget_due() == 0


async def test_six_words_wake_a_name(app: FastAPI, time: Time) -> None:
    her = await Somebody(app).called(NAME)
    words = await words_of(her.http)
    await her.http.post("/you/delete", data={"name": NAME})
    phone = Somebody(app)

    asked = await phone.http.post("/sign_in/words", data={"words": words})
    await phone.http.post("/sign_in/take", data={"code": code_in(asked)})

    assert (await phone.http.get("/api/me")).json()["name"] == NAME
    time.after(seconds=SLEEPS_FOR.total_seconds())
    assert await app.state.services.former_players.forget_due() == 0


def test_every_column_that_names_a_player_says_what_becomes_of_it() -> None:
    named = {
        f"{table.name}.{key.parent.name}"
        for table in Base.metadata.tables.values()
        for key in table.foreign_keys
        if key.column.table.name == "players"
    }
    gone = {f"{one.class_.__tablename__}.{one.key}" for one in GONE}

    assert named <= gone | KEPT | FORGOTTEN | BY_OPERATORS and not gone & KEPT
