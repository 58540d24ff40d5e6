"""A form that is sent twice makes one thing, and both requests get the first answer."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import func, select, update

from app.api.rendering.templates import FORM_KEY
from app.db.models import FormAnswer, Match, Player
from app.db.queries import form_answers
from app.db.queries.form_answers import ABANDONED, KEPT
from tests.support.browser.html_pages import HTML
from tests.support.servers.server_parts import running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]

KEY = "a-key-of-one-form"
LOBBY = {"seats": "2", "sit": "1", "seat-1": "anyone", "o-races": "liege_bastogne_liege", "name": "Ivo"}
FORMS = [
    ("/", {"game": "hockey_game", "strength": "easy", "name": "Ivo"}),
    ("/new/um_reifenbreite", LOBBY),
    ("/tournaments/new/helvetia_cup", {"tournament_name": "Ski Cup", "name": "Ivo"}),
    ("/you/name", {"name": "Ivo", "next": "/you"}),
    ("/learn/hockey_game/lesson", {"name": "Ivo"}),
]


class Site:
    """Two processes at one database, and browsers that ask them."""

    def __init__(self, apps: list[FastAPI], stack: AsyncExitStack) -> None:
        self.apps, self.stack = apps, stack

    async def browser(self, process: int = 0) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.apps[process])
        client = httpx.AsyncClient(transport=transport, base_url="http://test", headers=HTML, timeout=60)
        return await self.stack.enter_async_context(client)

    async def count(self, what: Any) -> int:
        async with self.apps[0].state.services.sessions() as session:
            return await session.scalar(select(func.count()).select_from(what)) or 0

    async def ages(self, by: timedelta) -> None:
        """Let all kept answers be older."""
        async with self.apps[0].state.services.sessions.begin() as session:
            await session.execute(update(FormAnswer).values(taken_at=FormAnswer.taken_at - by))


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(running_app(database_url)) for _ in range(2)]
        yield Site(apps, stack)


@pytest.mark.parametrize(("address", "said"), FORMS, ids=[address for address, _ in FORMS])
async def test_a_form_pressed_twice_makes_one_player_and_one_thing(
    site: Site, address: str, said: dict[str, str]
) -> None:
    browsers = [await site.browser(process) for process in (0, 1, 0)]
    sent = [one.post(address, data={**said, "form_key": KEY}) for one in browsers]
    answers = await asyncio.gather(*sent)
    seen = [(await one.get("/api/me")).json() for one in browsers]

    assert [one.status_code for one in answers] == [303] * 3
    assert len({one.headers["location"] for one in answers}) == 1
    assert await site.count(Player) == 1
    assert await site.count(Match) <= 1
    assert [one["name"] for one in seen] == ["Ivo"] * 3


async def test_sitting_down_twice_leaves_nobody_else_on_a_seat(site: Site) -> None:
    host, guest = await site.browser(), await site.browser()
    lobby = (await host.post("/new/um_reifenbreite", data=LOBBY)).headers["location"]
    seat = {"name": "Ola", "form_key": KEY, "word_commitment": ""}
    sent = [guest.post(f"{lobby}/sit", data=seat | {"word_commitment": word}) for word in ("", "")]
    answers = await asyncio.gather(*sent)
    seats = (await guest.get(f"/api{lobby}")).json()["seats"]

    assert [one.headers["location"] for one in answers] == [lobby] * 2
    assert [one["player"] and one["player"]["name"] for one in seats] == ["Ivo", "Ola"]
    assert (await guest.get("/api/me")).json()["name"] == "Ola"
    assert await site.count(Player) == 2


async def test_a_form_that_says_something_else_makes_something_else(site: Site) -> None:
    browser = await site.browser()
    for seats in ("2", "3", "2"):
        await browser.post("/new/um_reifenbreite", data=LOBBY | {"seats": seats, "form_key": KEY})

    assert await site.count(Match) == 2


async def test_a_form_that_was_refused_can_be_sent_again(site: Site) -> None:
    browser = await site.browser()
    form = {"game": "hockey_game", "strength": "easy", "form_key": KEY}
    refused = await browser.post("/", data=form | {"name": " "})
    once_more = await browser.post("/", data=form | {"name": " "})
    given = await browser.post("/", data=form | {"name": "Ivo"})

    assert (refused.status_code, once_more.status_code, given.status_code) == (400, 400, 303)


async def test_after_a_while_a_key_is_new_again_and_an_abandoned_one_sooner(site: Site) -> None:
    browser = await site.browser()
    form = LOBBY | {"form_key": KEY}
    await browser.post("/new/um_reifenbreite", data=form)
    await site.ages(KEPT)
    await browser.post("/new/um_reifenbreite", data=form)
    made = await site.count(Match)
    async with site.apps[0].state.services.sessions.begin() as session:
        await session.execute(update(FormAnswer).values(location=None))  # The process was killed.
    await site.ages(ABANDONED)
    await browser.post("/new/um_reifenbreite", data=form)

    assert (made, await site.count(Match), await site.count(FormAnswer)) == (2, 3, 1)


async def test_another_site_makes_nobody_somebody_else(site: Site) -> None:
    first, other = await site.browser(), await site.browser()
    form = {"name": "Ivo", "form_key": KEY}
    await first.post("/you/name", data=form)
    answer = await other.post("/you/name", data=form, headers={"Sec-Fetch-Site": "cross-site"})

    assert "set-cookie" not in answer.headers
    assert (await other.get("/api/me")).status_code == 401


async def test_a_name_form_in_an_old_tab_makes_nobody_new(site: Site) -> None:
    browser = await site.browser()
    await browser.post("/you/name", data={"name": "Ivo"})
    await browser.post("/you/name", data={"name": "Iva", "form_key": KEY})

    assert (await browser.get("/api/me")).json()["name"] == "Ivo"
    assert await site.count(Player) == 1


async def test_each_page_that_is_shown_has_a_key_of_its_own(site: Site) -> None:
    browser = await site.browser()
    shown = [await browser.get("/new/um_reifenbreite") for _ in range(2)]
    again = {"If-None-Match": shown[0].headers["etag"]}
    repeated = await browser.get("/new/um_reifenbreite", headers=again)
    asked = await browser.get("/new/um_reifenbreite", headers=again | {"Sec-Fetch-Dest": "empty"})
    keys = [re.findall(r'name="form_key" value="([^"]*)"', one.text) for one in shown]

    assert keys[0] != keys[1]
    assert min(len(one) for of_page in keys for one in of_page) >= 16
    assert shown[0].headers["etag"] == shown[1].headers["etag"]
    assert (repeated.status_code, asked.status_code) == (200, 304)
    assert FORM_KEY not in shown[0].text


async def test_a_key_is_given_back_only_while_nothing_was_answered(site: Site) -> None:
    async with site.apps[0].state.services.sessions.begin() as session:
        await form_answers.take(session, b"key")
        await form_answers.keep(session, b"key", form_answers.KeptAnswer("/you", None))
        await form_answers.give_back(session, b"key")
        kept = await form_answers.take(session, b"key")

    assert kept == form_answers.KeptAnswer("/you", None)
