"""A question with a time limit: who says nothing is answered for, and nobody else."""

import asyncio
import dataclasses
from typing import Any

import msgspec
import pytest

from app.api.site import Site
from app.engine.contract import Window
from app.games import um_reifenbreite
from app.table.channel import Channel, Sender
from app.table.referee import Act
from app.table.table import Table
from tests.people import followed
from tests.table.test_tables import play, started

pytestmark = [pytest.mark.anyio, pytest.mark.db]

GAME = um_reifenbreite.GAME


def ask_all(site: Site, seconds: int) -> None:
    """Every decision of the race becomes a window; silence means the first legal action."""

    def window(state: Any) -> Window[Any]:
        seat = GAME.to_act(state)[0]
        return Window(seat, seconds, um_reifenbreite.GAME.legal(state, seat)[0])

    site.tables.games = {GAME.id: dataclasses.replace(GAME, window=window)}


class Listener:
    """A spectator: his document as the messages make it."""

    def __init__(self, table: Table) -> None:
        self.doc: dict[str, Any] = {}
        self.heard = asyncio.Event()
        self.over = asyncio.Event()
        self.channel = Channel(None, Sender(self.hear), table.state_for)
        table.join(self.channel, None)

    async def hear(self, message: str) -> None:
        told = msgspec.json.decode(message)
        if told["t"] == "state":
            self.doc = told["doc"]
        else:
            self.doc = followed(self.doc, told)
        self.heard.set()
        if self.doc["status"] == "finished":
            self.over.set()

    async def sees(self, seq: int) -> None:
        while self.doc.get("seq", -1) < seq:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 120)


async def test_a_match_whose_players_say_nothing_goes_on_by_itself(site: Site) -> None:
    ask_all(site, seconds=0)
    table, _ = await started(site)
    listener = Listener(table)

    await asyncio.wait_for(listener.over.wait(), 120)

    assert table.outcome is not None
    assert [seat["deadline"] for seat in listener.doc["seats"]] == [None, None]
    assert not site.referee.busy(table)


async def test_everybody_sees_until_when_the_question_is_open(site: Site) -> None:
    ask_all(site, seconds=3600)
    table, people = await started(site)
    listener = Listener(table)

    for turn in range(8):
        await play(site, table, people, 1, seed=turn)
        await listener.sees(turn + 1)
        asked = table.moment.to_act[0]
        deadlines = [seat["deadline"] for seat in listener.doc["seats"]]
        assert [deadline is not None for deadline in deadlines] == [seat == asked for seat in range(2)]
        assert msgspec.json.decode(msgspec.json.encode(table.document(None))) == listener.doc

    assert site.referee.busy(table), "a table with an open question stays in memory"


async def test_an_answer_in_time_is_not_answered_again(site: Site) -> None:
    ask_all(site, seconds=3600)
    table, people = await started(site)
    first = table.closes
    assert first is not None
    seat = table.moment.to_act[0]
    action = msgspec.to_builtins(table.moment.legal(seat)[0])
    await site.referee.take(table, people[seat], Act(action, "in time"))

    await site.referee._close(table, first)

    assert table.seq == 1


async def test_a_question_is_open_anew_after_a_restart(site: Site) -> None:
    ask_all(site, seconds=3600)
    table, people = await started(site)
    await play(site, table, people, 3)
    before = table.closes

    again = await type(site.tables)(site.sessions, site.tables.games, site.referee._journal).get(
        table.header.id
    )

    assert again.seq == 3
    assert again.closes is not None and before is not None
    assert again.closes > before


async def test_a_failure_to_answer_is_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.table.windows.RETRY_SECONDS", 0)
    failed: list[Table] = []
    commit = type(site.referee)._commit

    async def fails_once(self: Any, table: Table, *rest: Any) -> Any:
        if not failed:
            failed.append(table)
            raise ConnectionError("gone")
        return await commit(self, table, *rest)

    monkeypatch.setattr(type(site.referee), "_commit", fails_once)
    ask_all(site, seconds=0)
    table, _ = await started(site)
    listener = Listener(table)

    await listener.sees(3)

    assert failed == [table]
