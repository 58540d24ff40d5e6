"""The worked examples of RULES.md, section 10, in their order."""

from itertools import permutations

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import (
    Action,
    AskSwap,
    DeclineSwap,
    LoseCard,
    Move,
    Ride,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.cheating import develop_photos
from app.games.um_reifenbreite.rules.rounds import end_round, order_of_play
from tests.games.um_reifenbreite.build import (
    GIRO,
    LBL,
    ROUBAIX,
    change,
    drafting,
    event,
    offered,
    on_road,
    ride,
    roll,
    take,
    targets,
    told,
    where,
    whose_turn,
)
from tests.support.matches.scripted_chance import Scripted, clause


@clause("UR-11.3")
def test_example_1_the_places_bring_fifty_to_eight_points() -> None:
    assert box().places == (50, 40, 35, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8)
    assert all(box().places[place - 1] == 8 + 2 * (16 - place) for place in range(4, 17))
    assert sum(box().places) == 385


@clause("UR-4.2")
def test_example_2_the_rider_in_front_plays_first_then_the_one_more_to_the_right() -> None:
    state = on_road({21: "1:AB-2-03", 31: "1:AB-1-03", 41: "1:AB-4-04"})

    assert order_of_play(state.riders, state.played) == (41, 31, 21)


@clause("UR-5.5", "UR-1.3")
def test_example_3_three_steps_on_an_empty_road_lead_to_eleven_spaces() -> None:
    state = roll(on_road({21: "1:AB-2-01"}, terrain=False), 1, 2).state
    distance = {space: len(path) for space, path in reach_by_id(state.race, "1:AB-2-01", 3).items()}

    assert len(targets(state)) == 11
    assert distance == {
        **{f"1:AB-{lane}-02": 1 for lane in (1, 2, 3)},
        **{f"1:AB-{lane}-03": 2 for lane in (1, 2, 3, 4)},
        **{f"1:AB-{lane}-04": 3 for lane in (1, 2, 3, 4)},
    }


def reach_by_id(race: str, start: str, allowance: int) -> dict[str, str]:
    road = road_of(race)
    found = reach(race, road.index[start], allowance, frozenset())
    return {road.ids[node]: path for node, path in found.items()}


FOUR_IN_LANE_TWO = {21: "0:S1-2-06", 31: "0:S1-2-05", 41: "0:S1-2-04"}


@clause("UR-7.1", "UR-7.3")
def test_example_4_a_train_of_three_each_drafts_the_one_in_front() -> None:
    step = ride(on_road(FOUR_IN_LANE_TWO), "1:AB-3-04", 1, 3)

    assert event(step, "moved").distance == 1 + 3
    first = drafting(step.state)
    assert first is not None and (first.rider, len(first.path)) == (31, 4)
    step = take(step.state, TakeDraft())
    assert where(step.state, 31) == "1:AB-3-03"
    second = drafting(step.state)
    assert second is not None and (second.rider, len(second.path)) == (41, 4)
    step = take(step.state, TakeDraft())
    assert where(step.state, 41) == "1:AB-3-02"


@clause("UR-7.5", "UR-8.6")
def test_example_5_a_breakaway_leaves_the_rider_behind_to_play_normally() -> None:
    state = take(on_road(FOUR_IN_LANE_TWO), Ride(("die", "r1-5"), True), 3).state

    assert state.throw is not None and state.throw.allowance == 5 + 3
    state = take(state, Move("1:AB-2-04")).state
    assert state.phase == "turn" and whose_turn(state) == 31


@clause("UR-5.4", "UR-6.1", "UR-6.2")
def test_example_6_a_dismounted_rider_is_passed_and_remounts_behind() -> None:
    state = on_road({21: "2:BC-1-15", 31: "2:BC-1-14"})
    first = roll(state, 2, 3)

    assert event(first, "thrown").allowance == 2 + 3 - 5
    assert told(first) == ["thrown", "dismounted"]
    second = roll(first.state, 4, 4)
    assert event(second, "thrown").allowance == 4 + 4 - 5
    assert {"2:BC-1-15", "2:BC-1-16", "2:BC-1-17"} <= set(targets(second.state))
    step = take(second.state, Move("2:BC-1-15"))
    assert event(step, "remounted").space == "2:BC-1-14"
    assert where(step.state, 31) == "2:BC-1-15"


@clause("UR-8.4", "UR-12.1")
def test_example_7_uphill_a_full_hand_offers_seventeen_rides_and_no_six() -> None:
    state = on_road({21: "2:BC-1-14"}, level="pro")
    rides = [action for action in offered(state) if isinstance(action, Ride)]

    assert {source for ride in rides for source in ride.sources} == {"die", "cheat", "r1-5", "g-5"}
    assert len(rides) == 17


@clause("UR-8.4")
def test_example_8_on_cobbles_nine_rides_and_on_asphalt_twenty_nine() -> None:
    cobbles = on_road({21: "1:CF-1-02"}, race=ROUBAIX)
    asphalt = on_road({21: "1:CF-1-01"}, race=ROUBAIX)

    assert [action.sources for action in offered(cobbles) if not action.breakaway] == [
        ("die", "die"),
        ("die", "r1-5"),
        ("die", "r1-6"),
        ("die", "g-5"),
        ("die", "g-6"),
    ]
    assert len(offered(cobbles)) == 1 + 2 * 4
    assert len(offered(asphalt)) == 1 + 2 * (4 + 10)


@clause("UR-9.9")
def test_example_9_the_crash_takes_the_group_that_has_not_ridden() -> None:
    at = {31: "1:AB-1-03", 21: "1:AB-2-03", 41: "1:AB-3-03"}
    at |= {51: "1:AB-3-02", 22: "1:AB-4-01", 32: "1:AB-2-01"}
    state = on_road(at, deck=["crash"], terrain=False)
    state = ride(state, "1:AB-1-04", 1, 1).state
    step = roll(state, 3, 4, 0)

    assert told(step) == ["seven_thrown", "action_card_drawn", "crashed", "fell", "fell"]
    falls = [(e.rider, e.by, e.wave) for e in step.events[-2:]]
    assert falls == [(41, 21, 1), (51, 41, 2)]
    assert whose_turn(step.state) == 32
    standing = {number: step.state.rider(number).standing for number in at}
    assert [n for n in at if standing[n] is Standing.FALLEN] == [21, 41, 51]
    assert step.state.played == (31, 21, 41, 51)


@clause("UR-5.7", "UR-11.1", "UR-7.4")
def test_example_10_the_finish_demands_the_full_distance_and_the_drafter_is_second() -> None:
    state = roll(on_road({21: "3:S2-1-05", 31: "3:S2-1-04"}), 1, 2).state

    assert sorted(targets(state)) == [
        "3:S2-1-06",
        "3:S2-2-06",
        *(f"4:CF-{lane}-02" for lane in (1, 2, 3, 4)),
    ]
    state = take(state, Move("4:CF-1-02")).state
    step = take(state, TakeDraft())
    assert event(step, "drafted").path == "sss"
    assert event(step, "finished").place == 2


@clause("UR-1.2", "UR-1.4")
def test_example_11_the_inside_of_a_bend_gains_more() -> None:
    bend = [space for space in box().spaces.values() if space.section == "AB" and space.bend]

    assert [sum(space.lane == lane for space in bend) for lane in (1, 2, 3, 4)] == [8, 7, 6, 5]
    assert round(best_gain("1:AB-1-12", 6), 2) == 5.57
    assert best_gain("1:AB-4-12", 6) == 7.5


def best_gain(start: str, allowance: int) -> float:
    road = road_of(LBL)
    ends = [road.progress[road.index[node]] for node in reach_by_id(LBL, start, allowance)]
    return (max(ends) - road.progress[road.index[start]]) / 1680


@clause("UR-10.1", "UR-10.3", "UR-10.4")
def test_example_12_trading_the_lead_down_the_line() -> None:
    at = {21: "1:AB-2-04", 22: "1:AB-2-03", 31: "1:AB-2-02", 41: "1:AB-2-01"}
    state = on_road(at, swapping=True)

    assert trades(state) == [AskSwap(31), Swap(22)]
    asked = take(state, AskSwap(31)).state
    declined = take(asked, DeclineSwap()).state
    assert trades(declined) == [AskSwap(41), Swap(22)]
    traded = take(declined, Swap(22)).state
    assert (where(traded, 22), where(traded, 21)) == ("1:AB-2-04", "1:AB-2-03")
    assert whose_turn(traded) == 22 and trades(traded) == []


def trades(state: State) -> list[Action]:
    return [action for action in offered(state) if not isinstance(action, Ride)]


@clause("UR-13.1", "UR-13.2")
def test_example_13_the_lines_of_the_giro_by_leg() -> None:
    road = road_of(GIRO)

    assert {leg: line for leg, line in enumerate(road.lines[: road.legs]) if line} == {
        0: "C",
        2: "D",
        4: "A",
        5: "B",
        7: "C",
    }
    assert {leg: sprint.line for leg, sprint in road.sprints.items()} == {2: "D", 4: "A", 5: "B"}
    step = ride(on_road({21: "2:FD-1-13"}, race=GIRO, level="pro"), "3:DM-1-03", 2, 3)
    assert event(step, "sprint_scored").points == 11
    assert step.state.jersey == 21


@clause("UR-9.6", "UR-9.7", "UR-9.2")
def test_example_14_the_climb_counts_after_the_cards_arithmetic() -> None:
    reroll = on_road({21: "2:BC-1-15"}, deck=["reroll_one"])
    extra = on_road({21: "2:BC-1-15"}, deck=["extra_die"])
    five_and_die = Ride(("die", "r1-5"), False)

    step = take(reroll, five_and_die, 2, 0, 6)
    assert (event(step, "paced").total, event(step, "paced").allowance) == (6, 6 - 5)
    step = take(extra, five_and_die, 2, 0, 6)
    assert (event(step, "paced").total, event(step, "paced").allowance) == (7 + 6, 13 - 5)


@clause("UR-9.4")
def test_example_15_without_a_card_of_their_own_the_owner_chooses_a_green_one() -> None:
    state = on_road({24: "1:AB-2-05"}, deck=["lose_card"], hands={0: ("r1-5", "g-5", "g-6")})
    state = roll(state, 3, 4, 0).state

    assert state.phase == "lose_card"
    assert offered(state) == [LoseCard("g-5"), LoseCard("g-6")]


@clause("UR-12.3", "UR-12.2")
def test_example_16_the_risk_grows_with_distinct_photo_numbers() -> None:
    def risk(*photos: int) -> float:
        state = change(on_road({21: "1:AB-2-05"}, level="pro"), 21, photos=photos)
        draws = [(one, two - (two > one)) for one, two in permutations(range(6), 2)]
        caught = [
            develop_photos(state, Resolution(Scripted(*draw)))[0].rider(21).disqualified for draw in draws
        ]
        return round(100 * sum(caught) / len(caught), 1)

    assert [risk(*range(1, 1 + count)) for count in (1, 2, 3, 4)] == [33.3, 60, 80, 93.3]
    assert risk(4, 4, 2) == 60


@clause("UR-13.3", "UR-13.4")
def test_example_17_a_tie_leaves_the_jersey_and_one_point_more_takes_it() -> None:
    state = on_road({21: "4:S1-1-06", 31: "4:S1-2-06"}, race=GIRO, level="pro", current=31)
    state = structs.replace(change(change(state, 21, sprint=11), 31, sprint=4), jersey=21)

    tie = ride(state, "5:AB-2-01", 1, 1)
    assert event(tie, "sprint_scored").points == 7 and tie.state.rider(31).sprint == 4 + 7
    assert tie.state.jersey == 21
    more = ride(change(state, 31, sprint=5), "5:AB-2-01", 1, 1)
    assert more.state.rider(31).sprint == 5 + 7 and more.state.jersey == 31
    scored = end_round(more.state, Resolution(Scripted()))
    assert (scored.rider(31).yellow, scored.rider(21).yellow) == (2, 0)


@clause("UR-12.4", "UR-11.3")
def test_example_18_a_disqualified_winner_scores_nothing_and_the_second_stays_second() -> None:
    state = on_road({51: "1:AB-2-05"}, level="pro")
    state = change(state, 21, place=1, sprint=11, yellow=6, photos=(3,))
    state = change(state, 31, place=2)

    assert state.rider(21).points == 50 + 11 + 6
    state, _ = develop_photos(state, Resolution(Scripted(2, 0)))
    assert state.rider(21).points == 0
    assert state.rider(31).points == 40


@clause("UR-6.4")
def test_example_19_a_line_crossed_again_after_remounting_counts_for_nothing() -> None:
    state = on_road({21: "2:BC-1-01", 31: "1:AB-1-25", 41: "1:AB-1-20"}, level="pro")
    state = structs.replace(change(state, 21, sprint=11), lines=((), (21,), (), ()), jersey=21)

    state = roll(state, 1, 1).state
    second = ride(state, "2:BC-1-01", 3, 3)
    assert event(second, "sprint_scored").points == 8
    ended = ride(second.state, "1:AB-1-21", 3, 3)
    assert event(ended, "remounted").space == "1:AB-1-25"
    again = ride(ride(ended.state, "2:BC-1-05", 4, 4).state, "2:BC-1-01", 3, 3)
    assert where(again.state, 21) == "2:BC-1-01"
    assert "sprint_scored" not in told(again) and again.state.rider(21).sprint == 11
    third = ride(again.state, "2:BC-2-01", 6, 6)
    assert (event(third, "sprint_scored").rider, event(third, "sprint_scored").points) == (41, 5)
