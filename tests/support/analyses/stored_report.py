"""The analysis of a race as it is stored, with one decision of seat 0 that can be tried again."""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.engine.types import Reason
from app.table.analyses.match_report import MarkedMoment, MatchReport, ReportedDecision

MOMENT = MarkedMoment((Reason("stay_behind"),), (Reason("take_lead"), Reason("keep_why")), "", {}, (), None)


def report_of(match: str, seq: int, chosen: Mapping[str, Any], best: Mapping[str, Any]) -> dict[str, Any]:
    """Return the report in which the action `seq` cost 12 % against the `best` one."""
    decision = ReportedDecision(
        *(seq, seq, 0, "costly"),
        actions=(chosen,),
        best=(best,),
        gain=-0.12,
        error=0.01,
        chance=0.3,
        worlds=30,
        moment=MOMENT,
    )
    report = MatchReport("points", ((0, (0.5, 0.5)),), (), (decision,), (), (), match)
    split = [
        {"seat": seat, "before": 0.5, "decisions": [0, 0], "dice": 0, "result": 0.5, "error": 0}
        for seat in (0, 1)
    ]
    stored: dict[str, Any] = msgspec.to_builtins(report)
    return stored | {"splits": split, "lead_splits": split}
