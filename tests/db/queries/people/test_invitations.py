"""Whom a player has met, and whom they have invited."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries.people import invitations
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_the_last_match_of_two_counts_and_an_invitation_for_a_day(services: Services) -> None:
    table, (ann, ben) = await start_table(services)
    eve, now = (await new_player(services, "Eve"))[0].id, datetime.now(UTC)
    async with services.sessions() as session:
        met = await invitations.last_shared(session, ann, ben)
        assert met is not None and met.id == table.header.id
        assert await invitations.last_shared(session, ann, eve) is None
    opened = await services.invitations.invite(ann, "Ann", ben)

    async with services.sessions() as session:
        (made,) = await invitations.by_host(session, ann, now)
        assert (made.match_id, made.guest_id, made.is_open(now)) == (opened.header.id, ben, True)
        assert not made.is_open(now + timedelta(minutes=11))
        assert await invitations.by_host(session, ann, now + timedelta(days=2)) == []
        assert await invitations.by_host(session, ben, now) == []
