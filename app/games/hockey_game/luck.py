"""The luck of a match: the dice of duels, the referee's cards, the dice of face-offs.

V of a duel is the attacker's probability with the cards on the table now, so that the parts add up: the
result of a shot is its probability when it was declared, plus what the dice and the cards changed.
"""

from collections.abc import Iterator, Mapping

from app.engine.capabilities.luck import CountedDraw, Luck, Part, Share, mean_and_variance
from app.engine.types import Seat, Step
from app.games.hockey_game.data import box
from app.games.hockey_game.events import (
    BonusPlayed,
    Declared,
    FaceoffRolled,
    GoalScored,
    RefereeTurned,
    Rolled,
    RoundDecided,
)
from app.games.hockey_game.model import CardId, Faceoff, Move, Phase, State
from app.games.hockey_game.preview import (
    after_referee_card,
    faceoff_probability,
    referee_cards,
    roll_counts,
    rolls_left,
    win_probability,
)
from app.games.hockey_game.rules import faceoff, turns
from app.games.hockey_game.rules.value import tally

GOALS, PUCKS = "goals", "pucks"


def draws(before: State, step: Step[State]) -> Iterator[CountedDraw]:
    for event in step.events:
        match event:
            case Rolled(who=who, dice=dice) if dice:
                yield _dice(before, step.state, who)
            case RefereeTurned(who=who, card=card) if who is not None:
                yield _referee(before, step, who, card)
            case FaceoffRolled(who=who, dice=dice):
                yield _faceoff(before, who, sum(dice))


def attacker_probability(state: State) -> float:
    """Return V of the duel under way: the attacker's probability, if no more cards are played."""
    duel = state.duel
    lead = tally(state, duel.attacker).total - tally(state, duel.defender).total
    return win_probability(duel, duel.attacker, lead)


def _kind(state: State) -> str:
    return GOALS if state.duel.move is Move.SHOT else PUCKS


def _dice(before: State, after: State, who: Seat) -> CountedDraw:
    """Return the luck of a turn's dice, over all rolls (HG-5.3)."""
    duel, turn = before.duel, before.duel.turns[who]
    ways: Mapping[int, int] = rolls_left(turn)
    lead = tally(after, duel.attacker).total - tally(after, duel.defender).total
    fell = sum(after.duel.turns[who].dice) + after.duel.turns[who].fixed
    sign = 1 if who == duel.attacker else -1
    mean, variance = mean_and_variance(
        (win_probability(after.duel, duel.attacker, lead + sign * (thrown - fell)), float(count))
        for thrown, count in ways.items()
    )
    return CountedDraw(
        _kind(before), duel.attacker, attacker_probability(after) - mean, variance, duel.defender
    )


def _referee(before: State, step: Step[State], who: Seat, card: CardId) -> CountedDraw:
    """Return the luck of a referee card, over the remaining pile (HG-9.6).

    It is counted before the player names a hero, because that is a choice.
    """
    laid = _with_bonus_card(before, step, who)
    left = referee_cards(laid)
    values = {one: _best(laid, who, one) for one in left}
    mean, variance = mean_and_variance((values[one], float(count)) for one, count in left.items())
    return CountedDraw(
        _kind(before), before.duel.attacker, _best(laid, who, card) - mean, variance, before.duel.defender
    )


def _with_bonus_card(before: State, step: Step[State], who: Seat) -> State:
    """Return the state with the bonus card that turned the referee card."""
    (card,) = (event.card for event in step.events if isinstance(event, BonusPlayed))
    return turns.with_bonus(before, who, card)


def _best(state: State, flipper: Seat, card: CardId) -> float:
    """Return V with this card and the hero that is best for the player who turned it."""
    values = [attacker_probability(one) for one in after_referee_card(state, flipper, card)]
    return max(values) if flipper == state.duel.attacker else min(values)


def _faceoff(before: State, who: Seat, fell: int) -> CountedDraw:
    """Return the luck of a face-off (HG-3.4).

    V is seat 0's probability to get the puck; ties are rolled again.
    """
    bully = before.bully

    def rolled(total: int) -> float:
        return _puck(before, bully.rolled(who, (total,)))

    mean, variance = mean_and_variance(
        (rolled(total), float(count)) for total, count in roll_counts(box().faceoff.dice).items()
    )
    return CountedDraw(PUCKS, 0, rolled(fell) - mean, variance, 1)


def _puck(state: State, bully: Faceoff) -> float:
    one, two = (sum(faceoff.faceoff_parts(state, seat)) for seat in (0, 1))
    mine, yours = bully.rolls
    if mine is None or yours is None:
        return faceoff_probability((one, two), bully.rolls)
    lead = one + sum(mine) - two - sum(yours)
    return float(lead > 0) if lead else faceoff_probability((one, two), (None, None))


def shares(before: State, step: Step[State]) -> Iterator[Share]:
    """Yield the sources of the goals. The shares of a shot that failed add up to nothing."""
    declared = any(isinstance(event, Declared) for event in step.events)
    if before.decider:  # This is a goal of dice alone (HG-13.2).
        yield from (Share(GOALS, one.who, "dice", 1.0) for one in step.events if isinstance(one, GoalScored))
    elif declared and _kind(step.state) == GOALS:
        yield Share(GOALS, step.state.duel.attacker, "chances", attacker_probability(step.state))
    elif _is_under_way(before) and _kind(before) == GOALS:
        part: Part = "dice" if any(isinstance(event, Rolled) for event in step.events) else "cards"
        yield Share(GOALS, before.duel.attacker, part, _after(step) - attacker_probability(before))


def _is_under_way(state: State) -> bool:
    return state.duel.number > 0 and state.duel.verdict is None and state.phase is not Phase.OVER


def _after(step: Step[State]) -> float:
    decided = [event.success for event in step.events if isinstance(event, RoundDecided)]
    return float(decided[0]) if decided else attacker_probability(step.state)


LUCK = Luck(kinds=(GOALS, PUCKS), draws=draws, shares=shares)
