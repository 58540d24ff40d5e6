"""A decision that is tried again ends where the analysis ends it, and what its answer draws is not shown."""

import msgspec
import pytest

from app.engine.analysis.decisions import decisions
from app.engine.operations import Refused, legal_actions
from app.table.analyses.tried_again import attempted
from app.table.state.position import Position
from tests.games.matches import GAMES
from tests.games.test_analysis import turns

ACTIONS = 120


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_ends_with_the_action_that_ends_the_decision(game) -> None:
    found = turns(game, 5, ACTIONS)
    by_seq = {turn.seq: turn for turn in found}

    for one in decisions(game, found):
        start = Position(game, one.first - 1, 0, one.state)
        raw = msgspec.to_builtins(list(one.actions))
        last = by_seq[one.last]
        ended = last.drew or one.seat not in game.to_act(last.after)
        early, made = (attempted(start, one.seat, path) for path in (raw[:-1], raw))
        later = attempted(start, one.seat, [*raw, {"type": "nothing"}]) if made.is_whole else made

        assert not early.is_whole and len(early.taken) == len(raw) - 1
        assert made.actions == later.actions == one.actions
        assert made.is_whole or not ended
        if made.is_whole:  # what the answer draws is not shown
            assert made.position.state == early.position.state and made.taken == early.taken


def test_an_impossible_action_is_refused() -> None:
    game = next(game for game in GAMES if game.id == "um_reifenbreite")
    turn = turns(game, 5, 40)[-1]
    offered = legal_actions(game, turn.state, turn.seat)
    others = [action for one in turns(game, 6, 40) for action in [one.action] if action not in offered]

    with pytest.raises(Refused):
        attempted(Position(game, 0, 0, turn.state), turn.seat, [msgspec.to_builtins(others[0])])
