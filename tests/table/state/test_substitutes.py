"""A substitute plays in the place of a player who has left, and knows nothing that was secret before."""

from contextlib import nullcontext
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.errors import Conflict, Forbidden
from app.table.actions.evaluation import ActionRequest
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.waiting_rules import SEAT_KEPT_FOR
from app.table.table import Table
from tests.support.matches.tables import play_first_action, play_next, play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]

SECOND = timedelta(seconds=1)
# This game has a hand that only its owner sees, and lines of the log that only the owner reads.
SECRET = "hockey_game"


class Bench:
    """A match that a player has left, a stranger, and a clock that a test moves forward."""

    def __init__(self, services: Services, table: Table, people: list[str], stranger: str) -> None:
        self.services, self.table, self.people, self.stranger = services, table, people, stranger
        self.later = timedelta()
        due = Scheduler(services.sessions, lambda: services.tables.now() + self.later)
        self.seating = SeatingService(services.tables, services.referee, due)

    async def sits(self, code: str | None = None) -> None:
        await self.seating.sit(self.table, self.stranger, 0, code)


async def bench(services: Services, *, actions: int = 0, seats: int = 2, **wish: Any) -> Bench:
    table, people = await start_table(services, seats, **wish)
    await play_randomly(services, table, people, actions)
    return Bench(services, table, people, (await new_player(services, "Otto"))[0].id)


@pytest.mark.parametrize(
    ("substitutes", "code", "sits"),
    [
        ("nobody", True, False),
        ("link", False, False),
        ("link", True, True),
        ("anyone", False, True),
    ],
)
async def test_the_host_says_who_may_take_a_seat_that_was_left(
    services: Services, substitutes: str, code: bool, sits: bool
) -> None:
    here = await bench(services, substitutes=substitutes)
    await here.seating.leave(here.table, here.people[0], 0)

    with nullcontext() if sits else pytest.raises(Forbidden):
        await here.sits(here.table.header.code if code else None)

    assert (here.table.seat_of(here.stranger) == 0) == sits


async def test_what_the_computer_keeps_is_open_after_ten_minutes(services: Services) -> None:
    here = await bench(services)
    async with here.seating.changing(here.table) as (_, rows):
        rows[0].away, rows[0].away_since = True, services.tables.now()

    here.later = SEAT_KEPT_FOR - SECOND
    with pytest.raises(Conflict):
        await here.sits()
    here.later = SEAT_KEPT_FOR + SECOND
    await here.sits()

    assert here.table.seat_of(here.stranger) == 0


async def test_a_substitute_knows_nothing_that_was_secret_before_them(services: Services) -> None:
    here = await bench(services, game=SECRET, actions=30)
    mine = lines(here.table, 0)
    await here.seating.leave(here.table, here.people[0], 0)

    await here.sits()
    after = here.table.seq
    past = await here.services.tables.past_document(here.table, after - 1, 0)

    assert mine != lines(here.table, None), "there was something to hide"
    assert lines(here.table, 0) == lines(here.table, None)
    assert past.viewer.seat is None
    seat = here.table.seat_views()[0]
    assert (seat.first.name, seat.sees_from) == ("P0", after + 1), "he is told so"
    assert here.table.document(0).view != here.table.document(None).view, "what he plays with he sees"


async def test_that_is_so_on_a_table_that_is_opened_again(services: Services) -> None:
    here = await bench(services, game=SECRET, actions=30)
    await here.seating.leave(here.table, here.people[0], 0)
    await here.sits()
    async with here.table.lock:  # This comes after the computer, which finds nothing left to play.
        before = lines(here.table, 0)
    assert here.services.tables.evict(here.table)

    again = await here.services.tables.load(here.table.header.id)

    assert lines(again, 0) == before == lines(again, None)


async def test_a_returning_player_watches_and_has_their_seat_again_when_the_substitute_stands_up(
    services: Services,
) -> None:
    here = await bench(services, game=SECRET, actions=30)
    before = lines(here.table, 0)
    await here.seating.leave(here.table, here.people[0], 0)
    await here.sits()

    with pytest.raises(Conflict):
        await here.seating.sit(here.table, here.people[0])
    await here.seating.leave(here.table, here.stranger, 0)

    assert here.table.seat_of(here.people[0]) == 0
    assert here.table.seats[0].is_served, "he is not here"
    told = [line["event"] for line in lines(here.table, 0)[len(before) :]]
    assert lines(here.table, 0)[: len(before)] == before
    assert told.count("took_over") == 2, "a computer may have acted in between"


async def test_a_substitute_cannot_give_up_what_is_not_theirs(services: Services) -> None:
    here = await bench(services)
    await here.seating.leave(here.table, here.people[0], 0)
    await here.sits()

    with pytest.raises(Forbidden):
        await here.services.referee.resign(here.table, here.stranger)

    assert here.table.status == "playing"


async def test_a_seat_that_was_given_up_for_good_belongs_to_the_substitute(services: Services) -> None:
    here = await bench(services, seats=3)
    await here.services.referee.resign(here.table, here.people[0])

    await here.sits()

    assert here.table.seats[0].first_id is None
    assert here.table.seats[0].sees_from == 0
    assert not here.table.seats[0].is_served


async def test_a_player_who_gave_up_a_seat_takes_no_other_with_what_they_know(services: Services) -> None:
    here = await bench(services, seats=3)
    await here.services.referee.resign(here.table, here.people[0])
    await here.sits()
    await here.seating.leave(here.table, here.people[1], 1)

    for wanted in (None, 1):
        with pytest.raises(Forbidden):
            await here.seating.sit(here.table, here.people[0], wanted)

    assert here.table.seat_of(here.people[0]) is None


async def test_a_substitute_who_stood_up_may_only_take_the_same_seat_again(services: Services) -> None:
    here = await bench(services, seats=3)
    for seat in (0, 1):
        await here.seating.leave(here.table, here.people[seat], seat)
    await here.sits()
    await here.seating.leave(here.table, here.stranger, 0)
    here.later = SEAT_KEPT_FOR + SECOND

    with pytest.raises(Forbidden):
        await here.seating.sit(here.table, here.stranger, 1)
    await here.seating.sit(here.table, here.stranger)

    assert here.table.seat_of(here.stranger) == 0


def lines(table: Table, viewer: int | None) -> list[Any]:
    return [msgspec.json.decode(line) for line in table.log.lines(viewer)]


async def test_a_ref_belongs_to_the_player_who_sent_it(services: Services) -> None:
    here = await bench(services, game=SECRET)
    table, referee, first = here.table, services.referee, here.people[0]
    assert table.position is not None
    while 0 not in table.position.to_act:
        await play_next(services, table, here.people)
    mine = await play_first_action(referee, table, here.people, "r")
    await here.seating.leave(table, first, 0)
    await here.sits()
    while 0 not in table.position.to_act:
        await play_next(services, table, here.people)

    theirs = await play_first_action(referee, table, [here.stranger], "r")
    again = await referee.submit(table, here.stranger, ActionRequest({}, "r"))
    await here.seating.leave(table, here.stranger, 0)
    await here.seating.sit(table, first)

    assert theirs.seq > mine.seq
    assert again == theirs
    assert await referee.submit(table, first, ActionRequest({}, "r")) == mine
