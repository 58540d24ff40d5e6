"""UR-7: drafting."""

from app.engine.types import Step
from app.games.um_reifenbreite.actions import DeclineDraft, Move, Ride, TakeDraft
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.view import public
from tests.games.um_reifenbreite.build import (
    acting,
    change,
    drafting,
    event,
    on_road,
    ride,
    roll,
    take,
    told,
    where,
    whose_turn,
)
from tests.support.matches.scripted_chance import clause

PAIR = {21: "0:S1-2-05", 31: "0:S1-2-04", 41: "0:S1-4-01"}


def asked(step: Step[State]) -> int | None:
    draft = drafting(step.state)
    return draft.rider if draft else None


@clause("UR-7.1", "UR-7.2")
def test_the_rider_directly_behind_is_asked_at_once() -> None:
    step = ride(on_road(PAIR), "1:AB-2-03", 2, 2)

    assert step.state.phase == "draft"
    assert (asked(step), acting(step.state)) == (31, 1)


@clause("UR-7.1")
def test_a_who_has_played_or_fallen_does_not_draft() -> None:
    assert asked(ride(on_road(PAIR, played=(31,)), "1:AB-2-03", 2, 2)) is None
    fallen = change(on_road(PAIR), 31, standing=Standing.FALLEN)
    assert asked(ride(fallen, "1:AB-2-03", 2, 2)) is None


@clause("UR-7.1")
def test_c_the_space_behind_the_leader_must_be_free() -> None:
    taken = {**PAIR, 51: "1:AB-2-02"}
    state = on_road(taken, current=21)

    assert asked(ride(state, "1:AB-2-03", 3, 3)) is None


@clause("UR-7.1")
def test_c_behind_the_first_space_of_lane_four_nobody_drafts() -> None:
    state = on_road({21: "2:BC-3-08", 31: "2:BC-3-07", 41: "0:S1-1-01"})

    assert asked(ride(state, "2:BC-4-09", 6, 6)) is None


@clause("UR-7.1")
def test_d_they_must_get_there_in_as_many_steps_as_the_leader() -> None:
    """The follower is still inside the bend, from which there is only straight."""
    bend = {21: "1:AB-2-19", 31: "1:AB-2-18", 41: "0:S1-1-01"}

    assert asked(ride(on_road(bend), "1:AB-3-19", 3, 3)) is None
    assert asked(ride(on_road(bend), "1:AB-2-20", 3, 3)) == 31


@clause("UR-7.1")
def test_e_both_must_start_on_the_same_kind_of_terrain_whatever_the_numbers() -> None:
    border = {21: "2:BC-1-01", 31: "1:AB-1-25", 41: "0:S1-1-01"}
    numbers = {21: "2:BC-1-03", 31: "2:BC-1-02", 41: "0:S1-1-01"}

    assert asked(ride(on_road(border), "2:BC-1-04", 6, 5)) is None
    assert asked(ride(on_road(numbers), "2:BC-1-06", 6, 5)) == 31
    assert asked(ride(on_road(border, level="basic"), "2:BC-1-04", 6, 5)) == 31


@clause("UR-7.2")
def test_drafting_is_the_riders_turn_and_declining_leaves_it_to_them() -> None:
    state = ride(on_road(PAIR), "1:AB-2-03", 2, 2).state
    taken, declined = take(state, TakeDraft()), take(state, DeclineDraft())

    assert where(taken.state, 31) == "1:AB-2-02" and taken.state.played == (21, 31)
    assert where(declined.state, 31) == PAIR[31] and whose_turn(declined.state) == 31


@clause("UR-7.3")
def test_the_next_one_behind_follows_the_drafter() -> None:
    state = ride(on_road({**PAIR, 41: "0:S1-2-03"}), "1:AB-2-03", 2, 2).state
    step = take(state, TakeDraft())

    draft = drafting(step.state)
    assert draft is not None
    assert (draft.leader, draft.rider, draft.train) == (31, 41, (21, 31))
    assert told(take(state, DeclineDraft())) == ["draft_declined"]


@clause("UR-7.4")
def test_a_drafter_needs_no_dice_and_crosses_lines() -> None:
    state = on_road({21: "1:AB-1-25", 31: "1:AB-1-24", 41: "0:S1-1-01"}, level="pro")
    step = take(ride(state, "2:BC-1-02", 2, 2).state, TakeDraft())

    assert told(step) == ["drafted", "sprint_scored"]
    assert event(step, "sprint_scored").place == 2


@clause("UR-7.4", "UR-5.7")
def test_a_drafter_may_stop_short_of_the_full_distance_behind_the_finish() -> None:
    state = on_road({21: "3:S2-1-06", 31: "3:S2-1-05", 41: "0:S1-1-01"})
    step = take(ride(state, "4:CF-1-05", 2, 3).state, TakeDraft())

    assert where(step.state, 31) == "4:CF-1-04"
    assert [step.state.rider(number).place for number in (21, 31)] == [1, 2]


@clause("UR-7.5")
def test_a_breakaway_and_the_no_draft_cards_bar_the_rider_behind() -> None:
    broke = take(on_road(PAIR), Ride(("die", "r1-5"), True), 3).state
    assert take(broke, Move("1:AB-2-03")).state.phase == "turn"
    for card in ("plus2_solo", "plus4_solo"):
        assert asked(ride(on_road(PAIR, deck=[card]), "1:AB-2-03", 3, 4, 0)) is None


@clause("UR-7.5")
def test_other_cards_leave_drafting_possible() -> None:
    assert asked(ride(on_road(PAIR, deck=["plus3"]), "1:AB-2-03", 3, 4, 0)) == 31


@clause("UR-7.6")
def test_drafting_in_round_one_is_an_option() -> None:
    assert asked(ride(on_road(PAIR, round=1), "1:AB-2-03", 2, 2)) == 31
    assert asked(ride(on_road(PAIR, round=1, draft_in_round_1=False), "1:AB-2-03", 2, 2)) is None
    assert asked(ride(on_road(PAIR, round=2, draft_in_round_1=False), "1:AB-2-03", 2, 2)) == 31


@clause("UR-7.7")
def test_nobody_drafts_after_a_crash_or_a_skip() -> None:
    for card in ("skip", "crash"):
        state = on_road({**PAIR, 31: "0:S1-2-04"}, deck=[card])
        assert roll(state, 3, 4, 0).state.phase == "turn"


@clause("UR-7.2")
def test_the_view_says_what_is_at_stake() -> None:
    state = on_road({21: "3:S2-1-06", 31: "3:S2-1-05", 32: "3:S2-1-04", 41: "0:S1-1-01"})
    draft = public(ride(state, "4:CF-1-05", 2, 3).state)["draft"]

    assert (draft["leader"], draft["rider"], draft["next"], draft["distance"]) == (21, 31, 32, 5)
    assert draft["stake"] == [{"line": "C", "finish": True, "place": 2, "points": 40}]


@clause("UR-7.3")
def test_the_drafters_own_distance_is_what_the_next_one_has() -> None:
    """Along the inside of the bend the drafter needs 7 steps for what took the leader 8."""
    bend = {21: "1:AB-2-13", 31: "1:AB-2-12", 41: "1:AB-2-11"}
    state = ride(on_road(bend), "1:AB-2-21", 4, 4).state
    step = take(state, TakeDraft())

    assert (event(step, "drafted").path, where(step.state, 31)) == ("lsssssr", "1:AB-2-20")
    assert asked(step) is None and whose_turn(step.state) == 41
