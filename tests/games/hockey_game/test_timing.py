"""How long a decision takes, and what silence means."""

import pytest
from msgspec import structs

from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare, EndTurn, FaceoffRoll, Restart, Roll
from app.games.hockey_game.model import Move, Phase
from tests.games.matches import Asked, asked


@pytest.fixture(scope="module")
def seen() -> Asked:
    return asked(GAME, 4)


def test_a_face_off_is_quickly_thrown(seen: Asked) -> None:
    weights = {state.phase: GAME.decision(state, seat).weight for state, seat in seen}

    assert weights.pop(Phase.FACEOFF) == 1 / 3
    assert set(weights.values()) == {1}


def test_a_tie_asks_again_so_that_a_hint_of_before_is_over(seen: Asked) -> None:
    thrown = [(state, seat) for state, seat in seen if state.phase is Phase.FACEOFF]
    assert thrown
    for state, seat in thrown:
        tied = structs.replace(state, faceoff=structs.replace(state.bully, ties=state.bully.ties + 1))
        assert GAME.decision(tied, seat).question != GAME.decision(state, seat).question


def test_silence_plays_on_without_a_card(seen: Asked) -> None:
    said = {state.phase: GAME.timeout_action(state, seat) for state, seat in seen}

    assert said[Phase.FACEOFF] == FaceoffRoll()
    assert said[Phase.ATTACK_PREPARE] == said[Phase.DEFEND_PREPARE] == Roll()
    assert said[Phase.ATTACK_CARDS] == said[Phase.DEFEND_CARDS] == EndTurn()
    declared = said[Phase.ATTACK_DECLARE]
    assert isinstance(declared, Declare)
    assert declared.move is Move.STRENGTH
    if Phase.RESTART_CHOICE in said:
        restart = said[Phase.RESTART_CHOICE]
        assert isinstance(restart, Restart)
        assert restart.kind == "goalkeeper"


def test_a_hint_to_end_a_turn_names_no_chance_of_what_is_certain(seen: Asked) -> None:
    told = [
        reason.params["percent"]
        for state, seat in seen
        if EndTurn() in GAME.legal(state, seat)
        for reason in GAME.advice(state, seat, EndTurn())
        if reason.text == "odds"
    ]

    assert told
    assert not {0, 100} & set(told)


def test_a_hint_to_throw_for_the_puck_names_no_chance_that_the_other_throw_would_change(seen: Asked) -> None:
    for state, seat in seen:
        if state.phase is Phase.FACEOFF:
            thrown = state.bully.rolls[1 - seat] is not None
            reasons = [reason.text for reason in GAME.advice(state, seat, FaceoffRoll())]
            assert reasons == (["faceoff", "puck"] if thrown else ["faceoff"])
