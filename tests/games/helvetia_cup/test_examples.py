"""The worked examples of RULES.md, section 10, in their order, with their sums written out."""

import pytest

from app.games.helvetia_cup.events import Fouled, GoalScored, Missed, Saved, ShotTested
from app.games.helvetia_cup.goal import guard_sets
from app.games.helvetia_cup.model import Footballer, Place, Shot, State
from app.games.helvetia_cup.pitch import deviation_path
from app.games.helvetia_cup.rules.skills import own_skill, skill_sum
from tests.games.helvetia_cup.build import (
    Phase,
    a,
    after,
    event,
    kinds,
    minutes,
    offered,
    on,
    options,
    take,
    targets,
)
from tests.support.matches.scripted_chance import clause

FOOLS = (1, 8, 2, 3, 4, 5, 6)


def set_a(hex_: str = "c22", **more: object) -> State:
    """The fools attack to the right with no. 8, who has the ball; the dragons' keeper is at home."""
    at = {"0:8": hex_}
    return on(Phase.ACT_ATT, at, holder="0:8", squads=(FOOLS, (1, 2, 3, 4, 5, 6, 7)), **more)  # type: ignore[arg-type]


def set_b(**more: object) -> State:
    """The fools attack to the left with no. 5 on e10; no. 3 of the dragons shares the hex."""
    given = {"teams": ["dragons", "fools"]}
    return on(
        Phase.ACT_DEF,
        {"1:5": "e10", "0:3": "e10"},
        attacker=1,
        holder="1:5",
        given=given,
        **more,  # type: ignore[arg-type]
    )


def duel(state: State, sector: str, guard: tuple[str, ...]) -> State:
    return after(state, (0, a.Shoot()), (1, a.Guard(guard)))


@clause("HC-11.2", "HC-11.5", "HC-1.11")
@pytest.mark.parametrize("roll", [7, 14])
def test_1_and_2_the_rulebooks_own_shot_is_a_goal(roll: int) -> None:
    state = duel(set_a(), "TL", ("TC", "TR"))

    step = take(state, 0, a.Aim("TL"), roll, minutes(6))

    shot = event(step, ShotTested)
    assert (shot.base, shot.sector, shot.value) == (18, -4, 18 - 4)
    assert roll <= 18 - 4 and event(step, GoalScored)
    assert step.state.score == (1, 0)


def test_1_the_distance_is_two_and_the_zone_left() -> None:
    state = after(set_a(), (0, a.Shoot()))

    assert isinstance(state.pending, Shot)
    assert (state.pending.n, state.pending.zone) == (2, "left")


@clause("HC-11.6", "HC-4.4")
def test_3_a_roll_of_15_misses_and_the_dragons_attack() -> None:
    state = duel(set_a(), "TL", ("TC", "TR"))

    step = take(state, 0, a.Aim("TL"), 15, minutes(9))

    assert event(step, Missed).f == "1:1"
    assert (step.state.holder, step.state.ball) == ("1:1", "e24")
    assert (step.state.clock, step.state.attacker) == (9, 1)


@clause("HC-11.4")
def test_4_a_guarded_sector_is_a_save_without_a_die() -> None:
    state = duel(set_a(), "TC", ("TC", "TR"))

    step = take(state, 0, a.Aim("TC"), minutes(6))  # the only draw: time

    assert event(step, Saved).f == "1:1"
    assert step.state.holder == "1:1"


@clause("HC-1.12", "HC-11.2")
def test_5_guard_sets_hang_together() -> None:
    state = after(set_a(), (0, a.Shoot()))

    assert a.Guard(("TL", "BC")) not in offered(state, 1, a.Guard)
    assert [len(guard_sets(n)) for n in range(7)] == [1, 6, 7, 10, 10, 6, 1]


@clause("HC-6.3")
def test_6_without_boosts_skills_are_halved_rounding_down() -> None:
    state = set_a(boosts={"0:8": 0, "0:2": 0})
    folly, jo = state.footballers["0:8"], state.footballers["0:2"]

    assert own_skill(state, folly, "shot") == 18 // 2 == 9
    assert own_skill(state, folly, "pass") == 13 // 2 == 6
    assert own_skill(state, jo, "pressure") == 3 // 2 == 1


