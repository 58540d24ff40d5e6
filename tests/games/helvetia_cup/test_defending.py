"""HC-7: steal, tackle, pressure."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import SkillTested
from app.games.helvetia_cup.model import Effects, Phase, State
from app.games.helvetia_cup.pitch import NEIGHBOURS
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, passed, take, targets
from tests.support.matches.scripted_chance import clause, kinds


def duel(**more: object) -> State:
    """Seat 0 (fools) has the ball with no. 4 on e12 (dribble 13), where the dragons' no. 2 stands
    (steal 11, tackle 13, pressure 5)."""
    usual: dict[str, object] = {"holder": "0:4"}
    return on(Phase.ACT_DEF, {"0:4": "e12", "1:2": "e12"}, **usual | more)  # type: ignore[arg-type]


@clause("HC-7.1")
def test_a_standing_defender_on_the_holders_hex_decides() -> None:
    state = on(Phase.MOVE_DEF, {"0:4": "e12", "1:2": "e12"}, holder="0:4")

    state = after(state, (1, a.Done()))

    assert (state.phase, GAME.to_act(state)) == (Phase.ACT_DEF, (1,))
    assert offered(state, 1, a.Action) == [a.Pressure(), a.Steal(), a.Tackle()]


@clause("HC-7.1")
def test_a_footballer_defends_once_a_round() -> None:
    state = take(duel(), 1, a.Steal(), 20).state  # fails: no. 4 must move on

    state = after(state, (0, a.MoveOn("0:4", "e14")))

    assert state.footballers["1:2"].acted
    assert state.phase is Phase.ACT_ATT


@clause("HC-7.2")
@pytest.mark.parametrize(
    ("bonus", "roll", "success"), [(11, 20, True), (-9, 1, False), (0, 9, True), (0, 10, False)]
)
def test_value_or_less_succeeds_and_nothing_is_automatic(bonus: int, roll: int, success: bool) -> None:
    state = duel(effects=(Effects(), Effects(bonus={"steal": bonus})))

    step = take(state, 1, a.Steal(), roll, *([1] if success else []))

    first = next(one for one in step.events if isinstance(one, SkillTested))
    assert (first.value, first.success) == (9 + bonus, success)


@clause("HC-7.3")
def test_a_won_dribble_keeps_the_ball_and_moves_on() -> None:
    step = take(duel(), 1, a.Steal(), 9, 13)

    assert [one.success for one in step.events if isinstance(one, SkillTested)] == [True, True]
    assert step.state.coaches[0].stats.dribbles == 1
    state = after(step.state, (0, a.MoveOn("0:4", "d13")))
    assert (state.phase, state.ball, state.attacker) == (Phase.ACT_ATT, "d13", 0)


@clause("HC-7.4")
def test_the_forced_move_is_free_and_may_meet_an_opponent_who_still_presses() -> None:
    state = on(
        Phase.ACT_DEF,
        {"0:4": "e12", "1:2": "e12", "1:3": "e14", "0:5": "d13"},
        holder="0:4",
        boosts={"0:4": 0},
    )
    state = take(state, 1, a.Steal(), 20).state
    assert targets(state, 0, a.MoveOn) == set(NEIGHBOURS["e12"]) - {"d13"}

    state = after(state, (0, a.MoveOn("0:4", "e14")))

    assert state.phase is Phase.ACT_ATT  # no second steal
    assert passed(state) == {"pass": 13, "halved": 13 // 2 - 13, "pressure": -2}
    assert GAME.public(state)["odds"]["long_pass"]["total"] == 13 // 2 - 2


@clause("HC-7.4")
def test_with_no_hex_to_go_to_the_footballer_stays() -> None:
    squad = (1, 2, 3, 4, 5, 6, 7)
    around = {"0:2": "a2", "0:3": "b1"}  # the corner a0 has two neighbours
    state = on(
        Phase.ACT_DEF, {"0:4": "a0", "1:2": "a0", "0:5": "i4", **around}, holder="0:4", squads=(squad, squad)
    )

    step = take(state, 1, a.Steal(), 20)

    assert (step.state.phase, step.state.ball) == (Phase.ACT_ATT, "a0")


@clause("HC-7.5")
def test_a_won_tackle_leaves_the_holder_on_the_ground() -> None:
    step = take(duel(), 1, a.Tackle(), 9, minutes(6))

    assert kinds(step.events)[:2] == ["tested", "ball_taken"]
    assert (step.state.holder, step.state.ball) == ("1:2", "e12")
    assert step.state.coaches[1].stats.tackles == 1


@clause("HC-7.5")
@pytest.mark.parametrize("roll", [17, 20])
def test_above_16_the_tackler_falls_and_play_goes_on(roll: int) -> None:
    state = take(duel(), 1, a.Tackle(), roll).state

    assert state.footballers["1:2"].fallen and state.phase is Phase.ACT_ATT
    assert "pressure" not in passed(state)


@clause("HC-7.5")
def test_a_tackle_of_16_or_more_is_never_a_foul() -> None:
    state = duel(effects=(Effects(), Effects(bonus={"tackle": 7})))

    assert take(state, 1, a.Tackle(), 17).state.footballers["1:2"].fallen  # 9 + 7 = 16 would have won


@clause("HC-7.6")
def test_pressure_reduces_the_next_rolled_action_and_is_used_up() -> None:
    state = after(duel(), (1, a.Pressure()))

    step = take(state, 0, a.LongPass("e18"), 13 - 3)

    tested = event(step, SkillTested)
    assert (tested.base, tested.pressure, tested.value, tested.success) == (13, 3, 13 - 3, True)


@clause("HC-7.6")
def test_pressure_of_a_tired_defender_is_halved_and_a_short_pass_ignores_it() -> None:
    state = after(duel(boosts={"1:2": 0}), (1, a.Pressure()))
    assert passed(state)["pressure"] == -(3 // 2)

    state = after(state, (0, a.ShortPass("e14")))

    assert not state.footballers["1:2"].acted


@clause("HC-7.7")
def test_intercepting_is_a_choice() -> None:
    at = {"0:4": "e12", "0:5": "e14", "1:2": "e14"}
    state = on(Phase.ACT_ATT, at, holder="0:4", given={"offside": "off"})

    state = after(state, (0, a.ShortPass("e14")))

    assert offered(state, 1, a.Action) == [a.Decline(), a.Intercept()]
    state = after(state, (1, a.Decline()))
    assert state.holder == "0:5" and not state.footballers["1:2"].acted
