"""UR-4 and UR-11.7: turns, and the end of a round."""

from app.games.um_reifenbreite.actions import AcceptSwap, AskSwap, DeclineDraft, Move
from app.games.um_reifenbreite.model import Standing
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.rounds import order_of_play
from tests.games.um_reifenbreite.build import (
    LBL,
    change,
    drafting,
    in_yellow,
    on_road,
    ride,
    roll,
    take,
    told,
    whose_turn,
)
from tests.support.matches.scripted_chance import clause


@clause("UR-4.1")
def test_in_a_round_every_rider_has_one_turn() -> None:
    state = on_road({21: "1:AB-2-05", 31: "1:AB-3-03", 41: "1:AB-4-01"})
    seen = []
    for lane, seq in ((2, 6), (3, 4), (4, 2)):
        seen.append(whose_turn(state))
        state = ride(state, f"1:AB-{lane}-0{seq}", 6, 6).state

    assert seen == [21, 31, 41]
    assert (state.round, whose_turn(state), state.played) == (3, 21, ())


@clause("UR-4.2")
def test_who_is_next_follows_from_where_the_riders_stand_now() -> None:
    state = on_road({21: "1:AB-2-05", 31: "1:AB-3-03", 41: "1:AB-4-03"}, terrain=False)

    assert order_of_play(state.riders, state.played) == (21, 31, 41)
    state = change(state, 41, node=road_of(LBL).index["1:AB-4-04"])
    assert order_of_play(state.riders, state.played) == (21, 41, 31)
    assert whose_turn(ride(state, "1:AB-2-06", 1, 1).state) == 41


@clause("UR-4.2")
def test_in_a_bend_the_front_edges_decide() -> None:
    state = on_road({21: "1:AB-1-16", 31: "1:AB-4-15"})

    assert order_of_play(state.riders, state.played) == (31, 21)


@clause("UR-4.3")
def test_drafting_and_swapping_come_before_the_order() -> None:
    at = {21: "1:AB-2-05", 41: "1:AB-3-05", 31: "1:AB-2-04"}
    state = on_road(at, swapping=True, terrain=False)

    moved = roll(state, 5, 5).state
    moved = take(moved, Move("1:AB-2-09")).state
    draft = drafting(moved)
    assert draft is not None and draft.rider == 31
    assert whose_turn(take(moved, DeclineDraft()).state) == 41
    swapped = take(take(state, AskSwap(31)).state, AcceptSwap()).state
    assert whose_turn(swapped) == 31 and order_of_play(swapped.riders, swapped.played) == (31, 41, 21)


@clause("UR-4.4")
def test_a_turn_is_over_after_moving_dismounting_skipping_crashing_or_being_blocked() -> None:
    climb = {21: "2:BC-1-15", 31: "2:BC-3-01"}
    flat = {21: "1:AB-2-20", 31: "1:AB-4-01"}

    assert ride(on_road(flat), "1:AB-2-21", 1, 1).state.played == (21,)
    assert roll(on_road(climb), 1, 1).state.played == (21,)
    assert roll(on_road(flat, deck=["skip"]), 3, 4, 0).state.played == (21,)
    assert roll(on_road(flat, deck=["crash"]), 3, 4, 0).state.played == (21,)


@clause("UR-11.7", "UR-9.9")
def test_at_the_end_of_a_round_the_dismounted_remount_and_the_fallen_get_up() -> None:
    state = on_road({21: "2:BC-1-15", 31: "1:AB-2-20"}, deck=["crash"])
    state = roll(state, 1, 1).state
    step = roll(state, 3, 4, 0)

    assert told(step) == ["seven_thrown", "action_card_drawn", "crashed", "remounted", "round_started"]
    assert {step.state.rider(n).standing for n in (21, 31)} == {Standing.RACING}


@clause("UR-11.7", "UR-13.4", "UR-11.2")
def test_jersey_points_come_after_remounting_and_before_finishers_leave() -> None:
    state = on_road({21: "3:S2-1-06", 31: "2:BC-1-01"}, level="pro")
    state = ride(in_yellow(state, 21), "4:CF-1-02", 1, 1).state
    step = roll(state, 1, 1)

    assert told(step) == ["thrown", "dismounted", "remounted", "jersey_scored", "round_started"]
    assert (step.state.rider(21).standing, step.state.rider(21).yellow) == (Standing.HOME, 2)