@clause("HC-11.7")
def test_7_one_touch_from_beside_the_goal_leaves_the_keeper_nothing() -> None:
    at = {"0:2": "e20", "0:8": "e22"}
    state = on(Phase.ACT_ATT, at, holder="0:2", squads=(FOOLS, FOOLS), given={"offside": "off"})
    state = after(state, (0, a.ShortPass("e22")), (0, a.OneTouch()))

    assert isinstance(state.pending, Shot) and state.pending.n == 1 - 1
    assert state.pending.guard == ()
    step = take(state, 0, a.Aim("BC"), 14, minutes(6))
    shot = event(step, ShotTested)
    assert (shot.base, shot.touch, shot.sector, shot.value) == (18, -4, 0, 18 - 4 + 0)
    assert shot.success


@clause("HC-7.3")
def test_8_a_failed_steal_makes_the_holder_move_on() -> None:
    step = take(set_b(), 0, a.Steal(), 20)

    assert step.state.phase is Phase.FORCED_MOVE
    assert {move.f for move in offered(step.state, 1, a.MoveOn)} == {"1:5"}


@clause("HC-7.3", "HC-7.4", "HC-5.1")
def test_9_a_steal_after_a_lost_dribble_turns_the_ball_over() -> None:
    state = take(set_b(), 0, a.Steal(), 1, 20).state

    step = take(state, 0, a.MoveOn("0:3", "e12"), minutes(6))

    assert (step.state.attacker, step.state.holder, step.state.ball) == (0, "0:3", "e12")
    assert (step.state.clock, step.state.phase) == (6, Phase.MOVE_ATT)


@clause("HC-7.5")
def test_10_a_tackle_with_its_value_wins_the_ball_and_fells_the_holder() -> None:
    step = take(set_b(), 0, a.Tackle(), 6, minutes(9))

    assert step.state.footballers["1:5"].fallen
    assert (step.state.holder, step.state.ball, step.state.attacker) == ("0:3", "e10", 0)


@clause("HC-7.5")
def test_11_a_tackle_above_16_fells_the_tackler_without_foul() -> None:
    step = take(set_b(), 0, a.Tackle(), 17)

    assert step.state.footballers["0:3"].fallen
    assert step.state.phase is Phase.ACT_ATT and step.state.attacker == 1
    assert "fouled" not in kinds(step.events)


@clause("HC-8.1", "HC-8.2", "HC-8.3", "HC-8.7", "HC-8.8")
def test_12_a_foul_shows_yellow_and_gives_a_free_kick() -> None:
    step = take(set_b(), 0, a.Tackle(), 16, 0, 0)

    foul = event(step, Fouled)
    assert (foul.card, foul.loss, foul.boosts) == ("yellow", 0, 2 - 0)
    assert step.state.footballers["0:3"].yellow
    assert step.state.phase is Phase.WITHDRAW
    state = after(step.state, (0, a.Withdraw("0:3", "e8")))
    assert state.phase is Phase.ACT_ATT
    assert not offered(state, 1, a.EndRound)


@clause("HC-8.3", "HC-8.4")
def test_13_a_footballer_below_zero_boosts_is_injured_and_replaced() -> None:
    step = take(set_b(boosts={"1:5": 2}), 0, a.Tackle(), 16, 0, 5)

    assert event(step, Fouled).boosts == 2 - 3
    assert step.state.footballers["1:5"].place is Place.INJURED
    assert step.state.phase is Phase.INJURY_SUB
    state = after(step.state, (1, a.InjurySub("1:6")))
    assert (state.holder, state.footballers["1:6"].hex) == ("1:6", "e10")


@clause("HC-1.13")
@pytest.mark.parametrize(("roll", "right", "left"), [(1, "e16", "e8"), (18, "g14", "c10"), (7, "e14", "e10")])
def test_14_a_ball_deviates_in_the_direction_of_the_team(roll: int, right: str, left: str) -> None:
    assert deviation_path("e12", roll, 0)[-1] == right
    assert deviation_path("e12", roll, 1)[-1] == left


