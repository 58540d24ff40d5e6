"""Hints at a friendly table: the action that the strongest computer player would choose on a seat.

The computer knows what that seat knows and nothing else (app/engine/capabilities/computer.py). The log says
that a hint was taken, but not which.
"""

from typing import Any

import msgspec

from app.db.models import Seat as SeatRow
from app.db.queries import matches
from app.engine.codec import canonical_json
from app.engine.types import Reason, Seat
from app.errors import Conflict, NotYourTurn, Stale
from app.table.actions.referee import Referee
from app.table.bots.bot_player import LUCK
from app.table.registry.table_registry import TableRegistry
from app.table.replay.table_event import LoggedEvent, write_events
from app.table.state.hint import Hint
from app.table.state.position import Position
from app.table.table import Table

TOOK_HINT = "took_hint"


class Hints:
    """Computes hints and writes them to the log."""

    def __init__(self, tables: TableRegistry, referee: Referee) -> None:
        self._tables = tables
        self._referee = referee

    async def take(self, table: Table, player_id: str | None) -> Hint:
        """Return a hint for the standing decision; asked again, the same action until it has been followed.

        Its reasons are always those of the position. Raises Conflict, NotYourTurn, Stale.
        """
        if not table.header.hints:
            raise Conflict("no-hints")
        seat = self._decider(table, player_id)
        position = table.position
        assert position is not None
        if known := _taken_hint(table, seat):
            if known.seq != position.seq:  # others or the seat itself have acted since
                known = table.hints[seat] = _explained(position, seat, known.action)
            return known
        action = await self._referee.recommend(position, seat)
        return await self._write(table, seat, _explained(position, seat, action))

    def _decider(self, table: Table, player_id: str | None) -> Seat:
        """Return the seat of the player, who has to decide now. Raises NotYourTurn."""
        seat = table.seat_of(player_id)
        if seat is None:
            raise NotYourTurn("watching")
        if table.position is None or seat not in table.position.to_act or table.seats[seat].is_served:
            raise NotYourTurn("not-your-turn")
        return seat

    async def _write(self, table: Table, seat: Seat, hint: Hint) -> Hint:
        """Commit to the log that the hint was taken, before the player gets it."""
        async with table.lock:
            await self._tables.ensure_current(table)
            if not _can_be_followed(hint, table.position, seat):
                raise Stale("table-changed")
            if known := _taken_hint(table, seat):  # a concurrent request took it first
                return known
            event = LoggedEvent(seat, {"event": TOOK_HINT, "who": seat})
            async with self._tables.sessions.begin() as session:
                match = await self._tables.lock_row(session, table)
                if not _can_be_followed(hint, table.position, seat):
                    raise Stale("table-changed")
                row = await session.get_one(SeatRow, (table.header.id, seat))
                if known := _stored_hint(table, row):  # another process took it first
                    table.hints[seat] = known
                    return known
                row.hint = _stored(hint)
                chain = write_events(session, table, [event], self._tables.now())
                match.stamp = matches.new_stamp()
                table.uncertain = True  # a commit without an answer may or may not have happened
            table.uncertain, table.stamp = False, match.stamp
            table.hints[seat] = hint
            table.announce_events([event.line(table.seq)], chain, table.clocks)
        return hint


def _explained(position: Position, seat: Seat, action: Any) -> Hint:
    """Return the action as a hint, with its reasons in this position as far as the seat knows it."""
    computer, advice = position.game.computer, position.game.advice
    assert computer is not None
    assert advice is not None
    reasons = advice(computer.determinized(position.state, seat, LUCK), seat, action)
    return Hint(position.decisions()[seat].question, position.seq, action, reasons)


def _taken_hint(table: Table, seat: Seat) -> Hint | None:
    """Return the hint already taken for the standing decision if it can still be followed, else None."""
    hint = table.hints.get(seat)
    return hint if hint is not None and _can_be_followed(hint, table.position, seat) else None


def _stored_hint(table: Table, row: SeatRow) -> Hint | None:
    """Return the hint that any process has stored for the standing decision if it can still be followed."""
    position = table.position
    assert position is not None
    question = position.decisions()[row.seat].question
    if row.hint is None or row.hint["question"] != _text(question):
        return None
    legal = {_text(action): action for action in position.legal(row.seat)}
    if (action := legal.get(row.hint["action"])) is None:
        return None
    reasons = msgspec.convert(row.hint["reasons"], tuple[Reason, ...])
    return Hint(question, row.hint["seq"], action, reasons)


def _stored(hint: Hint) -> dict[str, Any]:
    """Return a hint as its seat's row holds it: the question and the action as JSON texts."""
    return {
        "question": _text(hint.question),
        "seq": hint.seq,
        "action": _text(hint.action),
        "reasons": msgspec.to_builtins(hint.reasons),
    }


def _text(value: object) -> str:
    return canonical_json(value).decode()


def _can_be_followed(hint: Hint, position: Position | None, seat: Seat) -> bool:
    """Return whether the hint fits the decision that stands and its action is still legal."""
    return (
        position is not None
        and seat in position.to_act
        and position.decisions()[seat].question == hint.question
        and hint.action in position.legal(seat)
    )
