"""UR-10: trading the lead."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    AskSwap,
    DeclineSwap,
    Ride,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.bot import CLOSE, normal, search_choices, trade_gains
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Riding, Standing, State
from app.games.um_reifenbreite.road import NOWHERE, road_of
from app.games.um_reifenbreite.rules.rounds import end_round
from tests.games.um_reifenbreite.build import (
    acting,
    change,
    drafting,
    event,
    offered,
    on_road,
    refused,
    ride,
    take,
    told,
    where,
    whose_turn,
)
from tests.support.matches.scripted_chance import Scripted, clause

LINE = {21: "1:AB-2-23", 31: "1:AB-2-22", 41: "1:AB-2-21", 22: "1:AB-2-20"}


def line(at: dict[int, str] = LINE, **options: object) -> State:
    return on_road(at, **({"swapping": True} | options))  # type: ignore[arg-type]


def trades(state: State) -> list[Action]:
    return [action for action in offered(state) if not isinstance(action, Ride)]


@clause("UR-10.1")
def test_the_nearest_foreign_rider_is_asked_first_and_the_next_after_a_refusal() -> None:
    state = line()

    assert trades(state) == [AskSwap(31)]
    assert refused(state, AskSwap(41)) == "UR-10.1"
    asked = take(state, AskSwap(31)).state
    assert (asked.phase, acting(asked)) == ("swap_reply", 1)
    step = take(asked, DeclineSwap())
    assert told(step) == ["swap_declined"] and acting(step.state) == 0
    assert trades(step.state) == [AskSwap(41)]


@clause("UR-10.1", "UR-2.1")
def test_without_the_module_nobody_trades() -> None:
    assert refused(line(swapping=False), AskSwap(31)) == "UR-2.1"


@clause("UR-10.2")
def test_the_line_ends_at_a_free_space_and_at_a_chequered_line() -> None:
    assert trades(line({21: "1:AB-2-05", 31: "1:AB-2-03"})) == []
    assert refused(line({21: "1:AB-2-05", 31: "1:AB-2-03"}), AskSwap(31)) == "UR-10.2"
    assert trades(line({21: "1:AB-2-01", 31: "0:S1-2-06"})) == []
    no_line = {21: "3:S2-1-01", 31: "2:BC-1-34"}
    assert trades(line(no_line)) == [AskSwap(31)]


@clause("UR-10.2")
def test_who_has_played_or_fallen_is_passed_over_and_keeps_the_line_together() -> None:
    assert trades(line(played=(31,), current=21)) == [AskSwap(41)]
    assert trades(change(line(), 31, standing=Standing.FALLEN)) == [AskSwap(41)]
    assert refused(line(played=(31,), current=21), AskSwap(31)) == "UR-10.2"


@clause("UR-10.3")
def test_riders_of_the_same_seat_trade_without_a_question_and_may_be_passed_over() -> None:
    state = line({21: "1:AB-2-05", 22: "1:AB-2-04", 31: "1:AB-2-03"})

    assert trades(state) == [AskSwap(31), Swap(22)]
    assert refused(state, AskSwap(22)) == "UR-10.3"
    assert refused(state, Swap(31)) == "UR-10.1"
    assert told(take(state, Swap(22))) == ["swapped"]


@clause("UR-10.3")
def test_with_two_teams_a_seat_both_are_own_riders() -> None:
    state = line({21: "1:AB-2-05", 41: "1:AB-2-04"}, seats=2, teams_per_seat=2)

    assert trades(state) == [Swap(41)]


@clause("UR-10.4")
def test_after_a_swap_the_one_in_front_must_ride_and_the_other_plays_later() -> None:
    asked = take(line(), AskSwap(31)).state
    state = take(asked, AcceptSwap()).state

    assert (where(state, 31), where(state, 21)) == (LINE[21], LINE[31])
    assert (whose_turn(state), acting(state), trades(state)) == (31, 1, [])
    assert refused(state, Swap(32)) == "UR-10.4"
    moved = ride(state, "1:AB-2-24", 2, 2).state
    draft = drafting(moved)
    assert draft is not None and draft.rider == 21


@clause("UR-10.4")
def test_who_has_traded_may_not_ask_again_in_this_round() -> None:
    state = take(take(line(), AskSwap(31)).state, AcceptSwap()).state
    state = structs.replace(state, pending=Riding(21))

    assert trades(state) == [] and refused(state, AskSwap(41)) == "UR-10.4"


@clause("UR-10.5")
def test_each_rider_is_asked_once_a_turn() -> None:
    state = line()
    for rider in (31, 41):
        state = take(take(state, AskSwap(rider)).state, DeclineSwap()).state

    assert trades(state) == [Swap(22)]
    assert refused(state, AskSwap(31)) == "UR-10.5"


@clause("UR-10.6")
def test_trading_is_allowed_in_round_one_and_on_a_climb() -> None:
    state = line({21: "2:BC-1-15", 31: "2:BC-1-14"}, round=1)

    assert trades(state) == [AskSwap(31)]


@clause("UR-13.5", "UR-10.2")
@pytest.mark.parametrize(("ahead", "behind"), [("2:BC-1-01", "1:AB-1-25"), ("4:CF-1-01", "3:S2-1-06")])
def test_no_swap_crosses_the_line_of_a_sprint_or_of_the_finish(ahead: str, behind: str) -> None:
    state = line({21: ahead, 31: behind}, level="pro", current=21)

    assert trades(state) == [] and refused(state, AskSwap(31)) == "UR-10.2"


@clause("UR-13.5", "UR-7.4", "UR-13.1")
def test_a_draft_crosses_the_line_of_a_sprint() -> None:
    at = {21: "1:AB-1-25", 31: "1:AB-1-24", 41: "0:S1-1-01"}
    asked = ride(on_road(at, level="pro"), "2:BC-1-02", 1, 1)
    drafted = take(asked.state, TakeDraft())

    assert event(asked, "sprint_scored").rider == 21
    assert (event(drafted, "sprint_scored").rider, event(drafted, "sprint_scored").place) == (31, 2)


@clause("UR-10.4", "UR-10.5")
def test_in_the_next_round_all_may_ask_and_be_asked_again() -> None:
    state = line({21: "1:AB-2-23", 31: "1:AB-2-22"})
    refused_once = take(take(state, AskSwap(31)).state, DeclineSwap()).state
    swapped = take(take(state, AskSwap(31)).state, AcceptSwap()).state

    again = end_round(refused_once, Resolution(Scripted()))
    assert (again.round, trades(again)) == (3, [AskSwap(31)])
    again = end_round(swapped, Resolution(Scripted()))
    assert (whose_turn(again), trades(again)) == (31, [AskSwap(21)])


def pairs() -> Iterator[State]:
    """Yield a rider directly behind another one's, on every other space of the road, with random cards."""
    road, rng = road_of("liege_bastogne_liege"), random.Random(1)
    for node in range(0, len(road.ids), 2):
        behind = road.behind[node]
        if behind == NOWHERE or road.leg[node] != road.leg[behind] or road.leg[node] >= road.legs:
            continue
        hands = {seat: tuple(rng.sample(list(box().kinds), rng.randint(0, 4))) for seat in (0, 1)}
        number, other = rng.choice([(21, 31), (21, 22), (31, 21)])
        yield line({number: road.ids[node], other: road.ids[behind]}, seats=2, hands=hands)


