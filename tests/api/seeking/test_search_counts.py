"""The counts that are said about waiting are of other people, each once."""

from datetime import timedelta

import pytest

from app.api.seeking.search_counts import Figures, counts_text, figures
from app.table.seeking.past_searches import PastSearch
from app.table.seeking.search_views import SearchRow
from app.table.wire.document import PlayerView
from tests.support.servers.server_parts import NOON


def row(number: int, *games: str) -> SearchRow:
    return SearchRow(
        id=str(number),
        player=PlayerView(str(number), f"P{number}", False),
        games={game: [2] for game in games},
        paces=["quick"],
        rated="either",
        ratings={},
        since="2026-11-24T12:00:00Z",
        is_taken=False,
        on_device_until=None,
    )


def test_people_are_counted_once_and_without_the_reader() -> None:
    rows = [row(1, "a", "b"), row(2, "b"), row(3, "c")]
    hour = [
        PastSearch(frozenset({game}), frozenset({"quick"}), NOON - timedelta(minutes=5), person=person)
        for game, person in (("a", b"1"), ("b", b"1"), ("c", b"3"), ("a", b"me"))
    ]

    assert figures(rows, hour, frozenset({"a", "b"}), b"me") == Figures(alike=2, others=1, hour=1)


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (Figures(2, 1, 3), "2 people are looking now, 3 in the last hour."),
        (Figures(0, 1, 0), "1 other is looking, but for other games."),
        (Figures(0, 0, 1), "1 person looked for yours in the last hour."),
        (Figures(0, 0, 0), "Nobody else is looking, and nobody did in the last hour."),
    ],
)
def test_one_sentence_says_it(counted: Figures, said: str) -> None:
    assert counts_text("en", counted) == said
