"""UR-2 and UR-3: levels, options, the start."""

from itertools import permutations
from random import Random
from typing import Any

import jsonschema
import pytest
from msgspec import structs

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions, options_schema, play
from app.engine.types import OptionsRefused
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Keep, Place
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Colour, Placing, State
from app.games.um_reifenbreite.rules.placing import team_to_place
from app.games.um_reifenbreite.view import public
from tests.games.um_reifenbreite.build import DICE, GIRO, ROUBAIX, acting, fresh, on_road, refused, roll, told
from tests.support.matches.scripted_chance import Scripted, clause, refused_by

SWITCHES = ("terrain", "cheating", "sprints", "jersey", "swapping")


def switches(**options: object) -> list[bool]:
    complete = complete_options(GAME, options, 4)
    return [getattr(complete, name) for name in SWITCHES]


@clause("UR-2.1")
def test_the_level_sets_the_switches_and_each_may_be_overridden() -> None:
    assert switches(level="basic") == [False] * 5
    assert switches() == switches(level="advanced") == [True, False, False, False, False]
    assert switches(level="pro") == [True] * 5
    assert switches(level="pro", cheating=False) == [True, False, True, True, True]
    assert switches(swapping=True) == [True, False, False, False, True]


@clause("UR-13.2")
def test_the_jersey_needs_sprints() -> None:
    assert switches(level="pro", sprints=False) == [True, True, False, False, True]
    assert switches(jersey=True) == [True, False, False, False, False]


@clause("UR-2.1")
def test_basic_rides_on_asphalt_everywhere() -> None:
    thrown = roll(on_road({21: "2:BC-1-15"}, level="basic"), 2, 3).events[0]

    assert (thrown.terrain, thrown.number, thrown.allowance) == ("asphalt", 0, 2 + 3)


@clause("UR-2.2")
def test_without_cheating_twenty_action_cards_remain() -> None:
    assert len(fresh(cheating=True).deck) == 22
    assert len(fresh().deck) == 20 and "photo" not in fresh().deck


@clause("UR-3.1")
def test_each_seat_has_a_team_of_four() -> None:
    state = fresh(seats=3)

    assert [state.owner(rider.number) for rider in state.riders] == [0] * 4 + [1] * 4 + [2] * 4
    assert [rider.number for rider in state.riders[:4]] == [21, 22, 23, 24]


@clause("UR-3.1")
def test_two_seats_may_have_two_teams_each() -> None:
    state = fresh(seats=2, teams_per_seat=2)

    assert [state.seat_of(team) for team in range(4)] == [0, 1, 0, 1]
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"teams_per_seat": 2}, 3)


def test_options_are_a_self_contained_schema_with_defaults() -> None:
    schema = options_schema(GAME)

    assert all("default" in option for option in schema["properties"].values())
    jsonschema.validate({"races": ["giro", "giro"], "level": "pro", "jersey": None}, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"races": []}, schema)
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"races": ["giro"] * 5}, 4)


@clause("UR-3.2")
def test_every_team_takes_its_fourteen_cards() -> None:
    hand = fresh().teams[2].hand

    assert len(hand) == 14
    assert [sum(box().kinds[card].rider == digit for card in hand) for digit in (1, 2, 3, 4, None)] == [
        4,
        3,
        2,
        1,
        4,
    ]


@clause("UR-3.3")
def test_the_highest_sum_starts_and_tied_seats_roll_again() -> None:
    options = complete_options(GAME, {}, 3)
    chance = Scripted(6, 4, 1, 2, 5, 5, 1, 1, 1, 2)
    step = GAME.setup(options, 3, chance)

    assert chance.spent
    rolls = [(e.who, e.sum) for e in step.events if e.__struct_config__.tag == "start_rolled"]
    assert rolls == [(0, 10), (1, 3), (2, 10), (0, 2), (2, 3)]
    assert step.state.starter == 2 and acting(step.state) == 2


def keep(state: State, seat: int, card: str, team: int | None = None) -> State:
    action = Keep(seat if team is None else team, card)
    assert refused_by(GAME, state, seat, action) is None
    return play(GAME, state, state.seats, seat, action, Scripted()).state


@clause("UR-3.4")
def test_for_a_short_race_every_team_keeps_seven_cards_all_at_once() -> None:
    state = fresh(seats=2, short_race_energy="choose7")

    assert state.phase == "keep" and GAME.to_act(state) == (0, 1)
    for card in ("r1-5", "r1-5", "r2-6", "r3-5", "g-5", "g-6", "g-6"):
        state = keep(state, 1, card)
    assert GAME.to_act(state) == (0,)
    assert state.teams[1].hand == ("r1-5", "r1-5", "r2-6", "r3-5", "g-5", "g-6", "g-6")
    assert state.teams[1].unkept == ("r1-6", "r1-6", "r2-6", "r2-6", "r3-5", "r4-5", "g-5")
    for _ in range(7):
        state = keep(state, 0, legal_actions(GAME, state, 0)[0].card)  # type: ignore[union-attr]
    assert state.phase == "place"


