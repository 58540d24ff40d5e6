"""More than two seats: others join while the count runs down, and nobody begins who has not said yes."""

import pytest

from app.api.services import Services
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentCall
from app.errors import Conflict
from app.table.seeking.calls import BEGINS_AFTER
from app.table.seeking.meetings.gathering import COUNTS_FOR, NEWCOMER_ADDS
from app.table.seeking.meetings.wish import LIVE, RatedWish, Wish
from app.table.seeking.search_views import search_page
from app.table.seeking.search_wishes import Reach
from tests.support.seeking.looking import call_of, count, look, people, search_of
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]

RACE = Wish({"um_reifenbreite": frozenset({2, 3, 4})}, LIVE, RatedWish.FRIENDLY)
OF_FOUR = Wish({"um_reifenbreite": frozenset({4})}, LIVE, RatedWish.FRIENDLY, fills=True)


async def gathering(services: Services, wish: Wish = RACE) -> tuple[list[str], OpponentCall]:
    """Return two people who have said yes, and the gathering that counts down."""
    both = await people(services, 2)
    for one in both:
        await look(services, one, wish)
    return both, await said_yes(services, both)


async def said_yes(services: Services, who: list[str]) -> OpponentCall:
    call = await call_of(services, who[0])
    assert call is not None
    for one in who:
        call = await services.seeking.answer(one, call.id, True)
    return call


async def ended(services: Services, call: OpponentCall) -> OpponentCall:
    async with services.sessions() as session:
        found = await call_rows.by_id(session, call.id)
        assert found is not None
        return found


async def seats_of(services: Services, call: OpponentCall) -> list[tuple[str | None, bool]]:
    """Return the player of each seat of the match, and whether a computer has it."""
    done = await ended(services, call)
    assert done.match is not None
    table = await services.tables.load(done.match)
    return [(seat.player_id, seat.bot is not None) for seat in table.seats]


async def test_a_newcomer_joins_by_a_yes_and_adds_half_a_minute(services: Services, time: Time) -> None:
    (ann, ben), call = await gathering(services)
    assert (call.begins_at, call.seats, call.most) == (time.now + COUNTS_FOR, 2, 4)
    (eva,) = await people(services, 1)

    await look(services, eva, RACE)
    offered = await call_of(services, eva)
    assert offered is not None and offered.id == call.id
    joined = await services.seeking.answer(eva, call.id, True)

    assert (joined.begins_at, joined.seats) == (time.now + COUNTS_FOR + NEWCOMER_ADDS, 3)
    time.now += COUNTS_FOR + NEWCOMER_ADDS
    await services.seeking.end_due()
    assert {player for player, _ in await seats_of(services, call)} == {ann, ben, eva}


async def test_without_an_answer_a_newcomer_is_not_in_the_match(services: Services, time: Time) -> None:
    (ann, ben), call = await gathering(services)
    (eva,) = await people(services, 1)
    await look(services, eva, RACE)

    time.now += COUNTS_FOR
    await services.seeking.end_due()

    assert {player for player, _ in await seats_of(services, call)} == {ann, ben}
    row = await search_of(services, eva)
    assert row is not None and (row.state, row.missed) == (SearchState.ON_HOLD, 1)


async def test_a_newcomer_who_refuses_is_not_asked_again_and_looks_on(services: Services, time: Time) -> None:
    _, call = await gathering(services)
    (eva,) = await people(services, 1)
    await look(services, eva, RACE)

    await services.seeking.answer(eva, call.id, False)

    row = await search_of(services, eva)
    assert row is not None and row.state == SearchState.WAITING
    assert (await ended(services, call)).ending is None
    assert await call_of(services, eva) is None


async def test_one_of_three_leaves_and_the_others_begin_one_of_two_ends_it(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await gathering(services)
    (eva,) = await people(services, 1)
    await look(services, eva, RACE)
    await services.seeking.answer(eva, call.id, True)

    await services.seeking.stop(ann)
    assert (await ended(services, call)).seats == 2
    await services.seeking.answer(ben, call.id, False)

    assert (await ended(services, call)).ending == "cancelled"
    rows = [await search_of(services, one) for one in (ben, eva)]
    assert [row and row.state for row in rows] == [SearchState.WAITING] * 2


async def test_a_player_who_stops_in_a_gathering_has_refused_nobody(services: Services, time: Time) -> None:
    (ann, ben), call = await gathering(services)
    (eva,) = await people(services, 1)
    await look(services, eva, RACE)
    await services.seeking.answer(eva, call.id, True)

    for one in (eva, ben):
        await services.seeking.stop(one)
    await look(services, eva, RACE)

    calls = [await call_of(services, one) for one in (ann, eva)]
    assert [one and one.id for one in calls] == [calls[0] and calls[0].id] * 2 and calls[0] is not None


async def test_it_begins_at_once_if_all_press_and_with_the_last_seat(services: Services, time: Time) -> None:
    both, call = await gathering(services)
    for one in both:
        await services.seeking.answer(one, call.id, True)
    assert (await ended(services, call)).ending == "begun"

    _, other = await gathering(services)
    for one in await people(services, 2):
        await services.seeking.join(one, other.id, Reach(one.encode()))

    assert len(await seats_of(services, other)) == 4
    assert await count(services, "matches") == 2


async def test_computers_have_the_seats_that_nobody_took_if_all_ticked_it(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await gathering(services, OF_FOUR)

    time.now += COUNTS_FOR
    await services.seeking.end_due()

    seats = await seats_of(services, call)
    assert {player for player, _ in seats if player} == {ann, ben}
    assert [is_bot for _, is_bot in seats].count(True) == 2


async def test_everybody_sees_it_and_nobody_joins_against_a_wish(services: Services, time: Time) -> None:
    _, call = await gathering(services)
    async with services.reads() as session:
        page = await search_page(session, None, time.now)
    assert [(one.id, one.seats, one.most, len(one.players)) for one in page.gatherings] == [
        (call.id, 2, 4, 2)
    ]
    (eva,) = await people(services, 1)
    await look(services, eva, Wish({"hockey_game": frozenset()}, LIVE))

    with pytest.raises(Conflict):
        await services.seeking.join(eva, call.id, Reach(b"eva"))

    row = await search_of(services, eva)
    assert row is not None and row.state == SearchState.WAITING


async def test_a_pair_alone_begins_after_three_seconds(services: Services, time: Time) -> None:
    both = await people(services, 2)
    for one in both:
        await look(services, one)

    call = await said_yes(services, both)

    assert (call.begins_at, call.counts_since) == (time.now + BEGINS_AFTER, None)
