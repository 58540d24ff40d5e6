"""The state of a match: the heap, and what each seat has."""

from typing import Literal, TypeAlias

from msgspec import Struct, structs

from app.engine.types import Seat
from app.games.pebbles.options import Options

Reason: TypeAlias = Literal["heap_empty", "resigned"]


class Side(Struct, frozen=True):
    """The possessions of one seat."""

    token: int  # hidden from the other seat until the match is over (PB-1.3)
    stones: int = 0
    grabbed: bool = False  # PB-2.3: a seat grabs once per match
    bonus: int = 0  # the token, after the seat has taken the last stone (PB-3.1)

    @property
    def points(self) -> int:
        return self.stones + self.bonus


class State(Struct, frozen=True):
    """A match between two actions. It never changes: the rules return a new one."""

    options: Options
    heap: int
    turn: Seat
    sides: tuple[Side, Side]
    ended: Reason | None = None
    resigned: Seat | None = None

    def with_side(self, seat: Seat, side: Side) -> "State":
        sides = (side, self.sides[1]) if seat == 0 else (self.sides[0], side)
        return structs.replace(self, sides=sides)
