"""The analysis of a match: the chance to win by the score, the ball, the cards and the strength of the teams.

Where the men stand is not in it, so that it must be played out: two rounds. The sums were fitted on matches
of the computer against itself (docs/notes/2026-11-analysis.md). None is a rule.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from app.engine.capabilities.analysis import Analysis, Chances, Sums, Worlds
from app.engine.kit.data_files import load_as
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Action
from app.games.helvetia_cup.bot import tireless
from app.games.helvetia_cup.model import Phase, Shot, State, seat_of
from app.games.helvetia_cup.position import shot_from, shot_worth
from app.games.helvetia_cup.prospect import possession
from app.games.helvetia_cup.rules.rounds import half_length
from app.games.helvetia_cup.rules.shootout import tally

ROUNDS = 2
"""The rounds after which a position is valued."""
BEFORE = frozenset((Phase.CARDS, Phase.SQUAD, Phase.TOSS))
SOON = 0.1
"""Halves that are added to those left: the lead counts for less than everything at the very end."""
KICKS = 3
BOOSTS = 10.0
HELD, NEARER = 0.1, 0.111
"""The goals that having the ball is worth, and the share of `possession` by which more near the goal."""
PROMISES: Mapping[str, tuple[float, float]] = {
    "T03": (0.095, 1.4),
    "T08": (0.107, 1.2),
    "T10": (0.108, 2.3),
    "T11": (0.123, 0.5),
    "T12": (0.108, 2.3),
    "T15": (0.097, 1.0),
    "L2": (0.19, 1.5),
    "L3": (0.19, 1.5),
    "L8": (0.09, 0.6),
}
"""By card, the goals that it brings when the policy plays it, and how often a half it would.

The policy plays a card when it brings enough at once, so that it can be played later with about the same
gain, as long as there is time. It plays no other card, or hardly ever.
"""


def sums(state: State) -> Sequence[Sums]:
    """Return lead, ball, shot, strength, boosts, shoot-out and cards of seat 0, and their opposites."""
    mine = _sums(state)
    return mine, tuple(-one for one in mine)


def _sums(state: State) -> tuple[float, ...]:
    if state.phase in BEFORE:
        return (0.0,) * 8
    if state.phase is Phase.SO_TAKER or _kicks(state):
        return *(0.0,) * 5, *_shootout(state), 0.0
    soon, lead = sqrt(halves_left(state) + SOON), state.score[0] - state.score[1]
    men = len(state.of(0)) - len(state.of(1))
    boosts = sum(one.boosts for one in state.of(0)) - sum(one.boosts for one in state.of(1))
    return (
        lead / soon,
        _ball(state) / soon,
        _shot(state) / soon,
        men * soon,
        boosts / BOOSTS * soon,
        0.0,
        0.0,
        (promised(state, 0) - promised(state, 1)) / soon,
    )


def promised(state: State, seat: Seat) -> float:
    """Return the goals that the cards in a hand still promise in the time left.

    Without them playing a card would cost nothing, and who keeps it would be charged at each decision.
    """
    left = halves_left(state)
    known = (PROMISES[card] for card in state.coaches[seat].hand if card in PROMISES)
    return sum(goals * (1 - exp(-often * left)) for goals, often in known)


def halves_left(state: State) -> float:
    """Return the halves of 45 minutes that are left; extra time is counted once it is played."""
    if state.half == 0:
        return 2.0
    later = half_length(state.half + 1) if state.half in (1, 3) else 0
    return (half_length(state.half) - state.clock + later) / half_length(1)


def _ball(state: State) -> float:
    """Return the worth of the ball for seat 0, in goals."""
    if state.ball is None or _is_shot(state):
        return 0.0
    worth = HELD + NEARER * possession(state.ball, state.attacker)
    return worth if state.attacker == 0 else -worth


def _shot(state: State) -> float:
    """Return the chance of the shot that is due or at hand, for seat 0."""
    if isinstance(state.pending, Shot):
        chance, seat = shot_worth(state, state.pending), seat_of(state.pending.shooter)
    elif state.phase is Phase.ACT_ATT and state.holder is not None:
        chance, seat = (
            shot_from(state, state.carrier, "one_touch" if state.passes else "shot"),
            state.attacker,
        )
    else:
        return 0.0
    return chance if seat == 0 else -chance


def _is_shot(state: State) -> bool:
    return isinstance(state.pending, Shot)


def _kicks(state: State) -> bool:
    return isinstance(state.pending, Shot) and state.pending.kind == "shootout"


def _shootout(state: State) -> tuple[float, float]:
    """Return the lead of seat 0 in kicks by those left, and whose kick is next in a pair begun."""
    one, two = tally(state)
    left = max(1, 2 * KICKS - len(state.kicks))
    begun = len(state.kicks) % 2
    return (one - two) / sqrt(left), float(begun) * (1 if state.attacker == 0 else -1)


def scores(state: State) -> Sequence[float]:
    """Return the goals of each seat, with the shot that is due or at hand, the ball, and the cards."""
    if state.phase in BEFORE:
        return state.score
    ahead = _shot(state) or _ball(state)
    return (
        state.score[0] + max(0.0, ahead) + promised(state, 0),
        state.score[1] + max(0.0, -ahead) + promised(state, 1),
    )


def at_horizon(start: State, now: State) -> bool:
    """Return whether two rounds are over, or the shoot-out goes to another kick, or play has begun."""
    if now.phase in BEFORE:
        return False
    if start.kicks or now.phase is Phase.SO_TAKER:
        return now.phase is Phase.SO_TAKER and len(now.kicks) >= len(start.kicks) + (1 if start.kicks else 0)
    rounds = 1 if start.phase in BEFORE else ROUNDS
    return now.phase is Phase.MOVE_ATT and now.round >= start.round + rounds


def occasion(state: State) -> tuple[object, ...]:
    return state.half, state.round, state.phase, state.passes


def is_judged(state: State, seat: Seat) -> bool:
    """Return whether the decision may be marked; the secret duel over the goal is a mix, never one choice."""
    return state.phase not in (Phase.SHOT, Phase.TOSS)


ANALYSIS: Analysis[State, Action] = Analysis(
    sums=sums,
    weights=load_as("app.games.helvetia_cup", "chances", Chances).weights,
    scores=scores,
    unit="goals",
    policy=tireless,
    at_horizon=at_horizon,
    occasion=occasion,
    is_judged=is_judged,
    worlds=Worlds(screened=16, batch=16, most=64, decisions=110),
)
