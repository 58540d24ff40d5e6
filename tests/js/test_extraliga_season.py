"""In a season each throw of the seat's own matches stands for its whole time, and no stage lacks its dice."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.operations import view
from app.engine.types import Event
from app.games.extraliga import GAME
from tests.games.extraliga.playing import walk

ME, SEED, POLL_MS = 0, 1, 40


def season(seats: int) -> list[dict[str, Any]]:
    """Return what a seat sees of each action of a random season."""
    played = walk(seats, {"lineup_helper": True}, Random(SEED))
    return [
        {
            "seq": seq,
            "seat": actor,
            "view": view(GAME, step.state, ME),
            "viewer": {"seat": ME},
            "to_act": GAME.to_act(step.state),
            "events": [told(event, seq, actor) for event in step.events if GAME.shown(event, ME)],
        }
        for seq, (_, actor, step) in enumerate(played)
    ]


def told(event: Event, seq: int, actor: int) -> dict[str, Any]:
    """Return an event as the log has it for this seat."""
    said: dict[str, Any] = msgspec.to_builtins(GAME.shown(event, ME))
    return said | {"seq": seq, "seat": actor}


@pytest.mark.parametrize("seats", [2, 4])
def test_ones_own_throws_stand_as_long_as_they_are_owed_and_each_stage_of_a_throw_shows_it(
    node: Callable[[str, str], str], seats: int
) -> None:
    components = GAME.components()
    beat = next(one for one in components["beats"] if one["name"] == "dice")
    owed = 1000 * beat["mine"]["owed"]
    given = msgspec.json.encode({"components": components, "me": ME, "steps": season(seats)})

    throws = json.loads(node("extraliga/whole_season.mjs", given.decode()))

    assert {one["mine"] for one in throws} == {True, False}
    assert [one for one in throws if one["mine"] and one["stood"] < owed - POLL_MS] == []
    assert [one for one in throws if one["stood"] and not one["lay"]] == []
