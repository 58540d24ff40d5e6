"""An e-mail address is confirmed by a link, serves to sign in and for mails, and is shown to nobody."""

import re
from collections.abc import AsyncIterator, Iterator

import pytest
from fastapi import FastAPI
from httpx import AsyncClient

from app.api.access.identity import new_player
from app.db.queries.people import mail
from tests.support.mail.mail_server import BASE, Mailbox, browser, mail_server, mailing_app
from tests.support.servers.server_parts import Time, running_app

pytestmark = [pytest.mark.anyio, pytest.mark.db]
ADDRESS = "ann@home.example"
LINK = re.compile(rf"{BASE}(/\S+)")


@pytest.fixture
def mailed() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as running:
        yield running


@pytest.fixture
async def app(database_url: str, anyio_backend: str, mailed: tuple[Mailbox, int]) -> AsyncIterator[FastAPI]:
    async with mailing_app(database_url, mailed[1], Time()) as app:
        yield app


async def told(app: FastAPI, mailed: tuple[Mailbox, int]) -> str:
    """Return the link of the last mail."""
    await app.state.services.mailer.finish()
    found = LINK.search(mailed[0].mails[-1].get_content())
    assert found is not None
    return found[1]


async def confirmed(app: FastAPI, mailed: tuple[Mailbox, int], there: AsyncClient, address: str) -> None:
    assert (await there.post("/you/mail", data={"address": address})).status_code == 303
    code = (await told(app, mailed)).partition("code=")[2]
    assert (await there.post("/mail/confirm", data={"code": code})).status_code == 200


async def test_an_address_counts_once_its_link_was_pressed(app: FastAPI, mailed: tuple[Mailbox, int]) -> None:
    ann, token = await new_player(app.state.services, "Ann")
    async with browser(app, token) as there:
        await there.post("/you/mail", data={"address": " Ann@Home.example "})
        link = await told(app, mailed)
        shown = (await there.get(link)).text
        async with app.state.services.sessions() as session:
            row = await mail.of_player(session, ann.id)
            assert row is not None and row.code_hash is not None

        code = link.partition("code=")[2]
        answers = [
            (await there.post("/mail/confirm", data={"code": one})).status_code for one in (code, code, "x")
        ]
        profile = (await there.get("/you")).text

    assert mailed[0].mails[0]["To"] == ADDRESS
    assert 'action="/mail/confirm"' in shown and answers == [200, 400, 400]
    assert ADDRESS in profile and "No more mails about turns" in profile


async def test_a_link_to_confirm_lasts_a_day(app: FastAPI, mailed: tuple[Mailbox, int]) -> None:
    _, token = await new_player(app.state.services, "Ann")
    async with browser(app, token) as there:
        await there.post("/you/mail", data={"address": ADDRESS})
        code = (await told(app, mailed)).partition("code=")[2]
        app.state.services.scheduler.now.after(hours=25)

        assert (await there.post("/mail/confirm", data={"code": code})).status_code == 400


async def test_a_confirmed_address_brings_the_name_to_another_device_once(
    app: FastAPI, mailed: tuple[Mailbox, int]
) -> None:
    _, token = await new_player(app.state.services, "Ann")
    async with browser(app, token) as home:
        await confirmed(app, mailed, home, ADDRESS)
    async with browser(app) as phone:
        known = await phone.post("/sign_in/mail", data={"address": ADDRESS})
        path, _, code = (await told(app, mailed)).partition("#")
        number = len(mailed[0].mails)
        unknown = await phone.post("/sign_in/mail", data={"address": "eve@home.example"})
        await app.state.services.mailer.finish()
        taken = await phone.post("/sign_in/take", data={"code": code})
        again = await phone.post("/sign_in/take", data={"code": code})

    assert path == "/sign_in" and known.text == unknown.text and len(mailed[0].mails) == number
    assert (taken.status_code, again.status_code) == (303, 400)


async def test_an_address_belongs_to_the_player_who_confirmed_it_last(
    app: FastAPI, mailed: tuple[Mailbox, int]
) -> None:
    services = app.state.services
    players = [await new_player(services, name) for name in ("Ann", "Anna")]
    for _, token in players:
        async with browser(app, token) as there:
            await confirmed(app, mailed, there, ADDRESS)

    async with services.sessions() as session:
        row = await mail.owner_of(session, ADDRESS)
        assert row is not None and row.player_id == players[1][0].id
        assert await mail.of_player(session, players[0][0].id) is None


async def test_one_click_without_a_cookie_ends_the_mails(app: FastAPI, mailed: tuple[Mailbox, int]) -> None:
    services = app.state.services
    ann, token = await new_player(services, "Ann")
    async with browser(app, token) as there:
        await confirmed(app, mailed, there, ADDRESS)
    off = services.mailer.unsubscribe_url(ann.id)
    async with browser(app) as program:
        asked = await program.get(off)
        async with services.sessions() as session:
            before = await mail.of_player(session, ann.id)
        done = await program.post(off, data={"List-Unsubscribe": "One-Click"})
        forged = await program.post(off[:-1] + ("0" if off[-1] != "0" else "1"))

    async with services.sessions() as session:
        after = await mail.of_player(session, ann.id)
    assert (asked.status_code, done.status_code, forged.status_code) == (200, 200, 404)
    assert before and before.wants_turns and after and not after.wants_turns


@pytest.mark.parametrize(
    "wrong", ["", "ann", "ann@home", "a b@home.example", "ann@home.example\nBcc: x@y.example"]
)
async def test_what_is_no_address_is_refused(app: FastAPI, mailed: tuple[Mailbox, int], wrong: str) -> None:
    _, token = await new_player(app.state.services, "Ann")
    async with browser(app, token) as there:
        assert (await there.post("/you/mail", data={"address": wrong})).status_code == 400
    assert mailed[0].mails == []


async def test_without_its_settings_a_server_says_nothing_of_mails(database_url: str) -> None:
    async with running_app(database_url) as app:
        _, token = await new_player(app.state.services, "Ann")
        async with browser(app, token) as there:
            pages = [(await there.get(one)).text for one in ("/you", "/sign_in")]
            answers = [
                (await there.post(one, data={"address": ADDRESS})).status_code
                for one in ("/you/mail", "/sign_in/mail")
            ]

    assert answers == [404, 404]
    assert not any("/mail" in one for one in pages)
