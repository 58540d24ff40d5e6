"""What everybody sees of the clocks (docs/PROTOCOL.md, Clocks)."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from app.table.clock import MINUTE, SECOND
from app.table.clocks import Clocks, Hand, Ms, Pause
from app.table.document import encoded_ops
from app.table.patch import Op

NONE = Hand()
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
NULL = b"null"
DEADLINE = b'{"op":"replace","path":"/seats/%d/deadline","value":%s}'
ALLOWED = b'{"op":"replace","path":"/seats/%d/allowed_ms","value":%s}'
BANK = b'{"op":"replace","path":"/seats/%d/bank_ms","value":%s}'


def as_ms(at: datetime) -> Ms:
    return round(at.timestamp() * 1000)


def as_time(at: Ms) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def time_seen(at: Ms | None) -> str | None:
    return None if at is None else _spelled(at).decode()


def _spelled(at: Ms) -> bytes:
    """As `iso` does it; the clocks of all tables show 0 in the same minutes."""
    left = at % MINUTE
    return b"%s%02d.%03dZ" % (_minute(at // MINUTE), left // SECOND, left % SECOND)


@lru_cache(maxsize=4096)
def _minute(number: int) -> bytes:
    return f"{EPOCH + timedelta(minutes=number):%Y-%m-%dT%H:%M:}".encode()


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
    ops: list[bytes] = []
    for seat, (was, now) in enumerate(zip(_hands(before, after), _hands(after, before), strict=True)):
        if was is now:
            continue
        if was.zero != (zero := now.zero):
            ops.append(DEADLINE % (seat, NULL if zero is None else b'"%s"' % _spelled(zero)))
        if was.allowed != now.allowed:
            ops.append(ALLOWED % (seat, _number(now.allowed)))
        if was.bank != now.bank:
            ops.append(BANK % (seat, _number(now.bank)))
    if _pause(before) is not _pause(after):
        ops.append(encoded_ops([Op("replace", "/pause", pause_seen(after))]))
    return b",".join(ops)


def _number(value: int | None) -> bytes:
    return NULL if value is None else b"%d" % value


def _hands(clocks: Clocks | None, other: Clocks | None) -> tuple[Hand, ...]:
    if clocks is not None:
        return clocks.hands
    return (NONE,) * (len(other.hands) if other else 0)


def _pause(clocks: Clocks | None) -> Pause | None:
    return None if clocks is None else clocks.pause
