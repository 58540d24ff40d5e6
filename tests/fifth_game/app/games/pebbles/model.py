"""What is on the table: the heap, and what each seat has."""

from typing import Literal, TypeAlias

from msgspec import Struct, structs

from app.engine.contract import Seat
from app.games.pebbles.options import Options

Reason: TypeAlias = Literal["heap_empty", "resigned"]


class Side(Struct, frozen=True):
    token: int  # secret until the match is over (PB-1.3)
    pebbles: int = 0
    grabbed: bool = False  # PB-2.3: once a match
    bonus: int = 0  # his token, once he has taken the last pebble (PB-3.1)

    @property
    def points(self) -> int:
        return self.pebbles + self.bonus


class State(Struct, frozen=True):
    """One match at one moment. Never changed: rules return a new one."""

    options: Options
    heap: int
    turn: Seat
    sides: tuple[Side, Side]
    ended: Reason | None = None
    resigned: Seat | None = None

    def with_side(self, seat: Seat, side: Side) -> "State":
        sides = (side, self.sides[1]) if seat == 0 else (self.sides[0], side)
        return structs.replace(self, sides=sides)
