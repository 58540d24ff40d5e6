"""What a step costs, and who still has one (HC-6.2)."""

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.model import Footballer, State
from app.games.helvetia_cup.pitch import GOAL


def boosts_stuck(state: State, seat: Seat) -> bool:
    """HC-16.3: on a muddy pitch the defenders spend no boosts in movement."""
    return seat == state.defender and state.coaches[state.attacker].effects.mud


def has_step(state: State, footballer: Footballer) -> bool:
    """A free step, or one for a boost (HC-6.2)."""
    return footballer.free > 0 or (footballer.boosts > 0 and not boosts_stuck(state, footballer.seat))


def bound_keeper(state: State, footballer: Footballer) -> bool:
    """HC-6.9: a goalkeeper who holds the ball in his area does not move."""
    return footballer.keeper and footballer.id == state.holder and footballer.hex == GOAL[footballer.seat]


def may_move(state: State, footballer: Footballer) -> bool:
    return (
        footballer.standing
        and not footballer.settled
        and has_step(state, footballer)
        and not bound_keeper(state, footballer)
    )


def stepped(footballer: Footballer) -> Footballer:
    """One step made: the free ones first, then a boost (HC-6.2)."""
    steps = footballer.steps + 1
    if footballer.free > 0:
        return structs.replace(footballer, free=footballer.free - 1, steps=steps)
    return structs.replace(footballer, boosts=footballer.boosts - 1, spent=footballer.spent + 1, steps=steps)


def paid(state: State, footballer: Footballer) -> State:
    """The state with one step of his paid for."""
    after = stepped(footballer)
    state = structs.replace(state, footballers={**state.footballers, after.id: after})
    return state.counting(after.seat, boosts_spent=1) if after.boosts < footballer.boosts else state
