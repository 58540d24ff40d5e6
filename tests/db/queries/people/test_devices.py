"""A player finds the devices that recognise them, and only their own."""

from datetime import UTC, datetime

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.identity_models import Passkey, PublicPage, RecoveryWords
from app.db.queries.people import devices
from app.db.queries.people.devices import WaysBack
from app.db.rows.push import Device

pytestmark = [pytest.mark.anyio, pytest.mark.db]
LATER = datetime(2100, 1, 1, tzinfo=UTC)


async def test_a_player_finds_all_their_own_devices_and_ways_back(services: Services) -> None:
    ann, ben = [(await new_player(services, name))[0].id for name in ("Ann", "Ben")]
    key = Passkey(
        id=b"\x0a\xff", player_id=ann, public_key=b"k", sign_count=0, agent="Tablet", created_at=LATER
    )
    browser = Device(
        id="d",
        player_id=ann,
        endpoint="https://push.example/d",
        p256dh=b"p",
        auth=b"a",
        lang="en",
        agent="Phone",
        created_at=LATER.replace(year=2101),
    )
    async with services.sessions.begin() as session:
        known_by = (
            RecoveryWords(player_id=ann, words_hash=b"w"),
            PublicPage(player_id=ann, handle="ann-2345", is_public=False),
        )
        session.add_all([key, browser, *known_by])

    async with services.reads() as session:
        found = [(one.kind, one.id) for one in await devices.of_player(session, ann)]
        assert found[:2] == [("push", "d"), ("passkey", "0aff")]
        assert [kind for kind, _ in found[2:]] == ["session"]
        assert [one.kind for one in await devices.of_player(session, ben)] == ["session"]
        assert await devices.ways_back(session, ann) == WaysBack(True, "ann-2345", False, False, None)
        assert await devices.ways_back(session, ben) == WaysBack(False, None, None, False, None)
