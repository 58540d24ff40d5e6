"""All clauses of Pebbles."""

import pytest
from msgspec import structs

from app.engine.contract import Resign, legal_actions, play
from app.engine.testing import Scripted, clause, kinds, refused_by
from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from app.games.pebbles.model import Side, State
from app.games.pebbles.options import Options


def heap(pebbles: int, grabs: bool = True) -> State:
    """Seat 0 is to act and has 4 and the token 2, seat 1 has 3 and the token 3."""
    return State(Options(grabs=grabs), pebbles, 0, (Side(2, 4), Side(3, 3)))


@clause("PB-1.1", "PB-1.2", "PB-1.3")
@pytest.mark.parametrize("pebbles", [9, 12, 15])
def test_a_match_begins_with_a_heap_a_lot_and_two_tokens(pebbles: int) -> None:
    chance = Scripted(1, 0, 2)
    step = GAME.setup(Options(pebbles), 2, chance)

    assert (step.state.heap, step.state.turn) == (pebbles, 1)
    assert [side.token for side in step.state.sides] == [1, 3] and chance.spent
    assert kinds(step.events) == ["token_dealt", "token_dealt"]
    assert GAME.own(step.state, 0) == {"token": 1}
    assert [GAME.shown(step.events[0], viewer) for viewer in (None, 0, 1)] == [None, step.events[0], None]


@clause("PB-2.1", "PB-2.2")
def test_one_to_three_are_taken_in_turn_and_no_more_than_lie_there() -> None:
    state = heap(2)

    assert legal_actions(GAME, state, 0) == [Take(1), Take(2), Grab()]
    assert [refused_by(GAME, state, 0, Take(3))] == ["PB-2.2"]
    assert next(GAME.objections(state, 0, Take(0))).text == "one_to_most"
    after = GAME.apply(state, 0, Take(1), Scripted()).state
    assert (after.heap, after.sides[0].pebbles, GAME.to_act(after)) == (1, 5, (1,))


@clause("PB-2.3")
def test_a_grab_is_a_die_once_a_match_and_never_more_than_the_heap() -> None:
    after = GAME.apply(heap(9), 0, Grab(), Scripted(3)).state

    assert (after.heap, after.sides[0].pebbles) == (9 - 3, 4 + 3)
    assert refused_by(GAME, structs.replace(after, turn=0), 0, Grab()) == "PB-2.3"
    assert refused_by(GAME, heap(9, grabs=False), 0, Grab()) == "PB-2.3"
    assert GAME.apply(heap(2), 0, Grab(), Scripted(3)).state.sides[0].points == 4 + 2 + 2


@clause("PB-3.1", "PB-3.2")
@pytest.mark.parametrize(("theirs", "places"), [(3, [1, 2]), (8, [1, 1]), (9, [2, 1])])
def test_the_last_pebble_brings_the_token_and_who_has_more_wins(theirs: int, places: list[int]) -> None:
    state = heap(2).with_side(1, Side(3, theirs))
    over = GAME.apply(state, 0, Take(2), Scripted()).state

    outcome = GAME.outcome(over)
    assert outcome is not None
    assert [placed.score for placed in outcome.placements] == [4 + 2 + 2, theirs]
    assert [placed.place for placed in outcome.placements] == places
    assert [GAME.public(over)["sides"][seat]["token"] for seat in "01"] == [2, 3]


@clause("PB-3.3")
def test_who_gives_up_is_second() -> None:
    over = play(GAME, heap(5), 2, 0, Resign(), Scripted()).state

    outcome = GAME.outcome(over)
    assert outcome is not None and outcome.reason == "resigned"
    assert [placed.place for placed in outcome.placements] == [2, 1]


def test_a_preview_counts_the_token_with_the_last_pebble_only() -> None:
    preview = GAME.preview(heap(2), 0) if GAME.preview else {}

    assert [preview["take"][count]["total"] for count in "12"] == [4 + 1, 4 + 2 + 2]
    assert preview["grab"] == {"range": [5, 8]}
