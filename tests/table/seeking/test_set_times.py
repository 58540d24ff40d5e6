"""Set times: rows until ten minutes before, then searches like others."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.db.queries.seeking import later
from app.db.queries.seeking.past import CALLED_BEFORE
from app.db.queries.seeking.searches import SearchState
from app.errors import BadRequest
from app.table.notifier import Notification, Withdrawal
from app.table.seeking.meetings.wish import Pace, Wish
from app.table.seeking.search_wishes import Reach
from app.table.seeking.set_times import AHEAD_AT_MOST
from tests.support.seeking.looking import (
    DUEL,
    TONIGHT,
    call_of,
    look,
    meet_tonight,
    people,
    search_of,
)
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]

BY_DAYS = Wish({"extraliga": frozenset({3})}, frozenset({Pace.DAYS}))


async def test_ten_minutes_before_all_are_called_and_look_once_they_are_here(
    services: Services, time: Time
) -> None:
    both = await meet_tonight(services, time)
    pushed: list[tuple[str, Notification | Withdrawal]] = []
    services.notifier.on_unseen = lambda player_id, news: pushed.append((player_id, news))
    assert await search_of(services, both[0]) is None

    time.now += TONIGHT - CALLED_BEFORE
    await services.seeking.end_due()

    assert {(player, news.kind) for player, news in pushed} == {(one, "meet") for one in both}
    rows = [await search_of(services, one) for one in both]
    assert [row and (row.state, row.since) for row in rows] == [(SearchState.WAITING, time.now)] * 2
    assert await call_of(services, both[0]) is None
    for one in both:
        await services.seeking.note_page(one)
    assert await call_of(services, both[0]) is not None


async def test_a_player_who_looks_keeps_their_place_and_one_who_is_called_is_left_in_peace(
    services: Services, time: Time
) -> None:
    ann, ben = await meet_tonight(services, time)
    time.now += TONIGHT - CALLED_BEFORE - timedelta(seconds=10)
    (eva,) = await people(services, 1)
    await look(services, ann)
    await look(services, eva)
    await look(services, ben, BY_DAYS)
    before = await search_of(services, ben)
    time.now += timedelta(seconds=10)

    await services.seeking.end_due()

    async with services.sessions() as session:
        assert [row.player_id for row in await later.listed(session)] == [ann]
    after = await search_of(services, ben)
    assert before is not None and after is not None
    assert (after.id, after.since, after.paces) == (before.id, before.since, sorted(DUEL.paces))
    assert await call_of(services, ann) is not None


@pytest.mark.parametrize("ahead", [CALLED_BEFORE, AHEAD_AT_MOST + timedelta(seconds=1), -TONIGHT])
async def test_a_time_that_is_over_near_or_far_is_refused(
    services: Services, time: Time, ahead: timedelta
) -> None:
    (ann,) = await people(services, 1)

    with pytest.raises(BadRequest):
        await services.set_times.meet(ann, DUEL, Reach(b"0"), time.now + ahead)
