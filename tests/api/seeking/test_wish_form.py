"""The form of a wish: numbers of players after their games, times in the reader's zone, minutes by pace."""

from datetime import UTC, datetime
from typing import Any, cast

import pytest

from app.api.seeking.wish_form import match_minutes, written_time, written_wish
from app.engine.catalog import catalog
from app.errors import BadRequest
from app.table.seeking.meetings.wish import LIVE, Pace, RatedWish, Wish

SEATS = ["um_reifenbreite:2", "um_reifenbreite:4", "extraliga:3"]


def test_each_game_that_is_ticked_has_its_own_numbers_of_players() -> None:
    wish = written_wish(
        ["um_reifenbreite", "hockey_game"], SEATS, ["quick", "relaxed"], rated="rated", near="1", fills=""
    )

    games = {"um_reifenbreite": frozenset({2, 4}), "hockey_game": frozenset[int]()}
    assert wish == Wish(games, LIVE, RatedWish.RATED, within=200)


@pytest.mark.parametrize("wrong", [{"seats": ["extraliga:many"]}, {"paces": ["soon"]}, {"rated": "maybe"}])
def test_a_form_with_anything_else_is_refused(wrong: dict[str, object]) -> None:
    written = {
        "games": ["extraliga"],
        "seats": [],
        "paces": ["days"],
        "rated": "either",
        "near": "",
        "fills": "",
    }
    with pytest.raises(BadRequest):
        written_wish(**cast(Any, written | wrong))


def test_a_time_is_read_in_the_zone_of_the_reader() -> None:
    assert written_time("2026-11-29T20:00", 60) == datetime(2026, 11, 29, 19, tzinfo=UTC)
    with pytest.raises(BadRequest):
        written_time("tonight", 60)


def test_a_quick_match_is_shorter_than_a_relaxed_one() -> None:
    minutes = match_minutes(catalog().values())

    assert {*minutes} == LIVE
    assert minutes[Pace.QUICK] < minutes[Pace.RELAXED]
