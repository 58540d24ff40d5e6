"""The drawing shows what the server has computed, and offers nothing that the engine refuses."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import structs

from app.api.i18n.translations import texts
from app.engine.codec import canonical_json
from app.engine.operations import legal_actions, parse_action
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.components import components
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import DISTANCE
from app.games.helvetia_cup.rules import before, kickoff, steps
from tests.games.helvetia_cup.build import fresh, on, take
from tests.support.matches.scripted_chance import clause

Node = Callable[[str, str], str]


def asked(
    node: Node,
    state: State,
    targets: tuple[str, ...] = (),
    *,
    arrived: bool = True,
    me: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """Return what the drawing makes of a position for a seat; `arrived`: the preview is there."""
    assert GAME.preview is not None
    table = {
        "view": GAME.public(state) | GAME.own(state, me),
        "actions": legal_actions(GAME, state, me),
        "doc": {"to_act": GAME.to_act(state), "status": "playing"},
        "me": me,
    }
    question = {
        "components": components(),
        "table": table,
        "preview": GAME.preview(state, me) if arrived else None,
        "targets": targets,
        **more,
    }
    said: dict[str, Any] = json.loads(node("helvetia_cup/drawing.mjs", canonical_json(question).decode()))
    return said


def moving() -> State:
    at = {"0:3": "e12", "0:4": "g10", "0:1": "e2", "1:3": "e14"}
    return on(Phase.MOVE_ATT, at, holder="0:3", fallen=("0:4",))


def passing() -> State:
    at = {"0:4": "e8", "0:3": "e14", "1:3": "e14", "0:5": "c20", "1:4": "g16"}
    return on(Phase.ACT_ATT, at, holder="0:4")


def test_distances_are_the_engines(node: Node) -> None:
    assert asked(node, moving())["distances"] == DISTANCE


def test_every_way_that_it_lights_can_be_walked_for_what_it_says(node: Node) -> None:
    state = moving()
    ways = [(f, hex_, way) for f, found in asked(node, state)["lit"].items() for hex_, way in found.items()]

    assert len(ways) > 100
    for f, hex_, way in ways:
        walked = state
        for to in way["path"]:
            walked = take(walked, 0, a.Move(f, to)).state
        assert walked.footballers[f].hex == hex_
        assert state.footballers[f].boosts - walked.footballers[f].boosts == way["cost"]


def test_until_the_preview_has_come_the_next_steps_are_lit(node: Node) -> None:
    state = moving()

    lit = asked(node, state, arrived=False)["lit"]["0:3"]

    assert set(lit) == {x.to for x in legal_actions(GAME, state, 0) if isinstance(x, a.Move) and x.f == "0:3"}


def test_one_press_of_the_button_sends_the_steps_one_by_one(node: Node) -> None:
    said = asked(node, moving())

    assert said["walk"] == [
        {"type": "move", "f": "0:3", "to": "e14"},
        {"type": "move", "f": "0:3", "to": "e16"},
    ]
    assert said["stand"] == [msgspec.to_builtins(a.Stand("0:4"))]


def test_five_footballers_are_moved_by_a_press_each_and_no_second_press_takes_one_back(node: Node) -> None:
    state = on(
        Phase.MOVE_ATT, {"0:1": "e2", "0:2": "c8", "0:3": "e12", "0:4": "g10", "0:5": "e8"}, holder="0:3"
    )
    moved: list[str] = []
    while (said := asked(node, state, moved=moved[-1] if moved else None)["press"])["f"]:
        moved.append(said["f"])
        (action,) = said["sent"]
        state = take(state, 0, parse_action(GAME, action)).state
        again = asked(node, state, moved=said["f"], pressed=said["hex"])["press"]
        assert (again["sent"], again["picked"]) == ([], [])

    assert sorted(moved) == ["0:1", "0:2", "0:3", "0:4", "0:5"]
    assert moved[-1] == "0:1"  # the goalkeeper


def test_a_long_pass_is_drawn_as_the_server_has_thought_it_through(node: Node) -> None:
    assert GAME.preview is not None
    state = passing()
    seen = GAME.preview(state, 0)

    flights = asked(node, state, ("e14", "c20", "e10"))["flights"]

    assert flights["e10"] is None  # It is too near.
    for to in ("e14", "c20"):
        assert flights[to]["kept"] == seen["long"][to]["kept"]
        for miss, way in zip(flights[to]["misses"], seen["long"][to]["ways"], strict=True):
            assert miss["end"] == way[-1] and miss["via"] == (way[0] if len(way) > 1 else None)
            assert miss["mine"] == (seen["landings"][way[-1]]["who"] == 0)


def test_the_bar_of_a_pass_says_what_other_hexes_are_and_how_often_the_ball_is_kept(node: Node) -> None:
    assert GAME.preview is not None
    state = passing()
    seen = GAME.preview(state, 0)

    nothing, far = asked(node, state, ("c20",))["bars"]

    assert nothing["second"] == "ui-attack-second"
    assert "long pass" in texts.source("en", GAME.id).split("ui-attack-second = ")[1].split("\n")[0]
    assert far["sentence"].startswith("ui-long") and " c20 " in far["sentence"] + " "
    assert far["second"] == f"ui-long-stays {seen['long']['c20']['kept']} yes"


@clause("HC-3.1", "HC-3.2")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("team", [(1, 2, 3, 4, 5), (1, 2, 3, 4)])
def test_every_formation_is_placed_as_the_rules_want_it(
    node: Node, attacker: int, me: int, team: tuple[int, ...]
) -> None:
    state = kickoff.line_up(
        on(Phase.ACT_ATT, {}, attacker=attacker, squads=(team, team), holder=f"{attacker}:2")
    )
    for _ in range(attacker == me and len(team) - 1):
        state = take(state, 1 - me, legal_actions(GAME, state, 1 - me)[0]).state

    formations = asked(node, state, me=me)["formations"]

    assert len(formations) == 4
    for actions in formations:
        placed = state
        for action in actions:
            placed = take(placed, me, parse_action(GAME, action)).state
        assert placed.phase is not state.phase or GAME.to_act(placed) != (me,)


@clause("HC-3.3")
def test_at_a_kick_off_the_bar_says_of_nobody_that_they_have_moved(node: Node) -> None:
    played = asked(node, passing(), ("c20",))["bars"][1]
    kick_off = asked(node, structs.replace(passing(), mandatory=True), ("c20",))["bars"][1]

    assert played["steps"] == ["ui-step-moved", *kick_off["steps"]]


def test_when_a_number_of_the_rules_changes_the_page_follows(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the cost of a step is two boosts, so that the last hexes are out of reach."""
    before = asked(node, moving())["lit"]["0:3"]
    plain = steps.take_step

    def dear(footballer: Any, to: Any) -> Any:
        after = plain(footballer, to)
        return msgspec.structs.replace(after, boosts=max(0, after.boosts - after.spent))

    monkeypatch.setattr(steps, "take_step", dear)

    assert len(asked(node, moving())["lit"]["0:3"]) < len(before)


