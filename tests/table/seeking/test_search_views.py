"""Searches as different readers see them."""

from datetime import datetime, timedelta

import pytest
from msgspec import structs

from app.api.services import Services
from app.db.queries.seeking.searches import ALIVE_FOR
from app.db.rows.ratings import PlayerRating
from app.table.seeking.calls import ANSWERED_WITHIN
from app.table.seeking.meetings.wish import RatedWish, Rating
from app.table.seeking.search_views import SAID_FOR, looking_view, search_page
from tests.support.seeking.looking import DUEL, call_both, look, people
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_everybody_sees_the_same_rows_and_only_the_called_their_call(
    services: Services, time: Time
) -> None:
    (ann, ben), call = await call_both(services)
    await services.seeking.answer(ann, call.id, True)
    async with services.reads() as session:
        pages = [await search_page(session, who, time.now) for who in (ann, ben, None)]

    assert pages[0].rows == pages[1].rows == pages[2].rows
    assert {row.is_taken for row in pages[0].rows} == {True}
    seen = [page.call and (page.call.id, page.call.answered, page.call.others[0].id) for page in pages]
    assert seen == [(call.id, True, ben), (call.id, False, ann), None]
    assert [page.mine and page.mine.row.player.id for page in pages] == [ann, ben, None]


async def test_a_search_that_is_no_longer_alive_is_seen_by_its_player_alone(
    services: Services, time: Time
) -> None:
    (ann,) = await people(services, 1)
    await look(services, ann)
    time.now += ALIVE_FOR
    async with services.reads() as session:
        mine, others = [await search_page(session, who, time.now) for who in (ann, None)]

    assert (mine.rows, others.rows) == ([], [])
    assert mine.mine is not None and mine.mine.row.player.id == ann


async def test_whoever_misses_a_call_learns_when_it_was_and_that_it_is_news_for_a_moment(
    services: Services, time: Time
) -> None:
    (_, ben), call = await call_both(services)
    time.now += ANSWERED_WITHIN
    await services.seeking.end_due()
    async with services.reads() as session:
        looking = [await looking_view(session, ben, time.now + later) for later in (timedelta(0), SAID_FOR)]

    last = [one.last_call for one in looking if one and one.last_call]
    assert [(one.ending, one.is_news) for one in last] == [("missed", True), ("missed", False)]
    assert datetime.fromisoformat(last[0].made_at) == call.made_at


@pytest.mark.parametrize("wish", [RatedWish.RATED, RatedWish.FRIENDLY])
async def test_a_rated_call_has_the_rating_of_the_other_one_in_its_game(
    services: Services, time: Time, wish: RatedWish
) -> None:
    ann, ben = await people(services, 2)
    counts = {"rated": 10, "won": 5, "total": 10, "against_people": 0, "is_ranked": False}
    async with services.sessions.begin() as session:
        for game, mu in (("hockey_game", 27.5), ("extraliga", 20.0)):
            row = {"season": "2026-1", "player_id": ben, "sigma": 5.3} | counts
            session.add(PlayerRating(game=game, mu=mu, **row))
    for one in (ann, ben):
        await look(services, one, structs.replace(DUEL, rated=wish))
    async with services.reads() as session:
        looking = [await looking_view(session, one, time.now) for one in (ann, ben)]
        pages = [await search_page(session, one, time.now) for one in (ann, ben)]

    assert all(one and one.call for one in (*looking, *pages))
    theirs = Rating(1600, is_settled=True, spread=210) if wish is RatedWish.RATED else None
    assert [one and one.rating for one in looking] == [theirs, None]
    assert [one.rating_of_called() for one in pages] == [theirs, None]
