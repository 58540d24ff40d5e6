"""Short and long passes, interceptions and clearances (HC-9, HC-10)."""

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import Clear, Decline, EndRound, Intercept, LongPass, ShortPass
from app.games.helvetia_cup.data import LONG_PASS_MIN, SHORT_PASS_RANGE
from app.games.helvetia_cup.events import Declined, Deviated, LongPassed, Received, ShortPassed
from app.games.helvetia_cup.model import Contest, Footballer, Phase, State, goal_of_attack
from app.games.helvetia_cup.pitch import (
    DISTANCE,
    GOAL,
    GOAL_HEXES,
    HEXES,
    PENALTY_AREA,
    Hex,
    deviated,
)
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import defending, offside, rounds
from app.games.helvetia_cup.rules.skills import presser, pressure, skill_sum, tested, told
from app.games.helvetia_cup.rules.steps import bound_keeper

NEAR: dict[Hex, tuple[Hex, ...]] = {  # HC-9.2
    a: tuple(b for b in HEXES if SHORT_PASS_RANGE[0] <= DISTANCE[a][b] <= SHORT_PASS_RANGE[1]) for a in HEXES
}
WIDE: dict[Hex, tuple[Hex, ...]] = {  # HC-10.1, without the goal hexes
    a: tuple(b for b in HEXES if DISTANCE[a][b] >= LONG_PASS_MIN and b not in GOAL_HEXES) for a in HEXES
}


def short_targets(state: State) -> list[Hex]:
    """A standing team-mate or an empty hex; the own goal hex only with the own keeper (HC-9.2, HC-9.6)."""
    assert state.ball is not None
    if state.passes >= state.options.short_pass_cap:
        return []
    mates = {f.hex for f in state.of(state.attacker) if not f.fallen}
    taken = {f.hex for f in state.footballers.values() if f.hex}
    return [
        hex_ for hex_ in NEAR[state.ball] if hex_ in mates or (hex_ not in taken and hex_ not in GOAL_HEXES)
    ]


def goal_kick_back(state: State) -> bool:
    """A long pass to the own goal hex needs the own keeper there (HC-10.1)."""
    assert state.ball is not None
    own = GOAL[state.attacker]
    return DISTANCE[state.ball][own] >= LONG_PASS_MIN and state.at_home(state.attacker)


def bound_to_pass(state: State) -> bool:
    """A goalkeeper with the ball in his area begins the action phase with a pass (HC-12.2)."""
    assert state.holder is not None
    return not state.passes and bound_keeper(state, state.footballers[state.holder])


def short_pass(play: Play, seat: Seat, action: ShortPass) -> None:
    """No die (HC-9.2). An opponent beside the receiver may intercept (HC-9.3)."""
    state = play.state
    assert state.holder is not None and state.ball is not None
    offside.freeze(play)
    play.now(ball=action.to, passes=state.passes + 1, mandatory=False)
    play.tell(ShortPassed(state.holder, state.ball, action.to))
    receiver = state.standing_on(action.to, seat)
    if receiver is None:
        rounds.settle_loose_ball(play)  # HC-9.5
        return
    opponent = state.standing_on(action.to, state.defender)
    if opponent is None or opponent.acted:
        take_short(play, receiver)
    else:
        play.now(phase=Phase.INTERCEPT, pending=Contest(opponent.id, receiver.id), holder=None)


def take_short(play: Play, receiver: Footballer) -> None:
    """The pass succeeds; the attacker may go on (HC-9.4)."""
    assert receiver.hex is not None
    play.count(receiver.seat, short_ok=1)
    play.tell(Received(receiver.id, receiver.hex))
    offside.receive(play, receiver.id, "short")


def intercept(play: Play, seat: Seat, action: Intercept) -> None:
    """HC-9.3: success wins the ball and moves on; failure lets the pass succeed."""
    contest, defender = contested(play)
    success, _ = tested(play, defender.id, "intercept", skill_sum(play.state, defender, "intercept"))
    play.footballer(defender.id, acted=True)
    if success:
        play.count(seat, intercepts=1)
        play.now(at_pass=None)
        defending.must_move_on(play, defender.id, wins=True, how="intercept")
    else:
        take_short(play, play.state.footballers[contest.receiver])


def contested(play: Play) -> tuple[Contest, Footballer]:
    contest = play.state.pending
    assert isinstance(contest, Contest)
    return contest, play.state.footballers[contest.defender]


