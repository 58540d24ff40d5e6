"""A player of a match by correspondence is reminded once before their time is up."""

from datetime import datetime, timedelta

import pytest

from app.api.services import Services
from app.db.job_kinds import JobKind
from app.db.queries import scheduled_jobs
from app.games import um_reifenbreite
from app.table.clock.time_control import Days
from app.table.notifier import Notification
from app.table.timekeeping.deadline_reminders import DeadlineReminders
from tests.support.matches.tables import deadlines_of, start_table
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
GAME = um_reifenbreite.GAME


async def test_by_days_who_is_nearly_late_is_called_once(services: Services, time: Time) -> None:
    heard: list[tuple[str, object]] = []
    services.notifier.on_unseen = lambda player, news: heard.append((player, news))
    table, people = await start_table(services, clock=Days(2))
    match, header = table.header.id, table.header
    reminders = DeadlineReminders(
        services.tables, services.scheduler
    )  # This replaces the services' own reminders, whose looks would count too.
    seat = table.position.to_act[0] if table.position else 0
    heard.clear()

    time.after(hours=38)
    await reminders._remind(match)
    early = [*heard]
    async with services.sessions() as session:
        look = await scheduled_jobs.due_at(session, match, JobKind.DEADLINE)
    time.after(hours=1)
    await reminders._remind(match)
    await reminders._remind(match)

    until = deadlines_of(table)[seat]
    assert early == []
    assert until is not None
    assert look == datetime.fromisoformat(until) - timedelta(hours=9.6)
    assert heard == [(people[seat], Notification("deadline", match, header.game, GAME.title, until=until))]
