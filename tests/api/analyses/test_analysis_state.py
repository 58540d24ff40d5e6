"""The time that is left of an analysis, and whose decisions a report leaves out."""

from datetime import UTC, datetime, timedelta

from app.api.analyses.analysis_state import FIRST_DONE, seconds_left, without
from tests.api.analyses.test_analysis_text import REPORT

BEGUN = datetime(2026, 11, 29, tzinfo=UTC)


def test_the_rest_takes_as_long_as_what_is_done() -> None:
    now = BEGUN + timedelta(seconds=12)

    assert seconds_left(BEGUN, now, 30, 80) == 20
    assert seconds_left(BEGUN, now, FIRST_DONE - 1, 80) is None
    assert seconds_left(None, now, 30, 80) is None


def test_a_report_is_given_without_hidden_seats() -> None:
    assert {one.seat for one in without(REPORT, (0,)).decisions} == {1}
    assert without(REPORT, ()) == REPORT
