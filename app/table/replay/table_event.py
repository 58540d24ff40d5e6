"""Table events: lines of the log that are not actions, stored beside them (docs/decisions/0008)."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import TableEvent
from app.db.queries import table_events
from app.engine.chain import ChainHead
from app.engine.types import Seat
from app.table.replay.record_lines import EventLine
from app.table.state.table_state import TableState
from app.table.wire.document import iso


class LoggedEvent(Struct, frozen=True):
    """A table event. `seat` is the seat of its author, None for a host without a seat. `event` holds its
    name as `event`.
    """

    seat: Seat | None
    event: dict[str, Any]

    def line(self, seq: int) -> bytes:
        return msgspec.json.encode({"seq": seq, "seat": self.seat, **self.event})


def write_events(
    session: AsyncSession, table: TableState, events: Iterable[LoggedEvent], at: datetime
) -> ChainHead | None:
    """Store the events after the last action, in the caller's transaction, which holds the match's row.

    Returns the head of the chain after them, which the table takes over once they are committed.
    """
    chain = table.chain
    for one in events:
        if chain is not None:
            line = EventLine(one.event, one.seat, table.seq, iso(at))
            chain = chain.followed_by(table.header.server_seed, line)
        table_events.add(
            session,
            TableEvent(
                match_id=table.header.id,
                seq=table.seq,
                seat=one.seat,
                event=one.event,
                at=at,
                line=None if chain is None else chain.line,
                head=None if chain is None else chain.digest,
            ),
        )
    return chain
