"""When the strongest computer coach plays a card that goes into no shot and no save (HC-16).

Three cards a match are few, and kept ones win nothing: each is played as soon as its moment has come. What
goes into a shot or a save stands in bot.py. None of the prices is a rule.
"""

from collections.abc import Callable, Mapping, Sequence

from app.engine.chance import FairChance
from app.engine.contract import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.apply import apply
from app.games.helvetia_cup.data import CARDS
from app.games.helvetia_cup.model import Footballer, Phase, State, goal_of_attack
from app.games.helvetia_cup.odds import odds
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, PENALTY_AREA

FOUL, YELLOW, PENALTY = 0.9, 0.5, 1.0
"""The price of a foul: as a share of a tackle won, more with a yellow card, more in the own area."""
FALL = 0.10
WON = 0.1
"""So much likelier a card must make it to win the ball."""
NEAR_GOAL = 6
"""From so many hexes an attack may end in a shot in this round."""
CLOSE = 2
"""Who is so near the ball will try to take it."""
NOT_NOW, NOW, BEST = 0.0, 1.0, 2.0
"""How well the moment suits a card; of two plays the nearer footballer decides."""


def timely(state: State, seat: Seat, plays: Sequence[a.PlayCard]) -> a.PlayCard | None:
    """The card whose moment has come, if there is one."""
    suits = [(_suits(state, seat, play), place) for place, play in enumerate(plays)]
    most, place = max(suits, key=lambda one: (one[0], -one[1]), default=(NOT_NOW, 0))
    return plays[place] if most > NOT_NOW else None


def chances_to_win(state: State, seat: Seat) -> Mapping[type[a.Action], float]:
    """What a steal and a tackle are worth to the defender on the ball's hex, 1 the ball (HC-7)."""
    seen = odds(state) or {}
    chances: dict[str, int] = seen["chances"]
    defender = state.footballers[seen["f"]]
    price = FOUL + YELLOW * defender.yellow + PENALTY * (defender.hex in PENALTY_AREA[seat])
    return {
        a.Steal: chances["steal"] / 100,
        a.Tackle: (chances["tackle"] - price * chances["foul"] - FALL * chances["falls"]) / 100,
    }


def _suits(state: State, seat: Seat, play: a.PlayCard) -> float:
    moment = MOMENTS.get(CARDS[play.card].kind)
    return moment(state, seat, play) if moment else NOT_NOW


def _boost(state: State, seat: Seat, play: a.PlayCard) -> float:
    """For somebody who is tired, and near the ball (HC-6.3)."""
    footballer = _named(state, play)
    if footballer.keeper or footballer.boosts or not footballer.standing:
        return NOT_NOW
    return NOW + 1 / (1 + DISTANCE[footballer.at][state.ball_hex])


def _boosts(state: State, seat: Seat, play: a.PlayCard) -> float:
    return NOW if sum(footballer.boosts == 0 for footballer in state.of(seat)) > 1 else NOT_NOW


def _run(state: State, seat: Seat, play: a.PlayCard) -> float:
    """The holder gets within range."""
    footballer, steps = _named(state, play), CARDS[play.card].params.n
    fresh = state.holder == footballer.id and not footballer.steps and _attacks(state, seat)
    away = DISTANCE[footballer.at][goal_of_attack(seat)]
    return NOW if fresh and CLOSE < away <= NEAR_GOAL - 2 + steps else NOT_NOW


def _run_all(state: State, seat: Seat, play: a.PlayCard) -> float:
    fresh = not any(footballer.steps for footballer in state.of(seat))
    return NOW if fresh and _threatens(state, seat) else NOT_NOW


def _mud(state: State, seat: Seat, play: a.PlayCard) -> float:
    return NOW if _threatens(state, seat) else NOT_NOW


def _knock_down(state: State, seat: Seat, play: a.PlayCard) -> float:
    """The goalkeeper at home, else who is nearest to the ball."""
    if not _threatens(state, seat):
        return NOT_NOW
    footballer = _named(state, play)
    if footballer.keeper and footballer.at == GOAL[footballer.seat]:
        return BEST
    return NOW + 1 / (2 + DISTANCE[footballer.at][state.ball_hex])


def _time(state: State, seat: Seat, play: a.PlayCard) -> float:
    """In the second half: who leads lets the clock run, who is behind stops it (HC-5.4)."""
    lead = state.score[seat] - state.score[1 - seat]
    runs = CARDS[play.card].params.minutes > 0
    return NOW if state.half > 1 and lead and runs == (lead > 0) else NOT_NOW


def _stand(state: State, seat: Seat, play: a.PlayCard) -> float:
    return NOW  # offered only where somebody has fallen (HC-16.1)


def _skill(state: State, seat: Seat, play: a.PlayCard) -> float:
    """For the test that is due, or about to be."""
    skill = CARDS[play.card].params.skill
    match state.phase:
        case Phase.ACT_DEF:
            return _wins(state, seat, play)
        case Phase.INTERCEPT | Phase.CLEAR:
            return NOW
        case Phase.AFTER_LONG:
            return NOW if skill == "header" else NOT_NOW
        case Phase.MOVE_ATT:
            return NOW if skill == "dribble" and _beset(state, seat) else NOT_NOW
        case _:
            return NOT_NOW


def _wins(state: State, seat: Seat, play: a.PlayCard) -> float:
    """It makes it likelier to win the ball."""
    then = apply(state, seat, play, FairChance(bytes(32))).state  # no card throws dice
    gain = _likeliest(then, seat) - _likeliest(state, seat)
    return NOW if gain > WON else NOT_NOW


def _likeliest(state: State, seat: Seat) -> float:
    return max(chances_to_win(state, seat).values())


def _attacks(state: State, seat: Seat) -> bool:
    return state.phase is Phase.MOVE_ATT and state.attacker == seat and state.holder is not None


def _threatens(state: State, seat: Seat) -> bool:
    near = DISTANCE[state.ball_hex][goal_of_attack(seat)] <= NEAR_GOAL
    return _attacks(state, seat) and near


def _beset(state: State, seat: Seat) -> bool:
    opponents = (one for one in state.of(1 - seat) if one.standing and not one.keeper)
    return _attacks(state, seat) and any(DISTANCE[one.at][state.ball_hex] <= CLOSE for one in opponents)


def _named(state: State, play: a.PlayCard) -> Footballer:
    assert play.f is not None
    return state.footballers[play.f]


MOMENTS: Mapping[str, Callable[[State, Seat, a.PlayCard], float]] = {
    "add_boost": _boost,
    "add_boost_all": _boosts,
    "free_steps_one": _run,
    "free_steps_all": _run_all,
    "mud": _mud,
    "knock_down": _knock_down,
    "time_fixed": _time,
    "stand_all": _stand,
    "bonus": _skill,
    "no_foul": _wins,
    "no_card": _wins,
}
"""By the kind of a card; a swap is never worth planning for."""
