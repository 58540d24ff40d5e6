"""The arithmetic of luck: means, sums by seat, and the words for them."""

from collections.abc import Callable, Sequence

import pytest

from app.engine.capabilities.luck import Account, CountedDraw, Luck, accounts, mean_and_variance, verdict


def test_mean_and_variance_weigh_outcomes_by_their_probability() -> None:
    assert mean_and_variance([(1.0, 0.25), (0.0, 0.75)]) == (0.25, 0.25 * 0.75)
    assert mean_and_variance([(2.0, 1), (4.0, 1), (6.0, 2)]) == (4.5, (2.5**2 + 0.5**2 + 2 * 1.5**2) / 4)


def luck_of(*kinds: str, lasting: Callable[[str, Sequence[CountedDraw]], float] | None = None) -> Luck:
    return Luck(kinds=kinds, draws=lambda *_: iter(()), usual_draw_count=lasting)


def test_the_deviation_of_a_kind_that_ends_early_is_that_of_a_series_of_average_length() -> None:
    draws = [CountedDraw("kicks", seat, 0.5, 0.25, 1 - seat) for seat in (0, 1, 0, 1)]

    (plain, _), (lasting, _) = (
        accounts(draws, luck, 2) for luck in (luck_of("kicks"), luck_of("kicks", lasting=lambda *_: 9.0))
    )

    assert (plain.deviation, plain.draws) == (1.0, 4)
    assert (lasting.deviation, lasting.draws, lasting.gain) == (1.5, 4, plain.gain)


def test_one_seat_gains_what_the_other_loses() -> None:
    draws = [
        CountedDraw("goals", 0, 0.5, 0.09, 1),
        CountedDraw("goals", 1, 0.25, 0.07, 0),
        CountedDraw("tests", 1, -1.0, 0.25),
        CountedDraw("goals", None, 2.0, 0.84, 1),
    ]

    found = accounts(draws, luck_of("goals", "tests", "pucks"), 2)

    assert [(one.kind, one.seat, one.gain, one.draws) for one in found] == [
        ("goals", 0, 0.25, 2),
        ("goals", 1, -2.25, 3),
        ("tests", 0, 0, 0),
        ("tests", 1, -1.0, 1),
    ]
    assert [one.deviation for one in found] == pytest.approx([0.4, 1.0, 0, 0.5])


@pytest.mark.parametrize(
    ("z", "draws", "says", "of"),
    [
        (9.0, 11, "lu-few", 0),
        (0.99, 12, "lu-usual", 0),
        (-1.2, 12, "lu-bit-down", 0),
        (1.3, 12, "lu-bit-up", 0),
        (1.6449, 12, "lu-up", 20),
        (-2.3263, 12, "lu-down", 100),
        (9.0, 12, "lu-up", 1000),
    ],
)
def test_the_message_about_luck_depends_on_how_rare_it_is(z: float, draws: int, says: str, of: int) -> None:
    said = verdict(Account("goals", 0, z * 2, 2.0, draws))

    assert (said.says, said.of) == (says, of)


def test_luck_without_variance_is_usual() -> None:
    assert verdict(Account("goals", 0, 0.0, 0.0, 20)).says == "lu-usual"
