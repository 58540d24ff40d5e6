"""The form of a new tournament: what it takes, and what it refuses."""

from datetime import UTC, datetime, timedelta

import pytest
from starlette.datastructures import FormData

from app.api.tournaments.new_tournament_form import empty_form, read_form
from app.engine.catalog import catalog
from app.errors import BadRequest
from app.table.clock.time_control import Bank

HOCKEY = catalog()["hockey_game"]
SENT = {"format": "swiss-2", "tournament_name": "Cup", "coaches": "12", "visibility": "public", "sit": "1"}


def test_a_new_form_has_the_usual_clock_and_the_named_format_if_there_is_one() -> None:
    assert empty_form(HOCKEY, "knockout-2").format == "knockout-2"
    assert empty_form(HOCKEY, "nosuch").format == ""
    assert empty_form(HOCKEY, "").clock.name == "relaxed"


def test_the_time_of_the_start_is_read_in_the_zone_of_the_host() -> None:
    form = read_form(HOCKEY, FormData(SENT | {"begins": "2026-12-24T18:30", "utc_offset": "60"}))

    assert form.begins_at() == datetime(2026, 12, 24, 17, 30, tzinfo=UTC)
    assert read_form(HOCKEY, FormData(SENT)).begins_at() is None


def test_clock_rating_and_computers_become_settings_of_the_tournament() -> None:
    chosen = SENT | {"clock": "own-bank", "minutes": "5", "increment": "5", "rated": "1", "fill": "1"}

    wish = read_form(HOCKEY, FormData(chosen)).wish(HOCKEY)
    plain = read_form(HOCKEY, FormData(SENT)).wish(HOCKEY)

    assert isinstance(wish.clock, Bank)
    assert timedelta(milliseconds=wish.clock.ms) == timedelta(minutes=5)
    assert wish.rated and wish.fill_with is not None
    assert (wish.options["format"], wish.coaches) == ("swiss", 12)
    assert (plain.clock, plain.rated, plain.fill_with) == (None, False, None)


@pytest.mark.parametrize(
    "wrong", [{"begins": "soon"}, {"format": "nosuch"}, {"coaches": "many"}, {"clock": "x"}]
)
def test_what_the_form_does_not_offer_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadRequest):
        read_form(HOCKEY, FormData(SENT | wrong))
