"""Nudges: the others can ask a player who looks at the table and says nothing whether they are still there.

One tap answers, once in a match; later only an action does. A player who does not answer within a minute
counts as absent from then on, so that nobody is held up at a table without a clock.
"""

from app.db.models import Match
from app.db.models import Seat as SeatRow
from app.engine.types import Seat
from app.errors import Conflict, Forbidden
from app.table.seating.seating_service import SeatingService
from app.table.state.waiting_rules import NUDGE_AFTER
from app.table.table import Table
from app.time_source import Now


class Nudges:
    """Asks silent players whether they are there, and takes their answers."""

    def __init__(self, seating: SeatingService, now: Now) -> None:
        self._seating = seating
        self._now = now

    async def nudge(self, table: Table, player_id: str, seat: Seat) -> None:
        """Ask the player of this seat whether they are still there. Raises Forbidden, Conflict."""

        def ask(_: Match, rows: list[SeatRow]) -> None:
            mine = table.seat_of(player_id)
            if mine is None or rows[mine].resigned:
                raise Forbidden("players-decide")
            if not 0 <= seat < len(rows) or seat == mine or not self._is_quiet(table, seat):
                raise Conflict("too-early-to-ask")
            rows[seat].prodded_by, rows[seat].prodded_at = mine, self._now()
            rows[seat].prodded_q = table.question(seat)
            rows[seat].nudges += 1

        await self._seating.change(table, ask)
        by = table.seats[seat].prodded_by
        assert by is not None
        table.nudge(seat, by)

    async def answer(self, table: Table, player_id: str) -> None:
        """Take the answer of a nudged player: they are there. It counts only where a tap is an answer."""
        seat = table.seat_of(player_id)
        if seat is None or table.seats[seat].prodded_by is None or not table.awaits_tap(table.seats[seat]):
            return
        async with self._seating.changing(table) as (_, rows):
            rows[seat].prodded_by = None

    def _is_quiet(self, table: Table, seat: Seat) -> bool:
        """Return whether this seat's player is connected and has been silent for long enough to be nudged."""
        quiet, prodded = table.silent_since(seat), table.seats[seat].prodded_at
        if quiet is None or not table.presence.is_connected(seat) or table.is_nudged(table.seats[seat]):
            return False
        return self._now() - max(quiet, prodded or quiet) >= NUDGE_AFTER
