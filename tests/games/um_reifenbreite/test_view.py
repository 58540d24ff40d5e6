"""The knowledge of each viewer: section 7 of RULES.md."""

from itertools import accumulate
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from app.engine.operations import play, view
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import AskSwap, Keep, Ride
from app.games.um_reifenbreite.components import NEIGHBOURS, components
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import CardKept
from app.games.um_reifenbreite.model import State
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.view import own, public
from tests.games.um_reifenbreite.build import (
    LBL,
    change,
    fresh,
    in_yellow,
    offered,
    on_road,
    ride,
    roll,
    take,
)
from tests.support.matches.scripted_chance import Scripted, clause

FIELD = {21: "2:BC-1-14", 31: "2:BC-1-13", 41: "1:AB-2-20"}
cards = st.lists(st.sampled_from(sorted(box().kinds)), min_size=4, max_size=4).map(
    lambda drawn: tuple(sorted(drawn, key=list(box().kinds).index))
)


@clause("UR-8.7")
@settings(max_examples=60, deadline=None)
@given(mine=cards, yours=st.tuples(cards, cards, cards), instead=st.tuples(cards, cards, cards))
def test_a_view_does_not_depend_on_the_hands_of_others(mine: Any, yours: Any, instead: Any) -> None:
    def race(others: Any) -> State:
        return on_road(FIELD, hands=dict(enumerate((mine, *others))), level="pro")

    assert view(GAME, race(yours), 0) == view(GAME, race(instead), 0)
    assert public(race(yours)) == public(race(instead))


@clause("UR-9.1")
@given(cards=st.permutations(("crash", "photo", "plus3", "skip")))
def test_a_view_does_not_depend_on_what_is_left_in_the_deck(cards: tuple[str, ...]) -> None:
    some, others = on_road(FIELD, deck=cards[:2]), on_road(FIELD, deck=cards[2:])

    assert [view(GAME, some, seat) for seat in (None, 0, 1)] == [
        view(GAME, others, seat) for seat in (None, 0, 1)
    ]
    assert public(some)["deck"] == 2


@clause("UR-3.4")
@settings(max_examples=40, deadline=None)
@given(kept=cards, instead=cards)
def test_what_a_team_keeps_is_its_own_secret(kept: tuple[str, ...], instead: tuple[str, ...]) -> None:
    def choosing(cards: tuple[str, ...]) -> State:
        state = fresh(short_race_energy="choose7")
        team = structs.replace(state.teams[1], kept=cards, hand=state.teams[1].hand[:10])
        return state.with_team(1, team)

    for seat in (None, 0, 2):
        assert view(GAME, choosing(kept), seat) == view(GAME, choosing(instead), seat)
    assert own(choosing(kept), 1)["kept"]["1"] == {card: kept.count(card) for card in kept}


@clause("UR-3.4")
def test_how_far_a_choice_has_come_is_told_to_nobody_else() -> None:
    state = fresh(short_race_energy="choose7")
    step = play(GAME, state, 4, 1, Keep(1, "g-6"), Scripted())

    assert public(step.state) == public(state)
    (event,) = step.events
    assert isinstance(event, CardKept)
    assert [GAME.shown(event, seat) for seat in (None, 0, 1, 2)] == [None, None, event, None]


@clause("UR-3.4")
def test_unkept_cards_are_seen_by_all_only_when_the_match_is_over() -> None:
    state = fresh(seats=2)
    state = state.with_team(0, structs.replace(state.teams[0], unkept=("g-5", "g-5", "g-6")))
    over = GAME.forfeit(state, 1).state

    assert public(state)["teams"]["0"]["unkept"] is None
    assert own(state, 0)["unkept"] == {"0": {"g-5": 2, "g-6": 1}} and "unkept" not in own(state, 1)
    assert public(over)["teams"]["0"]["unkept"] == {"g-5": 2, "g-6": 1}


def test_a_view_is_plain_json_with_its_own_keys_apart() -> None:
    state = in_yellow(on_road(FIELD, level="pro"), 21)
    plain = msgspec.json.decode(msgspec.json.encode(view(GAME, state, 0)))

    assert view(GAME, state, 0).keys() == plain.keys()
    assert plain["jersey"] == 21 and plain["riders"]["21"]["node"] == "2:BC-1-14"
    assert not public(state).keys() & own(state, 0).keys()


def test_the_rider_to_play_sees_what_is_in_reach_and_which_cards_are_barred() -> None:
    state = on_road(FIELD)
    outlook = own(state, 0)["outlook"]

    assert outlook["barred"] == {"r1-6": "no_six_uphill", "g-6": "no_six_uphill"}
    assert max(map(len, outlook["ways"].split())) == 12 - 5
    assert own(state, 1).keys() == {"hand"}


