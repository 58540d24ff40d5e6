"""The kick-off of a half and after a goal (HC-3)."""

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import Kicker, PlaceFootballer
from app.games.helvetia_cup.events import HalfStarted, KickerChosen, Placed
from app.games.helvetia_cup.model import NO_EFFECTS, Footballer, Phase, Place, State
from app.games.helvetia_cup.pitch import CENTRE, CIRCLE, GOAL, GOAL_HEXES, HALF, HEXES, Hex
from app.games.helvetia_cup.play import Play

OWN_HALF: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(h for h in HEXES if h in HALF[seat] and h not in GOAL_HEXES) for seat in (0, 1)
)
OUTSIDE_CIRCLE = tuple(tuple(h for h in half if h not in CIRCLE) for half in OWN_HALF)


def start_half(play: Play, half: int) -> None:
    """HC-2.8, HC-15.1: one coach kicks off the odd halves, the other the even ones."""
    first = play.state.first
    assert first is not None
    attacker = first if half % 2 else 1 - first
    for seat in (0, 1):
        play.coach(seat, may_call=True)  # HC-14.3: a lost right to call is back
    play.now(half=half, clock=0, quiet=0, attacker=attacker)
    play.tell(HalfStarted(half, attacker))
    line_up(play)


def line_up(play: Play) -> None:
    """Everybody is lifted and stands up; the goalkeepers go home, the defenders place first (HC-3.1)."""
    state = play.state
    play.now(
        footballers={id_: lifted(f) for id_, f in state.footballers.items()},
        coaches=tuple(structs.replace(coach, effects=NO_EFFECTS) for coach in state.coaches),
        phase=Phase.PLACE,
        placing=state.defender,
        kicker=None,
        ball=CENTRE,
        holder=None,
        restart=False,
        mandatory=False,
        at_pass=None,
        passes=0,
        round=state.round + 1,
        pending=None,
    )


def lifted(footballer: Footballer) -> Footballer:
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
    """Whose turn it is: ascending shirt numbers of the placing team (HC-3.1, HC-3.2)."""
    assert state.placing is not None
    return next((f for f in state.of(state.placing) if f.hex is None), None)


def places(state: State, seat: Seat) -> list[Hex]:
    """Free hexes strictly in the own half; the attackers may use its part of the centre circle."""
    taken = state.taken(seat)
    allowed = OWN_HALF[seat] if seat == state.attacker else OUTSIDE_CIRCLE[seat]
    return [hex_ for hex_ in allowed if hex_ not in taken]


def place(play: Play, seat: Seat, action: PlaceFootballer) -> None:
    play.footballer(action.f, hex=action.to)
    play.tell(Placed(action.f, action.to))
    if to_place(play.state) is not None:
        return
    if seat == play.state.defender:
        play.now(phase=Phase.KICKER, placing=play.state.attacker)
    else:
        kick_off(play)


def choose_kicker(play: Play, seat: Seat, action: Kicker) -> None:
    """HC-3.2: with the ball on the centre hex."""
    play.footballer(action.f, hex=CENTRE)
    play.now(kicker=action.f, phase=Phase.PLACE)
    play.tell(KickerChosen(action.f))
    if to_place(play.state) is None:
        kick_off(play)


def kick_off(play: Play) -> None:
    """No movement, no defensive decision, and an attacking action is due (HC-3.3)."""
    play.now(phase=Phase.ACT_ATT, placing=None, holder=play.state.kicker, mandatory=True)