def drafted(node: Node, box: dict[str, Any], *squad: str) -> str:
    """Return the words of the squad page while these footballers wait to be called up."""
    assert GAME.preview is not None
    state = fresh(cards=False)
    table = {
        "view": GAME.public(state) | GAME.own(state, 0),
        "actions": legal_actions(GAME, state, 0),
        "doc": {"to_act": GAME.to_act(state), "status": "playing"},
        "options": {"unavailable": [[], []]},
        "me": 0,
    }
    question = {"components": box, "table": table, "preview": GAME.preview(state, 0), "squad": squad}
    said: str = json.loads(node("helvetia_cup/draft.mjs", canonical_json(question).decode()))
    return said


@clause("HC-2.4")
def test_the_squad_page_follows_the_number_of_captains(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    assert drafted(node, components(), "0:2").count("[ui-why-captain]") == 0
    assert drafted(node, components(), "0:8").count("[ui-why-captain]") == 1

    monkeypatch.setattr(before, "MAX_CAPTAINS", 2)

    assert drafted(node, components(), "0:8").count("[ui-why-captain]") == 0


@clause("HC-2.4")
def test_the_squad_page_follows_the_size_of_a_squad(node: Node) -> None:
    box = msgspec.json.decode(msgspec.json.encode(components()))
    assert [drafted(node, box).count(f"[ui-slot-{role}]") for role in ("starts", "bench")] == [4, 2]

    box["constants"]["substitutes"]["value"] = 4

    assert drafted(node, box).count("[ui-slot-bench]") == 4
