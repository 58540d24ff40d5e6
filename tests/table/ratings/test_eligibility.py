"""What counts for ratings, and for whom."""

import pytest

from app.table.ratings.eligibility import (
    MatchFacts,
    NotRated,
    SeatFacts,
    company_of,
    entrants_of,
    refusal,
)

COMPUTERS = frozenset({"normal", "hard"})
ANN, BEN = SeatFacts(0, 1, people=("ann",)), SeatFacts(1, 2, people=("ben",))
NORMAL, RANDOM = SeatFacts(1, 2, bot="normal"), SeatFacts(1, 2, bot="random")


def why_not(*seats: SeatFacts, earlier: int = 0, has_given_seed: bool = False) -> NotRated | None:
    facts = MatchFacts(seats, has_given_seed)
    return refusal(facts, entrants_of(facts, COMPUTERS), earlier)


@pytest.mark.parametrize(
    ("seats", "earlier", "reason"),
    [
        ((ANN, BEN), 9, None),
        ((ANN, BEN), 10, NotRated.PEOPLE_LIMIT),
        ((ANN, NORMAL), 2, None),
        ((ANN, NORMAL), 3, NotRated.COMPUTER_LIMIT),
        ((ANN, RANDOM), 0, NotRated.NO_OPPONENT),
        ((NORMAL, SeatFacts(0, 1, bot="hard")), 0, NotRated.NO_OPPONENT),
        ((SeatFacts(0, None, people=("ann",)), SeatFacts(1, None, people=("ben",))), 0, NotRated.NO_RESULT),
        ((ANN, BEN, SeatFacts(2, 3, bot="random")), 3, None),
    ],
)
def test_what_counts(seats: tuple[SeatFacts, ...], earlier: int, reason: NotRated | None) -> None:
    assert why_not(*seats, earlier=earlier) is reason


def test_a_match_with_chosen_dice_does_not_count() -> None:
    assert why_not(ANN, BEN, has_given_seed=True) is NotRated.GIVEN_SEED


def test_a_seat_counts_for_who_had_it_longer_and_else_for_who_came_first() -> None:
    def had(**actions: int) -> str | None:
        return SeatFacts(0, 1, people=("first", "second"), actions=actions).player

    assert [had(first=3, second=2), had(first=2, second=3), had(first=2, second=2), had()] == [
        "first",
        "second",
        "first",
        "first",
    ]


def test_a_seat_that_nobody_had_and_a_computer_without_a_rating_are_left_out() -> None:
    facts = MatchFacts((ANN, RANDOM, SeatFacts(2, 3), NORMAL))

    assert entrants_of(facts, COMPUTERS) == [ANN, NORMAL]


def test_the_same_company_is_the_same_people_or_the_same_player_against_the_same_computers() -> None:
    seats = SeatFacts(0, 1, people=("ben",)), SeatFacts(3, 2, people=("ann",))

    assert company_of([ANN, BEN]) == company_of(seats) == company_of([*seats, NORMAL])
    assert len({company_of(one) for one in ([ANN, NORMAL], [ANN, RANDOM], [BEN, NORMAL], [ANN, BEN])}) == 4
    assert "ann" not in company_of([ANN, BEN])
