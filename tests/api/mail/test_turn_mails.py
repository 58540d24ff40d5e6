"""Players hear by mail of their turns in matches by days: all in one mail, a match at most once a day."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
from fastapi import FastAPI

from app.api.mail.turn_mails import TurnMails
from app.api.services import Services
from app.db.queries.people import former, mail
from app.db.rows.mail import MailAddress
from app.table.clock.time_control import Days
from tests.support.mail.mail_server import Mailbox, mail_server, mailing_app
from tests.support.matches.tables import play_next, start_table
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]
ADDRESS = "secret@home.example"


@pytest.fixture
def mailed() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as running:
        yield running


@pytest.fixture
async def app(
    database_url: str, anyio_backend: str, mailed: tuple[Mailbox, int], time: Time
) -> AsyncIterator[FastAPI]:
    async with mailing_app(database_url, mailed[1], time) as app:
        yield app


async def with_address(services: Services, player_id: str) -> None:
    async with services.sessions.begin() as session:
        at = services.scheduler.now()
        session.add(
            MailAddress(player_id=player_id, address=ADDRESS, lang="en", asked_at=at, wants_turns=True)
        )


async def test_all_turns_stand_in_one_mail_and_none_is_told_twice_a_day(
    app: FastAPI, mailed: tuple[Mailbox, int], time: Time
) -> None:
    services: Services = app.state.services
    table, people = await start_table(services, clock=Days(3))
    assert table.position is not None
    mine = people[table.position.to_act[0]]
    other, seated = await start_table(services, game="um_reifenbreite", clock=Days(3))
    async with services.sessions.begin() as session:
        await mail.want_turns(session, mine, True)
    await with_address(services, mine)

    assert await services.turn_mails.send_due() == 0  # The turn has just begun.
    time.after(hours=2)
    others = [TurnMails(services.mailer, services.sessions, services.tables) for _ in range(4)]
    assert sum(await asyncio.gather(*(one.send_due() for one in others))) == 1
    time.after(hours=25)
    assert await services.turn_mails.send_due() == 0  # Two days are left.
    time.after(hours=36)
    assert await services.turn_mails.send_due() == 1  # The time is nearly up.
    time.after(hours=1)
    assert await services.turn_mails.send_due() == 0

    first = mailed[0].mails[0]
    text = first.get_content()
    assert first["Subject"] == "Your turn in a match"
    assert f"/matches/{table.header.id}" in text and other.header.id not in text and len(seated) == 2
    assert f"with P{1 - people.index(mine)}" in text
    assert first["List-Unsubscribe"] == f"<{services.mailer.unsubscribe_url(mine)}>"
    assert first["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"\r\nList-Unsubscribe: <{services.mailer.unsubscribe_url(mine)}>\r\n".encode() in mailed[0].raw


async def test_nobody_hears_who_wants_no_mails_or_has_moved_or_is_gone(
    app: FastAPI, mailed: tuple[Mailbox, int], time: Time
) -> None:
    services: Services = app.state.services
    table, people = await start_table(services, clock=Days(3))
    assert table.position is not None
    mine = people[table.position.to_act[0]]
    await with_address(services, mine)
    time.after(hours=2)
    async with services.sessions.begin() as session:
        await mail.want_turns(session, mine, False)
    assert await services.turn_mails.send_due() == 0
    async with services.sessions.begin() as session:
        await mail.want_turns(session, mine, True)
    while table.position is not None and table.position.to_act[0] == people.index(mine):
        await play_next(services, table, people)

    assert await services.turn_mails.send_due() == 0
    assert mailed[0].mails == []
    assert MailAddress.player_id in former.GONE


async def test_a_mail_that_is_refused_stops_nothing_and_no_log_has_the_address(
    app: FastAPI,
    mailed: tuple[Mailbox, int],
    time: Time,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    services: Services = app.state.services
    table, people = await start_table(services, clock=Days(3))
    assert table.position is not None
    await with_address(services, people[table.position.to_act[0]])
    time.after(hours=2)
    mailed[0].refusal = "550 no"

    with caplog.at_level(logging.DEBUG):
        assert await services.turn_mails.send_due() == 0

    logged = [one.getMessage() for one in caplog.records if one.name != "mail.log"]  # the server's own
    assert ADDRESS not in "".join([*logged, *capfd.readouterr()])
    assert ADDRESS not in str(table.document(None))


@pytest.mark.parametrize(("refusal", "sent_later"), [("451 later", 1), ("550 no", 0)])
async def test_a_mail_is_sent_later_if_the_server_asks_for_that(
    app: FastAPI, mailed: tuple[Mailbox, int], time: Time, refusal: str, sent_later: int
) -> None:
    services: Services = app.state.services
    table, people = await start_table(services, clock=Days(3))
    assert table.position is not None
    await with_address(services, people[table.position.to_act[0]])
    time.after(hours=2)
    mailed[0].refusal = refusal
    assert await services.turn_mails.send_due() == 0
    mailed[0].refusal = None

    time.after(seconds=600)

    assert await services.turn_mails.send_due() == sent_later
    assert await services.turn_mails.send_due() == 0
