"""The answer to an impossible action names the most telling reason first."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.actions import Action
from app.games.helvetia_cup.model import Phase, Shot, State
from tests.games.helvetia_cup.build import Effects, a, after, on
from tests.support.matches.scripted_chance import clause

AT = {"0:2": "e10", "0:3": "e14", "0:1": "e0", "1:1": "e24", "1:3": "e18"}
Said = tuple[str, str, dict[str, str | int]]


def told(state: State, action: Action) -> Said:
    objection = next(GAME.objections(state, 0, action))
    return objection.clause, objection.text, objection.params


def moving(boosts: int = 2, **more: object) -> State:
    return on(Phase.MOVE_ATT, AT, ball="i24", boosts={"0:2": boosts}, **more)  # type: ignore[arg-type]


@clause("HC-6.2")
@pytest.mark.parametrize(
    ("boosts", "to", "steps"), [(0, "e6", 2), (0, "a12", 4), (2, "a12", 4), (1, "e18", 5)]
)
def test_a_hex_out_of_reach_says_how_far_and_how_many_steps_are_left(
    boosts: int, to: str, steps: int
) -> None:
    assert told(moving(boosts), a.Move("0:2", to)) == (
        "HC-6.2",
        "too_far",
        {"steps": steps, "left": 1 + boosts},
    )


@clause("HC-6.2", "HC-6.5")
def test_the_way_around_team_mates_counts() -> None:
    walled = {"0:2": "a0", "0:3": "a2", "0:4": "b3", "0:5": "i2"}

    state = on(Phase.MOVE_ATT, walled, ball="i24", boosts={"0:2": 1})

    assert told(state, a.Move("0:2", "a4"))[2] == {"steps": 5, "left": 2}


@clause("HC-16.3")
def test_on_a_muddy_pitch_boosts_are_no_steps() -> None:
    state = on(Phase.MOVE_DEF, AT, attacker=1, ball="i24", effects=(Effects(), Effects(mud=True)))

    assert told(state, a.Move("0:2", "e6")) == ("HC-6.2", "too_far", {"steps": 2, "left": 1})


@clause("HC-6.1")
def test_a_hex_that_can_be_reached_is_one_step_after_another() -> None:
    assert told(moving(), a.Move("0:2", "e6"))[:2] == ("HC-6.1", "one_hex")


@clause("HC-6.5", "HC-6.6")
@pytest.mark.parametrize(
    ("to", "said"),
    [
        ("e14", ("HC-6.5", "hex_taken", {"number": 3})),
        ("e24", ("HC-6.6", "goal_area", {})),
        ("e10", ("HC-6.1", "one_hex", {})),
    ],
)
def test_who_stands_there_comes_before_how_far_it_is(to: str, said: Said) -> None:
    assert told(moving(0), a.Move("0:2", to)) == said


@clause("HC-9.2", "HC-10.1")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        (a.ShortPass("e24"), ("HC-9.2", "not_into_goal", {})),
        (a.LongPass("e24"), ("HC-10.1", "not_into_goal", {})),
        (a.ShortPass("e0"), ("HC-9.2", "short_pass_range", {})),
        (a.LongPass("e18"), ("HC-10.1", "long_pass_range", {})),
        (a.ShortPass("e18"), ("HC-9.2", "no_receiver", {})),
    ],
)
def test_a_pass_that_cannot_be_played_says_why(action: Action, said: Said) -> None:
    state = on(Phase.ACT_ATT, AT | {"0:3": "e20"}, holder="0:3")

    assert told(state, action) == said


@clause("HC-9.2", "HC-10.1")
def test_a_goal_without_its_keeper_takes_no_pass() -> None:
    near = on(Phase.ACT_ATT, AT | {"0:2": "e2", "0:1": "a4"}, holder="0:2")
    far = on(Phase.ACT_ATT, AT | {"0:1": "a4"}, holder="0:2")

    assert told(near, a.ShortPass("e0"))[:2] == ("HC-9.2", "keeper_not_home")
    assert told(far, a.LongPass("e0"))[:2] == ("HC-10.1", "keeper_not_home")


@clause("HC-1.12", "HC-11.2")
@pytest.mark.parametrize(
    ("sectors", "said"),
    [
        (("TL", "TR"), "guard_together"),
        (("TL", "BC"), "guard_together"),
        (("TL", "TC"), "guard_exactly"),
        (("TL", "TC", "TR", "BL"), "guard_exactly"),
    ],
)
def test_a_pane_too_many_or_one_apart(sectors: tuple[str, ...], said: str) -> None:
    shot = Shot("1:3", "shot", "centre", 3)
    state = on(Phase.SHOT, AT | {"1:3": "e6"}, attacker=1, holder="1:3", pending=shot)

    assert told(state, a.Guard(sectors))[1] == said


@clause("HC-16.1")
def test_a_card_that_was_played_says_so() -> None:
    state = on(Phase.ACT_ATT, AT, holder="0:2", hands=(("T03",), ()))

    state = after(state, (0, a.PlayCard("T03")))

    assert told(state, a.PlayCard("T03"))[1] == "card_played"
    assert told(state, a.PlayCard("T05"))[1] == "card_not_in_hand"
