"""The decisions of a match know how many they are, because a long match shares the time among them."""

from app.engine.analysis.decisions import counted_decisions
from app.engine.capabilities.analysis import Worlds
from app.games.um_reifenbreite import GAME
from benchmarks.analysis.positions import complete_options
from benchmarks.analysis.truth import turns

USUAL = Worlds(screened=16, batch=30, most=300, decisions=90)


def test_a_match_of_four_times_the_decisions_gets_a_quarter_of_the_worlds_for_each() -> None:
    assert USUAL.among(0) == USUAL.among(60) == USUAL.among(90) == USUAL
    assert USUAL.among(360) == Worlds(screened=8, batch=30, most=75, decisions=90)
    assert USUAL.among(100_000).most == 1


def test_each_decision_knows_how_many_there_are() -> None:
    played, _ = turns(GAME, complete_options(GAME, {}, 2), ["normal", "normal"], "among")

    found = counted_decisions(GAME, played)
    assert {one.among for one in found} == {len(found)}
