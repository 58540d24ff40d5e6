"""A turn is claimed by one process, and again only a day later."""

from datetime import timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries.people import mail
from app.db.queries.people.mail import DueTurn
from tests.support.servers.server_parts import NOON

pytestmark = [pytest.mark.anyio, pytest.mark.db]
DAY = timedelta(days=1)


async def test_a_turn_is_claimed_once_a_day(services: Services) -> None:
    ann, _ = await new_player(services, "Ann")
    turn = DueTurn(ann.id, "m1", "hockey_game", NOON, 1, {})
    times = [NOON, NOON + DAY / 2, NOON + DAY, NOON + DAY]

    async with services.sessions.begin() as session:
        claimed = [await mail.claim(session, turn, at, at - DAY) for at in times]

    assert claimed == [True, False, True, False]
