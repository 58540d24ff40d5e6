"""What can happen. `who` is the seat that an event is about."""

from typing import Literal

from app.engine.contract import Event, Seat


class TokenDealt(Event, frozen=True, tag="token_dealt"):
    """PB-1.3, told to its owner only."""

    who: Seat
    token: int


class Taken(Event, frozen=True, tag="taken"):
    """So many pebbles; `left` lie in the heap (PB-2.2)."""

    who: Seat
    count: int
    left: int


class Grabbed(Event, frozen=True, tag="grabbed"):
    """The die, and how many there were to take (PB-2.3)."""

    who: Seat
    die: int
    count: int
    left: int


class TokenAdded(Event, frozen=True, tag="token_added"):
    """PB-3.1: his pebbles + his token = `sum`."""

    who: Seat
    pebbles: int
    token: int
    sum: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The points of both seats (PB-3.2)."""

    points: tuple[int, int]
    reason: Literal["heap_empty", "resigned"]
