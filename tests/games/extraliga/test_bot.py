"""A season of `normal`: it presses no bonus for nothing, and drafts enough defenders."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pass, Pick, Play, UseBonus
from app.games.extraliga.bonus_value import is_decided
from app.games.extraliga.bot import (
    WANTED,
    choices_to_search,
    goals_added,
    goals_wanted,
    normal,
    rounds_left,
)
from app.games.extraliga.data import cards
from app.games.extraliga.model import Position, State
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


@pytest.mark.parametrize("seats", [2, 4])
def test_nearly_every_team_drafts_four_defenders(seats: int) -> None:
    """Not all: in the last round none may be left to pick."""
    drafted = Counter[int]()
    for seed in range(5):
        rng, chance = random.Random(seed), FairChance(bytes(32))
        state = GAME.setup(complete_options(GAME, {}, seats), seats, chance).state
        while state.season is None:
            seat = GAME.to_act(state)[0]
            action = normal(state, seat, legal_actions(GAME, state, seat), rng)
            state = GAME.apply(state, seat, action, chance).state
        for team in state.teams:
            drafted[sum(cards()[card].position is Position.D for card in team.cards)] += 1

    few = sum(count for number, count in drafted.items() if number < WANTED[Position.D])
    assert few <= drafted.total() // 10


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


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_drafts_a_fourth_goalkeeper_while_another_player_is_left(seats: int) -> None:
    """Neither at once nor after a search: both choose among these."""
    keepers = sorted(card.id for card in cards().values() if card.is_goalkeeper)
    state = GAME.setup(complete_options(GAME, {}, seats), seats, FairChance(bytes(32))).state
    (seat, *_) = GAME.to_act(state)
    offered = [*legal_actions(GAME, state, seat), *map(Pick, keepers[-2:])]
    after_three = state.with_team(seat, replace(state.teams[seat], bench=tuple(keepers[:3])))

    assert has_keepers(choices_to_search(state, seat, offered, random.Random(1)))
    searched = choices_to_search(after_three, seat, offered, random.Random(1))
    assert len(searched) > 1 and not has_keepers(searched)
    only = list(map(Pick, keepers[-2:]))
    assert normal(after_three, seat, only, random.Random(1)) in only


def has_keepers(actions: Sequence[object]) -> bool:
    return any(isinstance(one, Pick) and cards()[one.card].is_goalkeeper for one in actions)
