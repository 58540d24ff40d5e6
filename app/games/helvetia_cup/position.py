"""What a position is worth to the attackers, in goals: the computer moves by it (bot.py).

None of these prices is a rule; they were fitted on matches of the computer against itself.
"""

from functools import cache, lru_cache
from typing import TypeAlias

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup.data import D20
from app.games.helvetia_cup.goal import ORDER, Sector, guard_sets
from app.games.helvetia_cup.model import AtPass, Footballer, Shot, State, goal_of_attack
from app.games.helvetia_cup.odds import hits
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.pitch import DISTANCE, PENALTY_AREA, SHOOTING_ZONE, Hex, other
from app.games.helvetia_cup.rules import offside, passing, shooting
from app.games.helvetia_cup.rules.skills import own_skill, sum_for

Mix: TypeAlias = tuple[float, ...]

ROUNDS = 300
"""Rounds of play by which the duel over the goal is solved."""
HOLD, HOLD_NEAR, FAR = 0.09, 0.30, 12
"""Possession at the own goal, and close to the other one."""
MARKED = 0.05
OFFSIDE = 0.08
CROWDED = 0.012
FORWARD = 0.008
FREE_BALL = 0.06
CHASE = 0.05
STOP = 0.03
"""A defender on the hex of the ball: he presses, steals, tackles."""
LAST_MAN = 0.02
ROOM = 0.6
"""How closely men are marked: closer would be a little stronger, and hardly a goal would fall."""
RUN, HEADER, THROUGH = 1.8, 1.25, 1.3
"""What a computer fancies more than its odds promise: a run to where a header awaits him, the header itself,
a short pass to a marked man. They cost little, and a match without them is dull."""
LONG_LOST = 0.06
"""The price of a long pass that goes astray."""
GOOD_HEADER = 12
"""From here on a man far from the ball is marked as closely as one near it."""


# --- The duel over the goal ----------------------------------------------------------------


@lru_cache(maxsize=8192)
def duel(chances: tuple[int, ...], n: int) -> tuple[float, Mix, Mix]:
    """Value, mix of aims and mix of guards of the secret duel (HC-11.2), by fictitious play.

    `chances`: by sector how many of the twenty numbers score if it is not guarded.
    """
    guards = guard_sets(n)
    free = [
        [0 if sector in guard else won for sector, won in zip(ORDER, chances, strict=True)]
        for guard in guards
    ]
    aimed, guarded = [0] * len(ORDER), [0] * len(guards)
    by_aim, by_guard = [0] * len(ORDER), [0] * len(guards)
    for _ in range(ROUNDS):
        aim = max(range(len(ORDER)), key=by_aim.__getitem__)
        guard = min(range(len(guards)), key=by_guard.__getitem__)
        aimed[aim] += 1
        guarded[guard] += 1
        by_aim = [so_far + row for so_far, row in zip(by_aim, free[guard], strict=True)]
        by_guard = [so_far + row[aim] for so_far, row in zip(by_guard, free, strict=True)]
    value = (max(by_aim) + min(by_guard)) / (2 * ROUNDS * D20)
    return value, tuple(n / ROUNDS for n in aimed), tuple(n / ROUNDS for n in guarded)


def chances_of(state: State, shot: Shot) -> tuple[int, ...]:
    lucky = state.coaches[state.footballers[shot.shooter].seat].effects.auto_success
    return tuple(hits(shooting.shot_sum(state, shot, sector), lucky) for sector in ORDER)


def shot_worth(state: State, shot: Shot) -> float:
    """The chance of a goal if both choose as well as they can."""
    return duel(chances_of(state, shot), shot.n)[0]


def shot_from(state: State, shooter: Footballer, kind: shooting.ShotKind) -> float:
    """The chance if he had the ball where he stands; 0 out of range (HC-11.1)."""
    if kind != "header" and shooter.hex not in SHOOTING_ZONE[other(shooter.seat)]:
        return 0.0
    then = structs.replace(state, holder=shooter.id, ball=shooter.hex)
    return shot_worth(then, shooting.shot_of(then, kind))


# --- Possession ----------------------------------------------------------------------------


@cache
def possession(hex_: Hex, seat: Seat) -> float:
    """What having the ball here is worth, nobody near."""
    away = min(FAR, DISTANCE[hex_][goal_of_attack(seat)])
    return float(HOLD + (HOLD_NEAR - HOLD) * (1 - away / FAR) ** 1.5)


def attack(state: State) -> float:
    """What the attackers can make of the position; higher is better for them."""
    side, ball = state.attacker, state.ball_hex
    mates = [f for f in state.of(side) if not f.keeper]
    moment = at_pass(state)
    worth = sum(_support(state, f, mates, moment) for f in mates if f.id != state.holder)
    if state.holder is None:
        nearest = min((DISTANCE[f.at][ball] for f in mates if f.standing), default=FAR)
        return worth - FREE_BALL * nearest
    free = [f for f in mates if f.id != state.holder and f.standing and not moment.offside(f.id)]
    return worth + max(_with_ball(state), _one_touch(state, free), RUN * _header(state, free))


def _with_ball(state: State) -> float:
    holder, side = state.carrier, state.attacker
    keep = possession(state.ball_hex, side)
    if (shot := shot_from(state, holder, "shot")) > 0:
        keep = max(keep, shot + (1 - shot) * 0.02)
    return keep