def test_in_a_move_every_beginning_of_a_way_ends_where_the_footballer_may_go() -> None:
    state = roll(on_road(FIELD), 4, 5).state
    ways = own(state, 0)["outlook"]["ways"].split()
    beginnings = {way[:steps] for way in ways for steps in range(1, len(way) + 1)}

    assert {walked(state, "2:BC-1-14", path) for path in beginnings} == {
        action.space
        for action in offered(state)  # type: ignore[union-attr]
    }
    assert len(beginnings) == len(offered(state))
    assert {len(path) for path in beginnings} == {1, 2, 3, 4}


def walked(state: State, start: str, path: str) -> str:
    road = road_of(state.race)
    node = road.index[start]
    for letter in path:
        node = next(to for to, way in road.steps[node] if way == letter)
    return road.ids[node]


def test_the_throw_shows_its_sum() -> None:
    state = take(on_road(FIELD, level="pro"), Ride(("cheat", "r1-5"), True), 3).state

    assert public(state)["throw"] == {
        "rider": 21,
        "lines": [
            {"clause": "UR-12.1", "what": "cheat", "value": (6, 6), "photo": 4},
            {"clause": "UR-8.1", "what": "r1-5", "value": (5, 5)},
            {"clause": "UR-5.2", "what": "throw", "value": (11, 11)},
            {"clause": "UR-5.3", "what": "uphill", "value": (-5, -5), "number": 5},
        ],
        "allowance": 11 - 5,
        "photos": (4,),
        "breakaway": True,
    }


def test_an_open_question_is_seen_by_all() -> None:
    state = take(on_road(FIELD, swapping=True), AskSwap(31)).state

    assert public(state)["swap"] == {"rider": 21, "asked": 31}


def test_a_rider_view_that_did_not_change_is_the_same_object() -> None:
    state = on_road(FIELD)
    before, after = public(state), public(roll(state, 4, 5).state)

    assert all(before["riders"][key] is after["riders"][key] for key in before["riders"])


def test_order_tells_who_has_played() -> None:
    state = ride(on_road(FIELD), "2:BC-1-15", 4, 5).state

    shown = public(state)
    assert shown["order"][: shown["played"]] == (21,) and shown["current"] in (21, 31)


def test_sprint_lines_are_keyed_by_leg() -> None:
    state = structs.replace(on_road(FIELD, level="pro"), lines=((), (21,), (), ()))

    assert public(state)["lines"] == {"1": {"line": "B", "points": (11, 8, 5), "top": (21,)}}
    assert public(on_road(FIELD))["lines"] == {}


def test_points_of_a_team_leave_the_disqualified_out() -> None:
    state = change(on_road(FIELD, level="pro"), 22, place=2, sprint=8, yellow=2)
    state = change(state, 23, place=1, sprint=11, disqualified=True)

    team = public(state)["teams"]["0"]
    assert [team[key] for key in ("places", "sprints", "yellow", "points")] == [40, 8, 2, 50]


def test_components_say_where_things_come_from_and_hold_every_space() -> None:
    found = components()

    assert found["spaces"]["id"] == list(box().spaces)
    assert {len(column) for column in found["spaces"].values()} == {len(box().spaces)}
    assert {node.split(":")[1] for node in road_of(LBL).ids} <= set(found["spaces"]["id"])
    assert found["action_cards"]["source"]["counts"] == "house"
    assert all("source" in race for race in found["races"].values())
    assert all({"en", "cs", "ru"} <= race["name"].keys() for race in found["races"].values())
    assert msgspec.json.encode(found)


@pytest.mark.parametrize("where", NEIGHBOURS)
def test_steps_lead_to_the_spaces_around(where: str) -> None:
    spaces = components()["spaces"]
    for at, (name, steps) in enumerate(zip(spaces["id"], spaces[where], strict=True)):
        assert [spaces["id"][at + step] for step in steps] == list(getattr(box().spaces[name], where))


def test_outlines_lead_round_every_space() -> None:
    spaces = components()["spaces"]
    for name, x, y, steps in zip(*(spaces[column] for column in ("id", "x", "y", "outline")), strict=True):
        xs = list(accumulate(steps[::2], initial=round(10 * x)))[1:]
        ys = list(accumulate(steps[1::2], initial=round(10 * y)))[1:]
        corners = [one / 10 for corner in zip(xs, ys, strict=True) for one in corner]
        printed = [float(one) for one in box().spaces[name].poly.split(",")]
        assert corners == pytest.approx(printed, abs=0.5)
