"""The cost of a step, the steps that are left (HC-6.2), and those that may be taken back (HC-6.10)."""

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup.model import Footballer, KeptStep, Movement, State
from app.games.helvetia_cup.pitch import GOAL, WAYS_ON, Hex


def boosts_stuck(state: State, seat: Seat) -> bool:
    """Return whether the pitch is muddy, so that the defenders cannot spend boosts in movement (HC-16.3)."""
    return seat == state.defender and state.coaches[state.attacker].effects.mud


def has_step(state: State, footballer: Footballer) -> bool:
    """Return whether a step is left, free or for a boost (HC-6.2)."""
    return footballer.free > 0 or (footballer.boosts > 0 and not boosts_stuck(state, footballer.seat))


def steps_left(state: State, footballer: Footballer) -> int:
    """Return the number of steps left (HC-6.2)."""
    return footballer.free + (0 if boosts_stuck(state, footballer.seat) else footballer.boosts)


def away(state: State, footballer: Footballer, to: Hex) -> int | None:
    """Return the number of steps to a hex around team-mates, whatever their cost (HC-6.5, HC-6.6)."""
    ways = WAYS_ON[footballer.seat if footballer.keeper else None]
    closed = state.taken(footballer.seat)
    edge, steps = {footballer.at}, 0
    while edge and to not in edge:
        closed |= edge
        edge = {hex_ for from_ in edge for hex_ in ways[from_]} - closed
        steps += 1
    return steps if edge else None


def bound_keeper(state: State, footballer: Footballer) -> bool:
    """Return whether the footballer must stay: a goalkeeper with the ball in their area (HC-6.9)."""
    return footballer.keeper and footballer.id == state.holder and footballer.hex == GOAL[footballer.seat]


def may_move(state: State, footballer: Footballer) -> bool:
    return (
        not footballer.settled
        and (footballer.free > 0 or has_step(state, footballer))
        and not footballer.fallen
        and not (footballer.keeper and bound_keeper(state, footballer))
    )


def take_step(footballer: Footballer, to: Hex | None) -> Footballer:
    """Return the footballer after one step, paid by a free step, else by a boost (HC-6.2)."""
    steps = footballer.steps + 1
    if footballer.free > 0:
        return structs.replace(footballer, hex=to, steps=steps, free=footballer.free - 1)
    boosts, spent = footballer.boosts - 1, footballer.spent + 1
    return structs.replace(footballer, hex=to, steps=steps, boosts=boosts, spent=spent)


def pay_step(state: State, footballer: Footballer, to: Hex | None) -> State:
    """Return the state with one step of the footballer made and paid for."""
    after = take_step(footballer, to)
    state = structs.replace(state, footballers={**state.footballers, after.id: after})
    return state.counting(after.seat, boosts_spent=1) if after.boosts < footballer.boosts else state


def begin(state: State, taken_back: int = 0) -> State:
    """Return the state with a movement phase that begins here, or in which all so far is final (HC-6.10)."""
    start = Movement(
        state.footballers, state.coaches, state.ball, state.holder, state.at_pass, taken_back=taken_back
    )
    return structs.replace(state, movement=start)


def make_final(state: State) -> State:
    """Return the state in which no step so far can be taken back (HC-6.10)."""
    return state if state.movement is None else begin(state, state.movement.taken_back)


def keep(state: State, step: KeptStep) -> State:
    """Return the state with a step that may be taken back (HC-6.10)."""
    if state.movement is None:
        return state
    movement = structs.replace(state.movement, steps=(*state.movement.steps, step))
    return structs.replace(state, movement=movement)
