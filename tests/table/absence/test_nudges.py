"""A player who is connected and does not act is asked whether they are still there."""

from datetime import timedelta

import pytest

from app.api.services import Services
from app.errors import Conflict, Forbidden
from app.table.clock.time_control import Bank, PerDecision, TimeControl
from app.table.notifier import Notification
from app.table.state.waiting_rules import CLAIM_AFTER, NUDGE_ANSWER_WITHIN, REPLACE_AFTER
from app.table.table import Table
from app.table.wire.channel import Channel
from tests.support.matches.tables import play_next, public_document, start_table
from tests.support.matches.transports import SilentTransport
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]

SECOND = timedelta(seconds=1)
BLINK = timedelta(seconds=50)
MINUTE = PerDecision(60_000)
NUDGE_AFTER = timedelta(minutes=3)


async def silence(services: Services, clock: TimeControl | None = None) -> tuple[Table, list[str], int]:
    """Return a table at which both players are connected, the players, and the seat that is to act."""
    table, people = await start_table(services, clock=clock)
    for player in people:
        table.join(Channel(player, SilentTransport(), table.state_for), None)
    assert table.position is not None
    return table, people, table.position.to_act[0]


async def test_only_after_three_minutes_at_one_decision(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services, Bank(600_000, 5_000))
    time.now += NUDGE_AFTER - SECOND
    with pytest.raises(Conflict):
        await services.nudges.nudge(table, people[1 - quiet], quiet)
    time.now += SECOND

    await services.nudges.nudge(table, people[1 - quiet], quiet)

    assert public_document(table)["seats"][quiet]["prodded_by"] == 1 - quiet


async def test_who_does_not_answer_is_away_a_minute_later(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services)
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)

    time.now += NUDGE_ANSWER_WITHIN + REPLACE_AFTER - SECOND
    with pytest.raises(Conflict):
        await services.absences.hand_over(table, people[1 - quiet], quiet)
    time.now += SECOND
    await services.absences.hand_over(table, people[1 - quiet], quiet)

    assert table.seats[quiet].is_served
    await services.seating.come_back(table, people[quiet])
    assert table.absent_since(quiet) is None, "who is back has answered"


async def test_one_tap_answers_and_the_player_is_asked_again_no_sooner(
    services: Services, time: Time
) -> None:
    table, people, quiet = await silence(services)
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)

    await services.nudges.answer(table, people[quiet])
    time.now += NUDGE_AFTER - SECOND

    assert public_document(table)["seats"][quiet]["prodded_by"] is None
    assert table.absent_since(quiet) is None
    with pytest.raises(Conflict):
        await services.nudges.nudge(table, people[1 - quiet], quiet)


async def test_the_second_time_only_an_action_answers(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services)
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)
    await services.nudges.answer(table, people[quiet])
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)

    await services.nudges.answer(table, people[quiet])
    seat = public_document(table)["seats"][quiet]
    time.now += NUDGE_ANSWER_WITHIN + REPLACE_AFTER

    assert (seat["prodded_by"], seat["absent_since"] is None) == (None, False)
    with pytest.raises(Conflict):
        await services.nudges.nudge(table, people[1 - quiet], quiet)
    await services.absences.hand_over(table, people[1 - quiet], quiet)
    assert table.seats[quiet].is_served


async def test_signs_of_life_do_not_set_the_patience_of_the_others_back(
    services: Services, time: Time
) -> None:
    """The player is connected for a second in every fifty."""
    table, people = await start_table(services)
    assert table.position is not None
    quiet = table.position.to_act[0]
    table.join(Channel(people[1 - quiet], SilentTransport(), table.state_for), None)
    for _ in range(CLAIM_AFTER // BLINK):
        blink = Channel(people[quiet], SilentTransport(), table.state_for)
        table.join(blink, None)
        time.now += SECOND
        table.leave(blink)
        time.now += BLINK - SECOND

    time.now += CLAIM_AFTER % BLINK + CLAIM_AFTER // BLINK * SECOND
    await services.absences.claim(table, people[1 - quiet], quiet)

    assert table.outcome is not None
    assert table.outcome["reason"] == "abandoned"


@pytest.mark.parametrize("restarts", [False, True])
async def test_neither_a_reload_nor_a_restart_sets_the_patience_of_the_others_back(
    services: Services, time: Time, restarts: bool
) -> None:
    table, people = await start_table(services)
    assert table.position is not None
    quiet = table.position.to_act[0]
    waiting = people[1 - quiet]
    table.join(sight := Channel(waiting, SilentTransport(), table.state_for), None)
    time.now += CLAIM_AFTER - REPLACE_AFTER
    table.leave(sight)
    await services.disconnects.record_disconnect(table, waiting)
    time.now += CLAIM_AFTER  # which nobody waits
    if restarts:
        assert services.tables.evict(table)
        table = await services.tables.load(table.header.id)

    table.join(Channel(waiting, SilentTransport(), table.state_for), None)
    time.now += REPLACE_AFTER - SECOND
    with pytest.raises(Conflict):
        await services.absences.claim(table, waiting, quiet)
    time.now += SECOND
    await services.absences.claim(table, waiting, quiet)


async def test_a_nudge_outlives_a_restart_and_can_then_be_answered(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services)
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)
    for channel in table.presence.listeners():
        table.leave(channel)
    assert services.tables.evict(table)
    time.now += CLAIM_AFTER

    table = await services.tables.load(table.header.id)
    for player in people:
        table.join(Channel(player, SilentTransport(), table.state_for), None)
    assert public_document(table)["seats"][quiet]["prodded_by"] == 1 - quiet
    time.now += REPLACE_AFTER - SECOND
    with pytest.raises(Conflict):
        await services.absences.hand_over(table, people[1 - quiet], quiet)
    time.now += SECOND
    await services.absences.hand_over(table, people[1 - quiet], quiet)


async def test_an_action_answers_too(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services)
    time.now += NUDGE_AFTER
    await services.nudges.nudge(table, people[1 - quiet], quiet)
    time.now += SECOND

    await play_next(services, table, people)

    assert [seat["prodded_by"] for seat in public_document(table)["seats"]] == [None, None]
    assert [seat["absent_since"] for seat in public_document(table)["seats"]] == [None, None]


async def test_a_player_who_acts_is_not_silent_though_it_is_still_their_turn(
    services: Services, time: Time
) -> None:
    table, people, quiet = await silence(services)
    acted = None
    while acted != quiet:
        time.now += NUDGE_AFTER
        acted = await play_next(services, table, people)
        assert table.position is not None
        quiet = table.position.to_act[0]

    with pytest.raises(Conflict):
        await services.nudges.nudge(table, people[1 - quiet], quiet)


async def test_nobody_is_asked_whose_time_runs_out_by_itself(services: Services, time: Time) -> None:
    table, people, quiet = await silence(services, MINUTE)
    time.now += 2 * NUDGE_AFTER

    with pytest.raises(Conflict):
        await services.nudges.nudge(table, people[1 - quiet], quiet)


async def test_he_is_called_and_who_watches_asks_nobody(services: Services, time: Time) -> None:
    heard: list[object] = []
    services.notifier.on_unseen = lambda player, news: heard.append((player, news))
    table, people, quiet = await silence(services)
    heard.clear()
    time.now += NUDGE_AFTER

    with pytest.raises(Forbidden):
        await services.nudges.nudge(table, "nobody", quiet)
    await services.nudges.nudge(table, people[1 - quiet], quiet)

    header = table.header
    assert table.game is not None
    asks = Notification("prod", header.id, header.game, table.game.title, f"P{1 - quiet}")
    assert heard == [(people[quiet], asks)]
