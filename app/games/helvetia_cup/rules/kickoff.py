"""The kick-off of a half and after a goal (HC-3)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Kicker, PlaceFootballer
from app.games.helvetia_cup.events import HalfStarted, KickerChosen, Placed
from app.games.helvetia_cup.model import NO_EFFECTS, Footballer, Phase, Place, Placing, State
from app.games.helvetia_cup.pitch import CENTRE, CIRCLE, GOAL, GOAL_HEXES, HALF, HEXES, Hex

OWN_HALF: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(h for h in HEXES if h in HALF[seat] and h not in GOAL_HEXES) for seat in (0, 1)
)
OUTSIDE_CIRCLE = tuple(tuple(h for h in half if h not in CIRCLE) for half in OWN_HALF)


def start_half(state: State, half: int, resolution: Resolution) -> State:
    """Start a half: one coach kicks off the odd halves, the other the even ones (HC-2.8, HC-15.1)."""
    assert state.first is not None
    attacker = state.first if half % 2 else 1 - state.first
    resolution.record(HalfStarted(attacker, half))
    coaches = tuple(structs.replace(coach, may_call=True) for coach in state.coaches)  # HC-14.3
    return line_up(structs.replace(state, half=half, clock=0, quiet=0, attacker=attacker, coaches=coaches))


def line_up(state: State) -> State:
    """Lift everybody; the goalkeepers go to their goals, the defenders place first (HC-3.1)."""
    return structs.replace(
        state,
        footballers={id_: lift(f) for id_, f in state.footballers.items()},
        coaches=tuple(structs.replace(coach, effects=NO_EFFECTS) for coach in state.coaches),
        phase=Phase.PLACE,
        kicker=None,
        ball=CENTRE,
        holder=None,
        restart=False,
        mandatory=False,
        at_pass=None,
        passes=0,
        round=state.round + 1,
        pending=Placing(state.defender),
    )


def lift(footballer: Footballer) -> Footballer:
    if footballer.place is not Place.PITCH:
        return footballer
    return structs.replace(
        footballer,
        hex=GOAL[footballer.seat] if footballer.keeper else None,
        fallen=False,
        acted=False,
        free=1,
        steps=0,
        spent=0,
        settled=False,
    )


def to_place(state: State) -> Footballer | None:
    """Return the footballer to place next, by ascending shirt numbers (HC-3.1, HC-3.2)."""
    return next((f for f in state.of(state.asked(Placing).seat) if f.hex is None), None)


def places(state: State, seat: Seat) -> list[Hex]:
    """Return the free hexes of the team's half; only attackers may use its part of the centre circle."""
    taken = state.taken(seat)
    allowed = OWN_HALF[seat] if seat == state.attacker else OUTSIDE_CIRCLE[seat]
    return [hex_ for hex_ in allowed if hex_ not in taken]


def place(state: State, seat: Seat, action: PlaceFootballer, resolution: Resolution) -> State:
    resolution.record(Placed(seat, action.f, action.to))
    state = state.with_footballer(action.f, hex=action.to)
    if to_place(state) is not None:
        return state
    if seat == state.defender:
        return structs.replace(state, phase=Phase.KICKER, pending=Placing(state.attacker))
    return kick_off(state)


def choose_kicker(state: State, seat: Seat, action: Kicker, resolution: Resolution) -> State:
    """Choose the kicker, who gets the ball on the centre hex (HC-3.2)."""
    resolution.record(KickerChosen(seat, action.f))
    state = state.with_footballer(action.f, hex=CENTRE)
    state = structs.replace(state, kicker=action.f, phase=Phase.PLACE)
    return kick_off(state) if to_place(state) is None else state


def kick_off(state: State) -> State:
    """Kick off: no movement, no defensive decision, and an attacking action is due (HC-3.3)."""
    return structs.replace(state, phase=Phase.ACT_ATT, pending=None, holder=state.kicker, mandatory=True)
