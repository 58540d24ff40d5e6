"""HC-14: offside, and that the question betrays nothing."""

import random

import pytest

from app.engine.operations import view
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import OffsideRefused
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.rules.offside import at_pass, penultimate_depth
from app.games.helvetia_cup.timing import decision, timeout_action
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def attack(receiver: str, offside: str = "call", at: dict[str, str] | None = None, **more: object) -> State:
    """Seat 0 passes from e16 to no. 4 on `receiver`. The opponents: e24 (keeper), e18 and the rest far."""
    where = {"0:5": "e16", "0:4": receiver, "1:2": "e18"} | (at or {})
    return on(Phase.ACT_ATT, where, holder="0:5", given={"offside": offside}, **more)  # type: ignore[arg-type]


@clause("HC-14.1")
@pytest.mark.parametrize(
    ("hex_", "offside"), [("e20", True), ("d19", True), ("c18", False), ("e14", False), ("e12", False)]
)
def test_offside_is_beyond_the_penultimate_opponent_and_level_is_not(hex_: str, offside: bool) -> None:
    state = attack(hex_)

    assert penultimate_depth(state, 1) == 24 - 18
    assert at_pass(state).offside("0:4") is offside


@clause("HC-14.1", "HC-4.7")
def test_fallen_opponents_count_for_the_line_and_the_holder_is_never_offside() -> None:
    state = attack("e20", at={"1:3": "g20"}, fallen=("1:3",))

    assert penultimate_depth(state, 1) == 24 - 20
    assert not at_pass(state).offside("0:4")  # level with the fallen one
    assert not at_pass(attack("e20", at={"0:5": "e22"})).offside("0:5")


@clause("HC-14.1")
def test_nobody_is_offside_in_their_own_half_or_on_the_halfway_line() -> None:
    state = attack("e12", at={"0:5": "e10", "1:1": "e4", "1:2": "e6"})

    assert not at_pass(state).depths


def collected(offside: str) -> State:
    """A long pass to the empty e22; no. 4, offside on e20 at the pass, runs back on to it next round."""
    state = attack("e20", offside)
    state = take(state, 0, a.LongPass("e22"), 1).state
    assert (state.ball, state.holder, state.attacker) == ("e22", None, 0)
    return state


@clause("HC-14.2")
def test_who_was_offside_at_the_pass_may_not_collect_the_loose_ball() -> None:
    step = take(collected("auto"), 0, a.Move("0:4", "e22"), minutes(6))

    assert "offside_given" in kinds(step.events)
    assert (step.state.attacker, step.state.restart, step.state.ball) == (1, True, "e22")


@clause("HC-14.2", "HC-14.3")
def test_the_window_opens_in_the_middle_of_the_movement_and_movement_goes_on() -> None:
    state = after(collected("call"), (0, a.Move("0:4", "e22")))
    assert (state.phase, GAME.to_act(state)) == (Phase.OFFSIDE_WINDOW, (1,))

    state = after(state, (1, a.NoCall()))

    assert (state.phase, state.holder) == (Phase.MOVE_ATT, "0:4")
    assert state.at_pass is None


@clause("HC-14.3")
@pytest.mark.parametrize("ball", ["e10", "e12", "e14"])
def test_a_call_can_be_simulated_wherever_the_receiver_has_run(ball: str) -> None:
    state = take(attack("e16", at={"0:5": "e4"}), 0, a.LongPass(ball), 1).state
    assert state.holder is None
    while state.phase is Phase.MOVE_ATT:
        at = state.footballers["0:4"].hex
        state = after(state, (0, a.Move("0:4", f"e{int(at[1:]) - 2}")))
    assert (state.phase, state.footballers["0:4"].hex) == (Phase.OFFSIDE_WINDOW, ball)

    sampled = GAME.computer.determinized(state, 1, random.Random(1))

    for action in offered(sampled, 1, a.Action):
        take(sampled, 1, action)


@clause("HC-14.2")
def test_another_receiver_clears_the_flags() -> None:
    state = attack("e20", "auto", {"0:3": "e14"})

    state = after(state, (0, a.ShortPass("e14")))

    assert (state.holder, state.at_pass) == ("0:3", None)


@clause("HC-14.2")
def test_a_clearance_clears_the_flags() -> None:
    state = attack("e20", "auto", {"0:5": "e12", "1:3": "e20"})
    state = take(state, 0, a.LongPass("e20"), 1).state

    state = take(state, 1, a.Clear(), 8).state  # (-1, 1) turned round: to d21, nearest are both

    assert state.at_pass is None


