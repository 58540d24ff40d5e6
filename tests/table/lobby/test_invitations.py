"""The table of another match has the settings of the last one."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import match_lists
from app.errors import Conflict, Forbidden
from app.table.clock.time_control import Days
from app.table.lobby.invitations import OPEN_AT_ONCE
from app.table.state.match_settings import Visibility
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_settings_and_clock_are_those_of_the_last_match_and_the_table_is_private(
    services: Services,
) -> None:
    last, (ann, ben) = await start_table(services, clock=Days(days=2))

    table = await services.invitations.invite(ann, "Ann", ben)

    here, there = table.header, last.header
    assert (here.options, here.clock) == (there.options, there.clock)
    assert (here.visibility, there.visibility) == (Visibility.PRIVATE, Visibility.PUBLIC)
    assert [(one.player_id, one.kept_for) for one in table.seats] == [(ann, None), (None, ben)]
    async with services.sessions() as session:
        (match,) = await match_lists.by_ids(session, [table.header.id])
    assert match.open_until is not None
    assert timedelta(hours=23) < match.open_until - datetime.now(UTC) <= timedelta(days=1)


async def test_strangers_are_not_invited_and_no_more_than_three_at_once(services: Services) -> None:
    _, people = await start_table(services, seats=4)
    stranger = (await new_player(services, "Una"))[0].id

    for guest in people[1 : OPEN_AT_ONCE + 1]:
        await services.invitations.invite(people[0], "Ann", guest)
    with pytest.raises(Forbidden):
        await services.invitations.invite(people[0], "Ann", stranger)
    _, (_, other) = await start_table(services)
    with pytest.raises(Forbidden):
        await services.invitations.invite(people[0], "Ann", other)


async def test_invitations_sent_at_the_same_time_are_counted_together(services: Services) -> None:
    _, (ann, *others) = await start_table(services, seats=4)

    asked = [services.invitations.invite(ann, "Ann", guest) for guest in (*others, *others)]
    opened = {table.header.id for table in await asyncio.gather(*asked)}

    assert len(opened) == OPEN_AT_ONCE


async def test_a_seat_that_is_kept_for_nobody_is_not_declined(services: Services) -> None:
    _, (ann, ben) = await start_table(services)
    table = await services.invitations.invite(ann, "Ann", ben)
    await services.seating.sit(table, ben)

    with pytest.raises(Forbidden):
        await services.invitations.decline(table, ben)
    with pytest.raises(Conflict):
        await services.seating.sit(table, ben)
