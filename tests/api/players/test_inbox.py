"""A player is notified on pages beside the table: by a channel of their own, and by a list in the header."""

import re
from typing import Any, cast

import pytest
from fastapi import WebSocket

from app.api.access.identity import Identity
from app.api.http.token_scopes import Scope
from app.api.players import inbox
from app.api.services import Services
from app.table.notifier import Notifier
from app.table.wire.document import PlayerView
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio

WHO = Identity(PlayerView("p1", "Ann"), Scope.ALL, "t1")


async def listed(person: Person, **params: str) -> list[str]:
    """Return the tables in the header of the player's pages."""
    found = await person.get("/you/calls", **params)
    return re.findall(r"/matches/(\w+)", found.text)


async def test_the_list_holds_what_waits_for_the_player_and_nothing_else(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]

    assert await listed(seated[seat]) == [match]
    assert await listed(seated[1 - seat]) == []
    assert await listed(seated[seat], at=match) == []
    assert await listed(people.nobody()) == []

    await seated[seat].http.delete(f"/api/matches/{match}/seats/{seat}")
    assert await listed(seated[seat]) == []  # The server plays for this player.


async def test_somebody_without_a_name_has_no_channel(people: People) -> None:
    async with people.nobody()._channel("/api/me/live", {}) as live:
        assert (await live.next())["code"] == "unauthenticated"
        assert await live.closed() == 4401


async def test_a_message_that_is_none_is_refused_and_the_channel_goes_on(people: People) -> None:
    ann = await people("Ann")
    async with ann.called() as live:
        await live.send(t="act")
        assert (await live.next())["code"] == "bad_request"
        await live.send(t="looking", yes=True)
        await live.send(t="ping")
        assert await live.next() == {"t": "pong"}


async def test_the_list_says_how_long_each_table_waits_and_the_most_urgent_is_first(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    clocks = ({"kind": "days", "days": 2}, None, {"kind": "decision", "ms": 600_000})
    matches = [(await ann.opens("helvetia_cup", clock=clock))["id"] for clock in clocks]
    for match in matches:
        await bob.sits(match)
        await ann.starts(match)
    slow, timeless, quick = matches
    deadlines = [(await ann.document(match))["seats"][0]["deadline"] for match in (quick, slow)]

    assert await listed(ann) == [quick, slow, timeless]
    assert re.findall(r'data-deadline="([^"]+)"', (await ann.get("/you/calls")).text) == deadlines


class Page:
    """A page whose channel has just been opened, on a server without our own WebSocket protocol."""

    scope: dict[str, Any] = {}  # noqa: RUF012 - read only

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        pass

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def test_a_broker_that_is_too_slow_signs_nobody_out(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_slow(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(Notifier, "listen", too_slow)
    monkeypatch.setattr(Notifier, "leave", lambda *_: None)
    page = Page()

    with pytest.raises(TimeoutError), services.limits.channel("p1", "here") as allowance:
        await inbox._notify(cast(WebSocket, page), services, WHO, None, allowance)

    assert page.closed == []
