"""Shots, one-touch shots, headers and penalties: the duel over the goal (HC-11)."""

from typing import Literal

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import Aim, Guard, Header, OneTouch, Shoot
from app.games.helvetia_cup.data import ONE_TOUCH_PENALTY, Skill
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
    printed,
)
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, SHOOTING_ZONE, other, zone
from app.games.helvetia_cup.play import Play
from app.games.helvetia_cup.rules import rounds, shootout, substitutions
from app.games.helvetia_cup.rules.skills import Sum, presser, pressure, tired

ShotKind = Literal["shot", "one_touch", "header", "penalty", "shootout"]
MOST = len(ORDER)


def sectors_guarded(state: State, shooter: Footballer, kind: ShotKind) -> int:
    """HC-11.2: the distance to the goal hex, capped at 6; HC-11.3, HC-11.7 and cards take off."""
    keeper_side = other(shooter.seat)
    if not state.at_home(keeper_side):
        return 0
    assert shooter.hex is not None
    distance = min(MOST, DISTANCE[shooter.hex][GOAL[keeper_side]])
    closer = 1 if kind == "one_touch" else 0
    return max(0, distance - closer - state.coaches[shooter.seat].effects.guard_less)


def shoot(play: Play, seat: Seat, action: Shoot | OneTouch | Header) -> None:
    kinds: dict[type, ShotKind] = {Shoot: "shot", OneTouch: "one_touch", Header: "header"}
    begin(play, kinds[type(action)])


def begin(play: Play, kind: ShotKind) -> None:
    """The defender on the hex presses (HC-7.6), not at a penalty (HC-8.9); then both choose in secret."""
    state = play.state
    assert state.holder is not None
    shooter = state.footballers[state.holder]
    assert shooter.hex is not None
    defender = None if kind == "penalty" else presser(state)
    shot = Shot(
        shooter.id,
        kind,
        zone(shooter.hex, other(shooter.seat)),
        sectors_guarded(state, shooter, kind),
        pressure(state) if defender else 0,
        None if defender is None else defender.id,
    )
    if defender is not None:
        play.footballer(defender.id, acted=True)
    if kind == "header":
        play.count(shooter.seat, headers=1)
    play.now(phase=Phase.SHOT, pending=shot, mandatory=False)
    play.tell(ShotTaken(shooter.id, kind, shot.zone, shot.n))
    guard_without_choice(play)


def asked_all_the_same(state: State, shot: Shot) -> bool:
    """With N = 0 a silent keeper would betray that he holds no goalkeeper card (HC-11.2)."""
    keeper_side = other(state.footballers[shot.shooter].seat)
    coach = state.coaches[keeper_side]
    return shot.n == 0 and shot.kind != "shootout" and coach.cards > 0 and state.at_home(keeper_side)


def guard_without_choice(play: Play) -> None:
    """N = 0 or 6 leaves nothing to choose (HC-11.2)."""
    shot = pending_shot(play.state)
    if shot.n == MOST:
        play.now(pending=structs.replace(shot, guard=ORDER))
    elif shot.n == 0 and not asked_all_the_same(play.state, shot):
        play.now(pending=structs.replace(shot, guard=()))


def pending_shot(state: State) -> Shot:
    shot = state.pending
    assert isinstance(shot, Shot)
    return shot


def aim(play: Play, seat: Seat, action: Aim) -> None:
    play.tell(Aimed(seat, action.sector))
    play.now(pending=structs.replace(pending_shot(play.state), aim=action.sector))
    resolve_when_chosen(play)


def guard(play: Play, seat: Seat, action: Guard) -> None:
    play.tell(Guarded(seat, action.sectors))
    play.now(pending=structs.replace(pending_shot(play.state), guard=action.sectors))
    resolve_when_chosen(play)


def resolve_when_chosen(play: Play) -> None:
    """Both are shown; a guarded sector is a save without a die (HC-11.4), else he rolls (HC-11.5)."""
    shot = pending_shot(play.state)
    if shot.aim is None or shot.guard is None:
        return
    play.tell(Revealed(shot.aim, shot.guard))
    if shot.aim in shot.guard:
        save(play, shot)
    elif test(play, shot):
        score(play, shot)
    else:
        miss(play, shot)


