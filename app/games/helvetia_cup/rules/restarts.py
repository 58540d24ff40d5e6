"""The restarts after a foul and after an offside (HC-8.5, HC-8.7 to HC-8.9, HC-14.4)."""

from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Nearest, PenaltyClear, PenaltyTaker, Withdraw
from app.games.helvetia_cup.events import (
    AreaCleared,
    PenaltyAwarded,
    PenaltyPrepared,
    TookOver,
    Withdrawn,
)
from app.games.helvetia_cup.model import (
    Clearing,
    Footballer,
    Foul,
    Phase,
    Place,
    Restart,
    Shot,
    State,
    Withdrawal,
    seat_of,
)
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, GOAL_HEXES, PENALTY_AREA, SPOT, Hex, outside_area
from app.games.helvetia_cup.rules import shooting

# --- Who stands with the ball -------------------------------------------------------------


def nearest(state: State, seat: Seat, hex_: Hex) -> list[Footballer]:
    """Return the footballers to put on a ball hex: several if they are equally near (HC-8.5, HC-14.4)."""
    team = state.of(seat)
    first = min(map(preference, team))
    pool = [f for f in team if preference(f) == first]
    least = min(DISTANCE[f.at][hex_] for f in pool)
    return [f for f in pool if DISTANCE[f.at][hex_] == least]


def preference(footballer: Footballer) -> int:
    """Return the rank among the nearest: standing ones first, goalkeepers next, fallen ones last (HC-8.5)."""
    if footballer.fallen:
        return 2
    return 1 if footballer.keeper else 0


def take_over(state: State, footballer: Footballer, resolution: Resolution) -> State:
    """Put the footballer on the ball hex with the ball; a fallen one gets up at no cost (HC-14.4)."""
    hex_ = state.ball_hex
    resolution.record(TookOver(footballer.seat, footballer.id, hex_, DISTANCE[footballer.at][hex_]))
    return structs.replace(state.with_footballer(footballer.id, hex=hex_, fallen=False), holder=footballer.id)


# --- After an offside ---------------------------------------------------------------------


def resume(state: State, resolution: Resolution) -> State:
    """Resume after both movements: one of the new attackers must be on the ball hex (HC-14.4)."""
    hex_ = state.ball_hex
    there = [f for f in state.of(state.attacker) if f.hex == hex_]
    choice = there or nearest(state, state.attacker, hex_)
    if len(choice) > 1:
        return structs.replace(state, phase=Phase.NEAREST, pending=Restart(hex_))
    return make_room(take_over(state, choice[0], resolution), resolution)


def choose_nearest(state: State, seat: Seat, action: Nearest, resolution: Resolution) -> State:
    """Let the coach choose among equally near footballers (HC-14.4)."""
    return make_room(take_over(state, state.footballers[action.f], resolution), resolution)


def make_room(state: State, resolution: Resolution) -> State:
    """Make an opponent on the hex withdraw, fallen or not; then an action is due (HC-14.4)."""
    blocker = next((f for f in state.of(state.defender) if f.hex == state.ball), None)
    state = structs.replace(state, restart=False)
    return free_kick(state) if blocker is None else ask_to_withdraw(state, blocker, "offside", resolution)


# --- The free kick ------------------------------------------------------------------------


def after_foul(state: State, foul: Foul, resolution: Resolution) -> State:
    """Go on with a penalty in the offender's area (HC-8.9), else with a free kick (HC-8.7, HC-8.8)."""
    offender = state.footballers[foul.offender]
    if foul.hex in PENALTY_AREA[offender.seat]:
        resolution.record(PenaltyAwarded(state.attacker))
        return structs.replace(state, phase=Phase.PENALTY_TAKER, pending=None, at_pass=None)  # edge case 7
    if offender.place is Place.PITCH:
        return ask_to_withdraw(state, offender, "foul", resolution)
    return free_kick(state)


