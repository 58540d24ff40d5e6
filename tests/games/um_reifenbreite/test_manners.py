"""The computer lays no useless energy card."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Ride
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import DIE, State
from app.games.um_reifenbreite.road import reach
from app.games.um_reifenbreite.rules.terrain import terrain_at
from app.games.um_reifenbreite.turns import carries
from tests.games.matches import decisions
from tests.support.matches.scripted_chance import clause

MATCHES = {"easy": (35, 36), "normal": (0, 1, 2), "hard": (0,)}
"""By strength, seeds; in 35 the road before a sprinter is shut for two rounds."""
MOST = 40
"""The number of decisions by search that are tried."""
WORLDS = 8


@clause("UR-5.1")
@pytest.mark.parametrize("strength", GAME.computer.names)
def test_every_energy_card_may_take_the_rider_further(strength: str) -> None:
    """Further than a die in its place would in any case."""
    laid, most = 0, MOST if GAME.computer.needs_search(strength) else None
    matches = (islice(decisions(GAME, strength, seed, WORLDS), most) for seed in MATCHES[strength])
    for state, _, action, _ in chain(*matches):
        if not isinstance(action, Ride):
            continue
        for fewer in without_a_card(action):
            assert max(spaces(state, action.sources)) > min(spaces(state, fewer)), action
            laid += 1
    assert laid > 3


def without_a_card(ride: Ride) -> Iterator[tuple[str, str]]:
    one, other = ride.sources
    if one in box().kinds:
        yield DIE, other
    if other in box().kinds:
        yield one, DIE


def spaces(state: State, sources: tuple[str, str]) -> list[int]:
    """How far the rider may come, no further than the others leave the road free."""
    rider = state.rider(state.pending.rider)
    free = reach(state.race, rider.node, 2 * box().sides + box().seven, state.occupied)
    last = max(map(len, free.values()), default=0)
    return [min(n, last) for n, _ in carries(sources, min(state.round, 2), *terrain_at(state, rider.node))]
