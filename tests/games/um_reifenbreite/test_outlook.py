"""Each prize and follower that the page says of a space is the one of the move itself."""

from typing import Any

import pytest

from app.engine.operations import legal_actions, play
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Move
from app.games.um_reifenbreite.model import Drafting, State
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.turns import turns_left_here
from app.games.um_reifenbreite.view import own
from tests.games.um_reifenbreite.build import LBL, acting, change, on_road, to_move
from tests.support.matches.scripted_chance import Scripted, clause


def before(leg: int, ranks: int, lane: int = 2) -> str:
    """Return the space of a lane so many spaces before the line that ends a leg."""
    road = road_of(LBL)
    ids = [one for i, one in enumerate(road.ids) if road.leg[i] == leg and road.lane[i] == lane]
    return ids[-ranks]


def pairs(leg: int, ranks: int) -> State:
    """Return rider 21 before a line with an opponent directly behind, and others about."""
    road = road_of(LBL)
    front = before(leg, ranks)
    behind = road.ids[road.behind[road.index[front]]]
    return on_road({21: front, 31: behind, 41: "0:S1-1-01", 22: "0:S1-2-01"})


@clause("UR-7.1", "UR-11.3", "UR-13.1")
@pytest.mark.parametrize(("leg", "ranks"), [(1, 2), (0, 2), (3, 3), (1, 12)])
def test_prizes_and_followers_of_every_space_are_those_of_the_move_itself(leg: str, ranks: int) -> None:
    state = to_move(pairs(leg, ranks), 9)
    seen: Any = own(state, acting(state))["outlook"]
    moves = [one for one in legal_actions(GAME, state, acting(state)) if isinstance(one, Move)]
    stakes, followed = {}, {}

    for one in moves:
        step = play(GAME, state, state.seats, acting(state), one, Scripted())
        told: list[Any] = [e for e in step.events if type(e).__name__ in ("Finished", "SprintScored")]
        if told:
            stakes[one.space] = [(e.place, e.points) for e in told if e.rider == 21]
        if isinstance(step.state.pending, Drafting):
            followed[one.space] = step.state.pending.rider

    shown = {
        node: [(s["place"], s["points"]) for s in found if s["place"]]
        for node, found in seen.get("stakes", {}).items()
    }
    assert {node: found for node, found in shown.items() if found} == stakes
    assert seen.get("followed", {}) == followed
    assert set(seen["best"]) <= {one.space for one in moves} and 1 <= len(seen["best"]) <= 3


@pytest.mark.parametrize(("leg", "ranks"), [(3, 3), (1, 12), (2, 20)])
def test_proposed_spaces_come_by_their_turns_to_go(leg: str, ranks: int) -> None:
    state = to_move(pairs(leg, ranks), 9)
    seen: Any = own(state, acting(state))["outlook"]
    index, turns = road_of(LBL).index, turns_left_here(state)
    moves = [one for one in legal_actions(GAME, state, acting(state)) if isinstance(one, Move)]

    proposed = [turns[index[node]] for node in seen["best"]]
    assert proposed == sorted(proposed)
    assert proposed[0] == min(turns[index[one.space]] for one in moves)


@clause("UR-11.1")
def test_the_next_place_counts_the_riders_that_are_home() -> None:
    state = change(to_move(pairs(3, 3), 9), 41, place=1)
    seen: Any = own(state, acting(state))["outlook"]

    assert {one[-1]["place"] for one in seen["stakes"].values() if one[-1]["finish"]} == {2}


def test_before_the_throw_every_line_within_reach_says_its_prize() -> None:
    state = pairs(3, 3)
    seen: Any = own(state, acting(state))["outlook"]

    assert seen["stakes"] and all(one[-1]["place"] == 1 for one in seen["stakes"].values())
