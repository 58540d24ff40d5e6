"""The rows of all who look are read once for all who follow them."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.db.queries.seeking.searches import ALIVE_FOR
from app.table.seeking.row_board import REMEMBERED
from tests.support.seeking.looking import (
    TONIGHT,
    call_both,
    call_of,
    look,
    meet_tonight,
    people,
    search_of,
)
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_follower_gets_what_has_changed_since(services: Services) -> None:
    ann, ben = await people(services, 2)
    board = services.search_rows
    async with board.following(None) as changed:
        first = board.last.number
        await look(services, ann)
        await board.read()
        assert changed.is_set()
        second = board.last.number
        await look(services, ben)
        await board.read()

        row, other = await search_of(services, ann), await search_of(services, ben)
        assert row is not None and other is not None
        since_first, since_second = board.rows_since(first), board.rows_since(second)
        assert since_first is not None and since_second is not None
        assert [one.id for one in since_first.rows] == [row.id, other.id]
        assert {one.is_taken for one in since_second.rows} == {True}
        assert board.rows_since(first) is since_first
        assert board.rows_since(-1) is None
        await services.seeking.stop(ben)
        await board.read()

        after = board.rows_since(second)
        assert after is not None and (after.rows, after.gone) == ([], [])
        assert [one.id for one in board.last.rows.values()] == [row.id]


async def test_a_follower_who_is_far_behind_gets_all_rows(services: Services) -> None:
    (ann,) = await people(services, 1)
    board = services.search_rows
    async with board.following(None):
        for _ in range(REMEMBERED):
            await look(services, ann)
            await board.read()
            await services.seeking.stop(ann)
            await board.read()

        assert board.rows_since(1) is None
        assert board.since(1) is None
        assert board.rows_since(board.last.number - 1) is not None


async def test_the_search_of_a_follower_takes_part_while_the_channel_is_open(
    services: Services, time: Time
) -> None:
    (ann,) = await people(services, 1)
    await look(services, ann)
    board = services.search_rows
    async with board.following(ann):
        time.now += ALIVE_FOR
        await board.read()
        assert len(board.last.rows) == 1
    async with board.following(None):
        time.now += ALIVE_FOR
        await board.read()
        assert len(board.last.rows) == 0


async def test_a_set_time_pairs_those_whose_pages_follow_the_rows(services: Services, time: Time) -> None:
    ann, ben = await meet_tonight(services, time)
    board = services.search_rows
    async with board.following(ann), board.following(ben):
        time.now += TONIGHT - timedelta(minutes=5)
        await services.seeking.end_due()
        assert await call_of(services, ann) is None
        await board.read()

        assert await call_of(services, ann) is not None


async def test_the_end_of_a_call_says_how(services: Services) -> None:
    board = services.search_rows
    async with board.following(None):
        (ann, ben), call = await call_both(services)
        await board.read()
        before = board.last.number
        assert board.last.calls[ann].seen_by(ann).others[0].id == ben
        await services.seeking.answer(ben, call.id, False)
        await board.read()

        (reading,) = board.since(before) or ()
        assert (reading.endings[call.id].ending, reading.calls) == ("refused", {})