@clause("HC-1.13")
@pytest.mark.parametrize(
    ("target", "roll", "landing"),
    [
        ("a12", 2, "a12"),
        ("a12", 17, "a14"),
        ("i12", 15, "i12"),
        ("b13", 6, "a12"),
        ("e22", 1, "e24"),
    ],
)
def test_15_a_ball_stays_on_the_pitch(target: str, roll: int, landing: str) -> None:
    assert deviation_path(target, roll, 0)[-1] == landing


@clause("HC-10.7", "HC-1.13")
def test_15_a_ball_in_the_goal_hex_is_the_keepers() -> None:
    state = on(Phase.ACT_ATT, {"0:2": "e12", "1:1": "c20"}, holder="0:2", boosts={"0:2": 0})
    step = take(state, 0, a.LongPass("e22"), 13, minutes(6))  # 13 > 9 // 2: one hex on, to e24

    assert (step.state.holder, step.state.ball) == ("1:1", "e24")


def crowded() -> State:
    """Seat 1 attacks: 1:5 on e14, and on e10 its player 1:4 with 0:2 of seat 0."""
    at = {"1:5": "e14", "1:4": "e10", "0:2": "e10"}
    given = {"teams": ["dragons", "fools"], "offside": "off"}
    return on(Phase.ACT_ATT, at, attacker=1, holder="1:5", given=given)


@clause("HC-9.3")
def test_16_an_interception_with_its_value_wins_the_ball() -> None:
    state = after(crowded(), (1, a.ShortPass("e10")))

    step = take(state, 0, a.Intercept(), 13)

    assert skill_sum(state, state.footballers["0:2"], "intercept").value == 13
    assert {move.f for move in offered(step.state, 0, a.MoveOn)} == {"0:2"}


@clause("HC-7.6", "HC-7.7", "HC-9.4")
def test_17_who_declines_to_intercept_presses_the_next_pass() -> None:
    state = after(crowded(), (1, a.ShortPass("e10")), (0, a.Decline()))

    step = take(state, 1, a.LongPass("a10"), 13 - 3)

    assert state.holder == "1:4"
    tested = next(one for one in step.events if kinds([one]) == ["tested"])
    assert (tested.base, tested.pressure, tested.value) == (13, 3, 13 - 3)  # type: ignore[attr-defined]
    assert tested.success  # type: ignore[attr-defined]


def beyond_the_line(offside: str) -> State:
    """Seat 0 attacks: 0:5 on e16, 0:4 on e20; opponents on e24 (keeper), e18, c18, g18, a16."""
    at = {"0:5": "e16", "0:4": "e20", "1:2": "e18", "1:3": "c18", "1:4": "g18", "1:5": "a16"}
    return on(Phase.ACT_ATT, at, holder="0:5", given={"offside": offside})


@clause("HC-14.1", "HC-14.4")
def test_18_offside_is_given_and_the_nearest_new_attacker_takes_the_ball() -> None:
    step = take(beyond_the_line("auto"), 0, a.ShortPass("e20"), minutes(6))

    given = next(one for one in step.events if kinds([one]) == ["offside_given"])
    assert (given.depth, given.line) == (24 - 20, 24 - 18)  # type: ignore[attr-defined]
    state = step.state
    assert (state.attacker, state.ball, state.holder) == (1, "e20", None)
    state = after(state, (1, a.Done()), (0, a.Done()))
    assert state.holder == "1:2"  # e18 is one hex away; c18, g18 and the keeper are farther
    assert (state.footballers["1:2"].hex, state.phase) == ("e20", Phase.WITHDRAW)
    state = after(state, (0, a.Withdraw("0:4", "e18")))
    assert state.phase is Phase.ACT_ATT and not offered(state, 1, a.EndRound)


@clause("HC-14.3")
def test_19_the_defending_coach_calls_it() -> None:
    state = after(beyond_the_line("call"), (0, a.ShortPass("e20")))
    assert state.phase is Phase.OFFSIDE_WINDOW

    step = take(state, 1, a.CallOffside(), minutes(6))

    assert (step.state.attacker, step.state.ball, step.state.restart) == (1, "e20", True)