def plain_sum(state: State, shot: Shot) -> Sum:
    """All but the penalty of a sector."""
    return structs.replace(shot_sum(state, shot, ORDER[0]), sector=0)


def shot_sum(state: State, shot: Shot, sector: str) -> Sum:
    """HC-11.5: skill, cards, sector penalty of the zone, pressure, and -4 for one touch (HC-11.7)."""
    shooter = state.footballers[shot.shooter]
    effects = state.coaches[shooter.seat].effects
    skill: Skill = "header" if shot.kind == "header" else "shot"  # HC-11.8
    return Sum(
        base=printed(state, shooter).skills[skill],
        halved=tired(shooter),
        bonus=effects.bonus.get(skill, 0) + effects.golden,
        pressure=shot.pressure,
        sector=0 if effects.golden else penalty(sector, shot.zone),
        touch=ONE_TOUCH_PENALTY if shot.kind == "one_touch" else 0,
    )


def test(play: Play, shot: Shot) -> bool:
    assert shot.aim is not None
    parts = shot_sum(play.state, shot, shot.aim)
    seat = play.state.footballers[shot.shooter].seat
    lucky = play.state.coaches[seat].effects.auto_success
    rolled = 0 if lucky else play.chance.die(20)  # 0: no die (HC-16.3)
    success = lucky or rolled <= parts.value
    play.tell(
        ShotTested(
            shot.shooter,
            shot.kind,
            parts.base,
            parts.halved,
            parts.bonus,
            parts.sector,
            parts.touch,
            parts.pressure,
            parts.value,
            rolled,
            success,
        )
    )
    return success


def save(play: Play, shot: Shot) -> None:
    keeper = play.state.keeper(other(play.state.footballers[shot.shooter].seat))
    play.tell(Saved(keeper.id))
    if shot.kind == "shootout":
        kick(play, shot, scored=False)
        return
    play.count(keeper.seat, saves=1)
    rounds.turnover(play, keeper.id)


def miss(play: Play, shot: Shot) -> None:
    """HC-11.6: the goalkeeper has the ball in his goal hex, wherever he was."""
    keeper = play.state.keeper(other(play.state.footballers[shot.shooter].seat))
    play.tell(Missed(keeper.id))
    if shot.kind == "shootout":
        kick(play, shot, scored=False)
        return
    play.footballer(keeper.id, hex=GOAL[keeper.seat], fallen=False)
    rounds.turnover(play, keeper.id)


def score(play: Play, shot: Shot) -> None:
    """A goal counts before its time roll (HC-5.2); then the conceding team kicks off (HC-3.4)."""
    if shot.kind == "shootout":
        kick(play, shot, scored=True)
        return
    seat = play.state.footballers[shot.shooter].seat
    left, right = play.state.score
    result = (left + 1, right) if seat == 0 else (left, right + 1)
    play.now(score=result, pending=None)
    play.tell(GoalScored(shot.shooter, *result))
    count_goal(play, seat, shot)
    if not rounds.time_ends_half(play, "goal"):
        play.now(attacker=other(seat))
        substitutions.start(play)


def count_goal(play: Play, seat: Seat, shot: Shot) -> None:
    play.count(
        seat,
        goals=1,
        goals_header=int(shot.kind == "header"),
        goals_one_touch=int(shot.kind == "one_touch"),
        goals_side=int(shot.zone != "centre"),
    )
    behind = play.state.score[seat] > play.state.score[other(seat)]
    already = play.state.coaches[other(seat)].stats.behind
    play.count(other(seat), conceded=1, behind=int(behind and not already))


def kick(play: Play, shot: Shot, *, scored: bool) -> None:
    if shootout.kicked(play, shot, scored):
        left, right = shootout.tally(play.state)
        rounds.finish(play, 0 if left > right else 1, "shootout")


def in_range(state: State) -> bool:
    """HC-11.1: the holder stands in a shooting zone of the opponent's goal."""
    return state.ball in SHOOTING_ZONE[state.defender]
