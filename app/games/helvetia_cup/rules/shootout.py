"""The penalty shoot-out (HC-15.2 to HC-15.4)."""

from collections import Counter

from msgspec import structs

from app.engine.contract import Seat
from app.games.helvetia_cup.actions import ShootoutTaker
from app.games.helvetia_cup.data import SHOOTOUT_SERIES
from app.games.helvetia_cup.events import KickTaken, ShootoutStarted
from app.games.helvetia_cup.model import NO_EFFECTS, Footballer, Kick, Phase, Shot, State
from app.games.helvetia_cup.play import Play

SECTORS_GUARDED = 2  # HC-15.4


def start(play: Play) -> None:
    """The coach who kicked off the match shoots first; no card works any more (HC-15.4)."""
    first = play.state.first
    assert first is not None
    coaches = tuple(structs.replace(coach, effects=NO_EFFECTS) for coach in play.state.coaches)
    play.now(phase=Phase.SO_TAKER, attacker=first, coaches=coaches, ball=None, holder=None, pending=None)
    play.tell(ShootoutStarted(first))


def takers(state: State) -> list[Footballer]:
    """A second kick only when the whole team has had its first, and so on (HC-15.3)."""
    taken = Counter(kick.f for kick in state.kicks)
    team = state.of(state.attacker)
    fewest = min(taken[f.id] for f in team)
    return [f for f in team if taken[f.id] == fewest]


def take(play: Play, seat: Seat, action: ShootoutTaker) -> None:
    shot = Shot(action.f, "shootout", "centre", SECTORS_GUARDED)
    play.now(phase=Phase.SHOT, pending=shot)


def tally(state: State) -> tuple[int, int]:
    """Goals of the series, by seat; they do not change the score (HC-15.4)."""
    scored = Counter(state.footballers[kick.f].seat for kick in state.kicks if kick.scored)
    return scored[0], scored[1]


def kicked(play: Play, shot: Shot, scored: bool) -> bool:
    """Notes a kick; True when it decided the match (HC-15.2: all six, then pair by pair)."""
    play.now(kicks=(*play.state.kicks, Kick(shot.shooter, scored)))
    left, right = tally(play.state)
    play.tell(KickTaken(shot.shooter, scored, left, right))
    kicks = len(play.state.kicks)
    if kicks >= 2 * SHOOTOUT_SERIES and kicks % 2 == 0 and left != right:
        return True
    play.now(phase=Phase.SO_TAKER, attacker=play.state.defender, pending=None)
    return False
