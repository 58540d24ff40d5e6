"""The movement phase (HC-6): steps, boosts, overtaking, standing up, and the free ball."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Done, Move, Overtake, Stand
from app.games.helvetia_cup.events import Collected, Moved, MovementDone, Overtaken, StoodUp
from app.games.helvetia_cup.model import Footballer, FootballerId, KeptStep, Phase, State
from app.games.helvetia_cup.pitch import ACCELERATION, ALONG, Hex
from app.games.helvetia_cup.rules import defending, offside, restarts, rounds
from app.games.helvetia_cup.rules.steps import begin, keep, pay_step


def may_stand(footballer: Footballer) -> bool:
    """Return whether a fallen footballer may stand up, which takes the free step (HC-6.7)."""
    return footballer.fallen and footballer.free > 0 and not footballer.settled


def overtakes(state: State, footballer: Footballer) -> list[Hex]:
    """Return the hexes to overtake to: along the touchline, after a step and without a boost (HC-6.4)."""
    if footballer.seat != state.attacker or footballer.settled or not footballer.standing:
        return []
    if not footballer.steps or footballer.spent or footballer.hex not in ACCELERATION:
        return []
    taken = state.taken(footballer.seat)
    return [hex_ for hex_ in ALONG[footballer.hex] if hex_ not in taken]


def move(state: State, seat: Seat, action: Move, resolution: Resolution) -> State:
    """Move a footballer by one hex; the steps of several may alternate (HC-6.1)."""
    before = state.footballers[action.f]
    state = pay_step(state, before, action.to)
    left = state.footballers[action.f].boosts
    resolution.record(Moved(seat, action.f, before.at, action.to, before.boosts - left, left))
    return arrive(keep(state, KeptStep("move", action.f, action.to)), action.f, resolution)


def overtake(state: State, seat: Seat, action: Overtake, resolution: Resolution) -> State:
    """Overtake; the footballer may not move again this phase (HC-6.4)."""
    resolution.record(Overtaken(seat, action.f, state.footballers[action.f].at, action.to))
    after = state.with_footballer(action.f, hex=action.to, settled=True)
    return arrive(keep(after, KeptStep("overtake", action.f, action.to)), action.f, resolution)


def stand(state: State, seat: Seat, action: Stand, resolution: Resolution) -> State:
    resolution.record(StoodUp(seat, action.f))
    free = state.footballers[action.f].free - 1
    after = state.with_footballer(action.f, fallen=False, free=free)
    return arrive(keep(after, KeptStep("stand", action.f)), action.f, resolution)


def arrive(state: State, id_: FootballerId, resolution: Resolution) -> State:
    """Bring the ball along with its holder (HC-6.8), or let an attacker pick up a free ball (HC-4.6)."""
    footballer = state.footballers[id_]
    if state.holder == id_:
        return structs.replace(state, ball=footballer.hex)
    if not collects(state, footballer):
        return state
    resolution.record(Collected(footballer.seat, id_, footballer.at))
    return offside.receive(state, id_, "move", resolution)


def collects(state: State, footballer: Footballer) -> bool:
    """Return whether the footballer picks up a free ball: an attacker, not after an offside (HC-14.4)."""
    return (
        state.phase is Phase.MOVE_ATT
        and state.holder is None
        and not state.restart
        and footballer.seat == state.attacker
        and footballer.standing
        and footballer.hex == state.ball
    )


def done(state: State, seat: Seat, action: Done, resolution: Resolution) -> State:
    """End the movement of a team: the attackers first, then the defenders (HC-6.1)."""
    resolution.record(MovementDone(seat))
    if state.phase is Phase.MOVE_ATT:
        return begin(structs.replace(state, phase=Phase.MOVE_DEF))
    state = structs.replace(state, movement=None)
    if state.restart:
        return restarts.resume(state, resolution)
    if state.holder is not None:
        return defending.start_actions(state)
    return free_ball(state, resolution)


def free_ball(state: State, resolution: Resolution) -> State:
    """Settle a free ball: a standing defender on it wins it, otherwise the round ends (HC-4.6)."""
    winner = state.standing_on(state.ball_hex, state.defender)
    if winner is None:
        return rounds.end_round(state, resolution)
    resolution.record(Collected(winner.seat, winner.id, winner.at))
    return rounds.turnover(state, winner.id, resolution)
