"""HG-6: who wins the round, and where the puck goes."""

import pytest

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Restart
from app.games.hockey_game.events import PuckLost, RoundDecided
from app.games.hockey_game.model import CENTRE, Phase, State
from tests.games.hockey_game.table import END, ROLL, after, declare, find, table, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by

FULL = (
    ("B-CZE-01", "B-CZE-02", "B-CZE-03", "B-CZE-04", "B-CZE-05"),
    ("B-SWE-01", "B-SWE-02", "B-SWE-03", "B-SWE-04", "B-SWE-05"),
)


def saved_shot(attacker: int = 0, puck: str = "E_CIRCLE_N", **known: object) -> State:
    """A shot from `puck` that the defender has already beaten, before the attacker's last decision."""
    state = table(attacker=attacker, puck=puck, **known)
    return after(
        state,
        (attacker, declare("shot")),
        (attacker, ROLL, 1, 1),
        (attacker, END),
        (1 - attacker, ROLL, 6, 6),
    )


@clause("HG-6.1")
@pytest.mark.parametrize(("dice", "success"), [((6, 2), True), ((6, 1), False), ((5, 1), False)])
def test_the_attacker_must_be_higher(dice: tuple[int, int], success: bool) -> None:
    # CZE 2 + 2 with strength, SWE 3 + 2 and 6: 11 for the defender
    state = after(table(hands=FULL), (0, declare("strength", "E_BLUE_N")), (0, ROLL, *dice), (0, END))

    step = take(after(state, (1, ROLL, 3, 3)), 1, END)

    decided = find(step.events, RoundDecided)
    assert (decided.attack.total, decided.defence.total) == (sum(dice) + 4, 11)
    assert decided.success is success


@clause("HG-6.2")
def test_success_carries_the_puck_to_the_declared_field_and_the_attacker_goes_on() -> None:
    state = after(table(), (0, declare("strength", "E_BLUE_N")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))

    state = take(state, 1, END).state

    assert (state.attacker, state.puck, state.phase) == (0, "E_BLUE_N", Phase.ATTACK_DECLARE)
    assert state.rounds == 1


@clause("HG-6.2")
def test_a_successful_shot_is_a_goal() -> None:
    state = after(table(hands=FULL), (0, declare("shot")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))

    step = take(state, 1, END)

    assert step.state.goals == (1, 0)
    assert kinds(step.events) == ["round_decided", "goal_scored", "faceoff_called"]


@clause("HG-6.3")
def test_the_defender_attacks_from_where_the_attack_came() -> None:
    state = table(puck="W_CREASE", hands=FULL)
    state = after(state, (0, declare("pass", "W_BLUE_N")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6))

    step = take(state, 1, END)

    assert find(step.events, PuckLost) == PuckLost(1, "W_CREASE")
    assert (step.state.attacker, step.state.puck) == (1, "W_CREASE")  # the only way into that crease


@clause("HG-6.4")
@pytest.mark.parametrize("puck", ["E_SLOT", "E_CIRCLE_N", "E_CIRCLE_S", "E_CREASE"])
def test_after_a_save_in_the_zone_the_defender_chooses_the_restart(puck: str) -> None:
    state = take(saved_shot(puck=puck), 1, END).state

    assert state.phase is Phase.RESTART_CHOICE
    assert legal_actions(GAME, state, 1) == [
        Restart("faceoff", "E_CIRCLE_N"),
        Restart("faceoff", "E_CIRCLE_S"),
        Restart("goalkeeper", "E_CREASE"),
    ]
    assert refused_by(GAME, state, 1, Restart("faceoff", CENTRE)) == "HG-6.4"


@clause("HG-6.4")
@pytest.mark.parametrize("puck", ["E_BLUE_N", "CENTRE", "W_CIRCLE_N"])
def test_a_shot_from_farther_out_leaves_no_choice(puck: str) -> None:
    state = take(saved_shot(puck=puck, hands=FULL), 1, END).state

    assert (state.phase, state.attacker, state.puck) == (Phase.ATTACK_DECLARE, 1, puck)
    assert refused_by(GAME, state, 1, Restart("goalkeeper", "E_CREASE")) == "HG-6.4"


@clause("HG-6.5", "HG-3.1")
def test_a_face_off_may_be_taken_in_an_own_circle() -> None:
    state = take(saved_shot(attacker=1, puck="W_SLOT", hands=FULL), 0, END).state

    step = take(state, 0, {"type": "restart", "kind": "faceoff", "at": "W_CIRCLE_S"})

    assert (step.state.phase, step.state.puck) == (Phase.FACEOFF, "W_CIRCLE_S")


@clause("HG-6.6", "HG-3.6")
def test_the_goalkeeper_plays_from_the_own_crease_and_only_the_shooter_draws() -> None:
    state = take(saved_shot(attacker=1, puck="W_SLOT"), 0, END).state

    step = take(state, 0, {"type": "restart", "kind": "goalkeeper", "at": "W_CREASE"}, 0, 0, 0, 0, 0)

    assert (step.state.attacker, step.state.puck) == (0, "W_CREASE")
    assert [len(side.hand) for side in step.state.sides] == [0, 5]


@clause("HG-6.7")
def test_bookkeeping_goes_goal_then_idle_clock_then_end_of_the_period() -> None:
    state = table(hands=FULL, flips=4, idle=9)
    state = after(state, (0, declare("shot")), (0, ROLL, 6, 6), (0, END), (1, ROLL, 1, 1))

    step = take(state, 1, END, 0)

    assert kinds(step.events) == [
        "round_decided",
        "goal_scored",
        "referee_turned",
        "period_ended",
        "period_began",
        "faceoff_called",
    ]
