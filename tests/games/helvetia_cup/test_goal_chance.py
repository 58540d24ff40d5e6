"""The stated chance of a goal and the stated risks of a tackle, tried out one by one."""

from itertools import product
from typing import Any

import pytest

from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import HEXES, PENALTY_AREA
from app.games.helvetia_cup.position import shot_worth
from app.games.helvetia_cup.rules import shooting
from tests.games.helvetia_cup.build import Effects, a, kinds, on
from tests.support.matches.scripted_chance import clause

NEAR = 2.5
"""Points by which the stated chance may miss that of two coaches who choose as well as they can."""


class Rolled:
    """The d20 shows `rolled`, the other dice `faces` one after the other, and then their first face."""

    def __init__(self, rolled: int, *faces: int) -> None:
        self.rolled, self.faces = rolled, list(faces)

    def die(self, sides: int) -> int:
        return self.rolled

    def below(self, n: int) -> int:
        return self.faces.pop(0) if self.faces else 0

    def shuffle(self, n: int) -> tuple[int, ...]:
        return tuple(range(n))


def odds(state: State) -> Any:
    return GAME.public(state)["odds"]


def shooter_on(hex_: str, **more: Any) -> State:
    return on(Phase.ACT_ATT, {"0:4": hex_, **more.pop("at", {})}, holder="0:4", **more)


@clause("HC-11.2", "HC-11.5")
@pytest.mark.parametrize("hex_", ["e22", "e20", "e18", "d21", "c20", "f19", "e16", "c18"])
@pytest.mark.parametrize("at", [{}, {"1:3": True}])
def test_the_chance_of_a_goal_is_that_of_two_good_coaches(hex_: str, at: dict[str, bool]) -> None:
    state = shooter_on(hex_, at=dict.fromkeys(at, hex_))

    best = odds(state)["best"]

    worth = 100 * shot_worth(state, shooting.shot_of(state, "shot"))
    assert abs(best["goal"] - worth) <= NEAR


@clause("HC-11.5")
def test_the_average_sector_is_the_mean_of_all_numbers_on_all_sectors() -> None:
    state = GAME.apply(shooter_on("e18"), 0, a.Shoot(), Rolled(1)).state
    goals = 0
    for sector, rolled in product(("TL", "TC", "TR", "BL", "BC", "BR"), range(1, 21)):
        aimed = GAME.apply(state, 0, a.Aim(sector), Rolled(1)).state
        away = next(one for one in legal_actions(GAME, aimed, 1) if sector not in one.sectors)
        goals += "goal_scored" in kinds(GAME.apply(aimed, 1, away, Rolled(rolled)).events)

    assert odds(state)["best"]["mean"] == round(100 * goals / 120)


@clause("HC-11.7")
def test_without_a_guard_the_chance_is_that_of_the_best_sector() -> None:
    best = odds(shooter_on("e22", passes=1))["best"]

    assert best["goal"] == best["chance"]


@clause("HC-8.9")
def test_a_foul_is_called_a_penalty_exactly_where_it_would_be_one() -> None:
    for hex_ in HEXES:
        if hex_ in ("e0", "e24"):
            continue
        state = on(Phase.ACT_DEF, {"0:4": hex_, "1:2": hex_}, holder="0:4")
        awarded = any(
            "penalty_awarded" in kinds(GAME.apply(state, 1, a.Tackle(), Rolled(rolled)).events)
            for rolled in range(1, 21)
        )
        assert odds(state)["penalty"] == awarded == (hex_ in PENALTY_AREA[1]), hex_
        assert ("spot" in odds(state)) == (hex_ in PENALTY_AREA[1])


@clause("HC-8.2", "HC-8.9")
@pytest.mark.parametrize(
    "more", [{}, {"changes": {"1:2": {"yellow": True}}}, {"effects": (Effects(), Effects(no_card=True))}]
)
def test_a_sending_off_is_as_likely_as_the_faces_say(more: dict[str, Any]) -> None:
    state = on(Phase.ACT_DEF, {"0:4": "e12", "1:2": "e12"}, holder="0:4", **more)
    off = 0
    for rolled, face in product(range(1, 21), range(6)):
        step = GAME.apply(state, 1, a.Tackle(), Rolled(rolled, face))
        off += step.state.footballers["1:2"].place == "sent_off"

    assert odds(state)["chances"]["off"] == (200 * off + 120) // 240


@clause("HC-7.6")
def test_what_pressure_does_to_a_shot_from_here_is_said() -> None:
    state = on(Phase.ACT_DEF, {"0:4": "e20", "1:2": "e20"}, holder="0:4")

    pressed = GAME.apply(state, 1, a.Pressure(), Rolled(1)).state
    assert odds(state)["from_here"]["pressed"] == odds(pressed)["best"]["goal"]
    free = pressed.with_footballer("1:2", acted=True)
    assert odds(state)["from_here"]["free"] == odds(free)["best"]["goal"]
    assert "from_here" not in odds(on(Phase.ACT_DEF, {"0:4": "e12", "1:2": "e12"}, holder="0:4"))
