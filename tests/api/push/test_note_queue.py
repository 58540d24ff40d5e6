"""What waits to be sent, and what several processes know of what was sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from fastapi import Request
from structlog.testing import capture_logs

from app.api.players.device_routes import Subscription, _device
from app.api.push.push_sender import PushSender
from app.api.services import Services
from app.concurrency.tasks import cancel_and_wait
from app.db.queries import push_devices
from app.table.notifier import Notification, Withdrawal
from app.table.table import Table
from tests.support.browser.push_service import Browser, PushService
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def owner_with(services: Services, service: PushService, path: str) -> tuple[Table, str, Browser]:
    """Return a running match, a player of it, and the browser below this path that they have subscribed."""
    table, seated = await start_table(services)
    browser = Browser()
    body = Subscription.model_validate(browser.subscription(service.url + path))
    request = Request({"type": "http", "headers": [], "query_string": b""})
    async with services.sessions.begin() as session:
        await push_devices.store(session, _device(body, request, seated[0]))
    return table, seated[0], browser


@asynccontextmanager
async def sending(*senders: PushSender) -> AsyncIterator[None]:
    """Let the senders run inside the block."""
    tasks = [asyncio.create_task(sender.run()) for sender in senders]
    yield
    await cancel_and_wait(tasks)


async def until(wanted: Callable[[], bool]) -> None:
    """Let the other tasks run until the condition holds."""
    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not wanted():
            await asyncio.to_thread(lambda: None)


def turn(table: Table) -> Notification:
    return Notification("turn", table.header.id, table.header.game, "Um Reifenbreite")


async def test_what_one_process_has_sent_another_one_withdraws(
    services: Services, service: PushService
) -> None:
    one, other = [PushSender(services.settings, services.sessions, services.tables) for _ in range(2)]
    async with sending(one, other):
        await asyncio.gather(*(sender._read_owners() for sender in (one, other)))
        table, player, browser = await owner_with(services, service, "/across")
        await one.announce_owner(player)
        other.reload_owners()  # What another process does when the message reaches it.
        await until(lambda: player in (other._owners or ()))

        one.enqueue(player, turn(table))
        _, shown = await service.push_message()
        other.enqueue(player, Withdrawal(table.header.id))
        _, withdrawn = await service.push_message()
        other.enqueue(player, Withdrawal(table.header.id))
        other.enqueue(player, turn(table))
        _, again = await service.push_message()

    assert browser.read(shown)["title"] == browser.read(again)["title"] == "Your turn"
    assert browser.read(withdrawn) == {"tag": table.header.id, "over": True}


async def test_of_each_match_only_the_last_news_wait(services: Services, service: PushService) -> None:
    sender = PushSender(services.settings, services.sessions, services.tables)
    table, player, browser = await owner_with(services, service, "/busy")
    await sender._read_owners()
    for _ in range(20):
        sender.enqueue(player, turn(table))
        sender.enqueue(player, Withdrawal(table.header.id))
    sender.enqueue(player, turn(table))

    async with sending(sender):
        _, body = await service.push_message()
        sender.enqueue(player, Withdrawal(table.header.id))
        _, withdrawn = await service.push_message()

    assert browser.read(body)["title"] == "Your turn"
    assert browser.read(withdrawn)["over"]


async def test_an_endpoint_that_fails_rests_and_its_address_is_in_no_log(
    services: Services, service: PushService
) -> None:
    sender = PushSender(services.settings, services.sessions, services.tables)
    table, player, _ = await owner_with(services, service, "/fails")
    await sender._read_owners()
    with capture_logs() as logs:
        async with sending(sender):
            sender.enqueue(player, turn(table))
            await service.push_message()
            await until(lambda: bool(logs))
            sender.enqueue(player, turn(table))
            await until(lambda: not (sender._queue._waiting or sender._queue._busy))

    assert service.taken.empty(), "it has been left alone"
    assert [one["event"] for one in logs] == ["note_not_taken"]
    assert "/fails" not in str(logs)
