"""The rest of a round, played to its end on paper: how a `hard` coach sees an action phase (bot.py).

Every way to go on is followed by its exact odds: short passes one after another, the opponent beside the
receiver, a long pass wherever it may come down, the shot at the end; and for the defender what the attack
comes to after each way to defend. Worth is counted in goals of the attackers, net of what the opponent will
make of the ball. None of the prices is a rule: they were fitted on matches of the computer against itself.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import position
from app.games.helvetia_cup.data import D20, MIN_FIELD, TEAMS
from app.games.helvetia_cup.model import Footballer, State, goal_of_attack
from app.games.helvetia_cup.odds import hits
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, PENALTY_AREA, Hex, deviated, other
from app.games.helvetia_cup.rules import defending, passing, restarts, shooting
from app.games.helvetia_cup.rules.skills import sum_for

PASSES = 3
"""So many short passes ahead."""
POSSESSION = (0.25, 0.25, 0.275, 0.3, 0.275, 0.225, 0.175, 0.125, 0.0875, 0.05, *5 * (0.0375,))
"""What having the ball is worth, by its distance to the goal."""
PRESSED = 0.6
"""The share of that with an opponent on its hex."""
LOOSE = 0.8
KICK_OFF = 0.09
"""What the kick-off after a goal gives back."""
CLEARED = 0.03
OFFSIDE = -0.1
YELLOW, SENT_OFF, LAST_SENT_OFF = 0.06, 0.25, 1.5
"""The price of a card: of a man less, if nobody can be spared; of the match, if it is over (HC-8.6)."""
HURT, FALLEN = 0.04, 0.03
"""A boost lost to a foul; a man on the ground."""


@cache
def possession(hex_: Hex, seat: Seat) -> float:
    return POSSESSION[DISTANCE[hex_][goal_of_attack(seat)]]


def lost(state: State, hex_: Hex) -> float:
    """The opponent has the ball here."""
    return -possession(hex_, state.defender)


# --- the attackers -----------------------------------------------------------------------------


def attack(state: State, ahead: int = PASSES) -> float:
    """What the holder's best action is worth."""
    return max((worth for _, worth in attacks(state, ahead)), default=OFFSIDE)


def attacks(state: State, ahead: int = PASSES) -> Iterator[tuple[a.Action, float]]:
    """The actions worth thinking about, each with its worth; a pass nobody is meant to receive is none."""
    side, bound = state.attacker, passing.bound_to_pass(state)
    if not (state.mandatory or bound):
        yield a.EndRound(), kept(state, state.ball_hex)
    if shooting.in_range(state) and not bound:
        touch = state.passes > 0
        kind: shooting.ShotKind = "one_touch" if touch else "shot"
        yield a.OneTouch() if touch else a.Shoot(), shot(state, kind)
    moment = position.at_pass(state)
    for mate in state.of(side):
        if not mate.standing or mate.id == state.holder or moment.offside(mate.id):
            continue
        if mate.at in passing.NEAR[state.ball_hex]:
            if ahead and state.passes < state.options.short_pass_cap:
                yield a.ShortPass(mate.at), short_pass(state, mate, ahead)
        elif ahead == PASSES or mate.at in PENALTY_AREA[state.defender]:
            yield a.LongPass(mate.at), long_pass(state, mate.at)


def kept(state: State, hex_: Hex) -> float:
    """The round is over, and the ball still theirs."""
    worth = possession(hex_, state.attacker)
    return worth if state.standing_on(hex_, state.defender) is None else worth * PRESSED


def shot(state: State, kind: shooting.ShotKind) -> float:
    return after_shot(state, position.shot_worth(state, shooting.shot_of(state, kind)))


def after_shot(state: State, scores: float) -> float:
    return scores * (1 - KICK_OFF) + (1 - scores) * lost(state, GOAL[state.defender])


def short_pass(state: State, mate: Footballer, ahead: int) -> float:
    """HC-9.2: whatever he who has it then does best."""
    received = structs.replace(state, holder=mate.id, ball=mate.hex, passes=state.passes + 1, mandatory=False)
    opponent = state.standing_on(mate.at, state.defender)
    if opponent is None or opponent.acted:
        return attack(received, ahead - 1)
    return intercepted(received, opponent, mate, ahead)


def intercepted(received: State, opponent: Footballer, mate: Footballer, ahead: int) -> float:
    """HC-9.3: he who tried and failed has acted, and presses no more."""
    arrives = 1 - hits(sum_for(received, opponent, "intercept")) / D20
    beaten = received.with_footballer(opponent.id, acted=True)
    return arrives * attack(beaten, ahead - 1) + (1 - arrives) * lost(received, mate.at)


