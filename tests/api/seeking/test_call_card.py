"""Cards of calls and rows of those who look say how strong the other one is."""

import pytest

from app.api.rendering.templates import environment, language_globals, part
from app.api.seeking.search_socket import row_html
from app.engine.catalog import catalog
from app.table.seeking.meetings.wish import Rating
from app.table.seeking.search_views import CallView, LookingView, SearchRow
from app.table.wire.document import PlayerView

AT = "2026-11-29T12:00:00Z"
BEN = PlayerView("ben", "Ben")
SETTLED, NEW = Rating(1601, is_settled=True, spread=90), Rating(1584, is_settled=False, spread=230)


def card(rating: Rating | None, is_rated: bool = True) -> str:
    """Return the card of a call of two with Ben."""
    call = CallView(
        id="call",
        game="hockey_game",
        pace="quick",
        is_rated=is_rated,
        seats=2,
        most=2,
        others=[BEN],
        answered=False,
        ends_at=AT,
        begins_at=None,
        gathers=False,
    )
    looking = LookingView(AT, "called", call, rating)
    rest = {"rows": [], "first": None, "begun": None, "coming": None, "holds": False}
    return part("en", "partials/inbox.html", looking=looking, games=catalog(), **rest)


@pytest.mark.parametrize(
    ("rating", "is_rated", "says"),
    [
        (SETTLED, True, "Hockey Game, quick, rated, 1601\u00a0±\u00a090</p>"),
        (NEW, True, "Hockey Game, quick, rated, 1584?\u00a0±\u00a0230</p>"),
        (None, True, "Hockey Game, quick, rated</p>"),
        (None, False, "Hockey Game, quick, friendly</p>"),
    ],
)
def test_a_card_says_the_rating_of_the_other_one(rating: Rating | None, is_rated: bool, says: str) -> None:
    assert f">{says}" in card(rating, is_rated)


@pytest.mark.parametrize(("rating", "says"), [(SETTLED, "1601 ± 90"), (NEW, "1584? ± 230")])
def test_a_row_marks_a_rating_that_is_not_settled(rating: Rating, says: str) -> None:
    row = SearchRow(
        id="search",
        player=BEN,
        games={"hockey_game": [2]},
        paces=["quick"],
        rated="either",
        ratings={"hockey_game": rating},
        since=AT,
        is_taken=False,
        on_device_until=None,
    )

    assert f">{says}<" in row_html("en", row)


@pytest.mark.parametrize(("has_day", "says"), [(False, "12:00 UTC"), (True, "2026-11-29 12:00 UTC")])
def test_a_match_that_has_rested_for_a_day_says_since_which_day(has_day: bool, says: str) -> None:
    rows = environment().get_template("partials/search_row.html").make_module(language_globals("en"))

    assert f">{says}<" in rows.at_time("{t}", AT, has_day=has_day)  # type: ignore[attr-defined]
