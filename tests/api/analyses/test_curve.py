"""The curve: a line for each seat that needs one, scores and parts where there is room."""

from app.api.analyses.analysis_text import analysis_text
from app.api.analyses.curve import CurveLabel, apart
from app.engine.analysis.split import Split
from app.games.um_reifenbreite import GAME
from app.table.analyses.match_report import MatchReport
from tests.api.analyses.test_analysis_text import DOC, REPORT, SEATS


def test_scores_stand_over_the_curve_where_there_is_room() -> None:
    told = analysis_text(REPORT, GAME, "en", DOC, 0)

    assert [(one.x, one.says, one.seat) for one in told.curve.scores] == [(192, "1:0", 0), (480, "2:3", 1)]


def test_more_than_two_seats_have_a_line_each() -> None:
    three = MatchReport(
        unit="points",
        curve=((0, (0.3, 0.3, 0.4)), (9, (0.0, 1.0, 0.0))),
        milestones=(),
        decisions=(),
        splits=tuple(Split(seat, 0.3, (0.0, 0.0, 0.0), 0.7, 1.0, 0.0) for seat in range(3)),
        lead_splits=tuple(Split(seat, 0.0, (0.0, 0.0, 0.0), 1.0, 1.0, 0.0) for seat in range(3)),
        seed="m",
    )
    doc = {"seats": [*SEATS, {"player": {"name": "Eva"}, "coach": 2}], "view": {}}

    assert [seat for seat, _ in analysis_text(three, GAME, "cs", doc, 1).curve.lines] == [0, 1, 2]


def test_a_label_without_room_is_left_out() -> None:
    labels = [CurveLabel(x, str(x)) for x in (0.0, 30.0, 44.0, 60.0, 100.0)]

    assert [one.x for one in apart(labels, 44.0)] == [0.0, 44.0, 100.0]
