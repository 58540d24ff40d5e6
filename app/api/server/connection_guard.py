"""The door of the server: how long a request may take to arrive, and how many connections there may be.

Uvicorn's own HTTP, with time-outs and a size for what it waits for, and with a count of who is in. Whoever
finds no room may still ask after the server's health: a crowd must not look like a death.
"""

from asyncio import TimerHandle
from asyncio.transports import Transport
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from math import inf
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from app.api.access.errors import problem, worded
from app.api.http.rate_limits import Room
from app.api.i18n.translations import language_of
from app.api.server.websocket_protocol import Frames
from app.client_address import Proxies, household
from app.errors import RateLimited
from app.settings import Settings

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
TAKEN_WITHIN = 3.0
"""In so many times the seconds for a head..."""
LEAST_TAKEN = 16 * 1024
"""...so many bytes of an answer are taken by the slowest line there is."""
LAST_WORD_S = 1.0

IN_PASSING = 64
IN_PASSING_EACH = 8
KEPT_FILES = 256
"""Descriptors for the database, programs and files."""
COME_BACK_S = 10
HEALTH = ("/health/live", "/health/ready")

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Part(Enum):
    """What of a request is waited for, and how long, as a multiple of the seconds for a head."""

    HEAD = 1.0
    HEAD_IN_PASSING = 0.2
    BODY = 2.0


@dataclass(frozen=True, slots=True)
class Place:
    """What a connection has from its beginning to its end."""

    room: Room
    who: str
    in_passing: bool

    def leave(self) -> None:
        self.room.give_back(self.who)


class House:
    """Who is connected, and who only in passing."""

    def __init__(self, settings: Settings, files: float) -> None:
        """`files`: how many descriptors this process may have."""
        room_for = min(settings.max_connections, files - KEPT_FILES - IN_PASSING)
        self._hall = (
            Room(room_for, settings.max_connections_each) if settings.limits_rates else Room(inf, inf)
        )
        self._porch = Room(IN_PASSING, IN_PASSING_EACH)
        self._proxies = Proxies(settings.trusted_proxies)
        self.request_s = settings.request_s

    def enter(self, host: str) -> Place | None:
        """None: there is no room at all."""
        who, many = household(host), host in self._proxies
        for room in (self._hall, self._porch):
            if room.take(who, many=many):
                return Place(room, who, room is self._porch)
        return None


class Door(HttpToolsProtocol):
    """One connection, from its beginning to its end, or until it becomes a WebSocket."""

    def __init__(self, *args: Any, house: House, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._house = house
        self._place: Place | None = None
        self._head = Part.HEAD
        self._part: Part | None = None
        self._size = 0
        self._timed: Part | None = None
        self._timer: TimerHandle | None = None
        self._takes: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._house.enter(self.client[0] if self.client else "")
        if self._place is None:
            return transport.abort()
        if self._place.in_passing:
            self.app = in_passing(self.app)
            self._head = Part.HEAD_IN_PASSING
        self._part = self._head
        self._time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)

    # --- what comes ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._part is self._head and self._size > LARGEST_HEAD:
            return self._end(TOO_LONG)
        if self._part is None and self._rests():
            self._part = self._head  # a blank line between requests has ended uvicorn's own time-out
        self._time()

    def _rests(self) -> bool:
        """Nothing is being answered, and nothing looks how long that lasts."""
        return self.timeout_keep_alive_task is None and (self.cycle is None or self.cycle.response_complete)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = self._head

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._part = Part.BODY

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._part, self._size = None, 0

    def _time(self) -> None:
        """What is waited for is timed from when that began."""
        if self._timed is not self._part:
            if self._timer is not None:
                self._timer.cancel()
            self._timed = self._part
            self._timer = self._later(self._part.value, self._too_slow) if self._part else None

    def _later(self, times: float, call: Callable[..., None], *about: Any) -> TimerHandle:
        return self.loop.call_later(times * self._house.request_s, call, *about)

    def _too_slow(self) -> None:
        answered = self._part is Part.BODY and self.cycle.response_started
        self._end(b"" if answered else TOO_SLOW)

    def _end(self, last_word: bytes) -> None:
        self.transport.write(last_word)
        self.transport.close()
        self.loop.call_later(LAST_WORD_S, self.transport.abort)  # who does not even take that

    def _wait_no_more(self) -> None:
        self._part = None
        self._time()
        self._watch(None)

    # --- what becomes a WebSocket -------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        in_passing = self._place is not None and self._place.in_passing
        return not in_passing and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing to warn of: who is in passing is answered like any request."""

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()
        frames = self.transport.get_protocol()
        assert isinstance(frames, Frames)
        frames.place, self._place = self._place, None

    # --- what goes ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch(None)

    def _watch(self, left: int | None) -> None:
        """See that of `left` bytes some are taken; None: none are left."""
        if self._takes is not None:
            self._takes.cancel()
        self._takes = None if left is None else self._later(TAKEN_WITHIN, self._taken, left)

    def _taken(self, left: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now > left - LEAST_TAKEN:
            self.transport.abort()
        else:
            self._watch(now)


def in_passing(app: ASGIApp) -> ASGIApp:
    """An answer to one question after the server's health; for all else he is to come back."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
            await send(message)

        if scope["path"] in HEALTH:
            return await app(scope, receive, last)
        full = RateLimited("no-room", wait_s=COME_BACK_S)
        refusal = problem(429, full.code, worded(full, language_of(HTTPConnection(scope))))
        refusal.headers["Retry-After"] = str(COME_BACK_S)
        await refusal(scope, receive, last)

    return answer


def doors(settings: Settings) -> Callable[..., Door]:
    """What uvicorn calls for each connection. This process opens as many files as the system lets it."""
    _, most = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (most, most))
    return partial(Door, house=House(settings, inf if most == RLIM_INFINITY else most))
