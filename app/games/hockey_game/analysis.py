"""The analysis of a match: the chance to win by the score and the rest of the period.

The sums were fitted on matches of the computer against itself (benchmarks/analysis/fit.py). None is a rule.
"""

from collections.abc import Sequence
from math import sqrt

from app.engine.capabilities.analysis import Analysis, Chances, Sums, Worlds
from app.engine.kit.data_files import load_as
from app.engine.types import Seat
from app.games.hockey_game.actions import Action
from app.games.hockey_game.bot import deck_value, quick
from app.games.hockey_game.data import box
from app.games.hockey_game.luck import attacker_probability
from app.games.hockey_game.model import Phase, State, other
from app.games.hockey_game.objections import IN_TURN
from app.games.hockey_game.prospect import at_faceoff, field_after_loss, outlook
from app.games.hockey_game.scoreline import ROUNDS, rounds_left

DUELS = 3
"""The duels after which a position is valued. To the end of one alone the cards are priced too high."""
BEFORE = frozenset((Phase.TEAM_PICK, Phase.DRAFT))
SOON, LAST = 0.15, 0.02
"""Periods that are added to those left: the lead counts for less than everything at the very end."""


def sums(state: State) -> Sequence[Sums]:
    """Return lead, expected goals of the period, draft and overtime of seat 0, and their opposites.

    Expectations within a duel are a sum of their own, because nobody knows there which cards will be played.
    """
    mine = _sums(state)
    return mine, tuple(-one for one in mine)


def _sums(state: State) -> tuple[float, ...]:
    if state.phase in BEFORE:
        picked = [sum(map(deck_value, side.picks)) for side in state.sides]
        return 0.0, 0.0, 0.0, (picked[0] - picked[1]) / 10, 0.0
    lead, ahead = state.goals[0] - state.goals[1], rest_of_period(state)
    if state.overtime:
        return 0.0, 0.0, 0.0, 0.0, ahead
    left = periods_left(state)
    soon = sqrt(left + SOON)
    between, within = (ahead, 0.0) if is_between_duels(state) else (0.0, ahead)
    return lead / sqrt(left + LAST), between / soon, within / soon, 0.0, 0.0


def is_between_duels(state: State) -> bool:
    return state.phase in (Phase.ATTACK_DECLARE, Phase.FACEOFF)


def periods_left(state: State) -> float:
    return box().constants.periods - state.period + rounds_left(state) / ROUNDS


def rest_of_period(state: State) -> float:
    """Return the goals of seat 0 less those of seat 1 in the rest of the period."""
    values = outlook(state)
    if state.decider:
        return 0.0
    if state.phase is Phase.FACEOFF:
        return at_faceoff(state, values)
    if state.phase in IN_TURN or state.phase is Phase.REFEREE_TARGET:
        duel, chance = state.duel, attacker_probability(state)
        scored = 1.0 if duel.attacker == 0 else -1.0
        won = scored + at_faceoff(state, values) if duel.to is None else values[duel.attacker][duel.to]
        return chance * won + (1 - chance) * values[duel.defender][field_after_loss(state)]
    if state.phase is Phase.RESTART_CHOICE:
        return values[state.duel.defender][state.duel.source]
    return values[state.attacker][state.puck]


def scores(state: State) -> Sequence[float]:
    """Return the goals of each seat, with half of what the rest of the period promises one over the other."""
    ahead = 0.0 if state.phase in BEFORE else rest_of_period(state)
    return state.goals[0] + ahead / 4, state.goals[1] - ahead / 4


def at_horizon(start: State, now: State) -> bool:
    """Return whether three duels are over, with the one that was under way, or the draft is."""
    if now.phase in BEFORE:
        return False
    return is_between_duels(now) and (start.phase in BEFORE or now.rounds >= start.rounds + DUELS)


def occasion(state: State) -> tuple[object, ...]:
    """Return the round, the phase and the seat, because each of them throws or draws once there."""
    seat = state.duel.seat_to_act if state.phase in IN_TURN else other(state.attacker)
    return state.rounds, state.phase, seat


def is_judged(state: State, seat: Seat) -> bool:
    return state.phase is not Phase.TEAM_PICK


ANALYSIS: Analysis[State, Action] = Analysis(
    sums=sums,
    weights=load_as("app.games.hockey_game", "chances", Chances).weights,
    scores=scores,
    unit="goals",
    policy=quick,
    at_horizon=at_horizon,
    occasion=occasion,
    is_judged=is_judged,
    worlds=Worlds(screened=16, batch=25, most=50, decisions=220),
)
