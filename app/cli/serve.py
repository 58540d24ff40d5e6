"""`stadion serve`: the server, with a database and a broker of its own where none is configured."""

import argparse
import gc
import http.client
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from app.cli.database import (
    database,
)
from app.cli.exit_codes import OK, WRONG
from app.cli.process_supervisor import ANSWERS_WITHIN_S, ProcessSupervisor
from app.client_address import Proxies
from app.db.migrate import migrate
from app.embedded.postgres import served
from app.embedded.redis import own_broker
from app.settings import Settings, read_settings

if TYPE_CHECKING:
    pass

LARGEST_FRAME = 65_536
"""The largest message of a client, in bytes, as PROTOCOL.md promises."""
POLL_S = 0.1
DRAINED_WITHIN_S = 3
"""How long a stopping server waits for open requests before it drops them."""


class CannotServe(RuntimeError):
    """The server cannot start; the message tells the operator why."""


def serve(chosen: argparse.Namespace) -> int:
    """Run the server until it is stopped; returns the exit code."""
    _unwind_on_signals()
    settings = read_settings()
    with (
        broker(settings, chosen.workers) as redis_url,
        _listen(chosen.host, chosen.port) as listener,
        database(settings, served) as url,
    ):
        # The app reads its settings from the environment, in every server process.
        os.environ |= {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": settings.secret_key,
            "STADION_REDIS_URL": redis_url,
        }
        with _garbage_collector_off():
            migrate(url)
            config = _config(settings, chosen.workers)
            if chosen.workers == 1:
                config.load()
        Thread(target=_print_address, args=(chosen.host, listener.getsockname()[1]), daemon=True).start()
        return _run(config, listener)


def _unwind_on_signals() -> None:
    """Make signals unwind the stack, so that the embedded database is stopped too.

    Uvicorn handles the signals while it runs, and raises them again when it has finished.
    """

    def leave(_number: int, _frame: FrameType | None) -> NoReturn:
        sys.exit(OK)

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGHUP, lambda _number, _frame: signal.raise_signal(signal.SIGTERM))


@contextmanager
def broker(settings: Settings, workers: int) -> Iterator[str]:
    """Yield the URL of the configured broker, else of our own if several workers need one, else "".

    Raises:
        NoBroker: Redis is not installed.
    """
    if settings.redis_url is not None or workers == 1:
        yield settings.redis_url or ""
        return
    with own_broker() as url:
        yield url


def _listen(host: str, port: int) -> socket.socket:
    """Open the port, before anything slow is started. Raises CannotServe."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise CannotServe(
            f"cannot listen on {host}, port {port}: {error.strerror}. "
            f"Another port may do: --port {port + 1 if port < 65_535 else 8000}"
        ) from error
    listener.set_inheritable(True)
    return listener


def _config(settings: Settings, workers: int) -> uvicorn.Config:
    from app.api.server.connection_guard import guarded_protocol

    return uvicorn.Config(
        "app.main:app",
        workers=workers,
        timeout_worker_healthcheck=ANSWERS_WITHIN_S,
        loop="uvloop",
        http=guarded_protocol(settings),  # type: ignore[arg-type]  # only called
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=Proxies(settings.trusted_proxies).listed,
        ws="app.api.server.websocket_protocol:WebSocketProtocol",
        ws_per_message_deflate=False,  # one compression window per channel would cost too much memory
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.ping_s,
        ws_ping_timeout=settings.ping_s,
        timeout_keep_alive=75,  # longer than that of clients and proxies, which might else use a closing one
        timeout_graceful_shutdown=DRAINED_WITHIN_S,
        access_log=False,
        server_header=False,
        log_level=settings.log_level.value,
    )


@contextmanager
def _garbage_collector_off() -> Iterator[None]:
    """Collect no garbage during the start, all of whose objects stay: that took a sixth of its time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _run(config: uvicorn.Config, listener: socket.socket) -> int:
    if config.workers > 1:
        workers = ProcessSupervisor(config, [listener])
        workers.run()
        return WRONG if any(one.exitcode == STARTUP_FAILURE for one in workers.processes) else OK
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    return OK if server.started else WRONG


def _print_address(host: str, port: int) -> None:
    """Print the address of the server as soon as it answers."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not bound
    here = everywhere.get(host, host)
    while not _is_ready(here, port):
        time.sleep(POLL_S)
    print(f"Stadion is ready at http://{f'[{here}]' if ':' in here else here}:{port}\n", end="", flush=True)


def _is_ready(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
