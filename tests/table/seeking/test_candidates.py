"""Which searches take part in pairing, and which of them must not meet."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from app.api.services import Services
from app.db.identity_models import Token
from app.db.queries.people import marks
from app.db.queries.people.marks import MarkKind
from app.db.queries.seeking.searches import ALIVE_FOR
from app.db.rows.ratings import PlayerRating
from app.table.seeking.candidates import load_candidates, rating_of
from app.table.seeking.meetings.wish import LIVE, Wish
from tests.support.seeking.looking import call_both, call_of, count, look, people
from tests.support.servers.server_parts import NOON, Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.parametrize("kind", [MarkKind.BLOCK, MarkKind.NOT_AGAIN])
async def test_a_mark_of_either_keeps_two_apart(services: Services, time: Time, kind: MarkKind) -> None:
    ann, ben = await people(services, 2)
    async with services.sessions.begin() as session:
        await marks.put(session, ben, ann, kind, time.now)

    for one in (ann, ben):
        await look(services, one)

    assert await call_of(services, ann) is None


async def test_two_names_of_one_device_are_not_paired(services: Services) -> None:
    ann, ben = await people(services, 2)

    for one in (ann, ben):
        await look(services, one, device=b"one")

    assert await call_of(services, ann) is None


async def test_names_of_one_browser_are_not_paired_whatever_the_searches_say(services: Services) -> None:
    ann, ben = await people(services, 2)
    async with services.sessions.begin() as session:
        await session.execute(update(Token).values(browser_hash=b"one"))

    for one in (ann, ben):
        await look(services, one)

    assert await call_of(services, ann) is None


async def test_whoever_is_in_a_live_match_is_not_called(services: Services, time: Time) -> None:
    (ann, ben), call = await call_both(services)
    for one in (ann, ben, ann, ben):
        await services.seeking.answer(one, call.id, True)
    (eva,) = await people(services, 1)

    await look(services, ann)
    await look(services, eva)

    assert await count(services, "matches") == 1
    assert await call_of(services, eva) is None


async def test_a_search_takes_part_while_a_page_is_open(services: Services, time: Time) -> None:
    ann, ben = await people(services, 2)
    await look(services, ann)
    time.now += ALIVE_FOR

    await look(services, ben)
    assert await call_of(services, ben) is None
    await services.seeking.note_page(ann)

    assert await call_of(services, ben) is not None


async def test_the_longest_waiting_comes_first(services: Services, time: Time) -> None:
    looking = await people(services, 3)
    for number, one in enumerate(looking):
        await look(services, one, Wish({"extraliga": frozenset({3 + number % 2})}, LIVE))
        time.after(seconds=1)

    async with services.sessions() as session:
        found = await load_candidates(session, time.now)

    assert [found.rows[one.id].player_id for one in found.waiting] == looking


def test_a_rating_is_settled_after_matches_of_all_seasons() -> None:
    row = PlayerRating(season="2026-1", mu=27.5, sigma=5.3, rated=1, total=10)

    now, later = rating_of(row, NOON), rating_of(row, NOON + timedelta(days=120))

    assert (now.points, now.spread, now.is_settled) == (1600, 210, True)
    assert (later.points, later.spread, later.is_settled) == (1600, 230, False)
