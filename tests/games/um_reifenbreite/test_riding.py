"""UR-5 and UR-8: the throw, energy cards, the move."""

import pytest

from app.games.um_reifenbreite.actions import Move, Ride
from app.games.um_reifenbreite.data import Terrain
from app.games.um_reifenbreite.rules.terrain import allowance
from app.games.um_reifenbreite.view import own, public
from tests.games.um_reifenbreite.build import (
    LBL,
    ROUBAIX,
    event,
    offered,
    on_road,
    refused,
    ride,
    roll,
    take,
    targets,
    to_move,
    told,
    whose_turn,
)
from tests.support.matches.scripted_chance import clause

FLAT = {21: "1:AB-2-20", 31: "0:S1-1-01"}


def with_cards(*sources: str, breakaway: bool = False) -> Ride:
    first, second = sources
    return Ride((first, second), breakaway)


@clause("UR-5.1", "UR-8.1")
def test_a_card_replaces_one_die_and_the_throw_is_the_sum() -> None:
    step = take(on_road(FLAT), with_cards("die", "r1-6"), 4)

    thrown = event(step, "thrown")
    assert (thrown.one, thrown.two, thrown.sum) == (4, 6, 4 + 6)


@clause("UR-8.1")
def test_both_dice_may_be_replaced() -> None:
    assert event(take(on_road(FLAT), with_cards("r1-5", "g-6")), "thrown").sum == 5 + 6


@clause("UR-5.1")
def test_sources_are_named_in_their_order_and_must_exist() -> None:
    state = on_road(FLAT)

    assert refused(state, with_cards("r1-5", "die")) == "UR-5.1"
    assert refused(state, with_cards("die", "wheel")) == "UR-5.1"


@clause("UR-5.1", "UR-12.2")
def test_photo_cards_are_drawn_before_the_dice() -> None:
    step = take(on_road(FLAT, level="pro"), with_cards("die", "cheat"), 4, 3)

    assert told(step) == ["photo_drawn", "thrown"]
    assert event(step, "photo_drawn").photo == 1 + 4
    assert event(step, "thrown").sum == 3 + 6


@clause("UR-5.2")
def test_a_seven_draws_an_action_card_from_round_two_on() -> None:
    assert told(roll(on_road(FLAT), 3, 4, 0)) == ["seven_thrown", "action_card_drawn", "paced"]
    assert told(roll(on_road(FLAT, round=1), 3, 4)) == ["thrown"]


@clause("UR-5.2")
def test_a_seven_counts_also_with_a_card_or_a_cheat() -> None:
    state = on_road(FLAT, level="pro")

    assert "action_card_drawn" in told(take(state, with_cards("die", "r1-5"), 2, 0))
    assert "action_card_drawn" in told(take(state, with_cards("die", "cheat"), 0, 1, 0))


@clause("UR-5.3")
@pytest.mark.parametrize(
    ("terrain", "number", "spaces"),
    [
        (Terrain.ASPHALT, 0, 8),
        (Terrain.COBBLES, 3, 8 - 3),
        (Terrain.UPHILL, 5, 8 - 5),
        (Terrain.DOWNHILL, 4, 8 + 4),
    ],
)
def test_the_terrain_under_the_rider_changes_the_throw(terrain: Terrain, number: int, spaces: int) -> None:
    assert allowance(8, terrain, number) == spaces


@clause("UR-5.3")
def test_only_the_start_space_counts() -> None:
    thrown = event(roll(on_road({21: "1:AB-1-24", 31: "0:S1-1-01"}), 4, 5), "thrown")

    assert (thrown.terrain, thrown.allowance) == ("asphalt", 4 + 5)


@clause("UR-5.4")
def test_an_allowance_of_nothing_or_less_makes_the_rider_dismount() -> None:
    step = roll(on_road({21: "2:BC-1-15", 31: "0:S1-1-01"}), 1, 2)

    assert event(step, "thrown").allowance == 1 + 2 - 5
    assert told(step) == ["thrown", "dismounted"]


@clause("UR-5.5")
def test_the_path_is_a_shortest_one_that_prefers_straight_then_right_then_left() -> None:
    around = {21: "0:S1-2-01", 31: "0:S1-2-02", 41: "0:S1-1-02"}
    state = to_move(on_road(around, current=21), 3)

    assert event(take(state, Move("0:S1-3-02")), "moved").path == "l"
    assert event(take(state, Move("0:S1-2-03")), "moved").path == "lr"
    free = to_move(on_road({21: "0:S1-2-01", 31: "0:S1-2-05"}, current=21), 3)
    assert event(take(free, Move("0:S1-1-04")), "moved").path == "ssr"


@clause("UR-5.5")
def test_a_space_further_than_the_allowance_is_out_of_reach() -> None:
    state = to_move(on_road(FLAT), 2)

    assert refused(state, Move("1:AB-2-23")) == "UR-5.5"
    assert refused(state, Move("1:XX-2-23")) == "UR-1.1"


@clause("UR-5.6")
def test_fewer_steps_are_allowed_but_not_none() -> None:
    state = to_move(on_road(FLAT), 4)

    assert refused(state, Move("1:AB-2-21")) is None
    assert refused(state, Move("1:AB-2-20")) == "UR-5.6"


