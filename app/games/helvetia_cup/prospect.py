"""The worth of a round computed to its end, by which `hard` decides in an action phase (bot.py).

The computation follows every way to go on by its exact odds: short passes one after another, the opponent
beside the receiver, a long pass wherever it may come down, and the shot at the end. For the defender it
computes the attack after each way to defend. The unit is a goal of the attackers, net of the opponent's next
attack; what the end of a half cuts off is not counted. None of the prices is a rule: they were fitted on
matches of the computer against itself.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import position
from app.games.helvetia_cup.data import D20, MIN_FIELD, TEAMS, TIME_FACES
from app.games.helvetia_cup.model import Footballer, State, goal_of_attack
from app.games.helvetia_cup.odds import hits
from app.games.helvetia_cup.pitch import CENTRE, DISTANCE, GOAL, PENALTY_AREA, Hex, deviation_path, other
from app.games.helvetia_cup.rules import defending, passing, restarts, rounds, shooting
from app.games.helvetia_cup.rules.skills import sum_for

PASSES = 3
"""The number of short passes that are computed ahead."""
PASS = 0.005
"""The price of a short pass, so that of equal ways the one with fewest passes is taken."""
POSSESSION = (0.45, 0.45, 0.495, 0.54, 0.495, 0.405, 0.315, 0.225, 0.1575, 0.09, *5 * (0.0675,))
"""The worth of having the ball, by its distance to the goal."""
PRESSED = 0.6
"""The share of that worth with an opponent on the same hex."""
LOOSE = 0.8
KICK_OFF = 0.09
"""The worth of the kick-off after a goal, for the conceding team."""
CLEARED = 0.03
OFFSIDE = -0.1
YELLOW, SENT_OFF, LAST_SENT_OFF = 0.12, 0.6, 4.0
"""The price of a yellow card, of a sending-off, and of one that ends the match (HC-8.6)."""
HURT, FALLEN = 0.04, 0.03
"""The price of a boost lost to a foul, and of a fallen footballer."""


@cache
def possession(hex_: Hex, seat: Seat) -> float:
    return POSSESSION[DISTANCE[hex_][goal_of_attack(seat)]]


def kept(state: State, hex_: Hex) -> float:
    """Return the worth of the ball here in the next round, less if the half may end before it (HC-4.9)."""
    worth = possession(hex_, state.attacker)
    return worth * goes_on(state) if state.quiet + 1 >= state.options.stall_rounds else worth


def after_loss(state: State, hex_: Hex) -> float:
    """Return the worth for the attackers if the opponent gets the ball here, unless the half ends before."""
    return -possession(hex_, state.defender) * goes_on(state)


def goes_on(state: State) -> float:
    """Return the probability that the half goes on after the next time roll (HC-5.2)."""
    left = rounds.half_length(state.half) - state.clock
    faces = TIME_FACES if state.time_fixed is None else (state.time_fixed,)
    return sum(face < left for face in faces) / len(faces)


# --- the attackers -----------------------------------------------------------------------------


def attack(state: State, ahead: int = PASSES) -> float:
    """Return the worth of the holder's best action."""
    return max((worth for _, worth in attacks(state, ahead)), default=OFFSIDE)


def attacks(state: State, ahead: int = PASSES) -> Iterator[tuple[a.Action, float]]:
    """Yield the actions worth considering, each with its worth; passes without a receiver are left out."""
    side, bound = state.attacker, passing.bound_to_pass(state)
    if not (state.mandatory or bound):
        yield a.EndRound(), after_keeping(state, state.ball_hex)
    if shooting.in_range(state) and not bound:
        touch = state.passes > 0
        kind: shooting.ShotKind = "one_touch" if touch else "shot"
        yield a.OneTouch() if touch else a.Shoot(), shot(state, kind)
    moment = position.at_pass(state)
    for mate in state.of(side):
        if not mate.standing or mate.id == state.holder or moment.offside(mate.id):
            continue
        if is_back_at_kick_off(state, mate):
            continue
        if mate.at in passing.NEAR[state.ball_hex]:
            if ahead and state.passes < state.options.short_pass_cap:
                yield a.ShortPass(mate.at), short_pass(state, mate, ahead)
        elif not mate.keeper and (ahead == PASSES or mate.at in PENALTY_AREA[state.defender]):
            yield a.LongPass(mate.at), long_pass(state, mate.at)


