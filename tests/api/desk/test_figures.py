"""The figures of the desk say what goes on, and which of them need a look."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs

from app.api.access.identity import new_player
from app.api.desk.figures import (
    DAY_S,
    HEIGHT,
    WIDTH,
    Sample,
    SiteFigures,
    days_until_full,
    figures_of,
    line_of,
)
from app.api.services import Services
from app.db.queries.seeking import searches
from app.db.queries.seeking.searches import SearchState
from app.settings import Settings
from app.table.seeking.meetings.wish import LIVE, RatedWish, Wish
from app.table.seeking.search_wishes import Reach, new_search
from tests.support.matches.tables import start_table

LIMITS = Settings(secret_key="x")
QUIET = Sample(0, 0, 0, errors=0, answers=0, answer_s=0, queue=0, analyses=0, disk_full=0.5)


def checked(*samples: Sample) -> list[str]:
    """Return the names of the figures that need a look."""
    return [one.name for one in figures_of(samples, LIMITS) if not one.is_fine]


def test_a_line_ends_with_the_last_value_and_its_height_is_that_of_the_greatest() -> None:
    assert line_of([1.0, 2.0, 0.0]) == f"{WIDTH - 2},{HEIGHT // 2} {WIDTH - 1},0 {WIDTH},{HEIGHT}"
    assert line_of([0.0]) == f"{WIDTH},{HEIGHT}"
    assert line_of([]) == ""


def test_errors_are_those_of_the_hour_and_answers_those_of_the_last_minutes() -> None:
    before = structs.replace(QUIET, errors=7, answers=100, answer_s=50)
    after = structs.replace(before, errors=8, answers=104, answer_s=52)
    numbers = {one.name: (one.number, one.unit) for one in figures_of([before, after], LIMITS)}

    assert (numbers["errors"], numbers["answer"], numbers["disk"]) == ((1, ""), (500, " ms"), (50, " %"))
    assert checked(before, after) == ["errors", "answer"]
    assert checked(before) == checked(QUIET, QUIET) == []


def test_what_is_above_its_limit_needs_a_look() -> None:
    busy = structs.replace(
        QUIET, queue=LIMITS.desk_queue + 1, analyses=LIMITS.desk_analyses + 1, disk_full=0.99
    )

    assert checked(busy) == ["queue", "analyses", "disk"]


def test_a_disk_that_fills_says_in_how_many_days() -> None:
    assert days_until_full([(0.0, 0.50), (2 * DAY_S, 0.60)]) == 8
    assert days_until_full([(0.0, 0.60), (2 * DAY_S, 0.60)]) is None
    assert days_until_full([(0.0, 0.50), (1.0, 0.60)]) is None
    assert days_until_full([(0.0, 0.50), (2 * DAY_S, 0.500001)]) is None


@pytest.mark.anyio
@pytest.mark.db
async def test_there_are_eight_figures_and_matches_are_counted(services: Services) -> None:
    await start_table(services)
    await start_table(services)
    figures = SiteFigures(services.sessions, services.notifier, services.settings)

    seen = await figures.shown()

    names = ["people", "matches", "searches", "errors", "answer", "queue", "analyses", "disk"]
    assert [one.name for one in seen.figures] == names
    assert seen.figures[1].number == 2
    assert seen.dumped_at is seen.half_within_s is seen.days_left is None


@pytest.mark.anyio
@pytest.mark.db
async def test_half_of_those_who_found_an_opponent_today_did_within_the_median(services: Services) -> None:
    now = datetime.now(UTC)
    for waited_s in (20, 40, 400):
        player = (await new_player(services, "Ann"))[0].id
        search = new_search(
            player, Wish({}, LIVE, RatedWish.EITHER), {"hockey_game": [2]}, Reach(player.encode())
        )
        search.state, search.since, search.seen_at = SearchState.OVER, now - timedelta(hours=1), now
        search.found_at, search.ended_at = search.since + timedelta(seconds=waited_s), now
        async with services.sessions.begin() as session:
            await searches.add(session, search)

    seen = await SiteFigures(services.sessions, services.notifier, services.settings).shown()

    assert seen.half_within_s == 40
