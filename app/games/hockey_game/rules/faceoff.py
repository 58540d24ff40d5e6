"""HG-3: the face-off, and the deciding one after too many overtimes (HG-13.2)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.hockey_game.data import box
from app.games.hockey_game.events import FaceoffCalled, FaceoffRolled, FaceoffTied, FaceoffWon
from app.games.hockey_game.model import Faceoff, FieldId, Phase, State
from app.games.hockey_game.rules.ending import finish, score
from app.games.hockey_game.rules.piles import fill_both
from app.games.hockey_game.rules.value import hero_value


def call_faceoff(state: State, at: FieldId, resolution: Resolution) -> State:
    """Begin a face-off: both seats draw up to five cards, then the dice decide (HG-3.1, HG-3.2).

    It is no round: it turns no card and moves no clock (HG-3.5).
    """
    ready = fill_both(state, resolution)
    resolution.record(FaceoffCalled(at, state.decider))
    return structs.replace(ready, phase=Phase.FACEOFF, puck=at, faceoff=Faceoff())


def faceoff_parts(state: State, seat: Seat) -> tuple[int, int]:
    """Return the team's strength and the greatest strength of one hero on the table (HG-3.3)."""
    side, attrs = state.sides[seat], box().faceoff.counts
    team = box().teams[side.team].attributes
    return sum(team[attr] for attr in attrs), max(
        (hero_value(hero, attrs) for hero in side.heroes), default=0
    )


def faceoff_total(state: State, seat: Seat, dice: tuple[int, ...]) -> int:
    return sum(dice) + sum(faceoff_parts(state, seat))


def faceoff_roll(state: State, seat: Seat, resolution: Resolution) -> State:
    """Roll a seat's two dice, public at once. The second roll decides (HG-3.4)."""
    dice = resolution.dice(box().faceoff.dice, box().dice.sides)  # HG-12.2
    strength, hero = faceoff_parts(state, seat)
    resolution.record(FaceoffRolled(seat, dice, strength, hero, sum(dice) + strength + hero))
    faceoff = state.bully.rolled(seat, dice)
    now = structs.replace(state, faceoff=faceoff)
    home, away = faceoff.rolls
    if home is None or away is None:
        return now
    return _decide(now, (faceoff_total(state, 0, home), faceoff_total(state, 1, away)), resolution)


def _decide(state: State, totals: tuple[int, int], resolution: Resolution) -> State:
    faceoff = state.bully
    if totals[0] == totals[1]:  # HG-3.4: both roll again
        resolution.record(FaceoffTied(totals[0]))
        return structs.replace(state, faceoff=Faceoff(ties=faceoff.ties + 1))
    winner = 0 if totals[0] > totals[1] else 1
    resolution.record(FaceoffWon(winner, totals, state.puck))
    won = structs.replace(
        state,
        phase=Phase.ATTACK_DECLARE,
        attacker=winner,
        faceoff=structs.replace(faceoff, winner=winner),
    )
    if not state.decider:
        return won
    return finish(
        score(won, winner, resolution), winner, "decider", resolution
    )  # HG-13.2: one goal and the game
