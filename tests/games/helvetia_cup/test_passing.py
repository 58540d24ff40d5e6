"""HC-9, HC-10: short and long passes."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import Deviated, SkillTested
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import DISTANCE
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, take, targets
from tests.support.matches.scripted_chance import clause, kinds, refused_by

OFF = {"offside": "off"}


def with_ball(at: dict[str, str] | None = None, **more: object) -> State:
    """Seat 0 (fools) acts with no. 4 on e12 (pass 13)."""
    usual: dict[str, object] = {"holder": "0:4", "given": OFF}
    return on(Phase.ACT_ATT, {"0:4": "e12"} | (at or {}), **usual | more)  # type: ignore[arg-type]


@clause("HC-9.1")
def test_the_holder_acts_or_the_attacker_ends_the_round() -> None:
    assert offered(with_ball(), 0, a.EndRound)
    assert refused_by(GAME, with_ball(mandatory=True), 0, a.EndRound()) == "HC-9.1"


@clause("HC-9.2")
def test_a_short_pass_goes_one_or_two_hexes_to_a_team_mate_or_to_nobody() -> None:
    at = {"0:5": "e14", "1:2": "d11", "1:3": "e14", "0:3": "f13"}
    state = with_ball(at, fallen=("0:3",))

    reached = targets(state, 0, a.ShortPass)

    assert all(1 <= DISTANCE["e12"][h] <= 2 for h in reached)
    assert "e14" in reached and not {"d11", "f13"} & reached
    assert refused_by(GAME, state, 0, a.ShortPass("e18")) == "HC-9.2"
    assert refused_by(GAME, state, 0, a.ShortPass("d11")) == "HC-9.2"


@clause("HC-9.2")
def test_the_own_goal_hex_takes_a_short_pass_only_with_the_keeper_there() -> None:
    home = with_ball({"0:4": "e4"})
    away = with_ball({"0:4": "e4", "0:1": "c6"})

    assert a.ShortPass("e0") in offered(home, 0, a.ShortPass)
    assert refused_by(GAME, away, 0, a.ShortPass("e0")) == "HC-9.2"
    assert refused_by(GAME, with_ball({"0:4": "e20"}), 0, a.ShortPass("e24")) == "HC-9.2"


@clause("HC-9.3")
def test_an_interception_wins_the_ball_and_moves_one_hex() -> None:
    state = after(with_ball({"0:5": "e14", "1:2": "e14"}), (0, a.ShortPass("e14")))

    step = take(state, 1, a.Intercept(), 13)

    state = take(step.state, 1, a.MoveOn("1:2", "e16"), minutes(6)).state
    assert (state.attacker, state.holder, state.ball) == (1, "1:2", "e16")
    assert state.coaches[1].stats.intercepts == 1


@clause("HC-9.3")
def test_a_failed_interception_or_a_busy_defender_lets_the_pass_succeed() -> None:
    state = after(with_ball({"0:5": "e14", "1:2": "e14"}), (0, a.ShortPass("e14")))
    assert take(state, 1, a.Intercept(), 14).state.holder == "0:5"

    busy = with_ball({"0:5": "e14", "1:2": "e14"}, changes={"1:2": {"acted": True}})
    assert after(busy, (0, a.ShortPass("e14"))).holder == "0:5"


@clause("HC-9.4")
def test_after_a_short_pass_only_passes_or_one_touch() -> None:
    state = after(with_ball({"0:4": "e18", "0:5": "e20"}), (0, a.ShortPass("e20")))

    assert offered(state, 0, a.EndRound) and offered(state, 0, a.OneTouch) and offered(state, 0, a.LongPass)
    assert refused_by(GAME, state, 0, a.Shoot()) == "HC-9.4"
    state = after(state, (0, a.ShortPass("e18")))
    assert refused_by(GAME, state, 0, a.Shoot()) == "HC-9.4"  # for the rest of the round


@clause("HC-9.5")
def test_a_short_pass_to_an_empty_hex_ends_the_round() -> None:
    state = after(with_ball(), (0, a.ShortPass("e14")))

    assert (state.phase, state.ball, state.holder) == (Phase.MOVE_ATT, "e14", None)


@clause("HC-9.6")
def test_short_passes_are_limited_in_a_round() -> None:
    given = OFF | {"short_pass_cap": 2}
    state = with_ball({"0:5": "e14"}, given=given)

    state = after(state, (0, a.ShortPass("e14")), (0, a.ShortPass("e12")))

    assert refused_by(GAME, state, 0, a.ShortPass("e14")) == "HC-9.6"


@clause("HC-10.1")
def test_a_long_pass_starts_at_three_hexes() -> None:
    state = with_ball({"0:4": "e8", "0:1": "e0"})

    reached = targets(state, 0, a.LongPass)

    assert min(DISTANCE["e8"][h] for h in reached) == 3
    assert "e0" in reached and "e24" not in reached
    assert refused_by(GAME, state, 0, a.LongPass("e12")) == "HC-10.1"
    assert refused_by(GAME, state, 0, a.LongPass("e24")) == "HC-10.1"
    away = with_ball({"0:4": "e8", "0:1": "e2"})
    assert refused_by(GAME, away, 0, a.LongPass("e0")) == "HC-10.1"


@clause("HC-10.2")
@pytest.mark.parametrize(("roll", "landing"), [(13, "e18"), (14, "e16"), (19, "c16")])
def test_a_failed_long_pass_deviates_by_the_number_rolled(roll: int, landing: str) -> None:
    step = take(with_ball(), 0, a.LongPass("e18"), roll)

    assert event(step, SkillTested).value == 13
    assert step.state.ball == landing
    assert (roll > 13) == ("deviated" in kinds(step.events))


@clause("HC-10.3")
@pytest.mark.parametrize(("hex_", "phase"), [("e20", Phase.AFTER_LONG), ("e18", Phase.MOVE_ATT)])
def test_an_attacker_alone_holds_the_ball_and_heads_in_the_penalty_area(hex_: str, phase: Phase) -> None:
    state = take(with_ball({"0:5": hex_}), 0, a.LongPass(hex_), 1).state

    assert (state.phase, state.holder) == (phase, "0:5")
    if phase is Phase.AFTER_LONG:
        assert offered(state, 0, a.Action) == [a.EndRound(), a.Header()]


@clause("HC-10.4")
def test_a_defender_alone_wins_the_ball() -> None:
    state = take(with_ball({"1:2": "e18"}), 0, a.LongPass("e18"), 1, minutes(9)).state

    assert (state.attacker, state.holder) == (1, "1:2")


@clause("HC-10.5")
def test_a_long_pass_to_nobody_is_a_loose_ball() -> None:
    step = take(with_ball({"1:2": "e20"}), 0, a.LongPass("e18"), 1, minutes(9))

    assert "ball_loose" in kinds(step.events)
    assert (step.state.attacker, step.state.holder) == (1, None)


def both_there(**more: object) -> State:
    state = with_ball({"0:5": "e20", "1:2": "e20"}, **more)
    return take(state, 0, a.LongPass("e20"), 1).state


@clause("HC-10.6")
def test_a_cleared_ball_flies_in_the_clearing_teams_direction() -> None:
    state = both_there()
    assert offered(state, 1, a.Action) == [a.Decline(), a.Clear()]

    step = take(state, 1, a.Clear(), 13)  # (2, 0), turned round

    assert event(step, Deviated).way == ("e18",)
    assert step.state.coaches[1].stats.clears == 1


@clause("HC-10.6")
def test_a_clearance_comes_down_like_a_pass() -> None:
    state = with_ball({"0:5": "e20", "1:2": "e20", "0:3": "e22"})
    state = take(state, 0, a.LongPass("e20"), 1).state

    state = take(state, 1, a.Clear(), 10).state  # (-2, 0), turned round: to 0:3 on e22

    assert (state.phase, state.holder) == (Phase.AFTER_LONG, "0:3")


@clause("HC-10.6")
@pytest.mark.parametrize("action", [a.Clear(), a.Decline()])
def test_where_both_stand_the_attacker_holds_it_without_header(action: a.Action) -> None:
    draws = (14,) if isinstance(action, a.Clear) else ()

    state = take(both_there(), 1, action, *draws).state

    assert (state.phase, state.holder, state.attacker) == (Phase.MOVE_ATT, "0:5", 0)


@clause("HC-10.6")
def test_a_defender_who_has_acted_cannot_clear() -> None:
    assert both_there(changes={"1:2": {"acted": True}}).phase is Phase.MOVE_ATT


@clause("HC-10.7")
def test_a_ball_in_the_own_goal_hex_is_the_own_keepers_and_ends_the_round() -> None:
    state = take(with_ball({"0:4": "e8"}), 0, a.LongPass("e0"), 1).state

    assert (state.phase, state.holder, state.attacker) == (Phase.MOVE_ATT, "0:1", 0)