@clause("HC-14.3", "HC-9.4")
def test_20_without_a_call_play_goes_on() -> None:
    state = after(beyond_the_line("call"), (0, a.ShortPass("e20")), (1, a.NoCall()))

    assert offered(state, 0, a.OneTouch) and not offered(state, 0, a.Shoot)


@clause("HC-4.5", "HC-9.5")
def test_21_a_tie_for_a_loose_ball_goes_to_the_attackers() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e14"}, holder="0:3")

    step = take(state, 0, a.ShortPass("e12"))  # no time roll

    assert (step.state.attacker, step.state.holder, step.state.ball) == (0, None, "e12")


@clause("HC-4.5", "HC-9.5")
def test_22_a_nearer_defender_owns_a_loose_ball() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e10", "1:3": "e16"}, holder="0:3")

    step = take(state, 0, a.ShortPass("e14"), minutes(9))

    assert (step.state.attacker, step.state.holder, step.state.clock) == (1, None, 9)


@clause("HC-5.2", "HC-2.8")
def test_23_a_turnover_that_ends_the_half_starts_nothing() -> None:
    at = {"0:3": "e10", "1:3": "e16"}
    state = on(Phase.ACT_ATT, at, holder="0:3", clock=39, first=0)

    step = take(state, 0, a.ShortPass("e14"), minutes(6))

    assert (step.state.half, step.state.clock, step.state.attacker) == (2, 0, 1)
    assert step.state.phase is Phase.PLACE
    assert {place.f for place in offered(step.state, 0, a.PlaceFootballer)} == {"0:2"}


@clause("HC-8.6")
def test_24_with_two_field_footballers_left_a_coach_loses() -> None:
    state = set_b()
    gone = {"place": Place.SENT_OFF, "hex": None}
    state = state.with_footballer("0:5", **gone)

    step = take(state, 0, a.Tackle(), 16, 5)

    assert step.state.footballers["0:3"].place is Place.SENT_OFF
    assert step.state.ended is not None
    assert (step.state.ended.winner, step.state.ended.reason) == (1, "forfeit")


@clause("HC-11.2")
def test_25_a_keeper_with_any_card_left_is_asked_with_nothing_to_guard() -> None:
    at = {"0:2": "e20", "0:8": "e22"}
    state = on(
        Phase.ACT_ATT,
        at,
        holder="0:2",
        squads=(FOOLS, FOOLS),
        hands=((), ("T01",)),
        given={"offside": "off"},
    )

    state = after(state, (0, a.ShortPass("e22")), (0, a.OneTouch()))

    assert offered(state, 1, a.Action) == [a.Guard(())]


def penalty(keeper: str) -> State:
    """Foul of seat 0 on e2, where 1:5 had the ball; 1:4 stands on the spot e4."""
    at = {"1:5": "e2", "0:3": "e2", "1:4": "e4", "1:1": keeper}
    state = on(Phase.ACT_DEF, at, attacker=1, holder="1:5", given={"teams": ["dragons", "fools"]})
    return take(state, 0, a.Tackle(), 16, 0, 0).state


@clause("HC-8.9")
def test_26_a_keeper_at_home_cannot_take_it_while_a_team_mate_is_on_the_spot() -> None:
    state = penalty("e24")

    assert state.phase is Phase.PENALTY_TAKER
    assert {x.f for x in offered(state, 1, a.PenaltyTaker)} == {"1:2", "1:3", "1:4", "1:5"}


@clause("HC-8.9")
def test_27_a_keeper_elsewhere_swaps_places_with_the_team_mate_on_the_spot() -> None:
    state = penalty("e22")
    assert {x.f for x in offered(state, 1, a.PenaltyTaker)} == {f"1:{n}" for n in range(1, 6)}

    state = after(state, (1, a.PenaltyTaker("1:1")))

    assert (state.footballers["1:1"].hex, state.footballers["1:4"].hex) == ("e4", "e22")


def test_the_builder_gives_printed_boosts() -> None:
    assert isinstance(set_a().footballers["0:8"], Footballer)
    assert set_a().footballers["0:8"].boosts == 3
    assert options().teams == ("dragons", "fools")
    assert targets(set_a(), 0, a.ShortPass)
