"""Skill tests: the value of a footballer now, and the d20 against it (HC-6.3, HC-7.2)."""

from typing import Literal

from msgspec import Struct

from app.engine.kit.resolution import Resolution
from app.games.helvetia_cup.data import D20, Skill
from app.games.helvetia_cup.events import SkillTested
from app.games.helvetia_cup.model import Footballer, State, printed_card

Test = Literal["steal", "dribble", "tackle", "intercept", "clear", "long_pass"]
SKILL: dict[Test, Skill] = {
    "steal": "steal",
    "dribble": "dribble",
    "tackle": "tackle",
    "intercept": "intercept",
    "clear": "intercept",  # HC-10.6
    "long_pass": "pass",  # HC-10.2
}


class Sum(Struct, frozen=True):
    """The parts of a test, in the order in which they are added; penalties are negative."""

    base: int
    halved: bool
    bonus: int = 0
    pressure: int = 0
    sector: int = 0
    touch: int = 0

    @property
    def value(self) -> int:
        skill = half(self.base) if self.halved else self.base
        return skill + self.bonus - self.pressure + self.sector + self.touch


def is_tired(footballer: Footballer) -> bool:
    """Return whether the footballer is tired, which is whenever no boost is left (HC-6.3)."""
    return footballer.boosts == 0


def half(skill: int) -> int:
    """Return half of a skill, rounded down before anything else (HC-6.3)."""
    return skill // 2


def own_skill(state: State, footballer: Footballer, skill: Skill) -> int:
    """Return the skill, halved if tired, without cards or pressure."""
    base = printed_card(state, footballer).skills[skill]
    return half(base) if is_tired(footballer) else base


def skill_sum(state: State, footballer: Footballer, skill: Skill, pressure: int = 0) -> Sum:
    """Return the sum of a test of one skill, with the card bonuses of the team (HC-16.3)."""
    base = printed_card(state, footballer).skills[skill]
    bonus = state.coaches[footballer.seat].effects.bonus.get(skill, 0)
    return Sum(base, is_tired(footballer), bonus, pressure)


def sum_for(state: State, footballer: Footballer, test: Test) -> Sum:
    """Return the sum that a d20 must not exceed; a long pass suffers from pressure (HC-10.2)."""
    return skill_sum(state, footballer, SKILL[test], pressure(state) if test == "long_pass" else 0)


def succeeds(parts: Sum, rolled: int) -> bool:
    """Return whether a roll succeeds: the value or less, and no number is automatic (HC-7.2)."""
    return rolled <= parts.value


def roll_test(footballer: Footballer, test: Test, parts: Sum, resolution: Resolution) -> int:
    """Roll a test, record it with its sum, and return the number (HC-7.2)."""
    rolled = resolution.die(D20)
    resolution.record(test_event(footballer, test, parts, rolled, succeeds(parts, rolled)))
    return rolled


def passes_test(state: State, footballer: Footballer, test: Test, resolution: Resolution) -> bool:
    """Roll a test and return whether it succeeds."""
    parts = sum_for(state, footballer, test)
    return succeeds(parts, roll_test(footballer, test, parts, resolution))


def test_event(footballer: Footballer, test: Test, parts: Sum, rolled: int, success: bool) -> SkillTested:
    return SkillTested(
        who=footballer.seat,
        f=footballer.id,
        test=test,
        base=parts.base,
        halved=parts.halved,
        bonus=parts.bonus,
        pressure=parts.pressure,
        value=parts.value,
        rolled=rolled,
        success=success,
    )


def presser(state: State) -> Footballer | None:
    """Return the defender that presses the holder: on the same hex, standing, not yet acted (HC-7.6)."""
    if state.ball is None or state.coaches[state.attacker].effects.no_pressure:
        return None  # HC-16.3: an ignored defender is not used up
    defender = state.standing_on(state.ball, state.defender)
    return None if defender is None or defender.acted else defender


def pressure(state: State) -> int:
    """Return the reduction of the holder's next rolled action (HC-7.6)."""
    defender = presser(state)
    return 0 if defender is None else own_skill(state, defender, "pressure")
