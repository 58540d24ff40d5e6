"""The chance of each seat to win, by the fitted weights of the game, and its expected lead."""

from collections.abc import Sequence
from math import exp
from typing import Any

from app.engine.capabilities.analysis import AnyAnalysis, Sums
from app.engine.contract import AnyGame
from app.engine.types import Outcome


def analysis_of(game: AnyGame) -> AnyAnalysis:
    """Return what the game says about its analysis, for a game that has one."""
    assert game.analysis is not None
    return game.analysis


def chances(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Return the chance of each seat to win; they add up to 1. A finished match has its result."""
    outcome = game.outcome(state)
    if outcome is not None:
        return shares_of_first(outcome)
    analysis = analysis_of(game)
    sums = analysis.sums(state)
    return softmax(analysis.weights[len(sums)], sums)


def softmax(weights: Sequence[float], sums: Sequence[Sums]) -> tuple[float, ...]:
    """Return shares proportional to e to the power of the weighted sums; 0 where there are none."""
    logits = [
        None if mine is None else sum(w * x for w, x in zip(weights, mine, strict=True)) for mine in sums
    ]
    most = max(logit for logit in logits if logit is not None)
    powers = [0.0 if logit is None else exp(logit - most) for logit in logits]
    whole = sum(powers)
    return tuple(power / whole for power in powers)


def shares_of_first(outcome: Outcome) -> tuple[float, ...]:
    """Return the share of the first place that each seat has: 1 for one that won alone."""
    first = [placement.place == 1 for placement in outcome.placements]
    return tuple(won / sum(first) for won in first)


def leads(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Return the expected lead of each seat over the best of the others at the end, in the game's unit."""
    outcome = game.outcome(state)
    if outcome is not None:
        scores: Sequence[float] = [placement.score for placement in outcome.placements]
    else:
        scores = analysis_of(game).scores(state)
    return over_the_others(scores)


def over_the_others(scores: Sequence[float]) -> tuple[float, ...]:
    """Return by how much the score of each seat is above the best one of the others."""
    return tuple(
        score - max(other for at, other in enumerate(scores) if at != seat)
        for seat, score in enumerate(scores)
    )
