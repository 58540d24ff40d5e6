"""`stadion serve | migrate | dump | archive | verify | luck`: what a host or a doubting player types."""

import argparse
import asyncio
import gc
import http.client
import os
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from app.client_address import Proxies
from app.db import backup
from app.db.migrate import UnknownRevision, migrate
from app.embedded.postgres import embedded, served
from app.embedded.postgres_binaries import EmbeddedError
from app.embedded.redis import NoBroker, own_broker
from app.logging_setup import configure_log
from app.settings import Settings, SettingsError, read_settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from app.table.replay.record import Verdict

OK, WRONG, USAGE = 0, 1, 2
LARGEST_FRAME = 65_536  # bytes from a client; PROTOCOL.md promises no more than that
POLL_S = 0.1
DRAINED_WITHIN_S = 3  # what has not been answered by then, half a request say, is cut off
WORKER_ANSWERS_WITHIN_S = 120  # else it is held to be hung, and replaced; on a busy machine it begins slowly


class CannotServe(RuntimeError):
    """Why the server does not start, in a sentence for the host."""


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (SettingsError, EmbeddedError, NoBroker, CannotServe, UnknownRevision) as error:
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
        "--workers", type=_positive, default=1, help="processes, for as many cores (default: %(default)s)"
    )
    serve_.set_defaults(run=serve)
    worker_ = commands.add_parser("worker", help="think for the computer players of servers elsewhere")
    worker_.add_argument(
        "--processes", type=_positive, default=None, help="thoughts at a time (default: a core less than all)"
    )
    worker_.set_defaults(run=think)
    migrate_ = commands.add_parser("migrate", help="bring the database's tables up to date")
    migrate_.set_defaults(run=bring_up_to_date)
    for name, deed, about in (
        ("dump", dump_database, "write the whole database into a file"),
        ("restore", restore_database, "read such a file into an empty database"),
    ):
        moving = commands.add_parser(name, help=about)
        moving.add_argument("file", type=Path)
        moving.set_defaults(run=deed)
    archive_ = commands.add_parser(
        "archive", help="put matches that are over into files, out of the database"
    )
    archive_.add_argument("folder", type=Path)
    archive_.add_argument("--before", type=_day, required=True, help="those that ended before it: 2026-01-31")
    archive_.set_defaults(run=archive_matches)
    unarchive_ = commands.add_parser("unarchive", help="read such files back into the database")
    unarchive_.add_argument("files", type=Path, nargs="+")
    unarchive_.set_defaults(run=unarchive_matches)
    for name, deed, about in (
        ("verify", verify, "replay a record and say whether every roll was fair"),
        ("luck", luck, "replay a record and say what of it was luck"),
    ):
        reading = commands.add_parser(name, help=about)
        reading.add_argument(
            "record", type=argparse.FileType(encoding="utf-8"), help="a file, or - for the input"
        )
        reading.set_defaults(run=deed)
    return parser


def _port(text: str) -> int:
    if not 0 <= (port := int(text)) <= 65_535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def _positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _day(text: str) -> datetime:
    return datetime.combine(date.fromisoformat(text), datetime.min.time(), UTC)


# --- serve --------------------------------------------------------------------------------


def serve(chosen: argparse.Namespace) -> int:
    _stop_in_good_order()
    settings = read_settings()
    with (
        broker(settings, chosen.workers) as redis_url,
        _listening(chosen.host, chosen.port) as listener,
        database(settings, served) as url,
    ):
        # the app reads its settings by itself: it learns them from the environment
        os.environ |= {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": settings.secret_key,
            "STADION_REDIS_URL": redis_url,
        }
        with _uncollected():
            migrate(url)
            config = _config(settings, chosen.workers)
            if chosen.workers == 1:
                config.load()
        Thread(target=_announce, args=(chosen.host, listener.getsockname()[1]), daemon=True).start()
        return _run(config, listener)


def think(chosen: argparse.Namespace) -> int:
    """`stadion worker`: behind the broker of the servers, and with nothing else of theirs."""
    url = os.environ.get("STADION_REDIS_URL")
    if not url:
        raise NoBroker("STADION_REDIS_URL is missing: a worker is asked by way of the servers' broker")
    from app.table.bots.worker import run

    configure_log(os.environ.get("STADION_LOG_LEVEL", "info"))
    asyncio.run(run(url.split(",")[0], chosen.processes))  # thoughts are the first broker's
    return OK


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


@contextmanager
def broker(settings: Settings, workers: int) -> Iterator[str]:
    """The URL of the broker that was named, or of our own where one is needed; else empty.

    Raises NoBroker.
    """
    if settings.redis_url is not None or workers == 1:
        yield settings.redis_url or ""
        return
    with own_broker() as url:
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


