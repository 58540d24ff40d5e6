"""The drawing's pure parts: what it picks, where it looks, and that its road is the engine's road."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.games.um_reifenbreite.components import components
from app.games.um_reifenbreite.model import Race
from app.games.um_reifenbreite.road import NOWHERE, reach, road_of

Node = Callable[[str, str], str]
SCRIPTS = sorted(path.name for path in (Path(__file__).parent / "um_reifenbreite").glob("*.test.mjs"))


@pytest.mark.parametrize("script", SCRIPTS)
def test_pure_modules(script: str, node: Node) -> None:
    node(f"um_reifenbreite/{script}", "")


@pytest.mark.parametrize("race", list(Race))
def test_the_drawing_unrolls_the_road_as_the_engine_does(race: Race, node: Node) -> None:
    road = road_of(race)
    starts = range(0, len(road.ids) - 80, 37)
    walks = [
        (start, end, path) for start in starts for end, path in reach(race, start, 9, frozenset()).items()
    ]
    question: dict[str, Any] = {
        "components": components(),
        "race": race.value,
        "walks": [(road.ids[start], path) for start, _, path in walks],
        "nodes": road.ids,
    }

    said = json.loads(node("um_reifenbreite/walks.mjs", json.dumps(question)))

    assert len(walks) > 100
    assert said["ends"] == [road.ids[end] for _, end, _ in walks]
    assert said["lengths"] == [len(path) + 1 for *_, path in walks]
    assert said["progress"] == list(road.progress)
    assert said["behind"] == [None if node == NOWHERE else road.ids[node] for node in road.behind]
    assert [leg for _, leg, kind, _ in said["gates"] if kind == "sprint"] == list(road.sprints)
    assert [points for *_, kind, points in said["gates"] if kind == "sprint"] == [
        list(sprint.points) for sprint in road.sprints.values()
    ]
    assert [row for i, row in enumerate(said["rows"]) if i in road.dots] == [4] * 4 + [3] * 4 + [2] * 4 + [
        1
    ] * 4
    assert all((left == 0) == (road.leg[i] >= road.legs) for i, left in enumerate(said["left"]))
