"""Answers to calls: both say yes, or nothing begins."""

from datetime import timedelta

import pytest
from sqlalchemy import text

from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking.calls import CallEnding
from app.db.queries.seeking.searches import SearchState
from app.errors import Conflict
from app.table.clock.time_control import Days
from app.table.seeking.calls import ANSWERED_WITHIN, BEGINS_AFTER
from app.table.seeking.meetings.wish import LIVE, Pace, Wish
from app.table.seeking.search_wishes import Reach
from app.table.state.match_settings import MatchRequest, MatchSettings
from tests.support.fairness.words import committed, word
from tests.support.seeking.looking import call_both, call_of, count, look, people, search_of
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]

BY_DAYS = Wish({"hockey_game": frozenset()}, frozenset({Pace.DAYS}))


async def test_a_match_begins_with_two_yes_alone_and_at_once_if_both_want_it(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)

    await services.seeking.answer(ann, call.id, True)
    await services.seeking.answer(ann, call.id, True)
    time.now += BEGINS_AFTER
    await services.seeking.end_due()
    assert await count(services, "matches") == 0
    await services.seeking.answer(ben, call.id, True)
    assert await count(services, "matches") == 0
    await services.seeking.answer(ben, call.id, True)

    assert await count(services, "matches") == 1


async def test_after_a_no_both_keep_their_places_and_are_not_offered_to_each_other(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)

    await services.seeking.answer(ben, call.id, False)

    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row.state for row in rows if row] == [SearchState.WAITING] * 2
    assert await call_of(services, ann) is None
    with pytest.raises(Conflict):
        await services.seeking.answer(ann, call.id, True)
    time.now += timedelta(minutes=61)
    for one in (ann, ben):
        await services.seeking.note_page(one)
    assert await call_of(services, ann) is not None


async def test_whoever_is_refused_and_leaves_is_in_nobodys_way(services: Services) -> None:
    (ann, ben), call = await call_both(services)
    await services.seeking.answer(ben, call.id, False)
    await services.seeking.stop(ben)
    (eva,) = await people(services, 1)

    await look(services, eva)

    assert await call_of(services, eva) is not None
    assert await call_of(services, ann) is not None


async def test_a_press_on_a_search_by_days_begins_with_that_player(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann, BY_DAYS)
    row = await search_of(services, ann)
    assert row is not None

    await services.seeking.call(ben, row.id, Reach(ben.encode()))

    assert await count(services, "matches") == 1
    assert [await search_of(services, one) for one in (ann, ben)] == [None, None]


async def test_a_missed_call_holds_the_search_and_two_end_it(services: Services, time: Time) -> None:
    (ann, ben), call = await call_both(services)
    await services.seeking.answer(ann, call.id, True)

    time.now += ANSWERED_WITHIN
    await services.seeking.end_due()

    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row and row.state for row in rows] == [SearchState.WAITING, SearchState.ON_HOLD]
    await services.seeking.look_again(ben)
    assert await call_of(services, ben) is not None
    time.now += ANSWERED_WITHIN
    await services.seeking.end_due()
    assert await search_of(services, ben) is None


async def test_by_days_the_wish_is_the_yes_and_a_live_wish_stays(services: Services) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann, Wish({"hockey_game": frozenset()}, frozenset(Pace)))
    await look(services, ben, BY_DAYS)

    async with services.sessions() as session:
        match_id = await session.scalar(text("SELECT id FROM matches"))
    table = await services.tables.load(match_id)
    assert isinstance(table.header.clock, Days)
    left = await search_of(services, ann)
    assert left is not None and left.paces == sorted(LIVE)
    assert await search_of(services, ben) is None


async def test_a_yes_is_void_once_a_player_has_got_into_another_live_match(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)
    for one in (ann, ben):
        await services.seeking.answer(one, call.id, True)
    (eva,) = await people(services, 1)
    wanted = MatchRequest(settings=MatchSettings(game="hockey_game"), seats=2)
    table = await services.lobby.create(ann, wanted)
    await services.seating.sit(table, eva)
    await services.starts.start(table, ann)
    time.now += BEGINS_AFTER

    await services.seeking.end_due()

    async with services.sessions() as session:
        ended = await call_rows.by_id(session, call.id)
    assert ended is not None and ended.ending == CallEnding.CANCELLED
    assert await count(services, "matches") == 1
    rows = [await search_of(services, one) for one in (ann, ben)]
    assert [row and row.state for row in rows] == [SearchState.WAITING] * 2


async def test_with_a_yes_the_match_with_computers_rests(services: Services) -> None:
    (ann, _), call = await call_both(services)
    wanted = MatchRequest(settings=MatchSettings(game="hockey_game"), seats=2, bots={1: "easy"})
    table = await services.lobby.create(ann, wanted)
    await services.starts.start(table, ann)

    await services.seeking.answer(ann, call.id, True)

    assert table.status is MatchStatus.ASLEEP


async def test_a_yes_commits_to_a_word_that_the_start_waits_for(services: Services) -> None:
    (ann, ben), call = await call_both(services)
    for _ in range(2):
        await services.seeking.answer(ann, call.id, True, committed("Ann"))
        await services.seeking.answer(ben, call.id, True)

    async with services.sessions() as session:
        done = await call_rows.by_id(session, call.id)
    assert done is not None and done.match is not None
    table = await services.tables.load(done.match)
    assert table.status is MatchStatus.STARTING
    await services.starts.reveal(table, ann, word("Ann"))
    assert table.status is MatchStatus.PLAYING
