"""A first lesson at a table: its record can be verified like any other, and no list shows it."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from app.api.access.identity import new_player
from app.api.learning.lesson_routes import start_lesson, unfinished_lesson
from app.api.services import Services
from app.db.queries import match_lists
from app.engine.catalog import catalog
from app.engine.lesson import LEARNER, lesson_of
from app.errors import Conflict
from app.table.actions.evaluation import ActionRequest
from app.table.replay.record import verify
from app.table.replay.record_writer import stored_record
from app.table.table import Table

pytestmark = [pytest.mark.anyio, pytest.mark.db]

GAME = "um_reifenbreite"


async def begun(services: Services) -> tuple[Table, str]:
    """Return a lesson in which the learner has made the first decision, and the learner's id."""
    player = (await new_player(services, "Ann"))[0].id
    lesson = lesson_of(GAME)
    assert lesson is not None
    table = await services.tables.load(await start_lesson(services, player, catalog()[GAME], lesson))
    assert table.position is not None
    first = table.position.legal(LEARNER)[0]
    await services.referee.submit(table, player, ActionRequest(msgspec.to_builtins(first), "1"))
    return table, player


async def test_it_is_in_no_list_and_can_be_gone_on_with_until_it_is_over(services: Services) -> None:
    table, player = await begun(services)
    now = datetime.now(UTC)

    async with services.sessions() as session:
        assert await match_lists.newest(session, player_id=player) == []
        assert await match_lists.waiting_for_player(session, player, 10) == []
    assert await unfinished_lesson(services, player, GAME) == table.header.id

    await services.referee.resign(table, player)

    async with services.sessions() as session:
        assert await match_lists.newest(session, player_id=player) == []
        over = await match_lists.newest_finished(session, now - timedelta(days=1), now + timedelta(days=1))
        assert table.header.id not in [one.id for one in over]
    assert await unfinished_lesson(services, player, GAME) is None


async def test_it_is_read_back_and_verified_from_its_own_beginning(services: Services) -> None:
    table, player = await begun(services)
    await services.referee.resign(table, player)
    seen = table.document(LEARNER)

    assert services.tables.evict(table)
    again = await services.tables.load(table.header.id)

    assert again.document(LEARNER).view == seen.view
    async with services.sessions() as session:
        lines = [*await stored_record(session, again, None)]
    assert verify(lines).ok
    assert not verify([lines[0].replace(b'"lesson":true,', b""), *lines[1:]]).ok


async def test_it_has_no_rematch(services: Services) -> None:
    table, player = await begun(services)
    await services.referee.resign(table, player)

    with pytest.raises(Conflict):
        await services.rematches.join(table, player)