def _one_touch(state: State, free: list[Footballer]) -> float:
    """The best short pass that is shot at once (HC-11.7)."""
    near = (mate for mate in free if mate.at in passing.NEAR[state.ball_hex])
    return max((through(state, mate) * one_touch(state, mate) for mate in near), default=0.0)


def one_touch(state: State, mate: Footballer) -> float:
    """The chance once he has the ball: who tried to intercept it presses no more (HC-9.3, HC-7.1)."""
    opponent = state.standing_on(mate.at, other(mate.seat))
    if opponent is not None:
        state = state.with_footballer(opponent.id, acted=True)
    return shot_from(state, mate, "one_touch")


def _header(state: State, free: list[Footballer]) -> float:
    """The best long pass to a man who stands alone in front of the goal (HC-10.3)."""
    area = PENALTY_AREA[state.defender]
    far = [mate for mate in free if mate.hex in area and mate.at in passing.FAR[state.ball_hex]]
    alone = [mate for mate in far if state.standing_on(mate.at, state.defender) is None]
    if not alone:
        return 0.0
    good = hits(sum_for(state, state.carrier, "long_pass")) / D20
    return good * max(shot_from(state, mate, "header") for mate in alone) - (1 - good) * LONG_LOST


def through(state: State, mate: Footballer) -> float:
    """How much a short pass to him is fancied, by the chance that it arrives."""
    arrives = safe(state, mate)
    return arrives if arrives == 1 else THROUGH * arrives


def safe(state: State, mate: Footballer) -> float:
    """The chance that a short pass to him is not intercepted (HC-9.3)."""
    opponent = state.standing_on(mate.at, other(mate.seat))
    if opponent is None or opponent.acted:
        return 1.0
    return 1 - hits(sum_for(state, opponent, "intercept")) / D20


def at_pass(state: State) -> AtPass:
    """Who would be offside if the ball were passed now (HC-14.1)."""
    return NOBODY if state.options.offside is Offside.OFF else offside.at_pass(state)


NOBODY = AtPass(0, {})


def _support(state: State, mate: Footballer, mates: list[Footballer], moment: AtPass) -> float:
    """Forward, onside, alone, not two on one heap."""
    goal = goal_of_attack(mate.seat)
    worth = -FORWARD * abs(DISTANCE[mate.at][goal] - 3)
    if not mate.standing:
        return worth - 0.02
    if state.standing_on(mate.at, other(mate.seat)) is not None:
        worth -= MARKED * 0.5
    if moment.offside(mate.id):
        worth -= OFFSIDE
    worth -= CROWDED * sum(1 for one in mates if one is not mate and DISTANCE[one.at][mate.at] <= 1)
    return worth


# --- Defence -------------------------------------------------------------------------------


def defence(state: State, close: bool = False) -> float:
    """What the defenders have done against it; higher is better for them. `close`: every man is marked on
    his hex, and not only those whom a short pass reaches and those who head well."""
    side, goal = state.defender, goal_of_attack(state.attacker)
    men = [f for f in state.of(side) if not f.keeper and f.standing]
    if not men:
        return 0.0
    worth, free = 0.0, list(men)
    threats = sorted(
        (f for f in state.of(state.attacker) if not f.keeper and f.standing),
        key=lambda f: (f.id != state.holder, DISTANCE[f.at][goal]),
    )
    if state.holder is None:
        nearest = min(free, key=lambda f: DISTANCE[f.at][state.ball_hex])
        free.remove(nearest)
        worth -= 2 * CHASE * DISTANCE[nearest.at][state.ball_hex]
    for threat in threats:
        if not free:
            break
        marker = min(free, key=lambda f: _goal_side(f.at, threat.at, goal))
        free.remove(marker)
        away = _goal_side(marker.at, threat.at, goal)
        if threat.id == state.holder:
            worth -= ROOM * CHASE * away
            worth += STOP if marker.at == threat.at else 0.0
        else:
            worth -= ROOM * danger(threat.at, goal) * min(away, 5)
            marked = marker.at == threat.at and DISTANCE[threat.at][goal] <= 6
            worth += MARKED if marked and (close or _watched(state, threat)) else 0.0
    keeper = state.keeper(side)
    worth -= 0.3 * DISTANCE[keeper.at][goal]
    return worth - LAST_MAN * min(DISTANCE[f.at][goal] for f in men)


def _watched(state: State, threat: Footballer) -> bool:
    near = threat.at in passing.NEAR[state.ball_hex]
    return near or own_skill(state, threat, "header") >= GOOD_HEADER


def _goal_side(man: Hex, threat: Hex, goal: Hex) -> float:
    """How far he is from an attacker, more if he stands on the wrong side of him."""
    behind = max(0, DISTANCE[man][goal] - DISTANCE[threat][goal])
    return DISTANCE[man][threat] + 0.5 * behind


@cache
def danger(hex_: Hex, goal: Hex) -> float:
    away = DISTANCE[hex_][goal]
    return 0.008 + 0.035 * max(0.0, (8 - away) / 8)


def guard_mix(state: State, shot: Shot) -> tuple[tuple[tuple[Sector, ...], ...], Mix]:
    return guard_sets(shot.n), duel(chances_of(state, shot), shot.n)[2]
