"""Players set a time, others say that they will be there, and either can withdraw."""

import pytest

from app.api.services import Services
from app.db.queries.seeking import later
from app.errors import Conflict, NotFound
from app.table.seeking.search_views import search_page
from app.table.seeking.search_wishes import Reach
from tests.support.seeking.looking import DUEL, TONIGHT, meet_tonight
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_those_who_will_be_there_are_in_the_row_of_the_first(services: Services, time: Time) -> None:
    ann, ben = await meet_tonight(services, time)

    async with services.reads() as session:
        (row,) = (await search_page(session, None, time.now)).later

    assert (row.player.id, [one.id for one in row.coming]) == (ann, [ben])
    with pytest.raises(Conflict):
        await services.set_times.come(ann, row.id, Reach(b"0"))
    with pytest.raises(Conflict):
        await services.set_times.come(ann, "none", Reach(b"0"))


async def test_one_set_time_for_each_player_and_none_after_it_is_withdrawn(
    services: Services, time: Time
) -> None:
    both = await meet_tonight(services, time)
    await services.set_times.meet(both[0], DUEL, Reach(b"0"), time.now + 2 * TONIGHT)
    async with services.sessions() as session:
        assert [row.player_id for row in await later.listed(session)] == [both[1], both[0]]

    await services.set_times.withdraw(both[1])

    async with services.sessions() as session:
        assert [row.player_id for row in await later.listed(session)] == [both[0]]
    with pytest.raises(NotFound):
        await services.set_times.withdraw(both[1])


async def test_the_others_still_meet_after_the_first_has_withdrawn(services: Services, time: Time) -> None:
    ann, ben = await meet_tonight(services, time)

    await services.set_times.withdraw(ann)

    async with services.reads() as session:
        (row,) = (await search_page(session, None, time.now)).later
    assert (row.player.id, row.coming) == (ben, [])
