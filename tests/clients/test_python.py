"""The Python client of `clients/python` at a live server: whole matches, patches, a server that goes away."""

import asyncio
import random

import pytest

from app.api.http.rate_limits import MESSAGES_PER_SECOND
from app.engine.catalog import catalog
from stadion_client import Document, Refused, Stadion
from stadion_client.documents import patched
from stadion_client.example import against_the_computer, chosen
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

QUICK = {"hockey_game": {"idle_rounds": 6, "max_overtimes": 3}}


@pytest.mark.parametrize("game", sorted(catalog()))
async def test_the_example_plays_every_game_to_its_end(server: Server, game: str) -> None:
    last = await against_the_computer(server.url, game, random.Random(game), **QUICK.get(game, {}))

    assert last["outcome"] is not None
    assert [seat["player"] and seat["player"].get("program") for seat in last["seats"]] == [True, None]
    assert sorted(one["seat"] for one in last["outcome"]["placements"]) == [0, 1]


async def test_what_the_patches_built_is_what_the_server_has(server: Server) -> None:
    async with await Stadion.named(server.url, "Ada") as me:
        match = (await me.open("um_reifenbreite", visibility="private"))["id"]
        await me.sit(match, bot="easy")
        await me.start(match)
        rng = random.Random(1)
        async with me.table(match) as table:
            async for document in table:
                if document["actions"] and document["seq"] >= 30:
                    break
                if document["actions"]:
                    await table.act(chosen(document["actions"], rng))

            assert await me.document(match) == table.document
            await me.resign(match)
            ended = [document async for document in table][-1]

        assert table.kept.word is not None and table.kept.head == ended["fairness"]["head"]
        assert await me.check(table) == []
        table.kept.words[0]["word"] = "another"
        assert await me.check(table) == ["The words are not those of the start."]


async def test_what_is_refused_says_why_and_changes_nothing(server: Server) -> None:
    async with await Stadion.named(server.url, "Ada") as me:
        with pytest.raises(Refused, match="bad_request"):
            await me.open("chess")
        match = (await me.open("extraliga", visibility="private"))["id"]
        async with me.table(match) as table:
            with pytest.raises(Refused, match="conflict"):
                await table.act({"type": "pick", "card": "x"})


async def test_an_action_that_comes_too_fast_for_the_server_is_sent_again(start_server) -> None:
    server = await asyncio.to_thread(start_server, rate_limits="on")
    async with await Stadion.named(server.url, "Ada") as me:
        match = (await me.open("um_reifenbreite", visibility="private"))["id"]
        await me.sit(match, bot="easy")
        await me.start(match)
        async with me.table(match) as table:
            async for document in table:
                if document["actions"]:
                    break
            assert table._socket is not None
            for _ in range(2 * MESSAGES_PER_SECOND):
                await table._socket.send('{"t": "ping"}')

            assert await table.act(document["actions"][0]) == document["seq"] + 1


async def test_an_action_outlives_a_server_that_is_killed(start_server) -> None:
    server = start_server()
    async with await Stadion.named(server.url, "Ada") as me:
        match = (await me.open("um_reifenbreite", visibility="private"))["id"]
        await me.sit(match, bot="easy")
        await me.start(match)
        async with me.table(match) as table:
            async for document in table:
                if document["actions"]:
                    break
            await asyncio.to_thread(server.kill)
            acting = asyncio.create_task(table.act(document["actions"][0]))
            await asyncio.to_thread(server.start)

            assert await acting == document["seq"] + 1


def test_patches_add_replace_and_remove_in_objects_and_lists() -> None:
    before: Document = {"view": {"a/b": [1, 2, 3], "gone": 1}, "log": [], "seq": 4}  # type: ignore[typeddict-item]
    operations = [
        {"op": "replace", "path": "/view/a~1b/0", "value": 9},
        {"op": "remove", "path": "/view/a~1b/1"},
        {"op": "add", "path": "/view/a~1b/-", "value": 4},
        {"op": "add", "path": "/view/a~1b/0", "value": 0},
        {"op": "remove", "path": "/view/gone"},
        {"op": "add", "path": "/view/fresh", "value": None},
    ]

    after = patched(before, {"from": 4, "seq": 5, "ops": operations, "events": [{"seq": 5}]})

    assert after["view"] == {"a/b": [0, 9, 3, 4], "fresh": None}
    assert (after["seq"], after["log"]) == (5, [{"seq": 5}])
    assert before["view"] == {"a/b": [1, 2, 3], "gone": 1}
