"""The `stadion` command: parses the arguments and runs a command."""

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeAlias

from app.cli.database import (
    archive_matches,
    dump_database,
    replace_signing_key,
    restore_database,
    unarchive_matches,
    upgrade_database,
)
from app.cli.exit_codes import OK, WRONG
from app.cli.operators import change_operators
from app.cli.ratings import check_ratings
from app.cli.records import luck, verify
from app.cli.serve import CannotServe, serve
from app.cli.worker import run_worker
from app.db.migrate import UnknownRevision
from app.embedded.postgres_binaries import EmbeddedError
from app.embedded.redis import NoBroker
from app.settings import SettingsError

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; returns its exit code."""
    chosen = build_parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (SettingsError, EmbeddedError, NoBroker, CannotServe, UnknownRevision) as error:
        print(f"stadion: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return OK
    return status


def build_parser() -> argparse.ArgumentParser:
    """The parser of all commands; each sets `run`, a function from its arguments to an exit code."""
    parser = argparse.ArgumentParser(prog="stadion", description="Sports tabletop games in the browser.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_serve(commands)
    _add_worker(commands)
    _add_database_commands(commands)
    _add_operator(commands)
    _add_record_commands(commands)
    return parser


def _add_serve(commands: Commands) -> None:
    command = commands.add_parser(
        "serve", help="run the server (with an embedded database unless one is configured)"
    )
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    command.add_argument(
        "--port",
        type=_port,
        default=8000,
        help="port to listen on; 0 picks a free one (default: %(default)s)",
    )
    command.add_argument(
        "--workers", type=_positive, default=1, help="number of server processes (default: %(default)s)"
    )
    command.set_defaults(run=serve)


def _add_worker(commands: Commands) -> None:
    command = commands.add_parser("worker", help="run computer-player searches for other servers")
    command.add_argument(
        "--processes",
        type=_positive,
        default=None,
        help="searches to run in parallel (default: number of cores - 1)",
    )
    command.set_defaults(run=run_worker)


def _add_database_commands(commands: Commands) -> None:
    command = commands.add_parser("migrate", help="upgrade the database schema")
    command.set_defaults(run=upgrade_database)
    for name, run, about in (
        ("dump", dump_database, "dump the whole database to a file"),
        ("restore", restore_database, "restore a dump into an empty database"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("file", type=Path)
        command.set_defaults(run=run)
    command = commands.add_parser("archive", help="move finished matches out of the database into files")
    command.add_argument("folder", type=Path)
    command.add_argument(
        "--before",
        type=_day,
        required=True,
        help="archive matches that ended before this date, e.g. 2026-01-31",
    )
    command.set_defaults(run=archive_matches)
    command = commands.add_parser("unarchive", help="restore archived matches into the database")
    command.add_argument("files", type=Path, nargs="+")
    command.set_defaults(run=unarchive_matches)
    command = commands.add_parser("new-signing-key", help="sign records with a new key from now on")
    command.set_defaults(run=replace_signing_key)
    command = commands.add_parser("ratings", help="compute all ratings again and compare them")
    command.add_argument("what", choices=["check"])
    command.set_defaults(run=check_ratings)


def _add_operator(commands: Commands) -> None:
    command = commands.add_parser("operator", help="the people who run the site, and their links to the desk")
    command.add_argument("action", choices=["add", "list", "remove"], help="what to do")
    command.add_argument(
        "player", nargs="?", default="", help="address of their public page (name-1234), or their id"
    )
    command.add_argument(
        "--role",
        choices=["operator", "helper"],
        default="operator",
        help="a helper closes no account and gives no role (default: %(default)s)",
    )
    command.set_defaults(run=change_operators)


def _add_record_commands(commands: Commands) -> None:
    for name, run, about in (
        ("verify", verify, "replay a record and check that every draw was fair"),
        ("luck", luck, "replay a record and analyse its luck"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument(
            "record", type=argparse.FileType(encoding="utf-8"), help="record file, or - for standard input"
        )
        if run is verify:
            command.add_argument(
                "--kept",
                type=Path,
                metavar="FILE",
                help="what a player's browser or program kept of the match",
            )
            command.add_argument(
                "--key",
                type=Path,
                metavar="FILE",
                help="the server's keys, from its /.well-known/stadion.json",
            )
            command.add_argument(
                "--tournament",
                type=Path,
                metavar="FILE",
                help="the finished tournament of the match, from /api/tournaments/ID",
            )
        command.set_defaults(run=run)


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
