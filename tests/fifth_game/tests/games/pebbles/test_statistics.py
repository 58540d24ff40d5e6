"""The statistics of Pebbles."""

from app.engine.capabilities.statistics import Transition
from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from app.games.pebbles.statistics import statistics
from tests.games.pebbles.build import heap
from tests.support.matches.scripted_chance import Scripted


def test_takes_and_grabs_are_counted_and_points_add_up() -> None:
    first = GAME.apply(heap(4), 0, Grab(), Scripted(2))
    second = GAME.apply(first.state, 1, Take(2), Scripted())
    views = [GAME.public(state) for state in (heap(4), first.state, second.state)]
    transitions = [Transition(1, first.events, *views[:2]), Transition(2, second.events, *views[1:])]

    made = statistics(iter(transitions), 2)

    assert GAME.statistics is statistics and made is not None
    assert [row.cells for row in made.parts.rows] == [(4 + 2, 3 + 2), (0, 3)]
    assert [row.cells for row in made.counts.rows] == [(0, 1), (1, 0), (2, 0)]
    assert [award.says for award in made.awards] == ["aw-grab"]


def test_a_match_without_an_action_has_no_statistics() -> None:
    assert statistics(iter(()), 2) is None
