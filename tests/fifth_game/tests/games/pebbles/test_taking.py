"""Chapter 2 of Pebbles: takes and grabs."""

from msgspec import structs

from app.engine.operations import legal_actions
from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted, clause, refused_by


@clause("PB-2.1", "PB-2.2")
def test_a_take_is_one_to_three_stones_and_passes_the_turn() -> None:
    after = GAME.apply(heap(9), 0, Take(1), Scripted()).state

    assert (after.heap, after.sides[0].stones, GAME.to_act(after)) == (9 - 1, 4 + 1, (1,))
    assert next(GAME.objections(heap(9), 0, Take(0))).text == "one_to_most"


@clause("PB-2.2")
def test_a_take_is_never_more_than_the_heap() -> None:
    assert legal_actions(GAME, heap(2), 0) == [Take(1), Take(2), Grab()]
    assert refused_by(GAME, heap(2), 0, Take(3)) == "PB-2.2"


@clause("PB-2.3")
def test_a_seat_grabs_once_per_match_and_never_more_than_the_heap() -> None:
    after = GAME.apply(heap(9), 0, Grab(), Scripted(3)).state

    assert (after.heap, after.sides[0].stones) == (9 - 3, 4 + 3)
    assert refused_by(GAME, structs.replace(after, turn=0), 0, Grab()) == "PB-2.3"
    assert refused_by(GAME, heap(9, grabs=False), 0, Grab()) == "PB-2.3"
    assert GAME.apply(heap(2), 0, Grab(), Scripted(3)).state.sides[0].points == 4 + 2 + 2
