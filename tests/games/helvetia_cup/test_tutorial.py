"""The quick start says what the engine does: every number in it is played here."""

from functools import partial

import pytest

from app.games.helvetia_cup import GAME as CUP
from app.games.helvetia_cup.actions import Aim, CallOffside, Move, MoveOn, NoCall, Steal
from app.games.helvetia_cup.events import GoalScored, HalfEnded, OffsideGiven, Saved, ShotTested, TimeRolled
from app.games.helvetia_cup.model import Shot
from app.games.helvetia_cup.pitch import DISTANCE, SHOOTING_ZONE
from app.games.helvetia_cup.preview import preview
from app.games.helvetia_cup.rules.shooting import guarded_count
from app.games.helvetia_cup.rules.skills import own_skill
from app.games.helvetia_cup.tutorial import EXAMPLES, IGNAZ, KEEPER, MAREK, YOU
from tests.games.learning import numbers, picture, played, said, text_of

GAME = "helvetia_cup"
play, says = partial(played, GAME), partial(said, GAME)


def steps(*hexes: str) -> tuple[Move, ...]:
    return tuple(Move(IGNAZ, to) for to in hexes)


def test_step_2_sixteen_of_twenty_arrive_and_a_header_follows() -> None:
    state = picture(GAME, "c2").state
    passer = state.footballers["0:5"]

    assert own_skill(state, passer, "pass") == 16
    assert numbers(text_of(GAME, "c2")) == [16, 1, 16, 100 * 16 // 20]
    assert state.phase == "after_long"
    assert guarded_count(state, state.carrier, "header") == 3


def test_step_3_the_call_is_right_and_silence_is_not() -> None:
    made = play("c3", CallOffside())
    (given,), (rolled,) = made.events(OffsideGiven), made.events(TimeRolled)
    name, sentence = says("c3", CallOffside())

    assert (name, numbers(sentence)) == ("call", [given.line, given.depth, rolled.minutes])
    assert made.state.attacker == YOU
    name, sentence = says("c3", NoCall())
    assert (name, numbers(sentence)) == ("play_on", [given.depth, given.line])


@pytest.mark.parametrize("sector", ["TL", "TC", "TR", "BL", "BC", "BR"])
def test_step_4_every_sector_ends_as_its_answer_says(sector: str) -> None:
    made = play("c4", Aim(sector))
    name, sentence = says("c4", Aim(sector))

    assert (name == "guarded") == (sector in KEEPER) == bool(made.events(Saved))
    if name == "guarded":
        assert not made.events(ShotTested)
    else:
        (tested,) = made.events(ShotTested)
        assert numbers(sentence) == [18, 18 - tested.value, tested.value, tested.rolled]
        assert made.events(GoalScored)


def test_step_4_two_hexes_leave_two_sectors_to_guard() -> None:
    asked = picture(GAME, "c4").state.asked(Shot)

    assert asked.n == 2 == len(KEEPER)
    assert numbers(text_of(GAME, "c4")) == [18]


@pytest.mark.parametrize(
    ("way", "name", "guarded", "shot"),
    [
        (("e18",), "free", 3, 16),
        (("e18", "e20"), "best", 2, 16),
        (("e18", "e20", "e22"), "tired", 1, 8),
        (("d17",), "inside", 4, 16),
        (("e14",), "outside", None, 16),
    ],
)
def test_step_5_each_way_costs_what_its_answer_says(
    way: tuple[str, ...], name: str, guarded: int | None, shot: int
) -> None:
    state = play("c5", *steps(*way)).state
    said_name, sentence = says("c5", *steps(*way))

    assert said_name == name
    assert own_skill(state, state.carrier, "shot") == shot
    if guarded is None:
        assert state.carrier.at not in SHOOTING_ZONE[MAREK]
    else:
        assert guarded_count(state, state.carrier, "shot") == guarded
        assert guarded in numbers(sentence)


def test_step_5_what_is_too_far_and_whose_goal_it_is() -> None:
    reach = preview(picture(GAME, "c5").state, YOU)["ways"][IGNAZ]

    assert len(reach) == 32
    assert says("c5", *steps("e24"))[0] == "goal"
    assert says("c5", *steps("a0")) == (
        "too_far",
        f"{DISTANCE['e16']['a0']} steps. Ignaz has 3: one free, two for boosts.",
    )


def test_step_6_the_odds_are_those_of_the_table() -> None:
    duel = CUP.public(picture(GAME, "c6").state)["odds"]
    chances = duel["chances"]

    assert numbers(text_of(GAME, "c6")) == [
        duel["steal"]["chance"],
        chances["steal"],
        chances["tackle"],
        chances["foul"],
        duel["pressure"],
    ]


def test_step_7_a_lost_ball_costs_the_rest_of_the_half() -> None:
    made = play("c7", Steal(), MoveOn("0:3", "e12"))
    (rolled,) = made.events(TimeRolled)

    assert picture(GAME, "c7").state.clock == 39
    assert (rolled.minutes, rolled.clock) == (6, 45)
    assert made.events(HalfEnded)
    assert numbers(text_of(GAME, "c7")) == [6, 9, 12, 45]
    assert EXAMPLES["c7"].shows[0] == "top"
