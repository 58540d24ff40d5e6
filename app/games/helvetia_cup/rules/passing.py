"""Short and long passes, interceptions and clearances (HC-9, HC-10)."""

from typing import Literal

from msgspec import Struct, structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Clear, Decline, EndRound, Intercept, LongPass, ShortPass
from app.games.helvetia_cup.data import LONG_PASS_MIN, SHORT_PASS_RANGE
from app.games.helvetia_cup.events import Declined, Deviated, LongPassed, Received, ShortPassed
from app.games.helvetia_cup.model import Contest, Footballer, FootballerId, Phase, State, goal_of_attack
from app.games.helvetia_cup.pitch import (
    DISTANCE,
    GOAL,
    GOAL_HEXES,
    HEXES,
    PENALTY_AREA,
    Hex,
    deviation_path,
)
from app.games.helvetia_cup.rules import defending, offside, rounds
from app.games.helvetia_cup.rules.skills import (
    passes_test,
    presser,
    roll_test,
    succeeds,
    sum_for,
    test_event,
)
from app.games.helvetia_cup.rules.steps import bound_keeper

NEAR: dict[Hex, tuple[Hex, ...]] = {  # HC-9.2
    a: tuple(b for b in HEXES if SHORT_PASS_RANGE[0] <= DISTANCE[a][b] <= SHORT_PASS_RANGE[1]) for a in HEXES
}
FAR: dict[Hex, tuple[Hex, ...]] = {  # HC-10.1
    a: tuple(b for b in HEXES if DISTANCE[a][b] >= LONG_PASS_MIN) for a in HEXES
}


def bound_to_pass(state: State) -> bool:
    """Return whether the action phase must begin with a pass of the goalkeeper (HC-12.2)."""
    return not state.passes and bound_keeper(state, state.carrier)


# --- Short passes -------------------------------------------------------------------------


def short_pass(state: State, seat: Seat, action: ShortPass, resolution: Resolution) -> State:
    """Pass without a die (HC-9.2); an opponent on the receiver's hex may intercept (HC-9.3)."""
    resolution.record(ShortPassed(seat, state.carrier.id, state.ball_hex, action.to))
    state = structs.replace(offside.frozen(state), ball=action.to, passes=state.passes + 1, mandatory=False)
    receiver = state.standing_on(action.to, seat)
    if receiver is None:
        return rounds.settle_loose_ball(state, resolution)  # HC-9.5
    opponent = state.standing_on(action.to, state.defender)
    if opponent is None or opponent.acted:
        return take_short(state, receiver, resolution)
    contest = Contest(opponent.id, receiver.id)
    return structs.replace(state, phase=Phase.INTERCEPT, pending=contest, holder=None)


def take_short(state: State, receiver: Footballer, resolution: Resolution) -> State:
    """Let the pass succeed; the attacker may go on (HC-9.4)."""
    resolution.record(Received(receiver.seat, receiver.id, receiver.at))
    return offside.receive(state.counting(receiver.seat, short_ok=1), receiver.id, "short", resolution)


def intercept(state: State, seat: Seat, action: Intercept, resolution: Resolution) -> State:
    """Test an interception: success wins the ball and moves on, failure lets the pass succeed (HC-9.3)."""
    defender, receiver = contestants(state)
    won = passes_test(state, defender, "intercept", resolution)
    state = state.with_footballer(defender.id, acted=True)
    if not won:
        return take_short(state, receiver, resolution)
    state = structs.replace(state.counting(seat, intercepts=1), at_pass=None)  # HC-14.2
    return defending.must_move_on(state, defender.id, wins=True, how="intercept", resolution=resolution)


def contestants(state: State) -> tuple[Footballer, Footballer]:
    """Return the defender and the receiver on the hex of the ball."""
    contest = state.asked(Contest)
    return state.footballers[contest.defender], state.footballers[contest.receiver]


def decline(state: State, seat: Seat, action: Decline, resolution: Resolution) -> State:
    """Let the pass come; the defender keeps the action for the pressure (HC-7.7)."""
    defender, receiver = contestants(state)
    resolution.record(Declined(seat, defender.id))
    if state.phase is Phase.INTERCEPT:
        return take_short(state, receiver, resolution)
    return take_long(state, receiver, resolution, alone=False)


# --- Long passes --------------------------------------------------------------------------


def long_pass(state: State, seat: Seat, action: LongPass, resolution: Resolution) -> State:
    """Test a long pass: skill minus pressure; a failure deviates by the number rolled (HC-10.2).

    A card may replace the die.
    """
    passer = state.carrier
    resolution.record(LongPassed(seat, passer.id, state.ball_hex, action.to))
    parts = sum_for(state, passer, "long_pass")
    lucky = state.coaches[seat].effects.auto_success
    if lucky:
        resolution.record(test_event(passer, "long_pass", parts, 0, True))
    rolled = 0 if lucky else roll_test(passer, "long_pass", parts, resolution)
    state = use_up_success(state, seat) if lucky else use_up_pressure(state)
    state = structs.replace(offside.frozen(state), ball=action.to, holder=None, mandatory=False)
    if lucky or succeeds(parts, rolled):
        return land(state.counting(seat, long_ok=1), resolution)
    return deviate(state, rolled, seat, resolution)


