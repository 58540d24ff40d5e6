"""Matches are loaded into memory and evicted; the database holds all that they are."""

import asyncio
import dataclasses
import gc
from typing import Any

import pytest

from app.api.services import Services
from app.errors import Conflict
from app.table.actions.evaluation import ActionRequest
from app.table.registry import table_registry
from tests.support.matches.tables import documents_of, play_randomly, start_table

EVERY = table_registry.SNAPSHOT_EVERY
pytestmark = [pytest.mark.anyio, pytest.mark.db]


@pytest.mark.parametrize("most", [0, 1, EVERY - 1, EVERY, EVERY + 1, 10_000])
async def test_a_table_let_go_and_opened_again_is_the_same(services: Services, most: int) -> None:
    table, people = await start_table(services, options={"level": "pro"})
    await play_randomly(services, table, people, most)
    before = documents_of(table)

    assert services.tables.evict(table)
    await services.referee._journal.flush()
    again = await services.tables.load(table.header.id)

    assert again is not table
    assert documents_of(again) == before


async def test_a_table_that_somebody_is_about_to_join_is_not_let_go(services: Services) -> None:
    table, _ = await start_table(services)

    with services.tables.keeping(table.header.id), services.tables.keeping(table.header.id):
        pass
    with services.tables.keeping(table.header.id):
        kept = services.tables.evict(table)

    assert (kept, services.tables.in_memory(table.header.id)) == (False, table)
    assert services.tables.evict(table)


async def test_everybody_who_asks_at_once_gets_the_same_table(services: Services) -> None:
    table, _ = await start_table(services)
    services.tables.evict(table)

    found = await asyncio.gather(*(services.tables.load(table.header.id) for _ in range(8)))

    assert len({id(one) for one in found}) == 1


async def test_nobody_hears_of_a_table_that_is_not_there_when_whoever_asked_has_gone(
    services: Services,
) -> None:
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    others = asyncio.all_tasks()
    asked = asyncio.create_task(services.tables.load("nowhere"))
    await asyncio.sleep(0)
    looks = asyncio.all_tasks() - others - {asked}
    assert looks
    asked.cancel()
    await asyncio.wait([asked, *looks])
    del asked, looks
    gc.collect()

    assert unheard == []


async def test_a_match_of_older_rules_can_be_read_and_says_why_it_rests(services: Services) -> None:
    table, people = await start_table(services)
    await play_randomly(services, table, people, 20)
    log = table.document(None).log
    services.tables.evict(table)
    newer = dataclasses.replace(table.game, rules_version=table.game.rules_version + 1)
    services.tables.games = {"um_reifenbreite": newer}

    rested = await services.tables.load(table.header.id)

    document = rested.document(None)
    assert document.status == "playing"
    assert document.seq == 20
    assert document.log == log
    assert document.to_act == ()
    older = f"version {table.game.rules_version} of the rules"
    assert document.notice_code == "rules_changed"
    assert older in document.notice
    with pytest.raises(Conflict) as refused:
        await services.referee.submit(rested, people[0], ActionRequest({"type": "x"}, "r"))
    assert refused.value.sentence == "match-rules-changed"
    with pytest.raises(Conflict) as refused:
        await services.tables.past_document(rested, 3, None)
    assert refused.value.sentence == "match-rules-changed"