def is_back_at_kick_off(state: State, mate: Footballer) -> bool:
    """Return whether a short pass would give the ball of the kick-off back to who kicked off (HC-3.3).

    In the round of the kick-off nobody moves, so the kicker still stands on the centre hex.
    """
    first_round = state.passes > 0 and state.quiet == 0 and not state.carrier.steps
    return first_round and mate.id == state.kicker and mate.hex == CENTRE and not mate.steps


def after_keeping(state: State, hex_: Hex) -> float:
    """Return the worth of ending the round with the ball."""
    worth = kept(state, hex_)
    return worth if state.standing_on(hex_, state.defender) is None else worth * PRESSED


def shot(state: State, kind: shooting.ShotKind) -> float:
    return after_shot(state, position.shot_worth(state, shooting.shot_of(state, kind)))


def after_shot(state: State, scores: float) -> float:
    scored = 1 - KICK_OFF * goes_on(state)
    return scores * scored + (1 - scores) * after_loss(state, GOAL[state.defender])


def short_pass(state: State, mate: Footballer, ahead: int) -> float:
    """Return the worth of a short pass, after which the receiver does their best (HC-9.2)."""
    received = structs.replace(state, holder=mate.id, ball=mate.hex, passes=state.passes + 1, mandatory=False)
    opponent = state.standing_on(mate.at, state.defender)
    if opponent is None or opponent.acted:
        return attack(received, ahead - 1) - PASS
    return after_interception(received, opponent, mate, ahead) - PASS


def after_interception(received: State, opponent: Footballer, mate: Footballer, ahead: int) -> float:
    """Return the worth of a pass that an opponent tries to intercept, and presses no more (HC-9.3)."""
    arrives = 1 - hits(sum_for(received, opponent, "intercept")) / D20
    beaten = received.with_footballer(opponent.id, acted=True)
    return arrives * attack(beaten, ahead - 1) + (1 - arrives) * after_loss(received, mate.at)


def long_pass(state: State, to: Hex) -> float:
    """Return the worth of a long pass, over all numbers that may be rolled (HC-10.2)."""
    lucky = state.coaches[state.attacker].effects.auto_success
    good = hits(sum_for(state, state.carrier, "long_pass"), lucky)
    astray = (deviation_path(to, rolled, state.attacker)[-1] for rolled in range(good + 1, D20 + 1))
    worth = good * after_landing(state, to) + sum(after_landing(state, hex_) for hex_ in astray)
    return worth / D20


def after_landing(state: State, hex_: Hex) -> float:
    where = passing.landing(state, hex_)
    ours = where.who == state.attacker
    match where.case:
        case "loose":
            return LOOSE * (kept(state, hex_) if ours else after_loss(state, hex_))
        case "keeper" | "opponent":
            return kept(state, hex_) if ours else after_loss(state, hex_)
    assert where.f is not None
    if where.opponent is not None:
        cleared = 0.0
        if where.case == "contest":
            cleared = hits(sum_for(state, state.footballers[where.opponent], "clear")) / D20
        return (1 - cleared) * after_keeping(state, hex_) - cleared * CLEARED
    received = structs.replace(state, holder=where.f, ball=hex_)
    if hex_ not in PENALTY_AREA[state.defender]:
        return after_keeping(received, hex_)
    return max(after_keeping(received, hex_), shot(received, "header"))


def contest(state: State) -> Sequence[tuple[a.Action, float]]:
    """Return the worth for the attackers if the marking opponent intercepts, or presses."""
    opponent, mate = passing.contestants(state)
    received = structs.replace(state, holder=mate.id, ball=mate.hex)
    return (
        (a.Decline(), attack(received, PASSES - 1)),
        (a.Intercept(), after_interception(received, opponent, mate, PASSES)),
    )