def use_up_pressure(state: State) -> State:
    """Mark the pressing defender, if there is one, as having acted (HC-7.6)."""
    defender = presser(state)
    return state if defender is None else state.with_footballer(defender.id, acted=True)


def use_up_success(state: State, seat: Seat) -> State:
    """Use up the `auto_success` of a card, which counts for one test (HC-16.3)."""
    effects = structs.replace(state.coaches[seat].effects, auto_success=False)
    return state.with_coach(seat, effects=effects)


def deviate(state: State, rolled: int, team: Seat, resolution: Resolution) -> State:
    """Let the ball deviate, in the direction of the team whose footballer rolled (HC-1.13)."""
    way = deviation_path(state.ball_hex, rolled, team)
    resolution.record(Deviated(team, rolled, state.ball_hex, way))
    return land(structs.replace(state, ball=way[-1]), resolution)


class Landing(Struct, frozen=True):
    """The landing of a ball: `who` gets it, with `f`; an `opponent` on the hex may have acted already."""

    case: Literal["keeper", "mate", "contest", "opponent", "loose"]
    who: Seat
    f: FootballerId | None = None
    opponent: FootballerId | None = None


def landing(state: State, hex_: Hex) -> Landing:
    """Return who gets a ball on a hex (HC-10.3 to HC-10.7); a defender may clear it first (HC-10.6)."""
    if hex_ in GOAL_HEXES:
        side = GOAL.index(hex_)
        return Landing("keeper", side, state.keeper(side).id)
    mate = state.standing_on(hex_, state.attacker)
    opponent = state.standing_on(hex_, state.defender)
    if mate is not None:
        contest = opponent is not None and not opponent.acted
        beside = None if opponent is None else opponent.id
        return Landing("contest" if contest else "mate", state.attacker, mate.id, beside)
    if opponent is not None:
        return Landing("opponent", state.defender, opponent.id)  # HC-10.4
    return Landing("loose", rounds.loose_owner(state, hex_))  # HC-10.5


def land(state: State, resolution: Resolution) -> State:
    """Go on after the ball has come down (HC-10.3 to HC-10.7)."""
    where = landing(state, state.ball_hex)
    if where.f is None:
        return rounds.settle_loose_ball(state, resolution)
    footballer = state.footballers[where.f]
    match where.case:
        case "keeper":
            return keeper_takes(state, where.who, resolution)
        case "opponent":
            resolution.record(Received(footballer.seat, footballer.id, footballer.at))
            return rounds.turnover(state, footballer.id, resolution)
        case "contest":
            assert where.opponent is not None
            contest = Contest(where.opponent, footballer.id)
            return structs.replace(state, phase=Phase.CLEAR, pending=contest)
    return take_long(state, footballer, resolution, alone=where.opponent is None)


def keeper_takes(state: State, side: Seat, resolution: Resolution) -> State:
    """Give a ball in a goal hex to its goalkeeper, who returns from anywhere (HC-10.7)."""
    keeper = state.keeper(side)
    resolution.record(Received(side, keeper.id, GOAL[side]))
    state = state.with_footballer(keeper.id, hex=GOAL[side], fallen=False)
    if side != state.attacker:
        return rounds.turnover(state, keeper.id, resolution)
    return rounds.end_round(structs.replace(state, holder=keeper.id, at_pass=None), resolution)


def take_long(state: State, receiver: Footballer, resolution: Resolution, *, alone: bool) -> State:
    """Offer a header in the opponent's penalty area if `alone`; else end the round (HC-10.3, HC-10.6)."""
    resolution.record(Received(receiver.seat, receiver.id, receiver.at))
    header = alone and receiver.hex in PENALTY_AREA[GOAL.index(goal_of_attack(receiver.seat))]
    return offside.receive(state, receiver.id, "header" if header else "long", resolution)


def clear(state: State, seat: Seat, action: Clear, resolution: Resolution) -> State:
    """Test a clearance: the ball deviates in the clearing team's direction and comes down again (HC-10.6)."""
    defender, receiver = contestants(state)
    parts = sum_for(state, defender, "clear")
    rolled = roll_test(defender, "clear", parts, resolution)
    state = state.with_footballer(defender.id, acted=True)
    if not succeeds(parts, rolled):
        return take_long(state, receiver, resolution, alone=False)
    state = structs.replace(state.counting(seat, clears=1), at_pass=None, pending=None)  # HC-14.2
    return deviate(state, rolled, seat, resolution)


def end_by_choice(state: State, seat: Seat, action: EndRound, resolution: Resolution) -> State:
    """End the round; the attacker need not act (HC-9.1)."""
    return rounds.end_round(state, resolution)
