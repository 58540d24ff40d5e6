"""HG-2 and HG-13: rounds, periods, overtimes, the end, and the guards of the house."""

import pytest
from msgspec import structs

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare, EndTurn, PlayBonus
from app.games.hockey_game.data import box
from app.games.hockey_game.events import GameEnded, PeriodBegan, PeriodEnded, RefereeTurned
from app.games.hockey_game.model import CENTRE, Move, Phase, State
from app.games.hockey_game.options import Options
from tests.games.hockey_game.table import END, ROLL, after, bonus, declare, find, table, take, whistle
from tests.support.matches.scripted_chance import clause, kinds, refused_by

SHOT_SCORED = ((0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))
SHOT_SAVED = ((0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6))
FULL = (("B-CZE-01", "B-CZE-02", "B-CZE-03", "B-CZE-04", "B-CZE-05"),
        ("B-SWE-01", "B-SWE-02", "B-SWE-03", "B-SWE-04", "B-SWE-05"))  # fmt: skip


def last_round(**changes: object) -> State:
    """The fifth card of the period is out, and the attacker shoots from a circle."""
    return table(puck="E_CIRCLE_N", hands=FULL, flips=5, **changes)


def shot(state: State, dice: tuple[tuple[object, ...], ...]) -> State:
    return after(state, (0, declare("shot")), *dice)


@clause("HG-2.1", "HG-2.2")
def test_a_round_is_the_attackers_turn_then_the_defenders() -> None:
    state = table(attacker=1)

    assert GAME.to_act(state) == (1,)
    state = after(state, (1, declare("shot")), (1, ROLL, 1, 1))
    assert GAME.to_act(state) == (1,)
    state = after(state, (1, END))
    assert GAME.to_act(state) == (0,)
    assert state.phase is Phase.DEFEND_PREPARE


@clause("HG-2.3")
def test_a_closed_turn_cannot_be_changed_by_its_owner() -> None:
    state = after(table(hands=FULL), (0, declare("shot")), (0, ROLL, 1, 1), (0, END))

    assert legal_actions(GAME, state, 0) == []


@clause("HG-2.3")
def test_a_turn_ends_only_after_the_roll() -> None:
    assert refused_by(GAME, after(table(), (0, declare("shot"))), 0, EndTurn()) == "HG-2.3"


@clause("HG-2.4", "HG-2.6")
def test_with_the_fifth_card_out_the_period_ends_when_the_round_is_complete() -> None:
    state = table(flips=5, heroes=(("H-CZE-1",), ("H-SWE-1",)), hands=FULL, idle=3)
    state = after(state, (0, declare("strength", "E_BLUE_S")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1))

    step = take(state, 1, END)

    assert find(step.events, PeriodEnded) == PeriodEnded(1, 0, 5, ("H-CZE-1", "H-SWE-1"))
    assert [side.heroes for side in step.state.sides] == [(), ()]
    assert [side.discard for side in step.state.sides] == [("H-CZE-1",), ("H-SWE-1",)]
    assert (step.state.period, step.state.flips, step.state.idle) == (2, 0, 0)
    assert (step.state.phase, step.state.puck) == (Phase.FACEOFF, CENTRE)


@clause("HG-2.5")
def test_a_goal_in_the_last_round_counts_and_has_no_face_off_of_its_own() -> None:
    step = take(shot(last_round(), SHOT_SCORED), 1, END)

    assert step.state.goals == (1, 0)
    assert kinds(step.events).count("faceoff_called") == 1
    assert step.state.period == 2


@clause("HG-2.5")
def test_a_choice_after_a_save_lapses_in_the_last_round() -> None:
    step = take(shot(last_round(), SHOT_SAVED), 1, END)

    assert step.state.phase is Phase.FACEOFF
    assert "restart_offered" not in kinds(step.events)


@clause("HG-2.7")
def test_after_the_third_period_more_goals_win() -> None:
    step = take(shot(last_round(period=3, goals=(1, 2)), SHOT_SAVED), 1, END)

    assert find(step.events, GameEnded) == GameEnded(1, (1, 2), "regulation")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert [(p.seat, p.place, p.score) for p in outcome.placements] == [(0, 2, 1), (1, 1, 2)]


@clause("HG-2.7", "HG-2.8")
def test_a_tie_goes_to_overtime_with_all_referee_cards_together_again() -> None:
    state = last_round(period=3, pile=tuple(box().whistles)[:3])

    step = take(shot(state, SHOT_SAVED), 1, END)

    assert find(step.events, PeriodBegan) == PeriodBegan(3, 1, reshuffled=True)
    assert (step.state.overtime, len(step.state.pile), step.state.turned) == (1, 18, ())
    assert (step.state.phase, step.state.puck) == (Phase.FACEOFF, CENTRE)


