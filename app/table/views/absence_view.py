"""The absences that everybody at a table sees, and how they change."""

from typing import TypeAlias

from app.engine.types import Seat
from app.table.state.table_state import TableState
from app.table.wire.document import iso
from app.table.wire.json_patch import Op

AbsencesBySeat: TypeAlias = dict[Seat, tuple[str, Seat | None]]
"""By seat, since when the others wait for its absent player, and which seat has nudged them."""


def absences(table: TableState) -> AbsencesBySeat:
    """Return the absences of the table as they are now."""
    found: AbsencesBySeat = {}
    for seat in table.seats_to_act():
        if (since := table.absent_since(seat)) is not None:
            seat_state = table.seats[seat]
            found[seat] = iso(since), seat_state.prodded_by if table.awaits_tap(seat_state) else None
    return found


def absence_ops(before: AbsencesBySeat, now: AbsencesBySeat) -> list[Op]:
    """Return the operations that change the document from one state of the absences to the other."""
    if before == now:
        return []
    return [
        Op("replace", f"/seats/{seat}/{name}", value)
        for seat in sorted(before | now)
        if now.get(seat) != before.get(seat)
        for name, value in zip(("absent_since", "prodded_by"), now.get(seat, (None, None)), strict=True)
    ]
