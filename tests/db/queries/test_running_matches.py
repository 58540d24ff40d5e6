"""Every running match is looked at, however many are in one statement."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from app.api.services import Services
from app.db.models import Seat
from app.db.queries import running_matches
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]

TOMORROW = datetime.now(UTC) + timedelta(days=1)
YESTERDAY = datetime.now(UTC) - timedelta(days=1)


@pytest.mark.parametrize("most", [1, 2, running_matches.SLICE])
async def test_matches_are_found_by_the_seats_that_the_server_plays(
    services: Services, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(running_matches, "SLICE", most)
    people, in_part, all_alone, waiting = [(await start_table(services))[0] for _ in range(4)]
    to_act = [table.position.to_act[0] for table in (in_part, waiting) if table.position]
    async with services.sessions.begin() as session:
        of = {table.header.id: Seat.match_id == table.header.id for table in (in_part, all_alone, waiting)}
        served = update(Seat).values(idle=True)
        await session.execute(served.where(of[in_part.header.id], Seat.seat == to_act[0]))
        await session.execute(served.where(of[all_alone.header.id]))
        await session.execute(served.where(of[waiting.header.id], Seat.seat != to_act[1]))

    async with services.sessions() as session:
        hosts = await running_matches.hosts_of_unattended(session)
        with_server = await running_matches.with_server_to_act(session)
        stalled = await running_matches.with_stalled_computers(session, TOMORROW)
        early = await running_matches.with_stalled_computers(session, YESTERDAY)

    assert hosts == [all_alone.header.host_id]
    assert sorted(with_server) == sorted(of)
    assert people.header.id not in with_server
    assert sorted(stalled) == sorted([in_part.header.id, all_alone.header.id])
    assert early == []
