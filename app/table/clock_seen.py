"""What everybody sees of the clocks (docs/PROTOCOL.md, Clocks)."""

from datetime import UTC, datetime
from typing import Any

from app.table.clocks import Clocks, Hand, Ms, Pause
from app.table.document import iso
from app.table.patch import Op

NONE = Hand()


def as_ms(at: datetime) -> Ms:
    return round(at.timestamp() * 1000)


def as_time(at: Ms) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def time_seen(at: Ms | None) -> str | None:
    return None if at is None else iso(as_time(at))


def pause_seen(clocks: Clocks | None) -> dict[str, Any] | None:
    if clocks is None or (pause := clocks.pause) is None:
        return None
    return {
        "state": pause.state,
        "by": pause.by,
        "agreed": pause.agreed,
        "until": time_seen(pause.until),
        "away_ms": pause.away,
        "left_ms": [hand.left if hand.asked else None for hand in clocks.hands] if clocks.paused else None,
    }


def clock_ops(before: Clocks | None, after: Clocks | None) -> list[Op]:
    """How the document changes from one to the other."""
    if before is after:
        return []
    ops: list[Op] = []
    old, new = _hands(before, after), _hands(after, before)
    for seat, (was, now) in enumerate(zip(old, new, strict=True)):
        if was is not now:
            ops += _hand_ops(f"/seats/{seat}/", was, now)
    if _pause(before) is not _pause(after):
        ops.append(Op("replace", "/pause", pause_seen(after)))
    return ops


def _hand_ops(path: str, was: Hand, now: Hand) -> list[Op]:
    ops = []
    if was.zero != now.zero:
        ops.append(Op("replace", path + "deadline", time_seen(now.zero)))
    if was.allowed != now.allowed:
        ops.append(Op("replace", path + "allowed_ms", now.allowed))
    if was.bank != now.bank:
        ops.append(Op("replace", path + "bank_ms", now.bank))
    return ops


def _hands(clocks: Clocks | None, other: Clocks | None) -> tuple[Hand, ...]:
    if clocks is not None:
        return clocks.hands
    return (NONE,) * (len(other.hands) if other else 0)


def _pause(clocks: Clocks | None) -> Pause | None:
    return None if clocks is None else clocks.pause
