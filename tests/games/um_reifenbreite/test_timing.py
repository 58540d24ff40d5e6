"""How long a decision takes, and what silence means."""

import pytest
from msgspec import structs

from app.engine.operations import legal_actions
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import DeclineDraft, DeclineSwap, Move, Ride
from app.games.um_reifenbreite.model import Drafting, Keeping, Moving, Riding, Trading
from app.games.um_reifenbreite.road import road_of
from tests.games.matches import Asked, asked


@pytest.fixture(scope="module")
def seen() -> Asked:
    found = asked(GAME, 6)
    riding = next(state for state, _ in found if isinstance(state.pending, Riding))
    other = next(rider.number for rider in riding.riders if riding.owner(rider.number) == 1)
    return [*found, (structs.replace(riding, pending=Trading(riding.pending.rider, other)), 1)]


def test_cards_are_kept_slowly_and_yes_or_no_is_quickly_said(seen: Asked) -> None:
    weights = {type(state.pending): GAME.decision(state, seat).weight for state, seat in seen}

    assert weights[Drafting] == weights[Trading] == 1 / 3
    assert weights[Riding] == weights[Moving] == 1
    assert weights.get(Keeping, 4) == 4


def test_silence_declines_throws_two_dice_and_rides_as_far_as_they_lead(seen: Asked) -> None:
    said = {type(state.pending): GAME.timeout_action(state, seat) for state, seat in seen}

    assert said[Drafting] == DeclineDraft()
    assert said[Trading] == DeclineSwap()
    assert said[Riding] == Ride(("die", "die"), False)
    for state, seat in seen:
        if isinstance(state.pending, Moving):
            road = road_of(state.race)
            reached = {
                road.index[move.space] for move in legal_actions(GAME, state, seat) if isinstance(move, Move)
            }
            meant = road.index[GAME.timeout_action(state, seat).space]
            assert road.progress[meant] == max(road.progress[node] for node in reached)
