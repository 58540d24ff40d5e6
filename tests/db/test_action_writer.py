"""Rows of actions are written in batches; each row is accepted or refused by itself."""

import pytest
from msgspec import structs
from sqlalchemy import text

from app.api.services import Services
from app.db.action_writer import ActionRow, ActionWriter
from app.db.queries import actions
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_a_row_is_the_same_whatever_stands_in_its_batch(services: Services) -> None:
    """Rows without anything unusual are written by a shorter statement, with the same uniqueness."""
    plain, unusual = [(await start_table(services))[0].header.id for _ in range(2)]
    at = services.tables.now()
    first = ActionRow(plain, 1, 0, "a", '{"type": "x"}', "[1]", "[]", "[1]", 7, at, player_id="ann")
    second = structs.replace(first, seq=2, ref="b")
    served = structs.replace(first, match_id=unusual, ref=None, player_id=None, served="time", resigns=True)
    pen = await ActionWriter.prepare(await services.engine.connect())

    assert await pen.write([first]) == {plain}
    assert await pen.write([second, served]) == {plain, unusual}
    assert await pen.write([structs.replace(first, ref="c")]) == set()
    third = structs.replace(first, match_id=unusual, seq=2, ref="d")
    assert await pen.write([structs.replace(first, seq=3), third]) == {unusual}, "kept out alone"
    assert await pen.write([structs.replace(first, seq=3), served]) == set(), "their ref, their seq"
    await pen.discard()

    async with services.sessions() as session:
        rows = await actions.since(session, plain, 0)
        assert [row.served for row in await actions.since(session, unusual, 0)] == ["time", None]
        gone = await session.scalars(text("SELECT resigned FROM seats WHERE seat = 0 ORDER BY resigned"))
        assert list(gone) == [False, True]
    told = [
        (row.seq, row.seat, row.ref, row.action, row.draws, row.events, row.to_act, row.words, row.at)
        for row in rows
    ]
    assert told == [(seq, 0, ref, {"type": "x"}, [1], [], [1], 7, at) for seq, ref in ((1, "a"), (2, "b"))]
