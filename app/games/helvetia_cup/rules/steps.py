"""What a step costs, and who still has one (HC-6.2)."""

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup.model import Footballer, State
from app.games.helvetia_cup.pitch import GOAL, WAYS_ON, Hex


def boosts_stuck(state: State, seat: Seat) -> bool:
    """HC-16.3: on a muddy pitch the defenders spend no boosts in movement."""
    return seat == state.defender and state.coaches[state.attacker].effects.mud


def has_step(state: State, footballer: Footballer) -> bool:
    """A free step, or one for a boost (HC-6.2)."""
    return footballer.free > 0 or (footballer.boosts > 0 and not boosts_stuck(state, footballer.seat))


def left(state: State, footballer: Footballer) -> int:
    """How many steps he can still make (HC-6.2)."""
    return footballer.free + (0 if boosts_stuck(state, footballer.seat) else footballer.boosts)


def away(state: State, footballer: Footballer, to: Hex) -> int | None:
    """How many steps lead there around his team-mates, whatever they cost (HC-6.5, HC-6.6)."""
    ways = WAYS_ON[footballer.seat if footballer.keeper else None]
    closed = state.taken(footballer.seat)
    edge, steps = {footballer.at}, 0
    while edge and to not in edge:
        closed |= edge
        edge = {hex_ for from_ in edge for hex_ in ways[from_]} - closed
        steps += 1
    return steps if edge else None


def bound_keeper(state: State, footballer: Footballer) -> bool:
    """HC-6.9: a goalkeeper who holds the ball in his area does not move."""
    return footballer.keeper and footballer.id == state.holder and footballer.hex == GOAL[footballer.seat]


def may_move(state: State, footballer: Footballer) -> bool:
    return (
        not footballer.settled
        and (footballer.free > 0 or has_step(state, footballer))
        and not footballer.fallen
        and not (footballer.keeper and bound_keeper(state, footballer))
    )


def stepped(footballer: Footballer, to: Hex | None) -> Footballer:
    """One step made: the free ones first, then a boost (HC-6.2)."""
    steps = footballer.steps + 1
    if footballer.free > 0:
        return structs.replace(footballer, hex=to, steps=steps, free=footballer.free - 1)
    boosts, spent = footballer.boosts - 1, footballer.spent + 1
    return structs.replace(footballer, hex=to, steps=steps, boosts=boosts, spent=spent)


def paid(state: State, footballer: Footballer, to: Hex | None) -> State:
    """The state with one step of his made and paid for."""
    after = stepped(footballer, to)
    state = structs.replace(state, footballers={**state.footballers, after.id: after})
    return state.counting(after.seat, boosts_spent=1) if after.boosts < footballer.boosts else state
