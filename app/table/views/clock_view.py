"""The clocks as everybody sees them (docs/PROTOCOL.md, Clocks)."""

from functools import cache
from typing import Any

from app.engine.types import Seat
from app.table.clock.clock_state import NO_CLOCK, Clocks
from app.table.clock.timestamps import as_iso, as_iso_or_none
from app.table.wire.json_patch import Op


def pause_view(clocks: Clocks | None) -> dict[str, Any] | None:
    """Return the pause as it stands in the document; None without one."""
    if clocks is None or (pause := clocks.pause) is None:
        return None
    return {
        "state": pause.state,
        "by": pause.by,
        "agreed": pause.agreed,
        "until": as_iso_or_none(pause.until),
        "away_ms": pause.away,
        "left_ms": [clock.left if clock.asked else None for clock in clocks.seats] if clocks.paused else None,
    }


def clock_ops(before: Clocks | None, after: Clocks | None) -> list[Op]:
    """Return the operations that change the document from one state of the clocks to the other."""
    if before is after:
        return []
    was_all, now_all = before or _stopped_like(after), after or _stopped_like(before)
    ops: list[Op] = []
    for seat, now in enumerate(now_all.seats):  # runs after most actions
        was = was_all.seats[seat]
        if was is now:
            continue
        deadline, allowed, bank = _paths(seat)
        if now.since is None:
            if was.since is not None:
                ops.append(Op("replace", deadline, None))
        elif was.since is None or was.since + was.left != now.since + now.left:
            ops.append(Op("replace", deadline, as_iso(now.since + now.left)))
        if was.allowed != now.allowed:
            ops.append(Op("replace", allowed, now.allowed))
        if was.bank != now.bank:
            ops.append(Op("replace", bank, now.bank))
    if was_all.pause is not now_all.pause:
        ops.append(Op("replace", "/pause", pause_view(after)))
    return ops


@cache
def _paths(seat: Seat) -> tuple[str, ...]:
    """Return the paths of a seat's clock in the document."""
    return tuple(f"/seats/{seat}/{name}" for name in ("deadline", "allowed_ms", "bank_ms"))


def _stopped_like(other: Clocks | None) -> Clocks:
    """Return clocks that stand still, for as many seats."""
    return Clocks(0, 0, (NO_CLOCK,) * (len(other.seats) if other else 0))
