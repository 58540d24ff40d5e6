"""How long a decision takes, and what silence means."""

import pytest

from app.games.extraliga import GAME
from app.games.extraliga.actions import Auto, Done, Pass, Roll
from app.games.extraliga.model import Editing, Phase
from tests.games.matches import Asked, asked


@pytest.fixture(scope="module")
def seen() -> Asked:
    return asked(GAME, 3)


def test_the_first_line_up_takes_longest_and_a_throw_is_quickly_made(seen: Asked) -> None:
    for state, seat in seen:
        weight = GAME.decision(state, seat).weight
        if isinstance(state.asked, Editing):
            assert weight == (4 if state.season is None else 2)
        else:
            assert weight == (1 / 3 if state.phase is Phase.ROLL else 1)


def test_every_pick_is_another_decision(seen: Asked) -> None:
    picks = [
        (seat, GAME.decision(state, seat).question) for state, seat in seen if state.phase is Phase.DRAFT
    ]

    assert len({question for seat, question in picks if seat == 0}) > 5


def test_silence_is_done_with_the_line_that_stands_or_the_helpers(seen: Asked) -> None:
    said = [(state, GAME.timeout_action(state, seat)) for state, seat in seen]

    assert {action for state, action in said if state.phase is Phase.ROLL} == {Roll()}
    assert {action for state, action in said if state.phase in (Phase.TRAINER, Phase.BONUS)} == {Pass()}
    edited = {
        action for state, action in said if isinstance(state.asked, Editing) and state.options.lineup_helper
    }
    assert edited <= {Done(), Auto(), None}
    assert Done() in edited
