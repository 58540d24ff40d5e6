"""`stadion serve | migrate | verify`: what a host or a doubting player types."""

import argparse
import http.client
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import NoReturn

import uvicorn

from app.db.binaries import EmbeddedError
from app.db.embedded import embedded, served
from app.db.schema import migrate
from app.settings import Settings, SettingsError, read_settings

OK, WRONG, USAGE = 0, 1, 2
LARGEST_FRAME = 65_536  # bytes from a client; PROTOCOL.md promises no more than that
POLL_S = 0.1


class CannotServe(RuntimeError):
    """Why the server does not start, in a sentence for the host."""


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (SettingsError, EmbeddedError, CannotServe) as error:
        print(f"stadion: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return OK
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stadion", description="Sports tabletop games in the browser.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve_ = commands.add_parser("serve", help="run the server, with its own database if none is named")
    serve_.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    serve_.add_argument("--port", type=_port, default=8000, help="0 takes a free one (default: %(default)s)")
    serve_.add_argument(
        "--workers", type=_positive, default=1, help="processes: 1, until more can share matches"
    )
    serve_.set_defaults(run=serve)
    migrate_ = commands.add_parser("migrate", help="bring the database's tables up to date")
    migrate_.set_defaults(run=bring_up_to_date)
    verify_ = commands.add_parser("verify", help="replay a record and say whether every roll was fair")
    verify_.add_argument(
        "record", type=argparse.FileType(encoding="utf-8"), help="a file, or - for the input"
    )
    verify_.set_defaults(run=verify)
    return parser


def _port(text: str) -> int:
    if not 0 <= (port := int(text)) <= 65_535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def _positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


# --- serve --------------------------------------------------------------------------------


def serve(chosen: argparse.Namespace) -> int:
    if chosen.workers > 1:
        raise CannotServe(
            "several processes do not share their matches yet: each would have a table of its own. "
            "Leave --workers out"
        )
    _stop_in_good_order()
    settings = read_settings()
    with _listening(chosen.host, chosen.port) as listener, database(settings, served) as url:
        migrate(url)
        # the app reads its settings by itself: it learns both from the environment
        os.environ |= {"STADION_DATABASE_URL": url, "STADION_SECRET_KEY": settings.secret_key}
        Thread(target=_announce, args=(chosen.host, listener.getsockname()[1]), daemon=True).start()
        return _run(_config(settings), listener)


def _stop_in_good_order() -> None:
    """An end by signal unwinds the stack, so that the database is stopped too.

    Uvicorn handles the signals while it runs, and raises them again when it has finished.
    """

    def leave(_number: int, _frame: FrameType | None) -> NoReturn:
        sys.exit(OK)

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGHUP, lambda _number, _frame: signal.raise_signal(signal.SIGTERM))


@contextmanager
def database(settings: Settings, own: Callable[[Path], AbstractContextManager[str]]) -> Iterator[str]:
    """The URL of the database that was named, or of our `own` while it is needed."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    with own(settings.data_dir) as url:
        yield url


def _listening(host: str, port: int) -> socket.socket:
    """The port, taken before anything slow is started."""
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


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "app.main:app",
        loop="uvloop",
        http="httptools",
        ws="app.api.frames:Frames",
        ws_per_message_deflate=False,  # costs more time and memory per channel than patches save
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=75,  # longer than clients and proxies keep theirs: a request meets no closing line
        timeout_graceful_shutdown=10,
        access_log=False,
        server_header=False,
        log_level=settings.log_level.value,
    )


def _run(config: uvicorn.Config, listener: socket.socket) -> int:
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    return OK if server.started else WRONG


def _announce(host: str, port: int) -> None:
    """Say where the server is as soon as it answers."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not bound
    here = everywhere.get(host, host)
    while not _answers(here, port):
        time.sleep(POLL_S)
    print(f"Stadion is ready at http://{f'[{here}]' if ':' in here else here}:{port}", flush=True)


def _answers(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


# --- migrate, verify ----------------------------------------------------------------------


def bring_up_to_date(_chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        migrate(url)
    print("The database is up to date.")
    return OK


def verify(chosen: argparse.Namespace) -> int:
    from app.table import record  # not above: `serve` need not load the games twice

    with chosen.record as lines:
        verdict = record.verify(lines)
    if verdict.ok:
        print(f"The record is right: {verdict.detail}")
        return OK
    where = "" if verdict.seq is None else f" at action {verdict.seq}"
    print(f"The record is wrong{where}: {verdict.detail}")
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
