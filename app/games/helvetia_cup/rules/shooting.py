"""Shots, one-touch shots, headers and penalties: the duel over the goal (HC-11)."""

from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Aim, Guard, Header, OneTouch, Shoot
from app.games.helvetia_cup.data import D20, ONE_TOUCH_PENALTY, Skill
from app.games.helvetia_cup.events import (
    Aimed,
    GoalScored,
    Guarded,
    Missed,
    Revealed,
    Saved,
    ShotTaken,
    ShotTested,
)
from app.games.helvetia_cup.goal import ORDER, penalty
from app.games.helvetia_cup.model import (
    Footballer,
    Phase,
    Shot,
    State,
    printed_card,
    seat_of,
)
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, SHOOTING_ZONE, other, zone
from app.games.helvetia_cup.rules import rounds, shootout, substitutions
from app.games.helvetia_cup.rules.skills import Sum, is_tired, presser, pressure, succeeds

ShotKind = Literal["shot", "one_touch", "header", "penalty", "shootout"]
MOST = len(ORDER)


def in_range(state: State) -> bool:
    """Return whether the holder is in a shooting zone of the opponent's goal (HC-11.1)."""
    return state.ball in SHOOTING_ZONE[state.defender]


def guarded_count(state: State, shooter: Footballer, kind: ShotKind) -> int:
    """Return the distance to the goal hex, at most 6 (HC-11.2), less HC-11.3, HC-11.7 and cards."""
    keeper_side = other(shooter.seat)
    if not state.at_home(keeper_side):
        return 0
    distance = min(MOST, DISTANCE[shooter.at][GOAL[keeper_side]])
    closer = 1 if kind == "one_touch" else 0
    return max(0, distance - closer - state.coaches[shooter.seat].effects.guard_less)


def shot_of(state: State, kind: ShotKind) -> Shot:
    """Return a shot of the holder, pressed on the same hex (HC-7.6), but not at a penalty (HC-8.9)."""
    shooter = state.carrier
    defender = None if kind == "penalty" else presser(state)
    return Shot(
        shooter.id,
        kind,
        zone(shooter.at, other(shooter.seat)),
        guarded_count(state, shooter, kind),
        pressure(state) if defender else 0,
        None if defender is None else defender.id,
    )


def shoot(state: State, seat: Seat, action: Shoot | OneTouch | Header, resolution: Resolution) -> State:
    kinds: dict[type, ShotKind] = {Shoot: "shot", OneTouch: "one_touch", Header: "header"}
    return begin(state, kinds[type(action)], resolution)


def begin(state: State, kind: ShotKind, resolution: Resolution) -> State:
    """Begin a shot: the pressing defender has acted (HC-7.6), and both coaches choose in secret (HC-11.2)."""
    shot = shot_of(state, kind)
    seat = seat_of(shot.shooter)
    resolution.record(ShotTaken(seat, shot.shooter, kind, shot.zone, shot.n))
    if shot.presser is not None:
        state = state.with_footballer(shot.presser, acted=True)
    if kind == "header":
        state = state.counting(seat, headers=1)
    return guard_without_choice(structs.replace(state, phase=Phase.SHOT, pending=shot, mandatory=False))


def guard_without_choice(state: State) -> State:
    """Guard without a question if N is 0 or 6, which leaves no choice (HC-11.2)."""
    shot = state.asked(Shot)
    if shot.n == MOST:
        return structs.replace(state, pending=structs.replace(shot, guard=ORDER))
    if shot.n == 0 and not must_ask_anyway(state, shot):
        return structs.replace(state, pending=structs.replace(shot, guard=()))
    return state


def must_ask_anyway(state: State, shot: Shot) -> bool:
    """Return whether to ask with N = 0 too, to hide whether the coach has a goalkeeper card (HC-11.2)."""
    keeper_side = other(seat_of(shot.shooter))
    coach = state.coaches[keeper_side]
    return shot.n == 0 and shot.kind != "shootout" and coach.cards > 0 and state.at_home(keeper_side)


def aim(state: State, seat: Seat, action: Aim, resolution: Resolution) -> State:
    resolution.record(Aimed(seat, action.sector))
    shot = structs.replace(state.asked(Shot), aim=action.sector)
    return resolve_if_chosen(structs.replace(state, pending=shot), resolution)


def guard(state: State, seat: Seat, action: Guard, resolution: Resolution) -> State:
    resolution.record(Guarded(seat, action.sectors))
    shot = structs.replace(state.asked(Shot), guard=action.sectors)
    return resolve_if_chosen(structs.replace(state, pending=shot), resolution)


def guard_more(state: State, n: int, resolution: Resolution) -> State:
    """Add guarded sectors by a goalkeeper's card: for this shot only, at most 6 in all (HC-16.3)."""
    shot = state.asked(Shot)
    more = structs.replace(shot, n=min(MOST, shot.n + n))
    return resolve_if_chosen(guard_without_choice(structs.replace(state, pending=more)), resolution)


