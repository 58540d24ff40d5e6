"""What everybody sees of the clocks (docs/PROTOCOL.md, Clocks)."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from app.table.clock import MINUTE, SECOND
from app.table.clocks import Clocks, Hand, Ms
from app.table.document import encoded_ops
from app.table.patch import Op

NONE = Hand()
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def as_ms(at: datetime) -> Ms:
    return round(at.timestamp() * 1000)


def as_time(at: Ms) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def time_seen(at: Ms | None) -> str | None:
    return None if at is None else _spelled(at)


def _spelled(at: Ms) -> str:
    """As `iso` does it; the clocks of all tables show 0 in the same minutes. Slices are cheaper."""
    left = str(100 * SECOND + at % MINUTE)
    return f"{_minute(at // MINUTE)}{left[1:3]}.{left[3:]}Z"


@lru_cache(maxsize=4096)
def _minute(number: int) -> str:
    return f"{EPOCH + timedelta(minutes=number):%Y-%m-%dT%H:%M:}"


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


def clock_ops(before: Clocks | None, after: Clocks | None) -> bytes:
    """How the document changes from one to the other: encoded operations, to be joined with others. They come
    with most actions, so they are written down as they are."""
    if before is after:
        return b""
    was_all, now_all = before or _standing(after), after or _standing(before)
    ops: list[str] = []
    for seat, (was, now) in enumerate(zip(was_all.hands, now_all.hands, strict=True)):
        if was is now:
            continue
        if was.zero != (zero := now.zero):
            ops.append(_op(seat, "deadline", "null" if zero is None else f'"{_spelled(zero)}"'))
        if was.allowed != now.allowed:
            ops.append(_op(seat, "allowed_ms", "null" if now.allowed is None else now.allowed))
        if was.bank != now.bank:
            ops.append(_op(seat, "bank_ms", "null" if now.bank is None else now.bank))
    if was_all.pause is not now_all.pause:
        ops.append(encoded_ops([Op("replace", "/pause", pause_seen(after))]).decode())
    return ",".join(ops).encode()


def _op(seat: int, name: str, value: str | int) -> str:
    return f'{{"op":"replace","path":"/seats/{seat}/{name}","value":{value}}}'


def _standing(other: Clocks | None) -> Clocks:
    """As good as none, for as many seats."""
    return Clocks(0, 0, (NONE,) * (len(other.hands) if other else 0))
