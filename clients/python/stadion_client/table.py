"""A match in progress: the live channel of docs/PROTOCOL.md."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stadion_client.documents import Action, Document, patched
from stadion_client.fairness import Kept

FIRST_WAIT_S = 0.25
LONGEST_WAIT_S = 15.0
TOO_FAST_WAIT_S = 1.0
LARGEST = 2**24
REFUSED = (4401, 4403, 4404, 4429)
"""Close codes after which the channel is not opened again."""


class Refused(Exception):
    """The server refuses, and nothing has changed.

    code: Stable.
    detail: A sentence for people.
    cause: The technical reason in English, if there is one.
    """

    def __init__(self, code: str, detail: str, cause: str | None = None) -> None:
        super().__init__(f"{code}: {detail}" if cause is None else f"{code}: {detail} ({cause})")
        self.code = code
        self.detail = detail
        self.cause = cause

    @classmethod
    def of(cls, problem: dict[str, Any]) -> "Refused":
        """Return the refusal that a problem or a live `error` describes."""
        return cls(problem.get("code", "internal"), problem.get("detail", ""), problem.get("cause"))


class Table:
    """Keeps the document up to date, also through lost connections, yields it after each change, and acts.

    Each action has a `ref`. It is sent again after a lost connection, and applied once.
    """

    def __init__(
        self, address: str, headers: dict[str, str], code: str | None = None, kept: Kept | None = None
    ) -> None:
        self.document: Document | None = None
        self._address = address
        self._headers = headers
        self._code = code
        self.kept = kept or Kept("")
        """The notes with which the record is checked at the end (`Stadion.check`)."""
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._under_way: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._following: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._following = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._following is not None
        self._following.cancel()
        with suppress(asyncio.CancelledError):
            await self._following

    async def __aiter__(self) -> AsyncIterator[Document]:
        """Yield the newest document whenever it has changed, until the match is over."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._following is not None and self._following.done():
                self._following.result()
            if self.document is not None:
                yield self.document
                if self.document["status"] == "finished":
                    return

    async def act(self, action: Action) -> int:
        """Take one of the document's `actions`; return its number once it is committed. Raises Refused.

        An action that comes too fast for the server is sent again a second later.
        """
        while True:
            try:
                return await self._committed(action)
            except Refused as refused:
                if refused.code != "rate_limited":
                    raise
            await asyncio.sleep(TOO_FAST_WAIT_S)

    async def _committed(self, action: Action) -> int:
        """Send an action and return its number once it is committed. Raises Refused."""
        ref = token_hex(8)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        question = None if self.document is None else self.document.get("q")
        act = {"t": "act", "ref": ref, "action": action} | ({} if question is None else {"q": question})
        self._under_way[ref] = act, answer
        try:
            await self._send(act)
            return await answer
        finally:
            del self._under_way[ref]

    async def _send(self, act: dict[str, Any]) -> None:
        """Send an `act` now if there is a connection; otherwise it is sent after the next one."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(act))

    async def _follow(self) -> None:
        """Follow the channel, and open it again when it is lost. Raises ConnectionClosed if refused."""
        wait = FIRST_WAIT_S
        try:
            while True:
                try:
                    async with self._connected() as socket:
                        self._socket, wait = socket, FIRST_WAIT_S
                        for act, _ in list(self._under_way.values()):
                            await self._send(act)
                        async for text in socket:
                            await self._hear(json.loads(text))
                except ConnectionClosed as end:
                    if end.rcvd is not None and end.rcvd.code in REFUSED:
                        raise
                except (OSError, InvalidHandshake, TimeoutError):
                    pass  # it is not back yet
                self._socket = None
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)
        finally:
            self._changed.set()  # wake the iterator: nothing more will come

    def _connected(self) -> connect:
        known = {} if self.document is None else {"seq": self.document["seq"]}
        query = urlencode(known | ({} if self._code is None else {"code": self._code}))
        return connect(f"{self._address}?{query}", additional_headers=self._headers, max_size=LARGEST)

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] in ("state", "patch"):
            self.kept.follow(message)
        match message["t"]:
            case "state":
                self.document = message["doc"]
                self._changed.set()
            case "patch" if self.document is not None and message["from"] == self.document["seq"]:
                self.document = patched(self.document, message)
                self._changed.set()
            case "patch" if self._socket is not None:
                await self._socket.send('{"t": "sync"}')
            case "reveal" if self._socket is not None:
                word = self.kept.answer(message["commitment"], message["words"])
                if word is not None:
                    await self._socket.send(json.dumps({"t": "word", "word": word}))
            case "ack":
                self._answer(message["ref"], message["seq"])
            case "error" if message["ref"] is not None:
                self._answer(message["ref"], Refused.of(message))

    def _answer(self, ref: str, outcome: int | Refused) -> None:
        _, answer = self._under_way.get(ref, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(outcome, Refused):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
