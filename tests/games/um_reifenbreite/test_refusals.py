"""The answer to an impossible action names the most telling clause, with its numbers."""

from app.engine.types import Objection
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Action, Move, Ride, Swap
from app.games.um_reifenbreite.model import State
from tests.games.um_reifenbreite.build import acting, on_road, to_move
from tests.support.matches.scripted_chance import clause

FLAT = {21: "1:AB-2-05", 22: "1:AB-2-02", 31: "1:AB-3-05", 41: "1:AB-1-04"}


def why(state: State, action: Action) -> Objection | None:
    return next(GAME.objections(state, acting(state), action), None)


@clause("UR-5.5")
def test_too_far_says_how_far_it_is_and_how_far_the_rider_may_go() -> None:
    state = to_move(on_road(FLAT, current=21), 2)

    assert why(state, Move("1:AB-2-08")) == Objection("UR-5.5", "too_far", {"n": 3, "m": 2})
    assert why(state, Move("1:AB-3-09")) == Objection("UR-5.5", "too_far", {"n": 4, "m": 2})


@clause("UR-1.5")
def test_behind_riders_who_take_the_whole_road_nothing_is_in_reach() -> None:
    wall = {21: "1:AB-2-05", 31: "1:AB-1-07", 41: "1:AB-2-07", 51: "1:AB-3-07", 32: "1:AB-4-07"}
    state = to_move(on_road(wall, current=21), 4)

    assert why(state, Move("1:AB-2-08")) == Objection("UR-1.5", "way_is_blocked")
    assert why(state, Move("1:AB-2-07")) == Objection("UR-1.5", "space_taken")


@clause("UR-1.3")
def test_nobody_rides_sideways_or_back() -> None:
    state = to_move(on_road({21: "1:AB-2-05"}, current=21), 4)

    for beside_or_behind in ("1:AB-1-05", "1:AB-2-03", "1:AB-4-06"):
        assert why(state, Move(beside_or_behind)) == Objection("UR-1.3", "only_forward")


@clause("UR-1.4")
def test_in_a_bend_the_other_lane_lies_behind_a_thick_line() -> None:
    state = to_move(on_road({21: "1:AB-1-14"}, current=21), 6)

    assert why(state, Move("1:AB-2-17")) == Objection("UR-1.4", "thick_line")


@clause("UR-5.1")
def test_before_the_throw_there_is_no_move_and_one_source_makes_no_throw() -> None:
    state = on_road(FLAT, current=21)

    assert why(state, Move("1:AB-2-06")) == Objection("UR-5.1", "throw_first")
    assert why(state, Ride(("die", ""), False)) == Objection("UR-5.1", "source_missing")


@clause("UR-8.4")
def test_a_forbidden_card_is_named_before_the_order_of_the_sources() -> None:
    state = on_road({21: "2:BC-1-14"}, current=21)

    assert why(state, Ride(("r1-6", "die"), False)) == Objection("UR-8.4", "no_six_uphill")


@clause("UR-4.2")
def test_another_rider_of_the_team_rides_later() -> None:
    state = on_road(FLAT, current=21)
    later = Objection("UR-4.2", "rides_later", {"n": 22, "m": 21})

    assert why(state, Swap(22)) == later
    assert why(to_move(state, 3), Swap(22)) == later
    assert why(state, Swap(31)) == Objection("UR-2.1", "no_swapping")
    assert why(to_move(state, 3), Swap(99)) == Objection("UR-10.3", "not_now")


@clause("UR-4.1")
def test_who_has_ridden_rides_no_more_in_this_round() -> None:
    state = on_road(FLAT, current=22, played=(21,))

    assert why(state, Swap(21)) == Objection("UR-4.1", "rides_no_more", {"n": 21, "m": 22})
