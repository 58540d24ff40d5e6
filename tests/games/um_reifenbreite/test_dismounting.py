"""UR-6: off the bike and on again."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import AskSwap
from app.games.um_reifenbreite.model import Riding, Standing, State
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.dismounting import free_place, remount_all
from app.games.um_reifenbreite.rules.rounds import next_turn
from tests.games.um_reifenbreite.build import (
    LBL,
    change,
    offered,
    on_road,
    ride,
    roll,
    targets,
    told,
    where,
    whose_turn,
)
from tests.support.matches.scripted_chance import Scripted, clause


def afoot(at: dict[int, str], *dismounted: int, **options: object) -> State:
    state = on_road(at, **options)  # type: ignore[arg-type]
    for rider in dismounted:
        state = change(state, rider, standing=Standing.DISMOUNTED)
    return structs.replace(state, afoot=dismounted, played=dismounted)


@clause("UR-6.1")
def test_others_ride_through_and_onto_the_space_of_a_dismounted_rider() -> None:
    state = roll(on_road({21: "2:BC-1-15", 31: "2:BC-1-14"}), 1, 1).state
    state = roll(state, 6, 5).state

    assert {"2:BC-1-15", "2:BC-1-16"} <= set(targets(state))


@clause("UR-6.2")
def test_they_remount_in_the_order_in_which_they_dismounted_on_the_old_space_or_behind() -> None:
    at = {21: "2:BC-1-15", 31: "2:BC-1-15", 41: "2:BC-1-15"}
    state = remount_all(afoot(at, 41, 21, current=31), Resolution())

    assert [where(state, rider) for rider in (31, 41, 21)] == ["2:BC-1-15", "2:BC-1-14", "2:BC-1-13"]


@clause("UR-6.2")
def test_where_the_lane_begins_the_search_goes_on_in_the_lane_it_branched_from() -> None:
    road = road_of(LBL)
    first = road.index["2:BC-4-09"]
    fork = road.forks[first][0]

    assert free_place(road, first, frozenset({first})) == fork
    assert free_place(road, first, frozenset({first, fork})) == road.behind[fork]


@clause("UR-6.2")
def test_at_the_start_of_the_road_the_best_free_space_not_ahead_is_taken() -> None:
    road = road_of(LBL)
    lane = [road.index[f"0:S1-2-0{seq}"] for seq in (1, 2, 3)]
    beside = road.index["0:S1-1-03"]

    assert road.ids[free_place(road, lane[2], frozenset(lane))] == "0:S1-1-03"
    assert road.ids[free_place(road, lane[2], frozenset({*lane, beside}))] == "0:S1-3-03"


@clause("UR-6.3")
def test_nobody_drafts_a_rider_who_dismounted() -> None:
    step = roll(on_road({21: "2:BC-1-15", 31: "2:BC-1-14"}), 2, 3)

    assert step.state.phase == "turn" and whose_turn(step.state) == 31


@clause("UR-6.3")
def test_a_dismounted_rider_does_not_draft() -> None:
    state = afoot({21: "2:BC-1-15", 31: "2:BC-1-14", 41: "0:S1-1-01"}, 31)
    step = ride(structs.replace(state, pending=Riding(21)), "2:BC-1-16", 6, 5)

    assert step.state.phase == "turn" and whose_turn(step.state) == 41


@clause("UR-6.3")
def test_a_dismounted_rider_does_not_crash() -> None:
    state = afoot({21: "2:BC-1-15", 31: "2:BC-1-14", 41: "0:S1-1-01"}, 31, deck=["crash"])
    step = roll(state, 3, 4, 0)

    assert told(step)[-1] == "crashed"
    assert step.state.rider(31).standing is Standing.DISMOUNTED


@clause("UR-6.3", "UR-10.2")
def test_a_dismounted_rider_is_not_asked_to_swap_and_ends_the_line() -> None:
    at = {21: "2:BC-1-15", 31: "2:BC-1-14", 41: "2:BC-1-13"}

    assert AskSwap(31) in offered(on_road(at, swapping=True))
    assert not any(isinstance(a, AskSwap) for a in offered(afoot(at, 31, swapping=True)))


@clause("UR-6.4")
def test_a_sprint_stays_won_when_the_winner_remounts_behind_the_line_and_brings_nothing_again() -> None:
    state = afoot({21: "2:BC-1-01", 31: "2:BC-1-01"}, 21, level="pro", current=31)
    state = structs.replace(change(state, 21, sprint=11), lines=((), (21,), (), ()), played=(21, 31))
    state = next_turn(state, Resolution(Scripted()))

    assert where(state, 21) == "1:AB-1-25"
    state = ride(state, "2:BC-1-02", 5, 5).state
    step = ride(state, "2:BC-1-01", 5, 5)
    assert where(step.state, 21) == "2:BC-1-01" and told(step) == ["moved", "round_started"]
    assert (step.state.rider(21).sprint, step.state.lines[1]) == (11, (21,))
