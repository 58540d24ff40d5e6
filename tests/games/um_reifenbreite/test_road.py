"""UR-1: the unrolled road."""

import pytest

from app.games.um_reifenbreite.actions import Move
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.road import NOWHERE, Road, reach, road_of
from tests.games.um_reifenbreite.build import (
    GIRO,
    LBL,
    ROUBAIX,
    TOUR,
    event,
    on_road,
    refused,
    roll,
    take,
    targets,
)
from tests.support.matches.scripted_chance import clause

RACES = (LBL, ROUBAIX, GIRO, TOUR)


def steps(road: Road, node: str) -> dict[str, str]:
    """Letter to node."""
    return {letter: road.ids[to] for to, letter in road.steps[road.index[node]]}


@clause("UR-1.1")
def test_a_race_is_its_legs_in_order_and_then_the_runout() -> None:
    road = road_of(LBL)
    sections = {road.leg[node]: name.split(":")[1].split("-")[0] for name, node in road.index.items()}

    assert [sections[leg] for leg in sorted(sections)] == ["S1", "AB", "BC", "S2", "CF", "FD"]
    assert road.legs == 4


@clause("UR-1.1")
def test_riders_on_two_legs_of_the_same_section_do_not_meet() -> None:
    state = on_road({21: "0:S2-1-03", 31: "7:S2-1-04"}, race=GIRO, current=21)

    assert "0:S2-1-04" in targets(roll(state, 1, 1).state)


@clause("UR-1.2")
@pytest.mark.parametrize("race", RACES)
def test_progress_is_the_length_of_earlier_legs_plus_the_front_edge(race: str) -> None:
    road, course = road_of(race), box().races[race]
    sections = (*course.legs, *course.runout)

    for node, name in enumerate(road.ids):
        leg, space = name.split(":")
        earlier = sum(box().sections[section].length for section in sections[: int(leg)])
        assert road.progress[node] == earlier + box().spaces[space].p1
    assert list(road.progress) == sorted(road.progress)


@clause("UR-1.3")
def test_a_step_goes_ahead_or_diagonally_ahead() -> None:
    assert steps(road_of(LBL), "1:AB-2-01") == {"s": "1:AB-2-02", "r": "1:AB-1-02", "l": "1:AB-3-02"}


@clause("UR-1.3")
def test_where_the_road_forks_a_step_leads_only_to_the_next_leg() -> None:
    assert steps(road_of(ROUBAIX), "1:CF-1-19") == {"s": "2:FD-1-01", "l": "2:FD-2-01"}
    assert steps(road_of(TOUR), "4:CF-1-19") == {"s": "5:FE-1-01", "l": "5:FE-2-01"}


@clause("UR-1.4")
@pytest.mark.parametrize("race", RACES)
def test_inside_a_bend_there_is_only_straight(race: str) -> None:
    road = road_of(race)
    inside = [
        (node, to)
        for node, name in enumerate(road.ids)
        for to, letter in road.steps[node]
        if letter != "s" and bend(road.ids[to]) and bend(name) and not first_of_bend(road, to)
    ]

    assert inside == []
    assert "1:AB-2-13" in reach_ids(race=LBL, start="1:AB-1-12", allowance=1)


def bend(node: str) -> bool:
    return box().spaces[node.split(":")[1]].bend


def first_of_bend(road: Road, node: int) -> bool:
    return not bend(road.ids[road.behind[node]])


def reach_ids(race: str, start: str, allowance: int) -> set[str]:
    road = road_of(race)
    return {road.ids[node] for node in reach(race, road.index[start], allowance, frozenset())}


@clause("UR-1.4")
def test_the_last_space_of_a_bend_may_be_left_diagonally() -> None:
    road = road_of(LBL)

    assert bend("1:AB-2-19") and not bend("1:AB-2-20")
    assert set(steps(road, "1:AB-2-19")) == {"s", "r", "l"}
    assert set(steps(road, "1:AB-2-18")) == {"s"}


@clause("UR-1.5")
def test_nobody_enters_an_occupied_space_but_may_pass_diagonally_between_two_riders() -> None:
    state = on_road({21: "0:S1-2-03", 31: "0:S1-2-04", 41: "0:S1-1-03"}, current=21)
    state = roll(state, 1, 1).state

    assert refused(state, Move("0:S1-2-04")) == "UR-1.5"
    step = take(state, Move("0:S1-1-04"))
    assert event(step, "moved").path == "r"


@clause("UR-1.6")
def test_lane_four_ends_and_begins_diagonally() -> None:
    road = road_of(LBL)

    assert set(steps(road, "2:BC-4-08")) == {"r"}
    assert road.behind[road.index["2:BC-4-09"]] == NOWHERE
    into = [road.ids[node] for node in road.forks[road.index["2:BC-4-09"]]]
    assert into and all(steps(road, node)["l"] == "2:BC-4-09" for node in into)


@clause("UR-1.7")
def test_directly_behind_is_the_same_lane_also_across_a_leg() -> None:
    road = road_of(LBL)

    assert road.ids[road.behind[road.index["1:AB-3-01"]]] == "0:S1-3-06"
    assert road.behind[road.index["0:S1-3-01"]] == NOWHERE


@clause("UR-5.7")
@pytest.mark.parametrize("race", RACES)
def test_the_runout_is_longer_than_the_longest_move(race: str) -> None:
    road = road_of(race)
    before = [node for node in range(len(road.ids)) if road.leg[node] == road.legs - 1]

    for node in before:
        ends = reach(race, node, 7 + 6 + 4, frozenset())
        assert max(map(len, ends.values())) == 7 + 6 + 4