def decline(play: Play, seat: Seat, action: Decline) -> None:
    """The pass comes, and the defender keeps his action for the pressure (HC-7.7)."""
    contest, defender = contested(play)
    play.tell(Declined(defender.id))
    receiver = play.state.footballers[contest.receiver]
    if play.state.phase is Phase.INTERCEPT:
        take_short(play, receiver)
    else:
        take_long(play, receiver, alone=False)


def long_pass(play: Play, seat: Seat, action: LongPass) -> None:
    """HC-10.2: pass minus pressure; a failure deviates by the number rolled."""
    state = play.state
    assert state.holder is not None and state.ball is not None
    offside.freeze(play)
    play.tell(LongPassed(state.holder, state.ball, action.to))
    success, rolled = pass_test(play)
    play.now(ball=action.to, holder=None, mandatory=False)
    if success:
        play.count(seat, long_ok=1)
        land(play)
    else:
        deviate(play, rolled, seat)


def pass_test(play: Play) -> tuple[bool, int]:
    """The pressing defender has then acted (HC-7.6). A card may spare the die (HC-16.3)."""
    state = play.state
    assert state.holder is not None
    passer = state.footballers[state.holder]
    parts = skill_sum(state, passer, "pass", pressure(state))
    effects = state.coaches[passer.seat].effects
    if effects.auto_success:
        spend_luck(play, passer.seat)
        play.tell(told(passer.id, "long_pass", parts, 0, True))
        return True, 0
    if (defender := presser(state)) is not None:
        play.footballer(defender.id, acted=True)
    return tested(play, passer.id, "long_pass", parts)


def spend_luck(play: Play, seat: Seat) -> None:
    """The `auto_success` of a card is good for one test (HC-16.3)."""
    effects = structs.replace(play.state.coaches[seat].effects, auto_success=False)
    play.coach(seat, effects=effects)


def deviate(play: Play, rolled: int, team: Seat) -> None:
    """HC-1.13: seen in the direction of the team whose footballer rolled."""
    target = play.state.ball
    assert target is not None
    way = deviated(target, rolled, team)
    play.tell(Deviated(rolled, target, way))
    play.now(ball=way[-1])
    land(play)


def land(play: Play) -> None:
    """Who stands where the ball comes down (HC-10.3 to HC-10.7)."""
    state = play.state
    assert state.ball is not None
    if state.ball in GOAL_HEXES:
        keeper_takes(play, GOAL.index(state.ball))
        return
    mate = state.standing_on(state.ball, state.attacker)
    opponent = state.standing_on(state.ball, state.defender)
    if mate is None and opponent is None:
        rounds.settle_loose_ball(play)  # HC-10.5
    elif mate is None:
        assert opponent is not None
        play.tell(Received(opponent.id, state.ball))
        rounds.turnover(play, opponent.id)  # HC-10.4
    elif opponent is None or opponent.acted:
        take_long(play, mate, alone=opponent is None)
    else:
        play.now(phase=Phase.CLEAR, pending=Contest(opponent.id, mate.id))  # HC-10.6


def keeper_takes(play: Play, side: Seat) -> None:
    """HC-10.7: a ball in a goal hex is its goalkeeper's, who comes back for it from anywhere."""
    keeper = play.state.keeper(side)
    play.footballer(keeper.id, hex=GOAL[side], fallen=False)
    play.tell(Received(keeper.id, GOAL[side]))
    if side == play.state.attacker:
        play.now(holder=keeper.id, at_pass=None)
        rounds.end_round(play)
    else:
        rounds.turnover(play, keeper.id)


def take_long(play: Play, receiver: Footballer, *, alone: bool) -> None:
    """HC-10.3: a header from the opponent's penalty area, if he was alone (HC-10.6); else the round ends."""
    assert receiver.hex is not None
    play.tell(Received(receiver.id, receiver.hex))
    header = alone and receiver.hex in PENALTY_AREA[GOAL.index(goal_of_attack(receiver.seat))]
    offside.receive(play, receiver.id, "header" if header else "long")


def clear(play: Play, seat: Seat, action: Clear) -> None:
    """HC-10.6: the ball deviates from that hex in the clearing team's direction, and comes down again."""
    contest, defender = contested(play)
    success, rolled = tested(play, defender.id, "clear", skill_sum(play.state, defender, "intercept"))
    play.footballer(defender.id, acted=True)
    if success:
        play.count(seat, clears=1)
        play.now(at_pass=None, pending=None)  # HC-14.2
        deviate(play, rolled, seat)
    else:
        take_long(play, play.state.footballers[contest.receiver], alone=False)


def end_by_choice(play: Play, seat: Seat, action: EndRound) -> None:
    """HC-9.1: the attacker need not act."""
    rounds.end_round(play)
