"""HC-4, HC-5: rounds, possession, the clock; HC-18: the end."""

import pytest

from app.engine.operations import play
from app.engine.types import Resign
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import TimeRolled
from app.games.helvetia_cup.model import Effects, Phase, State
from app.games.helvetia_cup.rules import rounds
from tests.games.helvetia_cup.build import Scripted, a, after, event, having, minutes, offered, on, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def moving(**more: object) -> State:
    """Seat 0 attacks with no. 3 on e10, who has the ball."""
    return on(Phase.MOVE_ATT, {"0:3": "e10"}, holder="0:3", **more)  # type: ignore[arg-type]


@clause("HC-4.1", "HC-7.1")
def test_a_round_is_two_movements_and_then_the_actions() -> None:
    state = moving()
    assert GAME.to_act(state) == (0,)
    state = after(state, (0, a.Done()))
    assert (state.phase, GAME.to_act(state)) == (Phase.MOVE_DEF, (1,))
    state = after(state, (1, a.Done()))
    assert (state.phase, GAME.to_act(state)) == (Phase.ACT_ATT, (0,))  # no defender beside the holder


@clause("HC-4.2")
def test_the_attacker_may_end_the_round_and_stays_attacker() -> None:
    state = after(moving(), (0, a.Done()), (1, a.Done()), (0, a.EndRound()))

    assert (state.phase, state.attacker, state.holder) == (Phase.MOVE_ATT, 0, "0:3")
    assert state.quiet == 1


@clause("HC-4.3", "HC-4.5")
def test_a_ball_without_holder_still_has_an_attacker() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10"}, holder="0:3")

    state = after(state, (0, a.ShortPass("e12")))

    assert (state.ball, state.holder, state.attacker) == ("e12", None, 0)


@clause("HC-4.4")
def test_at_a_turnover_the_attacker_rolls_the_time_and_roles_swap() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e16"}, holder="0:3")

    step = take(state, 0, a.ShortPass("e14"), minutes(12))

    rolled = event(step, TimeRolled)
    assert (rolled.who, rolled.minutes, rolled.clock, rolled.why) == (0, 12, 0 + 12, "turnover")
    assert (step.state.attacker, step.state.phase) == (1, Phase.MOVE_ATT)


def free_ball(**more: object) -> State:
    return on(Phase.MOVE_ATT, {"0:3": "e10", "1:3": "e14"}, ball="e12", **more)  # type: ignore[arg-type]


@clause("HC-4.6")
def test_an_attacker_who_enters_the_hex_of_a_free_ball_carries_it_on() -> None:
    state = after(free_ball(), (0, a.Move("0:3", "e12")))
    assert state.holder == "0:3"

    state = after(state, (0, a.Move("0:3", "e14")))

    assert state.ball == "e14"


@clause("HC-4.6")
def test_a_defender_on_a_free_ball_wins_it_after_both_movements() -> None:
    state = after(free_ball(), (0, a.Done()), (1, a.Move("1:3", "e12")))
    assert state.holder is None

    state = take(state, 1, a.Done(), minutes(6)).state

    assert (state.holder, state.attacker) == ("1:3", 1)


@clause("HC-4.6")
def test_a_ball_that_stays_free_ends_the_round_without_actions() -> None:
    step = take(after(free_ball(), (0, a.Done())), 1, a.Done())

    assert (step.state.phase, step.state.attacker, step.state.quiet) == (Phase.MOVE_ATT, 0, 1)


@clause("HC-4.7")
def test_a_fallen_footballer_counts_only_for_the_hex_they_lie_on() -> None:
    at = {"0:3": "e10", "1:3": "e10", "0:4": "e12", "1:4": "f13"}
    state = on(Phase.MOVE_DEF, at, holder="0:3", fallen=("1:3", "0:4", "1:4"))
    assert refused_by(GAME, state, 1, a.Move("1:3", "e12")) == "HC-6.7"
    state = after(state, (1, a.Done()))
    assert state.phase is Phase.ACT_ATT  # no steal, no tackle

    assert refused_by(GAME, state, 0, a.ShortPass("e12")) == "HC-9.2"  # and nobody to receive
    assert rounds.nearest_distance(state, 1, "f13") > 0


@clause("HC-4.8")
def test_a_new_round_gives_back_steps_and_actions_and_ends_cards() -> None:
    used = {"free": 0, "steps": 2, "spent": 1, "acted": True, "settled": True}
    state = on(
        Phase.ACT_ATT,
        {"0:3": "e10"},
        holder="0:3",
        changes={"0:3": used, "1:2": used},
        effects=(Effects(bonus={"shot": 3}), Effects(mud=True)),
    )

    state = after(state, (0, a.EndRound()))

    for f in (state.footballers["0:3"], state.footballers["1:2"]):
        assert (f.free, f.steps, f.spent, f.acted, f.settled) == (1, 0, 0, False, False)
    assert all(coach.effects == Effects() for coach in state.coaches)


