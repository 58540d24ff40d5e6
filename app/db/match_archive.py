"""Moves finished matches out of the database into a file each, and back.

A file is compressed JSON lines: a header, then every row about the match, table by table, as PostgreSQL
writes it. Columns that are newer than a file get their defaults when it is read back.
"""

import gzip
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Table, or_, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.db.base import Base
from app.db.match_status import MatchStatus
from app.db.models import Match
from app.db.tournament_models import Tournament
from app.db.tournament_status import TournamentStatus

FORMAT = 1
OF_A_MATCH = [
    table for table in Base.metadata.sorted_tables if table.name == "matches" or "match_id" in table.columns
]
"""The tables with rows about a match, each after those that it refers to."""


class NoArchive(ValueError):
    """A file cannot be read back; the text tells the operator why in a sentence."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    stadion_archive: int
    match: str
    game: str
    finished_at: datetime


class Row(msgspec.Struct, frozen=True):
    table: str
    row: msgspec.Raw


async def finished_before(engine: AsyncEngine, when: datetime) -> list[str]:
    """Return the matches that had ended by `when`, oldest first.

    A match of a tournament counts as ended only when its tournament has ended too.
    """
    going_on = select(Tournament.id).where(Tournament.status != TournamentStatus.FINISHED)
    wanted = (
        select(Match.id)
        .where(Match.status == MatchStatus.FINISHED, Match.finished_at < when)
        .where(or_(Match.tournament_id.is_(None), Match.tournament_id.not_in(going_on)))
        .order_by(Match.finished_at)
    )
    async with engine.connect() as connection:
        return list(await connection.scalars(wanted))


async def archive_match(engine: AsyncEngine, match_id: str, folder: Path) -> Path:
    """Write a match to a file, delete its rows and return the file.

    The file is on the disk before a row is deleted, so an interrupted run can simply be repeated.
    """
    async with engine.begin() as connection:
        held = select(Match.game, Match.finished_at).where(Match.id == match_id).with_for_update()
        match = (await connection.execute(held)).one()
        head = Head(FORMAT, match_id, match.game, match.finished_at)
        rows = [row for table in OF_A_MATCH for row in await _rows(connection, table, match_id)]
        file = folder / f"{match_id}.ndjson.gz"
        _write(file, [head, *rows])
        for table in reversed(OF_A_MATCH):
            await connection.execute(table.delete().where(_match_of(table) == match_id))
    return file


async def restore_match(engine: AsyncEngine, file: Path) -> str:
    """Read a match back, all of it or nothing, and return its id. The file stays. Raises NoArchive,
    OSError.
    """
    head, rows = _read(file)
    try:
        async with engine.begin() as connection:
            for row in rows:
                await _insert(connection, row)
    except IntegrityError as error:
        raise NoArchive(
            f"{file} cannot be restored, because its match is in the database or its players are not: "
            f"{error.orig}"
        ) from error
    return head.match


def _match_of(table: Table) -> Column[str]:
    return table.columns["id" if table.name == "matches" else "match_id"]


async def _rows(connection: AsyncConnection, table: Table, match_id: str) -> list[Row]:
    key = ", ".join(column.name for column in table.primary_key)
    found = await connection.scalars(
        text(
            f"SELECT row_to_json(one)::text FROM {table.name} AS one"  # noqa: S608 - our own names
            f" WHERE {_match_of(table).name} = :match ORDER BY {key}"
        ),
        {"match": match_id},
    )
    # one line per row: inside JSON a bare newline is only whitespace
    return [Row(str(table.name), msgspec.Raw(row.replace("\n", " ").encode())) for row in found]


async def _insert(connection: AsyncConnection, row: Row) -> None:
    table, there = Base.metadata.tables[row.table], msgspec.json.decode(row.row)
    newer = {column.name: _of_a_new_row(column) for column in table.columns if column.name not in there}
    values = {name: value for name, value in newer.items() if value is not None}
    columns = ", ".join(f'"{name}"' for name in [*there, *values] if name in table.columns)
    more = "".join(f",{_json(name)}:{_json(value)}" for name, value in values.items())
    await connection.execute(
        text(
            f"INSERT INTO {row.table} ({columns}) OVERRIDING SYSTEM VALUE"  # noqa: S608 - our own names
            f" SELECT {columns} FROM json_populate_record(NULL::{row.table}, CAST(:row AS json))"
        ),
        {"row": bytes(row.row).decode()[:-1] + more + "}"},  # the stored text is kept to the letter
    )


def _of_a_new_row(column: Column[Any]) -> Any:
    if column.default is None:
        return None
    given = column.default.arg  # type: ignore[attr-defined]  # none of them is a sequence
    return given(None) if callable(given) else given


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _write(file: Path, lines: Iterable[msgspec.Struct]) -> None:
    draft = file.with_suffix(".draft")
    with draft.open("wb") as kept:
        os.fchmod(kept.fileno(), 0o600)  # the file holds the seeds of seats, the chat and codes
        kept.write(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines)))
        kept.flush()
        os.fsync(kept.fileno())
    draft.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def _read(file: Path) -> tuple[Head, list[Row]]:
    try:
        first, *lines = gzip.decompress(file.read_bytes()).removesuffix(b"\n").split(b"\n")
        head = msgspec.json.decode(first, type=Head)
        rows = [msgspec.json.decode(line, type=Row) for line in lines]
    except (gzip.BadGzipFile, EOFError, ValueError) as error:
        raise NoArchive(f"{file} is not an archive of a match: {error}") from error
    if head.stadion_archive != FORMAT or not {row.table for row in rows} <= {one.name for one in OF_A_MATCH}:
        raise NoArchive(f"{file} was written by another version of Stadion")
    return head, rows
