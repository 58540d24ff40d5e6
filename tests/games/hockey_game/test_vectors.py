"""The exact vectors of vectors.yaml, among them the rulebook's worked example: 23, then 20 against 18."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from app.engine.chance import Draw, Int
from app.engine.operations import legal_actions, match_offered_action
from app.games.hockey_game import GAME
from app.games.hockey_game.events import FaceoffRolled, Sum, TurnClosed
from app.games.hockey_game.model import State
from app.games.hockey_game.options import Options
from tests.games.hockey_game.table import find, sums, table, types, whistle
from tests.support.matches.scripted_chance import Scripted

VECTORS = yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text(encoding="utf-8"))["vectors"]


class Forced(Scripted):
    """Dice as the vector says; cards are drawn from the front of their pile."""

    def __init__(self, dice: list[int], whistle: int | None) -> None:
        super().__init__(*dice)
        self._whistle = whistle

    def below(self, n: int) -> int:
        value, self._whistle = self._whistle or 0, None
        self.draws.append(Int(n, value))
        return value


def position(setup: dict[str, Any]) -> State:
    known = {key: value for key, value in setup.items() if key not in ("options", "goals")}
    if "goals" in setup:
        known["goals"] = tuple(setup["goals"])
    return table(**known, options=Options(**setup.get("options", {})))


@pytest.mark.parametrize(
    "vector",
    [
        pytest.param(vector, id=vector["id"], marks=pytest.mark.clause(*vector["clauses"]))
        for vector in VECTORS
    ],
)
def test_vector(vector: dict[str, Any]) -> None:
    state = position(vector["setup"])
    if "legal_moves" in vector:
        check_moves(state, vector["legal_moves"])
    for place, (seat, raw, *forced) in enumerate(vector.get("steps", ())):
        state = one_step(state, seat, raw, forced[0] if forced else {})
        if place == len(vector["steps"]) - 1 and "attack" in vector:
            attack, defence = sums(state)
            assert attack == Sum(**vector["attack"])
            assert defence == Sum(**vector["defence"])
    check_after(state, vector.get("after", {}))


def one_step(state: State, seat: int, raw: dict[str, Any], forced: dict[str, Any]) -> State:
    card = whistle(state, forced["referee"]) if "referee" in forced else None
    chance = Forced(forced.get("dice", []), card)
    step = GAME.apply(state, seat, match_offered_action(GAME, state, seat, raw), chance)
    assert chance.spent
    draws: list[Draw] = chance.draws
    assert bool(draws) or "dice" not in forced
    if "attack_total" in forced:
        assert find(step.events, TurnClosed).sum.total == forced["attack_total"]
    if "faceoff_total" in forced:
        assert find(step.events, FaceoffRolled).total == forced["faceoff_total"]
    if "phase" in forced:
        assert step.state.phase == forced["phase"]
    if "not_legal" in forced:
        offered = types(legal_actions(GAME, step.state, seat))
        assert offered.isdisjoint(forced["not_legal"])
    return step.state


def check_moves(state: State, wanted: dict[str, list[str]]) -> None:
    offered = [msgspec.to_builtins(a) for a in legal_actions(GAME, state, state.attacker)]
    for move, fields in wanted.items():
        assert sorted(a["to"] for a in offered if a["type"] == "declare" and a["move"] == move) == fields


def check_after(state: State, wanted: dict[str, Any]) -> None:
    sides = state.sides
    found = {
        "phase": state.phase.value,
        "attacker": state.attacker,
        "puck": state.puck,
        "flips": state.flips,
        "period": state.period,
        "goals": list(state.goals),
        "heroes": [list(side.heroes) for side in sides],
        "hand_sizes": [len(side.hand) for side in sides],
        "draw_sizes": [len(side.draw) for side in sides],
        "discard_sizes": [len(side.discard) for side in sides],
    }
    assert {key: found[key] for key in wanted} == wanted
