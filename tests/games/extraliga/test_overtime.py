"""Overtime decides a match with equal goals."""

from app.engine.operations import view
from app.games.extraliga import GAME
from app.games.extraliga.actions import UseBonus
from app.games.extraliga.events import (
    BonusPassed,
    MatchEnded,
    OvertimeRolled,
    RegularTimeEnded,
)
from app.games.extraliga.model import Phase
from tests.games.extraliga.build import (
    PASS,
    QUIET,
    ROLL,
    V1,
    after,
    bonus,
    match,
    new_round,
    offered,
    one,
    take,
    told,
)
from tests.support.matches.scripted_chance import clause

"""An event that leaves bonuses and strengths alone."""


@clause("EX-10.8", "EX-10.10")
def test_equal_goals_lead_to_a_duel_of_dice_until_they_differ() -> None:
    """W3: 6 5 4 2 against defence 5 is 2, 4 4 3 against defence 4 is 2; duel 3-3, then 5-2."""
    given = {"lineups": {1: V1}, "benches": {1: ("HKR-RW", "PCE-LW")}}
    state = new_round(2, "LOT-1", QUIET, deck=("LOT-2",), **given).state
    state = take(state, 0, ROLL, 6, 5, 4, 2).state
    step = take(state, 1, ROLL, 4, 4, 3, 3, 3, 5, 2, 6)

    assert one(step, RegularTimeEnded).goals == (2, 2)
    assert [event.dice for event in told(step, OvertimeRolled)] == [(3, 3), (5, 2)]
    ended = one(step, MatchEnded)
    assert (ended.goals, ended.points, ended.overtime) == ((2 + 1, 2), (2, 1), True)
    assert [team.points for team in step.state.teams] == [2, 1]


@clause("EX-10.9")
def test_the_other_overtime_rolls_one_die_against_the_defence() -> None:
    state = new_round(2, "LOT-1", QUIET, deck=("LOT-2",), opts={"overtime": "defence"}).state
    state = take(state, 0, ROLL, 1, 1, 1, 1).state
    step = take(state, 1, ROLL, 1, 1, 1, 1, 3, 3, 6, 5, 4, 3, 6)

    attempts = [
        (event.attempt, event.variant, event.dice, event.targets) for event in told(step, OvertimeRolled)
    ]
    assert attempts == [
        (1, "defence", (3, 3), (4, 4)),
        (2, "defence", (6, 5), (4, 4)),
        (3, "defence", (4, 3), (4, 4)),
    ]
    assert one(step, MatchEnded).goals == (0 + 1, 0)


@clause("EX-10.9")
def test_after_three_attempts_a_duel_decides() -> None:
    state = new_round(2, "LOT-1", QUIET, deck=("LOT-2",), opts={"overtime": "defence"}).state
    state = take(state, 0, ROLL, 1, 1, 1, 1).state
    step = take(state, 1, ROLL, 1, 1, 1, 1, *(1, 1) * 3, 1, 2, 6)

    assert [event.variant for event in told(step, OvertimeRolled)] == ["defence"] * 3 + ["duel"]
    assert one(step, MatchEnded).goals == (0, 1)


@clause("EX-10.9", "EX-10.3")
def test_unused_bonuses_may_be_used_in_the_overtime_against_the_defence() -> None:
    state = match((1, 1, 1, 1), (1, 1, 1, 1), opts={"overtime": "defence"})
    state = after(state, (0, bonus("SPA-LW", 0)), (0, PASS), (1, PASS))
    step = take(state, 0, PASS, 3, 3)

    assert GAME.to_act(step.state) == (0,)  # starting again with the first
    assert {action.source for action in offered(step.state, 0, UseBonus)} == {"TRI-RW"}  # SPA-LW is used up
    die = view(GAME, step.state, None)["match"]["sides"]["0"]["dice"]["0"]
    assert die == {"face": 3, "short": 1}  # another die than the one that SPA-LW has turned
    step = take(take(step.state, 0, bonus("TRI-RW", 0)).state, 1, PASS, 5)
    assert [(event.who, event.forced) for event in told(step, BonusPassed)] == [(1, False), (0, True)]
    assert one(step, MatchEnded).goals == (0 + 1, 0)  # 3 + 1 reaches the defence of 4, the other 3 does not


@clause("EX-10.8")
def test_in_a_duel_no_bonus_is_asked_for() -> None:
    state = match()
    state = take(state, 0, PASS).state
    step = take(state, 1, PASS, 6, 1, 5)

    assert one(step, MatchEnded).points == (2, 1)
    assert step.state.phase is Phase.EDIT


@clause("EX-11.3", "EX-11.4")
def test_overtime_against_a_virtual_team_gives_two_points_or_one() -> None:
    state = new_round(2, "OPP-PLZ", QUIET).state
    step = take(state, 0, ROLL, *(1,) * 4, *(1,) * 5, 2, 6)
    assert one(step, MatchEnded).points == (1, 0)
    step = take(step.state, 1, ROLL, *(1,) * 4, *(1,) * 5, 6, 2, 5)
    assert one(step, MatchEnded).points == (2, 0)
