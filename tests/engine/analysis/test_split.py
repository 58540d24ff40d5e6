"""The parts of a result add up, for every seat and however many there are."""

import pytest

from app.engine.analysis.judge import Judgement, mean_and_error
from app.engine.analysis.split import lead_splits, splits


def gained(seat, gains, error=0.01) -> Judgement:
    return Judgement(1, 1, seat, (), 30, gains, tuple(10 * one for one in gains), error, 10 * error)


def test_what_one_seat_loses_the_others_are_given() -> None:
    known = [gained(0, (-0.1, 0.06, 0.04)), gained(1, (0.02, -0.05, 0.03)), gained(0, (0.01, -0.01, 0.0))]
    one, two, three = splits(known, (1 / 3, 1 / 3, 1 / 3), (1.0, 0.0, 0.0))

    assert one.decisions == pytest.approx((-0.09, 0.02, 0.0))
    assert two.decisions == pytest.approx((0.05, -0.05, 0.0))
    assert three.decisions == pytest.approx((0.04, 0.03, 0.0))
    assert one.dice == pytest.approx(1 - 1 / 3 + 0.09 - 0.02)
    for split in (one, two, three):
        assert split.before + split.dice + sum(split.decisions) == pytest.approx(split.result, abs=1e-9)
    assert one.error == pytest.approx(0.01 * 3**0.5)


def test_a_match_without_a_decision_is_all_dice() -> None:
    assert [one.dice for one in splits([], (0.5, 0.5), (1.0, 0.0))] == [0.5, -0.5]


def test_the_error_of_a_mean() -> None:
    assert mean_and_error([1.0]) == (1.0, 0.0)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)


def test_a_lead_splits_in_its_own_unit() -> None:
    one, two = lead_splits([gained(0, (-0.1, 0.1)), gained(1, (0.2, -0.2))], (0.0, 0.0), (3.0, -3.0))

    assert one.decisions == pytest.approx((-1.0, 2.0)) and one.dice == pytest.approx(2.0)
    assert two.dice == pytest.approx(-2.0)
    assert one.error == pytest.approx(0.1 * 2**0.5)
