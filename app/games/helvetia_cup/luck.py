"""The luck of a match: every d20 against the value that it must not exceed (HC-7.2).

The kicks of a shoot-out are a kind of their own. After six of them the series ends as soon as it is decided
(HC-15.2), so a lucky series is short. The usual spread is therefore that of a series of average length; the
few kicks of a lucky one would make it too small.
"""

from collections.abc import Iterator, Sequence
from math import comb
from statistics import fmean

from app.engine.capabilities.luck import CountedDraw, Luck, Share
from app.engine.types import Seat, Step
from app.games.helvetia_cup.data import D20, SHOOTOUT_SECTORS, SHOOTOUT_SERIES
from app.games.helvetia_cup.events import ShotTested, SkillTested
from app.games.helvetia_cup.goal import ORDER
from app.games.helvetia_cup.model import State

GOALS, KICKS, TESTS = "goals", "kicks", "tests"
OPEN = 1 - SHOOTOUT_SECTORS / len(ORDER)
"""The chance that the goalkeeper does not read a kick, with random sectors; only then there is a die."""


def draws(_before: State, step: Step[State]) -> Iterator[CountedDraw]:
    """Yield the draws of an action; a read shot (HC-11.4) or a card (HC-16.3) needs no die."""
    for event in step.events:
        match event:
            case ShotTested(who=who, shot=shot, value=value, rolled=rolled) if rolled:
                yield _draw(KICKS if shot == "shootout" else GOALS, who, value, rolled, 1 - who)
            case SkillTested(who=who, value=value, rolled=rolled) if rolled:
                yield _draw(TESTS, who, value, rolled, None)


def chance(value: int) -> float:
    """Return the chance that a d20 does not exceed `value`."""
    return max(0, min(D20, value)) / D20


def _draw(kind: str, who: Seat, value: int, rolled: int, other: Seat | None) -> CountedDraw:
    before = chance(value)
    return CountedDraw(kind, who, (rolled <= value) - before, before * (1 - before), other)


def lasting(kind: str, found: Sequence[CountedDraw]) -> float:
    return _series(found) if kind == KICKS else len(found)


def _series(kicks: Sequence[CountedDraw]) -> float:
    """Return the mean number of dice of a shoot-out with the same chances as this one (HC-15.2)."""
    one, other = (OPEN * _scores(kicks, seat) for seat in (0, 1))
    level = sum(_scored(goals, one) * _scored(goals, other) for goals in range(SHOOTOUT_SERIES + 1))
    decides = one * (1 - other) + other * (1 - one)
    return 2 * OPEN * (SHOOTOUT_SERIES + level / decides) if decides else len(kicks)


def _scores(kicks: Sequence[CountedDraw], seat: Seat) -> float:
    """Return the mean chance of a seat's kicks that were not read; of all kicks if all were read."""
    mine = [kick for kick in kicks if kick.owner == seat] or kicks
    return fmean(_before(kick) for kick in mine)


def _before(kick: CountedDraw) -> float:
    """Return the worth of a kick before it: the result less the gain."""
    return 1 - kick.gain if kick.gain > 0 else -kick.gain


def _scored(goals: int, chance: float) -> float:
    """Return the chance of exactly `goals` among the first kicks of a side."""
    return comb(SHOOTOUT_SERIES, goals) * chance**goals * (1 - chance) ** (SHOOTOUT_SERIES - goals)


def shares(_before: State, step: Step[State]) -> Iterator[Share]:
    """Yield the sources of the goals without the shoot-out: expected goals, and the dice."""
    for event in step.events:
        if isinstance(event, ShotTested) and event.shot != "shootout":
            expected = chance(event.value) if event.rolled else 1.0
            yield Share(GOALS, event.who, "chances", expected)
            yield Share(GOALS, event.who, "dice", event.success - expected)


LUCK = Luck(kinds=(GOALS, KICKS, TESTS), draws=draws, shares=shares, usual_draw_count=lasting)
