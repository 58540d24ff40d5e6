"""A pick that can still be made at the seat's next turn has cost nothing yet."""

from app.engine.analysis.decisions import counted_decisions
from app.engine.analysis.marks import Mark
from app.engine.analysis.postponed import postponed
from app.engine.catalog import catalog
from app.engine.operations import legal_actions
from app.games.extraliga.model import Phase
from app.table.analyses.match_report import reported
from benchmarks.analysis.positions import complete_options
from benchmarks.analysis.truth import turns
from tests.engine.analysis.test_split import gained


def test_a_card_that_is_offered_again_is_not_lost_by_the_pick_of_another() -> None:
    """The better answer is taken to be the last card on offer: whether it is there again differs by pick."""
    game = catalog()["extraliga"]
    played, _ = turns(game, complete_options(game, {}, 2), ["easy", "easy"], "postponed")
    decisions = [one for one in counted_decisions(game, played) if one.state.phase is Phase.DRAFT]
    best = [tuple(legal_actions(game, one.state, one.seat)[-1:]) for one in decisions]

    found = postponed(game, decisions, best)
    for at, (one, answer) in enumerate(zip(decisions, best, strict=True)):
        later = next((other for other in decisions[at + 1 :] if other.seat == one.seat), None)
        assert found[at] == (later is not None and answer[0] in legal_actions(game, later.state, one.seat))
    assert set(found) == {False, True}


def test_a_loss_that_is_postponed_has_no_mark_and_keeps_its_figures() -> None:
    game = catalog()["extraliga"]
    played, _ = turns(game, complete_options(game, {}, 2), ["easy", "easy"], "postponed")
    decision = counted_decisions(game, played)[0]
    other = next(
        one for one in legal_actions(game, decision.state, decision.seat) if (one,) != decision.actions
    )
    lost = gained(decision.seat, (-0.2, 0.2) if decision.seat == 0 else (0.2, -0.2))
    now, later = (reported(game, decision, lost, (other,), waits) for waits in (False, True))
    assert (now.mark, later.mark) == (Mark.COSTLY, Mark.FINE)
    assert now.gain == later.gain < 0


def test_where_no_answer_repeats_every_loss_counts_at_once() -> None:
    game = catalog()["hockey_game"]
    played, _ = turns(game, complete_options(game, {}, 2), ["easy", "easy"], "postponed")
    decisions = counted_decisions(game, played)
    assert not any(postponed(game, decisions, [one.actions for one in decisions]))
