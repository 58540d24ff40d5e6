"""Table events: lines of the log that are not actions, stored beside them (docs/decisions/0008)."""

from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import table_events
from app.engine.types import Seat
from app.table.state.table_state import TableState


class LoggedEvent(Struct, frozen=True):
    """A table event. `seat` is the seat of its author, None for a host without a seat. `event` holds its
    name as `event`.
    """

    seat: Seat | None
    event: dict[str, Any]

    def write(self, session: AsyncSession, table: TableState, at: datetime) -> None:
        """Store the event after the last action, in the caller's transaction."""
        table_events.add(session, table.header.id, table.seq, seat=self.seat, event=self.event, at=at)

    def line(self, seq: int) -> bytes:
        return msgspec.json.encode({"seq": seq, "seat": self.seat, **self.event})
