"""The sums of the tests that are due, line by line with their clauses, and their chances."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from app.games.helvetia_cup.data import D20, TEAMS
from app.games.helvetia_cup.goal import ORDER
from app.games.helvetia_cup.model import Footballer, Phase, Shot, State
from app.games.helvetia_cup.pitch import PENALTY_AREA
from app.games.helvetia_cup.rules import defending, passing, restarts, shooting, shootout
from app.games.helvetia_cup.rules.skills import (
    SKILL,
    Sum,
    Test,
    half,
    own_skill,
    presser,
    succeeds,
    sum_for,
)

ROLLS = range(1, D20 + 1)
CLAUSE: dict[Test, str] = {
    "steal": "HC-7.3",
    "dribble": "HC-7.3",
    "tackle": "HC-7.5",
    "intercept": "HC-9.3",
    "clear": "HC-10.6",
    "long_pass": "HC-10.2",
}


def odds(state: State) -> dict[str, Any] | None:
    """Return the tests of the standing decision by name, for everyone; None if no die is due."""
    due = DUE.get(state.phase)
    return due(state) if due else None


# --- Sums and chances ---------------------------------------------------------------------


def hits(parts: Sum, lucky: bool = False) -> int:
    """Return how many of the twenty numbers succeed (HC-7.2)."""
    return D20 if lucky else max(0, min(D20, parts.value))


def percent(part: int, of: int = D20) -> int:
    """Return the percentage, rounded half up."""
    return (200 * part + of) // (2 * of)


def sum_view(parts: Sum, skill: str, clause: str, *, lucky: bool = False) -> dict[str, Any]:
    """Return the parts of a sum, each with its clause, the total, and the chance in percent."""
    halving = half(parts.base) - parts.base if parts.halved else 0
    named = (
        (clause, skill, parts.base),
        ("HC-6.3", "halved", halving),
        ("HC-16.3", "bonus", parts.bonus),
        ("HC-7.6", "pressure", -parts.pressure),
        ("HC-1.11", "sector", parts.sector),
        ("HC-11.7", "touch", parts.touch),
    )
    lines = [{"clause": c, "what": what, "value": v} for c, what, v in named if v or what == skill]
    return {"lines": lines, "total": parts.value, "chance": percent(hits(parts, lucky))}


def test(state: State, footballer: Footballer, name: Test) -> dict[str, Any]:
    lucky = name == "long_pass" and state.coaches[footballer.seat].effects.auto_success
    total = sum_view(sum_for(state, footballer, name), SKILL[name], CLAUSE[name], lucky=lucky)
    return {"f": footballer.id, **total}


# --- The defensive decision ---------------------------------------------------------------


def _defence(state: State) -> dict[str, Any]:
    defender, holder = defending.duellists(state)
    return {
        "f": defender.id,
        "steal": test(state, defender, "steal"),
        "dribble": test(state, holder, "dribble"),
        "tackle": test(state, defender, "tackle"),
        **duel(state, defender, holder),
        **_shot_from_here(state, defender),
        **_penalty(state, holder),
    }


def _shot_from_here(state: State, defender: Footballer) -> dict[str, Any]:
    """Return the chance of a goal of a shot from here, with the pressure of the defender and without."""
    if not shooting.in_range(state):
        return {}
    free = state.with_footballer(defender.id, acted=True)
    return {
        "from_here": {
            "pressed": goal(state, shooting.shot_of(state, "shot"))["goal"],
            "free": goal(free, shooting.shot_of(free, "shot"))["goal"],
        }
    }


def _penalty(state: State, holder: Footballer) -> dict[str, Any]:
    """Return the best taker of a penalty for a foul here, and the chance of a goal (HC-8.9)."""
    if holder.hex not in PENALTY_AREA[state.defender]:
        return {}
    shots = [restarts.penalty_of(state, taker) for taker in restarts.penalty_takers(state)]
    chances = {shot.shooter: goal(state, shot)["goal"] for shot in shots}
    taker = max(chances, key=lambda id_: chances[id_])
    return {"spot": {"f": taker, "goal": chances[taker]}}


def duel(state: State, defender: Footballer, holder: Footballer) -> dict[str, Any]:
    """Return the chances of each way to defend in percent, and the pressure (HC-7.3, HC-7.5, HC-7.6)."""
    parts = sum_for(state, defender, "tackle")
    failed = [rolled for rolled in ROLLS if not succeeds(parts, rolled)]
    fouls = sum(defending.is_foul(state, defender.seat, rolled) for rolled in failed)
    stolen = hits(sum_for(state, defender, "steal"))
    lost = D20 - hits(sum_for(state, holder, "dribble"))
    return {
        "chances": {
            "steal": shown_percent(stolen * lost, D20 * D20),
            "tackle": percent(hits(parts)),
            "foul": percent(fouls),
            "falls": percent(len(failed) - fouls),
            "off": _sent_off(state, defender, fouls),
        },
        "penalty": bool(fouls) and holder.hex in PENALTY_AREA[defender.seat],  # HC-8.9
        "pressure": own_skill(state, defender, "pressure"),
    }


def _sent_off(state: State, defender: Footballer, fouls: int) -> int:
    """Return the chance of a foul for which the defender is sent off, in percent (HC-8.2)."""
    if state.coaches[defender.seat].effects.no_card:
        return 0
    die = TEAMS[state.options.teams[defender.seat]].die
    off = sum(face.card == "red" or defender.yellow for face in die)
    return shown_percent(fouls * off, D20 * len(die))


# --- Passes and shots ---------------------------------------------------------------------


def _attack(state: State) -> dict[str, Any]:
    passed = {"long_pass": test(state, state.carrier, "long_pass")}
    if (pressing := presser(state)) is not None:
        passed["long_pass"]["presser"] = pressing.id
    if not shooting.in_range(state) or passing.bound_to_pass(state):
        return passed
    kind: shooting.ShotKind = "one_touch" if state.passes else "shot"
    return passed | sectors(state, shooting.shot_of(state, kind))


def sectors(state: State, shot: Shot) -> dict[str, Any]:
    """Return the common part of the sum, the value for each sector, and the best sector."""
    sums = {sector: shooting.shot_sum(state, shot, sector) for sector in ORDER}
    lucky = _lucky(state, shot)
    plain = structs.replace(sums[ORDER[0]], sector=0)
    return {
        "shot": shot.kind,
        "zone": shot.zone,
        "n": shot.n,
        "sum": sum_view(plain, shooting.skill_of(shot.kind), "HC-11.5", lucky=lucky),
        "sectors": {
            sector: {
                "penalty": parts.sector,
                "total": parts.value,
                "chance": percent(hits(parts, lucky)),
            }
            for sector, parts in sums.items()
        },
        "best": best(state, shot),
    }


def best(state: State, shot: Shot) -> dict[str, Any]:
    """Return the easiest sector, the first among equals."""
    sums = {sector: shooting.shot_sum(state, shot, sector) for sector in ORDER}
    sector = max(ORDER, key=lambda one: sums[one].value)
    chance = percent(hits(sums[sector], _lucky(state, shot)))
    return {"sector": sector, "total": sums[sector].value, "chance": chance, **goal(state, shot)}


def goal(state: State, shot: Shot) -> dict[str, int]:
    """Return the chance of a goal in percent, and the mean chance of the sectors, guarded or not.

    The chance counts every sector alike, guarded or free. That is within some two points of the result when
    both coaches choose as well as they can. Without a guard it is that of the easiest sector.
    """
    won = [hits(shooting.shot_sum(state, shot, sector), _lucky(state, shot)) for sector in ORDER]
    mean = shown_percent(sum(won), D20 * len(ORDER))
    if shot.n == 0:
        return {"goal": shown_percent(max(won)), "mean": mean}
    free = len(ORDER) - shot.n
    return {"goal": shown_percent(sum(won) * free, D20 * len(ORDER) ** 2), "mean": mean}


def shown_percent(part: int, of: int = D20) -> int:
    """Return the percentage, rounded half up: at least 1 for anything that can happen, and 100 only for what
    must.
    """
    return min(max(1, percent(part, of)), 100 if part == of else 99) if part else 0


def _lucky(state: State, shot: Shot) -> bool:
    return state.coaches[state.footballers[shot.shooter].seat].effects.auto_success


def takers(state: State, shots: list[Shot]) -> dict[str, Any]:
    """Return the best sector of each footballer that may take the kick."""
    return {"takers": {shot.shooter: best(state, shot) for shot in shots}}


def _decides(state: State) -> dict[str, Any]:
    """Return who has won a shoot-out after a goal and after none, None if it goes on; nothing elsewhere."""
    if state.asked(Shot).kind != "shootout":
        return {}
    return {
        "decides": {"goal": shootout.winner_after(state, True), "none": shootout.winner_after(state, False)}
    }


def contest(state: State, name: Test) -> dict[str, Any]:
    return {name: test(state, passing.contestants(state)[0], name)}


DUE: dict[Phase, Callable[[State], dict[str, Any]]] = {
    Phase.ACT_DEF: _defence,
    Phase.ACT_ATT: _attack,
    Phase.AFTER_LONG: lambda state: sectors(state, shooting.shot_of(state, "header")),
    Phase.INTERCEPT: lambda state: contest(state, "intercept"),
    Phase.CLEAR: lambda state: contest(state, "clear"),
    Phase.SHOT: lambda state: sectors(state, state.asked(Shot)) | _decides(state),
    Phase.PENALTY_TAKER: lambda state: takers(
        state, [restarts.penalty_of(state, f) for f in restarts.penalty_takers(state)]
    ),
    Phase.SO_TAKER: lambda state: takers(state, [shootout.shot_of(f.id) for f in shootout.takers(state)]),
}