def resolve_if_chosen(state: State, resolution: Resolution) -> State:
    """Reveal both choices: a guarded sector is a save without a die (HC-11.4), else roll (HC-11.5)."""
    shot = state.asked(Shot)
    if shot.aim is None or shot.guard is None:
        return state
    resolution.record(Revealed(shot.aim, shot.guard))
    if shot.aim in shot.guard:
        return save(state, shot, resolution)
    if scores(state, shot, shot.aim, resolution):
        return score_goal(state, shot, resolution)
    return miss(state, shot, resolution)


def shot_sum(state: State, shot: Shot, sector: str) -> Sum:
    """Return skill, cards, sector penalty, pressure, and -4 for one touch (HC-11.5, HC-11.7)."""
    shooter = state.footballers[shot.shooter]
    effects = state.coaches[shooter.seat].effects
    skill = skill_of(shot.kind)
    return Sum(
        base=printed_card(state, shooter).skills[skill],
        halved=is_tired(shooter),
        bonus=effects.bonus.get(skill, 0) + effects.golden,
        pressure=shot.pressure,
        sector=0 if effects.golden else penalty(sector, shot.zone),
        touch=ONE_TOUCH_PENALTY if shot.kind == "one_touch" else 0,
    )


def skill_of(kind: ShotKind) -> Skill:
    return "header" if kind == "header" else "shot"  # HC-11.8


def scores(state: State, shot: Shot, sector: str, resolution: Resolution) -> bool:
    """Roll the d20, unless a card replaces it (HC-16.3); return whether the shot scores."""
    parts = shot_sum(state, shot, sector)
    seat = seat_of(shot.shooter)
    lucky = state.coaches[seat].effects.auto_success
    rolled = 0 if lucky else resolution.die(D20)
    success = lucky or succeeds(parts, rolled)
    resolution.record(
        ShotTested(
            who=seat,
            f=shot.shooter,
            shot=shot.kind,
            base=parts.base,
            halved=parts.halved,
            bonus=parts.bonus,
            sector=parts.sector,
            touch=parts.touch,
            pressure=parts.pressure,
            value=parts.value,
            rolled=rolled,
            success=success,
        )
    )
    return success


def save(state: State, shot: Shot, resolution: Resolution) -> State:
    keeper = state.keeper(other(seat_of(shot.shooter)))
    resolution.record(Saved(keeper.seat, keeper.id))
    if shot.kind == "shootout":
        return take_kick(state, shot, False, resolution)
    return rounds.turnover(state.counting(keeper.seat, saves=1), keeper.id, resolution)


def miss(state: State, shot: Shot, resolution: Resolution) -> State:
    """Miss: the goalkeeper gets the ball in the goal hex, wherever they were (HC-11.6)."""
    keeper = state.keeper(other(seat_of(shot.shooter)))
    resolution.record(Missed(keeper.seat, keeper.id))
    if shot.kind == "shootout":
        return take_kick(state, shot, False, resolution)
    state = state.with_footballer(keeper.id, hex=GOAL[keeper.seat], fallen=False)
    return rounds.turnover(state, keeper.id, resolution)


def score_goal(state: State, shot: Shot, resolution: Resolution) -> State:
    """Score: the goal counts before its time roll (HC-5.2), then the conceding team kicks off (HC-3.4)."""
    if shot.kind == "shootout":
        return take_kick(state, shot, True, resolution)
    seat = seat_of(shot.shooter)
    left, right = state.score
    result = (left + 1, right) if seat == 0 else (left, right + 1)
    resolution.record(GoalScored(seat, shot.shooter, *result))
    state = count_goal(structs.replace(state, score=result, pending=None), shot)
    state = rounds.roll_time(state, "goal", resolution)
    if rounds.half_over(state):
        return rounds.end_half(state, resolution)
    return substitutions.start(structs.replace(state, attacker=other(seat)))


def count_goal(state: State, shot: Shot) -> State:
    """Count a goal in the statistics of both teams (HC-17.10)."""
    seat = seat_of(shot.shooter)
    behind = state.score[seat] > state.score[other(seat)]
    already = state.coaches[other(seat)].stats.behind
    return state.counting(
        seat,
        goals=1,
        goals_header=int(shot.kind == "header"),
        goals_one_touch=int(shot.kind == "one_touch"),
        goals_side=int(shot.zone != "centre"),
    ).counting(other(seat), conceded=1, behind=int(behind and not already))


def take_kick(state: State, shot: Shot, scored: bool, resolution: Resolution) -> State:
    """Record a kick of the shoot-out, which may decide the match (HC-15.2)."""
    state = shootout.record_kick(state, shot, scored, resolution)
    winner = shootout.winner(state)
    return state if winner is None else rounds.finish(state, winner, "shootout", resolution)