@clause("UR-5.6")
def test_a_rider_with_no_free_space_ahead_stays() -> None:
    wall = {31: "0:S1-1-04", 41: "0:S1-2-04", 21: "0:S1-1-03"}
    step = roll(on_road(wall, current=21), 3, 3)

    assert told(step) == ["thrown", "blocked"]
    assert whose_turn(step.state) == 31 and step.state.played == (21,)


@clause("UR-5.7")
def test_over_the_finish_line_only_the_full_distance_counts_but_a_stop_before_it_is_legal() -> None:
    state = to_move(on_road({21: "3:S2-1-05", 31: "0:S1-1-01"}), 3)

    assert refused(state, Move("4:CF-1-01")) == "UR-5.7"
    assert refused(state, Move("3:S2-1-06")) is None


@clause("UR-5.7")
def test_behind_the_line_the_greatest_distance_is_the_greatest_that_is_free() -> None:
    wall = {31 + i * 10: f"4:CF-{lane}-02" for i, lane in enumerate((1, 2))} | {22: "4:CF-3-02"}
    state = to_move(on_road({21: "3:S2-1-06", **wall}, current=21), 2)

    assert sorted(targets(state)) == ["4:CF-1-01", "4:CF-2-01"]


@clause("UR-5.8")
def test_the_line_is_crossed_by_leaving_its_leg() -> None:
    state = on_road({21: "1:AB-1-25", 31: "0:S1-1-01"}, level="pro")
    step = ride(state, "2:BC-1-01", 1, 1)

    assert event(step, "sprint_scored").line == "B"


@clause("UR-8.2")
def test_no_card_in_the_first_round() -> None:
    assert refused(on_road(FLAT, round=1), with_cards("die", "g-5")) == "UR-8.2"


@clause("UR-8.3")
def test_blue_cards_are_for_the_rider_with_their_digit_and_green_ones_for_all() -> None:
    state = on_road({22: "1:AB-2-20", 31: "0:S1-1-01"})

    assert refused(state, with_cards("die", "r1-5")) == "UR-8.3"
    assert refused(state, with_cards("r2-6", "g-5")) is None


@clause("UR-8.4")
def test_on_cobbles_one_card_at_most() -> None:
    state = on_road({21: "1:CF-1-02", 31: "0:S2-1-01"}, race=ROUBAIX)

    assert refused(state, with_cards("r1-5", "r1-6")) == "UR-8.4"
    assert refused(state, with_cards("die", "r1-6")) is None


@clause("UR-8.4")
def test_no_six_on_an_uphill_space() -> None:
    state = on_road({21: "2:BC-1-14", 31: "0:S1-1-01"})

    assert refused(state, with_cards("die", "g-6")) == "UR-8.4"
    assert refused(state, with_cards("r1-5", "g-5")) is None


@clause("UR-8.4")
def test_neither_limit_applies_in_basic() -> None:
    cobbles = on_road({21: "1:CF-1-02", 31: "0:S2-1-01"}, race=ROUBAIX, level="basic")
    climb = on_road({21: "2:BC-1-14", 31: "0:S1-1-01"}, race=LBL, level="basic")

    assert refused(cobbles, with_cards("r1-5", "r1-6")) is None
    assert refused(climb, with_cards("r1-6", "g-6")) is None


@clause("UR-8.5")
def test_used_cards_leave_the_hand_for_the_public_pile() -> None:
    state = take(on_road(FLAT), with_cards("r1-5", "g-6")).state

    assert state.teams[0].used == ("r1-5", "g-6")
    assert len(state.teams[0].hand) == 14 - 2
    assert public(state)["teams"]["0"]["used"] == {"r1-5": 1, "g-6": 1}


@clause("UR-8.5")
def test_the_same_card_twice_needs_two_copies() -> None:
    state = on_road(FLAT, hands={0: ("r1-5", "g-6")})

    assert refused(state, with_cards("r1-5", "r1-5")) == "UR-8.5"
    assert refused(state, with_cards("r1-6", "g-6")) == "UR-8.5"


@clause("UR-8.6")
def test_a_breakaway_is_announced_with_a_card_before_the_dice() -> None:
    state = on_road(FLAT)
    step = take(state, with_cards("die", "r1-5", breakaway=True), 3)

    assert told(step) == ["broke_away", "thrown"]
    assert refused(state, with_cards("die", "die", breakaway=True)) == "UR-8.6"


@clause("UR-8.7")
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    state = on_road(FLAT, hands={0: ("r1-5", "g-6", "g-6")})

    assert own(state, 0)["hand"] == {"0": {"r1-5": 1, "g-6": 2}}
    assert "0" not in own(state, 1)["hand"]
    assert public(state)["teams"]["0"]["cards"] == 3


def test_every_offer_of_a_turn_is_offered_once() -> None:
    actions = offered(on_road(FLAT, level="pro"))

    without_cards = 3  # die + die, die + cheat, cheat + cheat
    assert len(actions) == len(set(actions)) == without_cards + 2 * (4 + 4 + 6 + 4)