def ask_to_withdraw(
    state: State, footballer: Footballer, after: Literal["foul", "offside"], resolution: Resolution
) -> State:
    """Ask for a withdrawal; without a free neighbouring hex they stay and may not press (HC-8.7, HC-14.4)."""
    if state.free_neighbours(footballer):
        return structs.replace(state, phase=Phase.WITHDRAW, pending=Withdrawal(footballer.id, after))
    resolution.record(Withdrawn(footballer.seat, footballer.id, footballer.at, stays=True))
    return free_kick(state.with_footballer(footballer.id, acted=True))


def withdraw(state: State, seat: Seat, action: Withdraw, resolution: Resolution) -> State:
    resolution.record(Withdrawn(seat, action.f, action.to, stays=False))
    return free_kick(state.with_footballer(action.f, hex=action.to))


def free_kick(state: State) -> State:
    """Ask for an attacking action, which must be made, without a defence before (HC-8.8, HC-14.4)."""
    return structs.replace(state, phase=Phase.ACT_ATT, mandatory=True, pending=None)


# --- The penalty --------------------------------------------------------------------------


def penalty_takers(state: State) -> list[Footballer]:
    """Return the possible takers: all whose swap keeps team-mates out of the goal hex (HC-8.9)."""
    spot = SPOT[state.defender]
    team = state.of(state.attacker)
    on_spot = next((f for f in team if f.hex == spot), None)
    return [f for f in team if f.hex not in GOAL_HEXES or on_spot is None]


def penalty_of(state: State, taker: Footballer) -> Shot:
    """Return the penalty of a taker: from the centre zone, two sectors, no pressure (HC-8.9)."""
    prepared = state.with_footballer(taker.id, hex=SPOT[state.defender], fallen=False)
    prepared = with_keeper_home(structs.replace(prepared, holder=taker.id))
    return shooting.shot_of(prepared, "penalty")


def with_keeper_home(state: State) -> State:
    keeper = state.keeper(state.defender)
    return state.with_footballer(keeper.id, hex=GOAL[keeper.seat], fallen=False)


def penalty_taker(state: State, seat: Seat, action: PenaltyTaker, resolution: Resolution) -> State:
    spot = SPOT[state.defender]
    taker = state.footballers[action.f]
    swapped = next((f for f in state.of(seat) if f.hex == spot and f.id != taker.id), None)
    resolution.record(PenaltyPrepared(seat, taker.id, spot, None if swapped is None else swapped.id))
    if swapped is not None:
        state = state.with_footballer(swapped.id, hex=taker.hex)
    state = with_keeper_home(state.with_footballer(taker.id, hex=spot, fallen=False))
    area = PENALTY_AREA[state.defender]
    inside = (f for f in state.of(state.defender) if f.hex in area and not f.keeper)
    clearing = Clearing(taker.id, tuple(f.id for f in inside))
    return empty_area(structs.replace(state, holder=taker.id, ball=spot), clearing, resolution)


def area_exits(state: State, clearing: Clearing) -> tuple[Hex, ...]:
    """Return the hexes that the first defender in the area may go to."""
    footballer = state.footballers[clearing.left[0]]
    return outside_area(footballer.at, footballer.seat, state.taken(footballer.seat))


def empty_area(state: State, clearing: Clearing, resolution: Resolution) -> State:
    """Empty the area in shirt order, asking only if there are several exits (HC-8.9); then shoot."""
    if not clearing.left:
        return shooting.begin(state, "penalty", resolution)
    exits = area_exits(state, clearing)
    if len(exits) > 1:
        return structs.replace(state, phase=Phase.PENALTY_CLEAR, pending=clearing)
    return leave_area(state, clearing, exits[0], resolution)


def leave_area(state: State, clearing: Clearing, to: Hex, resolution: Resolution) -> State:
    id_, *left = clearing.left
    resolution.record(AreaCleared(seat_of(id_), id_, to))
    return empty_area(state.with_footballer(id_, hex=to), Clearing(clearing.taker, tuple(left)), resolution)


def penalty_clear(state: State, seat: Seat, action: PenaltyClear, resolution: Resolution) -> State:
    return leave_area(state, state.asked(Clearing), action.to, resolution)
