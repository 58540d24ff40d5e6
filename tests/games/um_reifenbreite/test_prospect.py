"""The computer's expectation of a race: its points at the end, and more for a rider who is ahead before."""

import random
from collections import Counter

import pytest

from app.engine.chance import FairChance
from app.engine.operations import legal_actions
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.bot import CHOICES, normal, search_choices
from app.games.um_reifenbreite.prospect import expected_points, prospect
from app.games.um_reifenbreite.road import road_of
from tests.games.um_reifenbreite.build import LBL, fresh, on_road

ROAD = road_of(LBL)


def at(share: float) -> str:
    return ROAD.ids[int(share * len(ROAD.ids))]


def test_of_a_race_that_is_over_its_points_are_expected() -> None:
    state, rng, chance = fresh(2), random.Random(1), FairChance(bytes(32))
    while (outcome := GAME.outcome(state)) is None:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(
            state, seat, normal(state, seat, legal_actions(GAME, state, seat), rng), chance
        ).state

    mine, yours = (placement.score for placement in outcome.placements)
    assert expected_points(state) == [mine, yours]
    assert prospect(state, 0) == pytest.approx(mine - yours)


def test_all_places_that_are_left_are_expected_of_somebody() -> None:
    state = on_road({21: at(0.5), 31: at(0.4), 32: at(0.3)}, seats=2)

    assert sum(expected_points(state)) == pytest.approx(50 + 40 + 35, abs=6)


def test_who_is_ahead_and_who_has_cards_left_is_expected_to_win_more() -> None:
    ahead = on_road({21: at(0.5), 31: at(0.4)}, seats=2, hands={0: (), 1: ()})
    level = on_road({21: at(0.5), 31: at(0.5)}, seats=2, hands={0: ("r1-6",), 1: ()})

    assert prospect(ahead, 0) > 0 > prospect(ahead, 1)
    assert prospect(level, 0) > 0


def test_rides_and_moves_are_thought_about_what_would_be_done_without_first() -> None:
    """Of drafts and places the best is known without."""
    state, rng, chance = fresh(2), random.Random(1), FairChance(bytes(32))
    thought = Counter[str]()
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        offered = legal_actions(GAME, state, seat)
        choices = search_choices(state, seat, offered, rng)
        assert set(choices) <= set(offered)
        assert len(choices) == len(set(choices)) <= CHOICES
        thought[type(state.pending).__name__] += len(choices) > 1
        state = GAME.apply(state, seat, choices[0], chance).state

    assert {kind for kind, times in thought.items() if times} == {"Riding", "Moving"}
