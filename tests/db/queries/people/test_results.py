"""Every way in which a match ends leaves the results of its players' seats."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from app.api.services import Services
from app.db.models import Action, Match, Seat
from app.db.queries.people import history, results
from app.db.rows.results import SeatResult
from app.table.state.waiting_rules import CLAIM_AFTER
from app.table.table import Table
from tests.support.matches.absence import Hall
from tests.support.matches.tables import play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def results_of(services: Services, table: Table) -> list[tuple[str, int | None, str | None]]:
    async with services.sessions() as session:
        found = select(SeatResult).where(SeatResult.match_id == table.header.id).order_by(SeatResult.seat)
        return [(one.player_id, one.place, one.result) for one in await session.scalars(found)]


async def test_the_action_that_ends_a_match_leaves_the_results_of_its_seats(services: Services) -> None:
    table, (ann, ben) = await start_table(services, visibility="private")
    await play_randomly(services, table, [ann, ben], 3)
    assert await results_of(services, table) == []

    await services.referee.resign(table, ann)

    assert await results_of(services, table) == [(ann, 2, "lost"), (ben, 1, "won")]


async def test_seats_that_share_the_first_place_have_drawn(services: Services) -> None:
    table, (ann, ben, eve) = await start_table(services, 3)
    shared = [{"seat": seat, "place": place, "score": 0} for seat, place in ((0, 1), (1, 1), (2, 3))]

    async with services.sessions.begin() as session:
        match = await session.get_one(Match, table.header.id)
        match.status, match.finished_at, match.outcome = (
            "finished",
            services.tables.now(),
            {"placements": shared},
        )
        await results.write(session, match.id)

    assert await results_of(services, table) == [(ann, 1, "drawn"), (ben, 1, "drawn"), (eve, 3, "lost")]


async def test_a_match_that_was_called_off_has_neither_places_nor_results(services: Services) -> None:
    table, (ann, ben) = await start_table(services)
    here = Hall(services, table, [ann, ben])
    for seat in (0, 1):
        here.comes(seat)
    here.goes(here.waited_for)

    here.later = CLAIM_AFTER + timedelta(seconds=1)
    await here.absences.call_off(table, here.people[1 - here.waited_for])

    assert table.outcome is not None
    assert await results_of(services, table) == [(ann, None, None), (ben, None, None)]


async def test_lessons_leave_no_results(services: Services) -> None:
    table, (ann, _) = await start_table(services)
    async with services.sessions.begin() as session:
        (await session.get_one(Match, table.header.id)).lesson = True

    await services.referee.resign(table, ann)

    assert table.outcome is not None
    assert await results_of(services, table) == []


async def test_dice_belong_to_the_player_who_threw_them_and_are_counted_once(services: Services) -> None:
    table, (ann, ben) = await start_table(services, game="hockey_game")
    await play_randomly(services, table, [ann, ben], 60)
    await services.referee.resign(table, ann)
    async with services.sessions.begin() as session:
        for _ in range(2):
            await results.count_dice(session, table.header.id)
        rows = [*await session.scalars(select(Action).where(Action.match_id == table.header.id))]
        counted = [(await history.totals(session, one, public=False))[0] for one in (ann, ben)]

    for player, total in zip((ann, ben), counted, strict=True):
        dice = [one for row in rows if row.player_id == player for one in row.draws if one["draw"] == "die"]
        beyond = sum(one["value"] - (one["sides"] + 1) / 2 for one in dice)
        assert (total.dice, total.pips) == (len(dice), beyond) and dice


async def test_a_match_after_the_first_ones_is_known_by_its_results(services: Services) -> None:
    started = [await start_table(services) for _ in range(3)]
    (_, (ann, _)) = started[0]
    async with services.sessions.begin() as session:
        for number, (table, people) in enumerate(started):
            match = await session.get_one(Match, table.header.id)
            match.status, match.finished_at = "finished", services.tables.now() + timedelta(hours=number)
            seats = select(Seat).where(Seat.match_id == match.id, Seat.player_id == people[0])
            (await session.scalars(seats)).one().player_id = ann
            match.outcome = {"placements": [{"seat": 0, "place": 1, "score": 0}]}
            await session.flush()
            await results.write(session, match.id)

    async with services.sessions() as session:
        found = [
            [await history.has_finished_before(session, ann, table.header.id, number) for table, _ in started]
            for number in (1, 2)
        ]
    assert found == [[False, True, True], [False, False, True]]
