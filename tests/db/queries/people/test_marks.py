"""Marks of players on others: whom they silence, whom they block, and for how long."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries.people import marks
from app.db.queries.people.marks import NOT_AGAIN_FOR, MarkKind
from app.errors import Conflict, Forbidden

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_marks_count_in_their_direction_and_for_their_time(services: Services) -> None:
    ann, ben, eve = [(await new_player(services, name))[0].id for name in ("Ann", "Ben", "Eve")]
    now = datetime.now(UTC)
    async with services.sessions.begin() as session:
        await marks.put(session, ann, ben, MarkKind.BLOCK, now)
        await marks.put(session, ann, eve, MarkKind.MUTE, now)
        await marks.put(session, eve, ann, MarkKind.NOT_AGAIN, now - NOT_AGAIN_FOR + timedelta(minutes=1))

        assert await marks.silenced_by(session, ann) == {ben, eve}
        assert await marks.silenced_by(session, ben) == await marks.silenced_by(session, eve) == set()
        assert await marks.blocks_between(session, ann, {ben, eve}) == ({ben}, set())
        assert await marks.blocks_between(session, ben, {ann, eve}) == (set(), {ann})
        with pytest.raises(Conflict):
            await marks.check_blocks(session, ann, {ann, ben})
        with pytest.raises(Forbidden):
            await marks.check_blocks(session, ben, {ann})
        await marks.check_blocks(session, eve, {ann, ben})
        assert not await marks.wants_to_meet(session, eve, ann, now)
        assert await marks.wants_to_meet(session, eve, ann, now + timedelta(minutes=2))
        assert [(one.name, one.kind) for one in await marks.by_player(session, ann, now)] == [
            ("Ben", "block"),
            ("Eve", "mute"),
        ]
        await marks.remove(session, ann, ben, MarkKind.BLOCK)
        assert await marks.on_player(session, ann, ben, now) == set()
