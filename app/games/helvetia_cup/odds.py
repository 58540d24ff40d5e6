"""The sums that await the coaches, for all to see: "needs 12 or less"."""

from typing import Any

from app.games.helvetia_cup.goal import ORDER
from app.games.helvetia_cup.model import Contest, Footballer, Phase, Shot, State
from app.games.helvetia_cup.pitch import other, zone
from app.games.helvetia_cup.rules import defending, passing, shooting
from app.games.helvetia_cup.rules.skills import Sum, own_skill, pressure, skill_sum


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
            assert isinstance(state.pending, Shot)
            return _sectors(state, state.pending)
    return None


def parts(total: Sum) -> dict[str, Any]:
    """The parts that are there, and the value."""
    shown: dict[str, Any] = {"base": total.base, "value": total.value}
    for name in ("halved", "bonus", "pressure", "sector", "touch"):
        if part := getattr(total, name):
            shown[name] = part
    return shown


def _defence(state: State) -> dict[str, Any]:
    defender = defending.challenger(state)
    assert defender is not None and state.holder is not None
    holder = state.footballers[state.holder]
    return {
        "steal": parts(skill_sum(state, defender, "steal")),
        "dribble": parts(skill_sum(state, holder, "dribble")),
        "tackle": parts(skill_sum(state, defender, "tackle")),
        "pressure": own_skill(state, defender, "pressure"),
        "f": defender.id,
    }


def _attack(state: State) -> dict[str, Any]:
    holder = _holder(state)
    passed = {"long_pass": parts(skill_sum(state, holder, "pass", pressure(state)))}
    if not shooting.in_range(state) or passing.bound_to_pass(state):
        return passed
    return passed | _shot(state, "one_touch" if state.passes else "shot")


def _holder(state: State) -> Footballer:
    assert state.holder is not None
    return state.footballers[state.holder]


def _shot(state: State, kind: shooting.ShotKind) -> dict[str, Any]:
    shooter = _holder(state)
    assert shooter.hex is not None
    n = shooting.sectors_guarded(state, shooter, kind)
    shot = Shot(shooter.id, kind, zone(shooter.hex, other(shooter.seat)), n, pressure(state))
    return _sectors(state, shot)


def _sectors(state: State, shot: Shot) -> dict[str, Any]:
    """The skill with all that does not depend on the sector, and the value for each sector."""
    sums = {sector: shooting.shot_sum(state, shot, sector) for sector in ORDER}
    return {
        "shot": shot.kind,
        "zone": shot.zone,
        "n": shot.n,
        "sum": parts(shooting.plain_sum(state, shot)),
        "sectors": {sector: total.value for sector, total in sums.items()},
    }


def _contest(state: State) -> dict[str, Any]:
    assert isinstance(state.pending, Contest)
    defender = state.footballers[state.pending.defender]
    test = "intercept" if state.phase is Phase.INTERCEPT else "clear"
    return {test: parts(skill_sum(state, defender, "intercept"))}