@clause("HG-2.8")
def test_the_golden_goal_ends_the_game_without_the_rest_of_the_bookkeeping() -> None:
    state = last_round(period=3, overtime=1, idle=9)

    step = take(shot(state, SHOT_SCORED), 1, END)

    assert kinds(step.events) == ["round_decided", "goal_scored", "game_ended"]
    assert (step.state.goals, step.state.idle, step.state.flips) == ((1, 0), 9, 5)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "golden_goal"


@clause("HG-2.9")
@pytest.mark.parametrize(("left", "reshuffled"), [(13, False), (6, False), (5, True)])
def test_later_overtimes_reshuffle_only_when_the_pile_could_run_out(left: int, reshuffled: bool) -> None:
    state = last_round(period=3, overtime=1, pile=tuple(box().whistles)[:left])

    step = take(shot(state, SHOT_SAVED), 1, END)

    assert find(step.events, PeriodBegan) == PeriodBegan(3, 2, reshuffled)
    assert len(step.state.pile) == (18 if reshuffled else left)


def quiet_round(state: State) -> State:
    """A round in which nothing happens to the clock, up to the defender's last word."""
    return after(state, (0, declare("strength", "E_BLUE_S")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))


@clause("HG-13.1")
def test_after_too_many_rounds_without_a_flip_one_card_is_turned_without_effect() -> None:
    heroes = (("H-CZE-1",), ("H-SWE-1",))
    state = quiet_round(table(idle=9, flips=2, heroes=heroes))
    injury = whistle(state, "injury")

    step = take(state, 1, END, injury)

    assert find(step.events, RefereeTurned) == RefereeTurned(None, "R-injury-1", 3)
    assert (step.state.flips, step.state.idle) == (3, 0)
    assert tuple(side.heroes for side in step.state.sides) == heroes


@clause("HG-13.1")
def test_the_idle_clock_may_end_the_period_and_can_be_switched_off() -> None:
    ended = take(quiet_round(table(idle=9, flips=4, hands=FULL)), 1, END, 0)
    off = take(quiet_round(table(idle=99, options=Options(idle_rounds=0))), 1, END)

    assert ended.state.period == 2
    assert (off.state.idle, off.state.flips) == (100, 0)


@clause("HG-13.1")
def test_every_flip_sets_the_idle_counter_back() -> None:
    state = table(hands=(("B-CZE-04",), ()), idle=9)
    state = after(state, (0, declare("strength", "E_BLUE_S")), (0, ROLL, 6, 6))
    state = after(state, (0, bonus("B-CZE-04"), whistle(state, "play_on")), (0, END), (1, ROLL, 1, 1))

    assert take(state, 1, END).state.idle == 0


@clause("HG-13.2", "HG-2.9")
def test_after_the_last_overtime_a_deciding_face_off_gives_one_goal_and_the_game() -> None:
    options = Options(max_overtimes=3)
    state = last_round(period=3, overtime=3, goals=(2, 2), options=options, heroes=((), ("H-SWE-4",)))
    state = take(shot(state, SHOT_SAVED), 1, END).state

    assert state.decider
    assert state.sides[1].heroes == ()  # no heroes on the table
    step = after(state, (0, {"type": "faceoff_roll"}, 3, 3))
    won = take(step, 1, {"type": "faceoff_roll"}, 4, 3)
    assert won.state.goals == (2, 3)
    assert find(won.events, GameEnded) == GameEnded(1, (2, 3), "decider")


@clause("HG-13.2")
def test_without_a_cap_another_overtime_follows() -> None:
    state = last_round(period=3, overtime=10, options=Options(max_overtimes=0))

    assert take(shot(state, SHOT_SAVED), 1, END).state.overtime == 11


@clause("HG-2.2")
def test_only_the_attacker_moves_the_puck() -> None:
    state = after(table(hands=FULL), (0, declare("shot")), (0, ROLL, 1, 1), (0, END))

    assert refused_by(GAME, state, 1, Declare(Move.SHOT, None)) == "HG-4.1"
    assert refused_by(GAME, state, 1, PlayBonus("B-SWE-01")) == "HG-7.1"


@clause("HG-2.6")
def test_the_round_stays_in_sight_after_the_period() -> None:
    state = structs.replace(last_round(), goals=(0, 0))

    ended = take(shot(state, SHOT_SAVED), 1, END).state

    assert ended.duel.verdict is not None
