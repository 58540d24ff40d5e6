"""The decisions beside a replay: only marked ones, each with the position before it."""

from app.api.analyses.replay_decisions import for_replay
from app.games.um_reifenbreite import GAME
from tests.api.analyses.test_analysis_text import DOC, REPORT


def test_each_marked_decision_leads_to_the_position_before_it() -> None:
    found = for_replay(REPORT, GAME, "en", DOC)

    assert [(one.seq, one.who, one.mark) for one in found] == [
        (4, 0, "inaccuracy"),
        (11, 0, "costly"),
        (13, 1, "mistake"),
        (15, 0, "better"),
    ]
    assert all(one.actions and one.best != one.actions for one in found)
    assert found[1].sub.startswith("computer, hard: ") and found[1].cost == "\u221212%"
