"""Writes the record of a finished match: format 2 with its chain, format 1 for matches of version 1."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, TableEvent
from app.db.queries import actions, matches, table_events
from app.engine.chain import ChainHead
from app.table.replay.record_lines import EventLine, seat_entry
from app.table.replay.record_signature import RecordKey
from app.table.state.table_state import TableState
from app.table.views.document_builder import fairness
from app.table.wire.document import iso


async def stored_record(session: AsyncSession, table: TableState, key: RecordKey | None) -> Iterator[bytes]:
    """Read a finished match and return the lines of its record, signed with `key`; they are made as they
    are asked for.
    """
    header = await matches.record_header(session, table.header.id)
    rows = await actions.all_of_finished(session, table.header.id)
    happened = await table_events.between(session, table.header.id, 0, table.seq)
    return record_lines(table, rows, happened, header=header, key=key)


def record_lines(
    table: TableState,
    rows: list[Action],
    happened: list[TableEvent],
    header: dict[str, Any] | None = None,
    key: RecordKey | None = None,
) -> Iterator[bytes]:
    """Yield the lines of a record; the first is the header, the last the outcome.

    `header` is the stored line 0, None for a match of version 1 of chance. `key` signs the end.
    """
    if header is None:
        yield from _first_format(table, rows, happened)
        return
    seed = table.header.server_seed
    yield _line(header | {"fairness": header["fairness"] | {"server_seed": seed.hex()}})
    lines = [(_head(row), action_entry(row)) for row in rows]
    lines += [(_head(one), _event_entry(one)) for one in happened]
    lines.sort(key=lambda one: one[0].line)
    yield from (_line(entry) for _, entry in lines)
    last = lines[-1][0].followed_by(seed, {"outcome": table.outcome})
    signature = None if key is None else key.sign(table.header.id, last.digest)
    yield _line(
        {
            "outcome": table.outcome,
            "head": last.digest.hex(),
            "signature": signature,
            "key": None if key is None else key.id,
        }
    )


def _head(row: Action | TableEvent) -> ChainHead:
    assert row.line is not None
    assert row.head is not None
    return ChainHead(row.line, row.head)


def action_entry(row: Action) -> dict[str, Any]:
    """Return the line of an action."""
    line = {
        "seq": row.seq,
        "seat": row.seat,
        "action": row.action,
        "draws": row.draws,
        "events": row.events,
        "at": iso(row.at),
    }
    return line if row.served is None else line | {"served": row.served}


def _event_entry(row: TableEvent) -> dict[str, Any]:
    entry: dict[str, Any] = msgspec.to_builtins(EventLine(row.event, row.seat, row.seq, iso(row.at)))
    return entry


def _first_format(table: TableState, rows: list[Action], happened: list[TableEvent]) -> Iterator[bytes]:
    """Yield the lines of format 1: table events stand beside the action that they follow."""
    beside: dict[int, list[dict[str, Any]]] = {}
    for one in happened:
        beside.setdefault(one.seq, []).append({"seat": one.seat, **one.event, "at": iso(one.at)})
    yield _line(
        {
            "stadion_record": 1,
            "match": table.header.id,
            "game": table.header.game,
            "rules_version": table.header.rules_version,
            "options": table.header.options,
            "seats": [seat_entry(one) for one in table.seats],
            **({"lesson": True} if table.header.lesson else {}),
            "fairness": fairness(table, finished=True),
            "started_at": iso(rows[0].at),
        }
    )
    for row in rows:
        yield _line(action_entry(row) | ({"table": beside[row.seq]} if row.seq in beside else {}))
    yield _line({"outcome": table.outcome})


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"
