"""The hints of Pebbles."""

import pytest

from app.games.pebbles import GAME
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.advice import advice
from tests.games.pebbles.build import heap


@pytest.mark.parametrize(
    ("stones", "action", "reasons"),
    [
        (2, Take(2), ["take", "last"]),
        (9, Take(1), ["take", "safe"]),
        (4, Take(1), ["take", "exposed"]),
        (9, Grab(), ["grab"]),
    ],
)
def test_a_hint_says_what_an_action_leads_to(stones: int, action: Action, reasons: list[str]) -> None:
    assert GAME.advice is advice
    assert [one.text for one in advice(heap(stones), 0, action)] == reasons
