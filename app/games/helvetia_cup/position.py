"""The worth of a position for the attackers, in goals, by which the computer moves (bot.py).

None of these prices is a rule; they were fitted on matches of the computer against itself.
"""

from collections.abc import Sequence, Set
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
"""The rounds of fictitious play that solve the duel over the goal."""
HOLD, HOLD_NEAR, FAR = 0.09, 0.30, 12
"""The worth of possession at the team's own goal, and close to the other goal; the distance between them."""
MARKED = 0.05
OFFSIDE, BEYOND = 0.08, 0.012
"""The price of an offside position, and of each half hex beyond the line, so that every step back pays."""
CROWDED = 0.012
FORWARD = 0.008
FREE_BALL = 0.06
CHASE = 0.05
STOP = 0.03
"""The worth of a defender on the hex of the ball, who presses, steals or tackles."""
LAST_MAN = 0.02
ROOM = 0.6
"""How closely attackers are marked. Closer would be a little stronger, with hardly a goal."""
RUN, HEADER, THROUGH = 1.8, 1.25, 1.3
"""Factors on the odds of a run for a header, of the header, and of a short pass to a marked mate.

They cost the computer little, and a match without them is dull."""
LONG_LOST = 0.06
"""The price of a long pass that goes astray."""
GOOD_HEADER = 12
"""The header skill from which a footballer far from the ball is marked as closely as one near it."""


# --- The duel over the goal ----------------------------------------------------------------


@lru_cache(maxsize=8192)
def duel(chances: tuple[int, ...], n: int) -> tuple[float, Mix, Mix]:
    """Return value, mix of aims and mix of guards of the secret duel, by fictitious play (HC-11.2).

    `chances`: for each sector, how many of the twenty numbers score if it is not guarded.
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
    """Return the chance of a goal if both coaches choose as well as they can."""
    return duel(chances_of(state, shot), shot.n)[0]


def shot_from(state: State, shooter: Footballer, kind: shooting.ShotKind) -> float:
    """Return the chance of a goal if the shooter had the ball in place; 0 out of range (HC-11.1)."""
    if kind != "header" and shooter.hex not in SHOOTING_ZONE[other(shooter.seat)]:
        return 0.0
    then = structs.replace(state, holder=shooter.id, ball=shooter.hex)
    return shot_worth(then, shooting.shot_of(then, kind))


# --- Possession ----------------------------------------------------------------------------


@cache
def possession(hex_: Hex, seat: Seat) -> float:
    """Return the worth of having the ball here with nobody near."""
    away = min(FAR, DISTANCE[hex_][goal_of_attack(seat)])
    return float(HOLD + (HOLD_NEAR - HOLD) * (1 - away / FAR) ** 1.5)


def attack(state: State) -> float:
    """Return the worth of the position for the attackers."""
    side, ball = state.attacker, state.ball_hex
    mates = [f for f in state.of(side) if not f.keeper]
    moment, goal = at_pass(state), goal_of_attack(side)
    foes = {f.hex for f in state.footballers.values() if f.seat != side and not f.fallen}
    hexes = [f.at for f in mates]
    worth = sum(_support(f, goal, hexes, foes, moment) for f in mates if f.id != state.holder)
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
    """Return the worth of the best short pass that is shot at once (HC-11.7)."""
    near, zone = passing.NEAR[state.ball_hex], SHOOTING_ZONE[state.defender]
    mates = (mate for mate in free if mate.hex in zone and mate.at in near)
    return max((through(state, mate) * one_touch(state, mate) for mate in mates), default=0.0)


def one_touch(state: State, mate: Footballer) -> float:
    """Return the chance of a shot after the pass; a failed interceptor no longer presses (HC-9.3, HC-7.1)."""
    opponent = state.standing_on(mate.at, other(mate.seat))
    if opponent is not None:
        state = state.with_footballer(opponent.id, acted=True)
    return shot_from(state, mate, "one_touch")


def _header(state: State, free: list[Footballer]) -> float:
    """Return the worth of the best long pass to a mate who is alone in front of the goal (HC-10.3)."""
    area = PENALTY_AREA[state.defender]
    far = [mate for mate in free if mate.hex in area and mate.at in passing.FAR[state.ball_hex]]
    alone = [mate for mate in far if state.standing_on(mate.at, state.defender) is None]
    if not alone:
        return 0.0
    good = hits(sum_for(state, state.carrier, "long_pass")) / D20
    return good * max(shot_from(state, mate, "header") for mate in alone) - (1 - good) * LONG_LOST


def through(state: State, mate: Footballer) -> float:
    """Return the chance that a short pass to `mate` arrives, with a bonus if it may be intercepted."""
    arrives = safe(state, mate)
    return arrives if arrives == 1 else THROUGH * arrives


def safe(state: State, mate: Footballer) -> float:
    """Return the chance that a short pass to `mate` is not intercepted (HC-9.3)."""
    opponent = state.standing_on(mate.at, other(mate.seat))
    if opponent is None or opponent.acted:
        return 1.0
    return 1 - hits(sum_for(state, opponent, "intercept")) / D20


def at_pass(state: State) -> AtPass:
    """Return the offside positions if the ball were passed now (HC-14.1)."""
    return NOBODY if state.options.offside is Offside.OFF else offside.at_pass(state)


NOBODY = AtPass(0, {})


def _support(
    mate: Footballer, goal: Hex, hexes: Sequence[Hex], foes: Set[Hex | None], moment: AtPass
) -> float:
    """Return the worth of a mate's position: forward, onside, unmarked, and not close to another mate.

    `hexes` are those of all mates, `foes` those of standing opponents.
    """
    away = DISTANCE[mate.at]
    worth = -FORWARD * abs(away[goal] - 3)
    if mate.fallen:
        return worth - 0.02
    if mate.hex in foes:
        worth -= MARKED * 0.5
    if moment.offside(mate.id):
        worth -= OFFSIDE + BEYOND * (moment.line - moment.depths[mate.id])
    return worth - CROWDED * (sum([away[hex_] <= 1 for hex_ in hexes]) - 1)


# --- Defence -------------------------------------------------------------------------------


def defence(state: State, close: bool = False) -> float:
    """Return the worth of the defenders' positions for the defenders.

    `close`: every attacker is marked on their hex, not only those in reach of a short pass and good headers.
    """
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
        ways = [_goal_side(f.at, threat.at, goal) for f in free]
        away = min(ways)
        marker = free.pop(ways.index(away))
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


@cache
def _goal_side(man: Hex, threat: Hex, goal: Hex) -> float:
    """Return the distance of a defender from an attacker, longer on the wrong side."""
    behind = max(0, DISTANCE[man][goal] - DISTANCE[threat][goal])
    return DISTANCE[man][threat] + 0.5 * behind


@cache
def danger(hex_: Hex, goal: Hex) -> float:
    away = DISTANCE[hex_][goal]
    return 0.008 + 0.035 * max(0.0, (8 - away) / 8)


def guard_mix(state: State, shot: Shot) -> tuple[tuple[tuple[Sector, ...], ...], Mix]:
    return guard_sets(shot.n), duel(chances_of(state, shot), shot.n)[2]
