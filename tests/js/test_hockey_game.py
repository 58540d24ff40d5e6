"""The drawing computes no rule: if a number of the rules changes in the data, the page shows the new one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.hockey_game.other_numbers import told_with
from tests.support.matches.scripted_chance import clause


@clause("HG-4.7")
# With two dice each, 126 of 1,296 throws make up for 4 and one more, 70 for 5.
@pytest.mark.parametrize(("cost", "before", "percent"), [(2, 2, 10), (3, 1, 5)])
def test_the_page_follows_a_changed_cost_of_lines(
    cost: int, before: int, percent: int, tmp_path: Path, node: Callable[[str, str], str]
) -> None:
    told = told_with(tmp_path, "moves.yaml", "line_cost: 2", f"line_cost: {cost}")

    drawn: Any = json.loads(node("hockey_game/drawn.mjs", json.dumps(told)))

    assert f"percent={percent})" in drawn["sentence"]
    assert f"ui-row-lines east blue line −{cost}" in drawn["sum"].replace("East", "east")
    assert f"ui-row-before {before} 6" in drawn["sum"]
    assert f"−{cost}" in drawn["board"]
