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

from app.api.access.errors import error_sentence, problem_response
from app.api.http.rate_limits import Quota
from app.api.i18n.translations import language_of
from app.api.server.websocket_protocol import WebSocketProtocol
from app.client_address import Proxies, client_network
from app.errors import RateLimited
from app.settings import Settings

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
READ_WITHIN = 3.0
"""In so many times the seconds for a head..."""
LEAST_READ = 16 * 1024
"""...so many bytes of an answer are taken by the slowest line there is."""
CLOSE_GRACE_S = 1.0

OVERFLOW_CONNECTIONS = 64
OVERFLOW_PER_CLIENT = 8
RESERVED_FILES = 256
"""Descriptors for the database, programs and files."""
RETRY_AFTER_S = 10
HEALTH_PATHS = ("/health/live", "/health/ready")

REQUEST_TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class RequestPart(Enum):
    """What of a request is waited for, and how long, as a multiple of the seconds for a head."""

    HEAD = 1.0
    OVERFLOW_HEAD = 0.2
    BODY = 2.0


@dataclass(frozen=True, slots=True)
class ConnectionSlot:
    """What a connection has from its beginning to its end."""

    quota: Quota
    client: str
    is_overflow: bool

    def release(self) -> None:
        self.quota.release(self.client)


class ConnectionLimits:
    """Who is connected, and who only in passing."""

    def __init__(self, settings: Settings, files: float) -> None:
        """`files`: how many descriptors this process may have."""
        most = min(settings.max_connections, files - RESERVED_FILES - OVERFLOW_CONNECTIONS)
        self._main = Quota(most, settings.max_connections_each) if settings.limits_rates else Quota(inf, inf)
        self._reserved = Quota(OVERFLOW_CONNECTIONS, OVERFLOW_PER_CLIENT)
        self._proxies = Proxies(settings.trusted_proxies)
        self.request_s = settings.request_s

    def reserve(self, host: str) -> ConnectionSlot | None:
        """None: there is no room at all."""
        client, exempt = client_network(host), host in self._proxies
        for quota in (self._main, self._reserved):
            if quota.acquire(client, exempt=exempt):
                return ConnectionSlot(quota, client, quota is self._reserved)
        return None


class GuardedHttpProtocol(HttpToolsProtocol):
    """One connection, from its beginning to its end, or until it becomes a WebSocket."""

    def __init__(self, *args: Any, limits: ConnectionLimits, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._slot: ConnectionSlot | None = None
        self._head = RequestPart.HEAD
        self._part: RequestPart | None = None
        self._size = 0
        self._timed_part: RequestPart | None = None
        self._timer: TimerHandle | None = None
        self._reader_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._slot = self._limits.reserve(self.client[0] if self.client else "")
        if self._slot is None:
            return transport.abort()
        if self._slot.is_overflow:
            self.app = overflow(self.app)
            self._head = RequestPart.OVERFLOW_HEAD
        self._part = self._head
        self._restart_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._slot is not None:
            self._slot.release()
        super().connection_lost(exc)

    # --- what comes ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._part is self._head and self._size > LARGEST_HEAD:
            return self._refuse(HEADERS_TOO_LARGE)
        if self._part is None and self._is_idle():
            self._part = self._head  # a blank line between requests has ended uvicorn's own time-out
        self._restart_timer()

    def _is_idle(self) -> bool:
        """Nothing is being answered, and nothing looks how long that lasts."""
        return self.timeout_keep_alive_task is None and (self.cycle is None or self.cycle.response_complete)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = self._head

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._part = RequestPart.BODY

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._part, self._size = None, 0

    def _restart_timer(self) -> None:
        """What is waited for is timed from when that began."""
        if self._timed_part is not self._part:
            if self._timer is not None:
                self._timer.cancel()
            self._timed_part = self._part
            self._timer = self._call_later(self._part.value, self._time_out) if self._part else None

    def _call_later(self, times: float, call: Callable[..., None], *about: Any) -> TimerHandle:
        return self.loop.call_later(times * self._limits.request_s, call, *about)

    def _time_out(self) -> None:
        answered = self._part is RequestPart.BODY and self.cycle.response_started
        self._refuse(b"" if answered else REQUEST_TIMEOUT)

    def _refuse(self, response: bytes) -> None:
        self.transport.write(response)
        self.transport.close()
        self.loop.call_later(CLOSE_GRACE_S, self.transport.abort)  # who does not even take that

    def _stop_waiting(self) -> None:
        self._part = None
        self._restart_timer()
        self._watch_reader(None)

    # --- what becomes a WebSocket -------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        is_overflow = self._slot is not None and self._slot.is_overflow
        return not is_overflow and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing to warn of: who is in passing is answered like any request."""

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, WebSocketProtocol)
        protocol.slot, self._slot = self._slot, None

    # --- what goes ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch_reader(None)

    def _watch_reader(self, left: int | None) -> None:
        """See that of `left` bytes some are taken; None: none are left."""
        if self._reader_timer is not None:
            self._reader_timer.cancel()
        self._reader_timer = None if left is None else self._call_later(READ_WITHIN, self._check_reader, left)

    def _check_reader(self, left: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now > left - LEAST_READ:
            self.transport.abort()
        else:
            self._watch_reader(now)


def overflow(app: ASGIApp) -> ASGIApp:
    """An answer to one question after the server's health; for all else he is to come back."""

    async def respond(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_and_close(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
            await send(message)

        if scope["path"] in HEALTH_PATHS:
            return await app(scope, receive, send_and_close)
        error = RateLimited("no-room", wait_s=RETRY_AFTER_S)
        refusal = problem_response(429, error.code, error_sentence(error, language_of(HTTPConnection(scope))))
        refusal.headers["Retry-After"] = str(RETRY_AFTER_S)
        await refusal(scope, receive, send_and_close)

    return respond


def guarded_protocol(settings: Settings) -> Callable[..., GuardedHttpProtocol]:
    """What uvicorn calls for each connection. This process opens as many files as the system lets it."""
    _, most = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (most, most))
    return partial(
        GuardedHttpProtocol, limits=ConnectionLimits(settings, inf if most == RLIM_INFINITY else most)
    )
