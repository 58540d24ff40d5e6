"""A season of `normal`: it presses no bonus for nothing, and holds trainer cards back."""

import random

from app.engine.operations import legal_actions
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pass, Play, UseBonus
from app.games.extraliga.bonus_value import is_decided
from app.games.extraliga.bot import (
    goals_added,
    goals_wanted,
    normal,
    rounds_left,
)
from app.games.extraliga.model import State
from tests.games.extraliga.build import OPEN, QUIET, ROLL, after, new_round, six


def rolled(mine: tuple[int, ...], yours: tuple[int, ...], **opts: object) -> State:
    """Return a match whose dice lie like this; both sides have bonuses."""
    state = new_round(2, "LOT-1", OPEN, opts=opts).state
    return after(state, (0, ROLL, *mine), (1, ROLL, *yours))


def choice(state: State) -> object:
    (seat,) = GAME.to_act(state)
    return normal(state, seat, legal_actions(GAME, state, seat), random.Random(1))


def test_a_bonus_is_pressed_only_while_the_match_can_be_turned_or_goals_count() -> None:
    lost, close = ((1, 1, 1, 3), (6, 6, 6, 6)), ((6, 3, 1, 1), (6, 6, 1, 1))

    assert is_decided(rolled(*lost)) and choice(rolled(*lost)) == Pass()
    assert isinstance(choice(rolled(*lost, tiebreak="goal_difference")), UseBonus)
    assert not is_decided(rolled(*close)) and isinstance(choice(rolled(*close)), UseBonus)


def test_trainer_cards_are_held_back_by_what_is_left_of_the_season() -> None:
    """The fewer rounds are left per card, the less must it add."""
    held = {0: ("TR-all_rounder#1", "TR-defending_lw#1")}
    early = new_round(2, "LOT-1", OPEN, deck=("LOT-2",), trainers=held).state
    late = new_round(2, "LOT-1", OPEN, half=2, deck=("LOT-2",), trainers=held).state
    last = new_round(2, "LOT-1", OPEN, half=2, trainers=held).state

    assert rounds_left(early) > rounds_left(late) > rounds_left(last) == 1
    assert goals_wanted(early, 0) > goals_wanted(late, 0) >= goals_wanted(last, 0) > 0


def test_a_quick_line_change_is_worth_the_line_up_that_it_lets_a_coach_set() -> None:
    """Two forwards out of place, and in the best line-up without them."""
    best = six("SPA")
    given = {"half": 2, "trainers": {0: ("TR-line_change#1",)}, "benches": {0: six("TRI")}}
    play = Play("TR-line_change#1")
    sound = new_round(2, "LOT-1", QUIET, lineups={0: best}, **given).state
    mixed_up = new_round(2, "LOT-1", QUIET, lineups={0: (best[1], best[0], *best[2:])}, **given).state

    assert goals_added(mixed_up, 0, play) > goals_added(sound, 0, play) >= 0
    assert choice(mixed_up) == play
    assert choice(sound) == Pass()
