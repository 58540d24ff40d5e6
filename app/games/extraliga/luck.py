"""The luck of a season: the dice of every roll, compared with their mean (EX-10.7)."""

from collections.abc import Iterator

from app.engine.capabilities.luck import CountedDraw, Luck, Share, mean_and_variance
from app.engine.types import Step
from app.games.extraliga.events import BonusUsed, OvertimeRolled, Rolled
from app.games.extraliga.model import Match, Overtime, State
from app.games.extraliga.rules import match as match_rules

KIND = "goals"
EVEN = 0.5
"""The value of a duel of single dice, which is repeated until they differ (EX-10.8)."""


def draws(before: State, step: Step[State]) -> Iterator[CountedDraw]:
    for event in step.events:
        match event:
            case Rolled(who=who, dice=dice, target=target) if dice:
                side = 1 if who is None else before.the_match.side_of(who)
                yield _roll_luck(before.the_match, side, dice, target)
            case BonusUsed(after=after, kind=kind) if match_rules.face_after(1, kind) is None:
                yield _reroll_luck(before.the_match, event, after)
            case OvertimeRolled():
                yield _overtime(before.the_match, event)


def hit_probability(target: int) -> float:
    """Return the probability that a die reaches this defence (EX-4.9)."""
    return match_rules.goals_from(match_rules.FACES, target) / match_rules.SIDES


def _roll_luck(match: Match, side: int, dice: tuple[int, ...], target: int) -> CountedDraw:
    """Return the luck of dice each of which scores or does not."""
    chance = hit_probability(target)
    gain = match_rules.goals_from(dice, target) - len(dice) * chance
    return _draw(match, side, gain, len(dice) * chance * (1 - chance))


def _reroll_luck(match: Match, used: BonusUsed, after: tuple[int, ...]) -> CountedDraw:
    """Return the luck of dice that a bonus has rolled again, the user's or the other side's (EX-10.5)."""
    user = match.side_of(used.who)
    side = user if used.own else 1 - user
    target = match.sides[1 - side].defence
    if match.attempt == 0:
        return _roll_luck(match, side, after, target)
    values = _overtime_values(match, side)
    mean, variance = mean_and_variance(
        zip(values, (1 - hit_probability(target), hit_probability(target)), strict=True)
    )
    return _draw(match, side, values[match_rules.goals_from(after, target)] - mean, variance)


def _overtime_values(match: Match, side: int) -> tuple[float, float]:
    """Return the value of overtime for `side`, if its die does not score and if it does."""
    other = match_rules.goals_from(match.sides[1 - side].dice or (), match.sides[side].defence)
    without, with_ = (_attempt_value(match, match.attempt, side, scores, other) for scores in (0, 1))
    return without, with_


def _overtime(match: Match, rolled: OvertimeRolled) -> CountedDraw:
    value, mean, variance = _overtime_value(match, rolled)
    return _draw(match, 0, value - mean, variance)


def _overtime_value(match: Match, rolled: OvertimeRolled) -> tuple[float, float, float]:
    """Return V of side 0 after these dice, its mean before and its variance. The winner has one goal more."""
    one, other = rolled.dice
    if rolled.variant is Overtime.DUEL:
        throws = [(_duel(a, b), 1.0) for a in match_rules.FACES for b in match_rules.FACES]
        return _duel(one, other), *mean_and_variance(throws)
    assert rolled.targets is not None
    mine, yours = (hit_probability(target) for target in rolled.targets)
    mean, variance = mean_and_variance(
        (
            _attempt_value(match, rolled.attempt, 0, a, b),
            (mine if a else 1 - mine) * (yours if b else 1 - yours),
        )
        for a in (0, 1)
        for b in (0, 1)
    )
    scored = [match_rules.goals_from((die,), at) for die, at in zip(rolled.dice, rolled.targets, strict=True)]
    return _attempt_value(match, rolled.attempt, 0, *scored), mean, variance


def _duel(one: int, other: int) -> float:
    return EVEN if one == other else float(one > other)


def _attempt_value(match: Match, attempt: int, side: int, scores: int, other: int) -> float:
    """Return the value for `side` of an attempt of overtime with these goals (EX-10.9)."""
    if scores != other:
        return float(scores > other)
    mine, yours = (hit_probability(match.sides[1 - one].defence) for one in (side, 1 - side))
    level = mine * yours + (1 - mine) * (1 - yours)
    value = EVEN
    for _ in range(match_rules.ATTEMPTS - attempt):
        value = mine * (1 - yours) + level * value
    return value


def _draw(match: Match, side: int, gain: float, variance: float) -> CountedDraw:
    sides = match.sides
    return CountedDraw(KIND, sides[side].seat, gain, variance, sides[1 - side].seat)


def shares(before: State, step: Step[State]) -> Iterator[Share]:
    """Yield the sources of the goals: the mean of the dice, the dice, the bonuses, and those of overtime."""
    for event in step.events:
        match event:
            case Rolled(who=who, dice=dice, target=target) if who is not None:
                mean = len(dice) * hit_probability(target)
                yield Share(KIND, who, "chances", mean)
                yield Share(KIND, who, "dice", match_rules.goals_from(dice, target) - mean)
            case OvertimeRolled():
                yield from _in_overtime(before.the_match, event)
            case BonusUsed() if before.the_match.attempt == 0:
                yield from _by_bonus(before.the_match, event)
            case BonusUsed():
                yield from _by_bonus_in_overtime(before.the_match, event)


def _by_bonus(match: Match, used: BonusUsed) -> Iterator[Share]:
    """Yield the share of a bonus. One that is used against a seat reduces what that seat has."""
    user = match.side_of(used.who)
    side = user if used.own else 1 - user
    seat, target = match.sides[side].seat, match.sides[1 - side].defence
    if seat is not None:
        was, now = (match_rules.goals_from(dice, target) for dice in (used.before, used.after))
        yield Share(KIND, seat, "cards", now - was)


def _in_overtime(match: Match, rolled: OvertimeRolled) -> Iterator[Share]:
    """Yield the shares of overtime. The first attempt starts with its mean, a later one with what is left."""
    value, mean, _ = _overtime_value(match, rolled)
    for side, now, before in ((0, value, mean), (1, 1 - value, 1 - mean)):
        seat = match.sides[side].seat
        if seat is not None:
            yield Share(KIND, seat, "chances", before if rolled.attempt == 1 else 0.0)
            yield Share(KIND, seat, "dice", now - before)


def _by_bonus_in_overtime(match: Match, used: BonusUsed) -> Iterator[Share]:
    """Yield the shares of a bonus in overtime: its mean is the card's, the rest of a re-roll the dice's."""
    user = match.side_of(used.who)
    side = user if used.own else 1 - user
    target, values = match.sides[1 - side].defence, _overtime_values(match, side)
    was, now = (values[match_rules.goals_from(dice, target)] for dice in (used.before, used.after))
    used_ = (
        now
        if match_rules.face_after(1, used.kind)
        else mean_and_variance(
            zip(values, (1 - hit_probability(target), hit_probability(target)), strict=True)
        )[0]
    )
    for one, way in ((side, 1), (1 - side, -1)):
        seat = match.sides[one].seat
        if seat is not None:
            yield Share(KIND, seat, "cards", way * (used_ - was))
            yield Share(KIND, seat, "dice", way * (now - used_))


LUCK = Luck(kinds=(KIND,), draws=draws, shares=shares)