def _config(settings: Settings, workers: int) -> uvicorn.Config:
    from app.api.server.connection_guard import doors

    return uvicorn.Config(
        "app.main:app",
        workers=workers,
        timeout_worker_healthcheck=WORKER_ANSWERS_WITHIN_S,
        loop="uvloop",
        http=doors(settings),  # type: ignore[arg-type]  # it is only called
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=Proxies(settings.trusted_proxies).listed,
        ws="app.api.server.websocket_protocol:Frames",
        ws_per_message_deflate=False,  # a window a channel; frames.py has none
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.ping_s,
        ws_ping_timeout=settings.ping_s,
        timeout_keep_alive=75,  # longer than clients and proxies keep theirs: a request meets no closing line
        timeout_graceful_shutdown=DRAINED_WITHIN_S,
        access_log=False,
        server_header=False,
        log_level=settings.log_level.value,
    )


@contextmanager
def _uncollected() -> Iterator[None]:
    """What a start makes stays: looking through it for garbage again and again was a sixth of it."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _run(config: uvicorn.Config, listener: socket.socket) -> int:
    if config.workers > 1:
        workers = Multiprocess(config, [listener])  # one that dies is replaced; SIGHUP replaces one by one
        workers.run()
        return WRONG if any(one.exitcode == STARTUP_FAILURE for one in workers.processes) else OK
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    return OK if server.started else WRONG


def _announce(host: str, port: int) -> None:
    """Say where the server is as soon as it answers."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not bound
    here = everywhere.get(host, host)
    while not _answers(here, port):
        time.sleep(POLL_S)
    print(f"Stadion is ready at http://{f'[{here}]' if ':' in here else here}:{port}\n", end="", flush=True)


def _answers(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


# --- migrate, dump, restore, archive, verify, luck -------------------------------------------------------


def bring_up_to_date(_chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        migrate(url)
    print("The database is up to date.")
    return OK


def dump_database(chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        backup.dump(url, chosen.file)
    print(f"The database is in {chosen.file}. Its secret key is not: keep that too.")
    return OK


def restore_database(chosen: argparse.Namespace) -> int:
    with database(read_settings(), embedded) as url:
        backup.restore(url, chosen.file)
        migrate(url)
    print("The database is as it was, and up to date.")
    return OK


def archive_matches(chosen: argparse.Namespace) -> int:
    from app.db import match_archive as archive

    async def put_away(engine: "AsyncEngine") -> None:
        chosen.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = await archive.over_before(engine, chosen.before)
        for match_id in found:
            await archive.put_away(engine, match_id, chosen.folder)
        print(f"{len(found)} matches are in {chosen.folder}, and no longer in the database.")

    return _on_the_database(put_away)


def unarchive_matches(chosen: argparse.Namespace) -> int:
    from app.db import match_archive as archive

    async def bring_back(engine: "AsyncEngine") -> None:
        for file in chosen.files:
            print(f"{await archive.bring_back(engine, file)} is back.")

    return _on_the_database(bring_back)


def _on_the_database(deed: "Callable[[AsyncEngine], Awaitable[None]]") -> int:
    """Brought up to date before."""
    from app.db.connection import open_engine
    from app.db.match_archive import NoArchive

    async def done(url: str) -> None:
        engine = open_engine(url, pool_size=1)
        try:
            await deed(engine)
        finally:
            await engine.dispose()

    with database(read_settings(), embedded) as url:
        migrate(url)
        try:
            asyncio.run(done(url))
        except (NoArchive, OSError) as error:
            print(f"stadion: {error}", file=sys.stderr)
            return WRONG
    return OK


def verify(chosen: argparse.Namespace) -> int:
    from app.table.replay import record

    with chosen.record as lines:
        verdict = record.verify(lines)
    if not verdict.ok:
        return _refuted(verdict)
    print(f"The record is right: {verdict.detail}")
    return OK


def _refuted(verdict: "Verdict") -> int:
    where = "" if verdict.seq is None else f" at action {verdict.seq}"
    print(f"The record is wrong{where}: {verdict.detail}")
    return WRONG


def luck(chosen: argparse.Namespace) -> int:
    from app.api.results.luck_text import lines_of
    from app.table.replay import record
    from app.table.stories.luck_tally import Fortune

    fortune = Fortune()
    with chosen.record as lines:
        verdict = record.verify(lines, fortune.see)
    if not verdict.ok:
        return _refuted(verdict)
    print("\n".join(lines_of(fortune)))
    return OK