@clause("HC-4.9")
def test_too_many_quiet_rounds_cost_time() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10"}, holder="0:3", given={"stall_rounds": 2})
    state = after(state, (0, a.EndRound()))
    state = having(state, phase=Phase.ACT_ATT)

    step = take(state, 0, a.EndRound(), minutes(9))

    assert event(step, TimeRolled).why == "stall"
    assert (step.state.clock, step.state.quiet) == (9, 0)
    assert (step.state.attacker, step.state.holder) == (0, "0:3")


@clause("HC-5.1")
@pytest.mark.parametrize("face", [6, 9, 12])
def test_the_clock_advances_by_the_face(face: int) -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e16"}, holder="0:3", clock=10)

    assert take(state, 0, a.ShortPass("e14"), minutes(face)).state.clock == 10 + face


@clause("HC-5.2")
def test_extra_time_halves_have_15_minutes_and_surplus_is_lost() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e16"}, holder="0:3", clock=9, half=3)

    step = take(state, 0, a.ShortPass("e14"), minutes(12))

    assert event(step, TimeRolled).clock == 15
    assert (step.state.half, step.state.clock) == (4, 0)


def last_minute(score: tuple[int, int], half: int = 2, **given: object) -> State:
    at = {"0:3": "e10", "1:3": "e16"}
    clock = 39 if half <= 2 else 9
    state = on(Phase.ACT_ATT, at, holder="0:3", half=half, clock=clock, score=score, given=given)
    return take(state, 0, a.ShortPass("e14"), minutes(6)).state


@clause("HC-5.3")
def test_after_the_second_half_more_goals_win() -> None:
    state = last_minute((2, 1))

    assert state.ended is not None and (state.ended.winner, state.ended.reason) == (0, "score")
    assert state.clock == 45


@clause("HC-5.3", "HC-15.1")
def test_a_draw_goes_to_extra_time_then_to_the_shoot_out_as_the_options_allow() -> None:
    assert last_minute((1, 1)).half == 3
    assert last_minute((1, 1), extra_time=False).phase is Phase.SO_TAKER
    drawn = last_minute((1, 1), extra_time=False, shootout=False)
    assert drawn.ended is not None and drawn.ended.winner is None
    assert last_minute((1, 1), half=4).phase is Phase.SO_TAKER


@clause("HC-5.4")
def test_boosts_cards_and_substitutions_carry_over_between_halves() -> None:
    at = {"0:3": "e10", "1:3": "e16"}
    state = on(
        Phase.ACT_ATT, at, holder="0:3", clock=39, boosts={"0:3": 1}, changes={"0:4": {"yellow": True}}
    )

    state = take(state, 0, a.ShortPass("e14"), minutes(6)).state

    assert (state.half, state.footballers["0:3"].boosts, state.footballers["0:4"].yellow) == (2, 1, True)


@clause("HC-5.4")
def test_a_fixed_time_replaces_the_next_roll_and_the_last_one_counts() -> None:
    at = {"0:3": "e10", "1:3": "e16"}
    state = on(Phase.MOVE_ATT, at, holder="0:3", hands=(("T16", "T17"), ()))
    state = after(state, (0, a.PlayCard("T16")), (0, a.PlayCard("T17")))
    state = having(state, phase=Phase.ACT_ATT)

    step = take(state, 0, a.ShortPass("e14"))  # no die

    assert (step.state.clock, event(step, TimeRolled).fixed) == (6, True)
    assert step.state.time_fixed is None


@clause("HC-18.1")
def test_the_outcome_places_both_and_counts_goals() -> None:
    outcome = GAME.outcome(last_minute((1, 3)))

    assert outcome is not None and outcome.reason == "score"
    assert [(p.seat, p.place, p.score) for p in outcome.placements] == [(0, 2, 1), (1, 1, 3)]
    level = GAME.outcome(last_minute((1, 1), extra_time=False, shootout=False))
    assert level is not None and [p.place for p in level.placements] == [1, 1]


@clause("HC-18.2")
def test_who_resigns_loses() -> None:
    step = play(GAME, moving(), 2, 0, Resign(), Scripted())

    outcome = GAME.outcome(step.state)
    assert outcome is not None and outcome.reason == "resigned"
    assert [p.place for p in outcome.placements] == [2, 1]
    assert kinds(step.events) == ["resigned", "match_ended"]
    assert not GAME.to_act(step.state) and not offered(step.state, 0, a.Action)
