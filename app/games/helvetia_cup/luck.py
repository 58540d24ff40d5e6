"""What of a match was luck: every d20 against the value that it must not exceed (HC-7.2).

The kicks of a shoot-out are a kind of their own: after six of them their series ends as soon as it is decided
(HC-15.2), so the luckier it went the shorter it was. What is usual is therefore said of a series of average
length: of the few kicks of a lucky one alone the spread would be too small.
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
"""How likely a kick is not read, where both choose their sectors by lot; only then there is a die."""


def draws(_before: State, step: Step[State]) -> Iterator[CountedDraw]:
    """Of a shot that the goalkeeper reads there is no die (HC-11.4), nor where a card spares it (HC-16.3)."""
    for event in step.events:
        match event:
            case ShotTested(who=who, shot=shot, value=value, rolled=rolled) if rolled:
                yield _draw(KICKS if shot == "shootout" else GOALS, who, value, rolled, 1 - who)
            case SkillTested(who=who, value=value, rolled=rolled) if rolled:
                yield _draw(TESTS, who, value, rolled, None)


def chance(value: int) -> float:
    """How likely a d20 does not exceed it."""
    return max(0, min(D20, value)) / D20


def _draw(kind: str, who: Seat, value: int, rolled: int, other: Seat | None) -> CountedDraw:
    before = chance(value)
    return CountedDraw(kind, who, (rolled <= value) - before, before * (1 - before), other)


def lasting(kind: str, found: Sequence[CountedDraw]) -> float:
    return _series(found) if kind == KICKS else len(found)


def _series(kicks: Sequence[CountedDraw]) -> float:
    """HC-15.2: dice of an average shoot-out, each coach scoring as likely as with the kicks of this one."""
    one, other = (OPEN * _scores(kicks, seat) for seat in (0, 1))
    level = sum(_scored(goals, one) * _scored(goals, other) for goals in range(SHOOTOUT_SERIES + 1))
    decides = one * (1 - other) + other * (1 - one)
    return 2 * OPEN * (SHOOTOUT_SERIES + level / decides) if decides else len(kicks)


def _scores(kicks: Sequence[CountedDraw], seat: Seat) -> float:
    """How likely the kicks of a seat go in that are not read; of one all of whose kicks were, as all."""
    mine = [kick for kick in kicks if kick.owner == seat] or kicks
    return fmean(_before(kick) for kick in mine)


def _before(kick: CountedDraw) -> float:
    """What it was worth before it: the gain is what came, less that."""
    return 1 - kick.gain if kick.gain > 0 else -kick.gain


def _scored(goals: int, chance: float) -> float:
    """So many of the first kicks of a side."""
    return comb(SHOOTOUT_SERIES, goals) * chance**goals * (1 - chance) ** (SHOOTOUT_SERIES - goals)


def shares(_before: State, step: Step[State]) -> Iterator[Share]:
    """Where the goals of the match came from, its shoot-out left aside: expected goals, and the dice."""
    for event in step.events:
        if isinstance(event, ShotTested) and event.shot != "shootout":
            expected = chance(event.value) if event.rolled else 1.0
            yield Share(GOALS, event.who, "chances", expected)
            yield Share(GOALS, event.who, "dice", event.success - expected)


LUCK = Luck(kinds=(GOALS, KICKS, TESTS), draws=draws, shares=shares, usual_draw_count=lasting)
