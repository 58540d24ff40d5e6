"""The events of a match. `who` is the seat that an event is about."""

from typing import Literal

from app.engine.types import Event, Seat


class TokenDealt(Event, frozen=True, tag="token_dealt"):
    """A seat has been dealt its token (PB-1.3). Only that seat sees the event."""

    who: Seat
    token: int


class Taken(Event, frozen=True, tag="taken"):
    """A seat has taken `count` stones; the heap has `left` stones now (PB-2.2)."""

    who: Seat
    count: int
    left: int


class Grabbed(Event, frozen=True, tag="grabbed"):
    """A seat has rolled `die` and taken `count` stones, fewer if the heap had fewer (PB-2.3)."""

    who: Seat
    die: int
    count: int
    left: int


class TokenAdded(Event, frozen=True, tag="token_added"):
    """The seat that took the last stone has added its token: `stones` + `token` = `sum` (PB-3.1)."""

    who: Seat
    stones: int
    token: int
    sum: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over; `points` are those of both seats, by seat (PB-3.2)."""

    points: tuple[int, int]
    reason: Literal["heap_empty", "resigned"]
