"""The connection that writes actions: its statements are prepared once, and a batch is one commit."""

from datetime import datetime
from typing import Any

import msgspec
from asyncpg.exceptions import UniqueViolationError
from msgspec import Struct
from sqlalchemy import JSON
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from app.db.job_kinds import JobKind
from app.db.models import Action, Snapshot
from app.db.queries.people.results import OF_FINISHED


class ActionRow(Struct, frozen=True):
    """An action to write: the fields of its row, with JSON as text, and the other changes it makes."""

    match_id: str
    seq: int
    seat: int | None
    ref: str | None
    action: str | None
    draws: str
    events: str
    to_act: str
    words: int
    at: datetime
    clocks: str | None = None
    served: str | None = None
    line: int | None = None
    head: bytes | None = None
    player_id: str | None = None
    outcome: str | None = None
    resigns: bool = False
    idles: bool = False
    """Whether the computer plays the seat from now on."""
    due: datetime | None = None
    """When the clocks have to be checked, if that is earlier than any check scheduled already; None: not
    earlier.
    """
    stamp: int | None = None
    """The row version of the match when the action was judged; the action is not written if it has changed.

    None: this process is alone and knows about every change.
    """


EXTRA_FIELDS = {
    "outcome": "json",
    "resigns": "bool",
    "idles": "bool",
    "due": "timestamptz",
    "stamp": "bigint",
}
"""The fields of an entry that are not columns of its row, with their PostgreSQL types."""


def _field_types() -> dict[str, str]:
    """Return the fields of an entry in order, with their PostgreSQL types."""
    columns, dialect = Action.__table__.columns, postgresql.dialect()  # type: ignore[no-untyped-call]
    row = {
        name: columns[name].type.compile(dialect) for name in ActionRow.__struct_fields__ if name in columns
    }
    return row | EXTRA_FIELDS


def _insert_statement() -> str:
    types = _field_types()
    arrays = ", ".join(f"${number}::{type_}[]" for number, type_ in enumerate(types.values(), 1))
    row = ", ".join(name for name in types if name not in EXTRA_FIELDS)
    return f"""
WITH new AS (
    SELECT * FROM unnest({arrays}) AS t ({", ".join(types)})
), written AS (
    INSERT INTO actions ({row}) SELECT {row} FROM new
    WHERE stamp IS NULL OR EXISTS (
        SELECT FROM matches WHERE matches.id = new.match_id AND matches.stamp = new.stamp FOR KEY SHARE
    )
    ON CONFLICT DO NOTHING
    RETURNING match_id, seq
), finished AS (
    UPDATE matches SET status = 'finished', outcome = new.outcome, finished_at = new.at
    FROM new JOIN written USING (match_id, seq)
    WHERE matches.id = new.match_id AND new.outcome IS NOT NULL
    RETURNING matches.id, matches.game, matches.visibility, matches.lesson, matches.rated,
        matches.tournament_id, new.outcome, new.at
), results_written AS ({OF_FINISHED}
), told AS (
    INSERT INTO due (match_id, kind, at)
    SELECT id, '{JobKind.STORY}', at FROM finished
    UNION ALL SELECT id, '{JobKind.RATING}', at FROM finished WHERE rated
    UNION ALL SELECT id, '{JobKind.TOURNAMENT}', at FROM finished WHERE tournament_id IS NOT NULL
    ON CONFLICT DO NOTHING
), given_up AS (
    UPDATE seats SET resigned = seats.resigned OR new.resigns, idle = seats.idle OR new.idles,
        away_since = new.at
    FROM new JOIN written USING (match_id, seq)
    WHERE seats.match_id = new.match_id AND seats.seat = new.seat AND (new.resigns OR new.idles)
)
SELECT match_id FROM written
"""  # noqa: S608 - of the names of our own columns


def is_plain(row: ActionRow) -> bool:
    """Return whether an entry changes nothing but its own row and depends on no other change."""
    return row.outcome is None and row.stamp is None and not (row.resigns or row.idles)


