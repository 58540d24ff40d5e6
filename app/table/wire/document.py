"""The document of a match: all that one viewer knows about it, as it is sent (docs/PROTOCOL.md)."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from app.engine.capabilities.temper import Temper
from app.engine.types import Seat, View
from app.table.clock.time_control import TimeControl
from app.table.wire.frame import framed
from app.table.wire.json_patch import Op

_encode = msgspec.json.encode


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player; `program` is true for a player that plays by itself."""

    id: str
    name: str
    program: bool = False


class InvitedPlayer(Struct, frozen=True):
    """A player of the last match who is asked to join its rematch."""

    id: str
    name: str
    declined: bool

    @staticmethod
    def of(player_id: str | None, name: str | None, declined: bool) -> "InvitedPlayer | UnsetType":
        """Return the player for whom a seat is kept; UNSET if it is kept for nobody."""
        return UNSET if player_id is None else InvitedPlayer(player_id, name or "", declined)


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it; `bot` is set too where the server plays for a player who has left.

    `deadline` is when the server acts for the seat. `allowed_ms` is the whole time of its decision, or None
    for all that its bank holds. `bank_ms` is what the bank held when the clock last stood. `sign` is the
    number of the site's sign (shirt and shape, from 0) for the seat.

    `asked` is the player for whom a rematch keeps the seat. `absent_since` is set while the others wait for
    an absent player; it may lie ahead after a nudge by the seat `prodded_by`. `coach` is the place in the
    tournament, by which a computer keeps its name. `first` is the player for whom a substitute plays; the
    substitute sees secrets from action `sees_from` on. `open_from` is when a substitute may sit down.
    `locked`: nobody may sit down before the start. `ready`: the choice of a team stands. `computer` is the
    name of the computer player that has the seat, in a game that gives them names; `temper` is the temper
    that shows in its play.
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
    ready: bool | UnsetType = UNSET
    sees_from: int | UnsetType = UNSET
    computer: str | UnsetType = UNSET
    temper: Temper | UnsetType = UNSET

    @property
    def number(self) -> int:
        """The number by which a computer on this seat is called, from 1."""
        return (self.seat if self.coach is UNSET else self.coach) + 1


class Viewer(Struct, frozen=True):
    """The seat from which a document is seen; None for a spectator."""

    seat: Seat | None


class PlayerWord(Struct, frozen=True):
    """The share of one seat in the chance of a match.

    `commitment` is None for a computer and for a player without a word. `word` is None before the start, and
    after it where the word was withheld.
    """

    commitment: str | None
    word: str | None


class Fairness(Struct, frozen=True, tag_field="version", tag=2):
    """The chance of a match of version 2: the commitment to the server's seed, and the words by seat.

    `server_seed` is None until the end. `chosen` says that chance was not free: `lesson` or `host`. `head` is
    the head of the chain of lines, None before the start.
    """

    commitment: str
    words: list[PlayerWord]
    server_seed: str | None
    chosen: str | None = None
    head: str | None = None


class FairnessV1(Struct, frozen=True, tag_field="version", tag=1):
    """The chance of a match of version 1: the commitment to the server's seed, and a client seed by seat."""

    commitment: str
    client_seeds: list[str | None]
    server_seed: str | None


class Starting(Struct, frozen=True):
    """A match that waits for the players' words `until` then; `revealed` says by seat which it has."""

    until: str
    revealed: list[bool]


class Rematch(Struct, frozen=True):
    """The rematch of a finished match: its table, its seats, and until when they are kept.

    `host` has proposed it. `starts_at` is set when nobody is missing.
    """

    match: str
    status: str
    host: PlayerView
    seats: list[SeatView]
    open_until: str
    starts_at: str | None


class CallingOff(Struct, frozen=True):
    """A proposal to end the match without a result: who made it, and who agrees."""

    by: Seat
    agreed: list[Seat]


class Document(Struct, frozen=True):
    """Everything that one viewer knows of a match.

    `notice` and its code say why a match cannot go on; `rematch` is set once one is proposed.
    """

    match: str
    game: str
    status: str
    seq: int
    viewer: Viewer
    seats: list[SeatView]
    to_act: tuple[Seat, ...]
    view: View
    actions: Raw
    q: int | None
    log: list[Raw]
    outcome: dict[str, Any] | None
    fairness: Fairness | FairnessV1
    clock: TimeControl | None = None
    pause: dict[str, Any] | None = None
    notice: str | UnsetType = UNSET
    notice_code: str | UnsetType = UNSET
    rematch: Rematch | UnsetType = UNSET
    starting: Starting | UnsetType = UNSET
    calling_off: CallingOff | None = None
    wait_for_all: bool = False
    hints: bool = False
    muted: bool = False


def state_message(document: Document, head: str | None) -> bytes:
    """Return the `state` message with the whole document and the head of the chain (None: no chain)."""
    return framed(b'{"t":"state"%s,"doc":%s}' % (head_field(head), _encode(document)))


def head_field(head: str | None) -> bytes:
    """Return the field of a message that holds the head of the chain; empty without a chain."""
    return b"" if head is None else b',"head":"%s"' % head.encode()


def reveal_message(commitment: str, words: list[str | None]) -> bytes:
    """Return the `reveal` message: the commitments to the server's seed, and by seat to the words."""
    return framed(_encode({"t": "reveal", "commitment": commitment, "words": words}))


def preview_message(seq: int, preview: Raw, silence: Raw) -> bytes:
    """Return the `preview` message; its JSON key `silence` holds the timeout action."""
    return framed(
        b'{"t":"preview","seq":%d,"preview":' % seq
        + _encode(preview)
        + b',"silence":'
        + _encode(silence)
        + b"}"
    )


def encoded_ops(ops: list[Op]) -> bytes:
    """Return the operations as JSON without the surrounding brackets, to be joined with others."""
    return _encode(ops)[1:-1] if ops else b""


def patch_message(seq: int, ops: bytes, events: list[bytes] | None = None, head: str | None = None) -> bytes:
    """Return the `patch` message of a change after action `seq` that is no action itself; `ops` are
    encoded. `head` is given if the change added a line to the chain.
    """
    lines = b"" if events is None else b',"events":[' + b",".join(events) + b"]"
    begin = b'{"t":"patch","from":%d,"seq":%d%s' % (seq, seq, head_field(head))
    return framed(b'%s,"ops":[%s]%s}' % (begin, ops, lines))


def storable(text: str) -> bool:
    """Return whether PostgreSQL and UTF-8 can hold the text: no NUL and no half of a surrogate pair."""
    return "\x00" not in text and (text.isascii() or not any("\ud800" <= c <= "\udfff" for c in text))


def iso(at: datetime) -> str:
    """Return the time in ISO 8601, UTC, with milliseconds."""
    if at.tzinfo is not UTC:
        at = at.astimezone(UTC)
    return at.isoformat(timespec="milliseconds")[: -len("+00:00")] + "Z"
