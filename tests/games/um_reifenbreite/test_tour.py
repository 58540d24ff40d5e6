"""UR-14: a tour of several races."""

from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.model import Standing, State
from app.games.um_reifenbreite.rules.lines import hand_over
from app.games.um_reifenbreite.rules.rounds import end_round
from app.games.um_reifenbreite.rules.scoring import own_points
from app.games.um_reifenbreite.view import public
from tests.games.um_reifenbreite.build import LBL, ROUBAIX, change, fresh, in_yellow
from tests.support.matches.scripted_chance import Scripted, clause, kinds

ORDER = (21, 31, 22, 32, 23, 33, 24, 34)


def ridden(
    state: State, order: tuple[int, ...] = ORDER, photos: tuple[int, ...] = (), **sprints: int
) -> State:
    """The race has been ridden: riders home in this order, sprint points by `r<number>`."""
    for place, number in enumerate(order, 1):
        state = change(
            state,
            number,
            place=place,
            standing=Standing.HOME,
            node=-1,
            sprint=sprints.get(f"r{number}", 0),
            photos=photos if number == order[0] else (),
        )
    return structs.replace(state, round=9)


def after(state: State, *draws: int) -> tuple[State, list[Any]]:
    chance = Scripted(*draws)
    resolution = Resolution(chance)
    state = end_round(state, resolution)
    assert chance.spent
    return state, resolution.events


def two_races(**options: object) -> State:
    return fresh(seats=2, **({"races": [LBL, ROUBAIX]} | options))


@clause("UR-14.1")
def test_races_are_ridden_in_their_order_and_points_add_up() -> None:
    state, _ = after(ridden(two_races(tour_bonus=False)))
    assert (state.race, state.race_number, public(state)["score"]) == (ROUBAIX, 1, {"0": 141, "1": 124})

    state, _ = after(ridden(state))
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "tour_over"
    assert [placed.score for placed in outcome.placements] == [2 * 141, 2 * 124]


@clause("UR-14.2")
def test_before_each_race_riders_cards_and_deck_are_restored() -> None:
    spent = structs.replace(ridden(two_races()), deck=(), discards=("skip",))
    spent = spent.with_team(0, structs.replace(spent.teams[0], hand=(), used=("r1-5",)))
    state, _ = after(change(spent, 21, photos=(3, 3)))

    assert (state.phase, state.round, len(state.deck), state.discards) == ("place", 0, 20, ())
    assert all((len(team.hand), team.used) == (14, ()) for team in state.teams)
    assert {(r.standing, r.place, r.photos) for r in state.riders} == {(Standing.WAITING, 0, ())}


@clause("UR-14.2", "UR-3.4")
def test_unkept_cards_are_shown_when_the_race_is_over_and_come_back() -> None:
    state = ridden(two_races())
    state = state.with_team(1, structs.replace(state.teams[1], unkept=("r4-5", "g-6")))
    state, told = after(state)

    (shown,) = [e for e in told if e.__struct_config__.tag == "unkept_shown"]
    assert (shown.team, shown.cards) == (1, "r4-5 g-6")
    assert state.teams[1].unkept == ()


@clause("UR-14.3")
def test_the_seat_with_the_fewest_points_places_first_in_the_next_race() -> None:
    assert after(ridden(two_races()))[0].starter == 1
    assert after(ridden(two_races(), tuple(reversed(ORDER))))[0].starter == 0


@clause("UR-14.3")
def test_of_tied_seats_the_first_clockwise_after_the_previous_one_places_first() -> None:
    state = structs.replace(fresh(seats=3, races=[LBL, ROUBAIX]), starter=1)
    state = structs.replace(state, round=9)
    for rider in state.riders:
        state = change(state, rider.number, standing=Standing.HOME)

    assert after(state)[0].starter == 2


PRO = {"level": "pro"}


@clause("UR-14.4")
def test_sprint_points_and_the_jersey_carry_over() -> None:
    state, _ = after(in_yellow(ridden(two_races(**PRO), r31=11, r21=8), 31), 0, 0)

    assert state.jersey == 31
    assert [state.rider(n).ledger for n in (31, 21)] == [11, 8]
    assert public(state)["riders"]["31"]["ledger"] == 11
    tied = hand_over(change(state, 21, sprint=3), 21, Resolution())
    more = hand_over(change(state, 21, sprint=4), 21, Resolution())
    assert (tied.jersey, more.jersey) == (31, 21)


