"""UR-11: the finish, the end of a race, who has won."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.operations import play
from app.engine.types import Resign
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.events import TeamScored
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.rounds import end_round
from app.games.um_reifenbreite.view import public
from tests.games.um_reifenbreite.build import (
    LBL,
    change,
    event,
    fresh,
    in_yellow,
    on_road,
    ride,
    roll,
    targets,
    to_move,
    told,
    where,
)
from tests.support.matches.scripted_chance import Scripted, clause


@clause("UR-11.1")
def test_places_go_in_the_order_in_which_the_line_is_crossed_however_far_they_roll() -> None:
    state = on_road({21: "3:S2-1-06", 31: "3:S2-3-05", 41: "0:S1-1-01"})
    step = ride(state, "4:CF-1-02", 1, 1)
    assert (event(step, "finished").place, event(step, "finished").points) == (1, 50)
    step = ride(step.state, "4:CF-3-07", 4, 4)
    assert (event(step, "finished").place, event(step, "finished").points) == (2, 40)


def test_a_hint_over_the_line_names_the_prize_and_one_before_it_the_turns_that_are_left() -> None:
    state = to_move(on_road({21: "3:S2-1-06", 31: "3:S2-3-05", 41: "0:S1-1-01"}), 12)
    hints = [GAME.advice(state, 0, action) for action in GAME.legal(state, 0)]
    said = [reason for hint in hints for reason in hint if reason.text in {"finish", "turns_left"}]

    assert len(said) == len(hints)
    assert {"place": 1, "points": 50} in [reason.params for reason in said]
    assert all(reason.params.get("turns", 1) > 0 for reason in said)


@clause("UR-11.2")
def test_a_finisher_is_in_the_way_until_the_round_ends_and_then_leaves() -> None:
    state = on_road({21: "3:S2-1-06", 31: "3:S2-1-04", 41: "3:S2-3-01"})
    state = ride(state, "4:CF-1-02", 1, 1).state
    state = roll(state, 2, 2).state

    assert "4:CF-1-02" not in targets(state) and "4:CF-2-02" in targets(state)
    state = ride(on_road({21: "3:S2-1-06"}), "4:CF-1-02", 1, 1).state
    assert state.rider(21).standing is Standing.HOME and state.rider(21).node < 0


def home(state: State, *order: int) -> State:
    """These riders are at home, in this order."""
    for place, number in enumerate(order, 1):
        state = change(state, number, place=place, standing=Standing.HOME, node=-1)
    return state


@clause("UR-11.3", "UR-11.4")
def test_with_eight_riders_the_same_table_is_used_from_the_top() -> None:
    state = home(fresh(seats=2), 21, 31, 22, 32, 23, 33, 24, 34)
    state = end_round(structs.replace(state, round=9), Resolution(Scripted()))

    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "race_over"
    assert [placed.score for placed in outcome.placements] == [
        50 + 35 + 30 + 26,
        40 + 32 + 28 + 24,
    ]


@clause("UR-11.4", "UR-14.1")
def test_the_points_of_each_team_are_told_of_this_race_and_of_all() -> None:
    state = change(home(fresh(seats=2), 21, 31, 22, 32, 23, 33, 24, 34), 22, earlier=7)
    resolution = Resolution(Scripted())
    end_round(structs.replace(state, round=9), resolution)

    scored = [one for one in resolution.events if isinstance(one, TeamScored)]
    assert [(one.who, one.team, one.points, one.total) for one in scored] == [
        (0, 0, 50 + 35 + 30 + 26, 50 + 35 + 30 + 26 + 7),
        (1, 1, 40 + 32 + 28 + 24, 40 + 32 + 28 + 24),
    ]


@clause("UR-11.4")
def test_most_points_win_not_the_first_rider() -> None:
    state = home(fresh(seats=2), 21, 31, 32, 33, 34, 22, 23, 24)
    state = end_round(structs.replace(state, round=9), Resolution(Scripted()))

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [(placed.place, placed.score) for placed in outcome.placements] == [
        (2, 50 + 28 + 26 + 24),
        (1, 40 + 35 + 32 + 30),
    ]


def finished(options: dict[str, object], *riders: tuple[int, int, int, bool]) -> State:
    """The end of a race of two: number, place, sprint points, disqualified."""
    state = fresh(seats=2, **options)
    for number, place, sprint, disqualified in riders:
        state = change(
            state,
            number,
            place=place,
            sprint=sprint,
            standing=Standing.HOME,
            photos=(1,) if disqualified else (),
        )
    return end_round(structs.replace(state, round=9), Resolution(Scripted(0, 0)))


def ends(*place_and_sprint: tuple[int, int, bool]) -> list[tuple[int, int]]:
    """(place, score) of both seats; riders 21 to 34 in order."""
    numbers = (21, 22, 23, 24, 31, 32, 33, 34)
    riders = tuple((n, *row) for n, row in zip(numbers, place_and_sprint, strict=True))
    outcome = GAME.outcome(finished({"level": "pro", "jersey": False}, *riders))
    assert outcome is not None
    return [(placed.place, placed.score) for placed in outcome.placements]


@clause("UR-11.5")
def test_equal_points_go_to_the_better_sorted_places() -> None:
    first = 50 + 28 + 26 + 24
    second = 40 + 35 + 32 + 30
    rows = [(1, second - first, False), (6, 0, False), (7, 0, False), (8, 0, False)]
    rows += [(place, 0, False) for place in (2, 3, 4, 5)]

    assert ends(*rows) == [(1, second), (2, second)]


@clause("UR-11.5")
def test_a_disqualified_place_counts_as_last_and_full_equality_is_shared() -> None:
    assert ends(*[(place, 0, True) for place in range(1, 9)]) == [(1, 0), (1, 0)]
    rows = [(place, 0, True) for place in (1, 2, 3)] + [(8, 8, False)]
    rows += [(place, 0, True) for place in (4, 5, 6)] + [(7, 6, False)]
    assert ends(*rows) == [(2, 24 + 8), (1, 26 + 6)]


@clause("UR-11.6")
def test_riders_of_one_seat_take_the_remaining_places_without_riding_on() -> None:
    at = {21: "1:AB-2-05", 22: "1:AB-3-01", 31: "3:S2-1-06"}
    others = (51, 52, 53, 54, 41, 42, 43, 44, 32, 33, 34, 23, 24)
    state = home(on_road(at, auto_finish=True, terrain=False), *others)
    state = ride(state, "4:CF-1-02", 1, 1).state
    state = ride(state, "1:AB-2-06", 1, 1).state
    step = ride(state, "1:AB-3-02", 1, 1)

    ranked = [(e.rider, e.place) for e in step.events if e.__struct_config__.tag == "ranked_in"]
    assert ranked == [(21, 15), (22, 16)]
    assert step.state.phase == "over" and GAME.to_act(step.state) == ()


@clause("UR-11.6")
def test_without_auto_finish_the_last_riders_ride_on_until_round_120() -> None:
    state = on_road({21: "1:AB-2-05", 22: "1:AB-3-01"}, auto_finish=False)
    assert end_round(state, Resolution(Scripted())).phase == "turn"
    at_last = end_round(structs.replace(state, round=120), Resolution(Scripted()))
    assert at_last.phase == "over"
    assert [at_last.rider(number).place for number in (21, 22)] == [1, 2]


@clause("UR-11.6")
def test_after_round_120_all_riders_take_their_places_as_they_stand() -> None:
    state = on_road({21: "1:AB-2-05", 31: "1:AB-3-09", 41: "1:AB-1-05"}, round=120)
    state = end_round(state, Resolution(Scripted()))

    assert [state.rider(number).place for number in (31, 41, 21)] == [1, 2, 3]


@clause("UR-11.7")
def test_at_the_end_of_a_round_they_remount_the_jersey_scores_finishers_leave_and_the_fallen_get_up() -> None:
    at = {21: "2:BC-1-15", 31: "2:BC-1-15", 41: "3:S2-1-05", 51: "1:AB-1-01"}
    state = in_yellow(on_road(at, level="pro", played=(31, 41, 51), current=21), 41)
    state = change(state, 41, standing=Standing.FINISHED, place=1, node=road_of(LBL).index["4:CF-1-02"])
    state = change(state, 51, standing=Standing.FALLEN)
    step = roll(state, 1, 1)

    assert told(step) == ["thrown", "dismounted", "remounted", "jersey_scored", "round_started"]
    assert (where(step.state, 21), where(step.state, 41)) == ("2:BC-1-14", None)
    assert step.state.rider(41).yellow == 2, "he was still on the board when the jersey scored"
    assert [step.state.rider(n).standing for n in (21, 41, 51)] == [
        Standing.RACING,
        Standing.HOME,
        Standing.RACING,
    ]


def test_a_seat_whose_riders_are_home_only_watches() -> None:
    state = home(on_road({31: "1:AB-1-05", 41: "1:AB-3-05"}), 21, 22, 23, 24)

    assert GAME.to_act(state) == (1,)
    assert public(state)["riders"]["21"]["state"] == "home"


def test_a_resignation_among_two_ends_the_match_with_the_points_as_they_stand() -> None:
    state = home(fresh(seats=2), 21, 31)
    step = play(GAME, state, 2, 0, Resign(), Scripted())

    outcome = GAME.outcome(step.state)
    assert told(step) == ["resigned"]
    assert outcome is not None and outcome.reason == "resigned"
    assert [(placed.place, placed.score) for placed in outcome.placements] == [(2, 50), (1, 40)]
    assert GAME.to_act(step.state) == ()
