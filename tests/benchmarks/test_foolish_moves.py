"""The judges of foolish moves (benchmarks/opponents) know a foolish move from a sound one."""

from itertools import product
from random import Random
from typing import Any

import pytest

from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME as HELVETIA_CUP
from app.games.helvetia_cup import actions as hc
from app.games.helvetia_cup import prospect
from app.games.helvetia_cup.data import D20, TEAMS
from app.games.helvetia_cup.model import Phase, State
from benchmarks.opponents.foolish_moves import FAR, helvetia_cup
from tests.games.helvetia_cup.build import on

SQUADS = ((1, 4, 5, 6, 7, 2, 3), (1, 2, 3, 4, 5, 6, 7))


def judged(state: State, seat: int, action: hc.Action) -> dict[str, bool]:
    offered = legal_actions(HELVETIA_CUP, state, seat)
    assert action in offered
    return dict(helvetia_cup(state, seat, offered, action, Random(1)))


def duels() -> list[tuple[State, dict[str, Any]]]:
    """Return duels of all pairs of teams over the ball, with their odds."""
    states = [
        on(
            Phase.ACT_DEF,
            {f"0:{holder}": "e20", f"1:{man}": "e20"},
            holder=f"0:{holder}",
            given={"teams": teams},
        )
        for teams, holder, man in product(product(sorted(TEAMS), sorted(TEAMS)), (4, 5), (2, 4))
    ]
    return [(state, HELVETIA_CUP.public(state)["odds"]) for state in states]


@pytest.mark.parametrize(
    ("kind", "action"),
    [("steal below the odds of pressing", hc.Steal()), ("tackle that rather fouls than wins", hc.Tackle())],
)
def test_a_steal_or_a_tackle_is_foolish_by_its_odds_alone(kind: str, action: hc.Action) -> None:
    seen = set()
    for state, odds in duels():
        chances, pressing = odds["chances"], 100 * odds["pressure"] / D20
        steal, tackle = chances["steal"] < pressing, chances["foul"] > chances["tackle"]
        foolish = steal if isinstance(action, hc.Steal) else tackle
        seen.add(foolish)
        assert judged(state, 1, action)[kind] == foolish
        assert not judged(state, 1, hc.Pressure())[kind]
    assert seen == {False, True}


def test_a_shot_is_foolish_where_another_choice_is_far_better() -> None:
    """From the edge of the zone beside a mate in front of the goal, and from in front of the goal."""
    more: dict[str, Any] = {"squads": SQUADS, "given": {"offside": "off"}}
    beside = on(Phase.ACT_ATT, {"0:4": "e18", "0:7": "e20"}, holder="0:4", **more)
    near = on(Phase.ACT_ATT, {"0:7": "e22"}, holder="0:7", **more)
    worth = dict(prospect.attacks(beside))

    assert worth[hc.Shoot()] < worth[hc.ShortPass("e20")] - FAR
    assert judged(beside, 0, hc.Shoot())["shot far below the best"]
    assert not judged(beside, 0, hc.ShortPass("e20"))["shot far below the best"]
    assert not judged(near, 0, hc.Shoot())["shot far below the best"]


def test_a_short_pass_is_foolish_if_it_gains_nothing() -> None:
    kind = "short pass that gains nothing"
    state = on(Phase.ACT_ATT, {"0:4": "e10", "0:5": "e8"}, holder="0:4")
    forward = on(Phase.ACT_ATT, {"0:4": "e10", "0:5": "e12"}, holder="0:4")

    assert judged(state, 0, hc.ShortPass("e8"))[kind]
    assert not judged(state, 0, hc.EndRound())[kind]
    assert not judged(forward, 0, hc.ShortPass("e12"))[kind]


def test_a_long_pass_to_the_goalkeeper_is_foolish() -> None:
    kind = "long pass to the goalkeeper"
    state = on(
        Phase.ACT_ATT, {"0:4": "e10", "0:5": "e18"}, holder="0:4", given={"offside": "off"}, mandatory=True
    )

    assert judged(state, 0, hc.LongPass("e0"))[kind]
    assert not judged(state, 0, hc.LongPass("e18"))[kind]
    assert hc.LongPass("e0") not in dict(prospect.attacks(state))


@pytest.mark.parametrize("phase", [Phase.MOVE_ATT, Phase.MOVE_DEF])
def test_to_leave_a_footballer_lying_is_foolish(phase: Phase) -> None:
    kind = "fallen footballer left lying"
    seat = 0 if phase is Phase.MOVE_ATT else 1
    state = on(phase, {"0:4": "e10", "1:4": "e12"}, holder="0:4", fallen=["0:5", "1:5"])

    assert judged(state, seat, hc.Done())[kind]
    assert not judged(state, seat, hc.Stand(f"{seat}:5"))[kind]


def test_to_leave_a_footballer_offside_is_foolish() -> None:
    kind = "footballer left offside"
    men = {"1:2": "e16", "1:3": "c16", "1:4": "g16", "1:5": "e12"}
    places = {"0:4": "e10", "0:5": "c14", **men}

    assert judged(on(Phase.MOVE_ATT, places | {"0:5": "c20"}, holder="0:4"), 0, hc.Done())[kind]
    assert not judged(on(Phase.MOVE_ATT, places, holder="0:4"), 0, hc.Done())[kind]


def test_a_long_pass_is_foolish_by_a_slim_chance_alone() -> None:
    kind = "long pass by a slim chance"
    places, given = {"0:4": "e10", "0:5": "e18"}, {"offside": "off"}
    fresh = on(Phase.ACT_ATT, places, holder="0:4", given=given)
    tired = on(Phase.ACT_ATT, places, holder="0:4", given=given, boosts={"0:4": 0})

    assert judged(tired, 0, hc.LongPass("e18"))[kind]
    assert not judged(tired, 0, hc.EndRound())[kind]
    assert not judged(fresh, 0, hc.LongPass("e18"))[kind]
