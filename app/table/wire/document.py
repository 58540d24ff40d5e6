"""What one viewer knows about one match, as it goes over the wire (docs/PROTOCOL.md)."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from app.engine.types import Seat, View
from app.table.clock.time_control import TimeControl
from app.table.wire.frame import framed
from app.table.wire.json_patch import Op

_encode = msgspec.json.encode


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """`program`, where it is true: a player that plays by itself."""

    id: str
    name: str
    program: bool = False


class InvitedPlayer(Struct, frozen=True):
    """Who played the last match, and is asked for this one."""

    id: str
    name: str
    declined: bool

    @staticmethod
    def of(player_id: str | None, name: str | None, declined: bool) -> "InvitedPlayer | UnsetType":
        return UNSET if player_id is None else InvitedPlayer(player_id, name or "", declined)


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it; `bot` also where the server plays for somebody who has left.

    `deadline`: when the server acts for it; `allowed_ms`: how long its decision had in all, None: its bank;
    `bank_ms`: what that held when its clock last stood still.
    `sign`: which of the site's signs (shirt and shape, from 0) stands for it on the page. `asked`, where
    given: for whom a rematch keeps it. `absent_since`: the others wait for who has not been there since then;
    it may lie ahead, where he has been asked (`prodded_by` a seat) whether he is.
    `coach`, where given: his place in the tournament, by which a computer keeps its name.
    `first`: for whom a substitute plays, who sees what is secret from action number `sees_from`
    on. `open_from`: when a substitute may sit down.
    `locked`, where given: nobody may sit down there before the start.
    """

    seat: Seat
    player: PlayerView | None
    bot: str | None
    connected: bool
    deadline: str | None = None
    sign: int = 0
    allowed_ms: int | None = None
    bank_ms: int | None = None
    absent_since: str | None = None
    prodded_by: Seat | None = None
    asked: InvitedPlayer | UnsetType = UNSET
    coach: int | UnsetType = UNSET
    first: PlayerView | UnsetType = UNSET
    open_from: str | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    sees_from: int | UnsetType = UNSET

    @property
    def number(self) -> int:
        """By which a computer there is called, from 1."""
        return (self.seat if self.coach is UNSET else self.coach) + 1


class Viewer(Struct, frozen=True):
    seat: Seat | None


class Fairness(Struct, frozen=True):
    commitment: str
    client_seeds: list[str | None]
    server_seed: str | None


class Rematch(Struct, frozen=True):
    """The table at which a match that is over is played once more; its seats, and since when they wait.

    `host` has proposed it. `starts_at`: nobody is missing.
    """

    match: str
    status: str
    host: PlayerView
    seats: list[SeatView]
    open_until: str
    starts_at: str | None


class CallingOff(Struct, frozen=True):
    """To end the match without a result: who has proposed it, and who agrees."""

    by: Seat
    agreed: list[Seat]


class Document(Struct, frozen=True):
    """`notice` and its code say why a match cannot go on; `rematch` is known once it is proposed."""

    match: str
    game: str
    status: str
    seq: int
    viewer: Viewer
    seats: list[SeatView]
    to_act: tuple[Seat, ...]
    view: View
    actions: Raw
    log: list[Raw]
    outcome: dict[str, Any] | None
    fairness: Fairness
    clock: TimeControl | None = None
    pause: dict[str, Any] | None = None
    notice: str | UnsetType = UNSET
    notice_code: str | UnsetType = UNSET
    rematch: Rematch | UnsetType = UNSET
    calling_off: CallingOff | None = None
    wait_for_all: bool = False
    hints: bool = False
    muted: bool = False


def state_message(document: Document) -> bytes:
    return framed(b'{"t":"state","doc":' + _encode(document) + b"}")


def preview_message(seq: int, preview: Raw, silence: Raw) -> bytes:
    return framed(
        b'{"t":"preview","seq":%d,"preview":' % seq
        + _encode(preview)
        + b',"silence":'
        + _encode(silence)
        + b"}"
    )


def encoded_ops(ops: list[Op]) -> bytes:
    """Operations as JSON without the brackets around them, to be joined with others."""
    return _encode(ops)[1:-1] if ops else b""


def patch_message(seq: int, ops: bytes, events: list[bytes] | None = None) -> bytes:
    """Of a change after action number `seq` that is none itself; `ops` are encoded."""
    lines = b"" if events is None else b',"events":[' + b",".join(events) + b"]"
    return framed(b'{"t":"patch","from":%d,"seq":%d,"ops":[%s]%s}' % (seq, seq, ops, lines))


def storable(text: str) -> bool:
    """Whether PostgreSQL and UTF-8 can hold it: no NUL, no half of a surrogate pair."""
    return "\x00" not in text and (text.isascii() or not any("\ud800" <= c <= "\udfff" for c in text))


def iso(at: datetime) -> str:
    """ISO 8601, UTC, milliseconds."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
