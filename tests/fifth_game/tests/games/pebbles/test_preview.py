"""The preview of Pebbles."""

from app.games.pebbles.preview import preview
from tests.games.pebbles.build import heap


def test_a_preview_adds_the_token_to_the_last_stone_only() -> None:
    told = preview(heap(2), 0)

    assert [told["take"][count]["total"] for count in "12"] == [4 + 1, 4 + 2 + 2]
    assert told["grab"] == {"range": [5, 8]}
