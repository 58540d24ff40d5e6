"""Browsers are counted under a lock, so that registrations at once cannot exceed the limit."""

import asyncio
from datetime import UTC, datetime

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import push_devices
from app.db.rows.push import Device

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_browsers_registered_at_once_are_no_more_than_others(services: Services) -> None:
    ann, _ = await new_player(services, "Ann")

    async def register(number: int) -> None:
        device = Device(
            id=f"device{number}",
            player_id=ann.id,
            endpoint=f"https://push.example/{ann.id}/{number}",
            p256dh=b"",
            auth=b"",
            lang="en",
            agent="",
            created_at=datetime.now(UTC),
        )
        async with services.sessions.begin() as session:
            await push_devices.store(session, device)

    await asyncio.gather(*map(register, range(push_devices.MOST + 5)))

    async with services.sessions() as session:
        assert len(await push_devices.of_player(session, ann.id)) == push_devices.MOST
