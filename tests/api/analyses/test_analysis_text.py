"""An analysis in words: figures that add up, marks by seat, the costliest decisions first."""

from msgspec import structs

from app.api.analyses.analysis_text import analysis_text, shared_percents, to_try
from app.engine.analysis.split import Split
from app.engine.types import Reason
from app.games.um_reifenbreite import GAME
from app.table.analyses.match_report import MarkedMoment, MatchReport, OtherChoice, ReportedDecision
from app.table.analyses.milestones import Milestone

MOMENT = MarkedMoment((Reason("stay_behind"),), (Reason("take_lead"), Reason("keep_why")), "", {}, (), None)
SEATS = [{"player": {"name": "Ann"}, "coach": 0}, {"player": {"name": "Ben"}, "coach": 1}]
DOC = {"seats": SEATS, "view": {}}


def marked(seat: int, first: int, gain: float, mark: str) -> ReportedDecision:
    return ReportedDecision(
        *(first, first, seat, mark),
        actions=({"type": "decline_draft"},),
        best=({"type": "draft"},),
        gain=gain,
        error=0.01,
        lead=-2.5,
        chance=0.3,
        worlds=30,
        moment=MOMENT,
    )


REPORT = MatchReport(
    unit="points",
    curve=((0, (0.5, 0.5)), (8, (0.25, 0.75)), (20, (1.0, 0.0))),
    milestones=(
        Milestone(0, phase="ui-before"),
        Milestone(6, scores=(1, 0)),
        Milestone(7, scores=(2, 0)),
        Milestone(15, scores=(2, 3)),
    ),
    decisions=(
        marked(0, 5, -0.03, "inaccuracy"),
        marked(0, 12, -0.12, "costly"),
        marked(1, 14, -0.06, "mistake"),
        marked(0, 16, 0.04, "better"),
        ReportedDecision(18, 18, 1, "fine"),
    ),
    splits=(
        Split(0, 0.5, (-0.11, 0.06), 0.55, 1.0, 0.02),
        Split(1, 0.5, (0.11, -0.06), -0.55, 0.0, 0.02),
    ),
    lead_splits=(
        Split(0, 0.0, (-2.34, 1.23), 4.11, 3.0, 0.5),
        Split(1, 0.0, (2.34, -1.23), -4.11, -3.0, 0.5),
    ),
    seed="m",
)


def test_the_shown_figures_add_up_to_the_result() -> None:
    assert shared_percents([0.264, 1.116, -0.612, 0.232], 1.0) == [26, 112, -61, 23]
    assert sum(shared_percents([1 / 3, 1 / 3, 1 / 3], 1.0)) == 100


def test_the_split_of_a_seat_is_told_part_by_part() -> None:
    told = analysis_text(REPORT, GAME, "en", DOC, 0)

    numbers = [(part.kind, part.number) for part in told.parts]
    assert numbers == [
        ("before", "50%"),
        ("dice", "+55%"),
        ("decisions", "\u221211%"),
        ("decisions", "+6%"),
        ("result", "100%"),
    ]
    assert told.parts[2].says == "Ann: decisions" and told.parts[-1].says == "Won"
    assert all(part.left >= 0 and part.left + part.wide <= 100.1 for part in told.parts)
    assert told.error == "2%" and told.unit == "points"
    assert [part.lead for part in told.parts] == ["+0.0", "+4.1", "\u22122.3", "+1.2", "+3.0"]


def test_marks_are_counted_by_seat_and_lie_on_the_curve() -> None:
    told = analysis_text(REPORT, GAME, "en", DOC, 0)

    assert [[says for _, says in one.counts] for one in told.seats] == [
        ["1 better", "1 inaccuracy", "1 costly"],
        ["1 fine", "1 mistake"],
    ]
    assert [(one.x, one.y) for one in told.marked][1] == (640 * 12 / 20, 150)
    first = told.marked[0]
    assert (first.chance, first.best_chance, first.cost) == ("to win 30%", "to win 33%", "\u22123%")
    assert first.unit == "\u22122.5 points" and first.at == 4


def test_the_costliest_decision_is_tried_again_first() -> None:
    told = analysis_text(REPORT, GAME, "en", DOC, 0)

    assert [one.cost for one in to_try(told.marked, 0)] == ["\u221212%", "\u22123%"]
    assert [one.seat for one in to_try(told.marked, 1)] == [1]
    assert to_try(told.marked, None) == []


def test_every_answer_that_was_compared_can_be_tried() -> None:
    others = (
        OtherChoice((Reason("swap_lead"),), 0.32, -0.01, 0.01),
        OtherChoice((Reason("keep_why"),), 0.2, -0.13, 0.02),
    )
    moment = structs.replace(MOMENT, choices=others)
    decisions = (structs.replace(REPORT.decisions[1], moment=moment),)
    (one,) = analysis_text(structs.replace(REPORT, decisions=decisions), GAME, "en", DOC, 0).marked

    assert {choice.key: choice.good for choice in one.choices} == {
        "chosen": False,
        "best": True,
        "0": True,
        "1": False,
    }
    assert [choice.says for choice in one.choices] == sorted(choice.says for choice in one.choices)


def test_answers_in_the_same_words_are_told_apart_by_letters_in_the_picture() -> None:
    steps = [Reason("move", {"spaces": 3})] * 3
    moment = structs.replace(
        MOMENT,
        chosen=(steps[0],),
        best=(steps[1],),
        choices=(OtherChoice((steps[2],), 0.2, -0.1, 0.01, (5.0, 1.0)),),
        places=((3.0, 1.0), (4.0, 1.0)),
    )
    asked = structs.replace(marked(0, 5, -0.03, "inaccuracy"), moment=moment)
    report = structs.replace(REPORT, decisions=(asked,))

    told = analysis_text(report, GAME, "en", DOC, 0).marked[0]

    assert told.places == moment.places
    assert [(one.key, one.letter) for one in told.choices] == [("chosen", "A"), ("best", "B"), ("0", "C")]
    assert len({one.says for one in told.choices}) == 3
