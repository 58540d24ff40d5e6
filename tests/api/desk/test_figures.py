"""The figures of the desk say what goes on, and which of them need a look."""

import pytest
from msgspec import structs

from app.api.desk.figures import HEIGHT, WIDTH, Sample, SiteFigures, figures_of, line_of
from app.api.services import Services
from app.settings import Settings
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


@pytest.mark.anyio
@pytest.mark.db
async def test_there_are_eight_figures_and_matches_are_counted(services: Services) -> None:
    await start_table(services)
    await start_table(services)
    figures = SiteFigures(services.sessions, services.notifier, services.settings)

    shown, dumped_at = await figures.shown()

    names = ["people", "matches", "searches", "errors", "answer", "queue", "analyses", "disk"]
    assert [one.name for one in shown] == names and dumped_at is None
    assert shown[1].number == 2