INSERT = _insert_statement()
INSERT_PLAIN = "INSERT INTO actions SELECT * FROM unnest($1::actions[])"
"""Inserts all rows or none; if one is kept out, `INSERT` says which.

Whole rows are much cheaper for the driver and the database than their columns.
"""
ROW_FIELDS = len(Action.__table__.columns)
"""The number of fields of an entry that are columns of its row; they come first, in the table's order."""
INSERT_SNAPSHOTS = """
INSERT INTO snapshots (match_id, seq, words, state)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[])
ON CONFLICT DO NOTHING
"""  # a snapshot that is there already is the same
SCHEDULE_CLOCKS = """
INSERT INTO due (match_id, kind, at)
SELECT match_id, $1, at FROM unnest($2::text[], $3::timestamptz[]) AS t (match_id, at)
ON CONFLICT (match_id, kind) DO UPDATE SET at = least(due.at, excluded.at)
"""


class ActionWriter:
    """A connection that writes with statements prepared once, straight through the driver."""

    def __init__(
        self, connection: AsyncConnection, write: Any, write_usual: Any, keep: Any, expect: Any
    ) -> None:
        self._connection = connection
        self._write = write
        self._write_usual = write_usual
        self._keep = keep
        self._expect = expect

    @staticmethod
    async def prepare(connection: AsyncConnection) -> "ActionWriter":
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.reset_type_codec("json", schema="pg_catalog")  # the JSON to be written is text already
        return ActionWriter(
            connection,
            *[
                await driver.prepare(text)
                for text in (INSERT, INSERT_PLAIN, INSERT_SNAPSHOTS, SCHEDULE_CLOCKS)
            ],
        )

    async def write(self, entries: list[ActionRow]) -> set[str]:
        """Write a batch in one statement, which is its own transaction; return the matches whose row was
        written.

        The time of the next check of the clocks is written before the actions: a check that is too early does
        no harm, one that is too late does. With other processes around it is written once more afterwards,
        because one of them may have stored a later time before it saw the action.
        """
        await self._schedule_clocks([one for one in entries if one.due is not None])
        rows = [msgspec.structs.astuple(one) for one in entries]
        if all(map(is_plain, entries)) and await self._insert_plain([row[:ROW_FIELDS] for row in rows]):
            return {one.match_id for one in entries}
        written = await self._write.fetch(*map(list, zip(*rows, strict=True)))
        await self._schedule_clocks([one for one in entries if one.due is not None and one.stamp is not None])
        return {row["match_id"] for row in written}

    async def _insert_plain(self, rows: list[tuple[Any, ...]]) -> bool:
        """Insert all rows; return False, with none written, if one of them is there already."""
        try:
            await self._write_usual.fetch(rows)
        except UniqueViolationError:
            return False
        return True

    async def _schedule_clocks(self, rows: list[ActionRow]) -> None:
        if rows:
            times = [(one.match_id, one.due) for one in rows]
            await self._expect.fetch(JobKind.CLOCK, *map(list, zip(*times, strict=True)))

    async def write_snapshots(self, snapshots: list[Snapshot]) -> None:
        rows = [(one.match_id, one.seq, one.words, one.state) for one in snapshots]
        await self._keep.fetch(*map(list, zip(*rows, strict=True)))

    async def discard(self) -> None:
        await self._connection.invalidate()
        await self._connection.close()


def add_action(session: AsyncSession, entry: ActionRow) -> None:
    """Add the row of an action to the caller's transaction (for the setup, at the start)."""
    columns = Action.__table__.columns
    row = {name: value for name, value in msgspec.structs.asdict(entry).items() if name in columns}
    decoded = {
        name: msgspec.json.decode(row[name])
        for name in row
        if isinstance(columns[name].type, JSON) and row[name]
    }
    session.add(Action(**row | decoded))
