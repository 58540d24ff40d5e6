"""The state of a tournament, and its small changes."""

from fractions import Fraction

from app.engine.capabilities.tournament_formats import Format, FormatKind, by_place, by_result
from app.tournaments.formats.field import Field, free_win, placed_last
from tests.tournaments.formats.random_tournaments import outcome_of

FIELD = Field(Format(FormatKind.SWISS, 8, 32), (2, 0, 1, 3), rounds=3)


def test_meetings_are_numbered_through_all_rounds() -> None:
    field = FIELD.with_meetings(0, [(2, 0), (1, 3)]).with_meetings(1, [(2, 1)])

    assert [(one.number, one.round) for one in field.meetings] == [(0, 0), (1, 0), (2, 1)]
    assert [one.number for one in field.of(2)] == [0, 2]
    assert [one.number for one in field.of_round(1)] == [2]


def test_a_changed_meeting_leaves_the_others_as_they_are() -> None:
    before = FIELD.with_meetings(0, [(2, 0), (1, 3)])

    after = before.with_meeting(1, state="void")

    assert [one.is_settled for one in after.meetings] == [False, True]
    assert [one.is_settled for one in before.meetings] == [False, False]


def test_results_are_by_entrant() -> None:
    field = FIELD.with_meetings(0, [(2, 0)]).with_meeting(0, state="played", outcome=outcome_of(1, 4))

    assert [(one, placement.place) for one, placement in field.meetings[0].results()] == [(2, 2), (0, 1)]


def test_a_win_without_a_match_is_worth_as_much_as_one_of_two() -> None:
    assert free_win(by_result) == Fraction(3)
    assert free_win(by_place) == Fraction(2)


def test_seats_that_are_gone_are_behind_all_others() -> None:
    outcome = placed_last(outcome_of(9, 8, 7, 6), {0, 2})

    assert [one.place for one in outcome.placements] == [3, 1, 3, 2]
    assert [one.score for one in outcome.placements] == [9, 8, 7, 6]
    assert placed_last(outcome, set()) is outcome
