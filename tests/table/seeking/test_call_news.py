"""Calls reach the devices of those who asked for it, and nobody else's."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.table.notifier import Notification, PageListener, Withdrawal
from app.table.seeking.calls import ANSWERED_ON_DEVICE_WITHIN, ANSWERED_WITHIN
from app.table.wire.channel import Channel
from tests.support.matches.transports import SilentTransport
from tests.support.seeking.looking import call_of, look, people
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_player_who_asked_for_it_is_called_on_devices_and_has_more_time(
    services: Services, time: Time
) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    await services.seeking.call_on_devices(ann, timedelta(hours=3))
    time.now += timedelta(minutes=10)
    pushed: list[tuple[str, Notification | Withdrawal]] = []
    services.notifier.on_unseen = lambda player_id, news: pushed.append((player_id, news))

    await look(services, ben)

    call = await call_of(services, ann)
    assert call is not None
    message = Notification("seek", call.id, "hockey_game", title="Hockey Game", name="P1")
    assert pushed == [(ann, message)]
    assert call.ends_at == call.made_at + ANSWERED_ON_DEVICE_WITHIN
    await services.seeking.answer(ann, call.id, False)
    assert pushed == [(ann, message)]


@pytest.mark.parametrize("is_visible", [True, False])
async def test_a_player_whose_pages_are_all_hidden_has_more_time(
    services: Services, is_visible: bool
) -> None:
    ann, ben = await people(services, 2)
    page = PageListener(Channel(ann, SilentTransport(), lambda _: b""), at=None)
    await services.notifier.listen(ann, page)
    await services.notifier.set_visible(ann, page, is_visible)
    await look(services, ann)

    await look(services, ben)

    call = await call_of(services, ann)
    assert call is not None
    assert call.ends_at - call.made_at == (ANSWERED_WITHIN if is_visible else ANSWERED_ON_DEVICE_WITHIN)


async def test_a_player_with_several_pages_is_on_the_site_once(services: Services) -> None:
    (ann,) = await people(services, 1)
    pages = [PageListener(Channel(ann, SilentTransport(), lambda _: b""), at=None) for _ in range(2)]
    for page in pages:
        await services.notifier.listen(ann, page)
    assert await services.notifier.people_on_site() == 1

    for page in pages:
        services.notifier.leave(ann, page)
    assert await services.notifier.people_on_site() == 0