def test_a_computer_asks_where_both_gain_and_so_does_the_one_who_is_asked() -> None:
    met = Counter[str]()
    for state in pairs():
        action = normal(state, acting(state), offered(state), random.Random(1))
        met[type(action).__name__] += 1
        if isinstance(action, AskSwap):
            asked = take(state, action).state
            assert normal(asked, acting(asked), offered(asked), random.Random(1)) == AcceptSwap()
            choices = search_choices(asked, acting(asked), offered(asked), random.Random(1))
            assert sorted(map(repr, choices)) == sorted(map(repr, offered(asked)))

    assert met["AskSwap"] > 0 and met["Swap"] > 0 and met["Ride"] > met["AskSwap"] + met["Swap"]


def test_a_computer_that_is_asked_trades_only_where_it_gains() -> None:
    answers = Counter[type]()
    for state in pairs():
        for ask in offered(state):
            if isinstance(ask, AskSwap):
                asked = take(state, ask).state
                answer = normal(asked, acting(asked), offered(asked), random.Random(1))
                gained = trade_gains(state, whose_turn(state), ask.rider)[1]
                assert (answer == AcceptSwap()) == (gained > CLOSE)
                answers[type(answer)] += 1

    assert answers[AcceptSwap] > 0 and answers[DeclineSwap] > 0
