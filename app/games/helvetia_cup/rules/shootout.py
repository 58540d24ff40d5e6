"""The penalty shoot-out (HC-15.2 to HC-15.4)."""

from collections import Counter

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import ShootoutTaker
from app.games.helvetia_cup.data import SHOOTOUT_SECTORS, SHOOTOUT_SERIES
from app.games.helvetia_cup.events import KickTaken, ShootoutStarted, TakerNamed
from app.games.helvetia_cup.model import NO_EFFECTS, Footballer, FootballerId, Kick, Phase, Shot, State


def start(state: State, resolution: Resolution) -> State:
    """Start the shoot-out: the coach that kicked off first shoots first, without cards (HC-15.2, HC-15.4)."""
    assert state.first is not None
    resolution.record(ShootoutStarted(state.first))
    return structs.replace(
        state,
        phase=Phase.SO_TAKER,
        attacker=state.first,
        coaches=tuple(structs.replace(coach, effects=NO_EFFECTS) for coach in state.coaches),
        ball=None,
        holder=None,
        pending=None,
    )


def takers(state: State) -> list[Footballer]:
    """Return the possible takers: a second kick only after the whole team has had its first (HC-15.3)."""
    taken = Counter(kick.f for kick in state.kicks)
    team = state.of(state.attacker)
    fewest = min(taken[f.id] for f in team)
    return [f for f in team if taken[f.id] == fewest]


def take(state: State, seat: Seat, action: ShootoutTaker, resolution: Resolution) -> State:
    resolution.record(TakerNamed(seat, action.f))
    return structs.replace(state, phase=Phase.SHOT, pending=shot_of(action.f))


def shot_of(id_: FootballerId) -> Shot:
    """Return a kick from the centre zone, without pressure (HC-15.4)."""
    return Shot(id_, "shootout", "centre", SHOOTOUT_SECTORS)


def tally(state: State) -> tuple[int, int]:
    """Return the goals of the series by seat; they do not change the score (HC-15.4)."""
    scored = Counter(state.footballers[kick.f].seat for kick in state.kicks if kick.scored)
    return scored[0], scored[1]


def record_kick(state: State, shot: Shot, scored: bool, resolution: Resolution) -> State:
    """Record a kick; the other coach is next."""
    saved = shot.guard is not None and shot.aim in shot.guard
    state = structs.replace(state, kicks=(*state.kicks, Kick(shot.shooter, scored, saved)))
    left, right = tally(state)
    resolution.record(KickTaken(state.attacker, shot.shooter, scored, left, right))
    return structs.replace(state, phase=Phase.SO_TAKER, attacker=state.defender, pending=None)


def winner(state: State) -> Seat | None:
    """Return the winner after all six kicks, then after each pair; None if undecided (HC-15.2)."""
    return _winner(tally(state), len(state.kicks))


def winner_after(state: State, scored: bool) -> Seat | None:
    """Return the winner if the kick that is due is a goal, or is not; None if the series goes on."""
    goals = [*tally(state)]
    goals[state.attacker] += scored
    return _winner((goals[0], goals[1]), len(state.kicks) + 1)


def _winner(goals: tuple[int, int], kicks: int) -> Seat | None:
    left, right = goals
    if kicks < 2 * SHOOTOUT_SERIES or kicks % 2 or left == right:
        return None
    return 0 if left > right else 1
