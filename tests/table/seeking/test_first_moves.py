"""In its first moves a match that was found ends without a result, and both look on in their old places."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking.searches import SearchState
from app.errors import Conflict
from app.table.seeking.calls import BEGINS_AFTER
from app.table.seeking.first_moves import CALLED_OFF_AT_MOST, COMES_WITHIN
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

    assert table.outcome == {"placements": (), "reason": "aborted"}
    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row and row.state for row in rows] == [SearchState.WAITING] * 2
    assert rows[0] is not None and rows[0].since < time.now
    assert await call_of(services, ann) is None
    (eva,) = await people(services, 1)
    await look(services, eva)
    called = [await call_of(services, one) is not None for one in (ann, ben)]
    assert sorted(called) == [False, True]  # Both have waited equally long.


async def test_a_player_who_stops_after_it_is_not_led_back_to_the_match(
    services: Services, time: Time
) -> None:
    (ann, _), table = await found(services, time)
    async with services.sessions() as session:
        assert await call_rows.begun_since(session, ann, time.now) == table.header.id

    await services.first_moves.leave(table, ann)
    await services.seeking.stop(ann)

    async with services.sessions() as session:
        assert await call_rows.begun_since(session, ann, time.now) is None


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


async def test_a_match_is_called_off_twice_a_day_and_then_only_by_agreement(
    services: Services, time: Time
) -> None:
    (ann, ben), table = await found(services, time)
    for _ in range(CALLED_OFF_AT_MOST):
        await services.first_moves.leave(table, ann)
        time.after(minutes=11)  # until then the two are not paired again
        for one in (ann, ben):
            await services.seeking.note_page(one)
        table = await begun_again(services, time, ann, ben)

    with pytest.raises(Conflict):
        await services.first_moves.leave(table, ann)
    await services.first_moves.leave(table, ben)

    assert table.status is MatchStatus.FINISHED


async def begun_again(services: Services, time: Time, ann: str, ben: str) -> Table:
    """Return the table of the next match of two people who look."""
    call = await call_of(services, ann)
    assert call is not None
    for one in (ann, ben, ann, ben):
        await services.seeking.answer(one, call.id, True)
    async with services.sessions() as session:
        done = await call_rows.by_id(session, call.id)
    assert done is not None and done.match is not None
    return await services.tables.load(done.match)


async def test_whoever_waits_at_an_empty_table_looks_again_in_front_and_the_other_pauses_after_two(
    services: Services, time: Time
) -> None:
    (ann, ben), table = await found(services, time)
    before = await services.first_moves.offer(table, ann)
    assert before is not None and before.missing is None
    time.now += COMES_WITHIN

    offer = await services.first_moves.offer(table, ann)
    assert offer is not None and offer.missing == table.seat_of(ben)
    await services.first_moves.leave(table, ann)

    assert table.outcome == {"placements": (), "reason": "void"}
    rows = await search_of(services, ann), await search_of(services, ben)
    assert rows[0] is not None and rows[0].state == SearchState.WAITING and rows[0].since < time.now
    assert rows[1] is None
    time.after(minutes=11)
    await look(services, ben)
    await services.seeking.note_page(ann)
    table = await begun_again(services, time, ann, ben)
    time.now += COMES_WITHIN
    await services.first_moves.leave(table, ann)
    with pytest.raises(Conflict):
        await look(services, ben)
    time.after(minutes=10)
    await look(services, ben)