def long_pass(state: State, to: Hex) -> float:
    """HC-10.2: where it is meant to, or where the number rolled carries it."""
    lucky = state.coaches[state.attacker].effects.auto_success
    good = hits(sum_for(state, state.carrier, "long_pass"), lucky)
    astray = (deviated(to, rolled, state.attacker)[-1] for rolled in range(good + 1, D20 + 1))
    worth = good * landed(state, to) + sum(landed(state, hex_) for hex_ in astray)
    return worth / D20


def landed(state: State, hex_: Hex) -> float:
    where = passing.landing(state, hex_)
    ours = where.who == state.attacker
    match where.case:
        case "loose":
            return LOOSE * (possession(hex_, state.attacker) if ours else lost(state, hex_))
        case "keeper" | "opponent":
            return possession(hex_, state.attacker) if ours else lost(state, hex_)
    assert where.f is not None
    if where.opponent is not None:
        cleared = 0.0
        if where.case == "contest":
            cleared = hits(sum_for(state, state.footballers[where.opponent], "clear")) / D20
        return (1 - cleared) * kept(state, hex_) - cleared * CLEARED
    received = structs.replace(state, holder=where.f, ball=hex_)
    if hex_ not in PENALTY_AREA[state.defender]:
        return kept(received, hex_)
    return max(kept(received, hex_), shot(received, "header"))


def contest(state: State) -> Sequence[tuple[a.Action, float]]:
    """A short pass to a marked man has been played: what the attackers have if he tries, or presses."""
    opponent, mate = passing.contested(state)
    received = structs.replace(state, holder=mate.id, ball=mate.hex)
    return (
        (a.Decline(), attack(received, PASSES - 1)),
        (a.Intercept(), intercepted(received, opponent, mate, PASSES)),
    )


# --- the defenders -----------------------------------------------------------------------------


def defences(state: State) -> Sequence[tuple[a.Action, float]]:
    """What the attack comes to after each way to defend (HC-7), cards and men lost included."""
    return (
        (a.Pressure(), attack(state)),
        (a.Steal(), after_steal(state)),
        (a.Tackle(), after_tackle(state)),
    )


def after_steal(state: State) -> float:
    """HC-7.3: who keeps the ball must move with it, and is pressed no more."""
    defender, holder = defending.duellists(state)
    stolen = hits(sum_for(state, defender, "steal")) / D20
    stolen *= 1 - hits(sum_for(state, holder, "dribble")) / D20
    free = state.with_footballer(defender.id, acted=True)
    on = ways_on(free, holder)
    return stolen * lost(state, holder.at) + (1 - stolen) * attack(on)


def ways_on(state: State, holder: Footballer) -> State:
    """Where he takes the ball: forward, and away from opponents."""
    foes = [f.at for f in state.of(other(holder.seat)) if f.standing]
    free = state.free_neighbours(holder)
    if not free:
        return state
    to = max(free, key=lambda hex_: way_on(hex_, holder.seat, foes))
    return structs.replace(state.with_footballer(holder.id, hex=to), ball=to)


def way_on(to: Hex, seat: Seat, foes: Sequence[Hex]) -> float:
    """What a step with the ball is worth (HC-7.4)."""
    near = min((DISTANCE[to][foe] for foe in foes), default=3)
    return -DISTANCE[to][goal_of_attack(seat)] + 1.5 * min(near, 2)


def after_tackle(state: State) -> float:
    """HC-7.5: the ball, a foul, or a fall."""
    defender, holder = defending.duellists(state)
    won = hits(sum_for(state, defender, "tackle"))
    failed = range(won + 1, D20 + 1)
    fouls = sum(defending.is_foul(state, defender.seat, rolled) for rolled in failed)
    falls = len(failed) - fouls
    worth = won * (lost(state, holder.at) - FALLEN)
    if falls:
        worth += falls * (attack(state.with_footballer(defender.id, acted=True, fallen=True)) + FALLEN)
    if fouls:
        worth += fouls * after_foul(state, defender, holder)
    return worth / D20


def after_foul(state: State, offender: Footballer, victim: Footballer) -> float:
    """A card, boosts, and a kick that nobody disturbs (HC-8)."""
    worth = booked(state, offender) - HURT * boosts_at_risk(state, victim)
    if victim.hex in PENALTY_AREA[offender.seat]:
        shots = (restarts.penalty_of(state, taker) for taker in restarts.penalty_takers(state))
        return worth + after_shot(state, max(position.shot_worth(state, one) for one in shots))
    withdrawn = state.with_footballer(offender.id, acted=True)
    return worth + attack(structs.replace(withdrawn, mandatory=True))


def booked(state: State, offender: Footballer) -> float:
    """What the card gives to the attackers (HC-8.2, HC-8.6)."""
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
