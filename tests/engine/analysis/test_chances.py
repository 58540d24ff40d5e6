"""The chance to win: shares of weighted sums, and the result at the end."""

import pytest

from app.engine.analysis.chances import shares_of_first, softmax
from app.engine.types import Outcome, Placement


def test_a_seat_that_can_no_longer_win_has_no_chance() -> None:
    assert softmax((1.0,), ((2.0,), None, (2.0,))) == (0.5, 0.0, 0.5)


def test_seats_that_swap_their_sums_swap_their_chances() -> None:
    mine, yours = softmax((0.5, -1.0), ((3.0, 1.0), (1.0, 2.0)))

    assert softmax((0.5, -1.0), ((1.0, 2.0), (3.0, 1.0))) == pytest.approx((yours, mine))
    assert mine > yours


def test_a_shared_first_place_is_shared() -> None:
    placements = (Placement(0, 1, 3), Placement(1, 3, 1), Placement(2, 1, 3))

    assert shares_of_first(Outcome(placements, "score")) == (0.5, 0.0, 0.5)