@clause("HC-14.3")
def test_the_question_is_asked_alike_for_an_offence_and_for_none() -> None:
    """Onside by the fallen defender's shoulder or not: neither view nor actions may tell."""
    guilty = after(attack("e20", at={"1:3": "a4"}), (0, a.ShortPass("e20")))
    innocent = after(attack("e20", at={"1:3": "g20"}), (0, a.ShortPass("e20")))
    moved = innocent.with_footballer("1:3", hex=guilty.footballers["1:3"].hex)

    assert guilty.at_pass and guilty.at_pass.offside("0:4")
    assert moved.at_pass and not moved.at_pass.offside("0:4")
    for seat in (None, 0, 1):
        assert view(GAME, guilty, seat) == view(GAME, moved, seat)
    assert offered(guilty, 1, a.Action) == offered(moved, 1, a.Action) == [a.NoCall(), a.CallOffside()]


@clause("HC-14.3")
@pytest.mark.parametrize("third_defender", ["a4", "g20"], ids=["offside", "onside"])
def test_the_question_is_open_for_ten_seconds_and_silence_is_no_call(third_defender: str) -> None:
    state = after(attack("e20", at={"1:3": third_defender}), (0, a.ShortPass("e20")))

    assert decision(state, 1).seconds == 10
    assert timeout_action(state, 1) == a.NoCall()
    played_on = after(state, (1, a.NoCall()))
    assert all(decision(played_on, seat).seconds is None for seat in GAME.to_act(played_on))


@clause("HC-14.3")
def test_a_receiver_in_the_own_half_raises_no_question() -> None:
    state = attack("e10", at={"0:5": "e8"})

    assert after(state, (0, a.ShortPass("e10"))).phase is Phase.ACT_ATT


@clause("HC-14.3")
def test_a_wrong_call_costs_the_right_to_call_in_this_half() -> None:
    state = after(attack("e14"), (0, a.ShortPass("e14")))

    step = take(state, 1, a.CallOffside())

    told = event(step, OffsideRefused)
    assert (told.depth, told.line) == (24 - 14, 24 - 18)
    assert (step.state.phase, step.state.holder) == (Phase.ACT_ATT, "0:4")
    state = after(step.state, (0, a.ShortPass("e16")))
    assert state.phase is Phase.ACT_ATT  # not asked any more
    assert not GAME.public(state)["coaches"]["1"]["may_call"]


@clause("HC-14.3")
@pytest.mark.parametrize("mode", ["auto", "off"])
def test_without_calls_offences_are_given_or_nobody_looks(mode: str) -> None:
    draws = (minutes(6),) if mode == "auto" else ()

    state = take(attack("e20", mode), 0, a.ShortPass("e20"), *draws).state

    assert state.restart is (mode == "auto")
    assert state.phase is (Phase.MOVE_ATT if mode == "auto" else Phase.ACT_ATT)


@clause("HC-14.3")
def test_the_question_comes_after_the_interception() -> None:
    state = attack("e20", at={"1:3": "e20"})

    state = after(state, (0, a.ShortPass("e20")))
    assert state.phase is Phase.INTERCEPT

    assert after(state, (1, a.Decline())).phase is Phase.OFFSIDE_WINDOW


def given(at: dict[str, str] | None = None, **more: object) -> State:
    """Offside of 0:4 on e20; seat 1 is about to move."""
    state = attack("e20", "auto", {"1:3": "c18", "1:4": "g18"} | (at or {}), **more)
    return take(state, 0, a.ShortPass("e20"), minutes(6)).state


@clause("HC-14.4")
def test_nobody_picks_the_ball_up_in_the_movement_after_an_offside() -> None:
    state = after(given(), (1, a.Move("1:2", "e20")))

    assert state.holder is None


@clause("HC-14.4")
def test_who_is_already_there_takes_the_ball_and_the_opponent_withdraws() -> None:
    state = after(given(), (1, a.Move("1:2", "e20")), (1, a.Done()), (0, a.Done()))

    assert (state.holder, state.phase) == ("1:2", Phase.WITHDRAW)
    assert refused_by(GAME, state, 0, a.Withdraw("0:3", "d19")) == "HC-14.4"
    state = after(state, (0, a.Withdraw("0:4", "d19")))
    assert (state.phase, state.mandatory) == (Phase.ACT_ATT, True)
    assert refused_by(GAME, state, 1, a.EndRound()) == "HC-9.1"


@clause("HC-14.4")
def test_a_tie_for_the_ball_is_the_coachs_choice_and_keepers_come_last() -> None:
    state = given({"1:2": "a16"})

    state = after(state, (1, a.Done()), (0, a.Move("0:4", "e22")), (0, a.Done()))

    assert state.phase is Phase.NEAREST  # c18 and g18 are two away, as is the keeper on e24
    assert offered(state, 1, a.Action) == [a.Nearest("1:3"), a.Nearest("1:4")]
    assert refused_by(GAME, state, 1, a.Nearest("1:1")) == "HC-14.4"
    state = after(state, (1, a.Nearest("1:4")))
    assert (state.footballers["1:4"].hex, state.phase) == ("e20", Phase.ACT_ATT)


@clause("HC-14.4", "HC-5.2")
def test_an_offside_that_ends_the_half_starts_nothing() -> None:
    state = given(clock=39)

    assert (state.half, state.phase, state.restart) == (2, Phase.PLACE, False)
