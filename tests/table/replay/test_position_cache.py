"""Past positions of a match are computed once for all who ask, and a bounded number is kept."""

import asyncio

import msgspec
import pytest

from app.api.services import Services
from app.errors import NotFound
from app.table.registry import table_registry
from app.table.replay.position_cache import PositionCache
from app.table.views.document_builder import document_at
from tests.support.matches.tables import documents_of, play_randomly, start_table, without_head

EVERY = table_registry.SNAPSHOT_EVERY
pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def test_documents_of_the_past_come_from_the_rows(services: Services) -> None:
    table, people = await start_table(services, options={"level": "pro"})
    kept = []
    for number in range(EVERY + 20):
        kept.append(documents_of(table))
        await play_randomly(services, table, people, 1, seed=number)

    for seq in (0, 1, EVERY - 1, EVERY, EVERY + 1, EVERY + 19):
        for viewer, before in zip([None, 0, 1], kept[seq], strict=True):
            past = msgspec.json.encode(await services.tables.past_document(table, seq, viewer))
            assert without_head(past) == without_head(before)
    for beyond in (-1, EVERY + 21):
        with pytest.raises(NotFound):
            await services.tables.past_document(table, beyond, None)


async def test_all_who_look_back_at_once_see_one_position(services: Services) -> None:
    table, people = await start_table(services)
    kept = []
    for number in range(9):
        kept.append(documents_of(table)[0])
        await play_randomly(services, table, people, 1, seed=number)
    seqs = [8, 8, 3, 8, 5]

    found = await asyncio.gather(
        *(services.tables._positions.get(table, seq, services.sessions) for seq in seqs)
    )

    assert found[0] is found[1] is found[3]
    for seq, position in zip(seqs, found, strict=True):
        document = document_at(table, position.position, None, position.lines[None])
        assert without_head(msgspec.json.encode(document)) == without_head(kept[seq])


async def test_a_position_is_another_one_for_who_may_know_less(services: Services) -> None:
    table, people = await start_table(services, game="hockey_game")
    await play_randomly(services, table, people, 30)
    before = await services.tables._positions.get(table, 25, services.sessions)
    table.seats[0].sees_from = 26

    after = await services.tables._positions.get(table, 25, services.sessions)

    assert before.lines[0] != before.lines[None], "there was something to hide"
    assert after.lines == before.lines | {0: before.lines[None]}


async def test_looking_back_keeps_a_bounded_number_of_positions(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services.tables, "_positions", PositionCache(most=3))
    table, people = await start_table(services)
    kept = []
    for number in range(8):
        kept.append(documents_of(table)[0])
        await play_randomly(services, table, people, 1, seed=number)

    for seq in (7, 0, 1, 2, 5, 6, 4):
        past = msgspec.json.encode(await services.tables.past_document(table, seq, None))
        assert without_head(past) == without_head(kept[seq])
    assert len(services.tables._positions._known) == 3
