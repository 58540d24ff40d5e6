"""A player is away: the others can act from a certain time on, and end the match."""

from datetime import timedelta

import msgspec
import pytest

from app.api.services import Services
from app.engine.catalog import catalog
from app.errors import BadRequest, Conflict, Forbidden, MatchOver
from app.table.registry.table_registry import TableRegistry
from app.table.replay.record import verify
from app.table.replay.record_writer import stored_record
from app.table.state.waiting_rules import CLAIM_AFTER, REPLACE_AFTER
from tests.support.matches.absence import Hall
from tests.support.matches.tables import play_first_action, play_randomly, start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
SECOND = timedelta(seconds=1)
GAMES = sorted(catalog())


async def test_before_a_minute_nothing_is_offered(hall) -> None:
    here: Hall = await hall()
    gone, waits = here.waited_for, here.people[1 - here.waited_for]

    here.later = REPLACE_AFTER - SECOND
    with pytest.raises(Conflict):
        await here.absences.hand_over(here.table, waits, gone)
    with pytest.raises(Conflict):
        await here.absences.call_off(here.table, waits)

    assert here.table.status == "playing"


async def test_the_computer_plays_for_an_absent_player_until_they_return(hall) -> None:
    here: Hall = await hall()
    gone, waits = here.waited_for, here.people[1 - here.waited_for]

    here.later = REPLACE_AFTER + SECOND
    await here.absences.hand_over(here.table, waits, gone)
    played = here.table.seats[gone].is_served
    await here.services.seating.come_back(here.table, here.people[gone])

    assert played
    assert not here.table.seats[gone].is_served


async def test_a_win_cannot_be_claimed_before_five_minutes(hall) -> None:
    here: Hall = await hall()
    gone = here.waited_for

    here.later = CLAIM_AFTER - SECOND
    with pytest.raises(Conflict):
        await here.absences.claim(here.table, here.people[1 - gone], gone)


async def test_an_action_whose_answer_was_lost_counts_before_a_claim(hall) -> None:
    """The player has acted, and this table does not know it yet, because its write failed half-way."""
    here: Hall = await hall()
    services, gone = here.services, here.waited_for
    elsewhere = TableRegistry(
        services.sessions, services.tables.games, services.referee._journal, services.tables.heartbeat
    )
    referee = type(services.referee)(elsewhere, services.referee._journal, services.scheduler, 0, 0)
    await play_first_action(referee, await elsewhere.load(here.table.header.id), here.people, "stored")
    here.table.uncertain = True

    here.later = CLAIM_AFTER + SECOND
    with pytest.raises(Conflict):
        await here.absences.claim(here.table, here.people[1 - gone], gone)

    assert (here.table.status, here.table.seq) == ("playing", 1)


@pytest.mark.parametrize("game", GAMES)
async def test_who_does_not_come_back_loses_and_the_record_says_so(hall, game: str) -> None:
    here: Hall = await hall(game=game)
    gone = here.waited_for

    here.later = CLAIM_AFTER + SECOND
    await here.absences.claim(here.table, here.people[1 - gone], gone)

    assert here.table.outcome is not None
    assert here.table.outcome["reason"] == "abandoned"
    places = {one["seat"]: one["place"] for one in here.table.outcome["placements"]}
    assert places == {gone: 2, 1 - gone: 1}
    assert (await checked(here)).ok


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_that_is_called_off_has_no_places_and_its_record_verifies(hall, game: str) -> None:
    here: Hall = await hall(game=game)
    gone = here.waited_for

    here.later = CLAIM_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - gone])

    assert here.table.outcome == {"placements": (), "reason": "called_off"}
    assert (await checked(here)).ok


async def checked(here: Hall):
    async with here.services.sessions() as session:
        return verify(await stored_record(session, here.table, None))


async def test_a_record_cannot_claim_an_end_that_no_table_makes(hall) -> None:
    here: Hall = await hall()
    here.later = CLAIM_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - here.waited_for])
    async with here.services.sessions() as session:
        *lines, last = await stored_record(session, here.table, None)

    end = msgspec.json.decode(last)
    forged = msgspec.json.encode(end | {"outcome": {"placements": [], "reason": "abandoned"}})

    assert not verify([*lines, forged]).ok


async def test_the_absent_agrees_to_call_it_off_by_five_minutes_of_silence(hall) -> None:
    here: Hall = await hall()

    here.later = REPLACE_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - here.waited_for])
    before = here.table.status
    here.later = CLAIM_AFTER + SECOND
    await here.goes_on()

    assert (before, here.table.status) == ("playing", "finished")