@clause("UR-3.4")
def test_a_card_can_be_kept_as_often_as_there_are_copies_and_only_for_an_own_team() -> None:
    state = keep(fresh(seats=2, short_race_energy="choose7"), 0, "r4-5")

    assert refused_by(GAME, state, 0, Keep(0, "r4-5")) == "UR-3.4"
    assert refused_by(GAME, state, 0, Keep(1, "r4-5")) == "UR-3.4"
    assert refused_by(GAME, state, 0, Keep(-2, "r1-5")) == "UR-3.4"


@clause("UR-3.4")
def test_a_long_race_is_ridden_with_all_cards() -> None:
    assert fresh(races=[GIRO], short_race_energy="choose7").phase == "place"


@clause("UR-3.5")
def test_riders_start_on_the_sixteen_dotted_spaces_one_of_a_team_in_a_lane() -> None:
    state = fresh()

    assert len(legal_actions(GAME, state, 0)) == 4 * 16
    assert refused(state, Place(21, "0:S1-1-02")) == "UR-3.5"
    assert refused(state, Place(21, "1:AB-1-01")) == "UR-3.5"
    state = place(state, 21, "0:S1-1-06")
    for rider, lane in ((31, 2), (41, 3), (51, 4)):
        state = place(state, rider, f"0:S1-{lane}-06")
    assert refused(state, Place(22, "0:S1-1-05")) == "UR-3.5"
    assert refused(state, Place(22, "0:S1-2-06")) == "UR-1.5"
    assert refused(state, Place(21, "0:S1-2-05")) == "UR-3.6"
    assert refused(state, Place(32, "0:S1-2-05")) == "UR-3.6"


def place(state: State, rider: int, space: str) -> State:
    action = Place(rider, space)
    assert refused(state, action) is None
    return play(GAME, state, state.seats, acting(state), action, Scripted()).state


def placing_order(state: State) -> list[int]:
    order = []
    while isinstance(state.pending, Placing):
        order.append(team_to_place(state, state.pending))
        action = legal_actions(GAME, state, acting(state))[0]
        state = play(GAME, state, state.seats, acting(state), action, Scripted()).state
    return order


@clause("UR-3.6")
def test_seats_place_clockwise_from_the_starter_four_times_around() -> None:
    options = complete_options(GAME, {}, 3)
    state = GAME.setup(options, 3, Scripted(1, 1, 1, 1, 6, 6)).state

    assert placing_order(state) == [2, 0, 1] * 4


@clause("UR-3.6")
def test_with_two_teams_a_seat_the_first_teams_come_before_the_second_ones() -> None:
    options = complete_options(GAME, {"teams_per_seat": 2}, 2)
    state = GAME.setup(options, 2, Scripted(1, 1, 6, 6)).state

    assert placing_order(state) == [1, 0, 3, 2] * 4


@clause("UR-3.6", "UR-4.1")
def test_after_the_last_rider_the_first_round_begins() -> None:
    state = fresh(seats=2)
    for _ in range(7):
        action = legal_actions(GAME, state, acting(state))[0]
        state = play(GAME, state, 2, acting(state), action, Scripted()).state
    last = legal_actions(GAME, state, acting(state))[0]
    step = play(GAME, state, 2, acting(state), last, Scripted())

    assert told(step) == ["placed", "round_started"]
    assert (step.state.round, step.state.phase) == (1, "turn")


def test_nothing_may_be_done_out_of_its_phase() -> None:
    state = on_road({21: "1:AB-2-03", 31: "1:AB-1-01"})

    assert refused(state, Place(22, "0:S1-1-06")) == "UR-3.5"
    assert refused_by(GAME, state, 1, DICE) == "UR-4.1"


@clause("UR-3.1")
def test_a_seat_rides_in_the_colour_it_has_chosen_and_the_others_take_what_is_left() -> None:
    def colours(seats: int, **options: Any) -> list[str]:
        return [team["colour"] for team in public(fresh(seats, **options))["teams"].values()]

    assert colours(4) == ["blue", "orange", "teal", "violet"]
    assert colours(3, colours=["teal"]) == ["teal", "blue", "orange"]
    assert colours(3, colours=[None, "violet", None]) == ["blue", "violet", "orange"]


@clause("UR-3.1")
def test_two_teams_of_a_seat_wear_different_colours() -> None:
    teams = public(fresh(2, teams_per_seat=2, colours=["violet", "blue"]))["teams"].values()

    assert [(team["seat"], team["colour"]) for team in teams] == [
        (0, "violet"),
        (1, "blue"),
        (0, "teal"),
        (1, "orange"),
    ]


