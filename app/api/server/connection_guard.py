"""Connection limits: how many connections may be open, and how long each may take.

Extends uvicorn's HTTP protocol with timeouts, a maximum header size and connection counts. A full server
still answers health checks on reserved connections, so that overload does not look like an outage.
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
"""Within this many times the seconds for a request head ..."""
LEAST_READ = 16 * 1024
"""... the slowest reader must take this many bytes of a response."""
CLOSE_GRACE_S = 1.0

OVERFLOW_CONNECTIONS = 64
OVERFLOW_PER_CLIENT = 8
RESERVED_FILES = 256
"""File descriptors reserved for the database, programs and files."""
RETRY_AFTER_S = 10
HEALTH_PATHS = ("/health/live", "/health/ready")

REQUEST_TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class RequestPart(Enum):
    """The part of a request that is waited for, and how long, as a multiple of the seconds for a head."""

    HEAD = 1.0
    OVERFLOW_HEAD = 0.2
    BODY = 2.0


@dataclass(frozen=True, slots=True)
class ConnectionSlot:
    """The slot that a connection holds from its beginning to its end."""

    quota: Quota
    client: str
    is_overflow: bool

    def release(self) -> None:
        """Give the slot back."""
        self.quota.release(self.client)


class ConnectionLimits:
    """Counts open connections, in the main pool and in the pool reserved for health checks."""

    def __init__(self, settings: Settings, files: float) -> None:
        """files: Number of file descriptors that this process may open."""
        most = min(settings.max_connections, files - RESERVED_FILES - OVERFLOW_CONNECTIONS)
        self._main = Quota(most, settings.max_connections_each) if settings.limits_rates else Quota(inf, inf)
        self._reserved = Quota(OVERFLOW_CONNECTIONS, OVERFLOW_PER_CLIENT)
        self._proxies = Proxies(settings.trusted_proxies)
        self.request_s = settings.request_s

    def reserve(self, host: str) -> ConnectionSlot | None:
        """Reserve a slot for a connection from `host`; None if both pools are full."""
        client, exempt = client_network(host), host in self._proxies
        for quota in (self._main, self._reserved):
            if quota.acquire(client, exempt=exempt):
                return ConnectionSlot(quota, client, quota is self._reserved)
        return None


class GuardedHttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

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

    # --- requests -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._part is self._head and self._size > LARGEST_HEAD:
            return self._refuse(HEADERS_TOO_LARGE)
        if self._part is None and self._is_idle():
            self._part = self._head  # a blank line between requests has cancelled uvicorn's own timeout
        self._restart_timer()

    def _is_idle(self) -> bool:
        """Whether no request is being answered, and no timer of uvicorn's runs."""
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
        """Start the timer of the part that is waited for, if that part is a new one."""
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
        """Send a last response and close the connection."""
        self.transport.write(response)
        self.transport.close()
        self.loop.call_later(CLOSE_GRACE_S, self.transport.abort)  # for a client that does not read even that

    def _stop_waiting(self) -> None:
        self._part = None
        self._restart_timer()
        self._watch_reader(None)

    # --- WebSockets ---------------------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        is_overflow = self._slot is not None and self._slot.is_overflow
        return not is_overflow and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: an overflow connection is answered like any request."""

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, WebSocketProtocol)
        protocol.slot, self._slot = self._slot, None

    # --- responses ------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch_reader(None)

    def _watch_reader(self, left: int | None) -> None:
        """Check later that the client has read some of `left` bytes; None: nothing is left."""
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
    """Wrap an app so that it answers only health checks, and refuses all else with Retry-After."""

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
    """Return what uvicorn calls for each connection, and raise this process's limit of open files."""
    _, most = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (most, most))
    return partial(
        GuardedHttpProtocol, limits=ConnectionLimits(settings, inf if most == RLIM_INFINITY else most)
    )
