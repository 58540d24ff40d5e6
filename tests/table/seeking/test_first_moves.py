"""In its first moves a match that was found ends without a result, and both look on in their old places."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking.searches import SearchState
from app.errors import Conflict
from app.table.seeking.calls import BEGINS_AFTER
from app.table.table import Table
from tests.support.seeking.looking import call_both, call_of, look, people, search_of
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def found(services: Services, time: Time) -> tuple[list[str], Table]:
    """Return two people and the table of the match that they have found."""
    both, call = await call_both(services)
    for one in both:
        await services.seeking.answer(one, call.id, True)
    time.now += BEGINS_AFTER
    await services.seeking.end_due()
    async with services.sessions() as session:
        done = await call_rows.by_id(session, call.id)
    assert done is not None and done.match is not None
    return both, await services.tables.load(done.match)


async def test_a_match_is_called_off_at_once_and_both_look_on_without_each_other(
    services: Services, time: Time
) -> None:
    (ann, ben), table = await found(services, time)

    await services.first_moves.leave(table, ann)

    assert table.status is MatchStatus.FINISHED
    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row and row.state for row in rows] == [SearchState.WAITING] * 2
    assert rows[0] is not None and rows[0].since < time.now
    assert await call_of(services, ann) is None
    (eva,) = await people(services, 1)
    await look(services, eva)
    called = [await call_of(services, one) is not None for one in (ann, ben)]
    assert sorted(called) == [False, True]  # Both have waited equally long.


async def test_two_who_both_want_another_match_meet_again_at_once(services: Services, time: Time) -> None:
    (ann, ben), table = await found(services, time)
    await services.first_moves.leave(table, ann)

    await services.invitations.invite(ann, "Ann", ben)
    await services.seeking.end_due()
    assert await call_of(services, ann) is None
    await services.invitations.invite(ben, "Ben", ann)
    await services.seeking.end_due()

    assert await call_of(services, ann) is not None


async def test_after_three_minutes_only_an_agreement_ends_it(services: Services, time: Time) -> None:
    (ann, _), table = await found(services, time)
    time.now += timedelta(minutes=4)

    with pytest.raises(Conflict):
        await services.first_moves.leave(table, ann)

    assert table.status is MatchStatus.PLAYING
