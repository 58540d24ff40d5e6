"""Where the computer coaches place their footballers for a kick-off: in lines, by their roles.

The lines stand further forward behind than ahead, and the lanes change sides from one kick-off to the next.
None of it is a rule.
"""

from collections.abc import Mapping, Sequence

from app.engine.types import Seat
from app.games.helvetia_cup.actions import PlaceFootballer
from app.games.helvetia_cup.model import Footballer, State, printed_card
from app.games.helvetia_cup.pitch import GOAL, ROW, Hex, depth, other

BACK, MIDDLE, FRONT = range(3)
LINE: Mapping[str, int] = {
    "stopper": BACK,
    "full-back": BACK,
    "defensive": BACK,
    "anchor": MIDDLE,
    "playmaker": MIDDLE,
    "winger": FRONT,
    "striker": FRONT,
    "attacking": FRONT,
}
"""The line of a footballer by the first word of the role on their card, which may be that of a captain."""
DEPTHS: Mapping[bool, tuple[int, int, int]] = {False: (5, 7, 9), True: (6, 9, 11)}
"""The distance of each line from the team's own goal, if the opponent or if the team itself kicks off."""
PUSH = 1
"""How much further forward the lines stand for each goal behind, at most two, or further back ahead."""
LANES = ((0, 2, -2, 3), (-1, 2, -3, 3), (-2, 3, -3, 1))
"""For each line, the rows of its footballers one after another, from the middle of the pitch."""


def place(state: State, seat: Seat, places: Sequence[PlaceFootballer]) -> PlaceFootballer:
    """Return the free hex nearest to where the footballer stands in the line-up, the first of equals."""
    footballer = state.footballers[places[0].f]
    line = line_of(state, footballer)
    mates = [f for f in state.of(seat) if f.hex and f.id != state.kicker and not f.keeper]
    number = sum(line_of(state, mate) == line for mate in mates)
    lanes = LANES[line]
    row = lanes[min(number, len(lanes) - 1)] * (-1) ** (sum(state.score) + state.half)
    deep = DEPTHS[seat == state.attacker][line] + PUSH * max(-2, min(2, behind(state, seat)))
    return min(places, key=lambda one: away(one.to, seat, deep, row))


def line_of(state: State, footballer: Footballer) -> int:
    return LINE.get(printed_card(state, footballer).role.split()[0], BACK)


def behind(state: State, seat: Seat) -> int:
    """Return by how many goals the seat is behind; less than 0 ahead."""
    return state.score[other(seat)] - state.score[seat]


def away(hex_: Hex, seat: Seat, deep: int, row: int) -> float:
    """Return how far a hex is from a place: in depth from their goal, and in rows from the middle."""
    return abs(depth(hex_, seat) - deep) + 2 * abs(ROW[hex_] - ROW[GOAL[seat]] - row)