@clause("UR-14.4")
def test_a_disqualified_wearer_loses_the_sprint_points_and_the_jersey() -> None:
    state = in_yellow(ridden(two_races(**PRO), photos=(1,), r21=11, r31=8), 21)
    state, told = after(state, 0, 0)

    assert (state.rider(21).ledger, state.jersey) == (0, 31)
    assert "jersey_passed" in kinds(told)


@clause("UR-14.4")
def test_a_tied_ledger_keeps_the_wearer_or_goes_to_the_better_place() -> None:
    wearer = in_yellow(ridden(two_races(**PRO), r31=8, r22=8), 22)
    assert after(wearer, 0, 0)[0].jersey == 22
    stripped = in_yellow(ridden(two_races(**PRO), photos=(1,), r21=11, r22=8, r31=8), 21)
    assert after(stripped, 0, 0)[0].jersey == 31


@clause("UR-14.4")
def test_a_disqualified_rider_loses_a_tie_for_the_ledger() -> None:
    """21 has most points of earlier races, but wins this race with a photo that is drawn."""
    state, _ = after(ridden(two_races(races=[LBL, ROUBAIX, LBL], **PRO), r21=8, r31=8), 0, 0)
    state = structs.replace(ridden(state, photos=(1,)), jersey=None)
    state, told = after(state, 0, 0)

    assert state.results[-1].riders[0].place == 1 and state.results[-1].riders[0].disqualified
    assert [state.rider(n).ledger for n in (21, 31)] == [8, 8]
    assert state.jersey == 31 and "jersey_taken" in kinds(told)


@clause("UR-14.4")
def test_with_an_empty_ledger_nobody_wears_the_jersey() -> None:
    state, told = after(in_yellow(ridden(two_races(**PRO), photos=(1,), r21=11), 21), 0, 0)

    assert state.jersey is None and "jersey_vacated" in kinds(told)


@clause("UR-14.5")
def test_the_three_riders_with_most_own_points_bring_a_bonus() -> None:
    state, _ = after(ridden(two_races()))
    state, told = after(ridden(state))

    won = [(e.rider, e.points) for e in told if e.__struct_config__.tag == "bonus_won"]
    assert won == [(21, 50), (31, 40), (22, 35)]
    assert public(state)["score"] == {"0": 2 * 141 + 50 + 35, "1": 2 * 124 + 40}
    without, _ = after(ridden(after(ridden(two_races(tour_bonus=False)))[0]))
    assert without.bonus == () and public(without)["score"] == {"0": 2 * 141, "1": 2 * 124}


@clause("UR-14.5")
def test_of_riders_tied_for_the_bonus_the_better_in_the_last_race_comes_first() -> None:
    state, _ = after(ridden(two_races()))
    swapped = (31, 21, 22, 32, 23, 33, 24, 34)
    state, _ = after(ridden(state, swapped))

    assert state.bonus == (31, 21, 22)


@clause("UR-14.5", "UR-11.5")
def test_of_riders_tied_for_the_bonus_a_disqualified_one_comes_last() -> None:
    """21 has 90 points of the first race and none of this one, which 21 wins; 31 has 50 and 40."""
    state, _ = after(ridden(two_races(level="pro", jersey=False), (21, 31, 22, 32, 23, 33, 24, 34)), 2, 2)
    state = change(change(state, 21, earlier=90), 31, earlier=50)
    state, _ = after(ridden(state, photos=(1,)), 0, 0)

    points = {rider.number: own_points(rider) for rider in state.riders}
    assert points[21] == points[31] == 90 == max(points.values())
    assert state.rider(21).place < state.rider(31).place and state.rider(21).disqualified
    assert state.bonus[:2] == (31, 21)


@clause("UR-14.5")
def test_a_single_race_has_no_bonus() -> None:
    assert after(ridden(fresh(seats=2)))[0].bonus == ()
