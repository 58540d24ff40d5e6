"""The drawing's pure parts: its pitch is the engine's pitch, and it asks for nothing the engine refuses."""

import json
from collections.abc import Callable
from typing import Any

import msgspec

from app.engine.contract import canonical, legal_actions
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.components import components
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import DISTANCE, HEXES, deviated
from tests.games.helvetia_cup.build import on, take

Node = Callable[[str, str], str]
ROLLS = [(hex_, roll, seat) for hex_ in HEXES for roll in range(1, 21) for seat in (0, 1)]


def asked(node: Node, state: State) -> dict[str, Any]:
    """What the drawing makes of a position, as seat 0 sees it."""
    table = {
        "view": GAME.public(state) | GAME.own(state, 0),
        "actions": legal_actions(GAME, state, 0),
        "doc": {"to_act": GAME.to_act(state), "status": "playing"},
        "me": 0,
    }
    question = {"components": components(), "rolls": ROLLS, "table": table}
    said: dict[str, Any] = json.loads(node("helvetia_cup/pitch.mjs", canonical(question).decode()))
    return said


def moving() -> State:
    at = {"0:3": "e12", "0:4": "g10", "0:1": "e2", "1:3": "e14"}
    return on(Phase.MOVE_ATT, at, holder="0:3", fallen=("0:4",))


def test_distances_and_deviations_are_the_engines(node: Node) -> None:
    said = asked(node, moving())

    assert said["distances"] == DISTANCE
    assert [landing["end"] for landing in said["landings"]] == [deviated(*roll)[-1] for roll in ROLLS]


def test_every_way_that_it_lights_can_be_walked_for_what_it_says(node: Node) -> None:
    state = moving()
    ways = [(f, hex_, way) for f, found in asked(node, state)["reach"].items() for hex_, way in found.items()]

    assert len(ways) > 100
    for f, hex_, way in ways:
        walked = state
        for to in way["path"]:
            walked = take(walked, 0, a.Move(f, to)).state
        assert walked.footballers[f].hex == hex_
        assert state.footballers[f].boosts - walked.footballers[f].boosts == way["cost"]


def test_one_press_of_the_button_sends_the_steps_one_by_one(node: Node) -> None:
    said = asked(node, moving())

    assert said["walk"] == [
        {"type": "move", "f": "0:3", "to": "e14"},
        {"type": "move", "f": "0:3", "to": "e16"},
    ]
    assert said["stand"] == [msgspec.to_builtins(a.Stand("0:4"))]
