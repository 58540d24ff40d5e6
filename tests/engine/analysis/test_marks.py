"""A mark needs more than its threshold, and more than twice the error."""

import pytest

from app.engine.analysis.marks import Mark, is_sure, mark_of


@pytest.mark.parametrize(
    ("gain", "error", "mark"),
    [
        (-0.019, 0.0, Mark.FINE),
        (-0.03, 0.01, Mark.INACCURACY),
        (-0.03, 0.015, Mark.UNCLEAR),
        (-0.06, 0.01, Mark.MISTAKE),
        (-0.2, 0.05, Mark.COSTLY),
        (-0.2, 0.1, Mark.UNCLEAR),
        (0.03, 0.01, Mark.BETTER),
        (0.03, 0.02, Mark.UNCLEAR),
        (0.01, 0.1, Mark.FINE),
    ],
)
def test_a_mark_is_given_beyond_twice_the_error(gain, error, mark) -> None:
    assert mark_of(gain, error) is mark


def test_more_worlds_are_played_while_a_threshold_is_within_the_error() -> None:
    assert is_sure(-0.03, 0.004)
    assert not is_sure(-0.03, 0.006)
    assert is_sure(0.0, 0.009)
    assert not is_sure(0.0, 0.011)
