"""What of a match was luck: every d20 against the value that it must not exceed (HC-7.2).

The kicks of a shoot-out are a kind of their own: their series ends as soon as it is decided (HC-15), so the
luckier it went the shorter it was, and a sum over so few of them says more than its spread lets one expect.
"""

from collections.abc import Iterator

from app.engine.contract import Seat, Step
from app.engine.luck import Draw, Luck, Share
from app.games.helvetia_cup.data import D20
from app.games.helvetia_cup.events import ShotTested, SkillTested
from app.games.helvetia_cup.model import State

GOALS, KICKS, TESTS = "goals", "kicks", "tests"


def draws(_before: State, step: Step[State]) -> Iterator[Draw]:
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


def _draw(kind: str, who: Seat, value: int, rolled: int, other: Seat | None) -> Draw:
    before = chance(value)
    return Draw(kind, who, (rolled <= value) - before, before * (1 - before), other)


def shares(_before: State, step: Step[State]) -> Iterator[Share]:
    """Where the goals of the match came from, its shoot-out left aside: expected goals, and the dice."""
    for event in step.events:
        if isinstance(event, ShotTested) and event.shot != "shootout":
            expected = chance(event.value) if event.rolled else 1.0
            yield Share(GOALS, event.who, "chances", expected)
            yield Share(GOALS, event.who, "dice", event.success - expected)


LUCK = Luck(kinds=(GOALS, KICKS, TESTS), draws=draws, shares=shares)
