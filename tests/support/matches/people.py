"""Players of a test: a name, a cookie or token, and live channels to a real server."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import jsonpatch
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ANSWER_WITHIN_S = 60
HEARD_WITHIN_S = 120
"""Seconds, longer than any test waits for a message: a message that never comes fails the test."""
LOG_LENGTH = 50
NOT_BEGUN = ("lobby", "starting")
UNREAD = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""The tests' servers speak plain HTTP: reading the certificate store would take 30 ms per client."""


def followed(doc: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Return the document after a patch, with its number, its head and its events at the end of the log."""
    assert not any(op["path"].startswith(("/log", "/seq")) for op in patch["ops"])
    log = [*doc["log"], *patch.get("events", [])][-LOG_LENGTH:]
    copied = json.loads(json.dumps(doc))  # jsonpatch would take twenty times as long to copy it.
    patched: dict[str, Any] = jsonpatch.apply_patch(copied, patch["ops"], in_place=True)
    if "head" in patch:
        patched["fairness"] = patched["fairness"] | {"head": patch["head"]}
    return patched | {"seq": patch["seq"], "log": log}


class Live:
    """A live channel, and the document that its patches build."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.doc: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any]:
        """Return the next message of any kind, after applying it to the document."""
        async with asyncio.timeout(HEARD_WITHIN_S):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["t"] == "state" and "doc" in message:  # that of a tournament has none
            self.doc = message["doc"]
        elif message["t"] == "patch":
            assert message["from"] == self.doc["seq"], "a gap in the patches"
            self.doc = followed(self.doc, message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind, after reading the others before it."""
        while (message := await self.next())["t"] != kind:
            pass
        return message

    async def until_seq(self, seq: int) -> None:
        while self.doc.get("status") in NOT_BEGUN or self.doc["seq"] < seq:
            await self.next()

    async def until_started(self) -> None:
        while self.doc.get("status", "lobby") in NOT_BEGUN:
            await self.next()

    async def until_over(self) -> None:
        while self.doc.get("status") != "finished":
            await self.next()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def act(self, action: dict[str, Any], ref: str, **more: Any) -> dict[str, Any]:
        """Act, and return the answer: an ack or an error."""
        await self.send(t="act", ref=ref, action=action, **more)
        while (message := await self.next())["t"] not in ("ack", "error"):
            pass
        return message

    async def say(self, text: str, ref: str) -> str:
        """Say a line in the chat; return its text as it comes back, before or after the ack."""
        await self.send(t="chat", text=text, ref=ref)
        came: dict[str, dict[str, Any]] = {}
        while not {"ack", "chat"} <= came.keys():
            message = await self.next()
            if message.get("ref", ref) == ref and message.get("text", text) == text:
                came[message["t"]] = message
        return str(came["chat"]["text"])

    async def closed(self) -> int:
        """Read until the server closes the channel; return the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


class Person:
    """A player, or a visitor without a name (`token` None)."""

    def __init__(self, base: str, player: dict[str, Any] | None) -> None:
        self.base = base
        self.id = player["id"] if player else None
        self.name = player["name"] if player else None
        self.token = player["token"] if player else None
        self.headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.http = httpx.AsyncClient(
            base_url=base, headers=self.headers, timeout=ANSWER_WITHIN_S, verify=UNREAD
        )

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.http.get(path, params=params)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def opens(self, game: str = "um_reifenbreite", seats: int = 2, **more: Any) -> dict[str, Any]:
        """Open a table; return its summary."""
        answer = await self.post("/api/matches", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        summary: dict[str, Any] = answer.json()
        return summary

    async def sits(self, match: str, **body: Any) -> dict[str, Any]:
        answer = await self.post(f"/api/matches/{match}/seats", body)
        assert answer.status_code == 200, answer.text
        summary: dict[str, Any] = answer.json()
        return summary

    async def starts(self, match: str) -> None:
        answer = await self.post(f"/api/matches/{match}/start")
        assert answer.status_code == 200, answer.text

    async def document(self, match: str, **params: Any) -> dict[str, Any]:
        answer = await self.get(f"/api/matches/{match}/document", **params)
        assert answer.status_code == 200, answer.text
        document: dict[str, Any] = answer.json()
        return document

    @asynccontextmanager
    async def live(self, match: str, **params: Any) -> AsyncIterator[Live]:
        async with self._channel(f"/api/matches/{match}/live", params) as live:
            yield live

    @asynccontextmanager
    async def called(self, **params: Any) -> AsyncIterator[Live]:
        """Open the player's own channel and read its first message."""
        async with self._channel("/api/me/live", params) as live:
            assert await live.next() == {"t": "calls"}
            yield live

    @asynccontextmanager
    async def follows_cards(self, *matches: str) -> AsyncIterator[Live]:
        """Open the channel of cards on screen, and ask for these matches."""
        async with self._channel("/api/watch/live", {}) as live:
            await live.send(t="tiles", ids=matches)
            yield live

    @asynccontextmanager
    async def follows_searches(self, **params: Any) -> AsyncIterator[Live]:
        """Open the channel of those who look for an opponent."""
        async with self._channel("/api/searches/live", params) as live:
            yield live

    @asynccontextmanager
    async def follows_tournament(self, cup: str, **params: Any) -> AsyncIterator[Live]:
        """Open the channel of a tournament's page."""
        async with self._channel(f"/api/tournaments/{cup}/live", params) as live:
            yield live

    @asynccontextmanager
    async def _channel(self, path: str, params: dict[str, Any]) -> AsyncIterator[Live]:
        query = "&".join(f"{key}={value}" for key, value in params.items())
        url = f"{self.base.replace('http', 'ws', 1)}{path}?{query}"
        async with connect(url, additional_headers=self.headers, open_timeout=ANSWER_WITHIN_S) as socket:
            yield Live(socket)


class People:
    """Creates players, and closes their connections afterwards."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._made: list[Person] = []

    async def __call__(self, name: str) -> Person:
        async with httpx.AsyncClient(base_url=self.base, timeout=ANSWER_WITHIN_S, verify=UNREAD) as http:
            answer = await http.post("/api/players", json={"name": name})
        assert answer.status_code == 201, answer.text
        return self._kept(Person(self.base, answer.json()))

    def known(self, player: dict[str, Any]) -> Person:
        """Return a client of the player who has this token."""
        return self._kept(Person(self.base, player))

    def nobody(self) -> Person:
        return self._kept(Person(self.base, None))

    def _kept(self, person: Person) -> Person:
        self._made.append(person)
        return person

    async def leave(self) -> None:
        for person in self._made:
            await person.http.aclose()


def status_and_code(answer: httpx.Response) -> tuple[int, str]:
    """Check that an error has the form of RFC 9457; return its status and its code."""
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["type"] == "about:blank"
    assert problem["detail"]
    return answer.status_code, problem["code"]
