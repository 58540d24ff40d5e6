"""UR-12 and UR-13: cheating, sprints, the yellow jersey."""

import pytest
from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import Move, Ride, TakeDraft
from app.games.um_reifenbreite.model import Standing
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.cheating import develop_photos
from app.games.um_reifenbreite.rules.rounds import end_round
from tests.games.um_reifenbreite.build import (
    GIRO,
    LBL,
    ROUBAIX,
    TOUR,
    change,
    event,
    in_yellow,
    on_road,
    refused,
    ride,
    roll,
    take,
    told,
    where,
)
from tests.support.matches.scripted_chance import Scripted, clause

BEFORE_B = {21: "1:AB-1-25", 31: "1:AB-2-23", 41: "1:AB-4-19", 51: "0:S1-1-01"}


@clause("UR-12.1")
def test_the_team_car_gives_a_six_for_each_die_in_any_round_and_on_any_terrain() -> None:
    both, mixed = Ride(("cheat", "cheat"), False), Ride(("cheat", "r1-5"), False)
    climb = {21: "2:BC-1-15", 31: "0:S1-1-01"}

    assert event(take(on_road(climb, round=1, level="pro"), both, 0, 1), "thrown").sum == 6 + 6
    assert event(take(on_road(climb, level="pro"), mixed, 0), "thrown").sum == 6 + 5
    assert refused(on_road(climb), both) == "UR-12.1"


@clause("UR-12.1")
def test_a_cheat_is_no_energy_card() -> None:
    cobbles = on_road({21: "1:CF-1-02", 31: "0:S2-1-01"}, race=ROUBAIX, level="pro")

    assert refused(cobbles, Ride(("cheat", "r1-5"), False)) is None
    assert refused(cobbles, Ride(("cheat", "cheat"), True)) == "UR-8.6"


@clause("UR-12.2")
def test_each_cheated_die_draws_a_photo_and_a_number_may_come_twice() -> None:
    state = take(on_road(BEFORE_B, level="pro"), Ride(("cheat", "cheat"), False), 3, 3).state

    assert state.rider(21).photos == (4, 4)


@clause("UR-12.3")
def test_two_different_photo_cards_disqualify_whoever_holds_one() -> None:
    state = on_road(BEFORE_B, level="pro")
    for rider, photos in ((21, (4, 4)), (31, (5,)), (41, (1, 6))):
        state = change(state, rider, photos=photos)
    resolution = Resolution(Scripted(3, 4))
    state, drawn = develop_photos(state, resolution)

    assert drawn == (4, 6)
    assert [state.rider(n).disqualified for n in (21, 31, 41)] == [True, False, True]
    assert [(e.rider, e.photo) for e in resolution.events[1:]] == [(21, 4), (41, 6)]


@clause("UR-12.4")
def test_a_disqualified_rider_scores_nothing_and_nobody_moves_up() -> None:
    state = change(on_road({21: "3:S2-1-06"}, level="pro"), 31, place=1, photos=(2,), sprint=11)
    state = roll(state, 1, 1).state
    state = take(state, Move("4:CF-1-02"), 1, 0).state

    assert (state.rider(31).points, state.rider(31).place) == (0, 1)
    assert (state.rider(21).points, state.rider(21).place) == (40, 2)


@clause("UR-13.1")
def test_the_first_three_across_a_sprint_line_score_in_time_order() -> None:
    state = on_road(BEFORE_B, level="pro", terrain=False)
    points = []
    for target in ("2:BC-1-01", "2:BC-2-01", "2:BC-4-01"):
        step = ride(state, target, 6, 6)
        points.append(event(step, "sprint_scored").points)
        state = step.state

    assert points == [11, 8, 5]
    fourth = ride(change(state, 51, node=road_of(LBL).index["1:AB-3-22"]), "2:BC-3-01", 6, 6)
    assert "sprint_scored" not in told(fourth)


@clause("UR-13.1")
@pytest.mark.parametrize(("race", "lines"), [(LBL, "B"), (ROUBAIX, "D"), (GIRO, "DAB"), (TOUR, "BCE")])
def test_every_line_but_the_first_and_the_finish_is_a_sprint(race: str, lines: str) -> None:
    assert "".join(sprint.line for sprint in road_of(race).sprints.values()) == lines


@clause("UR-13.1")
def test_without_the_module_a_line_brings_nothing() -> None:
    assert told(ride(on_road(BEFORE_B), "2:BC-1-01", 6, 6)) == ["moved"]


@clause("UR-13.2")
def test_the_winner_of_the_first_sprint_gets_the_jersey() -> None:
    step = ride(on_road(BEFORE_B, level="pro"), "2:BC-1-01", 6, 6)

    assert told(step) == ["moved", "sprint_scored", "jersey_taken"] and step.state.jersey == 21
    bare = ride(on_road(BEFORE_B, level="pro", jersey=False), "2:BC-1-01", 6, 6)
    assert told(bare) == ["moved", "sprint_scored"] and bare.state.jersey is None


@clause("UR-13.3")
def test_only_strictly_more_sprint_points_take_the_jersey_at_once() -> None:
    state = in_yellow(change(on_road(BEFORE_B, level="pro"), 31, sprint=11), 31)
    tie = ride(state, "2:BC-1-01", 6, 6)
    more = ride(change(state, 21, sprint=1), "2:BC-1-01", 6, 6)

    assert (tie.state.rider(21).sprint, tie.state.jersey) == (11, 31)
    assert (event(more, "jersey_passed").before, more.state.jersey) == (31, 21)


@clause("UR-13.4")
def test_the_wearer_scores_two_at_the_end_of_each_round_that_they_began_racing() -> None:
    state = in_yellow(on_road(BEFORE_B, level="pro"), 21)
    racing = end_round(state, Resolution(Scripted()))
    finishing = end_round(change(state, 21, standing=Standing.FINISHED, place=1), Resolution(Scripted()))
    home = end_round(finishing, Resolution(Scripted()))

    assert [s.rider(21).yellow for s in (racing, finishing, home)] == [2, 2, 2]
    assert home.jersey == 21


@clause("UR-13.5", "UR-7.4")
def test_a_drafter_crosses_a_sprint_line_too() -> None:
    state = on_road({**BEFORE_B, 31: "1:AB-1-24"}, level="pro")
    step = take(ride(state, "2:BC-1-02", 6, 6).state, TakeDraft())

    assert where(step.state, 31) == "2:BC-1-01"
    assert event(step, "sprint_scored").place == 2


def test_the_third_of_a_line_may_be_disqualified_and_the_fourth_does_not_move_up() -> None:
    state = structs.replace(on_road(BEFORE_B, level="pro"), lines=((), (21, 31, 41), (), ()))
    state = change(change(state, 41, photos=(1,), sprint=5), 21, sprint=11)
    state, _ = develop_photos(state, Resolution(Scripted(0, 0)))

    assert [state.rider(n).points for n in (21, 41, 51)] == [11, 0, 0]
