"""The sums that await the coaches, for all to see: "needs 12 or less"."""

from typing import Any

from msgspec import structs

from app.games.helvetia_cup.goal import ORDER
from app.games.helvetia_cup.model import Phase, Shot, State
from app.games.helvetia_cup.rules import defending, passing, shooting
from app.games.helvetia_cup.rules.skills import Sum, Test, own_skill, sum_for


def odds(state: State) -> dict[str, Any] | None:
    """By test: base, halved, bonus, pressure, sector, touch and the value; None where no die is due."""
    match state.phase:
        case Phase.ACT_DEF:
            return _defence(state)
        case Phase.ACT_ATT:
            return _attack(state)
        case Phase.AFTER_LONG:
            return _shot(state, "header")
        case Phase.INTERCEPT | Phase.CLEAR:
            return _contest(state)
        case Phase.SHOT:
            return _sectors(state, state.asked(Shot))
    return None


def parts(total: Sum) -> dict[str, Any]:
    """The parts that are there, and the value."""
    shown: dict[str, Any] = {"base": total.base, "value": total.value}
    for name in ("halved", "bonus", "pressure", "sector", "touch"):
        if part := getattr(total, name):
            shown[name] = part
    return shown


def _defence(state: State) -> dict[str, Any]:
    defender, holder = defending.duellists(state)
    return {
        "steal": parts(sum_for(state, defender, "steal")),
        "dribble": parts(sum_for(state, holder, "dribble")),
        "tackle": parts(sum_for(state, defender, "tackle")),
        "pressure": own_skill(state, defender, "pressure"),
        "f": defender.id,
    }


def _attack(state: State) -> dict[str, Any]:
    passed = {"long_pass": parts(sum_for(state, state.carrier, "long_pass"))}
    if not shooting.in_range(state) or passing.bound_to_pass(state):
        return passed
    return passed | _shot(state, "one_touch" if state.passes else "shot")


def _shot(state: State, kind: shooting.ShotKind) -> dict[str, Any]:
    return _sectors(state, shooting.shot_of(state, kind))


def _sectors(state: State, shot: Shot) -> dict[str, Any]:
    """The skill with all that does not depend on the sector, and the value for each sector."""
    sums = {sector: shooting.shot_sum(state, shot, sector) for sector in ORDER}
    return {
        "shot": shot.kind,
        "zone": shot.zone,
        "n": shot.n,
        "sum": parts(structs.replace(sums[ORDER[0]], sector=0)),
        "sectors": {sector: total.value for sector, total in sums.items()},
    }


def _contest(state: State) -> dict[str, Any]:
    defender, _ = passing.contested(state)
    test: Test = "intercept" if state.phase is Phase.INTERCEPT else "clear"
    return {test: parts(sum_for(state, defender, test))}
