"""Matches come and go in memory; what they are is in the database."""

import asyncio
import dataclasses
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from app.api.site import Site
from app.api.who import new_player
from app.table import journal, tables
from app.table.channel import Channel
from app.table.errors import Conflict, NotFound, Stale, TableError
from app.table.lobby import Wish
from app.table.referee import Act
from app.table.table import Table

EVERY = tables.SNAPSHOT_EVERY

pytestmark = [pytest.mark.anyio, pytest.mark.db]


async def started(
    site: Site, seats: int = 2, options: dict[str, Any] | None = None
) -> tuple[Table, list[str]]:
    people = [(await new_player(site, f"P{seat}"))[0].id for seat in range(seats)]
    wish = Wish("um_reifenbreite", seats, options or {}, "public", True, None, bytes(range(32)))
    table = await site.lobby.create(people[0], wish)
    for player in people[1:]:
        await site.lobby.sit(table, player, None, None, None)
    await site.lobby.start(table, people[0])
    return table, people


async def play(site: Site, table: Table, people: list[str], most: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(most):
        if table.moment is None or table.status == "finished":
            return
        seat = luck.choice(table.moment.to_act)
        action = msgspec.to_builtins(luck.choice(table.moment.legal(seat)))
        await site.referee.take(table, people[seat], Act(action, f"{luck.random()}"))


def documents(table: Table) -> list[bytes]:
    viewers = [None, *range(len(table.seats))]
    return [msgspec.json.encode(table.document(viewer), order="sorted") for viewer in viewers]


@pytest.mark.parametrize("most", [0, 1, EVERY - 1, EVERY, EVERY + 1, 10_000])
async def test_a_table_let_go_and_opened_again_is_the_same(site: Site, most: int) -> None:
    table, people = await started(site, options={"level": "pro"})
    await play(site, table, people, most)
    before = documents(table)

    assert site.tables.let_go(table)
    await site.tables.settle()
    again = await site.tables.get(table.header.id)

    assert again is not table
    assert documents(again) == before


async def test_snapshots_only_shorten_the_replay(site: Site) -> None:
    table, people = await started(site)
    await play(site, table, people, 2 * EVERY + 20)
    before = documents(table)
    site.tables.let_go(table)
    await site.tables.settle()
    async with site.sessions.begin() as session:
        kept = await session.scalar(text("SELECT count(*) FROM snapshots"))
        await session.execute(text("DELETE FROM snapshots"))

    assert kept == 3, "after 100 and 200 actions, and when it was let go"
    assert documents(await site.tables.get(table.header.id)) == before


async def test_a_table_that_somebody_looks_at_is_kept(site: Site) -> None:
    table, _ = await started(site)

    async def sent(_: str) -> None: ...

    channel = Channel(None, sent, table.state_for)
    table.join(channel, None)

    assert not site.tables.let_go(table)
    table.leave(channel)
    assert site.tables.let_go(table)


async def test_everybody_who_asks_at_once_gets_the_same_table(site: Site) -> None:
    table, _ = await started(site)
    site.tables.let_go(table)

    found = await asyncio.gather(*(site.tables.get(table.header.id) for _ in range(8)))

    assert len({id(one) for one in found}) == 1


async def test_a_match_of_older_rules_can_be_read_and_says_why_it_rests(site: Site) -> None:
    table, people = await started(site)
    await play(site, table, people, 20)
    log = table.document(None).log
    site.tables.let_go(table)
    newer = dataclasses.replace(table.game, rules_version=table.game.rules_version + 1)
    site.tables.games = {"um_reifenbreite": newer}

    rested = await site.tables.get(table.header.id)

    document = rested.document(None)
    assert document.status == "playing"
    assert document.seq == 20
    assert document.log == log
    assert document.to_act == ()
    older = f"version {table.game.rules_version} of the rules"
    assert older in document.notice
    with pytest.raises(Conflict, match=older):
        await site.referee.take(rested, people[0], Act({"type": "x"}, "r"))