# --- the defenders -----------------------------------------------------------------------------


def defences(state: State) -> Sequence[tuple[a.Action, float]]:
    """Return the worth of the attack after each way to defend (HC-7), with cards and lost footballers."""
    return (
        (a.Pressure(), attack(state)),
        (a.Steal(), after_steal(state)),
        (a.Tackle(), after_tackle(state)),
    )


def after_steal(state: State) -> float:
    """Return the worth after a steal: the holder must move on, and is pressed no more (HC-7.3)."""
    defender, holder = defending.duellists(state)
    stolen = hits(sum_for(state, defender, "steal")) / D20
    stolen *= 1 - hits(sum_for(state, holder, "dribble")) / D20
    free = state.with_footballer(defender.id, acted=True)
    on = ways_on(free, holder)
    return stolen * after_loss(state, holder.at) + (1 - stolen) * attack(on)


def ways_on(state: State, holder: Footballer) -> State:
    """Return the state after the holder moved on, forward and away from opponents."""
    foes = [f.at for f in state.of(other(holder.seat)) if f.standing]
    free = state.free_neighbours(holder)
    if not free:
        return state
    to = max(free, key=lambda hex_: way_on(hex_, holder.seat, foes))
    return structs.replace(state.with_footballer(holder.id, hex=to), ball=to)


def way_on(to: Hex, seat: Seat, foes: Sequence[Hex]) -> float:
    """Return the worth of a step with the ball (HC-7.4)."""
    near = min((DISTANCE[to][foe] for foe in foes), default=3)
    return -DISTANCE[to][goal_of_attack(seat)] + 1.5 * min(near, 2)


def after_tackle(state: State) -> float:
    """Return the worth after a tackle, over its results: the ball, a foul, or a fall (HC-7.5)."""
    defender, holder = defending.duellists(state)
    won = hits(sum_for(state, defender, "tackle"))
    failed = range(won + 1, D20 + 1)
    fouls = sum(defending.is_foul(state, defender.seat, rolled) for rolled in failed)
    falls = len(failed) - fouls
    worth = won * (after_loss(state, holder.at) - FALLEN)
    if falls:
        worth += falls * (attack(state.with_footballer(defender.id, acted=True, fallen=True)) + FALLEN)
    if fouls:
        worth += fouls * after_foul(state, defender, holder)
    return worth / D20


def after_foul(state: State, offender: Footballer, victim: Footballer) -> float:
    """Return the worth of a foul: a card, boosts, and a free kick (HC-8)."""
    worth = after_card(state, offender) - HURT * boosts_at_risk(state, victim)
    if victim.hex in PENALTY_AREA[offender.seat]:
        shots = (restarts.penalty_of(state, taker) for taker in restarts.penalty_takers(state))
        return worth + after_shot(state, max(position.shot_worth(state, one) for one in shots))
    withdrawn = state.with_footballer(offender.id, acted=True)
    return worth + attack(structs.replace(withdrawn, mandatory=True))


def after_card(state: State, offender: Footballer) -> float:
    """Return the worth of the card for the attackers (HC-8.2, HC-8.6)."""
    if state.coaches[offender.seat].effects.no_card:
        return 0.0
    die = TEAMS[state.options.teams[offender.seat]].die
    off = 1.0 if offender.yellow else sum(face.card == "red" for face in die) / len(die)
    spare = len(state.of(offender.seat)) - 1 - MIN_FIELD
    gone = (LAST_SENT_OFF, SENT_OFF)[spare] if spare < 2 else 0.0
    return off * gone + (1 - off) * YELLOW


def boosts_at_risk(state: State, victim: Footballer) -> float:
    die = TEAMS[state.options.teams[victim.seat]].die
    return sum(face.boost_loss for face in die) / len(die)