@clause("UR-3.1")
@pytest.mark.parametrize("colours", [["blue", "blue"], ["blue", "teal", "orange"], ["yellow"]])
def test_a_colour_is_worn_once_and_only_by_who_sits_there(colours: list[str]) -> None:
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"colours": colours}, 2)


@clause("UR-3.1")
def test_a_team_is_called_after_its_colour() -> None:
    names = {one.id: one.name for one in box().jerseys}

    assert list(names) == [colour.value for colour in Colour]
    assert all(name["en"].lower().startswith(colour) for colour, name in names.items())
    assert options_schema(GAME)["properties"]["colours"]["x-set-by"] == "seat"


OWN_NUMBERS = {
    "blue": [21, 22, 23, 24],
    "orange": [31, 32, 33, 34],
    "teal": [41, 42, 43, 44],
    "violet": [51, 52, 53, 54],
}
TABLES = pytest.mark.parametrize(("seats", "teams_per_seat"), [(2, 1), (3, 1), (4, 1), (2, 2)])


def riders_by_colour(state: State) -> dict[str, list[int]]:
    """Return the numbers of each team as its view has them, by its colour."""
    view = public(state)
    return {
        team["colour"]: [int(number) for number, one in view["riders"].items() if one["team"] == int(index)]
        for index, team in view["teams"].items()
    }


def riders_of_seat(state: State, seat: int) -> list[int]:
    return [rider.number for rider in state.riders if state.owner(rider.number) == seat]


@clause("UR-3.1")
@TABLES
def test_riders_have_the_numbers_of_the_colour_that_their_seat_chose(seats: int, teams_per_seat: int) -> None:
    for colours in permutations(OWN_NUMBERS, seats):
        state = fresh(seats, colours=colours, teams_per_seat=teams_per_seat)
        found = riders_by_colour(state)

        assert len(found) == seats * teams_per_seat
        assert found == {colour: OWN_NUMBERS[colour] for colour in found}
        for seat, colour in enumerate(colours):
            assert {state.owner(number) for number in OWN_NUMBERS[colour]} == {seat}


@clause("UR-3.1")
@TABLES
def test_whoever_keeps_a_colour_in_a_rematch_keeps_the_numbers(seats: int, teams_per_seat: int) -> None:
    for colours in permutations(OWN_NUMBERS, seats):
        again = (colours[-1], *colours[:-1])  # everybody sits on the next seat
        before, after = (
            fresh(seats, colours=each, teams_per_seat=teams_per_seat) for each in (colours, again)
        )

        for seat in range(seats):
            assert riders_of_seat(after, (seat + 1) % seats) == riders_of_seat(before, seat)
            assert OWN_NUMBERS[colours[seat]] == riders_of_seat(before, seat)[:4]


@clause("UR-3.1")
def test_in_matches_of_earlier_versions_numbers_follow_the_order_of_the_teams() -> None:
    options = complete_options(GAME, {"colours": ["violet", "blue"]}, 2)
    earlier = structs.replace(options, numbers=None)

    state = GAME.setup(earlier, 2, Scripted(6, 6, 1, 1)).state

    assert riders_by_colour(state) == {"violet": [21, 22, 23, 24], "blue": [31, 32, 33, 34]}


@clause("UR-3.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"level": "pro", "races": [ROUBAIX], "teams_per_seat": 2, "short_race_energy": "choose7"}),
        (2, {"level": "pro", "races": [ROUBAIX, ROUBAIX]}),
        (3, {"races": [ROUBAIX]}),
    ],
)
def test_colours_and_numbers_change_nothing_in_a_race(seats: int, options: dict[str, Any]) -> None:
    """Two matches with the same dice and choices, one of them in other colours."""
    other = tuple(reversed(OWN_NUMBERS))[:seats]
    both = [complete_options(GAME, options | {"colours": colours}, seats) for colours in ((), other)]
    chances = [FairChance(bytes(32)) for _ in both]
    states = [GAME.setup(*each).state for each in zip(both, (seats, seats), chances, strict=True)]
    rng = Random(seats)
    while GAME.outcome(states[0]) is None:
        seat = rng.choice(GAME.to_act(states[0]))
        offers = [legal_actions(GAME, state, seat) for state in states]
        assert len(offers[0]) == len(offers[1])
        chosen = rng.randrange(len(offers[0]))
        states = [
            play(GAME, state, seats, seat, offered[chosen], chance).state
            for state, offered, chance in zip(states, offers, chances, strict=True)
        ]
        assert standings(states[0]) == standings(states[1])

    assert GAME.outcome(states[0]) == GAME.outcome(states[1])
    assert [rider.number for rider in states[0].riders] != [rider.number for rider in states[1].riders]


def standings(state: State) -> list[tuple[Any, ...]]:
    """Return all about the riders and teams but their numbers."""
    riders = [(one.standing, one.node, one.place, one.points, one.photos) for one in state.riders]
    return [GAME.to_act(state), *riders, *state.teams]
