"""A tournament starts by its host or at the set time, and computers take the free places."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.errors import BadRequest
from app.table.notifier import Notification, Withdrawal
from app.tournaments.enrolment import TournamentSettings
from app.tournaments.repository import Store
from app.tournaments.start import call, start_at_the_set_time
from app.tournaments.tournament import Tournament

pytestmark = [pytest.mark.anyio, pytest.mark.db]
HOUR = timedelta(hours=1)


async def opened(services: Services, fill_with: str | None, ahead: timedelta = HOUR) -> tuple[str, str]:
    """Open a knockout of four that begins by itself; return its id and that of its host."""
    host = (await new_player(services, "Ann"))[0].id
    wanted = TournamentSettings(
        game="hockey_game",
        coaches=4,
        name="Cup",
        options={"format": "knockout"},
        grace_minutes=10,
        visibility="public",
        sit=True,
        begins_at=datetime.now(UTC) + ahead,
        fill_with=fill_with,
    )
    return await services.enrolment.create(host, wanted), host


async def when_its_time_has_come(services: Services, cup: str) -> Tournament:
    store = Store(services.tables, services.tournaments.news)
    async with store.changing(cup) as (tournament, session):
        tournament.header.begins_at = datetime.now(UTC)
        await start_at_the_set_time(session, tournament)
    return tournament


async def test_at_the_set_time_computers_take_the_free_places_and_it_begins(services: Services) -> None:
    cup, _ = await opened(services, fill_with="easy")

    tournament = await when_its_time_has_come(services, cup)

    assert (tournament.header.status, tournament.header.begins_at) == ("playing", None)
    assert [row.bot for row in tournament.coaches] == [None, "easy", "easy", "easy"]
    assert len(tournament.due()) == 2


async def test_with_too_few_coaches_the_set_time_is_dropped(services: Services) -> None:
    cup, _ = await opened(services, fill_with=None)

    tournament = await when_its_time_has_come(services, cup)

    assert (tournament.header.status, tournament.header.begins_at) == ("lobby", None)


async def test_the_coaches_are_called_once_before_it_begins(services: Services) -> None:
    cup, host = await opened(services, fill_with="easy")
    told: list[tuple[str, Notification | Withdrawal]] = []
    services.notifier.on_unseen = lambda player, message: told.append((player, message))
    store = Store(services.tables, services.tournaments.news)

    for _ in range(2):
        async with store.changing(cup) as (tournament, _session):
            call(tournament, services.notifier)

    ((player, message),) = told
    assert isinstance(message, Notification)
    assert (player, message.kind, message.match, message.name) == (host, "cup_soon", cup, "Cup")


@pytest.mark.parametrize("ahead", [-HOUR, timedelta(days=31)])
async def test_a_time_in_the_past_or_far_ahead_is_refused(services: Services, ahead: timedelta) -> None:
    with pytest.raises(BadRequest):
        await opened(services, fill_with=None, ahead=ahead)
