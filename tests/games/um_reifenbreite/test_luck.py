"""The final photos against their odds, and the road against the throws."""

from math import comb

import pytest
from msgspec import structs

from app.engine.chance import FairChance
from app.engine.operations import complete_options
from app.engine.types import Step
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.data import Terrain
from app.games.um_reifenbreite.luck import carries, draws, reach
from app.games.um_reifenbreite.model import Result
from tests.support.matches.scripted_chance import clause


@clause("UR-12.3", "UR-12.4")
@pytest.mark.parametrize(("numbers", "risk"), [(1, 33), (2, 60), (3, 80), (4, 93)])
def test_the_more_photos_the_likelier_is_a_rider_struck(numbers: int, risk: int) -> None:
    state = GAME.setup(complete_options(GAME, {"level": "pro"}, 2), 2, FairChance(bytes(32))).state
    winner = structs.replace(state.riders[0], place=1, photos=tuple(range(1, numbers + 1)))
    race = Result(state.race, (winner, *state.riders[1:]), (5, 6))
    p = 1 - comb(6 - numbers, 2) / 15

    (luck,) = draws(state, Step(structs.replace(state, results=(race,)), ()))

    assert round(100 * p) == risk
    assert (luck.kind, luck.owner) == ("points", 0)
    assert luck.gain == pytest.approx(50 * p)  # the player keeps all, and could have lost all
    assert luck.variance == pytest.approx(50**2 * p * (1 - p))


def test_whom_a_throw_does_not_carry_stays_and_a_card_carries_its_mean() -> None:
    assert reach(3, Terrain.UPHILL, 5) == 0
    assert reach(3, Terrain.DOWNHILL, 2) == 5
    assert carries("crash", Terrain.ASPHALT, 0) == 0
