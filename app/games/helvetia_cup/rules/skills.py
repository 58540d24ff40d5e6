"""Skill tests: what a footballer is worth now, and the d20 against it (HC-6.3, HC-7.2)."""

from typing import Literal

from msgspec import Struct

from app.games.helvetia_cup.data import Skill
from app.games.helvetia_cup.events import SkillTested
from app.games.helvetia_cup.model import Footballer, FootballerId, State, printed
from app.games.helvetia_cup.play import Play

Test = Literal["steal", "dribble", "tackle", "intercept", "clear", "long_pass"]


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
        skill = self.base // 2 if self.halved else self.base  # HC-6.3: before anything else
        return skill + self.bonus - self.pressure + self.sector + self.touch


def tired(footballer: Footballer) -> bool:
    """HC-6.3: at once when the last boost is gone, and no longer when one is back."""
    return footballer.boosts == 0


def own_skill(state: State, footballer: Footballer, skill: Skill) -> int:
    """The skill halved if tired, without cards or pressure."""
    base = printed(state, footballer).skills[skill]
    return base // 2 if tired(footballer) else base


def skill_sum(state: State, footballer: Footballer, skill: Skill, pressure: int = 0) -> Sum:
    """A plain test of one skill, with the card bonuses of his team (HC-16.3)."""
    base = printed(state, footballer).skills[skill]
    bonus = state.coaches[footballer.seat].effects.bonus.get(skill, 0)
    return Sum(base, tired(footballer), bonus, pressure)


def tested(play: Play, id_: FootballerId, test: Test, parts: Sum) -> tuple[bool, int]:
    """(success, number rolled) of a d20: value or less succeeds, nothing is automatic (HC-7.2)."""
    rolled = play.chance.die(20)
    success = rolled <= parts.value
    play.tell(told(id_, test, parts, rolled, success))
    return success, rolled


def told(id_: FootballerId, test: Test, parts: Sum, rolled: int, success: bool) -> SkillTested:
    return SkillTested(
        id_, test, parts.base, parts.halved, parts.bonus, parts.pressure, parts.value, rolled, success
    )


def presser(state: State) -> Footballer | None:
    """The defender who presses the holder now, if any (HC-7.6): on his hex, standing, not yet acted."""
    if state.ball is None or state.coaches[state.attacker].effects.no_pressure:
        return None  # HC-16.3: an ignored defender is not used up
    defender = state.standing_on(state.ball, state.defender)
    return None if defender is None or defender.acted else defender


def pressure(state: State) -> int:
    """By how much the holder's next rolled action is reduced (HC-7.6)."""
    defender = presser(state)
    return 0 if defender is None else own_skill(state, defender, "pressure")
