"""The drafts of computers: enough defenders, not too many goalkeepers, and what a search weighs by itself."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pick
from app.games.extraliga.bot import choices_to_search, normal
from app.games.extraliga.data import cards
from app.games.extraliga.drafting import WANTED
from app.games.extraliga.model import Position
from tests.games.extraliga.build import mixed


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


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_weighs_a_needed_defender_against_a_linked_forward_by_itself(seats: int) -> None:
    """With two defenders and five picks to come `normal` takes a third, however well another fits."""
    mine, linked, defender = (*mixed("SPA", "TRI"), "SPA-G"), "SPA-RW", "KOM-D1"
    state = GAME.setup(complete_options(GAME, {}, seats), seats, FairChance(bytes(32))).state
    (seat, *_) = GAME.to_act(state)
    state = state.with_team(seat, replace(state.teams[seat], bench=mine))
    offered = [Pick(defender), Pick(linked)]

    assert GAME.computer is not None and GAME.computer.search is not None
    assert normal(state, seat, offered, random.Random(1)) == Pick(defender)
    assert GAME.computer.search.policy(state, seat, offered, random.Random(1)) == Pick(linked)
    assert choices_to_search(state, seat, offered, random.Random(1)) == [Pick(linked), Pick(defender)]


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