async def test_who_comes_back_in_time_is_asked_and_may_play_on(hall) -> None:
    here: Hall = await hall()
    gone = here.waited_for
    here.later = REPLACE_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - gone])

    here.comes(gone)
    here.later = CLAIM_AFTER + SECOND
    await here.goes_on()
    asked = here.table.calling_off
    await here.absences.play_on(here.table, here.people[gone])

    assert asked is not None
    assert here.table.calling_off is None
    assert here.table.status == "playing"


async def test_of_three_all_who_are_here_must_agree_and_nobody_can_claim(hall) -> None:
    here: Hall = await hall(seats=3)
    gone = here.waited_for
    one, other = (here.people[seat] for seat in range(3) if seat != gone)
    here.later = CLAIM_AFTER + SECOND

    with pytest.raises(Conflict):
        await here.absences.claim(here.table, one, gone)
    await here.absences.call_off(here.table, one)
    alone = here.table.status
    await here.absences.call_off(here.table, other)

    assert (alone, here.table.status) == ("playing", "finished")


async def test_a_stranger_decides_nothing(hall) -> None:
    here: Hall = await hall()
    _, (stranger, _) = await start_table(here.services)
    here.later = CLAIM_AFTER + SECOND

    with pytest.raises(Forbidden):
        await here.absences.claim(here.table, stranger, here.waited_for)


async def test_an_end_of_the_table_outlives_it(hall) -> None:
    here: Hall = await hall()
    here.later = CLAIM_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - here.waited_for])
    before = msgspec.json.encode(here.table.document(None))
    for channel in here.channels.values():
        here.table.leave(channel)
    assert here.services.tables.evict(here.table)

    again = await here.services.tables.load(here.table.header.id)

    assert msgspec.json.decode(msgspec.json.encode(again.document(None))) | {"seats": []} == (
        msgspec.json.decode(before) | {"seats": []}
    )
    with pytest.raises(MatchOver):
        await here.services.referee.resign(again, here.people[0])


async def test_the_log_stands_and_the_past_can_be_read_after_the_table_has_ended_it(hall) -> None:
    here: Hall = await hall()
    here.comes(here.waited_for)
    await play_randomly(here.services, here.table, here.people, 3)
    here.goes(here.waited_for)
    here.later = CLAIM_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - here.waited_for])

    past = await here.services.tables.past_document(here.table, 1, None)

    assert past.status == "playing"
    assert here.table.document(None).log


async def test_a_proposal_outlives_the_table_and_silence_still_agrees(hall) -> None:
    here: Hall = await hall()
    gone = here.waited_for
    here.later = REPLACE_AFTER + SECOND
    await here.absences.call_off(here.table, here.people[1 - gone])
    here.goes(1 - gone)
    assert here.services.tables.evict(here.table)

    here.table = await here.services.tables.load(here.table.header.id)
    here.comes(1 - gone)
    proposed = here.table.calling_off
    here.later = CLAIM_AFTER + SECOND
    await here.goes_on()
    here.later = 2 * CLAIM_AFTER + 2 * SECOND
    await here.goes_on()

    assert proposed is not None
    assert (proposed.by, here.table.status) == (1 - gone, "finished")


async def test_a_table_that_waits_for_everybody_ends_by_the_word_of_all_alone(hall) -> None:
    here: Hall = await hall(visibility="private", wait_for_all=True)
    gone, waits = here.waited_for, here.people[1 - here.waited_for]
    here.later = CLAIM_AFTER + SECOND

    with pytest.raises(Conflict):
        await here.absences.hand_over(here.table, waits, gone)
    with pytest.raises(Conflict):
        await here.absences.claim(here.table, waits, gone)
    await here.absences.call_off(here.table, waits)
    here.later = 3 * CLAIM_AFTER
    await here.goes_on()
    alone = here.table.status
    await here.absences.call_off(here.table, here.people[gone])

    assert (alone, here.table.status) == ("playing", "finished")


async def test_the_host_may_end_the_waiting_and_the_log_says_so(hall) -> None:
    here: Hall = await hall(visibility="private", wait_for_all=True)
    gone, waits = here.waited_for, here.people[1 - here.waited_for]
    here.later = REPLACE_AFTER + SECOND

    with pytest.raises(Forbidden):
        await here.absences.stop_waiting(here.table, here.people[1])
    await here.absences.stop_waiting(here.table, here.people[0])
    await here.absences.hand_over(here.table, waits, gone)

    assert [msgspec.json.decode(line) for line in here.table.log.lines(None)][-2:] == [
        {"seq": 0, "seat": 0, "event": "stopped_waiting"},
        {"seq": 0, "seat": 1 - gone, "event": "handed", "who": gone},
    ]


async def test_only_a_private_table_waits_for_everybody(services: Services) -> None:
    with pytest.raises(BadRequest):
        await start_table(services, wait_for_all=True)
